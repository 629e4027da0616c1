# Tafels in woorden, hulp, en een verbinding die weg is.

text-none = geen
text-look = Toon deze tafel als tekst
board-look = Toon het bord
text-position = De tafel
text-choices = Wat je kunt doen
text-wait = Je hoeft nu niets te beslissen.
text-happened = Wat er gebeurde, het nieuwste eerst

## Hulp

skip = Naar de inhoud
skip-counter = Naar je zet
skip-log = Naar het verloop
help = Hulp
help-title = Toetsen en hulp
help-close = Sluiten
help-tab = van het een naar het ander; wat de focus heeft, krijgt een rand
help-enter = doet het; wat bevestigd moet worden, wordt eerst gekozen, een tweede keer doet het
help-arrows = op het bord: naar de plaats ernaast
help-escape = sluit wat open is
help-c = naar de toog, waar je handelt
help-b = naar de eerste verlichte plaats op het bord
help-u = terugnemen
help-r = draait wat je vasthoudt; met Shift andersom
help-l = naar het verloop
help-question = deze hulp
help-letters = Toetsen met één letter
help-letters-help = Zet ze uit als je tegen je computer praat of als ze in de weg zitten.
help-text = De tekstvorm zegt alles wat het bord toont in koppen, lijsten en tabellen, en biedt alles wat je kunt doen als knoppen aan.
key-tab = Tab
key-enter = Enter of spatie
key-arrows = Pijltjes
key-escape = Esc

## De verbinding is weg

offline-title = Geen verbinding
offline = À table is even niet te bereiken. Je spellen worden bewaard waar ze gespeeld worden: er gaat niets verloren.
offline-again = Deze pagina kijkt om de paar seconden en gaat vanzelf verder.
offline-try = Probeer nu

## Paris Connection

pc-act-build = Bouw een lijn
pc-act-lay = Leg een locomotief
pc-act-finish = Klaar
pc-act-give = Geef een aandeel
pc-act-take = Neem aandelen
pc-t-after = { $value }, { $after } na deze bouw
pc-t-company = maatschappij
pc-t-line = lijn
pc-t-swaps = { $n ->
    [0] Geen gewone ruil op rij.
    [one] Eén gewone ruil op rij.
   *[other] { $n } gewone ruilen op rij.
}
pc-t-players = Ieders aandelen
pc-t-shares = aandelen
pc-t-swapped = geziene ruilen
pc-t-place = plaats
pc-t-engines = locomotieven
pc-t-beside = ernaast
pc-t-map-help = Plaatsen hebben coördinaten: het eerste getal groeit naar het zuidoosten, het tweede naar het zuiden. Een lijn gaat verder naar elke plaats ernaast.
pc-t-cities = Steden en stations
pc-t-country = Landschapsvelden

## Dinner in Paris

dp-act-keep = Houd een doel
dp-act-share = Deel het doel
dp-act-take = Neem een kaart uit de rij
dp-act-take-top = Trek van de stapel
dp-act-discard = Leg een kaart af
dp-act-open = Open een restaurant
dp-act-waive = Gebruik een duivenkaart
dp-act-pay = Betaal met een kaart
dp-act-place = Kies een plaats op de bouwlijn
dp-act-build = Bouw terrassen
dp-act-spend = Voeg geld toe
dp-act-spend-pigeon = Voeg geld toe met een duivenkaart
dp-act-cover = Raken en bedekken
dp-act-lay = Leg een terras
dp-act-for = Voor welk restaurant
dp-act-finish = Klaar
dp-act-complete = Vervul een doel
dp-act-complete-also = Vervul een tweede doel
dp-act-draw-objective = Trek een doel
dp-act-end-turn = Beëindig de beurt
dp-t-turn = De beurt
dp-t-round = Ronde
dp-t-first = Begon het spel
dp-t-actions = Acties
dp-t-end = Einde
dp-t-deck = Kaarten in de stapel
dp-t-discards = Afgelegde kaarten
dp-t-held = In iemands hand, niemand weet wiens
dp-t-pigeon-deck = Duivenkaarten in de stapel
dp-t-objective-deck = Doelen in de stapel
dp-t-yes = ja
dp-t-no = nee
dp-t-built = Heeft deze beurt gebouwd
dp-t-completing = Mag een tweede doel vervullen
dp-t-paid = Tot nu betaald
dp-t-waived = Eén ingrediënt minder
dp-t-laid = Terrassen in deze bouw gelegd
dp-t-fresh = Duivenkaarten deze beurt getrokken
dp-t-fresh-which = Welke
dp-t-drawn = Doel dat net getrokken is
dp-t-kept = Doel dat bij het begin gehouden is
dp-t-objectives = Doelen
dp-t-players = Wat iedereen heeft
dp-t-known = Kaarten die iedereen zag
dp-t-rows = Geleegde rijen terrassen
dp-t-chosen = Heeft een doel gekozen
dp-t-restaurant = restaurant
dp-t-owner = eigenaar
dp-t-open = Open restaurants en hun terrassen
dp-t-menu = Wat restaurants kosten en opleveren
dp-t-row = rij terrassen
dp-t-width = breedte
dp-t-left = over
dp-t-goals = Doelstellingen
dp-t-majorities = Meerderheden: wat elk heeft, en de punten ervoor
dp-t-square-help = Vakken heten naar kolom en rij, vanaf het noordwesten: 7/3 is de zevende kolom en de derde rij. Terrassen liggen in kolommen en rijen { $from } tot { $to }.
dp-t-decor = Decor
dp-t-cells = vakken
dp-t-around = vakken eromheen
dp-t-pigeons = Duiven die niemand bedekt

