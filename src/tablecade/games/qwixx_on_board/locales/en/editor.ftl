## The editor

editor-kind-qwixx-on-board = On Board track

## The editor: a board

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

editor-side = Side { $word }
editor-sevens = Only sevens
