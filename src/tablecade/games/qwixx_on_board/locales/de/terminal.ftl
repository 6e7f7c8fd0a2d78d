## tablecade report

report-qwixx-on-board-first = Erste aktive Person

## Scenes

board-task-3-miss = Schritt 3: Zieh die Spielfigur. Ohne Kreuz in diesem Schritt ist der Zug ein Fehlwurf: −5.
board-task-3 = Schritt 3: Zieh die Spielfigur oder passe.

## Words that can be typed

type-pawn = figur
