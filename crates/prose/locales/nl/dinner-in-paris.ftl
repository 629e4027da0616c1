# Dinner in Paris. Sleutels beginnen met dp-.

dp-title = Dinner in Paris
dp-line = Open restaurants rond het plein en zet het vol terrassen. Let op de duiven.

## Restaurants and cards

dp-kind-friterie = Friterie
dp-kind-seafood = Fruits de mer
dp-kind-creperie = Crêperie
dp-kind-pizzeria = Pizzeria
dp-kind-grill = Grill
dp-kind-winebar = Bar à vin
dp-kind-brasserie = Brasserie
dp-kind-gastronomic = Gastronomique

dp-card-coin = munt
dp-card-bread = brood
dp-card-cheese = kaas
dp-card-flour = meel
dp-card-meat = vlees
dp-card-potato = aardappel
dp-card-seafood = zeevruchten
dp-card-tomato = tomaat
dp-card-bread-tomato = brood of tomaat
dp-card-flour-meat = meel of vlees
dp-card-cheese-potato = kaas of aardappel
dp-card-potato-tomato = aardappel of tomaat
dp-card-cheese-flour-tomato = kaas, meel of tomaat
dp-card-bread-potato-seafood = brood, aardappel of zeevruchten
dp-card-meat-potato-seafood = vlees, aardappel of zeevruchten
dp-card-several = meerdere ingrediënten

dp-pigeon-draw-two = Twee kaarten
dp-pigeon-draw-two-long = Meteen: pak twee grondstoffenkaarten.
dp-pigeon-free-terrace = Gratis terras
dp-pigeon-free-terrace-long = Meteen: leg zonder te betalen nog een terras bij hetzelfde restaurant.
dp-pigeon-two-coins = Twee munten
dp-pigeon-two-coins-long = Later: in één bouw 2 meer te besteden.
dp-pigeon-objective = Doel
dp-pigeon-objective-long = Later: pak een doel en houd of deel het, of behaal een tweede doel in dezelfde actie.
dp-pigeon-one-less = Eentje minder
dp-pigeon-one-less-long = Later: open een restaurant met één ingrediënt minder.
dp-pigeon-adjacent-cover = Ernaast en erop
dp-pigeon-adjacent-cover-long = Later: in één bouw mogen de terrassen van een van je restaurants naast die van anderen liggen, en er hoogstens twee bedekken.

## The square

dp-decor-fountain = fontein
dp-decor-band = orkest
dp-decor-lamp = lantaarnpaal
dp-decor-flowerbed = bloemperk
dp-street-north = Rue Nord
dp-street-south = Rue Sud
dp-street-east = Rue Est
dp-street-west = Rue Ouest
dp-spot-north = Rue Nord { $at }
dp-spot-south = Rue Sud { $at }
dp-spot-east = Rue Est { $at }
dp-spot-west = Rue Ouest { $at }
dp-a-terrace = een terras
dp-a-pigeon = een duif

## Majorities and objectives

dp-contest-around-fountain = Rond de fontein
dp-contest-around-band = Rond de orkesten
dp-contest-around-lamp = Rond de lantaarnpalen
dp-contest-around-flowerbed = Rond de bloemperken
dp-contest-area-north = In het noorden
dp-contest-area-south = In het zuiden
dp-contest-area-east = In het oosten
dp-contest-area-west = In het westen
dp-contest-restaurants = Restaurants
dp-contest-money = Geld
dp-contest-pigeons = Duivenkaarten

dp-goal-each-decor-kind = De grote ronde
dp-goal-lamps = De lantaarnpalen
dp-goal-flowerbeds = De bloemperken
dp-goal-bands = De orkesten
dp-goal-fountain = De fontein
dp-goal-all-rows = Alle vier de rijen
dp-goal-quarters = De vier kwarten
dp-goal-east = Het oosten
dp-goal-north = Het noorden
dp-goal-south = Het zuiden
dp-goal-west = Het westen
dp-goal-twenty = De drukte
dp-goal-empty-row = De lege rij
dp-goal-shape-01 = Het kruis
dp-goal-shape-02 = De vlag
dp-goal-shape-03 = De slang
dp-goal-shape-04 = De deurknop
dp-goal-shape-05 = De hoed
dp-goal-shape-06 = De vork
dp-goal-shape-07 = De taartpunt
dp-goal-shape-08 = Het bistrotafeltje
dp-goal-shape-09 = De kip
dp-goal-shape-10 = De kraan
dp-goal-shape-11 = De leunstoel

