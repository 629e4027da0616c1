## Een afgelopen spel, gewogen

review = Nabespreking
review-title = Nabespreking
review-what = Een chef bekijkt elke beslissing van dit spel: wat iedereen ervoor en erna kon verwachten, en wat meer had beloofd. Het duurt een minuut of twee; je mag deze pagina intussen verlaten.
review-begin = Vraag het de chef
review-progress = { $done } van { $total } beslissingen gewogen
review-chart = Wie er wanneer voorstond
review-chart-note = Het deel van de overwinning dat iedereen kon verwachten, in procenten. Elke stap leidt naar zijn stelling.
review-turning = Keerpunten
review-quiet = Geen enkele beslissing veranderde veel.
review-costly = Wat iets heeft gekost
review-costly-note = Verwacht deel ervoor en erna, en wat meer had beloofd.
review-flawless = Niets wat een chef heel anders had gedaan.
review-better = Beter: { $action } ({ $share } %)
review-step = Stap { $ply }
review-back = Terug naar de tafel
