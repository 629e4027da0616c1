# Rival Restaurants. Keys begin with rr-.

rr-title = Rival Restaurants
rr-line = One minute at the market, one tomato left, and everybody wants it.

## Tabs, the board and the options

rr-tab-board = Deals
rr-tab-mine = Restaurant
rr-tab-extra = Rivals
rr-map = The market board
rr-map-desc = Six markets, each with a shelf and three or four counters, around the Island in the middle.
rr-reconstructed = Cards reconstructed
rr-reconstructed-long = The printed faces of most recipes, action cards and restaurants are not known to us. These are ours; the owner of a box can type in the printed ones.

rr-option-amateur = Amateur Chef
rr-option-amateur-help = No clock, and no chef powers before a restaurant’s first level.
rr-option-start_up = Start-up
rr-option-start_up-help = Two basic recipes, no action card and no ingredients at the start: a longer game.
rr-option-two_chefs = Two too many in the kitchen
rr-option-two_chefs-help = Everybody moves two chefs. For two or three players.
rr-option-draft = Draft the chefs
rr-option-draft-help = With two players: pick and ban chefs in turn instead of dealing them.
rr-option-restaurants = Restaurants to choose from
rr-option-restaurants-help = So many are dealt to each player, who keeps one.
rr-option-chefs = Chefs to choose from
rr-option-chefs-help = So many are dealt to each player.
rr-option-quiet_mart = Quiet Mystery Mart
rr-option-quiet_mart-help = Chefs have no power over others at Mystery Mart.
rr-option-clock = Seconds for Buy and Barter
rr-option-clock-help = 0 is no clock.
rr-option-wheel_clock = Seconds for the wheel
rr-option-wheel_clock-help = Who is late goes to the Island. 0 is no clock.
rr-option-last_day = Last day
rr-option-last_day-help = If nobody has won by then, the game ends after this day.

## Components

rr-place-carbtastic = Carbtastic
rr-place-fruit-stand = the “Fruit” Stand
rr-place-vegetable-land = Vegetable Land
rr-place-chop-shop = the Chop Shop
rr-place-dairy-king = Dairy King
rr-place-mystery-mart = Mystery Mart
rr-place-island = the Island

rr-ingredient-bread = Bread
rr-ingredient-flour = Flour
rr-ingredient-potato = Potato
rr-ingredient-noodles = Noodles
rr-ingredient-rice = Rice
rr-ingredient-avocado = Avocado
rr-ingredient-beans = Beans
rr-ingredient-peppers = Peppers
rr-ingredient-sweet-fruit = Sweet Fruit
rr-ingredient-tomato = Tomato
rr-ingredient-carrot = Carrot
rr-ingredient-garlic = Garlic
rr-ingredient-greens = Greens
rr-ingredient-onion = Onion
rr-ingredient-scallion = Scallion
rr-ingredient-beef = Beef
rr-ingredient-fish = Fish
rr-ingredient-pork = Pork
rr-ingredient-poultry = Poultry
rr-ingredient-seafood = Seafood
rr-ingredient-butter = Butter
rr-ingredient-cheese = Cheese
rr-ingredient-egg = Egg
rr-ingredient-milk = Milk
rr-ingredient-alien-goo = Alien Goo
rr-ingredient-chocolate = Chocolate
rr-ingredient-secret-sauce = Secret Sauce
rr-ingredient-wine = Wine
rr-ingredient-tofu = Tofu

rr-chef-angus-khan = Angus Khan
rr-chef-antoine-baguette = Antoine Baguette
rr-chef-biff-brobeque = Biff Brobeque
rr-chef-gardena-eden = Gardena Eden
rr-chef-general-stroganov = General Stroganov
rr-chef-gohan-sushido = Gohan Sushido
rr-chef-kim-chi = Kim Chi
rr-chef-lovehandles-mcfatterson = Lovehandles McFatterson
rr-chef-mortimer-sleazburger = Mortimer Sleazburger
rr-chef-phyllis-grubman = Phyllis Grubman
rr-chef-pork-knuckles = Pork Knuckles
rr-chef-senor-fuego = Señor Fuego
rr-chef-unknown = the active chef

rr-upgrade-basic-book = Basic Recipe Book
rr-upgrade-gourmet-book = Gourmet Recipe Book
rr-upgrade-double-burner = Double Burner
rr-upgrade-social-media = Social Media Advertising
rr-upgrade-celebrity = Celebrity Support

