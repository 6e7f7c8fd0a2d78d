## Names, and what each game is

game-qwixx-on-board = Qwixx On Board
about-qwixx-on-board = Qwixx mit Spielplan: Deine Spielfigur bringt noch ein Kreuz, und Punkte

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [one] { $name } zieht die Spielfigur auf Feld { $field }, das zählt einen Punkt.
       *[other] { $name } zieht die Spielfigur auf Feld { $field }, das zählt { $bonus } Punkte.
    }
event-finish-announced =
    { $turns ->
        [one] { $name } erreicht das Ziel: noch ein Zug für die andere Person.
       *[other] { $name } erreicht das Ziel: noch { $turns } Züge, je einer für jede andere Person.
    }
event-won-finish = Der letzte Zug ist gespielt. Sieg für { $names }.

## How a match can end

reason-finish = im Ziel

## Why a choice is not allowed: Qwixx On Board

refusal-pawn-in-step-3-only = Die Spielfigur zieht nur in Schritt 3.
refusal-only-the-pawn = Schritt 3 gehört der Spielfigur: Zieh sie oder passe.
refusal-pawn-distance = Eine Spielfigur zieht 1 bis 5 freie Felder weit, nicht { $fields }.
refusal-past-the-last-field =
    { $fields ->
        [one] Vor der Spielfigur ist kein freies Feld mehr.
       *[other] Vor der Spielfigur sind keine { $fields } freien Felder mehr.
    }
refusal-field-of-closed-row = Die Reihe { $colour } ist geschlossen, und { $colour } { $number } ist auf deinem Zettel nicht angekreuzt.
refusal-field-not-crossable = { $colour } { $number } ist auf deinem Zettel nicht angekreuzt und lässt sich jetzt auch nicht ankreuzen.

## What is wrong with a board, tile or track

place-field = Feld
place-fields = Strecke
fault-too-few-fields = Felder: { $count }, nötig sind mindestens { $wanted }
fault-no-such-colour = die Farbe „{ $colour }“ gibt es nicht
fault-no-such-number = die Zahlen gehen von 2 bis 12, nicht { $number }
fault-too-many-fields = Felder: { $count }, erlaubt sind höchstens { $most }
fault-bonus-range = die Zusatzpunkte gehen von 1 bis { $most }, nicht { $bonus }
fault-bonus-falls = die Zusatzpunkte fallen von { $before } auf { $bonus }; sie dürfen nur steigen
