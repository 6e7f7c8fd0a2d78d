## tablecade report

report-qwixx-on-board-first = Premier joueur actif

## Scenes

board-task-3-miss = Étape 3 : avance le pion. Sans croix dans cette étape, le tour est un raté : −5.
board-task-3 = Étape 3 : avance le pion, ou passe.

## Words that can be typed

type-pawn = pion
