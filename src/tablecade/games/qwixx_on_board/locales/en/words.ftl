## Names, and what each game is

game-qwixx-on-board = Qwixx On Board
about-qwixx-on-board = Qwixx with a track: your pawn brings one more cross, and points

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [one] { $name } moves the pawn to field { $field }, worth one point.
       *[other] { $name } moves the pawn to field { $field }, worth { $bonus } points.
    }
event-finish-announced =
    { $turns ->
        [one] { $name } reaches the finish: one more turn for the other player.
       *[other] { $name } reaches the finish: { $turns } more turns, one for each of the others.
    }
event-won-finish = The last turn is played. Victory for { $names }.

## How a match can end

reason-finish = at the finish

## Why a choice is not allowed: Qwixx On Board

refusal-pawn-in-step-3-only = The pawn moves in step 3 only.
refusal-only-the-pawn = Step 3 is for the pawn: move it, or pass.
refusal-pawn-distance = A pawn moves 1 to 5 free fields, not { $fields }.
refusal-past-the-last-field =
    { $fields ->
        [one] There is no free field left ahead.
       *[other] There are no { $fields } free fields left ahead.
    }
refusal-field-of-closed-row = The { $colour } row is closed, and { $colour } { $number } is not crossed on your sheet.
refusal-field-not-crossable = You have not crossed { $colour } { $number } on your sheet, and can't cross it now.

## What is wrong with a board, tile or track

place-field = field
place-fields = track
fault-too-few-fields = fields: { $count }, at least { $wanted } are needed
fault-no-such-colour = there is no colour “{ $colour }”
fault-no-such-number = numbers go from 2 to 12, not { $number }
fault-too-many-fields = fields: { $count }, at most { $most } are allowed
fault-bonus-range = the bonus goes from 1 to { $most }, not { $bonus }
fault-bonus-falls = the bonus falls from { $before } to { $bonus }; it may only grow
