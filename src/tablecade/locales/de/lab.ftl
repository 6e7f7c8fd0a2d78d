## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Nach einer Partie von { $games } angehalten. Derselbe Befehl macht dort weiter.
       *[other] Nach { $done } von { $games } Partien angehalten. Derselbe Befehl macht dort weiter.
    }

## tablecade report

report-player = Spieler
report-wins = Siege
report-interval = 95 % sicher
report-score = Punkte
report-rating = Wertung
report-title = { $game }: ein Bericht
report-lead =
    { $games ->
        [one] Eine Partie.
       *[other] { $games } Partien.
    }
report-strength = Stärke
report-scores = Punkte
report-lengths = Länge
report-endings = Wie Partien enden
report-seats = Plätze
report-roles = Wer beginnt
report-decisions = Entscheidungen
report-share = Anteil
report-first-pixoid = Erster Pixoid
report-first-qwixx = Erster aktiver Spieler
report-first-qwixx-on-board = Erster aktiver Spieler
report-others = Die anderen
report-no-files = dort liegen keine Partien

## tablecade tournament

tournament-summary = { $games } Partien zu { $seats } Plätzen.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] Eine Zeile in { $file }.
       *[other] { $rows } Zeilen in { $file }.
    }

## Any of them

