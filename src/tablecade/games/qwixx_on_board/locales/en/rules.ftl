## Qwixx On Board: the rules

QB-intro = Qwixx with a race beside it. After the two actions you know, the active player may push a pawn along a track of coloured numbers. A field lets you in only if its number is on your sheet, now or already, and the further you get, the more bonus points wait under your pawn. All rules of Qwixx hold, with the changes below.
credits-qwixx-on-board = A game by Steffen Benndorf and Reinhard Staupe, published by Nürnberger-Spielkarten-Verlag. Tablecade is unofficial: not made, endorsed or licensed by the game’s authors or publisher.
QB-1 = The board
QB-1-1 = Two to four people play. The board has two sides, and the players settle on one of them. Everybody begins with a pawn on the start field.
QB-1-2 = The board is a track of fields. Each field shows a colour and a number that also stand on the sheet, and beneath them its bonus, which rises from 1 to 20 on the way along the track. The start field has no bonus, and all pawns may stand on it together.
QB-1-3 = Sides A and B are designs of this project, not those of the cardboard board. Whoever hosts a game can copy the fields of a printed board in the editor and play on those. The fifth field of side A is green 10.
QB-1-example = The first eight fields of side A: each has a colour and a number, and beneath them its bonus. Field 5 is green 10.
QB-2 = Step 3
QB-2-1 = When actions 1 and 2 are done, the active player, and nobody else, may move their own pawn 1, 2, 3, 4 or 5 free fields forward. Pawns never go backward.
QB-2-2 = A field with a pawn on it is not counted: you jump over it. There is room for one pawn on a field, and no pawn is ever sent away.
QB-2-3 = The number of the field where the pawn stops has to be on your sheet. Either it was crossed earlier, or you cross it now, and then everything that holds for a cross holds. If neither is possible, the pawn can’t go to that field.
QB-2-4 = A cross made in step 3 is a cross like any other. It can close a row, and it can end the game.
QB-2-5 = A field whose row is closed can be entered only by a player who crossed its number before.
QB-2-6 = An active player can thus make up to three crosses in a turn. The miss is due if none of the three (action 1, action 2, step 3) brought a cross. A move to a number crossed earlier is a move, but not a cross.
QB-2-7 = The pawn must stop on the track. A move that would lead beyond the last field is not allowed.
QB-2-8 = If the number that a pawn’s move crosses ends the game, the pawn has moved all the same, and its new field’s bonus counts.
QB-2-example = Your pawn stands on field 2, another one on field 4. Moving by 1 takes you to field 3, by 2 to field 5, by 3 to field 6. If field 5 is green 10 and you have crossed green 9 but not green 10, field 5 is out of reach.
QB-3 = The end and the score
QB-3-1 = As soon as the active player’s pawn stands on one of the last five fields, the end is announced. All other players get one more turn as the active player, and then the game is over.
QB-3-2 = The two ends of Qwixx are still there, and they still come immediately.
QB-3-3 = Your points are those of your sheet and the bonus of the field your pawn stands on: 20 at most, nothing on the start field.
QB-3-4 = Once the end is announced, further pawns may reach the last five fields, but the turns that are left stay the same.
QB-3-5 = If a fourth miss or a second closed row comes in the very last turn, then that is named as the reason for the end.
QB-3-example = Four play, and Cleo reaches the last five fields. Dan, Ada and Bo are each active once more, in this order; after Bo’s turn the sheets are counted.
