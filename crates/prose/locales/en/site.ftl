# The house: what is the same for every title.

name = À table
motto = Sit down and play
you = You
and = and
language = Language

## Lobby

lobby-title = À table: sit down and play
greeting = Good evening, { $name }
menu = The menu
course-paris-connection = Entrée
course-dinner-in-paris = Plat
course-papa-paolo = Pizza
course-rival-restaurants = Dessert
course-connect-four = Amuse-bouche
seats = Seats
minutes = Minutes
from-to = { $from } to { $to }
tables-tonight = Tables tonight
rules = Rules
choose = Choose
chosen = Chosen
open-a-table = Open a table
chairs = Chairs
that-is-you = { $name }, that is you
your-name = Your name
chair = Chair { $n }
chair-link = A friend, by link
chair-beside = Somebody else at this screen
chair-bot = Bot: { $level }
chair-none = No chair
level-random = random
level-commis = commis
level-demi-chef = demi-chef
level-sous-chef = sous-chef
level-chef = chef
bot-level = bot, { $level }
add-chair = Add a chair
set-the-table = Set the table
set-help = You get a link to send. Nobody needs an account, and empty chairs can be given to bots.
tables = Tables
being-played = { $n ->
    [0] none yet
    [one] one being played
   *[other] { $n } being played
}
no-tables = Nobody plays yet. Set a table!
your-move-at = Your move, { $title }
play = Play
sit-down = Sit down
watch = Watch
open-table = Open
review = Replay
table-of = { $name }’s table
turn-n = turn { $n }
waits-for-players = { $n ->
    [one] one chair free
   *[other] { $n } chairs free
}
finished = finished
with-players = with { $names }
bring-in = Bring in a game from a file
bring-in-button = Bring it in
bring-in-file = Record (.atable.json)
bring-in-help = A finished game, exported here or elsewhere, to be replayed step by step.
own-drawing = Cards and boards are our own drawing; where the printed piece is unknown, the badge says so.

## A table before the game

table = Table
around-the-table = Around the table
invite = Send this link
invite-help = Whoever opens it can sit down on a free chair.
copy = Copy
copied = Copied
free-chair = Free chair
sit-here = Sit here
sit-as = Sit down as { $name }
start-with-bots = Start: bots take the free chairs
start-when-full = The game starts when every chair is taken.
waiting-for-host = The host can start with bots on the free chairs.
host = host

## A table in play

your-move = Your move
somebodys-move = { $name } to play
to-play = to play
watching = You are watching
game-over = Game over
players = Players
log = Log
log-empty = Nothing has happened yet.
board = Board
counter = Your move
panels = Panels
undo = Undo
start-over = Start over
rule-n = Rule { $n }
ruling-n = Ruling { $n }
not-your-turn = It is not your turn
not-your-turn-long = Wait until the others have played.
over-long = The game is over. Nothing more can be played.
all-choices = All choices
play-it = Play it
no-script = This page works without scripts: choose from the list.
connection-lost = The connection is gone. Trying again …
connection-back = Connected again.
stale = Somebody was quicker: here is the table as it is now.

## After the game

won = won
winner = { $names } { $n ->
    [one] wins
   *[other] share the victory
}
winner-you = { $n ->
    [one] You win
   *[other] { $names } share the victory
}
replay = Replay
replay-title = Replay
export = Export
step-of = Step { $ply } of { $plies }
step-first = To the beginning
step-back = Step back
step-on = Step on
step-last = To the end
step-turn-back = A turn back
step-turn-on = A turn on
step-play = Play
step-pause = Pause
seen-by = Seen by
public = everybody
nothing-hidden-yet = The game is still being played: the replay opens when it is over.
back-to-lobby = Back to the lobby

## Rules

rules-of = The rules of { $title }
rules-note = In our own words. Each paragraph has a number; a refusal on the board links to it.

## Errors

error = Something is wrong
error-not-found = There is no such page.
error-no-table = There is no such table. Perhaps the link is incomplete.
error-name = A name has 1 to 24 characters.
error-seats = This title seats { $min } to { $max } players.
error-chair-taken = That chair is taken.
error-not-host = Only the host can do this.
error-started = The game has already begun.
error-not-started = The game has not begun yet.
error-not-seated = You do not sit at this table.
error-action = This is not an action of this game: { $what }
error-undo = This can no longer be taken back: something was learnt since, or somebody else has played.
error-nothing-to-undo = There is nothing to take back.
error-import = This file cannot be brought in: { $what }
error-not-over = The record can be exported when the game is over.
error-too-large = That is too large.
error-request = The request is not well formed: { $what }
error-forbidden = This request came from another site.
error-method = That cannot be done here.
error-internal = The kitchen has a problem. It has been noted; please try again.
error-title = There is no title called { $what }.
error-options = These options do not go together: { $what }
error-many-tables = You have opened many tables. Finish or close one first.
