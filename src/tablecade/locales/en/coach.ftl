## tablecade play --coach

coach-on = The coach is on, for everybody at this keyboard.
coach-alike = Coach: nothing to decide here, all choices come to the same.
coach-win = Coach ({ $source }): your chance to win after each choice.
coach-win-mixed = Coach ({ $source }): how often to choose each program, and your chance to win with it.
coach-cubes-most = Coach ({ $source }): how often to choose each program, and the cubes still to come with it.
coach-cubes-least = Coach ({ $source }): how often to choose each program, and the cubes it leaves Pixoid.
coach-start = Coach ({ $source }): the cubes to expect from each start.
coach-solved = solved
coach-learned = estimated

## tablecade review

review-none = No costly choice: well played.
review-win = Decision { $n }, { $name }: { $chosen } cost { $loss } of the chance to win. Better: { $better }.
review-cubes = Decision { $n }, { $name }: { $chosen } cost { $loss } cubes. Better: { $better }.

## tablecade puzzle

puzzle-you = You
puzzle-bug = Bug { $n }
puzzle-question = Two turns to go, you are Pixoid. Which program guarantees the most cubes, whatever the Bugs do?
puzzle-ask = Your program:
puzzle-right = Right! { $answer } guarantees { $sure }; the next best program { $other }.
puzzle-wrong = { $given } guarantees { $got }. Better: { $answer }, with { $sure }.
puzzle-cubes =
    { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    }
puzzle-qwixx-question = You play on alone, for points, active in every turn. The dice are rolled: what do you cross with the white ones?
puzzle-qwixx-ask = Your choice:
puzzle-qwixx-right = Right! { $answer } leads to { $worth } points on average; the next best choice, { $next }, to { $other }.
puzzle-qwixx-wrong = { $given } leads to { $got } points on average. Better: { $answer }, with { $worth }.

## The coach in the browser

coach-ask = Ask the coach
coach-at-table = The coach is on: everybody here may ask it.
coach-thinks = The coach is thinking…
coach-wait = You have nothing to choose right now.
review-ask = Review with the coach

## The puzzle in the browser

puzzle-title = Puzzle of the day
puzzle-date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
puzzle-hint = Choose a direction and a distance, then seal.
puzzle-all = What each program guarantees
puzzle-before = The day before
puzzle-watch = Tap one to see what follows.
puzzle-line-caught = { $program }: the Bugs catch Pixoid in turn { $turn }. In all { $got }.
puzzle-line-through = { $program }: Pixoid gets through both turns, even against the best replies. In all { $got }.
puzzle-qwixx-all = What each choice leads to on average
puzzle-points = { $points } points
puzzle-line-crossed =
    { $count ->
        [0] { $choice } loses no number: { $points } points on average.
        [one] { $choice } loses one number for good: { $points } points on average.
       *[other] { $choice } loses { $count } numbers for good: { $points } points on average.
    }
puzzle-line-passed = Without a cross all numbers stay open: { $points } points on average.
puzzle-streak =
    { $days ->
        [0] No day in a row yet: solve a puzzle on its day.
        [one] One day in a row
       *[other] { $days } days in a row
    }
puzzle-week = The last seven days
puzzle-share = Share the grid
puzzle-grade-best = best choice
puzzle-grade-near = second best
puzzle-grade-other = another choice
puzzle-grade-none = not played
