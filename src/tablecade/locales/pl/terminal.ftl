## tablecade games

games-game = Gra
games-seats = Miejsca
games-options = Opcje
games-bots = Boty

## tablecade board

board-none = Ta gra nie ma planszy.

## tablecade solve

solve-solving = Rozwiązywanie

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

## tablecade play

play-you = Gracz 1
play-which-game = W co gramy?
play-ask = { $name }, twój wybór (? – pomoc):
play-help = Wpisz jedną z pokazanych możliwości; wystarczy skrót: { $short } zamiast { $full }. Inne słowa: cofnij, zapisz PLIK, koniec.
play-curtain = { $name }, naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.
play-reveal = { $choices } – Enter odkrywa, „cofnij” cofa, inny wybór go zastępuje.
play-reveal-secret = Wszystko wybrane. Enter odkrywa, „cofnij” wraca do wyboru.
play-first = Kto zaczyna? { $names } – Enter zostawia to losowi:
play-roll = Wpisz, co pokazują: { $dice } (po jednej cyfrze):
play-roll-confirm = { $dice } – Enter potwierdza, „cofnij” cofa, inne cyfry to zastępują.
play-roll-help = Wpisz po jednej cyfrze od 1 do 6 dla każdej kostki, w kolejności z pytania.
outcome = Partia zakończona { $reason }. Zwycięstwo: { $winners }.
outcome-scores = Partia zakończona { $reason }. Zwycięstwo: { $winners }. Punkty: { $scores }.
outcome-unfinished = partia nieskończona
outcome-stopped = przerwana przez: { $name }
outcome-stopped-host = przerwana przez gospodarza
verify-by-hand = Kostkami rzucano ręcznie: każdy wybór jest zgodny z zasadami, ale nikt nie może dowieść, że kostki pokazały to, co wpisano.
verify-unproven = Rzuty nie są dowiedzione: każdy wybór jest zgodny z zasadami, ale w pliku nie ma ani pieczęci, ani ziarna, więc nikt nie może dowieść, co pokazały kostki.
check-clean = { $game }: niczego nie brakuje.
check-found = { $game }: błędy: { $errors }, ostrzeżenia: { $warnings }
check-error = błąd
check-warning = ostrzeżenie
new-written = Nowa gra jest w folderze { $folder }. Zainstaluj ją i zagraj:
play-saved = Partia jest zapisana; żeby grać dalej: { $command }
play-over = Partia jest w pliku { $file }; każdy może ją sprawdzić: tablecade verify
play-finished = Partia z pliku { $file } jest już skończona.
play-seed-lost = Obok pliku tej partii nie ma sekretu jej kostek: odtąd kostki są nowe i nie da się dowieść, że są uczciwe.
play-only = { $name } ma tylko jedną możliwość: { $choice }.
play-reveal-help = Nic jeszcze nie odkryto. Naciśnij sam Enter, żeby odkryć, albo wpisz „cofnij”, żeby wybrać jeszcze raz.

## Words that can be typed

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
error-number-as-folder = --matches podaje folder na pliki partii, a folderu „{ $value }” nie ma. Tyle partii: --games { $value }.
error-other-matches = { $file } to partia z innej symulacji z tym samym ziarnem. Podaj inny folder w --matches albo inne --seed.
