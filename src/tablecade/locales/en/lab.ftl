## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Stopped after one match of { $games }. The same command goes on from there.
       *[other] Stopped after { $done } of { $games } matches. The same command goes on from there.
    }

## tablecade report

report-player = Player
report-wins = Wins
report-interval = 95% sure
report-score = Score
report-rating = Rating
report-title = { $game }: a report
report-lead =
    { $games ->
        [one] One match.
       *[other] { $games } matches.
    }
report-strength = Strength
report-scores = Scores
report-lengths = Length
report-endings = How matches end
report-seats = Seats
report-roles = Who begins
report-decisions = Decisions
report-share = Share
report-first-pixoid = First Pixoid
report-first-qwixx = First active player
report-first-qwixx-on-board = First active player
report-others = The others
report-no-files = no match files there

## tablecade tournament

tournament-summary = { $games } matches of { $seats } seats.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] One row in { $file }.
       *[other] { $rows } rows in { $file }.
    }

## Any of them

