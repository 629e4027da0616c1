# Notices, and the host's page.

## Notices

notices = Notices
notices-title = Tell me when it is my turn
notices-intro = In slow games, one notice for each of your turns, never one for each click. Whoever has the table open is not told what they can see.
notices-none = Nothing tells you yet.
notices-no-name = Notices belong to a name. Sit down at a table first, then come back here.
notices-many = Twelve ways to be told are enough. Take one away first.
notices-known = You have this one already.
notices-not-public = This address cannot be used: it must begin with https:// and lead to a public host.
notices-bad-mail = This is no e-mail address.
notices-no-mail = This house sends no e-mail.
notices-old-link = This link is not valid any more.
way-push = This browser
way-push-help = The browser shows a notice, even when the page is closed.
way-push-script = This needs scripts.
way-push-add = Tell me in this browser
way-push-denied = The browser does not allow notices from this page. Allow them in its settings, then try again.
way-push-unable = This browser cannot show notices from this page.
way-mail = E-mail
way-mail-help = You get a mail with a link, to make sure that the address is yours.
way-mail-address = E-mail address
way-webhook = Webhook
way-webhook-help = A link that takes messages the way Discord does: in Discord, the settings of a channel, Integrations, Webhooks.
way-webhook-address = Link of the webhook
way-add = Add
way-on = on
way-off = off
way-unconfirmed = waits for your click in the mail
way-turn-on = Switch on
way-turn-off = Switch off
way-remove = Remove
way-do = { $verb }: { $way }, { $address }
letter-confirm = Should { $address } be told when it is your turn?
letter-confirm-button = Yes, tell me here
letter-confirmed = Done. You will be told.
letter-stop = Should { $address } not be told any more?
letter-stop-button = No more notices
letter-stopped = Done. Nothing more comes to this address.
notice-turn-title = Your turn: { $title }
notice-turn-body = It is your turn at the table with { $names }.
notice-stop = No more of these mails:
notice-welcome-title = À table
notice-welcome-body = From now on you are told here when it is your turn.
notice-confirm-title = Notices from À table?
notice-confirm-body = Somebody, most likely you, wants to be told at this address when it is their turn at a table. If it was you, open this link; if not, do nothing.

## A table that was closed

closed = Closed
closed-long = The host of this house has closed the table. There is no result.

## The host's page

host-only = This is for the host of this house alone. The link stands in the program’s output when it starts.
host-page = The house
host-load = Load
host-database = Database
host-well = well
host-failing = failing
host-uptime = Up for
host-held = Tables in memory
host-streams = Open streams
host-requests = Requests
host-mean = Mean time
host-failed-requests = Failed requests
host-actions = Actions
host-notices = Notices sent / failed
host-metrics-help = All figures in detail are at /metrics, for Prometheus.
host-errors = Errors and warnings
host-no-errors = Nothing has gone wrong since the start.
host-error = error
host-warning = warning
host-tables = Tables
host-table = Table
host-title = Title
host-stage = Stage
host-people = People
host-steps = Steps
host-watched = Streams
host-changed = Changed
host-waiting = waiting
host-playing = playing
host-closed = closed
host-ago = { $time } ago
span-days = { $d } d { $h } h
span-hours = { $h } h { $min } min
span-minutes = { $min } min
span-seconds = { $s } s
