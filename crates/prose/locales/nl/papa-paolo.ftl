# Papà Paolo. Sleutels beginnen met pp-.

pp-title = Papà Paolo
pp-line = Bied op de straten van Napels en lever zolang de korst nog warm is.

pp-tile = stadstegel
pp-tile-gold = gouden stadstegel
pp-tile-blue = blauwe stadstegel
pp-tile-red = rode stadstegel
pp-tile-green = groene stadstegel
pp-houses = { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}
pp-pizzeria = pizzeria
pp-bribe = smeergeld
pp-start-tile = starttegel { $at }
pp-delivery-tile = leveringstegel { $at }
pp-investment-gold = financiële investering
pp-investment-blue = marktinvestering
pp-investment-red = express-investering
pp-investment-green = netwerkinvestering
pp-track-gold = financiële spoor
pp-track-blue = marktspoor
pp-track-red = express-spoor
pp-track-green = netwerkspoor
pp-job-sponsor = sponsor zoeken
pp-job-market = winkelen
pp-job-express = spoedlevering
pp-job-build = bouwen
pp-side-north = boven
pp-side-east = rechts
pp-side-south = onder
pp-side-west = links

# Counted from the start pizzeria.
pp-where = { $ew ->
    [left] { $x } naar links
    [right] { $x } naar rechts
   *[none] {""}
}{ $both ->
    [yes] {", "}
    [home] bij de start
   *[no] {""}
}{ $ns ->
    [up] { $y } omhoog
    [down] { $y } omlaag
   *[none] {""}
}
pp-shop-at = { $both ->
    [home] de startpizzeria
   *[other] de pizzeria ({ pp-where })
}

pp-phase-starting = Starttegels
pp-phase-acting = A Wijk en acties
pp-phase-bidding = C Bieden
pp-phase-paying = C Investeringen en leveringstegels
pp-phase-investing = D Investeren
pp-phase-claiming = E Leveringstegels
pp-phase-delivering = E Pizza’s leveren
pp-phase-over = Spel afgelopen

## The log

pp-kept = { $seat } hield { $start }
pp-kept-one = { $seat } koos een starttegel
pp-shown = { $seat } begint met { $start }
pp-round-begun = Ronde { $round } begint. Spelersvolgorde: { $order }
pp-laid = { $seat } legde een { $tile } met { pp-houses } ({ pp-where })
pp-nothing-done = { $seat } nam de tegel niet en deed geen actie
pp-sponsored = { $seat } vond een sponsor { $gain }
pp-gain-money = +£{ $count }
pp-bought = { $seat } kocht { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
} voor £{ $price }{ $extra ->
    [0] {""}
   *[other] , met { $extra } extra
} { $gain }
pp-gain-pizzas = { $count ->
    [one] +1 pizza
   *[other] +{ $count } pizza’s
}
pp-lost = { $seat } liet { $count ->
    [one] 1 pizza liggen: die gaat verloren
   *[other] { $count } pizza’s liggen: die gaan verloren
}
pp-express-paid = { $seat } betaalde £{ $price } voor een spoedlevering
pp-built = { $seat } bouwde een { $pizzeria } voor £{ $price } ({ pp-where }) { $gain }
pp-bribed = { $seat } streek { $bribe } op { $gain }
pp-bid = { $seat } bood { $bid }
pp-withdrawn = { $seat } biedt niet meer
pp-paid = { $seat } betaalde het bod van £{ $price }
pp-invested = { $seat } { $price ->
    [0] nam de { $investment }
   *[other] kocht de { $investment } voor £{ $price }
}
pp-declined = { $seat } kocht geen investering
pp-turned = { $seat } draaide de grote tegel: { $offered } blijven over
pp-delivery-taken = { $seat } nam { $delivery }: { $gain }
pp-gain-delivery = { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
}, afstand { $distance }
pp-order-set = Volgorde van de volgende ronde: { $order }
pp-learned = { $seat } bereikte kolom { $column } van het { $track }: { $gain }
pp-gain-finance = nu £{ $count }
pp-gain-market = { $count ->
    [0] nog niets extra
    [one] nu 1 pizza extra
   *[other] nu { $count } pizza’s extra
}
pp-gain-express = { $count ->
    [one] nu 1 pizza
   *[other] nu { $count } pizza’s
}
pp-gain-network = { $count ->
    [one] nu 1 ronde
   *[other] nu { $count } rondes
}
pp-unused = { $seat } legde de investering opzij
pp-completed = { $seat } bediende elk huis van een { $tile } ({ pp-where })
pp-delivered = { $seat } leverde { $count ->
    [0] niets
    [one] 1 pizza { $gain }
   *[other] { $count } pizza’s { $gain }
}
pp-gain-points = +{ $count }
pp-nothing-to-deliver = { $seat } had niets te leveren
pp-end-five-rounds = De vijf rondes zijn gespeeld: het spel is afgelopen

