## Names, and what each game is

game-pixoid = Pixoid
game-qwixx = Qwixx
game-qwixx-on-board = Qwixx On Board
about-pixoid = Pixoid ucieka po obwodach, trzy Wirusy gonią; wszyscy planują w tajemnicy i odkrywają naraz
about-qwixx = sześć kostek i kartka; skreślaj jak najwięcej, pomijaj jak najmniej
about-qwixx-on-board = Qwixx z planszą: twój pionek daje jeszcze jeden krzyżyk i punkty

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Wirus
direction-up = w górę
direction-down = w dół
direction-left = w lewo
direction-right = w prawo
# As in „czerwone 5”. The selectors on $colour here and in errors.ftl know these very words.
colour-red = czerwone
colour-yellow = żółte
colour-green = zielone
colour-blue = niebieskie
colour-white = białe

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

## Qwixx: what happened

event-started = { $name } zaczyna.
event-rolled = { $name } rzuca: białe { $one } i { $two }, { $dice }. Białe kostki dają { $sum }.
event-crossed =
    { $lock ->
        [true] { $name } skreśla { $colour } { $number } i kłódkę.
       *[false] { $name } skreśla { $colour } { $number }.
    }
event-passed = { $name } pasuje.
event-closed =
    { $colour ->
        [czerwone] Czerwony
        [zielone] Zielony
        [niebieskie] Niebieski
       *[other] Żółty
    } rząd jest zamknięty (zamyka: { $names }); jego kostka wypada z gry.
event-missed = { $name } niczego nie skreśla: nietrafienie { $penalties } z 4.
event-won-penalties = Czwarte nietrafienie kończy grę. Zwycięstwo: { $names }.
event-won-rows = Dwa rzędy są zamknięte, koniec gry. Zwycięstwo: { $names }.

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

reason-rounds = po wszystkich rundach
reason-twelve = dwunastoma znacznikami
reason-caught = złapaniem
reason-penalties = czwartym nietrafieniem
reason-rows = zamkniętymi rzędami
reason-finish = na mecie