dp-asks-fountain = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} rond de fontein
dp-asks-bands = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} rond elk orkest
dp-asks-lamps = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} rond elke lantaarnpaal
dp-asks-flowerbeds = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} rond elk bloemperk
dp-asks-kinds = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} rond elk van de vier soorten decoratieve elementen
dp-asks-north = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} in de noordelijke helft
dp-asks-south = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} in de zuidelijke helft
dp-asks-east = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} in de oostelijke helft
dp-asks-west = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} in de westelijke helft
dp-asks-quarters = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} in elk kwart van het plein
dp-asks-rows = { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
} leeg in elk van je vier rijen
dp-asks-empty-rows = { $count ->
    [one] één van je rijen leeg
   *[other] { $count } van je rijen leeg
}
dp-asks-total = { $count ->
    [one] { $count } terras
   *[other] { $count } terrassen
} op het plein
dp-asks-shape = { $count } terrassen in deze vorm, gedraaid zoals je wilt

## The log

dp-chosen = { $seat } koos een doel
dp-kept = { $seat } hield het doel { $goal }
dp-kept-hidden = { $seat } hield een nieuw doel
dp-shown = Gemeenschappelijke doelen: { $goals }
dp-taken = { $seat } pakte { $card } uit de kaartenrij
dp-drawn = { $seat } pakte { $card } van de stapel
dp-drawn-hidden = { $seat } pakte een kaart van de stapel
dp-renewed = Minstens drie gelijke kaarten: de kaartenrij wordt ververst
dp-shuffled = De stapel is op: { $count ->
    [one] één afgelegde kaart vormt
   *[other] { $count } afgelegde kaarten vormen
} een nieuwe
dp-discarded = { $seat } legde { $card } af
dp-waived = { $seat } zette een duivenkaart in: één ingrediënt minder
dp-opened = { $seat } opende een { $house }, { $spot } { $gain }
dp-opened-plain = { $seat } opende een { $house }, { $spot }
dp-gain-income = +{ $income } inkomen
dp-spent = { $seat } legde een munt bij: { $coins } te besteden
dp-spent-pigeon = { $seat } zette een duivenkaart in: { $added } munten erbij, { $coins } te besteden
dp-cover = { $seat } zette een duivenkaart in: de { $house } mag ernaast en erop
dp-covered = { $seat } bedekte { $terrace } van de { $house }
dp-met = { $seat } verjoeg { $place } en pakte { $pigeon }
dp-met-hidden = { $seat } verjoeg { $place } en hield de kaart
dp-free-lost = { $seat } vond geen plaats voor het gratis terras van de { $house }
dp-built = { $seat } legde { $count ->
    [one] één terras
   *[other] { $count } terrassen
}{ $lost ->
    [0] {""}
    [one] , één munt verloren
   *[other] , { $lost } munten verloren
}
dp-completed = { $seat } behaalde een { $whose ->
    [own] persoonlijk
   *[shared] gemeenschappelijk
} doel: { $goal }{ $pigeon ->
    [yes] , met een duivenkaart
   *[no] {""}
} { $gain }
dp-gain-points = +{ $points }
dp-drew-objective = { $seat } zette een duivenkaart in om een doel te pakken
dp-shared = { $seat } deelde het doel { $goal }
dp-turn-ended = { $seat } { $who ->
    [you] beëindigde je beurt
   *[other] beëindigde de beurt
}
dp-turn-ended-bonus = { $seat } { $who ->
    [you] beëindigde je beurt
   *[other] beëindigde de beurt
} { $gain }
dp-gain-bonus = +{ $bonus } inkomen, nu { $income }
dp-last-restaurants = Er zijn genoeg restaurants open: dit is de laatste ronde
dp-last-terraces = Er zijn twee rijen leeg: dit is de laatste ronde
dp-last-no-room = Er is geen plaats meer voor een restaurant: dit is de laatste ronde
dp-last-step-bound = Er gebeurt niets meer: dit is de laatste ronde (uitspraak Q17)
dp-end-restaurants = Het plein heeft genoeg restaurants: het spel is afgelopen
dp-end-terraces = Iemand heeft twee rijen leeg: het spel is afgelopen
dp-end-no-room = Er past geen restaurant meer bij: het spel is afgelopen
dp-end-step-bound = Honderd rondes is genoeg: het spel is afgelopen

