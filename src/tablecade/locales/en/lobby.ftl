## A game in half a minute

howto-title = How it is played
howto-play = Play on
howto-pause = Stop the pictures
howto-step = Picture { $step } of { $steps }

## The lobby

lobby-starts-game = starts the game
lobby-starter = { $name } starts the game.
lobby-first-starts = Whoever sits down first can start the game.
lobby-room = Room for one more
lobby-bot-else = Free, else a bot
lobby-edit = Change name or colour
lobby-save = Done
lobby-stand-up = Stand up
lobby-move = Move here
lobby-remove-ask = Remove { $name } from the table?
lobby-remove = Remove
lobby-crown = Let { $name } start the game
lobby-crown-ask = Give the crown to { $name }? Then only { $name } starts the game.
lobby-crown-yes = Give the crown
ask-no = No
lobby-change = Change
setting-game = Game
setting-fill = Players at least
setting-fill-note = Bots fill the seats that are missing
setting-dice = Dice
setting-dice-table = The table rolls
setting-dice-yours = Our own dice
setting-dice-yours-note = You roll real dice. One person enters them, another one confirms.
setting-drawn = A drawing of your own
setting-seals = Who has chosen already
setting-seals-shown = Everybody sees it
setting-seals-hidden = Nobody sees it
setting-seals-hidden-note = Not even a pause before sealing can be a sign
setting-first = First Pixoid
setting-first-chance = Chance decides
setting-first-note = The rulebook says: the oldest

## Latecomers and people who are away

late-full = All seats are taken: you are watching.
late-take = Take { $name }’s seat (bot)
late-how = You play from the next choice on.
late-watch = Just watch
late-join = Join in
away-is = { $name } is away.
away-bot = A bot plays on
away-here = Play here
away-phone = New phone
away-wait = Wait
back-is = A bot plays for you.
back-play = Play myself
back-bot = Let a bot play for me

## After a match

next-title = What next?
next-votes = { $votes } of { $people }
next-mine = your vote
next-how = It goes on when all have chosen.
next-lobby = Change game or board
standings-title = Standings so far
standings-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
lobby-demo = Bots are playing. Scan the code to join in!