## What one can do

pp-do-keep = Houd { $start }: { $tile }, { pp-houses }
pp-do-place = Pion op rij { $row }, kolom { $column }: { $tile }, { pp-houses }; { $jobs }
pp-do-lay = Leg de tegel ({ pp-where }), weg { $sides }
pp-do-sponsor = Sponsor zoeken: neem £{ $value }
pp-do-market = Winkelen: koop pizza’s{ $value ->
    [0] {""}
   *[other] , { $value } extra
}
pp-do-express = Spoedlevering: £{ $price }, { $value ->
    [one] 1 pizza
   *[other] hoogstens { $value } pizza’s
}
pp-do-build = Bouw een pizzeria
pp-do-buy = Koop { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
} voor £{ $price }{ $extra ->
    [0] {""}
   *[other] , { $extra } extra
}
pp-do-stock = Leg een pizza op { pp-shop-at }
pp-do-pick = Bouw de { $pizzeria } van £{ $price }, plaats voor { $capacity }
pp-do-site = Bouw de pizzeria ({ pp-where })
pp-do-bid = Bied { $bid }
pp-do-bid-column = Bied { $bid } in kolom { $column } voor { $delivery }
pp-do-pass = Pas
pp-do-withdraw = Bied niet meer
pp-do-take = { $price ->
    [0] Neem de { $investment }
   *[other] Koop de { $investment } voor £{ $price }
}
pp-do-offer = Laat aan de ander: { $offered }
pp-do-claim = Neem { $delivery }: { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
}, afstand { $distance }
pp-do-claim-none = Neem een leveringstegel
pp-do-learn = Houd hem: één veld op het { $track }
pp-do-learn-none = Houd hem voor de ervaring
pp-do-start = Begin een ronde bij { pp-shop-at }
pp-do-step = Verder naar de { $tile } ({ pp-where })
pp-do-drop = Lever aan de { $tile } ({ pp-where })
pp-do-finish-stocking = { $left ->
    [0] Klaar
    [one] Klaar: verlies 1 pizza
   *[other] Klaar: verlies { $left } pizza’s
}
pp-do-finish = Rond de leveringen af
pp-do-buy-none = Koop geen investering
pp-do-aside = Leg de tegel opzij
pp-do-nothing = Geen tegel en geen actie

## What one is asked

