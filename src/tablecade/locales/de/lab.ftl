## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Nach einer Partie von { $total } angehalten. Derselbe Befehl macht dort weiter.
       *[other] Nach { $done } von { $total } Partien angehalten. Derselbe Befehl macht dort weiter.
    }
simulate-slow = Ohne Numba spielen diese Bots mit dem Rechenweg „rules“, etwa tausendmal langsamer.
bots-as-words = Bots stehen jetzt als einzelne Wörter da: { $command }
warm-up-compiling = Kompilieren
warm-up-done = Für Simulationen kompiliert: { $games }. Die erste Vektorumgebung eines Spiels kompiliert ihre Tische.
warm-up-first = Die erste Simulation eines Spiels kompiliert es, das dauert bis zu einer Minute; „tablecade warm-up“ erledigt das vorab.
bot-plays-as = { $bot } kann auf diesem Spielplan nicht mit voller Stärke spielen und spielt wie { $other }. „tablecade solve pixoid“ löst einen Spielplan.
bot-uses-values = { $kind ->
    [fitted] { $bot } spielt nach angepassten Werten dieses Spielplans.
   *[solved] { $bot } spielt nach den gelösten Werten dieses Spielplans.
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
report-others = Die anderen
report-no-files = dort liegen keine Partien
report-written = Bericht: { $file }
report-pairs = Paare
report-pairs-lead = Der Sieganteil des Bots der Zeile gegen den Bot der Spalte, mit dem 95-%-Intervall.
report-origin = Herkunft
report-command = Befehl
report-seed = Startwert
report-engine = Rechenweg
report-versions = Versionen

## tablecade tournament

tournament-summary = { $games } Partien zu { $seats } Plätzen, Startwert { $seed }, Rechenweg { $engine }.

## tablecade benchmark

benchmark-measuring = Messen
benchmark-stopped = Nach allen Partien und { $done } von { $total } Messungen angehalten. Derselbe Befehl macht dort weiter.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] Eine Zeile in { $file }.
       *[other] { $rows } Zeilen in { $file }.
    }
