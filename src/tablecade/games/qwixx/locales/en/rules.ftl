## Qwixx: the rules

QX-intro = Six dice are rolled, everybody looks at them at once, and everybody may use them. You cross numbers on your own sheet, always further to the right, and every number you leave out is gone for good. Many crosses in one row are worth far more than the same crosses spread out, so the question of each roll is how many numbers you dare to skip.
credits-qwixx = A game by Steffen Benndorf, published by Nürnberger-Spielkarten-Verlag. Tablecade is unofficial: not made, endorsed or licensed by the game’s authors or publisher.
QX-1 = The sheet
QX-1-1 = Two to four people play. Everybody has a sheet of their own with four rows. Red and yellow run upwards from 2 to 12, green and blue run downwards from 12 to 2. Behind the last number of each row hangs a lock, and at the bottom are four boxes for misses.
QX-1-1-ruling = Five can play as well.
QX-1-2 = In each row you work from left to right. You are free to leave numbers out, but a number to the left of your rightmost cross can no longer be crossed. In which row you cross next is up to you.
QX-1-3 = There are six dice: two white ones, and a red, a yellow, a green and a blue one.
QX-1-example = With crosses on red 4 and red 6 you may still cross red 7 to 11, and red 12 when you have five crosses. Red 2, 3 and 5 are lost.
QX-2 = A turn
QX-2-1 = Chance picks who is active first. After that the active player is always the next one clockwise.
QX-2-2 = The active player rolls, and rolls every die that is still in the game.
QX-2-3 = Action 1 is for everybody. Add up the two white dice: each player may cross that number, in one row of their choice. Nobody has to.
QX-2-3-ruling = Everybody decides at the same time and without seeing the others’ decisions; then all of them are shown and count together. So nobody can join a closing after hearing of it: whoever wants to close too must choose it unseen.
QX-2-4 = Action 2 comes after action 1 and belongs to the active player alone. They may add one of the white dice to one of the coloured dice and cross the sum in the row of that colour.
QX-2-5 = An active player who has crossed nothing, neither in action 1 nor in action 2, must cross a box for a miss. Nobody else ever gets one.
QX-2-example = In action 1 each player may cross a 7. In action 2 the active player may choose among red 5 or 6, yellow 8 or 9, green 4 or 5, and blue 9 or 10.
QX-3 = Closing a row
QX-3-1 = The last number of a row is 12 in red and yellow, 2 in green and blue. To cross it you need five or more crosses in that row already.
QX-3-2 = Whoever crosses the last number crosses the lock behind it too. The lock is one more cross of that row.
QX-3-3 = From then on the row is closed for all players, and the die of its colour is taken out of the game immediately. A closing is announced: all players learn at once which row it is and who closed it.
QX-3-4 = In action 1 more than one player may close the same row. Each of them needs five crosses of their own and each gets the lock. A player with four crosses or fewer can’t join in, even though the row is being closed.
QX-3-5 = If a row is closed in action 1, it is already closed in action 2 of the same turn.
QX-3-example = The white dice show 6 and 6. Ada has five crosses in red, Bo has four. Ada crosses red 12 and the lock: seven crosses. Bo can’t cross red 12, and from now on nothing at all in red.
QX-4 = The end and the score
QX-4-1 = The game is over immediately when somebody crosses their fourth miss, or when at least two rows are closed.
QX-4-2 = In action 1 different players may close different rows, so a second and a third row can be closed in the same moment. Each of these closings counts.
QX-4-3 = Once an action has ended the game, the rest of the turn is dropped. There is no action 2, no step 3 in Qwixx On Board, and no miss any more.
QX-4-4 = Count the crosses in each row, with the lock if you have it. A row can reach twelve. The table shows what they are worth. Add up the four rows and take away 5 for every miss.
QX-4-5 = The highest total wins.
QX-4-5-ruling = Players who tie for it have won together.
QX-4-example = Four crosses in red, three in yellow, seven in green, eight in blue, two misses: 10 + 6 + 28 + 36 − 10 = 70.