pp-ask-start = Houd een van je twee starttegels.
pp-ask-pawn = Zet een actiepion op een onbezette stadstegel. { $left ->
    [one] Het is je laatste.
   *[other] Je hebt er nog { $left }.
}
pp-ask-field = Leg de { $tile } in je wijk, of laat hem liggen voor een actie: { $jobs }.
pp-ask-shopping = Hoeveel pizza’s koop je?
pp-ask-stocking = { $left ->
    [0] Alle pizza’s liggen er: rond af.
    [one] Leg 1 pizza op een pizzeria, of rond af.
   *[other] Leg { $left } pizza’s op je pizzeria’s, of rond af.
}
pp-ask-picking = Welke pizzeria bouw je?
pp-ask-siting = Zet de pizzeria naast een stadstegel.
pp-ask-bid = Zet een pion op het Piazza, of bied niet.
pp-ask-outbid = Je bent overboden: bied opnieuw op deze trap of hoger, of bied niet meer.
pp-ask-bid-two = Bied om als eerste te kiezen, of pas.
pp-ask-investment = Je bod is betaald. Kies een investering.
pp-ask-buy-investment = Koop een investering voor £{ $price }, of geen.
pp-ask-offer = Je nam de { $investment }. Draai de tegel: welke twee blijven over?
pp-ask-investing = Gebruik de { $investment }: de actie, of één veld op het spoor.
pp-ask-investing-none = Gebruik je investering: de actie, of één veld op het spoor.
pp-ask-claim = Kies een leveringstegel.
pp-ask-deliver = Begin een leveringsronde bij een pizzeria. { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
}, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}.
pp-ask-courier = Ga van tegel naar tegel en lever. { $count ->
    [one] Nog 1 pizza.
   *[other] Nog { $count } pizza’s.
}
pp-ask-next-round = Deze ronde is klaar. Begin een nieuwe, of rond de leveringen af. { $count ->
    [one] 1 pizza
   *[other] { $count } pizza’s
}, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}.
pp-ask-delivered = Er kan niets meer geleverd worden: rond de leveringen af.
pp-wait = De tafel wacht op { $seats }.
pp-wait-starting = { $seat } kiest een starttegel.
pp-wait-acting = { $seat } zet een actiepion.
pp-wait-bidding = { $seat } biedt.
pp-wait-paying = { $seat } kiest een investering.
pp-wait-investing = { $seat } investeert.
pp-wait-claiming = { $seat } kiest een leveringstegel.
pp-wait-delivering = { $seat } levert pizza’s.

## The board

pp-tab-board = Ervaring
pp-tab-mine = Ervaring
pp-tab-extra = Punten
pp-map = Spelbord van Napels
pp-map-desc = Velden met stadstegels, munten aan het eind van rijen en kolommen, de trappen van het Piazza, en de wijken.
pp-reconstructed = Tegels gereconstrueerd
pp-reconstructed-long = Het meeste van wat er op tegels en borden gedrukt staat, kennen we niet. De onze houden zich aan de getallen in de spelregels; wie de doos heeft, kan er de gedrukte overheen leggen.

## Options

pp-option-open-money = Open geld
pp-option-open-money-help = Iedereen ziet ieders geld.
pp-option-hidden-coin = Variant A: een verborgen munt
pp-option-hidden-coin-help = Eén munt ligt omgekeerd; wie hem wint, begint de volgende ronde.
pp-option-reverse-order = Variant B: omgekeerde volgorde
pp-option-reverse-order-help = De laagste op de trap speelt in de volgende ronde als eerste.
pp-option-money-points = Variant C: punten voor geld
pp-option-money-points-help = Aan het eind is het meeste geld 2 punten waard, het op één na meeste 1.
pp-option-preview = Variant D: vooruitkijken
pp-option-preview-help = Twee spelers zien ook de leveringstegels van de volgende ronde.

## Why not

