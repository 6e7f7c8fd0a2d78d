## The editor

editor-title = Selbst zeichnen
editor-kinds = Was gezeichnet wird
editor-kind-pixoid = Pixoid-Spielplan
editor-kind-qwixx-on-board = On-Board-Strecke
editor-checked = Beim Zeichnen geprüft
editor-looking = Wird geprüft…
editor-keep = Anfangen, behalten, teilen
editor-verdict =
    { $faults ->
        [0] Spielbereit
        [one] Noch ein Fehler
       *[other] Noch { $faults } Fehler
    }
editor-more-faults =
    { $faults ->
        [one] und noch einer
       *[other] und noch { $faults }
    }
editor-play = Spielen
editor-lost = In diesem Link steckt nichts zum Zeichnen. Vielleicht wurde er abgeschnitten.
editor-undo = Rückgängig
editor-redo = Wiederholen

## The editor: a board

editor-maze = Das Labyrinth, bei { $pix }
editor-maze-keys = Die Pfeiltasten gehen von Pix zu Pix. Mit der Umschalttaste öffnen oder schließen sie die Wand auf dieser Seite. S setzt einen Start, B einen Bonus.
editor-pix = Pix { $pix }
editor-pix-is = { $pix } { $marks }: { $ways }
editor-no-way = Wände auf allen Seiten
editor-way = Gang { $direction }
editor-start = Start
editor-bonus = Bonus
editor-alike = Alle Ecken gleich
editor-alike-note = Du zeichnest eine Platine, die anderen drehen sich mit.
editor-size = Größe
editor-good =
    { $game ->
        [pixoid] Jeder Pix ist erreichbar: ein guter Spielplan.
       *[other] Nichts auszusetzen: eine gute Strecke.
    }
editor-figure-end-points = Ein Programm kann im Schnitt auf { $value } Pix enden. Unter 5 hat es Pixoid leicht, über 6,3 die Bugs.
editor-figure-fields = Felder: { $value }

## The editor: a track

editor-field = Feld { $place }
editor-field-is =
    { $wrong ->
        [true] Feld { $place }: { $colour } { $number }, Zusatzpunkte { $bonus }, mit einem Fehler
       *[other] Feld { $place }: { $colour } { $number }, Zusatzpunkte { $bonus }
    }
editor-colour = Farbe
editor-number = Zahl
editor-less = Weniger
editor-more = Mehr
editor-add-field = Feld dazu
editor-remove-field = Feld weg

## The editor: begin, keep, share

editor-begin = Anfangen mit…
editor-shuffled = Vier Platinen, gemischt
editor-tile = Platine { $word } in allen Ecken
editor-walled = Überall Wände
editor-hall = Gar keine Wände
editor-side = Seite { $word }
editor-sevens = Lauter Siebenen
editor-mine = Deine eigenen
editor-throw-away = Wegwerfen: { $name }
editor-name = Name
editor-save = Speichern
editor-saved = Hier gespeichert: { $name }
editor-share = Link schicken
editor-copied = Der Link ist kopiert.
editor-download = Herunterladen
editor-open = Datei öffnen
editor-opened = Geöffnet: { $name }
editor-not-opened = In { $name } ist nichts zum Zeichnen.
