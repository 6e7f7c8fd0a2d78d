## Names, and what each game is

game-pixoid = Pixoid
about-pixoid = one flees through the circuit, three chase; all plan in secret and reveal at once

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = up
direction-down = down
direction-left = left
direction-right = right

## Pixoid: what happened

event-placed = { $name } starts on { $pix }.
event-revealed = The controllers show: { $programs }.
event-picked = Pixoid picks up the bonus cube on { $pix }.
event-caught = Caught on { $pix } by { $names }!
event-escaped =
    { $reserve ->
        [0] Pixoid escapes and takes the last cube of the reserve.
        [one] Pixoid escapes and takes a cube; one is left in the reserve.
       *[other] Pixoid escapes and takes a cube; { $reserve } are left in the reserve.
    }
event-round-ended = The round is over: { $name } scores { $points } ({ $taken } from the reserve, { $bonus } bonus), each Bug { $bugs }.
event-round-began = Round { $round }: { $name } is Pixoid now.
event-controller-passed = { $name } takes the second controller.
event-won-rounds = The game is over. Victory for { $names }.
event-won-twelve = Twelve cubes! { $names } wins as Pixoid.
event-won-caught = The Bugs win together: { $names }.

## How a match can end

reason-rounds = after all rounds
reason-twelve = with twelve cubes
reason-caught = with a catch

## Why a choice is not allowed: Pixoid

refusal-already-placed = This cube is in the maze already: set a program.
refusal-place-first = Put the cube on a Starting Pix first.
refusal-not-a-start-pix = { $pix } is not a Starting Pix.
refusal-start-pix-taken = Another cube stands on { $pix } already.
refusal-distance = The distance goes from 1 to 9, not { $distance }.
refusal-wall-ahead = A wall stands right beside { $pix }: no way { $direction }.

## What is wrong with a board, tile or track

place-tile = tile
place-board = board
place-row = row
place-column = column
place-start = start
place-or = or
place-bonus = bonus
place-open = open
place-size = size
place-pix = Pix
fault-size = a board has { $smallest } to { $largest } Pix a side, not { $size }
fault-no-such-pix = there is no Pix { $pix } on this board
fault-twice = { $name } is there twice
fault-not-neighbours = these two Pix are not neighbours
fault-start-count = Starting Pix: { $count } instead of { $wanted }
fault-bonus-count = Bonus cube Pix: { $count } instead of { $wanted }
fault-no-way-out = walls on all sides: there is no way out
fault-not-connected = there is no way here from { $from }
fault-drawing-height = lines drawn: { $lines } instead of { $wanted }
fault-drawing-width = the line is too long: “{ $found }” at line { $line }, character { $character }
fault-drawing-character = “{ $found }” cannot stand at line { $line }, character { $character }
fault-drawing-broken-wall = a wall is three dashes, not “{ $found }”, at line { $line }, character { $character }
fault-tile-heading = a drawing begins with a line such as “tile A side 1”
fault-tile-missing = this side is not drawn
fault-border-open = the border of the board must be closed here
fault-edges-do-not-meet =
    { $edge ->
        [right] a gap on the right edge differs from the other tiles, so corridors would not meet
       *[lower] a gap on the lower edge differs from the other tiles, so corridors would not meet
    }

## Errors of a call or a file

file-no-fitted-values = there are no fitted values of Pixoid in it.