pp-why-first-start = Kies eerst een starttegel
pp-why-first-pawn = Zet eerst een actiepion
pp-why-first-field = Eerst de tegel of een actie
pp-why-first-shopping = Koop eerst pizza’s
pp-why-first-stocking = Leg eerst je pizza’s neer
pp-why-first-picking = Kies eerst een pizzeria
pp-why-first-siting = Zet eerst de pizzeria neer
pp-why-first-bid = Bied eerst, of trek je terug
pp-why-first-investment = Kies eerst een investering
pp-why-first-offer = Draai eerst de grote tegel
pp-why-first-investing = Gebruik eerst je investering
pp-why-first-claim = Kies eerst een leveringstegel
pp-why-first-delivering = Rond eerst je leveringen af
pp-why-first-long = Eén ding tegelijk: dit gaat voor, of neem het terug.
pp-why-not-yours = Je hebt { $start } niet
pp-why-not-yours-long = Houd een van de twee die je kreeg.
pp-why-no-field = Dit veld bestaat niet
pp-why-no-field-long = Het bord heeft daar geen veld.
pp-why-field-taken = { $seat } { $who ->
    [you] hebt
   *[other] heeft
} hier al een pion
pp-why-field-taken-long = Een actiepion komt op een onbezette stadstegel.
pp-why-turn = Zo kan deze tegel niet liggen
pp-why-turn-long = De wegen op deze tegel komen niet aan die kanten uit.
pp-why-cell = Hier ligt al iets
pp-why-cell-long = Tegels en pizzeria’s blijven waar ze zijn, één per plaats.
pp-why-joined = Geen weg naar een pizzeria
pp-why-joined-long = Een weg moet de tegel met een van je pizzeria’s verbinden.
pp-why-houses = Een weg zou tegen huizen lopen
pp-why-houses-long = Tussen twee stadstegels komt weg tegen weg en huizen tegen huizen.
pp-why-large = De wijk zou te groot worden
pp-why-large-long = Alles moet in vier bij vijf plaatsen passen, liggend of staand.
pp-why-here = Kan hier niet: { $job }
pp-why-here-long = Een veld biedt de acties van zijn rij en van zijn kolom.
pp-why-other = Je hebt de { $investment }
pp-why-other-long = Een investeringstegel geeft alleen de actie van zijn eigen kleur.
pp-why-dear = £{ $price }, en je hebt £{ $money }
pp-why-dear-long = { $what ->
    [pizzas] Zoveel pizza’s kun je niet betalen.
    [express] Een spoedlevering betaal je vooraf.
    [pizzeria] Je kunt de pizzeria niet betalen.
    [bid] Een bod wordt betaald: niemand biedt meer dan hij heeft.
   *[investment] Je kunt de investering niet betalen.
}
pp-why-room = Al je pizzeria’s zijn vol
pp-why-room-long = Er moet plaats zijn voor minstens één pizza.
pp-why-no-pizza = Al je pizza’s zijn gebruikt
pp-why-no-pizza-long = Je hebt 36 pizza’s voor het hele spel.
pp-why-no-pizzeria = Hier staat geen pizzeria
pp-why-no-pizzeria-long = Pizza’s liggen op je pizzeria’s, en rondes vertrekken daar.
pp-why-full = Deze pizzeria is vol
pp-why-full-long = Op een pizzeria liggen niet meer pizza’s dan erop staan afgebeeld.
pp-why-stocked = Alle pizza’s liggen er
pp-why-stocked-long = Er is er geen meer over. Rond af.
pp-why-nobody = Er kan geen pizza geleverd worden
pp-why-nobody-long = Een spoedlevering vraagt een pizza, en een hongerig huis waar een weg heen leidt.
pp-why-sold = Hiervan is er geen meer
pp-why-sold-long = De pizzeria’s van deze prijs zijn allemaal gebouwd.
pp-why-site = Geen plaats voor een pizzeria
pp-why-site-long = Ze moet aan een stadstegel grenzen, aan geen andere pizzeria, en in de wijk passen.
pp-why-beside-tile = Niet naast een stadstegel
pp-why-beside-tile-long = Eén zijde van de pizzeria moet aan een stadstegel van je wijk grenzen.
pp-why-beside-pizzeria = Naast een andere pizzeria
pp-why-beside-pizzeria-long = Pizzeria’s mogen elkaar met een hoek raken, nooit met een zijde.
pp-why-no-bid = Dit bod bestaat niet
pp-why-no-bid-long = Dit veld van het Piazza wordt niet gebruikt.
pp-why-highest = { $seat } { $who ->
    [you] staat
   *[other] staat
} hier even hoog of hoger
pp-why-highest-long = Een pion komt hoger dan elke andere pion in zijn kolom.
pp-why-lower = Nooit de trap af
pp-why-lower-long = Wie opnieuw biedt, blijft op dezelfde trap of gaat hoger, in een kolom naar keuze.
pp-why-higher = Het bod staat op £{ $price }
pp-why-higher-long = Bied meer; alleen het antwoord op een eerste bod van £6 of meer mag lager zijn.
pp-why-offer = Niet te krijgen: { $investment }
pp-why-offer-long = Kies een van de investeringen die over zijn.
pp-why-take = Je bod geeft een investering
pp-why-take-long = Alleen wie niet bood, mag zonder.
pp-why-beside = Ligt ergens anders: { $investment }
pp-why-beside-long = Alleen een kleur naast die van jou kan naar de andere speler wijzen.
pp-why-no-tile = Hier ligt geen leveringstegel
pp-why-no-tile-long = Kies een van de tegels die er liggen.
pp-why-last = Einde van het { $track }
pp-why-last-long = De marker staat in de laatste kolom. Doe de actie, of leg de tegel opzij.
pp-why-use = De tegel moet gebruikt worden
pp-why-use-long = Voer de actie uit, of houd de tegel en verschuif je marker.
pp-why-no-round = Geen leveringsronde meer over
pp-why-no-round-long = Het netwerkspoor toont hoeveel rondes je hebt.
pp-why-no-more = Geen pizza’s meer deze keer
pp-why-no-more-long = Het aantal pizza’s geldt voor alle rondes samen.
pp-why-empty = Deze pizzeria is leeg
pp-why-empty-long = Alle pizza’s van een ronde komen van de pizzeria waar ze begon.
pp-why-under-way = Begin eerst een ronde
pp-why-under-way-long = Een leveringsronde begint bij een van je pizzeria’s.
pp-why-round-empty = Deze ronde is nog niets geleverd
pp-why-round-empty-long = Lever een pizza voor je aan de volgende ronde begint, of neem terug.
pp-why-there = De koerier is hier niet
pp-why-there-long = Je levert op de tegel die de koerier heeft bereikt.
pp-why-courier = Te ver voor één stap
pp-why-courier-long = De koerier gaat van een tegel naar een tegel ernaast.
pp-why-road = Hierheen loopt geen weg
pp-why-road-long = De koerier gaat alleen waar een weg van de ene tegel in de andere overgaat.
pp-why-same-road = Niet twee keer dezelfde weg
pp-why-same-road-long = Op een splitsing kies je; een ronde neemt geen weg twee keer.
pp-why-through = Niet door een pizzeria
pp-why-through-long = Een leveringsronde gaat alleen over stadstegels.
pp-why-far = Afstand { $distance } is opgebruikt
pp-why-far-long = Elke ronde gaat over zoveel tegels als de leveringstegel toont.
pp-why-beyond = Die kant op wacht niemand
pp-why-beyond-long = Daar of verderop kan geen pizza geleverd worden.
pp-why-served = Elk huis heeft zijn pizza
pp-why-served-long = Een tegel krijgt één pizza per gekleurd huis.
pp-why-delivered = Er is nog niets geleverd
pp-why-delivered-long = Een spoedlevering levert minstens één pizza.

