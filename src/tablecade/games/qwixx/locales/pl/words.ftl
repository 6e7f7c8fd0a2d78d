## Names, and what each game is

game-qwixx = Qwixx
about-qwixx = sześć kostek i kartka; skreślaj jak najwięcej, pomijaj jak najmniej

## Words of the rulebooks

# As in „czerwone 5”, a number. The selectors on $colour know these very words.
colour-red = czerwone
colour-yellow = żółte
colour-green = zielone
colour-blue = niebieskie
colour-white = białe
die-red = czerwona
die-yellow = żółta
die-green = zielona
die-blue = niebieska
die-white = biała

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

## How a match can end

reason-penalties = czwartym nietrafieniem
reason-rows = zamknięciem rzędów

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Za późno na { $colour } { $number }: w rzędzie skreśla się tylko od lewej do prawej.
refusal-too-few-crosses =
    { $crosses ->
        [0] Żeby skreślić { $colour } { $number }, trzeba mieć w tym rzędzie pięć krzyżyków, a nie ma żadnego.
        [one] Żeby skreślić { $colour } { $number }, trzeba mieć w tym rzędzie pięć krzyżyków, a jest jeden.
        [few] Żeby skreślić { $colour } { $number }, trzeba mieć w tym rzędzie pięć krzyżyków, a są { $crosses }.
       *[many] Żeby skreślić { $colour } { $number }, trzeba mieć w tym rzędzie pięć krzyżyków, a jest { $crosses }.
    }
refusal-row-closed =
    { $colour ->
        [czerwone] Czerwony
        [zielone] Zielony
        [niebieskie] Niebieski
       *[other] Żółty
    } rząd jest zamknięty.
refusal-not-on-the-dice = Z kostek nie wychodzi { $colour } { $number }.
refusal-not-for-a-player = O tym decydują kostki, a nie gracz.
refusal-not-for-the-dice = Nie o tym decydują teraz kostki.
refusal-no-such-seat = Nie ma miejsca { $seat }.
refusal-die-left-the-game =
    { $colour ->
        [czerwone] Czerwonej
        [zielone] Zielonej
        [niebieskie] Niebieskiej
       *[other] Żółtej
    } kostki nie ma już w grze.
refusal-die-missing =
    W rzucie brakuje { $colour ->
        [czerwone] czerwonej
        [zielone] zielonej
        [niebieskie] niebieskiej
       *[other] żółtej
    } kostki.
refusal-no-such-die = Nie ma kostki „{ $die }”.
refusal-no-such-face = Kostki { $colour } nie mogą pokazać { $face }: podaj od 1 do 6.
refusal-faces = Kostki { $colour }: podano { $faces }, a potrzeba { $dice }.
