# Mensen: mijn pagina, accounts, toestellen, met meer aan één scherm, mijn partijen, ranglijsten.

my-pages = Mijn pagina’s
my-page = Mijn pagina
my-page-of = Mijn pagina: { $name }
my-games = Mijn partijen
change = Wijzigen
keep = Bewaren
go-back = Terug
somebody-who-left = iemand die vertrokken is

## Wie ik ben

log-in = Inloggen
log-in-help = Met de naam en het wachtwoord van je account. Niemand heeft een account nodig om te spelen.
take-a-name = Of neem gewoon een naam
take-a-name-help = Deze browser onthoudt hem.
take-it = Neem deze naam
unlisted = Laat mij weg uit de ranglijsten
unlisted-help = Je partijen tellen nog altijd voor je medespelers.
account = Account
account-help = Een naam en een wachtwoord, om van op elk toestel terug te komen. Je partijen en je taal gaan mee.
account-name = Naam om mee in te loggen
password = Wachtwoord
password-help = Minstens { $n } tekens. Niemand kan je een nieuw sturen: schrijf het op.
make-account = Maak een account
have-account = Ik heb al een account
have-account-help = Deze browser hoort dan bij dat account. { $name } blijft achter: maak eerst een link voor een ander toestel om die stoelen te houden.
change-password = Wachtwoord wijzigen
change-password-help = Alle andere toestellen worden uitgelogd.
old-password = Oud wachtwoord
new-password = Nieuw wachtwoord
log-out = Hier uitloggen
log-out-warning = Zonder account en zonder ander toestel kun je nooit meer { $name } worden.

## Toestellen

devices = Toestellen
some-browser = Een browser
this-device = dit hier
last-used = laatst gebruikt op { $day }
sign-out = Uitloggen
device-link-help = Een link maakt ook een ander toestel het jouwe: telefoon, tablet, computer.
device-link-help-table = Een link neemt je stoel aan deze tafel mee naar een ander toestel.
make-device-link = Maak een link voor een ander toestel
another-device = Op een ander toestel
device-link = Open deze link op het andere toestel
device-link-picture = De link als QR-code
device-link-once = Hij werkt één keer, binnen een dag.
device-link-secret = Wie hem heeft, speelt als jij: toon hem aan niemand.
device-welcome = Goedenavond, { $name }
device-welcome-help = Dit toestel kan je stoelen overnemen. Het andere houdt ze ook.
device-was = Deze browser was tot nu toe { $name }.
device-go-on = Ga verder als { $name }

## Wat bewaard wordt

your-data = Je gegevens
your-data-help = Alles wat over jou bewaard wordt, in één bestand.
export-me = Exporteren
delete-me = Verwijder mij
delete-me-help = Account, toestellen en wensen verdwijnen meteen en voorgoed. In lopende partijen nemen bots je stoelen; in afgelopen partijen wordt je naam “iemand die vertrokken is”.
delete-me-sure = Ja, verwijder alles
delete-me-button = Voorgoed verwijderen

## Met meer aan één scherm

beside-name = Nog iemand hier
beside-sit = Zit hier ook
beside-help = Speelt aan dit scherm; een gordijn verbergt de handen.
curtain-turn = { $name } is aan zet
curtain-down = Het gordijn is dicht
curtain-down-help = Je ziet alleen wat iedereen mag zien.
curtain-lift = { $name }, jij bent aan zet: open het gordijn
curtain-look = { $name } kijkt
curtain-up = { $name } kijkt
curtain-lower = Sluit het gordijn
curtain-hides = De handen zitten achter het gordijn.

## Mijn partijen en ranglijsten

games-running = Bezig
no-games-running = Er is geen partij bezig. Dek een tafel!
games-finished = Afgelopen
no-games-finished = Er is nog geen partij afgelopen.
older-games = Oudere partijen
place-of = { $place ->
    [1] gewonnen
   *[other] plaats { $place } van { $seats }
}
points-n = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
ratings = Ranglijst
titles = Titels
no-ratings = Er is nog geen partij geteld.
place = Plaats
name-column = Naam
rating = Sterkte
games-played = Partijen
ratings-help = Iedereen begint op 1000 ± 333; het tweede getal zegt hoe ver het eerste te vertrouwen is, en de volgorde gaat naar het verschil. Elke afgelopen partij telt, ook tegen bots, behalve die uit een bestand en die met meer mensen aan één scherm.

## Fouten

error-too-often = Dat was te vaak. Wacht even.
error-nobody = Niemand kent je hier nog: neem een naam of log in.
error-log-in = Naam en wachtwoord horen niet bij elkaar.
error-password-length = Een wachtwoord heeft minstens { $what } tekens, en hoogstens 200.
error-account-taken = Er is al een account met deze naam. Kies een andere.
error-no-account = Je hebt geen account.
error-no-device = Zo’n toestel is er niet.
error-device-link = Deze link is gebruikt of te oud. Maak een nieuwe op het toestel dat je hebt.
error-not-sure = Vink het vakje aan om te zeggen dat je het zeker weet.
error-curtain = Het gordijn is dicht: open het eerst.
