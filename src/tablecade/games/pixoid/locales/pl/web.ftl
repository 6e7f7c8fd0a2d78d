## Pixoid: the table is set

pixoid-variant = Długość
pixoid-standard = Standard
pixoid-standard-note = Każdy raz ucieka, liczą się punkty
pixoid-short = Skrócona
pixoid-short-note = Jedna runda: dwanaście znaczników albo złapanie
pixoid-board = Plansza
pixoid-board-named = Plansza { $name }
pixoid-corner = Kafelek w rogu { $corner }
pixoid-shuffle = Przetasuj
pixoid-four-tiles = Cztery kafelki
pixoid-tile-sides = Strony { $word } kafelków
pixoid-usual-tiles = Kafelki Tablecade
pixoid-own-tiles-note = Własne kafelki: narysuj wszystkie strony 1 jako jedną planszę, od A do D zgodnie z ruchem wskazówek zegara od lewego górnego rogu, a wszystkie strony 2 jako drugą.
pixoid-draw-board = Narysuj własną planszę
pixoid-redraw-board = Przerysuj tę planszę

## Pixoid: where it stands

pixoid-where = Runda { $round } z { $rounds } · tura { $turn } z 12
pixoid-where-short = Znaczniki: { $cubes } z 12
pixoid-in-reserve =
    { $reserve ->
        [one] Rezerwa: jeden znacznik
        [few] Rezerwa: { $reserve } znaczniki
       *[many] Rezerwa: { $reserve } znaczników
    }
pixoid-has = Pixoid ma
pixoid-turns = z rezerwy
pixoid-bonus = bonus
pixoid-told-cube = { $name }: na { $pix }
pixoid-told-bonus = Znaczniki Bonusowe: { $pix }
pixoid-told-way = Z { $from } { $direction }: { $path }
pixoid-second-controller = drugi kontroler
pixoid-third-colour = Kolor trzeciego Wirusa
pixoid-own-controller = własny kontroler
pixoid-controllers = Twoje kontrolery

## Pixoid: the phone

pixoid-you-pixoid = Jesteś Pixoidem
pixoid-you-bug = Jesteś Wirusem
pixoid-hint-start = Wybierz, skąd zaczynasz.
pixoid-hint-pixoid = Uciekaj: dokąd i jak daleko? Nikt tego jeszcze nie widzi.
pixoid-hint-bug = Gdzie stanie Pixoid? Wejdź na jego Piksel albo przez niego przejdź.
pixoid-hint-wall = Tu zatrzymuje cię ściana: { $steps } i każda większa odległość kończą się na tym Pikselu.
pixoid-direction = Kierunek
pixoid-distance = Odległość
pixoid-steps =
    { $steps ->
        [one] { $steps } Piksel
        [few] { $steps } Piksele
       *[many] { $steps } Pikseli
    }
pixoid-start = Wybierz start
pixoid-turn-board = Obróć planszę na swoją stronę stołu
pixoid-track = Tor zwycięstwa

## Pixoid: the big screen

pixoid-call = Ustawcie kontrolery
pixoid-call-start = Wybierzcie start
pixoid-watch = Ruszają!
pixoid-escaped = Uciekł!
pixoid-round-over = { $name } jako Pixoid: { $taken } + bonus { $bonus }
pixoid-round-done = Koniec rundy

## While a match runs

play-caught = Złapany!
play-caught-by = Łapie: { $names }
play-is-pixoid = Pixoid: { $name }
play-third-bug = Trzeci Wirus: { $name }
pixoid-start-here = Start tutaj

## In somebody’s first turns

play-first-pixoid-pixoid = Uciekasz! Wybierz kierunek i odległość. Najpierw idziesz ty, potem wszystkie Wirusy. Jeśli żaden nie wejdzie na twój Piksel ani przez niego nie przejdzie, dostajesz znacznik.
play-first-pixoid-bug = Gonisz Pixoida. On rusza pierwszy. Zgadnij, gdzie stanie, i wejdź na ten Piksel albo przez niego przejdź.

## The end

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

## The coach on the choices

coach-on-choices-cubes = Spodziewane znaczniki