rr-card-clam-voyance = Clam-Voyance
rr-card-raiders-of-the-lost-pork = Raiders of the Lost Pork
rr-card-armed-robbery = Armed Robbery
rr-card-fly-tipping = Fly-Tipping
rr-card-trash-talk = Trash Talk
rr-card-surprise-inspection = Surprise Inspection
rr-card-sticky-fingers = Sticky Fingers
rr-card-menu-swap = Menu Swap
rr-card-back-to-the-cutting-board = Back to the Cutting Board
rr-card-detour = Detour
rr-card-fridge-failure = Fridge Failure
rr-card-power-cut = Power Cut
rr-card-surge-pricing = Surge Pricing
rr-card-clean-sweep = Clean Sweep
rr-card-extra-thyme = Extra Thyme
rr-card-going-going-mine = Going, Going, Mine
rr-card-second-errand = Second Errand
rr-card-flash-in-the-pan = Flash in the Pan
rr-card-rave-review = Rave Review
rr-card-dumpster-dive = Dumpster Dive
rr-card-special-delivery = Special Delivery

rr-restaurant-rising-sun = Rising Sun
rr-restaurant-luchador-picante = Luchador Picante
rr-restaurant-banchan-republic = Banchan Republic
rr-restaurant-jade-wok = Jade Wok
rr-restaurant-nonna-volante = Nonna Volante
rr-restaurant-canard-fache = Canard Fâché
rr-restaurant-highway-griddle = Highway Griddle
rr-restaurant-tiffin-express = Tiffin Express

rr-recipe-salmon-onigiri = Salmon Onigiri
rr-recipe-yaki-udon = Yaki Udon
rr-recipe-tamago-sando = Tamago Sando
rr-recipe-kimchi-pancakes = Kimchi Pancakes
rr-recipe-gamja-jorim = Gamja Jorim
rr-recipe-dakgangjeong = Dakgangjeong
rr-recipe-yangzhou-fried-rice = Yangzhou Fried Rice
rr-recipe-dan-dan-noodles = Dan Dan Noodles
rr-recipe-dry-fried-green-beans = Dry-Fried Green Beans
rr-recipe-guacamole = Guacamole
rr-recipe-baja-fish-tacos = Baja Fish Tacos
rr-recipe-chili-con-carne = Chili con Carne
rr-recipe-bruschetta = Bruschetta
rr-recipe-fettuccine-al-burro = Fettuccine al Burro
rr-recipe-pizza-margherita = Pizza Margherita
rr-recipe-onion-soup-gratin = Onion Soup Gratin
rr-recipe-crepes-suzette = Crêpes Suzette
rr-recipe-ratatouille = Ratatouille
rr-recipe-mac-and-cheese = Mac and Cheese
rr-recipe-avocado-bacon-club = Avocado Bacon Club
rr-recipe-loaded-baked-potato = Loaded Baked Potato
rr-recipe-rajma-masala = Rajma Masala
rr-recipe-seviyan-kheer = Seviyan Kheer
rr-recipe-saag-paneer = Saag Paneer
rr-recipe-chirashi-bowl = Chirashi Bowl
rr-recipe-tonkotsu-ramen = Tonkotsu Ramen
rr-recipe-katsu-curry = Katsu Curry
rr-recipe-bibimbap = Bibimbap
rr-recipe-japchae = Japchae
rr-recipe-haemul-sundubu = Haemul Sundubu
rr-recipe-mapo-tofu = Mapo Tofu
rr-recipe-sweet-and-sour-pork = Sweet and Sour Pork
rr-recipe-crispy-aromatic-duck = Crispy Aromatic Duck
rr-recipe-california-burrito = California Burrito
rr-recipe-mole-poblano = Mole Poblano
rr-recipe-ceviche = Ceviche
rr-recipe-tiramisu = Tiramisù
rr-recipe-lasagne-al-forno = Lasagne al Forno
rr-recipe-risotto-ai-frutti-di-mare = Risotto ai Frutti di Mare
rr-recipe-coq-au-vin = Coq au Vin
rr-recipe-boeuf-bourguignon = Bœuf Bourguignon
rr-recipe-bouillabaisse = Bouillabaisse
rr-recipe-smash-burger-platter = Smash Burger Platter
rr-recipe-new-england-chowder = New England Chowder
rr-recipe-chicken-and-waffles = Chicken and Waffles
rr-recipe-butter-chicken = Butter Chicken
rr-recipe-goan-fish-curry = Goan Fish Curry
rr-recipe-prawn-biryani = Prawn Biryani
rr-recipe-unknown = a recipe

