## Names, and what each game is

game-pixoid = Pixoid
about-pixoid = Pixoid ucieka po obwodach, trzy Wirusy gonią; wszyscy planują w tajemnicy i odkrywają naraz

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Wirus
direction-up = w górę
direction-down = w dół
direction-left = w lewo
direction-right = w prawo

## Pixoid: what happened

event-placed = { $name } zaczyna na { $pix }.
event-revealed = Kontrolery pokazują: { $programs }.
event-picked = Pixoid zbiera znacznik Bonusowy z { $pix }.
event-caught = Pixoid złapany na { $pix }! Łapie: { $names }.
event-escaped =
    { $reserve ->
        [0] Pixoid ucieka i bierze ostatni znacznik z rezerwy.
        [one] Pixoid ucieka i bierze znacznik; w rezerwie zostaje jeden.
        [few] Pixoid ucieka i bierze znacznik; w rezerwie zostają { $reserve }.
       *[many] Pixoid ucieka i bierze znacznik; w rezerwie zostaje { $reserve }.
    }
event-round-ended = Koniec rundy. { $name }: { $points } pkt ({ $taken } z rezerwy, { $bonus } za bonusy), każdy Wirus: { $bugs } pkt.
event-round-began = Runda { $round }: Pixoidem jest teraz { $name }.
event-controller-passed = { $name } bierze drugi kontroler.
event-won-rounds = Koniec gry. Zwycięstwo: { $names }.
event-won-twelve = Dwanaście znaczników! { $names } wygrywa jako Pixoid.
event-won-caught = Wirusy wygrywają razem: { $names }.

## How a match can end

reason-rounds = po wszystkich rundach
reason-twelve = dwunastoma znacznikami
reason-caught = złapaniem

## Why a choice is not allowed: Pixoid

refusal-already-placed = Ten znacznik stoi już w labiryncie: ustaw program.
refusal-place-first = Najpierw postaw znacznik na Pikselu Startowym.
refusal-not-a-start-pix = { $pix } to nie Piksel Startowy.
refusal-start-pix-taken = Na { $pix } stoi już inny znacznik.
refusal-distance = Odległość to od 1 do 9, a nie { $distance }.
refusal-wall-ahead = Tuż przy { $pix } jest ściana: { $direction } nie da się ruszyć.

## What is wrong with a board, tile or track

place-tile = kafelek
place-board = plansza
place-row = rząd
place-column = kolumna
place-start = start
place-or = lub
place-bonus = bonus
place-open = przejście
place-size = rozmiar
place-pix = Piksele
fault-size = bok planszy ma od { $smallest } do { $largest } Pikseli, a nie { $size }
fault-no-such-pix = na tej planszy nie ma Piksela { $pix }
fault-twice = { $name } jest tu dwa razy
fault-not-neighbours = te dwa Piksele nie sąsiadują ze sobą
fault-start-count = Piksele Startowe: { $count } zamiast { $wanted }
fault-bonus-count = Piksele znaczników Bonusowych: { $count } zamiast { $wanted }
fault-no-way-out = ściany ze wszystkich stron: nie ma wyjścia
fault-not-connected = nie da się tu dojść z { $from }
fault-drawing-height = wiersze rysunku: { $lines } zamiast { $wanted }
fault-drawing-width = wiersz jest za długi: „{ $found }” w wierszu { $line }, znak { $character }
fault-drawing-character = „{ $found }” nie może stać w wierszu { $line }, znak { $character }
fault-drawing-broken-wall = ściana to trzy kreski, a nie „{ $found }”, w wierszu { $line }, znak { $character }
fault-tile-heading = rysunek zaczyna się od wiersza takiego jak „tile A side 1”
fault-tile-missing = ta strona nie jest narysowana
fault-border-open = brzeg planszy musi być w tym miejscu zamknięty
fault-edges-do-not-meet =
    { $edge ->
        [right] przejście na prawej krawędzi jest inne niż na pozostałych kafelkach, więc korytarze by się nie spotkały
       *[lower] przejście na dolnej krawędzi jest inne niż na pozostałych kafelkach, więc korytarze by się nie spotkały
    }

## Errors of a call or a file

file-no-fitted-values = nie ma w nim dopasowanych wartości Pixoida.
