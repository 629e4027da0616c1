# People: my page, accounts, devices, several at one screen, my games, ratings.

my-pages = My pages
my-page = My page
my-page-of = My page: { $name }
my-games = My games
change = Change
keep = Keep
go-back = Go back
somebody-who-left = somebody who left

## Who I am

log-in = Log in
log-in-help = With the name and password of your account. Nobody needs an account to play.
take-a-name = Or just take a name
take-a-name-help = This browser will remember it.
take-it = Take it
unlisted = Leave me out of the lists of ratings
unlisted-help = Your games still count for those you play with.
account = Account
account-help = A name and a password, so that you can come back from any device. Your games and your language stay with you.
account-name = Name to log in with
password = Password
password-help = At least { $n } characters. Nobody can send you a new one: note it down.
make-account = Make an account
have-account = I have an account already
have-account-help = This browser then belongs to that account. { $name } stays behind: to keep this guest’s chairs, make a link for another device first.
change-password = Change the password
change-password-help = All other devices are signed out.
old-password = Old password
new-password = New password
log-out = Log out here
log-out-warning = Without an account and another device there is no way back to being { $name }.

## Devices

devices = Devices
some-browser = A browser
this-device = this one
last-used = last used on { $day }
sign-out = Sign out
device-link-help = A link makes another device yours too: telephone, tablet, computer.
device-link-help-table = A link takes your chair at this table to another device.
make-device-link = Make a link for another device
another-device = On another device
device-link = Open this link on the other device
device-link-picture = The link as a QR code
device-link-once = It works once, within a day.
device-link-secret = Whoever has it plays as you: show it to nobody.
device-welcome = Good evening, { $name }
device-welcome-help = This device can take your chairs. The other one keeps them too.
device-was = This browser was { $name } until now.
device-go-on = Go on as { $name }

## What is kept

your-data = Your data
your-data-help = Everything that is kept about you, in one file.
export-me = Export
delete-me = Delete me
delete-me-help = Account, devices and wishes are deleted at once and for good. In games that are on, bots take your chairs; in finished games your name becomes “somebody who left”.
delete-me-sure = Yes, delete everything
delete-me-button = Delete for good

## Several at one screen

beside-name = Another person here
beside-sit = Sits here too
beside-help = Plays at this screen; a curtain hides the hands.
curtain-turn = { $name } to play
curtain-down = The curtain is down
curtain-down-help = Only what everybody may see is shown.
curtain-lift = { $name }, it is your turn: lift the curtain
curtain-look = { $name } looks
curtain-up = { $name } looks
curtain-lower = Lower the curtain
curtain-hides = The hands are behind the curtain.

## My games and ratings

games-running = Being played
no-games-running = No game is on. Set a table!
games-finished = Finished
no-games-finished = No game is finished yet.
older-games = Older games
place-of = { $place ->
    [1] won
   *[other] place { $place } of { $seats }
}
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ratings = Ratings
titles = Titles
no-ratings = No game has been rated yet.
place = Place
name-column = Name
rating = Rating
games-played = Games
ratings-help = Everybody begins at 1000 ± 333; the second number says how far the first can be trusted, and the order goes by the difference. Every finished game counts, also against bots, but not those brought in from a file or played by several people at one screen.

## Errors

error-too-often = That was too often. Wait a little.
error-nobody = Nobody knows you here yet: take a name or log in.
error-log-in = Name and password do not go together.
error-password-length = A password has at least { $what } characters, and at most 200.
error-account-taken = There is an account with this name already. Choose another one.
error-no-account = You have no account.
error-no-device = There is no such device.
error-device-link = This link has been used, or is too old. Make a new one on the device you have.
error-not-sure = Tick the box to say that you are sure.
error-curtain = The curtain is down: lift it first.
