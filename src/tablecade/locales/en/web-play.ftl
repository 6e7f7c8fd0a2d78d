## While a match runs

play-last-turn = Previous turn
play-once-more = Once more
play-caught = Caught!
play-caught-by = by { $names }
play-is-pixoid = { $name } is Pixoid
play-third-bug = Third Bug: { $name }
play-times-up = Time’s up: a bot played { $choice }
play-round-over = Round { $round } of { $rounds } is over
play-missing = Only { $name } is missing
pixoid-start-here = Start here

## In somebody’s first turns

play-first-pixoid-pixoid = You flee! Choose a direction and a distance. You walk first, then all Bugs. If none of them comes onto your place, you get a cube.
play-first-pixoid-bug = You hunt Pixoid. He walks first. Guess where he stops, and run onto that place or over it.
play-first-qwixx-active = Your turn: everybody may cross the white sum; then you alone cross a white plus a coloured die.
play-first-qwixx-other = Another player rolls. Cross the sum of the white dice in one row, left to right, or pass.
play-first-qwixx-on-board-active = Your turn: cross the white sum, then a white plus a coloured die, then move your pawn.
play-first-qwixx-on-board-other = Another player rolls. Cross the sum of the white dice in one row, left to right, or pass.

## Keys

play-keys = Keys
play-keys-row = a row: red, yellow, green, blue
play-keys-number = the number in that row
play-keys-pawn = the pawn, then 1 to 5
play-keys-seal = seal, or pass

## The end

play-you-won = You won!
play-you-won-together = You won together!
play-you-lost = You lost this one.
play-you-came =
    { $place ->
        [2] You came 2nd
        [3] You came 3rd
       *[other] You came { $place }th
    }, { $behind ->
        [one] one point
       *[other] { $behind } points
    } behind
card-share = Share a picture
card-send = Send the picture
card-save = Save the picture
card-foot = Scan to watch the match.
award-all = Worth remembering
award-pixoid-escape-title = Closest escape:
award-pixoid-escape =
    { $pix ->
        [one] a Bug came within one pix of { $name }.
       *[other] a Bug came within { $pix } pix of { $name }.
    }
award-pixoid-hunter-title = Best hunter:
award-pixoid-hunter =
    { $count ->
        [one] { $name } caught Pixoid.
       *[other] { $name } caught Pixoid { $count } times.
    }
award-pixoid-collector-title = Collector:
award-pixoid-collector =
    { $count ->
        [one] { $name } picked up one bonus cube.
       *[other] { $name } picked up { $count } bonus cubes.
    }
award-pixoid-run-title = Longest run:
award-pixoid-run = { $name } ran { $pix } pix in one turn.
award-qwixx-gain-title = Best cross:
award-qwixx-gain = { $name } gained { $points } points at once.
award-qwixx-row-title = Fullest row:
award-qwixx-row = { $name } made { $count } crosses in the { $colour } row.
award-qwixx-clean-title = Clean sheet:
award-qwixx-clean = { $name } alone had no miss.
award-board-move-title = Longest move:
award-board-move = { $name } moved the pawn { $fields } fields at once.

## Row closed, on the board

play-row-closed = Row closed!

## The coach on the choices

coach-on-choices-win = Chance to win after each choice
coach-on-choices-mixed = How often to choose each
coach-on-choices-cubes = Cubes to expect
coach-hide = Hide
