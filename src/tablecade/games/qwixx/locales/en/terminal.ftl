## tablecade report

report-qwixx-first = First active player

## tablecade solve

solve-qwixx = Qwixx alone, active in every turn: { $points } points with best play

## tablecade play

qwixx-task-roll = { $name } rolls the dice.

## Scenes

qwixx-active = active player
qwixx-misses = Misses
qwixx-total = Total { $score }
qwixx-points = Points
qwixx-dice = Dice
qwixx-only-pass = { $name }: no number fits, so you pass.
qwixx-task-2-miss = Action 2: cross a white die plus a coloured die in that colour’s row. If you pass now, it is a miss: −5.
qwixx-task-2 = Action 2: cross a white die plus a coloured die in that colour’s row, or pass.
qwixx-task-1 = Action 1: cross { $sum } in one row, or pass.

## Words that can be typed

type-red = red
type-yellow = yellow
type-green = green
type-blue = blue
type-pass = pass
