## The editor

editor-kind-pixoid = Pixoid-Spielplan

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
editor-figure-end-points = Ein Programm kann im Schnitt auf { $value } Pix enden. Unter 5 hat es Pixoid leicht, über 6,3 die Bugs.

## The editor: begin, keep, share

editor-tile = Platine { $word } in allen Ecken
editor-walled = Überall Wände
editor-hall = Gar keine Wände
