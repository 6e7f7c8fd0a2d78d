## Learning Qwixx

learn-qwixx-sheet = This is your sheet: four rows, crossed from left to right. Red and yellow rise, green and blue fall. What you skip is lost.
learn-qwixx-white = The two white dice count for everybody: cross their sum in one row. Ringed numbers are possible; tap one and seal it, or pass.
learn-qwixx-lost = Everything to the left of a cross is gone for good. So skip as few numbers as you can: the next roll comes for you too.
learn-qwixx-colour = You are the active player, and this is for you alone: one white die and one coloured die together, in the row of that colour. Without any cross in your turn you get a miss.
learn-qwixx-points = More crosses in one row are worth ever more: 1, 3, 6, 10, 15 and so on. With five you may cross the last number, and that closes the row for all. Each miss costs 5.
learn-qwixx-end = Two closed rows or four misses end the game; the most points win.
