## Names, and what each game is

game-pixoid = Pixoid
about-pixoid = Pixoid flieht über die Platinen, drei Bugs jagen ihn; alle planen geheim und decken gleichzeitig auf

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = nach oben
direction-down = nach unten
direction-left = nach links
direction-right = nach rechts

## Pixoid: what happened

event-placed = { $name } startet auf { $pix }.
event-revealed = Die Steuergeräte zeigen: { $programs }.
event-picked = Pixoid sammelt das Bonusklötzchen auf { $pix } ein.
event-caught = Gefangen auf { $pix } von { $names }!
event-escaped =
    { $reserve ->
        [0] Pixoid entkommt und nimmt das letzte Klötzchen der Reserve.
        [one] Pixoid entkommt und nimmt ein Klötzchen; eins bleibt in der Reserve.
       *[other] Pixoid entkommt und nimmt ein Klötzchen; { $reserve } bleiben in der Reserve.
    }
event-round-ended = Die Runde ist vorbei. Punkte für { $name }: { $points } ({ $taken } aus der Reserve, { $bonus } Bonus), für jeden Bug: { $bugs }.
event-round-began = Runde { $round }: { $name } ist jetzt Pixoid.
event-controller-passed = { $name } nimmt das zweite Steuergerät.
event-won-rounds = Die Partie ist zu Ende. Sieg für { $names }.
event-won-twelve = Zwölf Klötzchen! { $names } gewinnt als Pixoid.
event-won-caught = Die Bugs gewinnen gemeinsam: { $names }.

## How a match can end

reason-rounds = nach allen Runden
reason-twelve = mit zwölf Klötzchen
reason-caught = durch Fangen

## Why a choice is not allowed: Pixoid

refusal-already-placed = Dieses Klötzchen steht schon im Labyrinth: Stell ein Programm ein.
refusal-place-first = Setz das Klötzchen zuerst auf einen Start-Pix.
refusal-not-a-start-pix = { $pix } ist kein Start-Pix.
refusal-start-pix-taken = Auf { $pix } steht schon ein anderes Klötzchen.
refusal-distance = Die Entfernung geht von 1 bis 9, nicht { $distance }.
refusal-wall-ahead = Gleich neben { $pix } ist eine Wand: { $direction } geht es nicht.

## What is wrong with a board, tile or track

place-tile = Platine
place-board = Spielplan
place-row = Zeile
place-column = Spalte
place-start = Start
place-or = oder
place-bonus = Bonus
place-open = Durchgang
place-size = Größe
place-pix = Pix
fault-size = ein Spielplan hat { $smallest } bis { $largest } Pix pro Seite, nicht { $size }
fault-no-such-pix = auf diesem Spielplan gibt es keinen Pix { $pix }
fault-twice = { $name } kommt zweimal vor
fault-not-neighbours = diese beiden Pix sind keine Nachbarn
fault-start-count = Start-Pix: { $count } statt { $wanted }
fault-bonus-count = Bonus-Pix: { $count } statt { $wanted }
fault-no-way-out = Wände auf allen Seiten: kein Ausweg
fault-not-connected = von { $from } führt kein Weg hierher
fault-drawing-height = gezeichnete Zeilen: { $lines } statt { $wanted }
fault-drawing-width = die Zeile ist zu lang: „{ $found }“ in Zeile { $line }, Zeichen { $character }
fault-drawing-character = „{ $found }“ darf hier nicht stehen: Zeile { $line }, Zeichen { $character }
fault-drawing-broken-wall = eine Wand besteht aus drei Strichen, nicht aus „{ $found }“: Zeile { $line }, Zeichen { $character }
fault-tile-heading = eine Zeichnung beginnt mit einer Zeile wie „tile A side 1“
fault-tile-missing = diese Seite ist nicht gezeichnet
fault-border-open = der Rand des Spielplans muss hier geschlossen sein
fault-edges-do-not-meet =
    { $edge ->
        [right] eine Lücke am rechten Rand ist anders als bei den anderen Platinen, die Gänge träfen nicht aufeinander
       *[lower] eine Lücke am unteren Rand ist anders als bei den anderen Platinen, die Gänge träfen nicht aufeinander
    }

## Errors of a call or a file

file-no-fitted-values = darin sind keine angepassten Werte von Pixoid.
