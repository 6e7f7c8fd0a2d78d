## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Stopped after one match of { $total }. The same command goes on from there.
       *[other] Stopped after { $done } of { $total } matches. The same command goes on from there.
    }
simulate-slow = Without Numba these bots play by the engine “rules”, about a thousand times slower.
bots-as-words = Bots are named as words now: { $command }
warm-up-compiling = Compiling
warm-up-done = Compiled for simulations: { $games }. The first vector environment of a game compiles its tables.
warm-up-first = The first simulation of a game compiles it, which takes up to a minute; “tablecade warm-up” does it ahead.
bot-plays-as = { $bot } can't play at full strength on this board and plays as { $other }. “tablecade solve pixoid” solves a board.
bot-uses-values = { $kind ->
    [fitted] { $bot } plays by fitted values of this board.
   *[solved] { $bot } plays by the solved values of this board.
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
report-others = The others
report-no-files = no match files there
report-written = Report: { $file }
report-pairs = Pairs
report-pairs-lead = The share of wins of the bot of the line against the bot of the column, with its 95% interval.
report-origin = Origin
report-command = Command
report-seed = Seed
report-engine = Engine
report-versions = Versions

## tablecade tournament

tournament-summary = { $games } matches of { $seats } seats, seed { $seed }, engine { $engine }.

## tablecade benchmark

benchmark-measuring = Measuring
benchmark-stopped = Stopped after all matches and { $done } of { $total } measurements. The same command goes on from there.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] One row in { $file }.
       *[other] { $rows } rows in { $file }.
    }
