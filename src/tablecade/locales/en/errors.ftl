## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## Why a choice is not allowed: Pixoid

refusal-already-placed = This cube is in the maze already: set a program.
refusal-place-first = Put the cube on a Starting Pix first.
refusal-not-a-start-pix = { $pix } is not a Starting Pix.
refusal-start-pix-taken = Another cube stands on { $pix } already.
refusal-distance = The distance goes from 1 to 9, not { $distance }.
refusal-wall-ahead = A wall stands right beside { $pix }: no way { $direction }.

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Too late for { $colour } { $number }: a row is crossed from left to right only.
refusal-too-few-crosses =
    { $crosses ->
        [0] The row needs five crosses before { $colour } { $number }; there is none yet.
        [one] The row needs five crosses before { $colour } { $number }; there is one.
       *[other] The row needs five crosses before { $colour } { $number }; there are { $crosses }.
    }
refusal-row-closed = The { $colour } row is closed.
refusal-not-on-the-dice = The dice do not give { $colour } { $number }.
refusal-not-for-a-player = That is for the dice, not for a player.
refusal-not-for-the-dice = That is not what the dice decide now.
refusal-no-such-seat = There is no seat { $seat }.
refusal-die-left-the-game = The { $colour } die has left the game.
refusal-die-missing = The { $colour } die is missing from the roll.
refusal-no-such-die = There is no “{ $die }” die.
refusal-no-such-face = A { $colour } die can’t show { $face }: enter 1 to 6.
refusal-faces = Faces for { $colour }: { $faces } entered, { $dice } needed.

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

place-tile = tile
place-board = board
place-row = row
place-column = column
place-field = field
place-start = start
place-or = or
place-bonus = bonus
place-open = open
place-size = size
place-pix = pix
place-fields = track
error-bad-board = { $place }: { $reason }
fault-size = a board has { $smallest } to { $largest } pix a side, not { $size }
fault-no-such-pix = there is no pix { $pix } on this board
fault-twice = { $name } is there twice
fault-not-neighbours = these two pix are not neighbours
fault-start-count = Starting Pix: { $count } instead of { $wanted }
fault-bonus-count = bonus pix: { $count } instead of { $wanted }
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
fault-too-few-fields = fields: { $count }, at least { $wanted } are needed
fault-no-such-colour = there is no colour “{ $colour }”
fault-no-such-number = numbers go from 2 to 12, not { $number }
fault-too-many-fields = fields: { $count }, at most { $most } are allowed
fault-bonus-range = the bonus goes from 1 to { $most }, not { $bonus }
fault-bonus-falls = the bonus falls from { $before } to { $bonus }; it may only grow

## Errors of a call or a file

error-bad-notation = “{ $text }” is no choice of this game.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }; there are { $known }.
error-bad-bot = The bot “{ $bot }” can't be used: { $problem }
error-bot-failed = The bot “{ $bot }” failed: { $problem }
error-bot-failed-at = The bot “{ $bot }” failed: { $problem } ({ $file }, line { $line })
error-game-failed = The game “{ $game }” failed: { $problem }
error-package-failed = The package { $package } failed: { $problem } ({ $file }, line { $line })
error-bad-answer = The bot “{ $bot }” answered { $answer }, which is no legal choice for hand { $hand }.
error-illegal-answer = The bot “{ $bot }” chose { $action } for hand { $hand }: { $reason }
plugin-problem = Plug-in “{ $name }” ({ $group }) of the package { $package } can't be used: { $problem }
error-game-without-coach = There is no coach for { $game }.
error-no-own-dice = Nobody rolls dice in { $game }, so the dice can’t be yours.
error-wrong-seats = { $game } has { $fewest } to { $most } seats, not { $seats }.
error-unknown-option = { $game } has no option “{ $name }”.
error-missing-option = The option “{ $name }” of { $game } is missing.
error-bad-option = The option “{ $name }” can't be “{ $value }”. ({ $rule })
error-malformed-option = The option “{ $name }” has not the form it needs: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: this is not valid JSON: { $problem }
error-no-home-folder = This user has no home folder to keep files in. Set HOME to a folder that may be written.
file-enoent = there is no such file or folder.
file-eacces = reading or writing there is not permitted.
file-eisdir = this is a folder, not a file.
file-enotdir = this is a file, not a folder.
file-enospc = the disk is full.
file-erofs = nothing can be written there.
file-no-fitted-values = there are no fitted values of Pixoid in it.
file-not-text = this is not text in UTF-8.
error-missing-extra = This needs the extra “{ $extra }”, which is not installed. Install it: { $command }
error-illegal-choice = Hand { $hand } may not choose { $action }: { $reason }
error-not-awaited = Hand { $hand } owes no choice now.
error-choice-missing = The choice of hand { $hand } is missing.
error-bad-match = line { $line }: { $reason }
error-bad-line = Not of the form of a match file: { $problem }
error-wrong-count = n is { $n }, but { $expected } comes next.
error-wrong-dice = The dice show “{ $dealt }”, but the seed gives “{ $fair }”.
error-wrong-commit = The seed is not the one that was committed to.
error-seed-missing = Dice are committed to in the first line and proven by a seed in the last: one of the two is missing.
error-wrong-outcome = The outcome is given as “{ $stated }”, but it is “{ $correct }”.
error-outcome-missing = The match is over, but its outcome is missing.
error-line-after-end = Nothing may follow the end of a match.
error-not-compiled = The kernels don't have the bot “{ $bot }” of { $game }, only { $known }. Leave out --engine, or use --engine rules.
error-workers-lost =
    { $workers ->
        [one] One worker process died, perhaps for want of memory. Try fewer with --workers.
       *[other] { $workers } worker processes died, perhaps for want of memory. Try fewer with --workers.
    }
error-bad-ray-address = “{ $address }” is no address of a Ray cluster: it is HOST:PORT, with a port from 1 to 65535.
error-no-ray-cluster = No Ray cluster answers at { $address }: { $problem }
error-no-seat-in-match = This match has the seats 0 to { $last }, not { $seat }.
error-other-game = { $file } is a match of { $game }, not of { $named }.
error-other-bots = { $file } is a match with the bots { $bots }: to go on, name exactly these with --bots.
error-file-there = { $file } is there already. Name another file, or go on with that match by --resume.
error-said-by-file = { $option } can’t be given with --resume: the match file says it.
error-no-matches = { $folder } has no finished match of { $game }.
error-no-adapter = There are no environments of { $game }; there are some of { $known }.
error-unknown-opponent = There is no compiled opponent “{ $opponent }”; there are { $known }.
