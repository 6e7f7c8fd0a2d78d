## The editor

editor-title = Draw your own
editor-kinds = What to draw
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

editor-good =
    { $game ->
        [pixoid] Every pix can be reached: a good board.
       *[other] Nothing is wrong: a good track.
    }

## The editor: begin, keep, share

editor-begin = Begin with…
editor-shuffled = Four tiles, shuffled
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
