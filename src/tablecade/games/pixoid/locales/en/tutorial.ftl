## Learning Pixoid

learn-pixoid-you = You are Pixoid, the cube with the eye. Three Bugs hunt you through the maze. Collect twelve cubes before one of them catches you.
learn-pixoid-start = First choose where to begin: tap one of the keys, or a red frame in the maze, then the big button.
learn-pixoid-danger = You can be caught in two ways: you run into a Bug, or a Bug comes onto or over the Pix where you stop.
learn-pixoid-program = Now run: tap a dot in the maze, or an arrow and a number. The line shows where you will stop; an arrow that is struck out has a wall. Nobody sees it yet. Then seal it.
learn-pixoid-escaped = You walked first, then all Bugs at once. None of them crossed your Pix, so you take a cube from the reserve.
learn-pixoid-caught = Caught! A Bug stood on your way, or walked across the Pix where you stopped. That ends the round.
learn-pixoid-bonus = The light cubes are a bonus: walk across one and it is yours. Where would a Bug expect you? Go somewhere else, and seal.
learn-pixoid-take-back = As long as somebody is still choosing, you can take back what you sealed. In the standard game everybody is Pixoid once, and points count.
learn-pixoid-bug = Now you are a Bug. Pixoid must not get his twelve cubes. The Bugs don’t talk: each guesses alone.
learn-pixoid-guess = Pixoid walks first, then you. Guess where he will stop, and choose a way that leads onto that Pix or across it. Then seal.
learn-pixoid-got-him = You have him! He met a Bug.
learn-pixoid-got-away = He got away this time and takes a cube. Three Bugs that cover different corridors leave him fewer ways out.
learn-pixoid-end = Guess, set, seal: that is the whole game. The rules hold the details.
