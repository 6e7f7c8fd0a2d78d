## The words of every --help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND [ARGUMENTS]...
help-default = default:
help-required = required
parameter-help = Show this help and exit.

## tablecade

command-tablecade =
    A digital table for real board games: Pixoid, Qwixx and Qwixx On Board.

    Without a command it serves tables to everybody in this network.
parameter-version = Show the version and exit.
parameter-https = Serve HTTPS with a certificate authority of this machine.

## What several commands take

parameter-game = One of: { $games }.
parameter-option = An option of the game; repeat for more. A board, tiles or a track: @FILE, or JSON.
parameter-language = One of: { $languages }.
parameter-db = sqlite:///PATH or postgresql://… Default: SQLite.
parameter-config = A TOML file with settings.
parameter-workers = Cores to use. Default: all.
parameter-engine = rules: every bot, and dice that verify; kernels: compiled, for the bots they have. Default: kernels where possible.
parameter-ray = Play on a Ray cluster: at this address, or the one found here (one is started where there is none).
parameter-json = Print one JSON object.
parameter-folder = A folder of match files.
parameter-files = Match files.

## tablecade play

command-play = Play in this terminal. The match is saved after every decision.
parameter-play-game = One of: { $games }. Asked for if missing.
parameter-play-people = The people, as in Ada,Bo. Default: you.
parameter-play-bots = Bots beside them, as in greedy,random.
parameter-play-save = Keep the match in this file.
parameter-play-resume = Go on with a match from its file.
parameter-play-dice = yours: you roll your own dice and type what they show.
parameter-play-coach = Say before each choice what it is worth.

## tablecade serve

command-serve =
    Serve tables to browsers, bots and scripts.

    Every setting can also be a variable (TABLECADE_PORT), a secret in a file (TABLECADE_DB_FILE) or a line of the TOML file. Options come first, then variables.
parameter-serve-host = The address to serve on. Default: 127.0.0.1.
parameter-serve-port = The port to serve on. Default: { $port }.
parameter-serve-public-url = The address people use, behind a proxy.
parameter-serve-allowed-host = A further name of this server. Can be repeated.
parameter-serve-trusted-proxy = A proxy whose X-Forwarded-For is believed: an address or a network such as 10.0.0.0/8. Can be repeated.
parameter-serve-no-browser = Open no browser.
parameter-serve-check = Show what would be served, and exit.
parameter-serve-reload = Follow changes in packages that are installed from a folder: for writing games.

## tablecade games

command-games = List the games with their seats, options and bots.

## tablecade rules

command-rules = Print the rules of a game, with their numbers.

## tablecade board

command-board = Draw a board or track, or say what is wrong with your own.
parameter-board-name = Pixoid: four tile sides, clockwise from the upper left, as in A1 B2 C1 D2. Qwixx On Board: A or B. Either: a FILE with your own board or track.
parameter-board-tiles = Pixoid: lay your own tiles.
parameter-board-json = Print it in full as JSON.

## tablecade verify

command-verify = Replay match files: the outcome of each, or the first line that is not true, and why.

## tablecade check

command-check = Play random matches of a game and say what its package misses. Exits with 1 if there are errors; warnings do no harm.

## tablecade new

command-new = Write the package of a new game that can be played at once.
parameter-new-name = The id of the game, as in claims or two-towers.

## tablecade review

command-review = Look back at a match: which choices cost most, and what would have been better.
parameter-review-file = A match file.
parameter-review-seat = Only this seat. Default: the seats of all people.

## tablecade puzzle

command-puzzle = A puzzle for every day: which choice is the best?
parameter-puzzle-game = One of: { $puzzles }.
parameter-puzzle-day = The puzzle of this day (YYYY-MM-DD). Default: today.
parameter-puzzle-answer = Your answer, as in up3 or red7. Asked for if missing.

## tablecade report

command-report = Say how the players of finished matches did. Files that are not true are left out.
parameter-report-html = Write a page with plots for each game.

## tablecade dataset

command-dataset = Write positions, choices and outcomes of finished matches as Parquet.
parameter-dataset-file = The Parquet file to write.

## tablecade benchmark

command-benchmark = Rate bots against a fixed set with fixed seeds. If it is stopped, the same command continues.
parameter-benchmark-bots = A game if only that one is wanted, then names of bots, module:Class, or process:COMMAND.
parameter-benchmark-matches = Matches for each game, number of seats and opponent.
parameter-benchmark-positions = Fixed sheets for the regret.
parameter-benchmark-json = Write all figures as JSON.
parameter-benchmark-html = Write a page with tables and plots.

## tablecade backup and restore

command-backup =
    Write all tables of a server into one file; the server may be running.

    Every match is verified before the file takes its place. Keep it from players: it holds sealed choices and the seeds of the dice.
parameter-backup-file = The backup to write.
command-restore =
    Add the tables of a backup to a server's database, SQLite or PostgreSQL.

    Tables that are there already stay as they are.
parameter-restore-file = A backup.

## tablecade warm-up

command-warm-up = Compile the simulator now, so that the first simulation starts at once.

## tablecade simulate

command-simulate = Let bots play, and say how well each did. If it is stopped, the same command continues.
parameter-simulate-bots = A bot for each seat, as in random greedy.
parameter-simulate-games = How many matches.
parameter-simulate-seed = The same seed and engine give the same matches.
parameter-simulate-matches = Write each match file into this folder.

## tablecade tournament

command-tournament = Play every bot against every other with the same seats and dice. If it is stopped, the same command continues.
parameter-tournament-bots = Two bots or more.
parameter-tournament-seats = Seats of each match. Default: the fewest of the game.
parameter-tournament-precision = Stop when the 95% interval of each pair's win share is at most twice this wide.
parameter-tournament-deals = At most so many deals a pair; a deal is the same dice for every way to sit.
parameter-tournament-seed = The same seed and engine give the same result.
parameter-tournament-html = Write a report with plots.

## tablecade solve

command-solve = Solve a game exactly; what is found is kept.

## tablecade tables

command-tables = List, export, import and delete a server's tables.
command-tables-list = List all tables, the last used first.
command-tables-export = Write matches into files: of all tables, or of some.
parameter-tables-export-folder = Where the match files go.
parameter-tables-export-table = A table's id or code; repeat for more.
command-tables-import = Make tables from match files: finished ones to look at, others to go on with.
command-tables-delete = Delete a table and its matches for good. The server must be stopped, if it uses SQLite.
parameter-tables-delete-table = A table’s id or code.
parameter-tables-delete-yes = Do not ask.
