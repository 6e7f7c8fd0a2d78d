## tablecade play --coach

coach-on = The coach is on, for everybody at this keyboard.
coach-alike = Coach: nothing to decide here, all choices come to the same.
coach-win = Coach ({ $source }): your chance to win after each choice.
coach-win-mixed = Coach ({ $source }): how often to choose each program, and your chance to win with it.
coach-solved = solved
coach-learned = estimated

## tablecade review

review-none = No costly choice: well played.
review-win = Decision { $n }, { $name }: { $chosen } cost { $loss } of the chance to win. Better: { $better }.

## tablecade puzzle

puzzle-you = You

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
