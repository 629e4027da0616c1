# Papà Paolo. Keys begin with pp-.

pp-title = Papà Paolo
pp-line = Bid for streets in Naples and deliver while the crust is warm.

pp-tile = city tile
pp-tile-gold = gold tile
pp-tile-blue = blue tile
pp-tile-red = red tile
pp-tile-green = green tile
pp-houses = { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}
pp-pizzeria = pizzeria
pp-bribe = bribe
pp-start-tile = start tile { $at }
pp-delivery-tile = delivery tile { $at }
pp-investment-gold = finance investment
pp-investment-blue = market investment
pp-investment-red = express investment
pp-investment-green = network investment
pp-track-gold = finance track
pp-track-blue = market track
pp-track-red = express track
pp-track-green = network track
pp-job-sponsor = sponsor
pp-job-market = market
pp-job-express = express delivery
pp-job-build = build
pp-side-north = up
pp-side-east = right
pp-side-south = down
pp-side-west = left

# Counted from the start pizzeria.
pp-where = { $ew ->
    [left] { $x } left
    [right] { $x } right
   *[none] {""}
}{ $both ->
    [yes] {", "}
    [home] at the start
   *[no] {""}
}{ $ns ->
    [up] { $y } up
    [down] { $y } down
   *[none] {""}
}
pp-shop-at = { $both ->
    [home] the start pizzeria
   *[other] the pizzeria ({ pp-where })
}

pp-phase-starting = Start tiles
pp-phase-acting = A District and actions
pp-phase-bidding = C Bids
pp-phase-paying = C Investments and delivery tiles
pp-phase-investing = D Investing
pp-phase-claiming = E Delivery tiles
pp-phase-delivering = E Deliveries
pp-phase-over = Game over

## The log

pp-kept = { $seat } kept { $start }
pp-kept-one = { $seat } chose a start tile
pp-shown = { $seat } { $who ->
    [you] begin
   *[other] begins
} with { $start }
pp-round-begun = Round { $round } begins. Order of play: { $order }
pp-laid = { $seat } laid a { $tile } with { pp-houses } ({ pp-where })
pp-nothing-done = { $seat } took neither the tile nor an action
pp-sponsored = { $seat } found a sponsor { $gain }
pp-gain-money = +£{ $count }
pp-bought = { $seat } bought { $count ->
    [one] 1 pizza
   *[other] { $count } pizzas
} for £{ $price }{ $extra ->
    [0] {""}
   *[other] , with { $extra } on top
} { $gain }
pp-gain-pizzas = { $count ->
    [one] +1 pizza
   *[other] +{ $count } pizzas
}
pp-lost = { $seat } did not place { $count ->
    [one] 1 pizza: it is lost
   *[other] { $count } pizzas: they are lost
}
pp-express-paid = { $seat } paid £{ $price } for an express delivery
pp-built = { $seat } built a { $pizzeria } for £{ $price } ({ pp-where }) { $gain }
pp-bribed = { $seat } took a { $bribe } { $gain }
pp-bid = { $seat } bid { $bid }
pp-withdrawn = { $seat } { $who ->
    [you] bid
   *[other] bids
} no more
pp-paid = { $seat } paid the bid of £{ $price }
pp-invested = { $seat } { $price ->
    [0] took the { $investment }
   *[other] bought the { $investment } for £{ $price }
}
pp-declined = { $seat } bought no investment
pp-turned = { $seat } turned the large tile: { $offered } are left
pp-delivery-taken = { $seat } took { $delivery }: { $gain }
pp-gain-delivery = { $count } pizzas, distance { $distance }
pp-order-set = Order of the next round: { $order }
pp-learned = { $seat } reached column { $column } of the { $track }: { $gain }
pp-gain-finance = now £{ $count }
pp-gain-market = { $count ->
    [0] nothing on top yet
    [one] now 1 pizza on top
   *[other] now { $count } pizzas on top
}
pp-gain-express = { $count ->
    [one] now 1 pizza
   *[other] now { $count } pizzas
}
pp-gain-network = { $count ->
    [one] now 1 round
   *[other] now { $count } rounds
}
pp-unused = { $seat } put the investment aside
pp-completed = { $seat } served every house of a { $tile } ({ pp-where })
pp-delivered = { $seat } delivered { $count ->
    [0] nothing
    [one] 1 pizza { $gain }
   *[other] { $count } pizzas { $gain }
}
pp-gain-points = +{ $count }
pp-nothing-to-deliver = { $seat } had nothing to deliver
pp-end-five-rounds = Five rounds are played: the game is over

