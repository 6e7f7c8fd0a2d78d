## In somebody’s first turns

play-first-qwixx-active = Twoja tura: wszyscy mogą skreślić sumę białych, potem tylko ty białą plus kolorową.
play-first-qwixx-other = Rzuca ktoś inny. Skreśl sumę białych kostek w jednym rzędzie, od lewej do prawej, albo spasuj.

## Keys

play-keys-row = rząd: czerwony, żółty, zielony, niebieski
play-keys-number = liczba w tym rzędzie

## The end

award-qwixx-gain-title = Najlepsze skreślenie:
award-qwixx-gain =
    { $points ->
        [one] { $name } zdobywa { $points } punkt naraz.
        [few] { $name } zdobywa { $points } punkty naraz.
        [many] { $name } zdobywa { $points } punktów naraz.
       *[other] { $name } zdobywa { $points } punktów naraz.
    }
award-qwixx-row-title = Najpełniejszy rząd:
award-qwixx-row =
    { $name } ma { $count ->
        [one] jedno skreślenie
        [few] { $count } skreślenia
       *[many] { $count } skreśleń
    }, kolor { $colour ->
        [czerwone] czerwony
        [zielone] zielony
        [niebieskie] niebieski
       *[other] żółty
    }.
award-qwixx-clean-title = Czysta kartka:
award-qwixx-clean = Tylko { $name } bez nietrafienia.

## Row closed, on the board

play-row-closed = Rząd zamknięty!

## Qwixx: a sheet and its rows

sheet-row =
    { $colour ->
        [czerwone] Czerwony
        [zielone] Zielony
        [niebieskie] Niebieski
       *[other] Żółty
    } rząd. Punkty: { $score }
sheet-cross = Skreśl { $colour } { $number }
sheet-crossed = skreślone
sheet-lost = stracone
sheet-lock = kłódka
sheet-lock-crossed = kłódka skreślona
sheet-closed = rząd zamknięty
sheet-misses = Nietrafienia
sheet-crosses = Krzyżyki
sheet-points = Punkty
sheet-worth = Ile warte są krzyżyki
sheet-misses-of = Nietrafienia: { $penalties } z 4
sheet-total = Razem: { $score }
sheet-of = Kartka: { $name }
dice-are = Białe kostki: { $white }. Kolorowe kostki: { $coloured }.

## Qwixx: whose turn it is

sheet-turn-mine = Twoja tura
sheet-turn-of = Tura: { $name }
sheet-action-1 = Akcja 1: wszyscy, białe kostki
sheet-action-2 = Akcja 2: biała i kolorowa kostka
sheet-step-3 = Krok 3: pionek
sheet-rolled = { $name } rzuca. Białe kostki: { $dice }.

## Qwixx: the phone

sheet-pass = Spasuj
sheet-hint-action-1 = Białe kostki dają { $sum }: skreśl { $sum } albo spasuj.
sheet-hint-action-2 = Biała kostka plus kolorowa: skreśl liczbę albo spasuj.
sheet-hint-miss = Biała kostka plus kolorowa. Kto teraz spasuje, ma nietrafienie: −5.
sheet-hint-nothing = Kostki nic ci tu nie dają.
sheet-hint-score = Punkty: { $before } → { $after }.
sheet-hint-lock = To zamyka rząd dla wszystkich.
sheet-hint-skips =
    { $count ->
        [one] Przepada jedna liczba.
        [few] Przepadają { $count } liczby.
       *[many] Przepada { $count } liczb.
    }

## Qwixx: the big screen

sheet-call-action-1 = Wszyscy: skreślacie { $sum }?
sheet-call-action-2 = { $name }: biała i kolorowa kostka
sheet-call-step-3 = { $name }: pionek
sheet-rolls = rzuca
sheet-lately = Co się stało
sheet-setting = Zwykła gra: sześć kostek, cztery rzędy; kończą ją dwa zamknięte rzędy albo cztery nietrafienia.

## Qwixx: real dice

roll-call = { $name } rzuca: wpiszcie kostki
roll-mine = Rzuć kostkami i dotknij tego, co pokazują.
roll-refused = Ktoś się nie zgadza: popraw kostki i pokaż je wszystkim.
roll-wait = { $name } rzuca kostkami.
roll-for = Ktoś rzuca za gracza { $name }.
roll-here = Wpisz kostki tutaj
roll-leave = Wróć do kartki
roll-pad = Co pokazują kostki?
roll-send = Pokaż ten rzut wszystkim
roll-check = Rzut wpisany przez: { $name }. Czy kostki to pokazują?
roll-screen = duży ekran
roll-entered = Wpisano: { $dice }.
roll-waits = Ten rzut musi potwierdzić ktoś inny.
roll-confirm = Potwierdź
roll-wrong = Nie zgadza się
roll-change = Zmień
roll-times-up = Czas minął: rzucił stół.
