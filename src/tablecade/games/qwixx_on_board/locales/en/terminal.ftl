## tablecade report

report-qwixx-on-board-first = First active player

## Scenes

board-task-3-miss = Step 3: move the pawn. Without a cross in this step the turn is a miss: −5.
board-task-3 = Step 3: move the pawn, or pass.

## Words that can be typed

type-pawn = pawn
