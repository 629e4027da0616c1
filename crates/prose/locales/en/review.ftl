## A finished game, weighed

review-title = Review
review-of = Review: { $title }
review-what = A chef looks at every decision of this game: what each player could expect before and after it, and what would have promised more. It takes a minute or two; you may leave this page meanwhile.
review-begin = Ask the chef
review-progress = { $done } of { $total } decisions weighed
review-chart = Who was winning when
review-chart-note = The share of the victory that each player could expect, in percent. Every step leads to its position. Long games are smoothed.
review-turning = Turning points
review-quiet = No single decision changed much.
review-costly = What cost something
review-costly-note = For each player the ten that cost most, turning points aside.
review-many = { $n ->
    [0] nothing of note
    [one] 1 decision
   *[other] { $n } decisions
}
review-flawless = Nothing that a chef would have done very differently.
review-better = Better: { $action } ({ $share } %)
review-step = Step { $ply }
review-back = Back to the table

hint-ask = What would a chef do?
hint-then = then: { $actions }
hint-expected = Percent: the share of the victory that you, and then the others, can expect.
hint-note = From what you can see. Points are compared with the other actions.
hints-allowed = Hints
hints-allowed-help = Whoever is to move may ask what a chef would do. Against bots alone it is always allowed.
error-no-hints = At this table nobody may ask for hints.
