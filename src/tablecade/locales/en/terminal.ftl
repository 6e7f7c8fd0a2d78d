## tablecade games

games-game = Game
games-seats = Seats
games-options = Options
games-bots = Bots

## tablecade board

board-none = This game has no board.

## tablecade solve

solve-solving = Solving

## tablecade simulate

simulate-playing = Playing
simulate-summary =
    { $games ->
        [one] { $game }: one match, seed { $seed }, engine { $engine }, { $decisions } decisions. Ending: { $reasons }.
       *[other] { $game }: { $games } matches, seed { $seed }, engine { $engine }, { $decisions } decisions each on average. Endings: { $reasons }.
    }
simulate-seat = Seat
simulate-bot = Bot
simulate-score = Score
simulate-wins = Wins
simulate-interval = 95% sure

## tablecade play

play-you = Player 1
play-which-game = Which game?
play-ask = { $name }, your choice (? for help):
play-help = Type one of the choices shown; a short form will do: { $short } for { $full }. Other words: undo, save FILE, quit.
play-curtain = { $name }, press Enter when only you can see the screen.
play-reveal = { $choices } – Enter reveals, “undo” takes it back, another choice replaces it.
play-reveal-secret = All have chosen. Enter reveals, “undo” goes back.
play-first = Who begins? { $names } – Enter leaves it to chance:
play-roll = Enter what they show: { $dice } (one digit each):
play-roll-confirm = { $dice } – Enter confirms, “undo” takes it back, other digits replace it.
play-roll-help = Type one digit from 1 to 6 for each die, in the order of the question.
outcome = Ended { $reason }. Won by: { $winners }.
outcome-scores = Ended { $reason }. Won by: { $winners }. Scores: { $scores }.
outcome-unfinished = unfinished
outcome-stopped = stopped by { $name }
outcome-stopped-host = stopped by the host
verify-by-hand = The dice were rolled by hand: every choice follows the rules, but nobody can prove that the dice showed what was entered.
verify-unproven = The dice are unproven: every choice follows the rules, but the file has no commitment and no seed, so nobody can prove what the dice showed.
check-clean = { $game }: nothing is missing.
check-found = { $game }: errors: { $errors }, warnings: { $warnings }
check-error = error
check-warning = warning
new-written = The new game is in { $folder }. Install and play it:
play-saved = The match is saved; go on with: { $command }
play-over = The match is in { $file }; anybody can check it with: tablecade verify
play-finished = The match in { $file } is over.
play-seed-lost = The secret of this match's dice is not beside its file: the dice are new ones from here on and can't be proven fair.
play-only = { $name } has only one choice: { $choice }.
play-reveal-help = Nothing is revealed yet. Press Enter alone to reveal, or type “undo” to choose again.

## Words that can be typed

type-help = help
type-undo = undo
type-save = save
type-quit = quit
error-misuse = “{ $command }” can't be used like this; “{ $command } --help” tells how.
error-unknown-command = There is no command “{ $name }”; there are { $known }.
error-unknown-flag = “{ $command }” has no option “{ $option }”; “{ $command } --help” lists all.
error-mistyped-flag = “{ $command }” has no option “{ $option }”. Did you mean “{ $similar }”?
error-missing-value = The option “{ $option }” needs a value.
error-missing-parameter = “{ $command }” needs { $name }: { $about }
error-bad-value = This value is not allowed for { $name }: { $about }
error-extra-words = “{ $command }” can't use “{ $words }”; “{ $command } --help” tells what it takes.
error-number-as-folder = --matches names a folder for match files, and there is no folder “{ $value }”. For so many matches: --games { $value }.
error-other-matches = { $file } is a match of another run with the same seed. Give --matches another folder, or another --seed.
