## A game in half a minute

howto-qwixx-1 = Six dice are rolled, and they are for everybody.
howto-qwixx-2 = Everybody may cross the sum of the white dice, in one row.
howto-qwixx-3 = Always from left to right: a number you skip is lost.
howto-qwixx-4 = Whoever rolled may also add one white die to a coloured one and cross that.
howto-qwixx-5 = Rolled and crossed nothing? That is a miss: five points less.
howto-qwixx-6 = Many crosses in one row count most. With five crosses the last number closes a row; two closed rows or four misses end the game.
