# Colours come in as „czerwone, żółte, zielone, niebieskie”, which suits a number („czerwone 5”).
# For „rząd” and „kostka” a selector gives the other forms; „żółte” is its default, since a
# variant's name has to be plain ASCII.

## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## Why a choice is not allowed: Pixoid

refusal-already-placed = Ten znacznik stoi już w labiryncie: ustaw program.
refusal-place-first = Najpierw postaw znacznik na Pikselu Startowym.
refusal-not-a-start-pix = { $pix } to nie Piksel Startowy.
refusal-start-pix-taken = Na { $pix } stoi już inny znacznik.
refusal-distance = Odległość to od 1 do 9, a nie { $distance }.
refusal-wall-ahead = Tuż przy { $pix } jest ściana: { $direction } nie da się ruszyć.

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

place-tile = kafelek
place-board = plansza
place-row = rząd
place-column = kolumna
place-field = pole
place-start = start
place-or = lub
place-bonus = bonus
place-open = przejście
place-size = rozmiar
place-pix = Piksele
place-fields = tor
error-bad-board = { $place }: { $reason }
fault-size = bok planszy ma od { $smallest } do { $largest } Pikseli, a nie { $size }
fault-no-such-pix = na tej planszy nie ma Piksela { $pix }
fault-twice = { $name } jest tu dwa razy
fault-not-neighbours = te dwa Piksele nie sąsiadują ze sobą
fault-start-count = Piksele Startowe: { $count } zamiast { $wanted }
fault-bonus-count = Piksele znaczników Bonusowych: { $count } zamiast { $wanted }
fault-no-way-out = ściany ze wszystkich stron: nie ma wyjścia
fault-not-connected = nie da się tu dojść z { $from }
fault-drawing-height = wiersze rysunku: { $lines } zamiast { $wanted }
fault-drawing-width = wiersz jest za długi: „{ $found }” w wierszu { $line }, znak { $character }
fault-drawing-character = „{ $found }” nie może stać w wierszu { $line }, znak { $character }
fault-drawing-broken-wall = ściana to trzy kreski, a nie „{ $found }”, w wierszu { $line }, znak { $character }
fault-tile-heading = rysunek zaczyna się od wiersza takiego jak „tile A side 1”
fault-tile-missing = ta strona nie jest narysowana
fault-border-open = brzeg planszy musi być w tym miejscu zamknięty
fault-edges-do-not-meet =
    { $edge ->
        [right] przejście na prawej krawędzi jest inne niż na pozostałych kafelkach, więc korytarze by się nie spotkały
       *[lower] przejście na dolnej krawędzi jest inne niż na pozostałych kafelkach, więc korytarze by się nie spotkały
    }
fault-too-few-fields = pola: { $count }, a musi ich być co najmniej { $wanted }
fault-no-such-colour = nie ma koloru „{ $colour }”
fault-no-such-number = liczby są od 2 do 12, a nie { $number }
fault-too-many-fields = pola: { $count }, a może ich być najwyżej { $most }
fault-bonus-range = punktów dodatkowych może być od 1 do { $most }, a nie { $bonus }
fault-bonus-falls = punkty dodatkowe spadają z { $before } na { $bonus }, a mogą tylko rosnąć

## Errors of a call or a file

