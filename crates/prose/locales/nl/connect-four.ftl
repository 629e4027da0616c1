# Vier op een rij, het voorbeeld voor het toevoegen van een spel. Sleutels beginnen met cf-.

cf-title = Vier op een rij
cf-line = Borden in een rek. Vier op een rij, en de tafel is van jou.
cf-column = kolom { $at }

## Het verslag

cf-dropped = { $seat } liet een schijf vallen op { $place }
cf-won = { $seat } { $who ->
    [you] hebt
   *[other] heeft
} vier op een rij: het spel is afgelopen
cf-end-four = Vier op een rij: het spel is afgelopen
cf-end-full = Het rek is vol: remise

## Wat je kunt doen

cf-do-drop = Laat vallen in { $column }
cf-ask = Laat een schijf vallen in een verlichte kolom.
cf-wait = { $seat } denkt na.

## Toog

cf-doing-drop = Jouw beurt
cf-doing-watch = { $seat } { $who ->
    [you] bent
   *[other] is
} aan zet
cf-doing-over = Spel afgelopen

## Panelen

cf-tab-board = Schijven
cf-tab-mine = Van mij
cf-discs = Schijven
cf-left = { $left ->
    [one] nog één
   *[other] nog { $left }
}
cf-mine = Jouw schijven
cf-blue = blauw, met een stip
cf-saffron = saffraan, met een driehoek
cf-player = speler

## Het bord

cf-map = Het rek
cf-map-desc = Zeven kolommen, a tot en met g, van elk zes plaatsen.

## De telling

cf-score = Eindtelling
cf-points = punten

## Waarom niet

cf-why-full = { $column } is vol
cf-why-full-long = Een kolom houdt zes schijven.

## In words

cf-act-drop = Laat een schijf vallen
cf-row = rij