## What one can do

pp-do-keep = Keep { $start }: { $tile }, { pp-houses }
pp-do-place = Pawn on row { $row }, column { $column }: { $tile }, { pp-houses }; { $jobs }
pp-do-lay = Lay the tile ({ pp-where }), road { $sides }
pp-do-sponsor = Sponsor: take £{ $value }
pp-do-market = Market: buy pizzas{ $value ->
    [0] {""}
   *[other] , { $value } on top
}
pp-do-express = Express: £{ $price }, { $value ->
    [one] 1 pizza
   *[other] up to { $value } pizzas
}
pp-do-build = Build a pizzeria
pp-do-buy = Buy { $count ->
    [one] 1 pizza
   *[other] { $count } pizzas
} for £{ $price }{ $extra ->
    [0] {""}
   *[other] , { $extra } on top
}
pp-do-stock = Put a pizza on { pp-shop-at }
pp-do-pick = Build the { $pizzeria } for £{ $price }, room for { $capacity }
pp-do-site = Build the pizzeria ({ pp-where })
pp-do-bid = Bid { $bid }
pp-do-bid-column = Bid { $bid } in column { $column } for { $delivery }
pp-do-pass = Pass
pp-do-withdraw = Bid no more
pp-do-take = { $price ->
    [0] Take the { $investment }
   *[other] Buy the { $investment } for £{ $price }
}
pp-do-offer = Leave the other player: { $offered }
pp-do-claim = Take { $delivery }: { $count } pizzas, distance { $distance }
pp-do-claim-none = Take a delivery tile
pp-do-learn = Keep it: a step on the { $track }
pp-do-learn-none = Keep it for experience
pp-do-start = Begin a round at { pp-shop-at }
pp-do-step = On to the { $tile } ({ pp-where })
pp-do-drop = Deliver to the { $tile } ({ pp-where })
pp-do-finish-stocking = { $left ->
    [0] Done
    [one] Done: lose 1 pizza
   *[other] Done: lose { $left } pizzas
}
pp-do-finish = End the deliveries
pp-do-buy-none = Buy no investment
pp-do-aside = Put the tile aside
pp-do-nothing = Neither tile nor action

## What one is asked