rr-shelf = the shelf
rr-nothing = nothing
rr-counter = counter { $at }
rr-piece-money = ${ $at }
rr-piece-garbage = 1 garbage
rr-piece-favour = a favour

## The log

rr-gain-money = +${ $amount }
rr-gain-popularity = +{ $amount } popularity

rr-opened = { $seat } opened { $restaurant }
rr-took = { $seat } took { $chef }
rr-banned = { $seat } banned { $chef }
rr-day = Day { $day }
rr-income = { $seat } took the day’s income { $gain }
rr-went = { $chef } ({ $seat }) went to { $place }
rr-played = { $seat } played { $card }
rr-struck-card = { $by } aimed { $what } at { $who ->
    [you] you
   *[other] { $seat }
}
rr-struck-power = { $what } ({ $by }) struck { $who ->
    [you] you
   *[other] { $seat }
}
rr-blocked = { $what } ({ $by }) did nothing to { $who ->
    [you] you
   *[other] { $seat }
}: blocked
rr-paid-to = { $by } paid ${ $amount } to { $who ->
    [you] you
   *[other] { $seat }
}
rr-paid = { $seat } paid ${ $amount }
rr-received = { $seat } got { $gain }
rr-garbage = { $seat } took { $count } garbage
rr-garbage-gone = { $seat } got rid of { $count } garbage
rr-got = { $seat } got { $thing }
rr-got-from = { $by } got { $thing } from { $who ->
    [you] you
   *[other] { $seat }
}
rr-got-card-from = { $by } got an action card from { $who ->
    [you] you
   *[other] { $seat }
}
rr-discarded = { $seat } discarded { $thing }
rr-drew = { $seat } drew { $card }
rr-drew-one = { $seat } drew an action card
rr-recipe-gained = { $seat } put { $recipe } on the menu
rr-recipes-shown = { $seat } looked at { $recipes }
rr-cut = { $seat }: { $upgrade } has no effect for { $days ->
    [one] one day
   *[other] { $days } days
}
rr-surge = { $seat } raised the prices at { $place } by ${ $amount } for the others
rr-swept = The counters of { $place } were cleared and filled again
rr-time-added = { $seconds } seconds more
rr-bought = { $seat } bought { $thing } at { $place }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
}
rr-bought-shelf = { $seat } bought { $thing } from the shelf of { $place }{ $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
}
rr-sold = { $seat } sold chocolate { $gain }
rr-war = Bidding war at { $place }, { $counter }
rr-bid = { $seat } bid ${ $amount }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
}
rr-war-left = { $seat } left the bidding war
rr-war-won = { $seat } won { $thing } for ${ $price }{ $garbage ->
    [0] {""}
   *[other] {" "}and { $garbage } garbage
}
rr-war-void = No sale at { $place }, { $counter }
rr-offered = { $by } made { $who ->
    [you] you
   *[other] { $seat }
} an offer
rr-offer-ended = The offer between { $by } and { $who ->
    [you] you
   *[other] { $seat }
} is off
rr-traded = { $by } and { $who ->
    [you] you
   *[other] { $seat }
} traded
rr-favour = { $by } promised { $who ->
    [you] you
   *[other] { $seat }
} a favour
rr-done = { $seat } { $who ->
    [you] are
   *[other] is
} done
rr-time-over = Time is up
rr-fined = { $seat } paid the inspector
rr-not-fined = { $seat } did not pay the inspector: no cooking today
rr-announced = { $seat } announced { $recipe }
rr-withdrawn = { $seat } took { $recipe } off the stove
rr-cooked = { $seat } cooked { $recipe } { $gain }
rr-level = { $seat } reached level { $level }
rr-restocked = The markets were restocked
rr-voted = { $by } voted for { $who ->
    [you] you
   *[other] { $seat }
}
rr-end-top-chef = A Top Chef is found: the game is over
rr-end-closing-day = The last day is over: the game ends

## What one can do

