## The editor

editor-kind-qwixx-on-board = On-Board-Strecke

## The editor: a board

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

editor-side = Seite { $word }
editor-sevens = Lauter Siebenen
