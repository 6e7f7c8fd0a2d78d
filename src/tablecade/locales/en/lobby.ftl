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