rr-do-open = Open { $restaurant }
rr-do-take = Take { $chef }
rr-do-ban = Ban { $chef }
rr-do-lead = { $chef } is the chef of the day
rr-do-go = Send { $chef } to { $place }
rr-do-aim = { $chef }: stand on { $thing }, counter { $counter }
rr-do-aim-shelf = { $chef }: stand at { $thing } of { $place }
rr-do-play = Play { $card }
rr-do-power = Use { $chef }’s power
rr-do-vote = Vote for { $who ->
    [you] yourself
   *[other] { $seat }
}
rr-do-target = Choose { $who ->
    [you] yourself
   *[other] { $seat }
} ({ $chef })
rr-do-pick = Take { $thing }
rr-do-discard = Discard { $thing }
rr-do-spoil = Have { $thing } discarded
rr-do-keep = Keep { $thing }
rr-do-menu = Choose { $recipe }
rr-do-exchange = Exchange { $recipe }
rr-do-cut = Switch off { $thing }
rr-do-at = Choose { $place }
rr-do-grab = Take { $thing } at { $place }, counter { $counter }
rr-do-money = Take ${ $amount }
rr-do-pay = Pay ${ $amount }
rr-do-cards = { $count ->
    [one] Draw an action card
   *[other] Draw { $count } action cards
}
rr-do-pass = Pass
rr-do-pass-answer = Let it happen
rr-do-pass-exchange = Keep the recipe
rr-do-pass-counter = Take no more
rr-do-pass-power = Spare them
rr-do-pass-fine = Do not pay, do not cook
rr-do-buy = Buy { $thing } at { $place }, counter { $counter }
rr-do-buy-shelf = Buy from { $thing } of { $place }
rr-do-pair = { $chef }’s deal: two meats for ${ $amount }
rr-do-buy-card = Buy an action card
rr-do-upgrade = Buy { $upgrade }{ $who ->
    [you] {""}
   *[other] {" "}for { $seat }
}
rr-do-bin = Bin 1 garbage
rr-do-sell = Sell { $thing } for ${ $amount }
rr-do-forage = { $chef }: buy from the shelf of { $place }
rr-do-bid = Bid ${ $amount } for { $thing }
rr-do-bid-trash = Bid for { $thing }: all your money and { $garbage } garbage
rr-do-quit = Leave the bidding war for { $thing }
rr-do-step-off = Step off { $thing }
rr-do-offer = Make { $who ->
    [you] yourself
   *[other] { $seat }
} an offer
rr-do-give = Give { $thing }
rr-do-ask = Ask for { $thing }
rr-do-propose = Make the offer
rr-do-withdraw = Take the offer back
rr-do-accept = Accept the offer: { $seat }
rr-do-decline = Decline the offer: { $seat }
rr-do-cook = Cook { $recipe }
rr-do-fill = { $recipe }: { $thing } for { $needed }
rr-do-fill-two = { $recipe }: two { $thing } for { $needed }
rr-do-extra = { $recipe }: add { $thing }
rr-do-extra-not = { $recipe }: leave out { $thing }
rr-do-clear = Do not cook { $recipe }
rr-do-draw = Draw a new recipe for { $recipe }
rr-do-garbage = Take the garbage
rr-do-bonus = Take the level bonus
rr-do-done = Done
rr-do-done-wheels = Wheels are set
rr-do-done-window = No card now
rr-do-done-market = Done shopping
rr-do-done-menus = The menu is set
rr-do-done-serving = Serve

## What one is asked

