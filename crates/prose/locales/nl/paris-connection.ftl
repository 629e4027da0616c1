# Paris Connection. Sleutels beginnen met pc-.

pc-title = Paris Connection
pc-line = Zes spoorwegen vertrekken uit Parijs. Neem een aandeel in de lijnen die het ver schoppen.

pc-company-blue = Blauw
pc-company-saffron = Saffraan
pc-company-red = Rood
pc-company-lilac = Lila
pc-company-black = Zwart
pc-company-green = Groen
pc-tower = de Eiffeltoren
pc-country = landschapsveld { $at }

## The log

pc-built = { $seat } bouwde { $count } × { $company } naar { $cities } { $gain }
pc-gain = +{ $gain }, nu { $value }
pc-built-country = { $seat } bouwde { $count } × { $company } door het landschap, geen winst
pc-swapped = { $seat } gaf 1 × { $gave } en nam { $count } × { $took }
pc-plain-swaps = { $count ->
    [one] { $count } gewone ruil
   *[other] { $count } gewone ruilen
} op rij: bij { $limit } eindigt het spel (uitspraak Q7)
pc-end-marseille = De lijn naar Marseille is open: het spel is afgelopen
pc-end-one-depot = Nog maar één locomotiefbordje is gevuld: het spel is afgelopen
pc-end-stalemate = Twee rondes met alleen gewone ruilen: het spel is afgelopen

## What one can do

