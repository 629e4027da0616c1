# Het huis: wat voor elk spel hetzelfde is.

name = À table
motto = Schuif aan en speel
you = Jij
and = en
language = Taal

## Lobby

lobby-title = À table: schuif aan en speel
greeting = Goedenavond, { $name }
menu = De kaart
course-paris-connection = Voorgerecht
course-dinner-in-paris = Hoofdgerecht
course-papa-paolo = Pizza
course-rival-restaurants = Dessert
course-connect-four = Amuse
seats = Plaatsen
minutes = Minuten
from-to = { $from } tot { $to }
tables-tonight = Tafels vanavond
rules = Regels
choose = Kies
chosen = Gekozen
open-a-table = Open een tafel
chairs = Stoelen
that-is-you = { $name }, dat ben jij
your-name = Je naam
chair = Stoel { $n }
chair-link = Een vriend, via een link
chair-beside = Nog iemand aan dit scherm
chair-bot = Bot: { $level }
chair-none = Geen stoel
level-random = willekeurig
level-commis = commis
level-demi-chef = demi-chef
level-sous-chef = sous-chef
level-chef = chef
bot-level = bot, { $level }
add-chair = Stoel erbij
set-the-table = Dek de tafel
set-help = Je krijgt een link om te versturen. Niemand heeft een account nodig, en lege stoelen kun je aan bots geven.
tables = Tafels
being-played = { $n ->
    [0] nog geen
    [one] één spel bezig
   *[other] { $n } spellen bezig
}
no-tables = Er wordt nog niet gespeeld. Dek een tafel!
your-move-at = Jij bent aan zet: { $title }
play = Spelen
sit-down = Aanschuiven
watch = Kijken
open-table = Openen
review = Terugkijken
table-of = De tafel van { $name }
turn-n = beurt { $n }
waits-for-players = { $n ->
    [one] één stoel vrij
   *[other] { $n } stoelen vrij
}
finished = afgelopen
with-players = met { $names }
bring-in = Een spel uit een bestand inlezen
bring-in-button = Inlezen
bring-in-file = Spelverslag (.atable.json)
bring-in-help = Een afgelopen spel, hier of elders geëxporteerd, om stap voor stap terug te kijken.
own-drawing = Kaarten en speelborden hebben we zelf getekend; waar we het gedrukte origineel niet kennen, staat dat erbij.

## A table before the game

table = Tafel
around-the-table = Rond de tafel
invite = Verstuur deze link
invite-help = Wie hem opent, kan op een vrije stoel aanschuiven.
copy = Kopiëren
copied = Gekopieerd
free-chair = Vrije stoel
sit-here = Ga hier zitten
sit-as = Aanschuiven als { $name }
start-with-bots = Begin: bots nemen de vrije stoelen
start-when-full = Het spel begint zodra alle stoelen bezet zijn.
waiting-for-host = Wie de tafel dekte, kan beginnen met bots op de vrije stoelen.
host = dekte de tafel

## A table in play

your-move = Jij bent aan zet
somebodys-move = { $name } is aan zet
to-play = aan zet
watching = Je kijkt mee
game-over = Spel afgelopen
players = Spelers
log = Verloop
log-empty = Er is nog niets gebeurd.
board = Speelbord
counter = Jouw zet
panels = Panelen
undo = Terugnemen
start-over = Opnieuw
rule-n = Regel { $n }
ruling-n = Uitspraak { $n }
not-your-turn = Je bent niet aan de beurt
not-your-turn-long = Wacht tot de anderen gespeeld hebben.
over-long = Het spel is afgelopen. Er valt niets meer te spelen.
all-choices = Alle keuzes
play-it = Speel dit
no-script = Deze pagina werkt ook zonder scripts: kies uit de lijst.
connection-lost = De verbinding is weg. We proberen het opnieuw …
connection-back = Weer verbonden.
stale = Iemand was je voor: zo ligt de tafel er nu bij.

## After the game

won = gewonnen
winner = { $names } { $n ->
    [one] wint
   *[other] delen de overwinning
}
winner-you = { $n ->
    [one] Je hebt gewonnen
   *[other] { $names } delen de overwinning
}
replay = Terugkijken
replay-title = Terugkijken
export = Exporteren
step-of = Stap { $ply } van { $plies }
step-first = Naar het begin
step-back = Stap terug
step-on = Stap vooruit
step-last = Naar het einde
step-turn-back = Een beurt terug
step-turn-on = Een beurt verder
step-play = Afspelen
step-pause = Pauze
seen-by = Gezien door
public = iedereen
nothing-hidden-yet = Het spel is nog bezig: terugkijken kan zodra het is afgelopen.
back-to-lobby = Terug naar de lobby

## Rules

rules-of = De regels van { $title }
rules-note = In onze eigen woorden. Elke alinea heeft een nummer; een weigering op het bord verwijst ernaar.

## Errors

error = Er klopt iets niet
error-not-found = Deze pagina bestaat niet.
error-no-table = Deze tafel bestaat niet. Misschien is de link onvolledig.
error-name = Een naam telt 1 tot 24 tekens.
error-seats = Dit spel is voor { $min } tot { $max } spelers.
error-chair-taken = Die stoel is bezet.
error-not-host = Alleen wie de tafel dekte, kan dit doen.
error-started = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-seated = Je zit niet aan deze tafel.
error-action = Deze actie hoort niet bij dit spel: { $what }
error-undo = Dit kun je niet meer terugnemen: er is intussen iets onthuld, of iemand anders heeft gespeeld.
error-nothing-to-undo = Er is niets om terug te nemen.
error-import = Dit bestand kan niet worden ingelezen: { $what }
error-not-over = Het spelverslag kan worden geëxporteerd zodra het spel is afgelopen.
error-too-large = Dat is te groot.
error-request = Dit verzoek is niet goed opgebouwd: { $what }
error-forbidden = Dit verzoek kwam van een andere site.
error-method = Dat kan hier niet.
error-internal = Er ging iets mis in de keuken. Het is genoteerd; probeer het nog eens.
error-title = Er is geen spel met de naam { $what }.
error-options = Deze opties gaan niet samen: { $what }
error-many-tables = Je hebt veel tafels geopend. Speel er eerst een uit, of sluit er een.
