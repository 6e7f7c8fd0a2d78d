## In somebody’s first turns

play-first-qwixx-on-board-active = Your turn: cross the white sum, then a white plus a coloured die, then move your pawn.
play-first-qwixx-on-board-other = Another player rolls. Cross the sum of the white dice in one row, left to right, or pass.

## Keys

play-keys-pawn = the pawn, then 1 to 5

## The end

award-board-move-title = Longest move:
award-board-move = { $name } moved the pawn { $fields } fields at once.

## Qwixx On Board: the track

board-side = Side of the board
board-side-a = Side A
board-side-a-note = The colours take turns
board-side-b = Side B
board-side-b-note = The colours come in pairs
board-either-side = Side A or B
board-draw-track = Draw your own track
board-track = The track
board-begin = Start
board-field = Field { $field }: { $colour } { $number }
board-bonus =
    { $bonus ->
        [one] Bonus: one point
       *[other] Bonus: { $bonus } points
    }
board-told-pawn = pawn on field { $field }
board-stands = here: { $names }
board-go = Pawn to field { $field }: { $colour } { $number }
board-hint-pawn = Move your pawn up to five free fields, or leave it.
board-hint-pawn-miss = Move your pawn up to five free fields. Without a cross this turn is a miss: −5.
board-hint-action-2 = A white die plus a coloured one, or pass: your pawn may still bring a cross.
board-why = Why not:
board-why-not = Why not { $fields }?
board-seal-field = Seal: field { $field }
board-stay = Leave the pawn
board-turns-left =
    { $turns ->
        [one] Last turn!
       *[other] { $turns } more turns
    }

## Replays of matches

replay-pawn =
    { $fields ->
        [one] pawn one field
       *[other] pawn { $fields } fields
    }
