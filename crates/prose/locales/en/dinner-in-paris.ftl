# Dinner in Paris. Keys begin with dp-.

dp-title = Dinner in Paris
dp-line = Open restaurants around the square and fill it with your terraces. Mind the pigeons.

## Restaurants and cards

dp-kind-friterie = Friterie
dp-kind-seafood = Fruits de mer
dp-kind-creperie = Crêperie
dp-kind-pizzeria = Pizzeria
dp-kind-grill = Grill
dp-kind-winebar = Bar à vin
dp-kind-brasserie = Brasserie
dp-kind-gastronomic = Gastronomique

dp-card-coin = coin
dp-card-bread = bread
dp-card-cheese = cheese
dp-card-flour = flour
dp-card-meat = meat
dp-card-potato = potato
dp-card-seafood = seafood
dp-card-tomato = tomato
dp-card-bread-tomato = bread or tomato
dp-card-flour-meat = flour or meat
dp-card-cheese-potato = cheese or potato
dp-card-potato-tomato = potato or tomato
dp-card-cheese-flour-tomato = cheese, flour or tomato
dp-card-bread-potato-seafood = bread, potato or seafood
dp-card-meat-potato-seafood = meat, potato or seafood
dp-card-several = several ingredients

dp-pigeon-draw-two = Draw two
dp-pigeon-draw-two-long = At once: take two resource cards.
dp-pigeon-free-terrace = Free terrace
dp-pigeon-free-terrace-long = At once: lay one more terrace for the same restaurant, without paying.
dp-pigeon-two-coins = Two coins
dp-pigeon-two-coins-long = Later: 2 more to spend in one build.
dp-pigeon-objective = Objective
dp-pigeon-objective-long = Later: draw an objective and keep or share it, or complete a second one in the same action.
dp-pigeon-one-less = One less
dp-pigeon-one-less-long = Later: open a restaurant with one ingredient less.
dp-pigeon-adjacent-cover = Touch and cover
dp-pigeon-adjacent-cover-long = Later: in one build, a restaurant’s terraces may lie beside those of other players, and up to two of them on top.

## The square

dp-decor-fountain = fountain
dp-decor-band = band
dp-decor-lamp = lamp
dp-decor-flowerbed = flower bed
dp-street-north = Rue Nord
dp-street-south = Rue Sud
dp-street-east = Rue Est
dp-street-west = Rue Ouest
dp-spot-north = { $at } Rue Nord
dp-spot-south = { $at } Rue Sud
dp-spot-east = { $at } Rue Est
dp-spot-west = { $at } Rue Ouest
dp-a-terrace = a terrace
dp-a-pigeon = a pigeon

## Majorities and objectives

dp-contest-around-fountain = Around the fountain
dp-contest-around-band = Around the bands
dp-contest-around-lamp = Around the lamps
dp-contest-around-flowerbed = Around the flower beds
dp-contest-area-north = In the north
dp-contest-area-south = In the south
dp-contest-area-east = In the east
dp-contest-area-west = In the west
dp-contest-restaurants = Restaurants
dp-contest-money = Money
dp-contest-pigeons = Pigeon cards

dp-goal-each-decor-kind = The grand tour
dp-goal-lamps = The lamps
dp-goal-flowerbeds = The flower beds
dp-goal-bands = The bands
dp-goal-fountain = The fountain
dp-goal-all-rows = All four rows
dp-goal-quarters = The four quarters
dp-goal-east = The east
dp-goal-north = The north
dp-goal-south = The south
dp-goal-west = The west
dp-goal-twenty = The crowd
dp-goal-empty-row = The empty row
dp-goal-shape-01 = The cross
dp-goal-shape-02 = The flag
dp-goal-shape-03 = The snake
dp-goal-shape-04 = The doorknob
dp-goal-shape-05 = The hat
dp-goal-shape-06 = The fork
dp-goal-shape-07 = The slice
dp-goal-shape-08 = The bistro table
dp-goal-shape-09 = The hen
dp-goal-shape-10 = The tap
dp-goal-shape-11 = The armchair

