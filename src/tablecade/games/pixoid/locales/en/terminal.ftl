## tablecade report

report-pixoid-first = First Pixoid

## tablecade board

board-end-points = Different end points of a program, on average: { $figure }
board-start = Start:

## tablecade solve

solve-turn =
    { $turns ->
        [one] One turn to solve
       *[other] { $turns } turns to solve
    }
solve-mixed =
    { $turns ->
        [0] All turns solved, { $mixed } of the positions without a pure answer
        [one] One turn left to solve, { $mixed } of the positions without a pure answer
       *[other] { $turns } turns left to solve, { $mixed } of the positions without a pure answer
    }
solve-stopped = Stopped. The turns that are solved are kept; the same command goes on from there.
error-board-or-all = Name a board, or give --all.
error-board-and-all = Either name a board or give --all, not both.
solve-start = Start
solve-worth-standard = Cubes for Pixoid
solve-worth-short = Pixoid's chance to win

## Scenes

pixoid-turn = Round { $round } of { $rounds }, turn { $turn } of 12
pixoid-reserve =
    { $reserve ->
        [one] Reserve: one cube
       *[other] Reserve: { $reserve } cubes
    }
pixoid-second = { $name } (second controller)
pixoid-wall = wall
pixoid-second-beside = (second controller)
pixoid-task-go = Set a direction and a distance from 1 to 9; a wall stops the cube.
pixoid-task-start = Choose the Starting Pix of this cube.

## Words that can be typed

type-up = up
type-down = down
type-left = left
type-right = right
