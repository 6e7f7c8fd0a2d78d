## The editor

editor-kind-pixoid = Pixoid board

## The editor: a board

editor-maze = The maze, at { $pix }
editor-maze-keys = Arrow keys walk from Pix to Pix. With shift they open or close the wall on that side. S sets a start, B a bonus.
editor-pix = Pix { $pix }
editor-pix-is = { $pix } { $marks }: { $ways }
editor-no-way = walls on all sides
editor-way = Corridor { $direction }
editor-start = Start
editor-bonus = Bonus
editor-alike = All corners alike
editor-alike-note = Draw one tile; the others turn with it.
editor-size = Size
editor-figure-end-points = A program can end on { $value } Pix, on average. Below 5 Pixoid has it easy, above 6.3 the Bugs have.

## The editor: begin, keep, share

editor-tile = Tile { $word } in all corners
editor-walled = Walls everywhere
editor-hall = No walls at all
