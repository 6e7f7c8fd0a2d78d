## tablecade play --coach

coach-cubes-most = Coach ({ $source }): how often to choose each program, and the cubes still to come with it.
coach-cubes-least = Coach ({ $source }): how often to choose each program, and the cubes it leaves Pixoid.
coach-start = Coach ({ $source }): the cubes to expect from each start.

## tablecade review

review-cubes = Decision { $n }, { $name }: { $chosen } cost { $loss } cubes. Better: { $better }.

## tablecade puzzle

puzzle-pixoid-bug = Bug { $n }
puzzle-pixoid-question = Two turns to go, you are Pixoid. Which program guarantees the most cubes, whatever the Bugs do?
puzzle-pixoid-ask = Your program:
puzzle-pixoid-right = Right! { $answer } guarantees { $sure }; the next best program { $other }.
puzzle-pixoid-wrong = { $given } guarantees { $got }. Better: { $answer }, with { $sure }.
puzzle-pixoid-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }

## The puzzle in the browser

puzzle-line-caught = { $program }: the Bugs catch Pixoid in turn { $turn }. In all { $got }.
puzzle-line-through = { $program }: Pixoid gets through both turns, even against the best replies. In all { $got }.