## What one can do

dp-do-keep = Houd { $goal }: { $asks }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
dp-do-share = Deel { $goal }: { $asks }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
dp-do-take = Pak { $card } uit de kaartenrij
dp-do-take-any = Pak een kaart uit de kaartenrij
dp-do-take-top = Pak van de stapel
dp-do-discard = Leg { $card } af
dp-do-open = Open een { $kind }
dp-do-waive = Zet een duivenkaart in: één ingrediënt minder
dp-do-pay = Betaal met { $card }
dp-do-place = Zet de { $kind } op { $street } { $from } tot { $to }
dp-do-place-any = Zet het restaurant op { $spot }
dp-do-build = Bouw terrassen: { $coins } te besteden
dp-do-spend = Leg een muntkaart bij: 1 meer te besteden
dp-do-spend-pigeon = Zet een duivenkaart in: { $added } meer te besteden
dp-do-cover = Zet een duivenkaart in: de { $house }, { $spot }, mag ernaast en erop
dp-do-cover-any = Zet een duivenkaart in: de { $house } mag ernaast en erop
dp-do-lay = Terras voor de { $house }, kolom { $column }, rij { $row }, { $price ->
    [0] gratis
    [one] { $price } munt
   *[other] { $price } munten
}{ $ground ->
    [pigeon] , op een duif
    [cover] , over een ander heen
   *[plain] {""}
}
dp-do-lay-any = Terras op kolom { $column }, rij { $row }{ $ground ->
    [pigeon] , op een duif
    [cover] , over een ander heen
   *[plain] {""}
}
dp-do-for = Voor de { $house }, { $spot }
dp-do-for-any = Voor de { $house }
dp-do-finish = Bouw afronden{ $coins ->
    [0] {""}
    [one] , één munt verloren
   *[other] , { $coins } munten verloren
}
dp-do-complete = Behaal { $goal }: { $asks }, plus { $points }
dp-do-complete-also = Behaal met een duivenkaart ook { $goal }: { $asks }, plus { $points }
dp-do-draw-objective = Zet een duivenkaart in: pak een doel
dp-do-end-turn = Beurt beëindigen

## What one is asked

dp-ask-keep = Kies het doel dat je geheim houdt. Het andere is voor iedereen.
dp-ask-draw = Pak een kaart, uit de kaartenrij of van de stapel.
dp-ask = { $actions ->
    [one] Nog één actie
   *[other] { $actions } acties
}: pak een kaart, open een restaurant, bouw terrassen of behaal een doel.
dp-ask-discard = Te veel kaarten: leg er een af.
dp-ask-pay = { $kind }: kies nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} om te betalen.
dp-ask-place = Zet de { $kind } op de gebouwenrij.
dp-ask-first = Leg een terras op een verlicht vakje: { $coins } te besteden.
dp-ask-next = { $coins ->
    [0] Alles is besteed: rond de bouw af.
   *[other] Leg er nog een, of rond af: nog { $coins } over.
}
dp-ask-tell = Bij welk restaurant hoort het terras in de hoek?
dp-ask-draw-two = De duif brengt { $draws ->
    [one] nog één kaart
   *[other] { $draws } kaarten
}: pak uit de kaartenrij of van de stapel.
dp-ask-free = De duif trakteert op een terras: leg het voor de { $house }.
dp-ask-decide = Houd je het nieuwe doel geheim, of deel je het?
dp-ask-close = Je twee acties zijn gedaan: beëindig je beurt.
dp-wait = { $seat } denkt na.
dp-wait-keep = Nog aan het kiezen: { $seats }.
dp-wait-open = { $seat } opent een { $kind }.
dp-wait-build = { $seat } bouwt terrassen.
dp-wait-discard = { $seat } legt een kaart af.
dp-wait-decide = { $seat } bekijkt een nieuw doel.

## The board

