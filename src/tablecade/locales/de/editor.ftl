## The editor

editor-title = Selbst zeichnen
editor-kinds = Was gezeichnet wird
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

editor-good =
    { $game ->
        [pixoid] Jeder Pix ist erreichbar: ein guter Spielplan.
       *[other] Nichts auszusetzen: eine gute Strecke.
    }

## The editor: begin, keep, share

editor-begin = Anfangen mit…
editor-shuffled = Vier Platinen, gemischt
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