dp-asks-fountain = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} around the fountain
dp-asks-bands = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} around each band
dp-asks-lamps = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} around each lamp
dp-asks-flowerbeds = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} around each flower bed
dp-asks-kinds = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} around each of the four kinds of decor
dp-asks-north = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} in the northern half
dp-asks-south = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} in the southern half
dp-asks-east = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} in the eastern half
dp-asks-west = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} in the western half
dp-asks-quarters = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} in each quarter of the square
dp-asks-rows = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} emptied in each of your four rows
dp-asks-empty-rows = { $count ->
    [one] one of your rows emptied
   *[other] { $count } of your rows emptied
}
dp-asks-total = { $count ->
    [one] { $count } terrace
   *[other] { $count } terraces
} on the square
dp-asks-shape = { $count } terraces in this shape, turned as you like

## The log

dp-chosen = { $seat } chose an objective
dp-kept = { $seat } kept the objective { $goal }
dp-kept-hidden = { $seat } kept a new objective
dp-shown = Shared objectives: { $goals }
dp-taken = { $seat } took { $card } from the river
dp-drawn = { $seat } drew { $card } from the deck
dp-drawn-hidden = { $seat } drew a card from the deck
dp-renewed = At least three cards alike: the river is renewed
dp-shuffled = The deck is used up: { $count ->
    [one] one discarded card makes
   *[other] { $count } discarded cards make
} a new one
dp-discarded = { $seat } discarded { $card }
dp-waived = { $seat } used a pigeon card: one ingredient less
dp-opened = { $seat } opened { $house }, { $spot } { $gain }
dp-opened-plain = { $seat } opened { $house }, { $spot }
dp-gain-income = +{ $income } income
dp-spent = { $seat } added a coin: { $coins } to spend
dp-spent-pigeon = { $seat } used a pigeon card: { $added } coins more, { $coins } to spend
dp-cover = { $seat } used a pigeon card: { $house } may touch and cover
dp-covered = { $seat } covered { $terrace } of { $house }
dp-met = { $seat } met { $place } and drew { $pigeon }
dp-met-hidden = { $seat } met { $place } and kept its card
dp-free-lost = { $seat } found no place for the free terrace of { $house }
dp-built = { $seat } laid { $count ->
    [one] one terrace
   *[other] { $count } terraces
}{ $lost ->
    [0] {""}
    [one] , one coin unspent
   *[other] , { $lost } coins unspent
}
dp-completed = { $seat } completed { $whose ->
    [own] a secret objective
   *[shared] the shared objective
}, { $goal }{ $pigeon ->
    [yes] , with a pigeon card
   *[no] {""}
} { $gain }
dp-gain-points = +{ $points }
dp-drew-objective = { $seat } used a pigeon card to draw an objective
dp-shared = { $seat } shared the objective { $goal }
dp-turn-ended = { $seat } ended the turn
dp-turn-ended-bonus = { $seat } ended the turn { $gain }
dp-gain-bonus = +{ $bonus } income, now { $income }
dp-last-restaurants = Enough restaurants are open: this is the last round
dp-last-terraces = Two rows are empty: this is the last round
dp-last-no-room = There is no room for another restaurant: this is the last round
dp-last-step-bound = Nothing happens any more: this is the last round (ruling Q17)
dp-end-restaurants = The square is full of restaurants: the game is over
dp-end-terraces = Somebody has emptied two rows: the game is over
dp-end-no-room = No restaurant fits any more: the game is over
dp-end-step-bound = A hundred rounds are enough: the game is over

## What one can do

