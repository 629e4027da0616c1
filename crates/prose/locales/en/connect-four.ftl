# Connect Four, the worked example of adding a game. Keys begin with cf-.

cf-title = Connect Four
cf-line = Plates into a rack. Four in a line, and the table is yours.
cf-column = column { $at }

## The log

cf-dropped = { $seat } dropped a disc on { $place }
cf-won = { $seat } { $who ->
    [you] have
   *[other] has
} four in a line: the game is over
cf-end-four = Four in a line: the game is over
cf-end-full = The rack is full: the game is drawn

## What one can do, and is asked

cf-do-drop = Drop into { $column }
cf-ask = Drop a disc into a lit column.
cf-wait = { $seat } is thinking.

## Counter

cf-doing-drop = Your turn
cf-doing-watch = { $seat }’s turn
cf-doing-over = Game over

## Panels

cf-tab-board = Discs
cf-tab-mine = Mine
cf-discs = Discs
cf-left = { $left ->
    [one] one left
   *[other] { $left } left
}
cf-mine = Your discs
cf-blue = blue, with a disc
cf-saffron = saffron, with a triangle
cf-player = player

## The board

cf-map = The rack
cf-map-desc = Seven columns, a to g, of six places each.

## The score

cf-score = Final count
cf-points = points

## Why not

cf-why-full = { $column } is full
cf-why-full-long = A column holds six discs.

## In words

cf-act-drop = Drop a disc
cf-row = row
