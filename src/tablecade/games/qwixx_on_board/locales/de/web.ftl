## In somebody’s first turns

play-first-qwixx-on-board-active = Du bist dran: weiße Summe, dann weiß plus farbig, dann deine Figur.
play-first-qwixx-on-board-other = Jemand anders würfelt. Kreuz die weiße Summe in einer Reihe an, von links, oder passe.

## Keys

play-keys-pawn = die Figur, dann 1 bis 5

## The end

award-board-move-title = Längster Zug:
award-board-move = { $name } zog die Figur { $fields } Felder auf einmal.

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
board-told-pawn = Figur auf Feld { $field }
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

## Replays of matches

replay-pawn =
    { $fields ->
        [one] Figur ein Feld
       *[other] Figur { $fields } Felder
    }
