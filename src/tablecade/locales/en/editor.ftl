## The editor

editor-title = Draw your own
editor-kinds = What to draw
editor-kind-pixoid = Pixoid board
editor-kind-qwixx-on-board = On Board track
editor-checked = Checked as you draw
editor-looking = Looking at it…
editor-keep = Begin, keep, share
editor-verdict =
    { $faults ->
        [0] Ready to play
        [one] One problem left
       *[other] { $faults } problems left
    }
editor-more-faults =
    { $faults ->
        [one] and one more of them
       *[other] and { $faults } more of them
    }
editor-play = Play it
editor-lost = This link holds nothing that can be drawn. It may have been cut off.
editor-undo = Undo
editor-redo = Redo

## The editor: a board

editor-maze = The maze, at { $pix }
editor-maze-keys = Arrow keys walk from pix to pix. With shift they open or close the wall on that side. S sets a start, B a bonus.
editor-pix = Pix { $pix }
editor-pix-is = { $pix } { $marks }: { $ways }
editor-no-way = walls on all sides
editor-way = Corridor { $direction }
editor-start = Start
editor-bonus = Bonus
editor-alike = All corners alike
editor-alike-note = Draw one tile; the others turn with it.
editor-size = Size
editor-good =
    { $game ->
        [pixoid] Every pix can be reached: a good board.
       *[other] Nothing is wrong: a good track.
    }
editor-figure-end-points = A program can end on { $value } pix, on average. Below 5 Pixoid has it easy, above 6.3 the Bugs have.
editor-figure-fields = Fields: { $value }

## The editor: a track

editor-field = Field { $place }
editor-field-is =
    { $wrong ->
        [true] Field { $place }: { $colour } { $number }, bonus { $bonus }, with a problem
       *[other] Field { $place }: { $colour } { $number }, bonus { $bonus }
    }
editor-colour = Colour
editor-number = Number
editor-less = Less
editor-more = More
editor-add-field = Add a field
editor-remove-field = Remove it

## The editor: begin, keep, share

editor-begin = Begin with…
editor-shuffled = Four tiles, shuffled
editor-tile = Tile { $word } in all corners
editor-walled = Walls everywhere
editor-hall = No walls at all
editor-side = Side { $word }
editor-sevens = Only sevens
editor-mine = Your own
editor-throw-away = Throw away: { $name }
editor-name = Name
editor-save = Save
editor-saved = Saved here: { $name }
editor-share = Send the link
editor-copied = The link is copied.
editor-download = Download
editor-open = Open a file
editor-opened = Opened: { $name }
editor-not-opened = There is nothing to draw on in { $name }.