pc-do-build = Bouw { $company }
pc-do-lay = Zet { $company } op { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-lay-next = Zet de volgende locomotief op { $place }{ $gain ->
    [0] {""}
   *[other] , plus { $gain }
}
pc-do-finish = Bouw afronden
pc-do-finish-game = Afronden: einde spel
pc-do-give = Geef 1 × { $company }
pc-do-take = Neem { $count } × { $company }

## What one is asked

pc-ask = Bouw aan de lijn van een maatschappij, of geef een aandeel om te ruilen.
pc-ask-stalemate = Bouw of ruil. Nog { $left ->
    [one] één gewone ruil
   *[other] { $left } gewone ruilen
} en het spel is afgelopen.
pc-ask-first = Zet { $company } op een verlicht veld.
pc-ask-next = { $left ->
    [0] Alle vijf staan ze: rond de bouw af.
   *[other] Zet er nog een op een verlicht veld, of rond af.
}
pc-ask-marseille = Marseille! Rond af, en we maken de rekening op.
pc-ask-take = Je gaf 1 × { $company }. Neem er één of twee van een andere maatschappij.
pc-wait = { $seat } denkt na.
pc-wait-build = { $seat } bouwt aan { $company }.
pc-wait-swap = { $seat } ruilt.

## Counter

pc-doing-choose = Jouw beurt
pc-doing-build = Bouwen aan { $company }
pc-doing-swap = Ruilen
pc-doing-watch = { $seat } { $who ->
    [you] bent aan de beurt
   *[other] is aan de beurt
}
pc-doing-over = Spel afgelopen
pc-laid-of = { $laid } van { $most } gezet, waarde van { $was } naar { $now }
pc-gave = 1 × { $company } gegeven
pc-build = Bouwen
pc-give = Geven
pc-give-of = { $give }, van { $count } in je hand
pc-take = Nemen
pc-slots = Deze beurt gezet
pc-slot-empty = leeg

## Panels

pc-tab-board = Maatschappijen
pc-tab-mine = Aandelen
pc-tab-extra = Telling
pc-companies = Maatschappijen
pc-companies-caption = De zes maatschappijen: waarde en locomotiefbordje
pc-value = waarde
pc-depot = bordje
pc-screen = Achter je zichtscherm
pc-only-you = alleen jij ziet dit
pc-screen-open = Aandelen
pc-none = geen
pc-shares-of = { $held } van { $limit } aandelen
pc-over-limit = { $excess } te veel: −{ $loss }
pc-worth-now = nu { $now } waard
pc-worth-after = nu { $now } waard, { $after } na deze bouw
pc-held = { $held ->
    [one] { $held } aandeel
   *[other] { $held } aandelen
}, hoogstens { $limit }
pc-seen = aandelen en ruilen tot nu toe
pc-count-title = Wat je kunt weten
pc-count-help = Alle ruilen zijn openbaar, de verdeling bij het begin was dat niet. Elk vak toont hoeveel aandelen een speler minstens en hoogstens heeft.
pc-player = speler
pc-all-hidden = verborgen in totaal

## The map

pc-map = Kaart van Frankrijk
pc-map-desc = Zeshoekige velden, steden met een waarde van 1 tot 4, zes lijnen die in Parijs beginnen.
pc-reconstructed = Kaart gereconstrueerd
pc-reconstructed-long = De gedrukte kaart kennen we niet. Deze is naar de geografie getekend; wie de doos heeft, kan er de gedrukte kaart overheen leggen.
pc-manche = La Manche
pc-gascony = Golfe de/Gascogne
pc-mediterranean = Méditerranée

## The score

pc-score = Eindtelling
pc-score-excess = boven het maximum
pc-score-total = punten

## Options

pc-option-stalemate = Einde na twee rondes gewone ruilen
pc-option-stalemate-help = Huisregel, voor als geen enkele lijn nog kan groeien.

## Why not

pc-why-choose = Eerst bouwen of ruilen
pc-why-choose-long = Kies met welke maatschappij je bouwt, en zet dan haar locomotieven neer.
pc-why-building = Je bouwt al aan { $company }
pc-why-building-long = Eén ding per beurt: rond de bouw af, of neem hem terug.
pc-why-swapping = Je gaf 1 × { $company }
pc-why-swapping-long = Neem nu één of twee aandelen van een andere maatschappij, of neem je ruil terug.
pc-why-depot = { $company } heeft geen locomotieven meer
pc-why-depot-long = Met een maatschappij waarvan het locomotiefbordje leeg is, kun je niet bouwen.
pc-why-five = Alle vijf staan ze
pc-why-five-long = Per beurt zet je hoogstens vijf locomotieven. Rond de bouw af.
pc-why-nothing = Er staat nog niets
pc-why-nothing-long = Wie bouwt, zet minstens één locomotief.
pc-why-nowhere = { $company } kan nergens heen
pc-why-nowhere-long = Geen veld naast deze lijn heeft er plaats voor.
pc-why-off = Buiten de kaart
pc-why-off-long = Dit veld bestaat niet.
pc-why-beside = Niet naast de lijn van { $company }
pc-why-beside-long = Elke locomotief komt naast een andere van haar maatschappij.
pc-why-hatched = Grens ertussen: { $border }
pc-why-hatched-long = Aan weerszijden van een gestreepte lijn liggen velden niet naast elkaar.
pc-why-same = { $company } staat hier al
pc-why-same-long = Op één veld komen nooit twee locomotieven van dezelfde maatschappij.
pc-why-full = Hier staan al twee maatschappijen
pc-why-full-long = Een landschapsveld heeft plaats voor twee locomotieven.
pc-why-city = { $company } bezet deze stad
pc-why-city-long = Een stad heeft plaats voor één locomotief.
pc-why-tower = De Eiffeltoren blijft vrij
pc-why-tower-long = Niemand bouwt op de Eiffeltoren of op een station.
pc-why-station = { $place } is een station
pc-why-cut = Zo raakt { $company } ingesloten
pc-why-cut-long = Een maatschappij zonder stad moet een weg naar een vrije stad houden.
pc-why-marseille = Marseille is bereikt
pc-why-marseille-long = Dat is altijd de laatste locomotief van een bouw. Rond af, en we maken de rekening op.
pc-why-share = Je hebt geen { $company }
pc-why-share-long = Je kunt alleen een aandeel van achter je zichtscherm geven.
pc-why-give = Geef eerst een aandeel
pc-why-give-long = Geef er één, en neem er dan één of twee van een andere maatschappij.
pc-why-two = Eén of twee
pc-why-two-long = Je neemt één of twee aandelen van één maatschappij.
pc-why-given = Je gaf net 1 × { $company }
pc-why-given-long = Neem aandelen van een andere maatschappij dan die je gaf.
pc-why-few = { $left ->
    [0] Van { $company } is er geen meer
    [one] Van { $company } is er nog maar één
   *[other] Van { $company } zijn er nog maar { $left }
}
pc-why-few-long = Aandelen komen van het locomotiefbordje van de maatschappij.
