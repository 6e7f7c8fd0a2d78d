## tablecade solve

command-solve-pixoid =
    Einen Spielplan lösen, Zug um Zug vom letzten her. Nach einem Abbruch macht derselbe Befehl weiter.

    Die Bots hard, bold, careful und perfect spielen nach dem, was hier gelöst ist.
parameter-solve-pixoid-board = Vier Platinenseiten, wie in A1 B2 C1 D2, oder eine DATEI mit einem Spielplan.
parameter-solve-pixoid-variant = Worum Pixoid spielt.
parameter-solve-pixoid-device = Für gpu wird CuPy gebraucht.
parameter-solve-pixoid-bonus = Mit Bonusklötzchen oder schneller ohne.
parameter-solve-pixoid-every = Alle 96 Spielpläne aus den Platinen des Projekts, ohne Bonusklötzchen: 3,3 GB und auf einem Kern etwa 18 Stunden.
