## A game in half a minute

howto-qwixx-on-board-1 = Qwixx with a race: everything as in Qwixx, and each player has a pawn.
howto-qwixx-on-board-2 = After crossing, whoever rolled may move the pawn by 1 to 5 free fields.
howto-qwixx-on-board-3 = Fields with a pawn are jumped over and not counted.
howto-qwixx-on-board-4 = The number of the field must be crossed on your sheet: already, or now.
howto-qwixx-on-board-5 = The further the pawn, the more points it brings in the end.
howto-qwixx-on-board-6 = A pawn on the last five fields announces the end: all others roll once more.
