## tablecade report

report-pixoid-first = Pierwszy Pixoid

## tablecade board

board-end-points = Na ilu różnych Pikselach może się skończyć program, średnio: { $figure }
board-start = Start:

## tablecade solve

solve-turn =
    { $turns ->
        [one] Jedna tura do rozwiązania
        [few] { $turns } tury do rozwiązania
        [many] { $turns } tur do rozwiązania
       *[other] { $turns } tury do rozwiązania
    }
solve-mixed =
    { $turns ->
        [0] Wszystkie tury rozwiązane, { $mixed } pozycji bez czystej odpowiedzi
        [one] Została jedna tura, { $mixed } pozycji bez czystej odpowiedzi
        [few] Zostały { $turns } tury, { $mixed } pozycji bez czystej odpowiedzi
        [many] Zostało { $turns } tur, { $mixed } pozycji bez czystej odpowiedzi
       *[other] Zostało { $turns } tury, { $mixed } pozycji bez czystej odpowiedzi
    }
solve-stopped = Zatrzymano. Rozwiązane tury są zachowane; to samo polecenie wznowi pracę od tego miejsca.
error-board-or-all = Podaj planszę albo --all.
error-board-and-all = Podaj planszę albo --all, nie oba naraz.
solve-start = Piksel Startowy
solve-worth-standard = Znaczniki dla Pixoida
solve-worth-short = Szansa Pixoida na wygraną

## Scenes

pixoid-turn = Runda { $round } z { $rounds }, tura { $turn } z 12
pixoid-reserve =
    { $reserve ->
        [one] Rezerwa: jeden znacznik
        [few] Rezerwa: { $reserve } znaczniki
       *[many] Rezerwa: { $reserve } znaczników
    }
pixoid-second = { $name } (drugi kontroler)
pixoid-wall = ściana
pixoid-second-beside = (drugi kontroler)
pixoid-task-go = Ustaw kierunek i odległość od 1 do 9; ściana zatrzyma znacznik.
pixoid-task-start = Wybierz Piksel Startowy tego znacznika.

## Words that can be typed

type-up = góra
type-down = dół
type-left = lewo
type-right = prawo
