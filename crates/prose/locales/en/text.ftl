# Tables in words, help, and a connection that is gone.

text-none = none
text-look = Show this table as text
board-look = Show the board
text-position = The table
text-choices = What you can do
text-wait = There is nothing for you to decide now.
text-happened = What happened, the newest first

## Help

skip = Skip to the content
skip-counter = To your move
skip-log = To the log
help = Help
help-title = Keys and aids
help-close = Close
help-tab = from one thing to the next; what is under the focus has a ring
help-enter = does it; what must be confirmed is chosen first, a second time does it
help-arrows = on the board: to the neighbouring place
help-escape = closes what is open
help-c = to the counter, where you act
help-b = to the first lit place on the board
help-u = undo
help-r = turns what you hold; with Shift the other way
help-l = to the log
help-question = this help
help-letters = Keys with a single letter
help-letters-help = Switch them off if you speak to your computer or if they get in the way.
help-text = The text form says everything that the board shows in headings, lists and tables, and offers everything you can do as buttons.
key-tab = Tab
key-enter = Enter or Space
key-arrows = Arrow keys
key-escape = Esc

## The connection is gone

offline-title = No connection
offline = À table cannot be reached just now. Your games are kept where they are played: nothing is lost.
offline-again = This page looks every few seconds and goes on by itself.
offline-try = Try now

## Paris Connection

pc-act-build = Build a line
pc-act-lay = Lay a locomotive
pc-act-finish = Finish
pc-act-give = Give a share
pc-act-take = Take shares
pc-t-after = { $value }, { $after } after this build
pc-t-company = company
pc-t-line = line
pc-t-swaps = { $n ->
    [0] No plain swaps in a row.
    [one] One plain swap in a row.
   *[other] { $n } plain swaps in a row.
}
pc-t-players = Everybody’s shares
pc-t-shares = shares
pc-t-swapped = swaps seen
pc-t-place = place
pc-t-engines = locomotives
pc-t-beside = beside
pc-t-map-help = Places have coordinates: the first number grows to the south-east, the second to the south. A line goes on to any place beside it.
pc-t-cities = Cities and stations
pc-t-country = Open country

## Dinner in Paris

dp-act-keep = Keep an objective
dp-act-share = Share the objective
dp-act-take = Take a card of the river
dp-act-take-top = Draw from the deck
dp-act-discard = Discard a card
dp-act-open = Open a restaurant
dp-act-waive = Use a pigeon card
dp-act-pay = Pay with a card
dp-act-place = Choose a place on the building line
dp-act-build = Build terraces
dp-act-spend = Add money
dp-act-spend-pigeon = Add money with a pigeon card
dp-act-cover = Touch and cover
dp-act-lay = Lay a terrace
dp-act-for = For which restaurant
dp-act-finish = Finish
dp-act-complete = Complete an objective
dp-act-complete-also = Complete a second objective
dp-act-draw-objective = Draw an objective
dp-act-end-turn = End the turn
dp-t-turn = The turn
dp-t-round = Round
dp-t-first = Began the game
dp-t-actions = Actions
dp-t-end = End
dp-t-deck = Cards in the deck
dp-t-discards = Discarded cards
dp-t-held = In somebody’s hand, nobody knows whose
dp-t-pigeon-deck = Pigeon cards in the deck
dp-t-objective-deck = Objectives in the deck
dp-t-yes = yes
dp-t-no = no
dp-t-built = Has built this turn
dp-t-completing = May complete a second objective
dp-t-paid = Paid so far
dp-t-waived = One ingredient less
dp-t-laid = Terraces laid in this build
dp-t-fresh = Pigeon cards drawn this turn
dp-t-fresh-which = Which of them
dp-t-drawn = Objective just drawn
dp-t-kept = Objective kept at the beginning
dp-t-objectives = Objectives
dp-t-players = Everybody’s things
dp-t-known = Cards that all saw
dp-t-rows = Rows of terraces emptied
dp-t-chosen = Has chosen an objective
dp-t-restaurant = restaurant
dp-t-owner = owner
dp-t-open = Open restaurants and their terraces
dp-t-menu = What restaurants cost and bring
dp-t-row = row of terraces
dp-t-width = width
dp-t-left = left
dp-t-goals = Goals
dp-t-majorities = Majorities: what each has, and the points for it
dp-t-square-help = Cells are called by column and row, from the north-west: 7/3 is the seventh column and the third row. Terraces lie in columns and rows { $from } to { $to }.
dp-t-decor = Decor
dp-t-cells = cells
dp-t-around = cells around it
dp-t-pigeons = Pigeons that nobody covers

## Papà Paolo

pp-act-keep = Keep a start tile
pp-act-place = Place a pawn
pp-act-lay = Lay the tile
pp-act-perform = Carry out an action
pp-act-buy = Buy pizzas
pp-act-stock = Put a pizza on a pizzeria
pp-act-pick = Choose a pizzeria
pp-act-site = Build the pizzeria
pp-act-bid = Bid
pp-act-withdraw = Bid no more
pp-act-take = Take an investment
pp-act-offer = Turn the large tile
pp-act-claim = Take a delivery tile
pp-act-learn = Gain experience
pp-act-start = Begin a round
pp-act-step = Go on
pp-act-drop = Deliver
pp-act-finish = Finish
pp-act-nothing = Decline
pp-t-round = The round
pp-t-order = Order of play
pp-t-settled = Have taken their investment
pp-t-supply = Tiles that nobody has seen yet
pp-t-large = Large tile, clockwise
pp-t-large-left = Large tiles to come
pp-t-secret = secret
pp-t-pawns = Pawns in hand
pp-t-task = To do
pp-t-bid = Bid
pp-t-investment = Investment
pp-t-delivery = Delivery tile
pp-t-choice = Start tiles to choose from
pp-t-start = Start tile
pp-t-tour = Deliveries under way
pp-t-kind = Kind
pp-t-pizzas-left = Pizzas left
pp-t-rounds-left = Rounds left
pp-t-distance = Distance
pp-t-any = any
pp-t-delivered = Delivered, and in this round
pp-t-path = Way so far
pp-t-reach = Hungry tiles in reach
pp-t-track = track
pp-t-column = column
pp-t-brings = brings
pp-t-to-come = steps to come
pp-t-district = The district, counted from the start pizzeria
pp-t-place = place
pp-t-there = what is there
pp-t-roads = roads lead
pp-t-fields = The fields of the city
pp-t-field = field
pp-t-pawn = pawn
pp-t-jobs = actions of its row; of its column
pp-t-coins = Bribes
pp-t-line = line
pp-t-coin = coin
pp-t-leader = in front
pp-t-row = Row { $n }
pp-t-column-n = Column { $n }
pp-t-face-down = face down
pp-t-coin-winner = { $name } won the hidden coin.
pp-t-step = step { $step }, column { $n }
pp-t-step-head = step
pp-t-deliveries = Delivery tiles on offer
pp-t-preview = Delivery tiles of the next round
pp-t-amounts = What the steps of the Piazza cost