dp-tab-board = Bord
dp-tab-mine = Kaarten
dp-tab-extra = Doelen
dp-map = Het plein
dp-map-desc = Een vierkant plein met vakjes: restaurants langs de vier straten, terrassen binnenin, een fontein, orkesten, lantaarnpalen, bloemperken en duiven.
dp-reconstructed = Kant voor twee gereconstrueerd
dp-reconstructed-long = De gedrukte kant voor twee spelers kennen we niet. De onze heeft dezelfde afmetingen, decoratieve elementen en aantal duiven als het deel van de hoofdkant dat twee spelers gebruiken; wie de doos heeft, kan er de gedrukte kant overheen leggen.

## Options

dp-option-face = Kant van het bord
dp-option-face-help = De speciale kant is kleiner, en alleen voor twee spelers.
dp-option-face-main = Hoofdkant
dp-option-face-two-player = Speciale kant voor twee

## Why not

dp-why-keep = Kies eerst een doel
dp-why-keep-long = Het spel begint als iedereen heeft gekozen welk doel hij houdt.
dp-why-dealt = Niet een van je twee doelen
dp-why-dealt-long = { $goal } heb je niet gekregen: houd een van de twee die je wel kreeg.
dp-why-draw = Pak eerst een kaart
dp-why-draw-long = Een beurt begint met een grondstoffenkaart, uit de kaartenrij of van de stapel.
dp-why-done = Je twee acties zijn gedaan
dp-why-done-long = Een beurt heeft twee acties. Beëindig hem, of neem iets terug.
dp-why-built = Je hebt deze beurt al gebouwd
dp-why-built-long = Terrassen bouw je maar één keer per beurt.
dp-why-left = { $count ->
    [one] Je hebt nog één actie
   *[other] Je hebt nog { $count } acties
}
dp-why-left-long = Beide acties van een beurt zijn verplicht.
dp-why-slot = Die kaart is er niet
dp-why-slot-long = De kaartenrij heeft vier kaarten.
dp-why-discard = Leg eerst een kaart af
dp-why-discard-long = Niemand mag meer dan zeven grondstoffenkaarten in de hand hebben.
dp-why-many = Je hand is klein genoeg
dp-why-many-long = Je legt alleen kaarten af als je er meer dan { $limit } hebt.
dp-why-hand = Niet in je hand: { $card }
dp-why-hand-long = Je kunt alleen een kaart uit je hand afleggen.
dp-why-opening = Je opent nu geen restaurant
dp-why-opening-long = Kies eerst welk restaurant je opent; daarna betaal je het en zet je het neer.
dp-why-begun = Je opent een { $kind }
dp-why-begun-long = Betaal de ingrediënten en zet hem op de gebouwenrij, of neem het terug.
dp-why-pay = Te duur voor je: { $kind }
dp-why-pay-long = Elk ingrediënt op het spelersbord kost één kaart waar het op staat.
dp-why-held-long = Je kunt alleen met een kaart uit je hand betalen.
dp-why-asked = Niet nodig: { $card }
dp-why-asked-long = De { $kind } vraagt niets meer van wat op deze kaart staat.
dp-why-paid = Alle ingrediënten zijn betaald
dp-why-paid-long = Zet de { $kind } nu op de gebouwenrij.
dp-why-coins = Een munt is geen ingrediënt
dp-why-coins-long = Een munt kun je alleen besteden als je terrassen bouwt.
dp-why-off = Hier houdt de straat op
dp-why-off-long = Een restaurant staat langs één kant van het plein en niet in een hoek.
dp-why-taken = Er staat een restaurant in de weg
dp-why-taken-long = Er zijn { $width } vrije vakjes naast elkaar nodig op de gebouwenrij.
dp-why-none = Deze zijn allemaal open: { $kind }
dp-why-none-long = Er zijn er van elke soort maar zoveel als in de doos zitten.
dp-why-room = Geen plaats voor een { $kind }
dp-why-room-long = Langs geen enkele kant zijn nog genoeg vrije vakjes naast elkaar.
dp-why-outside = Buiten het spel
dp-why-outside-long = Terrassen liggen binnen de gebouwenrij; wat erbuiten ligt, doet niet mee.
dp-why-line = Deze rij is voor restaurants
dp-why-line-long = Op de gebouwenrij zelf komt geen terras.
dp-why-decor = Staat in de weg: { $decor }
dp-why-decor-long = Op een decoratief element komt geen terras.
dp-why-building = Je bent niet aan het bouwen
dp-why-building-long = Kies er eerst voor om terrassen te bouwen.
dp-why-build = Je bent aan het bouwen
dp-why-build-long = Rond de bouw eerst af, of neem hem terug.
dp-why-restaurant = Je hebt geen restaurant
dp-why-restaurant-long = Een terras hoort bij een restaurant: open er eerst een.
dp-why-reach = Dit ligt buiten bereik
dp-why-reach-long = Het eerste terras van een restaurant ligt ervoor, elk volgend naast een terras van datzelfde restaurant.
dp-why-row = Geen terrassen meer voor de { $house }
dp-why-row-long = De rij van die categorie op je spelersbord is leeg.
dp-why-dear = Kost { $price }, je hebt { $coins }
dp-why-dear-long = Het volgende terras van de { $house } kost { $price }: leg munten bij, of bouw elders.
dp-why-touches = Zij aan zij met de { $house }
dp-why-touches-long = Terrassen van twee restaurants mogen elkaar alleen met de hoeken raken.
dp-why-occupied = Hier ligt een terras van de { $house }
dp-why-occupied-long = Op een vakje past één terras.
dp-why-coin = Je hebt geen muntkaart
dp-why-coin-long = Besteden kun je alleen je inkomen en de munten in je hand.
dp-why-tell = Voor welk restaurant?
dp-why-tell-long = De hoek ligt voor twee van je restaurants: zeg bij welk het terras hoort.
dp-why-question = Geen terras van de { $house }
dp-why-question-long = Het vakje moet voor het restaurant liggen, en je moet het terras kunnen betalen.
dp-why-nothing = Er past geen terras
dp-why-nothing-long = Wie bouwt, legt minstens één terras, en daar is nu geen geld of geen plaats voor.
dp-why-laid = Er ligt nog niets
dp-why-laid-long = Wie bouwt, legt minstens één terras.
dp-why-pigeon = Die duivenkaart heb je niet
dp-why-pigeon-long = Je hebt geen kaart { $pigeon } in je hand.
dp-why-fresh = Pas vanaf je volgende beurt
dp-why-fresh-long = Je hebt { $pigeon } in deze beurt gepakt.
dp-why-two = { $draws ->
    [one] Pak eerst één kaart
   *[other] Pak eerst { $draws } kaarten
}
dp-why-two-long = De duivenkaart werkt meteen; daarna bouw je verder.
dp-why-free = Leg eerst het gratis terras
dp-why-free-long = De duivenkaart werkt meteen: nog een terras voor de { $house }.
dp-why-waived = Eén zo’n kaart is genoeg
dp-why-waived-long = Per restaurant bespaart maar één duivenkaart een ingrediënt.
dp-why-second = Behaal eerst een doel
dp-why-second-long = De duivenkaart voegt een tweede doel toe aan een actie waarmee je er een behaalt.
dp-why-yours = Niet van jou: { $house }
dp-why-yours-long = De kaart werkt voor een van je eigen restaurants.
dp-why-idle = Dat zou niet helpen
dp-why-idle-long = Ook met de kaart is er geen vakje voor een terras van de { $house }.
dp-why-covers = Meer bedekken mag niet
dp-why-covers-long = Met één duivenkaart bedek je hoogstens twee terrassen.
dp-why-cut = Zo raakt de { $house } iets kwijt
dp-why-cut-long = Geen terras mag los komen te liggen van zijn restaurant.
dp-why-open = Niet aan jou
dp-why-open-long = { $goal } is niet in je hand en ook niet gemeenschappelijk.
dp-why-met = Nog niet behaald: { $goal }
dp-why-met-long = Op het moment dat je een doel behaalt, moet aan de voorwaarde zijn voldaan.
dp-why-drawn = Je hebt geen doel gepakt
dp-why-drawn-long = Een doel houd of deel je meteen nadat je het hebt gepakt.
dp-why-other = Je hebt een ander doel gepakt
dp-why-other-long = Over { $goal } hoef je nu niet te beslissen.
dp-why-decide = Houd of deel het eerst
dp-why-decide-long = Een nieuw doel houd of deel je voordat de beurt verdergaat.
dp-why-objective = Er zijn geen doelen meer
dp-why-objective-long = De stapel doelkaarten is leeg.

