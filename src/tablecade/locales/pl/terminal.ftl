## tablecade games

games-game = Gra
games-seats = Miejsca
games-options = Opcje
games-bots = Boty

## tablecade board

board-end-points = Na ilu różnych Pikselach może się skończyć program, średnio: { $figure }
board-none = Ta gra nie ma planszy.
board-start = Start:

## tablecade solve

solve-solving = Rozwiązywanie
solve-qwixx = Qwixx w pojedynkę, zawsze aktywny: { $points } punktu przy najlepszej grze

## tablecade simulate

simulate-playing = Boty grają
simulate-summary =
    { $games ->
        [one] { $game }: jedna partia, ziarno { $seed }, silnik { $engine }, liczba decyzji: { $decisions }. Zakończenie: { $reasons }.
        [few] { $game }: { $games } partie, ziarno { $seed }, silnik { $engine }, średnia liczba decyzji w partii: { $decisions }. Zakończenia: { $reasons }.
       *[many] { $game }: { $games } partii, ziarno { $seed }, silnik { $engine }, średnia liczba decyzji w partii: { $decisions }. Zakończenia: { $reasons }.
    }
simulate-seat = Miejsce
simulate-bot = Bot
simulate-score = Punkty
simulate-wins = Wygrane
simulate-interval = pewność 95%

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
solve-start = Piksel Startowy
solve-worth-standard = Znaczniki dla Pixoida
solve-worth-short = Szansa Pixoida na wygraną

## tablecade play

play-you = Gracz 1
play-which-game = W co gramy?
play-ask = { $name }, twój wybór (? – pomoc):
play-help = Wpisz jedną z pokazanych możliwości; wystarczy skrót: { $short } zamiast { $full }. Inne słowa: cofnij, zapisz PLIK, koniec.
play-curtain = { $name }, naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.
play-reveal = { $choices } – Enter odkrywa, „cofnij” cofa, inny wybór go zastępuje.
play-reveal-secret = Wszystko wybrane. Enter odkrywa, „cofnij” wraca do wyboru.
qwixx-task-roll = { $name } rzuca kostkami.
play-roll = Wpisz, co pokazują: { $dice } (po jednej cyfrze):
play-roll-confirm = { $dice } – Enter potwierdza, „cofnij” cofa, inne cyfry to zastępują.
play-roll-help = Wpisz po jednej cyfrze od 1 do 6 dla każdej kostki, w kolejności z pytania.
outcome = Partia zakończona { $reason }. Zwycięstwo: { $winners }.
outcome-scores = Partia zakończona { $reason }. Zwycięstwo: { $winners }. Punkty: { $scores }.
outcome-unfinished = partia nieskończona
verify-by-hand = Kostkami rzucano ręcznie: każdy wybór i wynik są zgodne z zasadami, ale nikt nie może dowieść, że kostki pokazały to, co wpisano.
play-saved = Partia jest zapisana; żeby grać dalej: { $command }
play-over = Partia jest w pliku { $file }; każdy może ją sprawdzić: tablecade verify
play-finished = Partia z pliku { $file } jest już skończona.
play-seed-lost = Obok pliku tej partii nie ma sekretu jej kostek: odtąd kostki są nowe i nie da się dowieść, że są uczciwe.
play-only = { $name } ma tylko jedną możliwość: { $choice }.
play-reveal-help = Nic jeszcze nie odkryto. Naciśnij sam Enter, żeby odkryć, albo wpisz „cofnij”, żeby wybrać jeszcze raz.

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
qwixx-active = aktywny gracz
qwixx-misses = Nietrafienia
qwixx-total = Razem { $score }
qwixx-dice = Kostki
board-task-3-miss = Krok 3: przesuń pionek. Bez krzyżyka w tym kroku tura jest nietrafieniem: −5.
board-task-3 = Krok 3: przesuń pionek albo spasuj.
qwixx-only-pass = { $name }: żadna liczba nie pasuje, więc pasujesz.
qwixx-task-2-miss = Akcja 2: skreśl sumę białej i kolorowej kostki w rzędzie tego koloru. Jeśli teraz spasujesz, to nietrafienie: −5.
qwixx-task-2 = Akcja 2: skreśl sumę białej i kolorowej kostki w rzędzie tego koloru albo spasuj.
qwixx-task-1 = Akcja 1: skreśl { $sum } w jednym rzędzie albo spasuj.
pixoid-second-beside = (drugi kontroler)
pixoid-task-go = Ustaw kierunek i odległość od 1 do 9; ściana zatrzyma znacznik.
pixoid-task-start = Wybierz Piksel Startowy tego znacznika.

## Words that can be typed

type-up = góra
type-down = dół
type-left = lewo
type-right = prawo
type-red = czerwony
type-yellow = żółty
type-green = zielony
type-blue = niebieski
type-pass = pas
type-pawn = pionek
type-help = pomoc
type-undo = cofnij
type-save = zapisz
type-quit = koniec

error-misuse = Nie można tak użyć „{ $command }”; „{ $command } --help” mówi jak.
error-unknown-command = Nie ma polecenia „{ $name }”; są: { $known }.
error-unknown-flag = „{ $command }” nie ma opcji „{ $option }”; „{ $command } --help” podaje wszystkie.
error-mistyped-flag = „{ $command }” nie ma opcji „{ $option }”. Czy chodziło o „{ $similar }”?
error-missing-value = Opcja „{ $option }” wymaga wartości.
error-missing-parameter = „{ $command }” wymaga { $name }: { $about }
error-bad-value = Ta wartość jest niedozwolona dla { $name }: { $about }
error-extra-words = „{ $command }” nie przyjmuje „{ $words }”; „{ $command } --help” mówi, co przyjmuje.
error-board-or-all = Podaj planszę albo --all.
error-board-and-all = Podaj planszę albo --all, nie oba naraz.
error-number-as-folder = --matches podaje folder na pliki partii, a folderu „{ $value }” nie ma. Tyle partii: --games { $value }.
error-other-matches = { $file } to partia z innej symulacji z tym samym ziarnem. Podaj inny folder w --matches albo inne --seed.
