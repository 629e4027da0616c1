# Berichten, en de pagina van de gastheer.

## Berichten

notices = Berichten
notices-title = Laat me weten wanneer ik aan de beurt ben
notices-intro = In trage spellen één bericht voor elke beurt, nooit één voor elke klik. Wie de tafel open heeft, krijgt geen bericht over wat te zien is.
notices-none = Er is nog niets dat je verwittigt.
notices-no-name = Berichten horen bij een naam. Ga eerst aan een tafel zitten en kom dan terug.
notices-many = Twaalf manieren zijn genoeg. Haal er eerst een weg.
notices-known = Die heb je al.
notices-not-public = Dit adres kan niet: het moet met https:// beginnen en naar een openbare server leiden.
notices-bad-mail = Dit is geen e-mailadres.
notices-no-mail = Dit huis verstuurt geen e-mail.
notices-old-link = Deze link is niet meer geldig.
way-push = Deze browser
way-push-help = De browser toont een bericht, ook als de pagina gesloten is.
way-push-script = Hiervoor zijn scripts nodig.
way-push-add = Verwittig me in deze browser
way-push-denied = De browser laat geen berichten van deze pagina toe. Sta ze toe in de instellingen en probeer opnieuw.
way-push-unable = Deze browser kan geen berichten van deze pagina tonen.
way-mail = E-mail
way-mail-help = Je krijgt een mail met een link, om zeker te zijn dat het adres van jou is.
way-mail-address = E-mailadres
way-webhook = Webhook
way-webhook-help = Een link die berichten aanneemt zoals Discord: in Discord de instellingen van een kanaal, Integraties, Webhooks.
way-webhook-address = Link van de webhook
way-add = Toevoegen
way-on = aan
way-off = uit
way-unconfirmed = wacht op je klik in de mail
way-turn-on = Zet aan
way-turn-off = Zet uit
way-remove = Verwijder
way-do = { $verb }: { $way }, { $address }
letter-confirm = Moet { $address } bericht krijgen wanneer je aan de beurt bent?
letter-confirm-button = Ja, laat het me hier weten
letter-confirmed = Klaar. Je krijgt bericht.
letter-stop = Moet { $address } geen berichten meer krijgen?
letter-stop-button = Geen berichten meer
letter-stopped = Klaar. Er komt niets meer naar dit adres.
notice-turn-title = Jouw beurt: { $title }
notice-turn-body = Je bent aan de beurt aan de tafel met { $names }.
notice-stop = Geen mails meer zoals deze:
notice-welcome-title = À table
notice-welcome-body = Vanaf nu krijg je hier bericht wanneer je aan de beurt bent.
notice-confirm-title = Berichten van À table?
notice-confirm-body = Iemand, waarschijnlijk jij, wil op dit adres bericht krijgen wanneer het diens beurt is aan een tafel. Was jij het, open dan deze link; zo niet, doe dan niets.

## Een gesloten tafel

closed = Gesloten
closed-long = De gastheer van dit huis heeft de tafel gesloten. Er is geen uitslag.

## De pagina van de gastheer

host-only = Dit is alleen voor de gastheer van dit huis. De link staat in wat het programma bij de start toont.
host-page = Het huis
host-load = Belasting
host-database = Databank
host-well = in orde
host-failing = faalt
host-uptime = Draait sinds
host-held = Tafels in het geheugen
host-streams = Open stromen
host-requests = Aanvragen
host-mean = Gemiddelde tijd
host-failed-requests = Mislukte aanvragen
host-actions = Acties
host-notices = Berichten verstuurd / mislukt
host-metrics-help = Alle cijfers in detail staan op /metrics, voor Prometheus.
host-errors = Fouten en waarschuwingen
host-no-errors = Er is niets misgegaan sinds de start.
host-error = fout
host-warning = waarschuwing
host-tables = Tafels
host-table = Tafel
host-title = Titel
host-stage = Stand
host-people = Mensen
host-steps = Zetten
host-watched = Stromen
host-changed = Veranderd
host-waiting = wacht
host-playing = bezig
host-closed = gesloten
host-ago = { $time } geleden
span-days = { $d } d { $h } u
span-hours = { $h } u { $min } min
span-minutes = { $min } min
span-seconds = { $s } s
