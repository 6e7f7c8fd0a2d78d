## Learning by playing

learn-title = { $game } im Spielen lernen
learn-step = Schritt { $step } von { $steps }
learn-progress = Wie weit du bist
learn-next = Weiter
learn-skip = Lektion verlassen
learn-read-again = Noch einmal lesen
learn-watch = Schau, was passiert…
learn-part-done = Das war die erste Hälfte.
learn-done = Mehr brauchst du nicht. Viel Spaß!
learn-next-part = Jetzt die andere Seite
learn-play-on = Diese Partie zu Ende spielen
learn-again = Noch einmal
