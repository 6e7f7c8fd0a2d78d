## In somebody’s first turns

play-first-qwixx-on-board-active = Twoja tura: suma białych, potem biała plus kolorowa, potem ruch pionkiem.
play-first-qwixx-on-board-other = Rzuca ktoś inny. Skreśl sumę białych kostek w jednym rzędzie, od lewej do prawej, albo spasuj.

## Keys

play-keys-pawn = pionek, potem 1 do 5

## The end

award-board-move-title = Najdłuższy ruch:
award-board-move =
    { $fields ->
        [one] { $name } przesuwa pionek naraz o { $fields } pole.
        [few] { $name } przesuwa pionek naraz o { $fields } pola.
        [many] { $name } przesuwa pionek naraz o { $fields } pól.
       *[other] { $name } przesuwa pionek naraz o { $fields } pól.
    }

## Qwixx On Board: the track

board-side = Strona planszy
board-side-a = Strona A
board-side-a-note = Kolory się przeplatają
board-side-b = Strona B
board-side-b-note = Kolory idą parami
board-either-side = Strona A lub B
board-draw-track = Narysuj własny tor
board-track = Tor
board-begin = Start
board-field = Pole { $field }: { $colour } { $number }
board-bonus =
    { $bonus ->
        [one] Punkty dodatkowe: jeden
        [few] Punkty dodatkowe: { $bonus }
       *[many] Punkty dodatkowe: { $bonus }
    }
board-told-pawn = pionek na polu { $field }
board-stands = tutaj: { $names }
board-go = Pionek na pole { $field }: { $colour } { $number }
board-hint-pawn = Przesuń pionek najwyżej o pięć wolnych pól albo go zostaw.
board-hint-pawn-miss = Przesuń pionek najwyżej o pięć wolnych pól. Bez skreślenia to nietrafienie: −5.
board-hint-action-2 = Biała kostka plus kolorowa albo spasuj: pionek może jeszcze dać skreślenie.
board-why = Czemu nie:
board-why-not = Czemu nie { $fields }?
board-seal-field = Zatwierdź: pole { $field }
board-stay = Zostaw pionek
board-turns-left =
    { $turns ->
        [one] Ostatnia tura!
        [few] Jeszcze { $turns } tury
       *[many] Jeszcze { $turns } tur
    }

## Replays of matches

replay-pawn =
    { $fields ->
        [one] pionek o jedno pole
        [few] pionek o { $fields } pola
        [many] pionek o { $fields } pól
       *[other] pionek o { $fields } pola
    }
