# Paris Connection. Keys begin with pc-.

pc-title = Paris Connection
pc-line = Six railways leave Paris. Own a little of the ones that go far.

pc-company-blue = Blue
pc-company-saffron = Saffron
pc-company-red = Red
pc-company-lilac = Lilac
pc-company-black = Black
pc-company-green = Green
pc-tower = the Eiffel tower
pc-country = open country { $at }

## The log

pc-built = { $seat } built { $count } { $company } to { $cities } { $gain }
pc-gain = +{ $gain }, now { $value }
pc-built-country = { $seat } built { $count } { $company } through open country, no gain
pc-swapped = { $seat } gave 1 { $gave } and took { $count } { $took }
pc-plain-swaps = { $count } plain swaps in a row: at { $limit } the game ends (ruling Q7)
pc-end-marseille = The line to Marseille is open: the game is over
pc-end-one-depot = Only one depot is left: the game is over
pc-end-stalemate = Two rounds of plain swaps: the game is over

## What one can do

pc-do-build = Build { $company }
pc-do-lay = Lay { $company } on { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-lay-next = Lay the next locomotive on { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-finish = Finish build
pc-do-finish-game = Finish: the game ends
pc-do-give = Give 1 { $company }
pc-do-take = Take { $count } { $company }

## What one is asked

pc-ask = Build a company's line, or give a share to swap it.
pc-ask-stalemate = Build or swap. After { $left ->
    [one] one more plain swap
   *[other] { $left } more plain swaps
} the game ends.
pc-ask-first = Lay { $company } on a lit hex.
pc-ask-next = { $left ->
    [0] Five are laid: finish the build.
   *[other] Lay another on a lit hex, or finish.
}
pc-ask-marseille = Marseille! Finish, and the game is counted.
pc-ask-take = You gave { $company }. Take one or two of another company.
pc-wait = { $seat } is thinking.
pc-wait-build = { $seat } is building { $company }.
pc-wait-swap = { $seat } is swapping.

## Counter

pc-doing-choose = Your turn
pc-doing-build = Building { $company }
pc-doing-swap = Swapping
pc-doing-watch = { $seat }’s turn
pc-doing-over = Game over
pc-laid-of = { $laid } of { $most } laid, value { $was } to { $now }
pc-gave = 1 { $company } given
pc-build = Build
pc-give = Give
pc-give-of = { $give }, of { $count } in your hand
pc-take = Take
pc-slots = Laid this turn
pc-slot-empty = empty

## Panels

pc-tab-board = Companies
pc-tab-mine = Shares
pc-tab-extra = Count
pc-companies = Companies
pc-companies-caption = The six companies: value and depot
pc-value = value
pc-depot = depot
pc-screen = Behind your screen
pc-only-you = only you see this
pc-screen-open = Shares
pc-none = none
pc-shares-of = { $held } of { $limit } shares
pc-over-limit = { $excess } above the limit: −{ $loss }
pc-worth-now = worth { $now } now
pc-worth-after = worth { $now } now, { $after } after this build
pc-held = { $held } shares of at most { $limit }
pc-seen = shares and swaps seen
pc-count-title = What can be known
pc-count-help = Everybody’s swaps are public, the deal was not. Each field shows how many shares a player holds at least and at most.
pc-player = player
pc-all-hidden = unseen in all

## The map

pc-map = Map of France
pc-map-desc = Hexes, cities worth 1 to 4, six lines that start in Paris.
pc-reconstructed = Map reconstructed
pc-reconstructed-long = The printed map is not known to us. This one is drawn from geography; the owner of a box can lay the printed one over it.
pc-manche = La Manche
pc-gascony = Golfe de/Gascogne
pc-mediterranean = Méditerranée

## The score

pc-score = Final count
pc-score-excess = above the limit
pc-score-total = points

## Options

pc-option-stalemate = End after two rounds of plain swaps
pc-option-stalemate-help = House rule, for when no line can grow.

## Why not

pc-why-choose = First build or swap
pc-why-choose-long = Choose a company to build with, then lay its locomotives.
pc-why-building = A { $company } build is under way
pc-why-building-long = One thing a turn: finish the build, or undo it.
pc-why-swapping = You gave { $company }
pc-why-swapping-long = Now take one or two shares of another company, or undo.
pc-why-depot = { $company } has no locomotives left
pc-why-depot-long = A company whose depot is empty cannot be built.
pc-why-five = Five are laid
pc-why-five-long = A build has at most five locomotives. Finish it.
pc-why-nothing = Nothing is laid yet
pc-why-nothing-long = A build has at least one locomotive.
pc-why-nowhere = { $company } has nowhere to go
pc-why-nowhere-long = No hex beside its line has room for it.
pc-why-off = Not on the map
pc-why-off-long = There is no such hex.
pc-why-beside = Not beside the { $company } line
pc-why-beside-long = Each locomotive is laid beside one of its own company.
pc-why-hatched = { $border } is in between
pc-why-hatched-long = Hexes on either side of a hatched border are not beside each other.
pc-why-same = { $company } is here already
pc-why-same-long = A hex never holds two locomotives of one company.
pc-why-full = Two companies are here already
pc-why-full-long = Open country holds two locomotives.
pc-why-city = { $company } holds this city
pc-why-city-long = A city holds one locomotive.
pc-why-tower = The Eiffel tower stays free
pc-why-tower-long = Nobody builds on the Eiffel tower or on a station.
pc-why-station = { $place } is a station
pc-why-cut = It would cut off { $company }
pc-why-cut-long = A company without a city must keep a way to a free one.
pc-why-marseille = Marseille is reached
pc-why-marseille-long = It is the last piece of a build. Finish, and the game is counted.
pc-why-share = You have no { $company }
pc-why-share-long = Only a share from behind your screen can be given.
pc-why-give = First give a share
pc-why-give-long = Give one, then take one or two of another company.
pc-why-two = One or two
pc-why-two-long = One or two shares of one company are taken.
pc-why-given = You just gave { $company }
pc-why-given-long = Take shares of another company than the one given.
pc-why-few = { $left ->
    [0] No { $company } is left
    [one] Only one { $company } is left
   *[other] Only { $left } { $company } are left
}
pc-why-few-long = Shares come from the company’s depot.
