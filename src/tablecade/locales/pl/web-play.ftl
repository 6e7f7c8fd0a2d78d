## While a match runs

play-last-turn = Poprzednia tura
play-once-more = Jeszcze raz
play-caught = Złapany!
play-caught-by = Łapie: { $names }
play-is-pixoid = Pixoid: { $name }
play-third-bug = Trzeci Wirus: { $name }
play-times-up = Czas minął: bot zagrał { $choice }
play-round-over = Koniec rundy { $round } z { $rounds }
play-missing = Brakuje tylko: { $name }
pixoid-start-here = Start tutaj

## In somebody’s first turns

play-first-pixoid-pixoid = Uciekasz! Wybierz kierunek i odległość. Najpierw idziesz ty, potem wszystkie Wirusy. Jeśli żaden nie wejdzie na twój Piksel, dostajesz znacznik.
play-first-pixoid-bug = Gonisz Pixoida. On rusza pierwszy. Zgadnij, gdzie stanie, i wejdź na ten Piksel albo przez niego przejdź.
play-first-qwixx-active = Twoja tura: wszyscy mogą skreślić sumę białych, potem tylko ty białą plus kolorową.
play-first-qwixx-other = Rzuca ktoś inny. Skreśl sumę białych kostek w jednym rzędzie, od lewej, albo spasuj.
play-first-qwixx-on-board-active = Twoja tura: suma białych, potem biała plus kolorowa, potem ruch pionkiem.
play-first-qwixx-on-board-other = Rzuca ktoś inny. Skreśl sumę białych kostek w jednym rzędzie, od lewej, albo spasuj.

## Keys

play-keys = Klawisze
play-keys-row = rząd: czerwony, żółty, zielony, niebieski
play-keys-number = liczba w tym rzędzie
play-keys-pawn = pionek, potem 1 do 5
play-keys-seal = zatwierdź albo spasuj

## The end

play-you-won = Wygrana!
play-you-won-together = Wspólna wygrana!
play-you-lost = Tym razem przegrana.
play-you-came =
    { $place }. miejsce, { $behind ->
        [one] jeden punkt
        [few] { $behind } punkty
       *[many] { $behind } punktów
    } za najlepszym wynikiem
card-share = Udostępnij obrazek
card-send = Wyślij obrazek
card-save = Zapisz obrazek
card-foot = Zeskanuj, żeby obejrzeć partię.
award-all = Warto zapamiętać
award-pixoid-escape-title = O włos:
award-pixoid-escape =
    { $pix ->
        [one] Wirus był o jeden Piksel od celu. Ucieka: { $name }.
        [few] Wirus był o { $pix } Piksele od celu. Ucieka: { $name }.
        [many] Wirus był o { $pix } Pikseli od celu. Ucieka: { $name }.
       *[other] Wirus był o { $pix } Pikseli od celu. Ucieka: { $name }.
    }
award-pixoid-hunter-title = Łowy:
award-pixoid-hunter =
    { $count ->
        [one] { $name } łapie Pixoida.
        [few] { $name } łapie Pixoida { $count } razy.
        [many] { $name } łapie Pixoida { $count } razy.
       *[other] { $name } łapie Pixoida { $count } razy.
    }
award-pixoid-collector-title = Zbiory:
award-pixoid-collector =
    { $count ->
        [one] { $name } zbiera jeden znacznik Bonusowy.
        [few] { $name } zbiera { $count } znaczniki Bonusowe.
        [many] { $name } zbiera { $count } znaczników Bonusowych.
       *[other] { $name } zbiera { $count } znaczników Bonusowych.
    }
award-pixoid-run-title = Najdłuższy bieg:
award-pixoid-run =
    { $pix ->
        [one] { $name } biegnie { $pix } Piksel w jednej turze.
        [few] { $name } biegnie { $pix } Piksele w jednej turze.
        [many] { $name } biegnie { $pix } Pikseli w jednej turze.
       *[other] { $name } biegnie { $pix } Pikseli w jednej turze.
    }
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
award-board-move-title = Najdłuższy ruch:
award-board-move =
    { $fields ->
        [one] { $name } przesuwa pionek naraz o { $fields } pole.
        [few] { $name } przesuwa pionek naraz o { $fields } pola.
        [many] { $name } przesuwa pionek naraz o { $fields } pól.
       *[other] { $name } przesuwa pionek naraz o { $fields } pól.
    }

## Row closed, on the board

play-row-closed = Rząd zamknięty!

## The coach on the choices

coach-on-choices-win = Szansa na wygraną po każdym wyborze
coach-on-choices-mixed = Jak często wybierać
coach-on-choices-cubes = Spodziewane znaczniki
coach-hide = Ukryj