## Papà Paolo

pp-act-keep = Houd een starttegel
pp-act-place = Zet een pion
pp-act-lay = Leg de tegel
pp-act-perform = Voer een actie uit
pp-act-buy = Koop pizza’s
pp-act-stock = Leg een pizza op een pizzeria
pp-act-pick = Kies een pizzeria
pp-act-site = Bouw de pizzeria
pp-act-bid = Bied
pp-act-withdraw = Bied niet meer
pp-act-take = Neem een investering
pp-act-offer = Draai de grote tegel
pp-act-claim = Neem een leveringstegel
pp-act-learn = Doe ervaring op
pp-act-start = Begin een ronde
pp-act-step = Ga verder
pp-act-drop = Bezorg
pp-act-finish = Klaar
pp-act-nothing = Zie ervan af
pp-t-round = De ronde
pp-t-order = Speelvolgorde
pp-t-settled = Hebben hun investering genomen
pp-t-supply = Tegels die nog niemand zag
pp-t-large = Grote tegel, met de klok mee
pp-t-large-left = Grote tegels die nog komen
pp-t-secret = geheim
pp-t-pawns = Pionnen in de hand
pp-t-task = Te doen
pp-t-bid = Bod
pp-t-investment = Investering
pp-t-delivery = Leveringstegel
pp-t-choice = Starttegels om uit te kiezen
pp-t-start = Starttegel
pp-t-tour = Bezorging bezig
pp-t-kind = Soort
pp-t-pizzas-left = Pizza’s over
pp-t-rounds-left = Ronden over
pp-t-distance = Afstand
pp-t-any = naar keuze
pp-t-delivered = Bezorgd, en in deze ronde
pp-t-path = Weg tot nu
pp-t-reach = Hongerige tegels binnen bereik
pp-t-track = spoor
pp-t-column = kolom
pp-t-brings = brengt
pp-t-to-come = stappen die nog komen
pp-t-district = De wijk, geteld vanaf de startpizzeria
pp-t-place = plaats
pp-t-there = wat er is
pp-t-roads = wegen naar
pp-t-fields = De velden van de stad
pp-t-field = veld
pp-t-pawn = pion
pp-t-jobs = acties van zijn rij; van zijn kolom
pp-t-coins = Smeergeld
pp-t-line = lijn
pp-t-coin = munt
pp-t-leader = vooraan
pp-t-row = Rij { $n }
pp-t-column-n = Kolom { $n }
pp-t-face-down = omgekeerd
pp-t-coin-winner = { $name } won de verborgen munt.
pp-t-step = trede { $step }, kolom { $n }
pp-t-step-head = trede
pp-t-deliveries = Leveringstegels in de aanbieding
pp-t-preview = Leveringstegels van de volgende ronde
pp-t-amounts = Wat de treden van de Piazza kosten