rr-ask-restaurant = Choose your restaurant, in secret.
rr-ask-non-plating = Choose your non-plating chef, in secret.
rr-ask-chefs = { $left ->
    [0] Confirm your choice.
    [one] Choose a chef, in secret.
   *[other] Choose { $left } more chefs, in secret.
}
rr-ask-draft = Pick a chef for your Kitchen Squad.
rr-ask-ban = Ban a chef from the game.
rr-ask-wheel = Money and Move: where does your chef shop today? Or play a card first.
rr-ask-wheels = Money and Move: set both wheels, to two different places.
rr-ask-lead = Money and Move: choose the chef of the day and set both wheels.
rr-ask-aim = Which card do you want most? Stand on it.
rr-ask-window = Action cards before powers: play one, or say no.
rr-ask-power = { $chef }’s power: choose whom it strikes, or spare them.
rr-ask-market = Buy and Barter: buy, bid, trade, until you are done.
rr-ask-war = Bidding war! Bid, or leave it.
rr-ask-offer = Your offer to { $seat }: say what you give and what you ask, then make it.
rr-ask-answer-offer = { $seat } offers you a trade: accept or decline.
rr-ask-fine = Surprise inspection: pay ${ $amount }, or do not cook today.
rr-ask-menu = Cook and Counter: choose in secret what to cook, if anything.
rr-ask-dish = Change what goes into it, or set the menu.
rr-ask-serving = Last chance to take a dish off the stove.
rr-ask-discards = { $left ->
    [one] Make one rival discard a meat, or spare them.
   *[other] Make rivals discard { $left } meats, one at a time, or spare them.
}
rr-ask-steps = In which order? The next step after cooking.
rr-ask-vote = It is a tie: elect the Top Chef.
rr-ask-target = { $what }: choose whom or what it strikes.
rr-ask-thing = { $what }: choose what exactly.
rr-ask-price = { $what } calls: pay ${ $amount } or discard an ingredient.
rr-ask-answer = { $by } strikes you with { $what }. { $clam }, or let it happen?
rr-ask-counter = { $what } was answered with { $clam }. Play another, or let it happen?
rr-ask-moved = { $chef } must go elsewhere: choose a place.
rr-ask-discard = { $left ->
    [one] Discard an ingredient of your stock.
   *[other] Discard { $left } ingredients of your stock.
}
rr-ask-tray = { $left ->
    [one] Take an ingredient from the discard tray.
   *[other] Take { $left } ingredients from the discard tray.
}
rr-ask-grab = { $left ->
    [one] Take a face-up ingredient.
   *[other] Take { $left } face-up ingredients.
}
rr-ask-recipe = Keep one of these recipes.
rr-ask-exchange = Exchange { $recipe } for another?
rr-ask-pair = { $left ->
    [one] Choose another meat: it is paid for.
   *[other] Choose { $left } meats: they are paid for.
}
rr-ask-shelf = Two cards from the shelf: keep one.
rr-ask-upgrade = Choose an upgrade.
rr-ask-either = ${ $amount }, or { $count ->
    [one] an action card
   *[other] { $count } action cards
}?
rr-wait-setup = Waiting for { $seats } to choose.
rr-wait-move = Money and Move: waiting for { $seats }.
rr-wait-window = Cards and powers: waiting for { $seats }.
rr-wait-market = Buy and Barter: waiting for { $seats }.
rr-wait-cook = Cook and Counter: waiting for { $seats }.
rr-wait-vote = Waiting for the votes of { $seats }.
rr-wait-aiming = { $seat } is taking aim with { $what }.
rr-wait-answer = { $seat } may answer { $what }.
rr-wait-decide = { $seat } is deciding.

## Why not

