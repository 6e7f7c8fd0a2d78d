## Learning Qwixx On Board

learn-board-race = Qwixx with a race: you cross numbers on your sheet, and in your turn you may also move a pawn along the track. If you don’t know Qwixx yet, play the original first.
learn-board-pawn = Step 3: move your pawn 1 to 5 free fields. The number where it stops must be on your sheet, or be crossed now. Choose a field and seal, or stay.
learn-board-bonus = The points under your pawn count at the end, up to 20. A cross made by the pawn is a cross like any other.
learn-board-end = Whoever reaches the last five fields announces the end: all others have one more turn. Two closed rows or four misses end the game at once.
