## tablecade play --coach

coach-on = Der Trainer ist an, für alle an dieser Tastatur.
coach-alike = Trainer: Hier gibt es nichts zu entscheiden, alles kommt aufs Gleiche heraus.
coach-win = Trainer ({ $source }): deine Gewinnchance nach jeder Wahl.
coach-win-mixed = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und deine Gewinnchance damit.
coach-cubes-most = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und wie viele Klötzchen damit noch kommen.
coach-cubes-least = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und wie viele Klötzchen es Pixoid lässt.
coach-start = Trainer ({ $source }): die Klötzchen, die von jedem Start zu erwarten sind.
coach-solved = gelöst
coach-learned = geschätzt

## tablecade review

review-none = Keine teure Entscheidung: gut gespielt.
review-win = Entscheidung { $n }, { $name }: { $chosen } kostete { $loss } der Gewinnchance. Besser: { $better }.
review-cubes = Entscheidung { $n }, { $name }: { $chosen } kostete { $loss } Klötzchen. Besser: { $better }.

## tablecade puzzle

puzzle-you = Du
puzzle-bug = Bug { $n }
puzzle-question = Noch zwei Züge, du bist Pixoid. Welches Programm sichert die meisten Klötzchen, was die Bugs auch tun?
puzzle-ask = Dein Programm:
puzzle-right = Richtig! { $answer } sichert { $sure }; das nächstbeste Programm { $other }.
puzzle-wrong = { $given } sichert { $got }. Besser: { $answer } mit { $sure }.
puzzle-cubes =
    { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    }
puzzle-qwixx-question = Du spielst allein weiter, um Punkte, und bist in jedem Zug dran. Die Würfel sind gefallen: Was kreuzt du mit den weißen an?
puzzle-qwixx-ask = Deine Wahl:
puzzle-qwixx-right = Richtig! { $answer } führt im Mittel zu { $worth } Punkten; die nächstbeste Wahl, { $next }, zu { $other }.
puzzle-qwixx-wrong = { $given } führt im Mittel zu { $got } Punkten. Besser: { $answer } mit { $worth }.

## Der Trainer im Browser

coach-ask = Den Trainer fragen
coach-at-table = Der Trainer ist an: Alle hier dürfen ihn fragen.
coach-thinks = Der Trainer überlegt…
coach-wait = Du hast gerade nichts zu wählen.
review-ask = Partie mit dem Trainer ansehen

## Das Rätsel im Browser

puzzle-title = Rätsel des Tages
puzzle-date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
puzzle-hint = Wähle Richtung und Entfernung, dann versiegle.
puzzle-all = Was jedes Programm sichert
puzzle-before = Der Tag davor
puzzle-watch = Antippen zeigt, was folgt.
puzzle-line-caught = { $program }: Die Bugs fangen Pixoid in Zug { $turn }. Zusammen { $got }.
puzzle-line-through = { $program }: Pixoid übersteht beide Züge, auch gegen die besten Antworten. Zusammen { $got }.
puzzle-qwixx-all = Wohin jede Wahl im Mittel führt
puzzle-points = { $points } Punkte
puzzle-line-crossed =
    { $count ->
        [0] { $choice } verliert keine Zahl: im Mittel { $points } Punkte.
        [one] { $choice } verliert eine Zahl für immer: im Mittel { $points } Punkte.
       *[other] { $choice } verliert { $count } Zahlen für immer: im Mittel { $points } Punkte.
    }
puzzle-line-passed = Ohne Kreuz bleiben alle Zahlen offen: im Mittel { $points } Punkte.
puzzle-streak =
    { $days ->
        [0] Noch kein Tag in Folge: Löse ein Rätsel an seinem Tag.
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzle-week = Die letzten sieben Tage
puzzle-share = Raster teilen
puzzle-grade-best = beste Wahl
puzzle-grade-near = zweitbeste Wahl
puzzle-grade-other = andere Wahl
puzzle-grade-none = nicht gespielt