dp-do-keep = Keep { $goal }: { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dp-do-share = Share { $goal }: { $asks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dp-do-take = Take { $card } from the river
dp-do-take-any = Take a card of the river
dp-do-take-top = Draw from the deck
dp-do-discard = Discard { $card }
dp-do-open = Open { $kind }
dp-do-waive = Use a pigeon card: one ingredient less
dp-do-pay = Pay with { $card }
dp-do-place = Put { $kind } on { $street }, { $from } to { $to }
dp-do-place-any = Put the restaurant at { $spot }
dp-do-build = Build terraces: { $coins } to spend
dp-do-spend = Add a coin card: 1 more to spend
dp-do-spend-pigeon = Use a pigeon card: { $added } more to spend
dp-do-cover = Use a pigeon card: { $house }, { $spot }, may touch and cover
dp-do-cover-any = Use a pigeon card: { $house } may touch and cover
dp-do-lay = Terrace for { $house }, column { $column }, row { $row }, { $price ->
    [0] free
    [one] { $price } coin
   *[other] { $price } coins
}{ $ground ->
    [pigeon] , on a pigeon
    [cover] , covering another
   *[plain] {""}
}
dp-do-lay-any = Terrace on column { $column }, row { $row }{ $ground ->
    [pigeon] , on a pigeon
    [cover] , covering another
   *[plain] {""}
}
dp-do-for = For { $house }, { $spot }
dp-do-for-any = For { $house }
dp-do-finish = Finish build{ $coins ->
    [0] {""}
    [one] , one coin unspent
   *[other] , { $coins } coins unspent
}
dp-do-complete = Complete { $goal }: { $asks }, plus { $points }
dp-do-complete-also = With a pigeon card, complete { $goal } too: { $asks }, plus { $points }
dp-do-draw-objective = Use a pigeon card: draw an objective
dp-do-end-turn = End turn

## What one is asked

dp-ask-keep = Choose the objective you keep in secret. The other one is shared.
dp-ask-draw = Draw a card, from the river or from the deck.
dp-ask = { $actions ->
    [one] One more action
   *[other] { $actions } actions
}: draw a card, open a restaurant, build terraces or complete an objective.
dp-ask-discard = Too many cards: discard one.
dp-ask-pay = { $kind }: choose { $count ->
    [one] one more card
   *[other] { $count } more cards
} to pay.
dp-ask-place = Put { $kind } on the building line.
dp-ask-first = Lay a terrace on a lit cell: { $coins } to spend.
dp-ask-next = { $coins ->
    [0] All is spent: finish the build.
   *[other] Lay another, or finish: { $coins } left.
}
dp-ask-tell = For which restaurant is the terrace in the corner?
dp-ask-draw-two = The pigeon brings { $draws ->
    [one] one more card
   *[other] { $draws } cards
}: from the river or from the deck.
dp-ask-free = The pigeon gives a free terrace: lay it for { $house }.
dp-ask-decide = Keep the new objective in secret, or share it?
dp-ask-close = Both actions are taken: end your turn.
dp-wait = { $seat } is thinking.
dp-wait-keep = Still choosing an objective: { $seats }.
dp-wait-open = { $seat } is opening { $kind }.
dp-wait-build = { $seat } is building terraces.
dp-wait-discard = { $seat } is discarding a card.
dp-wait-decide = { $seat } looks at a new objective.

## The board

dp-tab-board = Board
dp-tab-mine = Cards
dp-tab-extra = Goals
dp-map = The square
dp-map-desc = A square of cells with restaurants along its four streets, terraces inside, a fountain, bands, lamps and flower beds, and pigeons.
dp-reconstructed = Face for two reconstructed
dp-reconstructed-long = The printed face for two players is not known to us. Ours has the same size, decor and number of pigeons as what two use of the main face; the owner of a box can lay the printed one over it.

## Options

dp-option-face = Face of the board
dp-option-face-help = The special face is smaller and for two players only.
dp-option-face-main = Main face
dp-option-face-two-player = Special face for two

## Why not

dp-why-keep = First choose an objective
dp-why-keep-long = Play begins when everybody has chosen which objective to keep.
dp-why-dealt = Not one of your two
dp-why-dealt-long = You were not dealt { $goal }: keep one of the two that you were.
dp-why-draw = First draw a card
dp-why-draw-long = A turn begins with one resource card, from the river or from the deck.
dp-why-done = Both actions are taken
dp-why-done-long = A turn has two actions. End it, or undo.
dp-why-built = You have built this turn
dp-why-built-long = Terraces are built only once a turn.
dp-why-left = { $count ->
    [one] One action is left
   *[other] { $count } actions are left
}
dp-why-left-long = Both actions of a turn must be taken.
dp-why-slot = No such card
dp-why-slot-long = The river has four cards.
dp-why-discard = First discard a card
dp-why-discard-long = Nobody may hold more than seven resource cards.
dp-why-many = Your hand is small enough
dp-why-many-long = Cards are discarded only by who holds more than { $limit }.
dp-why-hand = You have no { $card }
dp-why-hand-long = You can only discard a card from your hand.
dp-why-opening = No restaurant is being opened
dp-why-opening-long = First choose which restaurant to open, then pay and place it.
dp-why-begun = You are opening { $kind }
dp-why-begun-long = Pay its ingredients and put it on the line, or undo.
dp-why-pay = You cannot pay for { $kind }
dp-why-pay-long = Every ingredient on the player board takes one card that shows it.
dp-why-held-long = You can only pay with a card from your hand.
dp-why-asked = Not needed: { $card }
dp-why-asked-long = { $kind } asks for nothing more that this card shows.
dp-why-paid = All ingredients are paid
dp-why-paid-long = Now put { $kind } on the building line.
dp-why-coins = Coins buy no ingredients
dp-why-coins-long = A coin can only be spent while building terraces.
dp-why-off = The street ends here
dp-why-off-long = A restaurant stands along one side of the square, clear of its corners.
dp-why-taken = A restaurant is in the way
dp-why-taken-long = It needs { $width } free cells in a row on the building line.
dp-why-none = All of these are open: { $kind }
dp-why-none-long = There are only as many of a kind as are in the box.
dp-why-room = No room for { $kind }
dp-why-room-long = No side of the line has enough free cells in a row.
dp-why-outside = Out of play
dp-why-outside-long = Terraces lie inside the building line; what is outside is not used.
dp-why-line = The line is for restaurants
dp-why-line-long = No terrace lies on the building line itself.
dp-why-decor = In the way: { $decor }
dp-why-decor-long = No terrace lies on decor.
dp-why-building = You are not building
dp-why-building-long = First choose to build terraces.
dp-why-build = A build is under way
dp-why-build-long = Finish it first, or undo it.
dp-why-restaurant = You have no restaurant
dp-why-restaurant-long = Terraces belong to a restaurant: open one first.
dp-why-reach = Out of reach
dp-why-reach-long = A restaurant’s first terrace lies in front of it, every other beside one of its own.
dp-why-row = No terraces left for { $house }
dp-why-row-long = The row of its category on your player board is empty.
dp-why-dear = Costs { $price }, you have { $coins }
dp-why-dear-long = The next terrace for { $house } costs { $price }: add coins, or build elsewhere.
dp-why-touches = Side by side with { $house }
dp-why-touches-long = Terraces of two restaurants may only touch at a corner.
dp-why-occupied = A terrace of { $house } is here
dp-why-occupied-long = A cell holds one terrace.
dp-why-coin = You have no coin card
dp-why-coin-long = Only the income and coin cards from your hand can be spent.
dp-why-tell = For which restaurant?
dp-why-tell-long = The corner is in front of two of your restaurants: say whose terrace it is.
dp-why-question = Not a terrace of { $house }
dp-why-question-long = The cell must be in front of the restaurant, and the terrace affordable.
dp-why-nothing = No terrace can be laid
dp-why-nothing-long = To build is to lay at least one terrace, and there is no money or no cell for it.
dp-why-laid = Nothing is laid yet
dp-why-laid-long = To build is to lay at least one terrace.
dp-why-pigeon = No such pigeon card
dp-why-pigeon-long = You hold no card { $pigeon }.
dp-why-fresh = From your next turn on
dp-why-fresh-long = You drew { $pigeon } in this very turn.
dp-why-two = { $draws ->
    [one] First draw one card
   *[other] First draw { $draws } cards
}
dp-why-two-long = The pigeon card works at once; then the build goes on.
dp-why-free = First lay the free terrace
dp-why-free-long = The pigeon card works at once: one more terrace for { $house }.
dp-why-waived = One such card is enough
dp-why-waived-long = Only one pigeon card saves an ingredient for a restaurant.
dp-why-second = First complete an objective
dp-why-second-long = The pigeon card adds a second objective to an action that completes one.
dp-why-yours = { $house } is not yours
dp-why-yours-long = The card works for one of your own restaurants.
dp-why-idle = It would not help
dp-why-idle-long = Even with the card there is no cell for a terrace of { $house }.
dp-why-covers = No more covering
dp-why-covers-long = One pigeon card covers at most two terraces.
dp-why-cut = It would cut off { $house }
dp-why-cut-long = No terrace may lose its link to its restaurant.
dp-why-open = Not for you to complete
dp-why-open-long = { $goal } is neither in your hand nor shared.
dp-why-met = Not yet reached: { $goal }
dp-why-met-long = Its condition must hold at the moment you complete it.
dp-why-drawn = No objective was drawn
dp-why-drawn-long = An objective is kept or shared right after it was drawn.
dp-why-other = Another objective was drawn
dp-why-other-long = { $goal } is not the one to decide on now.
dp-why-decide = First keep or share it
dp-why-decide-long = A new objective is kept or shared before the turn goes on.
dp-why-objective = No objectives left
dp-why-objective-long = The deck of objectives is empty.

## Board and panels

dp-b-boards = Player boards
dp-b-board-of = Board of { $name }
dp-b-seats-note = points as they stand
dp-b-standing = { $restaurants } from restaurants, { $rows } from terraces, { $goals } from objectives, { $majorities } from majorities
dp-b-pts = pts
dp-b-points = points
dp-b-income = Income
dp-b-income-of = Income { $income }
dp-b-restaurants = Restaurants
dp-b-cards = Resource cards
dp-b-pigeons = Pigeon cards
dp-b-completed = Objectives completed
dp-b-left = Left to spend
dp-b-soon = Income from the next turn on
dp-b-bonus = Income, from the next turn on
dp-b-supply = { $left } of { $all } left
dp-b-row = Row { $row }: { $emptied } of { $size } laid, worth { $worth }
dp-b-used = Used
dp-b-river = River
dp-b-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
dp-b-deck = { $count ->
    [one] Deck, { $count } card
   *[other] Deck, { $count } cards
}
dp-b-one-of = 1 of { $count }
dp-b-hand = Behind your screen
dp-b-hand-open = Your cards
dp-b-hand-note = { $held } of { $limit } cards, only you see this
dp-b-no-cards = No cards
dp-b-discard = discard
dp-b-pay = pay
dp-b-add-one = add 1
dp-b-add-two = add 2
dp-b-waive = use it
dp-b-draw = draw one
dp-b-lacking = { $count ->
    [0] condition holds
    [one] { $count } lacking
   *[other] { $count } lacking
}
dp-b-complete = Complete
dp-b-also = Also
dp-b-majorities = Majorities
dp-b-majorities-note = points as they stand
dp-b-each = { $points } each
dp-b-seen-only = (what is seen)
dp-b-shared = Shared objectives
dp-b-shared-note = first come
dp-b-shared-none = None at the moment
dp-b-end = Last round at { $count } restaurants
dp-b-last-round = This is the last round
dp-b-over = The tables are cleared
dp-b-doing-watch = { $seat } is playing
dp-b-doing-wait = Waiting for the others
dp-b-doing-keep = Keep one objective
dp-b-other-shared = The other one is shared
dp-b-doing-draw = Draw a card
dp-b-river-or-deck = from the river or the deck
dp-b-draws = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
dp-b-doing-choose = Choose an action
dp-b-actions = { $left } of { $all } actions left
dp-b-build = Build terraces
dp-b-doing-discard = Discard a card
dp-b-held = { $held } in hand, { $limit } allowed
dp-b-doing-open = Open: { $kind }
dp-b-pay-with = Pay with cards from your hand
dp-b-place-it = Choose its place on the building line
dp-b-bill = What it costs
dp-b-doing-build = Build terraces
dp-b-coins-left = { $count ->
    [one] coin left
   *[other] coins left
}
dp-b-finish = Finish build
dp-b-prices = A terrace costs
dp-b-cover-for = Touch and cover for
dp-b-for-which = This terrace is for
dp-b-doing-free = A free terrace
dp-b-free-where = Press a lit cell
dp-b-doing-decide = A new objective
dp-b-keep-or-share = Keep it or share it
dp-b-keep = Keep
dp-b-share = Share
dp-b-doing-close = Your turn is done
dp-b-no-actions = Both actions are taken
dp-b-end-turn = End turn
dp-b-whole = Whole square
dp-b-closer = Closer
dp-b-score = Final count
dp-b-player = Player
dp-b-terraces = Terraces
dp-b-missed = Missed
dp-b-total = Total
dp-b-score-help = Small figures: terraces laid, and what each has in a contest.
