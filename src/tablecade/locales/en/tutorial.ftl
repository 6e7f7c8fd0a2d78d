## Learning by playing

learn-title = Learn { $game } by playing
learn-step = Step { $step } of { $steps }
learn-progress = How far you are
learn-next = Go on
learn-skip = Leave the lesson
learn-read-again = Read again
learn-watch = Watch what happens…
learn-part-done = That was the first half.
learn-done = That’s all you need. Have fun!
learn-next-part = Now the other side
learn-play-on = Play this game to its end
learn-again = Once more

## Learning Pixoid

learn-pixoid-you = You are Pixoid, the cube with the eye. Three Bugs hunt you through the maze. Collect twelve cubes before one of them catches you.
learn-pixoid-start = First choose where to begin: tap one of the keys, or a red frame in the maze, then the big button.
learn-pixoid-danger = You can be caught in two ways: you run into a Bug, or a Bug comes onto or over the pix where you stop.
learn-pixoid-program = Now run: tap a dot in the maze, or an arrow and a number. The line shows where you will stop; an arrow that is struck out has a wall. Nobody sees it yet. Then seal it.
learn-pixoid-escaped = You walked first, then all Bugs at once. None of them crossed your pix, so you take a cube from the reserve.
learn-pixoid-caught = Caught! A Bug stood on your way, or walked across the pix where you stopped. That ends the round.
learn-pixoid-bonus = The light cubes are a bonus: walk across one and it is yours. Where would a Bug expect you? Go somewhere else, and seal.
learn-pixoid-take-back = As long as somebody is still choosing, you can take back what you sealed. In the standard game everybody is Pixoid once, and points count.
learn-pixoid-bug = Now you are a Bug. Pixoid must not get his twelve cubes. The Bugs don’t talk: each guesses alone.
learn-pixoid-guess = Pixoid walks first, then you. Guess where he will stop, and choose a way that leads onto that pix or across it. Then seal.
learn-pixoid-got-him = You have him! He met a Bug.
learn-pixoid-got-away = He got away this time and takes a cube. Three Bugs that cover different corridors leave him fewer ways out.
learn-pixoid-end = Guess, set, seal: that is the whole game. The rules hold the details.

## Learning Qwixx

learn-qwixx-sheet = This is your sheet: four rows, crossed from left to right. Red and yellow rise, green and blue fall. What you skip is lost.
learn-qwixx-white = The two white dice count for everybody: cross their sum in one row. Ringed numbers are possible; tap one and seal it, or pass.
learn-qwixx-lost = Everything to the left of a cross is gone for good. So skip as few numbers as you can: the next roll comes for you too.
learn-qwixx-colour = You are the active player, and this is for you alone: one white die and one coloured die together, in the row of that colour. Without any cross in your turn you get a miss.
learn-qwixx-points = More crosses in one row are worth ever more: 1, 3, 6, 10, 15 and so on. With five you may cross the last number, and that closes the row for all. Each miss costs 5.
learn-qwixx-end = Two closed rows or four misses end the game; the most points win.

## Learning Qwixx On Board

learn-board-race = Qwixx with a race: you cross numbers on your sheet, and in your turn you may also move a pawn along the track.
learn-board-pawn = Step 3: move your pawn 1 to 5 free fields. The number where it stops must be on your sheet, or be crossed now. Choose a field and seal, or stay.
learn-board-bonus = The points under your pawn count at the end, up to 20. A cross made by the pawn is a cross like any other.
learn-board-end = Whoever reaches the last five fields announces the end: all others have one more turn. Two closed rows or four misses end the game at once.
