## tablecade report

report-qwixx-first = Erste aktive Person

## tablecade solve

solve-qwixx = Qwixx allein, in jedem Zug aktiv: { $points } Punkte bei bestem Spiel

## tablecade play

qwixx-task-roll = { $name } würfelt.

## Scenes

qwixx-active = aktive Person
qwixx-misses = Fehlwürfe
qwixx-total = Gesamt { $score }
qwixx-points = Punkte
qwixx-dice = Würfel
qwixx-only-pass = { $name }: Keine Zahl passt, also passt du.
qwixx-task-2-miss = Aktion 2: Kreuz die Summe eines weißen und eines farbigen Würfels in der Reihe dieser Farbe an. Wenn du jetzt passt, ist es ein Fehlwurf: −5.
qwixx-task-2 = Aktion 2: Kreuz die Summe eines weißen und eines farbigen Würfels in der Reihe dieser Farbe an oder passe.
qwixx-task-1 = Aktion 1: Kreuz { $sum } in einer Reihe an oder passe.

## Words that can be typed

type-red = rot
type-yellow = gelb
type-green = grün
type-blue = blau
type-pass = passe
