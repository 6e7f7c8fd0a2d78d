## A game in half a minute

howto-title = How it is played
howto-play = Play on
howto-pause = Stop the pictures
howto-step = Picture { $step } of { $steps }
howto-caught = Caught!
howto-pixoid-1 = One player is Pixoid and runs away. All others are Bugs and hunt him.
howto-pixoid-2 = On their phones all set a direction and a distance, in secret.
howto-pixoid-3 = Then everything is revealed: Pixoid walks first, then all Bugs at once.
howto-pixoid-4 = Walls stop a cube. Pixoid takes the bonus cubes on his way.
howto-pixoid-5 = A Bug that runs onto or over Pixoid catches him.
howto-pixoid-6 = Every turn he survives brings Pixoid a cube. With twelve he has made it.
howto-qwixx-1 = Six dice are rolled, and they are for everybody.
howto-qwixx-2 = Everybody may cross the sum of the white dice, in one row.
howto-qwixx-3 = Always from left to right: a number you skip is lost.
howto-qwixx-4 = Whoever rolled may also add one white die to a coloured one and cross that.
howto-qwixx-5 = Rolled and crossed nothing? That is a miss: five points less.
howto-qwixx-6 = Many crosses in one row count most. The last number closes it; two closed rows end the game.
howto-qwixx-on-board-1 = Qwixx with a race: everything as in Qwixx, and each player has a pawn.
howto-qwixx-on-board-2 = After crossing, whoever rolled may move the pawn by 1 to 5 free fields.
howto-qwixx-on-board-3 = Fields with a pawn are jumped over and not counted.
howto-qwixx-on-board-4 = The number of the field must be crossed on your sheet: already, or now.
howto-qwixx-on-board-5 = The further the pawn, the more points it brings in the end.
howto-qwixx-on-board-6 = A pawn on the last five fields announces the end: all others roll once more.

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
lobby-keep = Keep
lobby-crown = Let { $name } start the game
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
next-how = It goes on when all have chosen.
next-lobby = Change game or board
standings-title = Standings so far
standings-wins =
    { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
lobby-demo = Bots are playing. Scan the code to join in!
