## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## What is wrong with a board, tile or track

error-bad-board = { $place }: { $reason }

## Errors of a call or a file

error-bad-notation = “{ $text }” is no choice of this game.
error-unknown-game = There is no game “{ $game }”; there are { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }; there are { $known }.
error-bad-bot = The bot “{ $bot }” can't be used: { $problem }
problem-command = there is no command
problem-answer = it answered { $answer }, not JSON such as { $wanted }
problem-illegal = it answered { $answer }, which is no legal choice for hand { $hand }
problem-silent = it did not answer within { $seconds } seconds
problem-ended = the program has ended
problem-method = it has no method choose(state, hands)
error-bot-failed = The bot “{ $bot }” failed: { $problem }
error-bot-failed-at = The bot “{ $bot }” failed: { $problem } ({ $file }, line { $line })
error-game-failed = The game “{ $game }” failed: { $problem }
error-package-failed = The package { $package } failed: { $problem } ({ $file }, line { $line })
error-bad-answer = The bot “{ $bot }” answered { $answer }, which is no legal choice for hand { $hand }.
error-illegal-answer = The bot “{ $bot }” chose { $action } for hand { $hand }: { $reason }
package-problem = { $package }: { $part } of { $game } left out: { $problem } ({ $place })
part-rules = the rules
part-bots = the bots
part-coach = the coach
part-terminal = the terminal part
part-research = the research part
part-locales = the sentences
part-web = the view
error-games-not-registered = Tablecade’s own games are not registered. Install it again: pip install -e .
error-game-without-coach = There is no coach for { $game }.
error-game-without-rules = The package of { $game } brings no rules to read.
error-game-without-benchmark = There are no measurements for { $game }. “tablecade tournament GAME BOT BOT” compares bots of any game.
error-no-own-dice = Nobody rolls dice in { $game }, so the dice can’t be yours.
error-wrong-seats =
    { $allowed ->
        [exact] Seats of { $game }: { $most }, not { $seats }.
       *[range] { $game } has { $fewest } to { $most } seats, not { $seats }.
    }
error-unknown-option = { $game } has no option “{ $name }”.
error-missing-option = The option “{ $name }” of { $game } is missing.
error-bad-option = The option “{ $name }” can't be “{ $value }”. ({ $rule })
error-no-such-value = The option “{ $name }” can't be “{ $value }”; there are { $known }.
error-malformed-option = The option “{ $name }” has not the form it needs: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: { $problem }
error-no-home-folder = This user has no home folder to keep files in. Set HOME to a folder that may be written.
file-enoent = there is no such file or folder.
file-eacces = reading or writing there is not permitted.
file-eisdir = this is a folder, not a file.
file-enotdir = this is a file, not a folder.
file-enospc = the disk is full.
file-erofs = nothing can be written there.
file-not-text = this is not text in UTF-8.
error-missing-extra = This needs the extra “{ $extra }”, which is not installed. Install it: { $command }
error-illegal-choice = Hand { $hand } may not choose { $action }: { $reason }
error-not-awaited = Hand { $hand } owes no choice now.
error-choice-missing = The choice of hand { $hand } is missing.
error-bad-match = line { $line }: { $reason }
error-bad-line = Not of the form of a match file: { $problem }
problem-json = it is not JSON from character { $character } on
problem-strict = JSON has each key once, plain numbers, whole characters and little nesting
problem-missing = { $field } is missing
problem-unknown = there is no { $field } here
problem-type = { $field } is { $found } instead of { $wanted }
problem-hex = { $field } is not { $bytes } bytes in hex
problem-count = { $field }: { $count }, seats: { $seats }
problem-format = the format { $found } is not known, only { $known }
problem-by = “by” names hand { $hand }, which has no choice
problem-by-dice = “by” names the dice, which the table always rolls
problem-two-ends = the last line says how the match ended or who stopped it, not both
problem-stopper = “stopped” names { $by }, but the seats are 0 to { $last }
problem-name = a name has 1 to { $longest } characters, all of them visible
error-wrong-count = n is { $n }, but { $expected } comes next.
error-wrong-dice = The dice show “{ $dealt }”, but the seed gives “{ $fair }”.
error-wrong-commit = The seed is not the one that was committed to.
error-seed-missing = Dice are committed to in the first line and proven by a seed in the last: one of the two is missing.
error-wrong-outcome = The outcome is given as “{ $stated }”, but it is “{ $correct }”.
error-outcome-missing = The match is over, but its outcome is missing.
error-line-after-end = Nothing may follow the end of a match.
error-not-compiled = The kernels don't have the bot “{ $bot }” of { $game }, only { $known }. Leave out --engine, or use --engine rules.
error-workers-lost =
    { $workers ->
        [one] One worker process died, perhaps for want of memory. Try fewer with --workers.
       *[other] { $workers } worker processes died, perhaps for want of memory. Try fewer with --workers.
    }
error-bad-ray-address = “{ $address }” is no address of a Ray cluster: it is HOST:PORT, with a port from 1 to 65535.
error-no-ray-answer = What answers at { $address } is no Ray cluster.
error-no-ray-cluster = No Ray cluster answers at { $address }: { $problem }
error-no-seat-in-match = This match has the seats 0 to { $last }, not { $seat }.
error-other-game = { $file } is a match of { $game }, not of { $named }.
error-other-bots = { $file } is a match with the bots { $bots }: to go on, name exactly these with --bots.
error-file-there = { $file } is there already. Name another file, or go on with that match by --resume.
error-bad-game-name = “{ $name }” is no name for a game. It has lower-case letters, digits and single hyphens, and begins with a letter.
error-game-there = There is a game “{ $name }” already.
error-folder-there = { $folder } is there already.
error-said-by-file = { $option } can’t be given with --resume: the match file says it.
error-no-matches = { $folder } has no finished match of { $game }.
error-no-adapter = There are no environments of { $game }; there are some of { $known }.
error-unknown-opponent = There is no compiled opponent “{ $opponent }”; there are { $known }.
