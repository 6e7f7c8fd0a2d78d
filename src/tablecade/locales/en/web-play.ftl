## While a match runs

play-last-turn = Previous turn
play-once-more = Once more
play-times-up = Time’s up: a bot played { $choice }
play-round-over = Round { $round } of { $rounds } is over
play-missing = Only { $name } is missing

## Keys

play-keys = Keys

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
end-again = The last turn again
end-board = Show the board
end-result = Show the result
end-stopped = { $name } stopped the match
end-stopped-host = The host stopped the match

## The coach on the choices

coach-on-choices-win = Chance to win after each choice
coach-on-choices-mixed = How often to choose each
coach-hide = Hide
