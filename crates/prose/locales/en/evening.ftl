# How an evening goes: clocks, pauses, chairs left to a bot, rematch.

## Pace

pace = Pace
pace-help = When somebody’s time is over, a bot takes the chair until they come back.
pace-none = Without a clock
pace-live = Live: { $seconds } s a decision and { $bank } min in all
pace-slow-hours = Slow: { $n } hours a turn
pace-slow-days = Slow: { $n ->
    [one] one day
   *[other] { $n } days
} a turn
live-only = Only at a live table.
time-left = Time left
unit-day = d
unit-hour = h
unit-minute = min
more-options = Variants and options
public-table = Show it in the lobby
public-table-help = Anyone may sit down. Otherwise only whoever has the link.
yes = yes
no = no

## Away and back

leave-to-bot = Leave my chair to a bot
take-chair-back = Take my chair back
away-you = A bot plays for you
away-you-late = Your time was over: a bot plays for you. Take your chair back whenever you like.
away-you-left = You have left your chair to a bot. Take it back whenever you like.
away-late = out of time, a bot plays
away-left = away, a bot plays
was-helped = a bot helped
send-away = Let a bot play for { $name }
at-the-table = At the table

## Pause

pause = Pause
go-on = Go on
paused = The table is paused
paused-long = No time counts, and nobody can play.
paused-host = The host can go on.

## Afterwards

rematch = Rematch
rematch-help = The same people, one chair further on
to-the-rematch = To the rematch

## Link

qr = The link as a QR code
qr-local = This address is only good on this computer. Start with --listen 0.0.0.0:8080 so that others can reach it.

## Errors

error-paused = The table is paused: nobody can play until the host goes on.
error-away = A bot plays for you. Take your chair back first.
error-no-person = Nobody sits on that chair.
error-rematch = A rematch is for those who sat at the table, once the game is over.