## Board and panels

dp-b-boards = Spelersborden
dp-b-board-of = Bord van { $name }
dp-b-seats-note = punten tot nu toe
dp-b-standing = { $restaurants } uit restaurants, { $rows } uit terrassen, { $goals } uit doelen, { $majorities } uit vermeerderingen
dp-b-pts = ptn
dp-b-points = punten
dp-b-income = Inkomen
dp-b-income-of = Inkomen { $income }
dp-b-restaurants = Restaurants
dp-b-cards = Grondstoffenkaarten
dp-b-pigeons = Duivenkaarten
dp-b-completed = Doelen vervuld
dp-b-left = Nog te besteden
dp-b-soon = Inkomen vanaf de volgende beurt
dp-b-bonus = Inkomen, vanaf de volgende beurt
dp-b-supply = { $left } van { $all } over
dp-b-row = Rij { $row }: { $emptied } van { $size } gelegd, waard { $worth }
dp-b-used = Gebruikt
dp-b-river = Rij
dp-b-discards = { $count ->
    [one] { $count } kaart afgelegd
   *[other] { $count } kaarten afgelegd
}
dp-b-deck = { $count ->
    [one] Stapel, { $count } kaart
   *[other] Stapel, { $count } kaarten
}
dp-b-one-of = 1 van { $count }
dp-b-hand = Achter je scherm
dp-b-hand-open = Jouw kaarten
dp-b-hand-note = { $held } van { $limit } kaarten, alleen jij ziet dit
dp-b-no-cards = Geen kaarten
dp-b-discard = weg
dp-b-pay = betaal
dp-b-add-one = 1 erbij
dp-b-add-two = 2 erbij
dp-b-waive = gebruik
dp-b-draw = trek
dp-b-lacking = { $count ->
    [0] voldaan
    [one] nog { $count } te kort
   *[other] nog { $count } te kort
}
dp-b-complete = Vervullen
dp-b-also = Ook
dp-b-majorities = Vermeerderingen
dp-b-majorities-note = punten tot nu toe
dp-b-each = elk { $points }
dp-b-seen-only = (wat zichtbaar is)
dp-b-shared = Gemeenschappelijke doelen
dp-b-shared-note = wie eerst komt
dp-b-shared-none = Op dit moment geen
dp-b-end = Laatste ronde bij { $count } restaurants
dp-b-last-round = Dit is de laatste ronde
dp-b-over = De tafels zijn afgeruimd
dp-b-doing-watch = { $seat } speelt
dp-b-doing-wait = Wachten op de anderen
dp-b-doing-keep = Houd één doel
dp-b-other-shared = Het andere wordt gemeenschappelijk
dp-b-doing-draw = Trek een kaart
dp-b-river-or-deck = uit de rij of van de stapel
dp-b-draws = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
dp-b-doing-choose = Kies een actie
dp-b-actions = { $left } van { $all } acties over
dp-b-build = Terrassen bouwen
dp-b-doing-discard = Leg een kaart af
dp-b-held = { $held } in de hand, { $limit } mag
dp-b-doing-open = Openen: { $kind }
dp-b-pay-with = Betaal met kaarten uit je hand
dp-b-place-it = Kies de plaats in de gebouwenrij
dp-b-bill = Wat het kost
dp-b-doing-build = Terrassen bouwen
dp-b-coins-left = { $count ->
    [one] munt over
   *[other] munten over
}
dp-b-finish = Klaar met bouwen
dp-b-prices = Een terras kost
dp-b-cover-for = Raken en bedekken voor
dp-b-for-which = Dit terras is voor
dp-b-doing-free = Een gratis terras
dp-b-free-where = Druk op een verlicht vakje
dp-b-doing-decide = Een nieuw doel
dp-b-keep-or-share = Houd het of deel het
dp-b-keep = Houden
dp-b-share = Delen
dp-b-doing-close = Je beurt is klaar
dp-b-no-actions = Beide acties zijn gedaan
dp-b-end-turn = Beurt beëindigen
dp-b-whole = Heel het plein
dp-b-closer = Dichterbij
dp-b-score = Eindtelling
dp-b-player = Speler
dp-b-terraces = Terrassen
dp-b-missed = Gemist
dp-b-total = Totaal
dp-b-score-help = Klein: gelegde terrassen, en wat ieder in een vermeerdering heeft.
