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
