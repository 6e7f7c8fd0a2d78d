## Pixoid: the table is set

pixoid-variant = Length
pixoid-standard = Standard
pixoid-standard-note = Everybody flees once, points count
pixoid-short = Short
pixoid-short-note = One round: twelve cubes or a catch
pixoid-board = Board
pixoid-board-named = Board { $name }
pixoid-corner = Tile in corner { $corner }
pixoid-shuffle = Shuffle
pixoid-four-tiles = Four tiles
pixoid-tile-sides = Sides { $word } of the tiles
pixoid-usual-tiles = Tablecade's tiles
pixoid-own-tiles-note = For tiles of your own, draw all sides 1 as one board, A to D clockwise from the upper left, and all sides 2 as another.
pixoid-draw-board = Draw your own board
pixoid-redraw-board = Redraw this board

## Pixoid: where it stands

pixoid-where = Round { $round } of { $rounds } · turn { $turn } of 12
pixoid-where-short = { $cubes } of 12 cubes
pixoid-in-reserve =
    { $reserve ->
        [one] Reserve: one cube
       *[other] Reserve: { $reserve } cubes
    }
pixoid-has = Pixoid has
pixoid-turns = from the reserve
pixoid-bonus = bonus
pixoid-told-cube = { $name }: on { $pix }
pixoid-told-bonus = Bonus cubes: { $pix }
pixoid-told-way = From { $from } { $direction }: { $path }
pixoid-second-controller = second controller
pixoid-third-colour = Colour of the third Bug
pixoid-own-controller = own controller
pixoid-controllers = Your controllers

## Pixoid: the phone

pixoid-you-pixoid = You are Pixoid
pixoid-you-bug = You are a Bug
pixoid-hint-start = Choose where you begin.
pixoid-hint-pixoid = You flee: which way, and how far? Nobody sees it yet.
pixoid-hint-bug = Where will Pixoid stop? Run onto or over him to catch him.
pixoid-hint-wall = A wall stops you here: { $steps } and every longer distance end on this Pix.
pixoid-direction = Direction
pixoid-distance = Distance
pixoid-steps =
    { $steps ->
        [one] { $steps } Pix
       *[other] { $steps } Pix
    }
pixoid-start = Choose a start
pixoid-turn-board = Turn the board to your side of the table
pixoid-track = Victory point track

## Pixoid: the big screen

pixoid-call = Set your controllers
pixoid-call-start = Choose your starts
pixoid-watch = Here they go!
pixoid-escaped = Escaped!
pixoid-round-over = { $name } as Pixoid: { $taken } + { $bonus } bonus
pixoid-round-done = The round is over

## While a match runs

play-caught = Caught!
play-caught-by = by { $names }
play-is-pixoid = { $name } is Pixoid
play-third-bug = Third Bug: { $name }
pixoid-start-here = Start here

## In somebody’s first turns

play-first-pixoid-pixoid = You flee! Choose a direction and a distance. You walk first, then all Bugs. If none of them comes onto or over your Pix, you get a cube.
play-first-pixoid-bug = You hunt Pixoid. He walks first. Guess where he stops, and run onto or over that Pix.

## The end

award-pixoid-escape-title = Closest escape:
award-pixoid-escape =
    { $pix ->
        [one] a Bug came within one Pix of { $name }.
       *[other] a Bug came within { $pix } Pix of { $name }.
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
award-pixoid-run = { $name } ran { $pix } Pix in one turn.

## The coach on the choices

coach-on-choices-cubes = Cubes to expect
