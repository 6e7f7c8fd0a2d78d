## Names, and what each game is

game-qwixx-on-board = Qwixx On Board
about-qwixx-on-board = Qwixx z planszą: twój pionek daje jeszcze jeden krzyżyk i punkty

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [one] { $name } przesuwa pionek na pole { $field } za jeden punkt.
        [few] { $name } przesuwa pionek na pole { $field } za { $bonus } punkty.
       *[many] { $name } przesuwa pionek na pole { $field } za { $bonus } punktów.
    }
event-finish-announced =
    { $turns ->
        [one] { $name } dociera do mety: jeszcze jedna tura dla drugiej osoby.
        [few] { $name } dociera do mety: jeszcze { $turns } tury, po jednej dla każdej z pozostałych osób.
       *[many] { $name } dociera do mety: jeszcze { $turns } tur, po jednej dla każdej z pozostałych osób.
    }
event-won-finish = Ostatnia tura rozegrana. Zwycięstwo: { $names }.

## How a match can end

reason-finish = na mecie

## Why a choice is not allowed: Qwixx On Board

refusal-pawn-in-step-3-only = Pionek rusza się tylko w kroku 3.
refusal-only-the-pawn = Krok 3 należy do pionka: rusz nim albo spasuj.
refusal-pawn-distance = Pionek rusza się o 1–5 wolnych pól, a nie o { $fields }.
refusal-past-the-last-field =
    { $fields ->
        [one] Przed pionkiem nie ma już wolnego pola.
        [few] Przed pionkiem nie ma już { $fields } wolnych pól.
       *[many] Przed pionkiem nie ma już { $fields } wolnych pól.
    }
refusal-field-of-closed-row =
    { $colour ->
        [czerwone] Czerwony
        [zielone] Zielony
        [niebieskie] Niebieski
       *[other] Żółty
    } rząd jest zamknięty, a { $colour } { $number } nie jest skreślone na twojej kartce.
refusal-field-not-crossable = Na twojej kartce { $colour } { $number } nie jest skreślone i teraz nie da się tego skreślić.

## What is wrong with a board, tile or track

place-field = pole
place-fields = tor
fault-too-few-fields = pola: { $count }, a musi ich być co najmniej { $wanted }
fault-no-such-colour = nie ma koloru „{ $colour }”
fault-no-such-number = liczby są od 2 do 12, a nie { $number }
fault-too-many-fields = pola: { $count }, a może ich być najwyżej { $most }
fault-bonus-range = punktów dodatkowych może być od 1 do { $most }, a nie { $bonus }
fault-bonus-falls = punkty dodatkowe spadają z { $before } na { $bonus }, a mogą tylko rosnąć
