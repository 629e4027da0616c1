## Een afgelopen spel, gewogen

review-title = Nabespreking
review-of = Nabespreking: { $title }
review-what = Een chef bekijkt elke beslissing van dit spel: wat iedereen ervoor en erna kon verwachten, en wat meer had beloofd. Het duurt een minuut of twee; je mag deze pagina intussen verlaten.
review-begin = Vraag het de chef
review-progress = { $done } van { $total } beslissingen gewogen
review-chart = Wie er wanneer voorstond
review-chart-note = Het deel van de overwinning dat iedereen kon verwachten, in procenten. Elke stap leidt naar zijn stelling. Bij een lang spel zijn de lijnen gladgestreken.
review-turning = Keerpunten
review-quiet = Geen enkele beslissing veranderde veel.
review-costly = Wat iets heeft gekost
review-costly-note = Per speler de tien die het meest kostten, keerpunten niet meegerekend.
review-many = { $n ->
    [0] niets bijzonders
    [one] 1 beslissing
   *[other] { $n } beslissingen
}
review-flawless = Niets wat een chef heel anders had gedaan.
review-better = Beter: { $action } ({ $share } %)
review-step = Stap { $ply }
review-back = Terug naar de tafel

hint-ask = Wat zou een chef doen?
hint-then = daarna: { $actions }
hint-expected = In procenten: het deel van de overwinning dat jij, en dan de anderen, kunnen verwachten.
hint-note = Naar wat jij kunt zien. De punten zijn vergeleken met die van de andere acties.
hints-allowed = Hints
hints-allowed-help = Wie aan de beurt is, mag vragen wat een chef zou doen. Tegen alleen bots mag het altijd.
error-no-hints = Aan deze tafel mag niemand om hints vragen.