error-bad-notation = „{ $text }” nic w tej grze nie znaczy.
error-unknown-game = Nie ma gry „{ $game }”; są: { $known }.
error-unknown-bot = Nie ma bota „{ $bot }” do gry { $game }; są: { $known }.
error-bad-bot = Nie można użyć bota „{ $bot }”: { $problem }
error-bot-failed = Bot „{ $bot }” zawiódł: { $problem }
error-bot-failed-at = Bot „{ $bot }” zawiódł: { $problem } ({ $file }, wiersz { $line })
error-game-failed = Gra „{ $game }” zawiodła: { $problem }
error-package-failed = Pakiet { $package } zawiódł: { $problem } ({ $file }, wiersz { $line })
error-bad-answer = Bot „{ $bot }” odpowiedział { $answer }, a to nie jest dozwolony wybór dla ręki { $hand }.
error-illegal-answer = Bot „{ $bot }” wybrał { $action } dla ręki { $hand }: { $reason }
plugin-problem = Nie można użyć wtyczki „{ $name }” ({ $group }) z pakietu { $package }: { $problem }
error-game-without-coach = Nie ma trenera do gry { $game }.
error-no-own-dice = W { $game } nikt nie rzuca kostkami, więc kostki nie mogą być wasze.
error-wrong-seats = { $game } ma od { $fewest } do { $most } miejsc, a nie { $seats }.
error-unknown-option = { $game } nie ma opcji „{ $name }”.
error-missing-option = Brakuje opcji „{ $name }” gry { $game }.
error-bad-option = Opcja „{ $name }” nie może mieć wartości „{ $value }”. ({ $rule })
error-malformed-option = Opcja „{ $name }” nie ma potrzebnej postaci: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: to nie jest poprawny JSON: { $problem }
error-no-home-folder = Ten użytkownik nie ma katalogu domowego na pliki. Ustaw HOME na katalog, w którym można zapisywać.
file-enoent = nie ma takiego pliku ani folderu.
file-eacces = brak uprawnień do odczytu lub zapisu.
file-eisdir = to jest folder, a nie plik.
file-enotdir = to jest plik, a nie folder.
file-enospc = dysk jest pełny.
file-erofs = nie można tam nic zapisać.
file-no-fitted-values = nie ma w nim dopasowanych wartości Pixoida.
file-not-text = to nie jest tekst w UTF-8.
error-missing-extra = Brakuje dodatku „{ $extra }”. Aby go zainstalować: { $command }
error-illegal-choice = Ręka { $hand } nie może wybrać { $action }: { $reason }
error-not-awaited = Ręka { $hand } nie ma teraz nic do wyboru.
error-choice-missing = Brakuje wyboru ręki { $hand }.
error-bad-match = wiersz { $line }: { $reason }
error-bad-line = Tak nie wygląda wiersz pliku partii: { $problem }
error-wrong-count = n wynosi { $n }, a teraz kolej na { $expected }.
error-wrong-dice = Kostki pokazują „{ $dealt }”, a ziarno daje „{ $fair }”.
error-wrong-commit = To nie jest to ziarno, które zapieczętowano na początku.
error-seed-missing = Pierwszy wiersz pieczętuje kostki, a ostatni dowodzi ich ziarnem: jednego z dwojga brakuje.
error-wrong-outcome = Podany wynik to „{ $stated }”, a prawdziwy to „{ $correct }”.
error-outcome-missing = Partia jest skończona, ale brakuje jej wyniku.
error-line-after-end = Po końcu partii nie może już być nic więcej.
error-not-compiled = Skompilowany silnik nie zna bota „{ $bot }” gry { $game }, tylko { $known }. Pomiń --engine albo użyj --engine rules.
error-workers-lost =
    { $workers ->
        [one] Padł jeden proces roboczy, może z braku pamięci. Spróbuj z mniejszą liczbą: --workers.
        [few] Padły { $workers } procesy robocze, może z braku pamięci. Spróbuj z mniejszą liczbą: --workers.
       *[many] Padło { $workers } procesów roboczych, może z braku pamięci. Spróbuj z mniejszą liczbą: --workers.
    }
error-bad-ray-address = „{ $address }” to nie adres klastra Ray: ma postać HOST:PORT, z portem od 1 do 65535.
error-no-ray-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $problem }
error-no-seat-in-match = Ta partia ma miejsca od 0 do { $last }, nie { $seat }.
error-other-game = { $file } to partia { $game }, nie { $named }.
error-other-bots = { $file } to partia z botami { $bots }: żeby grać dalej, podaj dokładnie te boty w --bots.
error-file-there = Plik { $file } już istnieje. Podaj inny plik albo wznów tę partię przez --resume.
error-said-by-file = { $option } nie można podać razem z --resume: mówi o tym już plik partii.
error-no-matches = W { $folder } nie ma skończonej partii { $game }.
error-no-adapter = Nie ma środowisk gry { $game }; są dla: { $known }.
error-unknown-opponent = Nie ma skompilowanego przeciwnika „{ $opponent }”; są: { $known }.