rr-why-house = The clock says that
rr-why-house-long = Only the clock ends Buy and Barter early.
rr-why-now = Not in this phase
rr-why-now-long = A thing is done in its phase of the day and in no other.
rr-why-decide = Something else comes first
rr-why-decide-long = One decision is awaited; everybody waits until it is made.
rr-why-answer = First answer the blow
rr-why-answer-long = Somebody is struck: stop it, or let it happen.
rr-why-clam = You have no { $card }
rr-why-clam-long = Only that card stops a card or power that is aimed at you.
rr-why-dealt = { $restaurant } is not yours
rr-why-dealt-long = Choose one of the restaurants that were dealt to you.
rr-why-offered = { $chef } is not available
rr-why-offered-long = Choose one of the chefs that are offered to you.
rr-why-step = Not that step of the draft
rr-why-step-long = The draft says whether a chef is picked or banned now.
rr-why-more = Choose more chefs first
rr-why-more-long = Go on when all your chefs are chosen.
rr-why-squad = { $chef } cannot lead now
rr-why-squad-long = One chef of your squad is chosen each day.
rr-why-second = You have one chef
rr-why-second-long = Only some games give each player two chefs.
rr-why-set = That is set already
rr-why-set-long = What is set is taken back, not changed.
rr-why-helper = Not to { $place }
rr-why-helper-long = A non-plating chef goes neither to the Island nor where the active chef goes.
rr-why-same = Your other chef goes to { $place }
rr-why-same-long = Two chefs of one player never go to the same place.
rr-why-forbidden = Not to { $place } today
rr-why-forbidden-long = A chef that is moved goes to another place, and not where it is barred.
rr-why-empty = { $counter ->
    [0] The shelf is empty
   *[other] Counter { $counter } is empty
}
rr-why-empty-long = A chef stands on a card of its market, or at the shelf.
rr-why-sold-long = What is sold out comes back when the markets are restocked.
rr-why-hand = { $card } is not in your hand
rr-why-hand-long = Action cards are played from the hand.
rr-why-played = You played a card today
rr-why-played-long = Each player plays one action card a day.
rr-why-phase = Not the phase for { $card }
rr-why-phase-long = Each card says in which phase it is played.
rr-why-effect = { $card } would do nothing
rr-why-effect-long = A card that could do nothing is not played.
rr-why-power = No such power now
rr-why-power-long = Each chef has one power, and it has its time.
rr-why-used = The power was used today
rr-why-used-long = A power is used once a day.
rr-why-target = There is nobody to strike
rr-why-target-long = The power finds nobody whom it can reach.
rr-why-yesterday = { $seat }: struck yesterday
rr-why-yesterday-long = This power does not strike the same player two days running.
rr-why-one = Not { $who ->
    [you] you
   *[other] { $seat }
}
rr-why-one-long = That player cannot be chosen for this.
rr-why-ingredient = No { $thing } to choose
rr-why-ingredient-long = Only what is there can be used, taken or discarded.
rr-why-shown = { $recipe } was not shown
rr-why-shown-long = Keep one of the recipes that were drawn.
rr-why-recipe = Not that recipe
rr-why-recipe-long = Recipes are exchanged with one of the same type.
rr-why-upgrade = Not { $upgrade }
rr-why-upgrade-long = That upgrade cannot be chosen here.
rr-why-market = Not { $place }
rr-why-market-long = Counters are replaced only where there are cards and no bidding war.
rr-why-grab = Not that card of { $place }
rr-why-grab-long = Take a face-up card that no chef stands on, and not of Mystery Mart.
rr-why-dear = It costs ${ $price }
rr-why-dear-long = You can spend ${ $money }.
rr-why-at-market = Your chef is at no market
rr-why-at-market-long = A chef buys ingredients only at the market where it stands.
rr-why-island = Your chef is elsewhere
rr-why-island-long = The Island sells to chefs who are there.
rr-why-closed = The counters are closed
rr-why-closed-long = Where Lovehandles McFatterson shops, others buy from the shelf only.
rr-why-claimed = Counter { $counter } is claimed
rr-why-claimed-long = Another chef stands on that card and has the first claim.
rr-why-barred = Counter { $counter } is barred to you
rr-why-barred-long = Who leaves a bidding war does not buy that card today.
rr-why-war = First end the bidding war
rr-why-war-long = In a bidding war a chef does not buy at the market.
rr-why-no-war = You are in no war
rr-why-no-war-long = Bids are made where two chefs or more stand on one card.
rr-why-bid = Not that much
rr-why-bid-long = A bid beats the highest one, reaches the market price and stays within your means.
rr-why-all-in = First bid all your money
rr-why-all-in-long = Garbage is added only when all your money equals the highest bid.
rr-why-claim = Your chef claims nothing
rr-why-claim-long = Only who stands on a card can step off it.
rr-why-cards = No action card is left
rr-why-cards-long = Deck and discards are empty.
rr-why-has = { $seat } { $who ->
    [you] have
   *[other] has
} { $upgrade }
rr-why-has-long = Everybody has at most one upgrade of each kind.
rr-why-garbage = You have no garbage
rr-why-garbage-long = Only garbage of your own can be binned.
rr-why-chocolate = You have no chocolate
rr-why-chocolate-long = The Island buys chocolate, one card at a time.
rr-why-occupied = Not from { $place }
rr-why-occupied-long = Gohan Sushido buys from a shelf where nobody is, and not at Mystery Mart.
rr-why-pair = No deal for two
rr-why-pair-long = Phyllis Grubman has it once a day, at the Chop Shop, if two cards are there.
rr-why-offer-open = You are making an offer
rr-why-offer-open-long = One offer at a time: take it back to begin another.
rr-why-offers = Enough offers for today
rr-why-offers-long = A player makes at most twelve offers a day.
rr-why-no-offer = You are making no offer
rr-why-no-offer-long = First say to whom you make an offer.
rr-why-offer-made = The offer is made
rr-why-offer-made-long = It is not changed any more: take it back first.
rr-why-offer-full = The offer is full
rr-why-offer-full-long = An offer holds at most twelve pieces.
rr-why-theirs = Not there: { $thing }
rr-why-theirs-long = Nobody gives more than there is; money that is bid is not for trade.
rr-why-unbalanced = The offer is not fair
rr-why-unbalanced-long = Recipes go one for one of the same type, nobody gets an upgrade twice, and something must change hands.
rr-why-nothing = No offer from { $who ->
    [you] you
   *[other] { $seat }
}
rr-why-nothing-long = Only an offer that was made to you can be answered.
rr-why-give = You do not have that
rr-why-give-long = Something that is asked of you is not there.
rr-why-incomplete = An ingredient is missing
rr-why-incomplete-long = A recipe is cooked with all its ingredients, or what may stand for them.
rr-why-dish = One recipe a day
rr-why-dish-long = A double burner cooks one basic and one gourmet recipe.
rr-why-inspected = The inspector forbids it
rr-why-inspected-long = Who did not pay does not cook today.
rr-why-that-dish = Not that dish
rr-why-that-dish-long = It is not being cooked, or it is already.
rr-why-fit = That does not fit
rr-why-fit-long = Goo stands for anything, tofu for meat; some chefs know more.
rr-why-extra = Nothing to add
rr-why-extra-long = Secret sauce goes with a basic recipe, wine with a gourmet one, one each.
rr-why-due = Not due now
rr-why-due-long = Each step after cooking is taken once.

