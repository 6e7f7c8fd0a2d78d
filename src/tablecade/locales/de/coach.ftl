## tablecade play --coach

coach-on = Der Trainer ist an, für alle an dieser Tastatur.
coach-alike = Trainer: Hier gibt es nichts zu entscheiden, alles kommt aufs Gleiche heraus.
coach-win = Trainer ({ $source }): deine Gewinnchance nach jeder Wahl.
coach-win-mixed = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und deine Gewinnchance damit.
coach-solved = gelöst
coach-learned = geschätzt

## tablecade review

review-none = Keine teure Entscheidung: gut gespielt.
review-win = Entscheidung { $n }, { $name }: { $chosen } kostete { $loss } der Gewinnchance. Besser: { $better }.

## tablecade puzzle

puzzle-you = Du

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
