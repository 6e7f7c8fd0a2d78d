## tablecade report

report-pixoid-first = Erster Pixoid

## tablecade board

board-end-points = Verschiedene Endpunkte eines Programms, im Schnitt: { $figure }
board-start = Start:

## tablecade solve

solve-turn =
    { $turns ->
        [one] Ein Zug zu lösen
       *[other] { $turns } Züge zu lösen
    }
solve-mixed =
    { $turns ->
        [0] Alle Züge gelöst, { $mixed } der Stellungen ohne reine Antwort
        [one] Noch ein Zug zu lösen, { $mixed } der Stellungen ohne reine Antwort
       *[other] Noch { $turns } Züge zu lösen, { $mixed } der Stellungen ohne reine Antwort
    }
solve-stopped = Angehalten. Die gelösten Züge bleiben erhalten; derselbe Befehl macht dort weiter.
error-board-or-all = Gib einen Spielplan an oder --all.
error-board-and-all = Gib entweder einen Spielplan an oder --all, nicht beides.
solve-start = Start-Pix
solve-worth-standard = Klötzchen für Pixoid
solve-worth-short = Pixoids Gewinnchance

## Scenes

pixoid-turn = Runde { $round } von { $rounds }, Zug { $turn } von 12
pixoid-reserve =
    { $reserve ->
        [one] Reserve: ein Klötzchen
       *[other] Reserve: { $reserve } Klötzchen
    }
pixoid-second = { $name } (zweites Steuergerät)
pixoid-wall = Wand
pixoid-second-beside = (zweites Steuergerät)
pixoid-task-go = Stell eine Richtung und eine Entfernung von 1 bis 9 ein; eine Wand hält das Klötzchen auf.
pixoid-task-start = Wähle den Start-Pix dieses Klötzchens.

## Words that can be typed

type-up = oben
type-down = unten
type-left = links
type-right = rechts