## Board and panels

rr-b-place-carbtastic = Carbtastic
rr-b-place-fruit-stand = “Fruit” Stand
rr-b-place-vegetable-land = Vegetable Land
rr-b-place-chop-shop = Chop Shop
rr-b-place-dairy-king = Dairy King
rr-b-place-mystery-mart = Mystery Mart
rr-b-place-island = The Island
rr-b-market = { $name }, ${ $price } a card
rr-b-shelf = shelf
rr-b-tray = tray { $n }
rr-b-wanted = One of your recipes lacks this
rr-b-stands = { $name }: { $chef }, { $place }
rr-b-up-basic-book = Basic book
rr-b-up-gourmet-book = Gourmet book
rr-b-up-double-burner = Double burner
rr-b-up-social-media = Social media
rr-b-up-celebrity = Celebrity
rr-b-up-book-good = { $n } shown, keep 1
rr-b-up-double-burner-good = cook both
rr-b-up-income-good = +${ $amount } a day
rr-b-card = Action card
rr-b-deck = { $n } left
rr-b-bin = Bin garbage
rr-b-free = free today
rr-b-free-bins = { $n } free for you
rr-b-garbage-have = you have { $n }
rr-b-sell = Sell chocolate
rr-b-chocolate-have = you have { $n }
rr-b-pair = Two meats
rr-b-pair-note = Phyllis’s deal
rr-b-step-off = Step off
rr-b-gift = For another…
rr-b-phase-setup = Opening
rr-b-phase-move = Money and Move
rr-b-phase-buy = Buy and Barter
rr-b-phase-cook = Cook and Counter
rr-b-phase-over = Kitchen closed
rr-b-day = Day { $n }
rr-b-day-course = The course of the day
rr-b-you-are-at = you are at { $places }
rr-b-clock = Time left
rr-b-question = What is asked
rr-b-second = Or first { $name }…
rr-b-sending = Press a place for { $name }.
rr-b-chefs = Chefs and powers
rr-b-amateur = Amateur Chef: no power before the first level.
rr-b-stoves = On the stoves
rr-b-stoves-cold = Nothing yet.
rr-b-cook = Cook it
rr-b-clear = Do not cook it
rr-b-complete = ready to cook
rr-b-needs = needs
rr-b-gourmet = Gourmet recipe
rr-b-recipe-value = { $popularity } popularity now, { $garbage } garbage
rr-b-recipe-worth = { $name }, worth { $n }
rr-b-war = Bidding war
rr-b-war-for = for { $name }, from { $price }
rr-b-completes = Completes
rr-b-leads = leads
rr-b-of = of { $money }
rr-b-bid = Bid { $money }
rr-b-all-in = All in { $money }
rr-b-leave = Leave
rr-b-other-bids = Other bids
rr-b-desk = Trade desk
rr-b-with-whom = Make an offer to…
rr-b-no-offers = No offers left today.
rr-b-i-give = I give
rr-b-i-get = I get
rr-b-nothing-yet = nothing yet
rr-b-favour = a favour
rr-b-recipes = Recipes
rr-b-recipes-cards = Recipes, action cards
rr-b-offers = offers you this
rr-b-composes = is making an offer
rr-b-offers-others = an offer is made
rr-b-composes-others = in the making
rr-b-confirmed = You confirmed
rr-b-reading = { $name } is reading it
rr-b-accept = Accept
rr-b-decline = Decline
rr-b-propose = Offer it to { $name }
rr-b-withdraw = Withdraw
rr-b-mine = Your restaurant
rr-b-at = At { $n }:
rr-b-stock = stock
rr-b-upgrades = upgrades
rr-b-lacks = lacks
rr-b-use = Use
rr-b-only-you = Action cards, only you see them
rr-b-seats-note = only cards are secret
rr-b-popularity = popularity
rr-b-money = money
rr-b-garbage = garbage
rr-b-hand = action cards
rr-b-final = Final count
rr-b-player = Player
rr-b-gourmets = gourmet
rr-b-votes = votes
rr-b-effect-cancel = Stops a card or power aimed at you.
rr-b-effect-steal-ingredient = Steal an ingredient.
rr-b-effect-steal-money = Steal { $n ->
    [2] half
   *[other] 1/{ $n }
} of somebody’s money.
rr-b-effect-garbage = A rival takes { $n } garbage.
rr-b-effect-garbage-all = Every rival takes { $n } garbage.
rr-b-effect-inspect = A rival with { $n } garbage pays ${ $amount } or does not cook.
rr-b-effect-steal-card = Steal an action card, by lot.
rr-b-effect-swap-recipe = Exchange a recipe with a rival’s.
rr-b-effect-replace-recipe = A recipe goes under its deck; draw another.
rr-b-effect-relocate = Send a rival’s chef elsewhere.
rr-b-effect-discard-stock = A rival discards { $n } of the stock.
rr-b-effect-disable-upgrade = An upgrade has no effect for { $n } days.
rr-b-effect-price-more = A market is ${ $amount } dearer for the others.
rr-b-effect-replace-counters = New cards on a market’s counters.
rr-b-effect-add-time = { $n } seconds more, and ${ $amount }.
rr-b-effect-add-money = Take ${ $amount }.
rr-b-effect-win-war = Rivals in your war drop out.
rr-b-effect-move-again = Move on to a second place.
rr-b-effect-double-burner = Cook two recipes today.
rr-b-effect-popularity = Today’s dish: +{ $basic } if basic, +{ $gourmet } if gourmet.
rr-b-effect-take-discard = { $n } ingredients from the tray, { $garbage } garbage.
rr-b-effect-take-counter = Take { $n } face-up ingredient, free.
rr-b-power-dirty-trick = Gives one garbage to another.
rr-b-power-drama-queen = For ${ $amount } or an ingredient, a chef must come to her.
rr-b-power-wok-away = Bars a chef from his market.
rr-b-power-shopping-shenanigans = Chefs at his market give him ${ $amount }.
rr-b-power-aristocratic-tastes = Others where he is pay ${ $amount } more a thing.
rr-b-power-fat-is-life = The counters of his market are closed to others.
rr-b-power-bro-tein-style = Meat for any vegetable; ${ $amount } for a dish with two meats.
rr-b-power-save-the-animals = Two vegetables alike for a meat; then a rival discards one.
rr-b-power-share-with-me = Takes an ingredient of somebody’s stock for ${ $amount }.
rr-b-power-art-of-foodshido = Buys a shelf card where nobody is.
rr-b-power-mystery-meat = Meats are alike; two of the Chop Shop for ${ $amount }.
rr-b-power-black-market = One action card a day, from anywhere.
rr-b-bonus-money = ${ $amount }.
rr-b-bonus-take-counter = { $n } face-up ingredients of one market.
rr-b-bonus-take-discard = { $n } ingredients from the tray.
rr-b-bonus-draw-shelf = A card from the shelf of { $names }.
rr-b-bonus-draw-cards = { $n } action cards.
rr-b-bonus-upgrade = Take { $names }; or ${ $amount }.
rr-b-bonus-per-gourmet = ${ $amount } for each gourmet dish cooked, at most ${ $most }.
rr-b-bonus-bin-and-money = Bin { $n } garbage, ${ $amount } for each.
rr-b-bonus-exchange = Exchange recipes, { $n } shown for each.
rr-b-bonus-either = ${ $amount }, or { $n } action cards.
rr-b-bonus-needs = +{ $n } for dishes with { $names }.
rr-b-bonus-basic = +{ $n } for basic dishes.
rr-b-bonus-gourmet = +{ $n } for gourmet dishes.
rr-b-bonus-garbage-less = Dishes make { $n } garbage less.
rr-b-bonus-income = ${ $amount } more a day.
rr-b-bonus-shelf-pick = From the shelf: look at { $n }, keep one.
rr-b-bonus-price-less = ${ $amount } off at { $names }.
rr-b-bonus-free-bin = Bin { $n } garbage a day, anywhere, free.
rr-b-bonus-penalty-cap = Garbage costs a dish at most { $n }.
