## The editor

editor-kind-qwixx-on-board = Tor do On Board

## The editor: a board

editor-figure-fields = Pola: { $value }

## The editor: a track

editor-field = Pole { $place }
editor-field-is =
    { $wrong ->
        [true] Pole { $place }: { $colour } { $number }, punkty dodatkowe { $bonus }, z błędem
       *[other] Pole { $place }: { $colour } { $number }, punkty dodatkowe { $bonus }
    }
editor-colour = Kolor
editor-number = Liczba
editor-less = Mniej
editor-more = Więcej
editor-add-field = Dodaj pole
editor-remove-field = Usuń je

## The editor: begin, keep, share

editor-side = Strona { $word }
editor-sevens = Same siódemki
