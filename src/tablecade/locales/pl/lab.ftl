## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Zatrzymano po jednej partii z { $total }. To samo polecenie wznowi grę od tego miejsca.
        [few] Zatrzymano po { $done } partiach z { $total }. To samo polecenie wznowi grę od tego miejsca.
        [many] Zatrzymano po { $done } partiach z { $total }. To samo polecenie wznowi grę od tego miejsca.
       *[other] Zatrzymano po { $done } partii z { $total }. To samo polecenie wznowi grę od tego miejsca.
    }
simulate-slow = Bez Numby te boty grają na silniku „rules”, około tysiąc razy wolniej.
bots-as-words = Boty podaje się teraz jako osobne słowa: { $command }
warm-up-compiling = Kompilowanie
warm-up-done = Skompilowane do symulacji: { $games }. Pierwsze środowisko wektorowe gry kompiluje jej stoły.
warm-up-first = Pierwsza symulacja gry kompiluje ją, co trwa do minuty; „tablecade warm-up” robi to wcześniej.
bot-plays-as = { $bot } nie może zagrać z pełną siłą na tej planszy i gra jak { $other }. „tablecade solve pixoid” rozwiązuje planszę.
bot-uses-values = { $kind ->
    [fitted] { $bot } gra według dopasowanych wartości tej planszy.
   *[solved] { $bot } gra według rozwiązanych wartości tej planszy.
}

## tablecade report

report-player = Gracz
report-wins = Wygrane
report-interval = Pewność 95%
report-score = Wynik
report-rating = Ranking
report-title = { $game }: raport
report-lead =
    { $games ->
        [one] Jedna partia.
        [few] { $games } partie.
        [many] { $games } partii.
       *[other] { $games } partii.
    }
report-strength = Siła
report-scores = Wyniki
report-lengths = Długość
report-endings = Jak kończą się partie
report-seats = Miejsca
report-roles = Kto zaczyna
report-decisions = Decyzje
report-share = Część
report-others = Pozostali
report-no-files = brak plików partii
report-written = Raport: { $file }
report-pairs = Pary
report-pairs-lead = Udział zwycięstw bota z wiersza przeciw botowi z kolumny, z przedziałem 95 %.
report-origin = Pochodzenie
report-command = Polecenie
report-seed = Ziarno
report-engine = Silnik
report-versions = Wersje

## tablecade tournament

tournament-summary = Partie: { $games }, miejsc przy stole: { $seats }, ziarno { $seed }, silnik { $engine }.

## tablecade benchmark

benchmark-measuring = Pomiary
benchmark-stopped = Zatrzymano po wszystkich partiach; gotowe pomiary: { $done } z { $total }. To samo polecenie wznowi pracę od tego miejsca.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] Jeden wiersz w { $file }.
        [few] { $rows } wiersze w { $file }.
        [many] { $rows } wierszy w { $file }.
       *[other] { $rows } wiersza w { $file }.
    }
