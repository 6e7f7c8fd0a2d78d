## tablecade puzzle

puzzle-qwixx-question = You play on alone, for points, active in every turn. The dice are rolled: what do you cross with the white ones?
puzzle-qwixx-ask = Your choice:
puzzle-qwixx-right = Right! { $answer } leads to { $worth } points on average; the next best choice, { $next }, to { $other }.
puzzle-qwixx-wrong = { $given } leads to { $got } points on average. Better: { $answer }, with { $worth }.

## The puzzle in the browser

puzzle-qwixx-all = What each choice leads to on average
puzzle-points = { $points } points
puzzle-line-crossed =
    { $count ->
        [0] { $choice } loses no number: { $points } points on average.
        [one] { $choice } loses one number for good: { $points } points on average.
       *[other] { $choice } loses { $count } numbers for good: { $points } points on average.
    }
puzzle-line-passed = Without a cross all numbers stay open: { $points } points on average.