## Board and panels

pp-b-city = De stad: velden met tegels, een actie per rij en kolom, smeergeld aan het eind
pp-b-field = Rij { $row }, kolom { $column }
pp-b-cell = Vak { $at }
pp-b-tile = { $colour }, { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}{ $pizzas ->
    [0] {""}
   *[other] , { $pizzas } bediend
}
pp-b-shop = Pizzeria, { $pizzas } van { $room } pizza’s
pp-b-coin-row = Smeergeld van { $value } voor rij { $n }
pp-b-coin-column = Smeergeld van { $value } voor kolom { $n }
pp-b-leads = { $name } vooraan
pp-b-bribes = smeergeld
pp-b-pile = { $n ->
    [one] 1 tegel op de stapel
   *[other] { $n } tegels op de stapel
}
pp-b-tiles = tegels
pp-b-sponsor = Sponsor
pp-b-market = Markt
pp-b-express = Spoed
pp-b-build = Bouwen
pp-b-your-district = Je wijk
pp-b-district-of = De wijk van { $name }
pp-b-fits = past
pp-b-fits-turned = past gedraaid
pp-b-turn-left = Linksom draaien (muiswiel of Shift+R)
pp-b-turn-right = Rechtsom draaien (muiswiel of R)
pp-b-way = Hoe de tegel ligt
pp-b-piazza = Piazza
pp-b-piazza-long = De Piazza: biedingen op de trappen, leveringstegels erboven
pp-b-bids-in-c = bieden in fase C
pp-b-delivery = { $id }: { $pizzas } pizza’s, afstand { $distance }
pp-b-investments = Investeren
pp-b-or-step = of een stap
pp-b-for-sale = Pizzeria’s te koop
pp-b-left = { $n ->
    [0] op
   *[other] nog { $n }
}
pp-b-room = plaats voor { $n }
pp-b-phase-a = Wijk en acties
pp-b-phase-b = Smeergeld
pp-b-phase-c = Bieden
pp-b-phase-d = Investeren
pp-b-phase-e = Leveren
pp-b-phase-f = Ervaring
pp-b-phase-g = Nieuwe ronde
pp-b-round = Ronde { $n }
pp-b-phases = Fasen van de ronde
pp-b-order = volgorde
pp-b-views = Delen van het bord
pp-b-view-city = Stad
pp-b-view-district = Wijk
pp-b-view-piazza = Piazza
pp-b-track-gold = Financiën
pp-b-track-blue = Markt
pp-b-track-red = Spoed
pp-b-track-green = Netwerk
pp-b-tracks = De vier ervaringssporen
pp-b-expert = expert +{ $n }
pp-b-versatility = Veelzijdig
pp-b-purse = Je beurs: £{ $n }
pp-b-only-you = alleen jij ziet dit
pp-b-experience = Je ervaring
pp-b-sum = { $delivered } geleverd + { $versatility } veelzijdig
pp-b-sum-experts = + { $n } experts
pp-b-sum-waste = − { $n } wachtend
pp-b-points = { $n ->
    [one] nu 1 punt
   *[other] nu { $n } punten
}
pp-b-pawns-left = { $n ->
    [one] nog 1 pion
   *[other] nog { $n } pionnen
}
pp-b-delivered = { $n ->
    [one] 1 pizza geleverd
   *[other] { $n } pizza’s geleverd
}
pp-b-waiting = { $n ->
    [one] 1 pizza wacht
   *[other] { $n } pizza’s wachten
}
pp-b-secret = geld: geheim
pp-b-money = geld
pp-b-seats-note = geleverd, wachtend, geld
pp-b-do-start = Kies een starttegel
pp-b-do-pawn = Plaats een pion
pp-b-do-field = Leg de tegel of doe een actie
pp-b-do-shopping = Op de markt
pp-b-do-stocking = Vul je pizzeria’s
pp-b-do-picking = Kies een pizzeria
pp-b-do-siting = Plaats de pizzeria
pp-b-do-bid = Bied op de Piazza
pp-b-do-investment = Kies een investering
pp-b-do-offer = Draai de grote tegel
pp-b-do-investing = Gebruik je investering
pp-b-do-claim = Kies een leveringstegel
pp-b-do-delivering = Lever pizza’s
pp-b-pawn-of = Pion { $n } van { $of }, £{ $money } in je beurs
pp-b-to-place = { $n ->
    [0] Alles ligt klaar
    [one] Nog 1 pizza te plaatsen
   *[other] Nog { $n } pizza’s te plaatsen
}
pp-b-have = £{ $money } in je beurs
pp-b-tour = Nog { $pizzas ->
    [one] 1 pizza
   *[other] { $pizzas } pizza’s
}, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}. Afstand { $gone } van { $distance }
pp-b-tour-express = Nog { $pizzas ->
    [one] 1 pizza
   *[other] { $pizzas } pizza’s
}, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}, elke afstand
pp-b-terms-sponsor = +£{ $n }
pp-b-terms-market = vanaf £{ $price }{ $n ->
    [0] {""}
   *[other] , +{ $n }
}
pp-b-terms-express = £{ $price }, { $n ->
    [one] 1 pizza
   *[other] { $n } pizza’s
}
pp-b-terms-build = vanaf £{ $price }
pp-b-terms-sold = uitverkocht
pp-b-instead = of anders
pp-b-nothing = Niets
pp-b-step = Een stap
pp-b-lay-it = Hier leggen
pp-b-build-it = Hier bouwen
pp-b-bid-it = Dit bieden
pp-b-offer-it = Deze laten
pp-b-keep-it = Houden
pp-b-take-it = Nemen
pp-b-tally = Punten tot nu toe
pp-b-tally-help = Als het spel nu zou eindigen.
pp-b-final = Eindtelling
pp-b-player = speler
pp-b-col-delivered = geleverd
pp-b-col-versatility = veel­zijdig
pp-b-col-experts = experts
pp-b-col-waste = wacht
pp-b-col-money = voor geld
pp-b-col-total = punten
