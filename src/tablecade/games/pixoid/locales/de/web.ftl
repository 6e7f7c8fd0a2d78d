## Pixoid: the table is set

pixoid-variant = Länge
pixoid-standard = Standard
pixoid-standard-note = Alle fliehen einmal, Punkte zählen
pixoid-short = Kurz
pixoid-short-note = Eine Runde: zwölf Klötzchen oder ein Fang
pixoid-board = Spielplan
pixoid-board-named = Spielplan { $name }
pixoid-corner = Platine in Ecke { $corner }
pixoid-shuffle = Mischen
pixoid-four-tiles = Vier Platinen
pixoid-tile-sides = Seiten { $word } der Platinen
pixoid-usual-tiles = Platinen von Tablecade
pixoid-own-tiles-note = Für eigene Platinen zeichnest du alle Seiten 1 als einen Spielplan, A bis D im Uhrzeigersinn von links oben, und alle Seiten 2 als einen zweiten.
pixoid-draw-board = Eigenen Spielplan zeichnen
pixoid-redraw-board = Diesen Spielplan umzeichnen

## Pixoid: where it stands

pixoid-where = Runde { $round } von { $rounds } · Zug { $turn } von 12
pixoid-where-short = { $cubes } von 12 Klötzchen
pixoid-in-reserve =
    { $reserve ->
        [one] Reserve: ein Klötzchen
       *[other] Reserve: { $reserve } Klötzchen
    }
pixoid-has = Pixoid hat
pixoid-turns = aus der Reserve
pixoid-bonus = Bonus
pixoid-told-cube = { $name }: auf { $pix }
pixoid-told-bonus = Bonusklötzchen: { $pix }
pixoid-told-way = Von { $from } { $direction }: { $path }
pixoid-second-controller = zweites Steuergerät
pixoid-third-colour = Farbe des dritten Bugs
pixoid-own-controller = eigenes Steuergerät
pixoid-controllers = Deine Steuergeräte

## Pixoid: the phone

pixoid-you-pixoid = Du bist Pixoid
pixoid-you-bug = Du bist ein Bug
pixoid-hint-start = Wähle, wo du startest.
pixoid-hint-pixoid = Du fliehst: wohin und wie weit? Noch sieht es niemand.
pixoid-hint-bug = Wo bleibt Pixoid stehen? Lauf auf ihn oder über ihn, um ihn zu fangen.
pixoid-hint-wall = Hier hält dich eine Wand: { $steps } und jede größere Weite enden auf diesem Pix.
pixoid-direction = Richtung
pixoid-distance = Entfernung
pixoid-steps =
    { $steps ->
        [one] { $steps } Pix
       *[other] { $steps } Pix
    }
pixoid-start = Wähle einen Start
pixoid-turn-board = Spielplan zu deiner Tischseite drehen
pixoid-track = Siegpunktleiste

## Pixoid: the big screen

pixoid-call = Stellt eure Steuergeräte ein
pixoid-call-start = Wählt eure Starts
pixoid-watch = Und los!
pixoid-escaped = Entkommen!
pixoid-round-over = { $name } als Pixoid: { $taken } + { $bonus } Bonus
pixoid-round-done = Die Runde ist vorbei

## While a match runs

play-caught = Gefangen!
play-caught-by = von { $names }
play-is-pixoid = { $name } ist Pixoid
play-third-bug = Dritter Bug: { $name }
pixoid-start-here = Hier starten

## In somebody’s first turns

play-first-pixoid-pixoid = Du fliehst! Wähle Richtung und Entfernung. Du läufst zuerst, dann alle Bugs. Kommt keiner auf deinen Pix oder darüber hinweg, bekommst du ein Klötzchen.
play-first-pixoid-bug = Du jagst Pixoid. Er läuft zuerst. Rate, wo er stehen bleibt, und lauf auf diesen Pix oder darüber.

## The end

award-pixoid-escape-title = Knapp entwischt:
award-pixoid-escape =
    { $pix ->
        [one] Ein Bug kam bis auf einen Pix an { $name } heran.
       *[other] Ein Bug kam bis auf { $pix } Pix an { $name } heran.
    }
award-pixoid-hunter-title = Beste Jagd:
award-pixoid-hunter =
    { $count ->
        [one] { $name } hat Pixoid gefangen.
       *[other] { $name } hat Pixoid { $count }‑mal gefangen.
    }
award-pixoid-collector-title = Gesammelt:
award-pixoid-collector =
    { $count ->
        [one] { $name } hat ein Bonusklötzchen geholt.
       *[other] { $name } hat { $count } Bonusklötzchen geholt.
    }
award-pixoid-run-title = Längster Lauf:
award-pixoid-run = { $name } lief { $pix } Pix in einem Zug.

## The coach on the choices

coach-on-choices-cubes = Zu erwartende Klötzchen
