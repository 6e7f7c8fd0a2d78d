## tablecade report

report-qwixx-on-board-first = Pierwszy aktywny gracz

## Scenes

board-task-3-miss = Krok 3: przesuń pionek. Bez krzyżyka w tym kroku tura jest nietrafieniem: −5.
board-task-3 = Krok 3: przesuń pionek albo spasuj.

## Words that can be typed

type-pawn = pionek