pp-ask-start = Keep one of your two start tiles.
pp-ask-pawn = Put a pawn on a tile nobody stands on. { $left ->
    [one] It is your last.
   *[other] You have { $left }.
}
pp-ask-field = Lay the { $tile } in your district, or leave it for an action: { $jobs }.
pp-ask-shopping = How many pizzas do you buy?
pp-ask-stocking = { $left ->
    [0] All pizzas are placed: finish.
    [one] Put 1 pizza on a pizzeria, or finish.
   *[other] Put { $left } pizzas on your pizzerias, or finish.
}
pp-ask-picking = Which pizzeria do you build?
pp-ask-siting = Put the pizzeria beside a city tile.
pp-ask-bid = Put a pawn on the Piazza, or bid no more.
pp-ask-outbid = You are outbid: bid again on this step or higher, or no more.
pp-ask-bid-two = Bid for the choice of tiles, or pass.
pp-ask-investment = Your bid is paid. Choose an investment.
pp-ask-buy-investment = Buy an investment for £{ $price }, or none.
pp-ask-offer = You took the { $investment }. Turn the tile: which two are left?
pp-ask-investing = Use the { $investment }: its action, or a step on its track.
pp-ask-investing-none = Use your investment: its action, or a step on its track.
pp-ask-claim = Choose a delivery tile.
pp-ask-deliver = Begin a delivery round at a pizzeria. { $count ->
    [one] 1 pizza
   *[other] { $count } pizzas
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
pp-ask-courier = Go on from tile to tile and deliver. { $count ->
    [one] 1 pizza is left.
   *[other] { $count } pizzas are left.
}
pp-ask-next-round = This round is done. Begin another, or end the deliveries. { $count ->
    [one] 1 pizza
   *[other] { $count } pizzas
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
pp-ask-delivered = Nothing more can be delivered: end the deliveries.
pp-wait = The table waits for { $seats }.
pp-wait-starting = { $seat } is choosing a start tile.
pp-wait-acting = { $seat } is placing a pawn.
pp-wait-bidding = { $seat } is bidding.
pp-wait-paying = { $seat } is choosing an investment.
pp-wait-investing = { $seat } is investing.
pp-wait-claiming = { $seat } is choosing a delivery tile.
pp-wait-delivering = { $seat } is delivering.

## The board

pp-tab-board = Experience
pp-tab-mine = Experience
pp-tab-extra = Points
pp-map = Board of Naples
pp-map-desc = Fields with city tiles, coins at the ends of rows and columns, the stairs of the Piazza, and the districts.
pp-reconstructed = Tiles reconstructed
pp-reconstructed-long = Most of what is printed on tiles and boards is not known to us. Ours keeps to the numbers in the rulebook; the owner of a box can lay the printed ones over it.

## Options

pp-option-open-money = Open money
pp-option-open-money-help = Everybody sees everybody’s money.
pp-option-hidden-coin = Variant A: a hidden coin
pp-option-hidden-coin-help = One coin lies face down; whoever wins it begins the next round.
pp-option-reverse-order = Variant B: reverse order
pp-option-reverse-order-help = The lowest on the stairs plays first in the next round.
pp-option-money-points = Variant C: points for money
pp-option-money-points-help = At the end the most money is worth 2 points, the next most 1.
pp-option-preview = Variant D: preview
pp-option-preview-help = Two players also see the delivery tiles of the next round.

## Why not

pp-why-first-start = First keep a start tile
pp-why-first-pawn = First place a pawn
pp-why-first-field = First the tile or an action
pp-why-first-shopping = First buy pizzas
pp-why-first-stocking = First place your pizzas
pp-why-first-picking = First choose a pizzeria
pp-why-first-siting = First place the pizzeria
pp-why-first-bid = First bid, or withdraw
pp-why-first-investment = First choose an investment
pp-why-first-offer = First turn the large tile
pp-why-first-investing = First use your investment
pp-why-first-claim = First choose a delivery tile
pp-why-first-delivering = First finish your deliveries
pp-why-first-long = One thing after the other: this comes first, or undo it.
pp-why-not-yours = You do not have { $start }
pp-why-not-yours-long = Keep one of the two that you were given.
pp-why-no-field = No such field
pp-why-no-field-long = The board has no field there.
pp-why-field-taken = { $seat } { $who ->
    [you] have
   *[other] has
} a pawn here
pp-why-field-taken-long = A pawn goes on a tile that nobody stands on.
pp-why-turn = This tile lies otherwise
pp-why-turn-long = Its roads cannot be turned to those sides.
pp-why-cell = Something lies here already
pp-why-cell-long = Tiles and pizzerias stay where they are, one to a place.
pp-why-joined = No road to a pizzeria
pp-why-joined-long = A road must join the tile to one of your pizzerias.
pp-why-houses = A road would meet houses
pp-why-houses-long = Between two city tiles, road meets road and houses meet houses.
pp-why-large = The district would be too large
pp-why-large-long = All of it must fit into four by five places, lying or standing.
pp-why-here = Not offered here: { $job }
pp-why-here-long = A field offers the actions of its row and of its column.
pp-why-other = You hold the { $investment }
pp-why-other-long = An investment tile brings only the action of its own colour.
pp-why-dear = £{ $price }, and you have £{ $money }
pp-why-dear-long = { $what ->
    [pizzas] You cannot pay for so many pizzas.
    [express] An express delivery is paid in advance.
    [pizzeria] You cannot pay for the pizzeria.
    [bid] Bids are paid: nobody bids more than he has.
   *[investment] You cannot pay for the investment.
}
pp-why-room = All your pizzerias are full
pp-why-room-long = There must be room for at least one pizza.
pp-why-no-pizza = Your pizzas are all used
pp-why-no-pizza-long = You have 36 pizzas for the whole game.
pp-why-no-pizzeria = No pizzeria of yours here
pp-why-no-pizzeria-long = Pizzas lie on pizzerias, and rounds begin there.
pp-why-full = This pizzeria is full
pp-why-full-long = A pizzeria holds no more pizzas than it shows.
pp-why-stocked = All pizzas are placed
pp-why-stocked-long = None is left to place. Finish.
pp-why-nobody = No pizza could be delivered
pp-why-nobody-long = An express delivery needs a pizza, and a hungry house that a road joins to it.
pp-why-sold = None of these is left
pp-why-sold-long = The pizzerias of this price are all built.
pp-why-site = No place for a pizzeria
pp-why-site-long = It must touch a city tile, but no pizzeria, and fit into the district.
pp-why-beside-tile = Not beside a city tile
pp-why-beside-tile-long = One side of the pizzeria must touch a city tile of your district.
pp-why-beside-pizzeria = Beside another pizzeria
pp-why-beside-pizzeria-long = Pizzerias may meet at corners, but never along a side.
pp-why-no-bid = No such bid
pp-why-no-bid-long = This place of the Piazza is not used.
pp-why-highest = { $seat } { $who ->
    [you] stand
   *[other] stands
} as high here
pp-why-highest-long = A pawn goes higher than every other pawn of its column.
pp-why-lower = Never down the stairs
pp-why-lower-long = A pawn that bids again stays on its step or goes higher, in any column.
pp-why-higher = The bid stands at £{ $price }
pp-why-higher-long = Bid more; only the answer to a first bid of £6 or more may be lower.
pp-why-offer = Not on offer: { $investment }
pp-why-offer-long = Choose one of the investments that are left.
pp-why-take = Your bid brings an investment
pp-why-take-long = Only those without a bid may do without.
pp-why-beside = { $investment } lies elsewhere
pp-why-beside-long = Only a colour beside the one you took can be turned to the other player.
pp-why-no-tile = No delivery tile here
pp-why-no-tile-long = Choose one of the tiles on offer.
pp-why-last = End of the { $track }
pp-why-last-long = The marker is in the last column. Use the action, or put the tile aside.
pp-why-use = The tile must be used
pp-why-use-long = Carry out its action, or keep it and move your marker.
pp-why-no-round = No delivery round is left
pp-why-no-round-long = The network track shows how many rounds you have.
pp-why-no-more = No more pizzas this time
pp-why-no-more-long = The number of pizzas is shared by all rounds.
pp-why-empty = This pizzeria is empty
pp-why-empty-long = All pizzas of a round come from the pizzeria where it began.
pp-why-under-way = First begin a round
pp-why-under-way-long = A delivery round begins at one of your pizzerias.
pp-why-round-empty = Nothing delivered in this round
pp-why-round-empty-long = Deliver a pizza before you begin the next round, or undo.
pp-why-there = The courier is not here
pp-why-there-long = Pizzas are delivered on the tile that the courier has reached.
pp-why-courier = Too far for one step
pp-why-courier-long = The courier goes from tile to neighbouring tile.
pp-why-road = No road leads here
pp-why-road-long = The courier goes only where a road leaves one tile and enters the next.
pp-why-same-road = Not the same road again
pp-why-same-road-long = At a fork one way is chosen; a round takes no road twice.
pp-why-through = Not through a pizzeria
pp-why-through-long = A delivery round goes over city tiles only.
pp-why-far = Distance { $distance } is used up
pp-why-far-long = Each round goes over as many tiles as the delivery tile shows.
pp-why-beyond = Nobody to serve that way
pp-why-beyond-long = No pizza could be delivered there or beyond.
pp-why-served = Every house has its pizza
pp-why-served-long = A tile takes one pizza for each coloured house.
pp-why-delivered = Nothing delivered yet
pp-why-delivered-long = An express delivery delivers at least one pizza.

## Board and panels

pp-b-city = The city: fields with tiles, an action for each row and column, bribes at the ends
pp-b-field = Row { $row }, column { $column }
pp-b-cell = Cell { $at }
pp-b-tile = { $colour }, { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}{ $pizzas ->
    [0] {""}
   *[other] , { $pizzas } served
}
pp-b-shop = Pizzeria, { $pizzas } of { $room } pizzas
pp-b-coin-row = Bribe of { $value } for row { $n }
pp-b-coin-column = Bribe of { $value } for column { $n }
pp-b-leads = { $name } in front
pp-b-bribes = bribes
pp-b-pile = { $n ->
    [one] 1 tile in the pile
   *[other] { $n } tiles in the pile
}
pp-b-tiles = tiles
pp-b-sponsor = Sponsor
pp-b-market = Market
pp-b-express = Express
pp-b-build = Build
pp-b-your-district = Your district
pp-b-district-of = { $name }’s district
pp-b-fits = fits
pp-b-fits-turned = fits if turned
pp-b-turn-left = Turn left (mouse wheel, or Shift+R)
pp-b-turn-right = Turn right (mouse wheel, or R)
pp-b-way = How the tile lies
pp-b-piazza = Piazza
pp-b-piazza-long = The Piazza: bids on its steps, delivery tiles above
pp-b-bids-in-c = bids in phase C
pp-b-delivery = { $id }: { $pizzas } pizzas, distance { $distance }
pp-b-investments = Investments
pp-b-or-step = or a step
pp-b-for-sale = Pizzerias for sale
pp-b-left = { $n ->
    [0] sold
   *[other] { $n } left
}
pp-b-room = room for { $n }
pp-b-phase-a = Expand or act
pp-b-phase-b = Bribes
pp-b-phase-c = Bid
pp-b-phase-d = Invest
pp-b-phase-e = Deliver
pp-b-phase-f = Experience
pp-b-phase-g = Next round
pp-b-round = Round { $n }
pp-b-phases = Phases of the round
pp-b-order = order
pp-b-views = Parts of the board
pp-b-view-city = City
pp-b-view-district = District
pp-b-view-piazza = Piazza
pp-b-track-gold = Finance
pp-b-track-blue = Market
pp-b-track-red = Express
pp-b-track-green = Network
pp-b-tracks = The four experience tracks
pp-b-expert = expert +{ $n }
pp-b-versatility = Versatility
pp-b-purse = Your purse: £{ $n }
pp-b-only-you = only you see
pp-b-experience = Your experience
pp-b-sum = { $delivered } delivered + { $versatility } versatility
pp-b-sum-experts = + { $n } experts
pp-b-sum-waste = − { $n } waiting
pp-b-points = { $n ->
    [one] 1 point now
   *[other] { $n } points now
}
pp-b-pawns-left = { $n ->
    [one] 1 pawn left
   *[other] { $n } pawns left
}
pp-b-delivered = { $n ->
    [one] 1 pizza delivered
   *[other] { $n } pizzas delivered
}
pp-b-waiting = { $n ->
    [one] 1 pizza waiting
   *[other] { $n } pizzas waiting
}
pp-b-secret = money: secret
pp-b-money = money
pp-b-seats-note = delivered, waiting, money
pp-b-do-start = Choose your start tile
pp-b-do-pawn = Place a pawn
pp-b-do-field = Lay the tile or do an action
pp-b-do-shopping = At the market
pp-b-do-stocking = Fill your pizzerias
pp-b-do-picking = Choose a pizzeria
pp-b-do-siting = Place the pizzeria
pp-b-do-bid = Bid on the Piazza
pp-b-do-investment = Choose an investment
pp-b-do-offer = Turn the large tile
pp-b-do-investing = Use your investment
pp-b-do-claim = Choose a delivery tile
pp-b-do-delivering = Deliver pizzas
pp-b-pawn-of = Pawn { $n } of { $of }, £{ $money } in your purse
pp-b-to-place = { $n ->
    [0] All are placed
    [one] 1 pizza to place
   *[other] { $n } pizzas to place
}
pp-b-have = £{ $money } in your purse
pp-b-tour = Left: { $pizzas ->
    [one] 1 pizza
   *[other] { $pizzas } pizzas
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Distance { $gone } of { $distance }
pp-b-tour-express = Left: { $pizzas ->
    [one] 1 pizza
   *[other] { $pizzas } pizzas
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, any distance
pp-b-terms-sponsor = +£{ $n }
pp-b-terms-market = from £{ $price }{ $n ->
    [0] {""}
   *[other] , +{ $n }
}
pp-b-terms-express = £{ $price }, { $n ->
    [one] 1 pizza
   *[other] { $n } pizzas
}
pp-b-terms-build = from £{ $price }
pp-b-terms-sold = sold out
pp-b-instead = instead
pp-b-nothing = Nothing
pp-b-step = A step
pp-b-lay-it = Lay it here
pp-b-build-it = Build it here
pp-b-bid-it = Bid this
pp-b-offer-it = Leave these
pp-b-keep-it = Keep it
pp-b-take-it = Take it
pp-b-tally = Points so far
pp-b-tally-help = If the game ended now.
pp-b-final = Final count
pp-b-player = player
pp-b-col-delivered = delivered
pp-b-col-versatility = versa­tility
pp-b-col-experts = experts
pp-b-col-waste = waiting
pp-b-col-money = for money
pp-b-col-total = points
