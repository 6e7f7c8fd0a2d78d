## tablecade puzzle

puzzle-qwixx-question = Du spielst allein weiter, um Punkte, und bist in jedem Zug dran. Die Würfel sind gefallen: Was kreuzt du mit den weißen an?
puzzle-qwixx-ask = Deine Wahl:
puzzle-qwixx-right = Richtig! { $answer } führt im Mittel zu { $worth } Punkten; die nächstbeste Wahl, { $next }, zu { $other }.
puzzle-qwixx-wrong = { $given } führt im Mittel zu { $got } Punkten. Besser: { $answer } mit { $worth }.

## Das Rätsel im Browser

puzzle-qwixx-all = Wohin jede Wahl im Mittel führt
puzzle-points = { $points } Punkte
puzzle-line-crossed =
    { $count ->
        [0] { $choice } verliert keine Zahl: im Mittel { $points } Punkte.
        [one] { $choice } verliert eine Zahl für immer: im Mittel { $points } Punkte.
       *[other] { $choice } verliert { $count } Zahlen für immer: im Mittel { $points } Punkte.
    }
puzzle-line-passed = Ohne Kreuz bleiben alle Zahlen offen: im Mittel { $points } Punkte.
