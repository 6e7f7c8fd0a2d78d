## Qwixx On Board: the track

board-side = Seite des Spielplans
board-side-a = Seite A
board-side-a-note = Die Farben wechseln sich ab
board-side-b = Seite B
board-side-b-note = Die Farben kommen in Paaren
board-either-side = Seite A oder B
board-draw-track = Eigene Strecke zeichnen
board-track = Die Strecke
board-begin = Start
board-field = Feld { $field }: { $colour } { $number }
board-bonus =
    { $bonus ->
        [one] Zusatzpunkte: 1
       *[other] Zusatzpunkte: { $bonus }
    }
board-stands = hier: { $names }
board-go = Spielfigur auf Feld { $field }: { $colour } { $number }
board-hint-pawn = Zieh deine Spielfigur bis zu fünf freie Felder oder lass sie stehen.
board-hint-pawn-miss = Zieh deine Spielfigur bis zu fünf freie Felder. Ohne Kreuz ist der Zug ein Fehlwurf: −5.
board-hint-action-2 = Ein weißer plus ein farbiger Würfel, oder passe: Deine Spielfigur kann noch ein Kreuz bringen.
board-why = Warum nicht:
board-why-not = Warum nicht { $fields }?
board-seal-field = Versiegeln: Feld { $field }
board-stay = Spielfigur stehen lassen
board-turns-left =
    { $turns ->
        [one] Letzter Zug!
       *[other] Noch { $turns } Züge
    }
