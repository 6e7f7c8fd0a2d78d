## While a match runs

play-last-turn = Voriger Zug
play-once-more = Noch einmal
play-times-up = Zeit um: Ein Bot spielte { $choice }
play-round-over = Runde { $round } von { $rounds } ist vorbei
play-missing = Nur { $name } fehlt noch

## Keys

play-keys = Tasten

## The end

play-you-won = Gewonnen!
play-you-won-together = Zusammen gewonnen!
play-you-lost = Diesmal verloren.
play-you-came =
    { $place }. Platz, { $behind ->
        [one] einen Punkt
       *[other] { $behind } Punkte
    } hinter dem Ersten
card-share = Bild teilen
card-send = Bild senden
card-save = Bild speichern
card-foot = Scannen und die Partie ansehen.
award-all = Denkwürdig
end-again = Letzter Zug noch einmal
end-board = Spielbrett zeigen
end-result = Ergebnis zeigen
end-stopped = { $name } hat die Partie abgebrochen
end-stopped-host = Der Gastgeber hat die Partie abgebrochen

## The coach on the choices

coach-on-choices-win = Gewinnchance nach jeder Wahl
coach-on-choices-mixed = Wie oft man es wählen sollte
coach-hide = Ausblenden
