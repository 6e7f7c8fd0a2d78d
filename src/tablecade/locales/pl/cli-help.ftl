## The words of every --help

help-usage = Użycie:
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-options-metavar = [OPCJE]
help-command-metavar = POLECENIE [ARGUMENTY]...
help-default = domyślnie:
help-required = wymagane
parameter-help = Pokazuje tę pomoc i kończy.

## tablecade

command-tablecade =
    Cyfrowy stół do prawdziwych gier planszowych: Pixoid, Qwixx i Qwixx On Board.

    Bez polecenia udostępnia stoły wszystkim w tej sieci.
parameter-version = Pokazuje wersję i kończy.
parameter-https = Udostępnia HTTPS z urzędem certyfikacji tego komputera.

## What several commands take

parameter-game = Jedna z gier: { $games }.
parameter-option = Opcja gry; można podać kilka razy. Plansza, kafelki lub tor: @PLIK albo JSON.
parameter-language = Jeden z języków: { $languages }.
parameter-db = sqlite:///ŚCIEŻKA lub postgresql://… Domyślnie: SQLite.
parameter-config = Plik TOML z ustawieniami.
parameter-workers = Ile rdzeni użyć. Domyślnie: wszystkie.
parameter-engine = rules: każdy bot i kostki, które można sprawdzić; kernels: skompilowany, dla botów, które zna. Domyślnie: kernels, gdzie się da.
parameter-ray = Gra na klastrze Ray: pod tym adresem albo na tym, który tu jest (jeśli żadnego nie ma, zostaje uruchomiony).
parameter-json = Wypisuje jeden obiekt JSON.
parameter-folder = Folder z plikami partii.
parameter-files = Pliki partii.

## tablecade play

command-play = Gra w tym terminalu. Partia jest zapisywana po każdej decyzji.
parameter-play-game = Jedna z gier: { $games }. Jeśli jej brak, padnie pytanie.
parameter-play-people = Ludzie przy stole, na przykład Ada,Bo. Domyślnie: ty.
parameter-play-bots = Boty obok nich, na przykład greedy,random.
parameter-play-save = Zapisuje partię w tym pliku.
parameter-play-resume = Wznawia partię z jej pliku.
parameter-play-dice = yours: rzucasz własnymi kostkami i wpisujesz, co pokazały.
parameter-play-coach = Przed każdym wyborem mówi, ile jest wart.

## tablecade serve

command-serve =
    Udostępnia stoły przeglądarkom, botom i skryptom.

    Każde ustawienie może też być zmienną (TABLECADE_PORT), sekretem w pliku (TABLECADE_DB_FILE) albo wierszem pliku TOML. Najpierw liczą się opcje, potem zmienne.
parameter-serve-host = Adres serwera. Domyślnie: 127.0.0.1.
parameter-serve-port = Port serwera. Domyślnie: { $port }.
parameter-serve-public-url = Adres, którego ludzie używają, gdy serwer stoi za proxy.
parameter-serve-allowed-host = Dodatkowa nazwa tego serwera. Można podać kilka razy.
parameter-serve-trusted-proxy = Proxy, którego X-Forwarded-For jest uznawany: adres lub sieć, na przykład 10.0.0.0/8. Można podać kilka razy.
parameter-serve-no-browser = Nie otwiera przeglądarki.
parameter-serve-check = Pokazuje, co byłoby udostępnione, i kończy.
parameter-serve-reload = Śledzi zmiany w pakietach zainstalowanych z folderu: do pisania gier.

## tablecade games

command-games = Wypisuje gry z ich miejscami, opcjami i botami.

## tablecade rules

command-rules = Wypisuje zasady gry z ich numerami.

## tablecade board

command-board = Rysuje planszę lub tor albo mówi, co jest nie tak z własnymi.
parameter-board-name = Pixoid: cztery strony kafelków, zgodnie z ruchem wskazówek zegara od lewego górnego rogu, na przykład A1 B2 C1 D2. Qwixx On Board: A lub B. W obu grach: PLIK z własną planszą lub torem.
parameter-board-tiles = Pixoid: układa własne kafelki.
parameter-board-json = Wypisuje całość jako JSON.

## tablecade verify

command-verify = Odtwarza pliki partii: wynik każdej albo pierwszy wiersz, który się nie zgadza, i dlaczego.

## tablecade check

command-check = Rozgrywa losowe partie gry i mówi, czego brakuje w jej pakiecie. Kończy się kodem 1, gdy są błędy; ostrzeżenia nie szkodzą.

## tablecade new

command-new = Zapisuje pakiet nowej gry, w którą od razu można zagrać.
parameter-new-name = Identyfikator gry, na przykład claims albo two-towers.

## tablecade review

command-review = Omawia partię: które wybory kosztowały najwięcej i co byłoby lepsze.
parameter-review-file = Plik partii.
parameter-review-seat = Tylko to miejsce. Domyślnie: miejsca wszystkich ludzi.

## tablecade puzzle

command-puzzle = Zagadka na każdy dzień: który wybór jest najlepszy?
parameter-puzzle-game = Jedna z gier: { $puzzles }.
parameter-puzzle-day = Zagadka z tego dnia (RRRR-MM-DD). Domyślnie: dzisiaj.
parameter-puzzle-answer = Twoja odpowiedź, na przykład up3 lub red7. Jeśli jej brak, padnie pytanie.

## tablecade report

command-report = Mówi, jak poszło graczom skończonych partii. Pliki, które się nie zgadzają, są pomijane.
parameter-report-html = Zapisuje stronę z wykresami dla każdej gry.

## tablecade dataset

command-dataset = Zapisuje pozycje, wybory i wyniki skończonych partii jako Parquet.
parameter-dataset-file = Plik Parquet do zapisania.

## tablecade benchmark

command-benchmark = Ocenia boty na stałych przeciwnikach i ze stałym ziarnem. Po przerwaniu to samo polecenie liczy dalej.
parameter-benchmark-bots = Gra, jeśli chodzi tylko o nią, a potem nazwy botów, module:Class albo process:POLECENIE.
parameter-benchmark-matches = Partie na każdą grę, liczbę miejsc i przeciwnika.
parameter-benchmark-positions = Stałe kartki, na których mierzy się straty.
parameter-benchmark-json = Zapisuje wszystkie liczby jako JSON.
parameter-benchmark-html = Zapisuje stronę z tabelami i wykresami.

## tablecade backup and restore

command-backup =
    Zapisuje wszystkie stoły serwera w jednym pliku; serwer może w tym czasie działać.

    Każda partia jest sprawdzana, zanim plik trafi na swoje miejsce. Nie pokazuj go graczom: zawiera zatwierdzone wybory i ziarna kostek.
parameter-backup-file = Kopia zapasowa do zapisania.
command-restore =
    Dodaje stoły z kopii zapasowej do bazy danych serwera, SQLite lub PostgreSQL.

    Stoły, które już tam są, zostają bez zmian.
parameter-restore-file = Kopia zapasowa.

## tablecade warm-up

command-warm-up = Kompiluje symulator już teraz, aby pierwsza symulacja ruszyła od razu.

## tablecade simulate

command-simulate = Boty grają, a na końcu widać, jak poszło każdemu z nich. Po przerwaniu to samo polecenie gra dalej.
parameter-simulate-bots = Bot na każde miejsce, na przykład random greedy.
parameter-simulate-games = Ile partii.
parameter-simulate-seed = To samo ziarno i ten sam silnik dają te same partie.
parameter-simulate-matches = Zapisuje plik każdej partii w tym folderze.

## tablecade tournament

command-tournament = Każdy bot gra z każdym innym, na tych samych miejscach i z tymi samymi kostkami. Po przerwaniu to samo polecenie gra dalej.
parameter-tournament-bots = Co najmniej dwa boty.
parameter-tournament-seats = Miejsca w każdej partii. Domyślnie: najmniej, ile gra pozwala.
parameter-tournament-precision = Kończy, gdy przedział 95 % udziału zwycięstw każdej pary jest najwyżej dwa razy tak szeroki jak ta liczba.
parameter-tournament-deals = Najwyżej tyle rozdań na parę; rozdanie to te same kostki dla każdego układu miejsc.
parameter-tournament-seed = To samo ziarno i ten sam silnik dają ten sam wynik.
parameter-tournament-html = Zapisuje raport z wykresami.

## tablecade solve

command-solve = Rozwiązuje grę dokładnie; rozwiązanie zostaje zachowane.

## tablecade tables

command-tables = Wypisuje, eksportuje, importuje i usuwa stoły serwera.
command-tables-list = Wypisuje wszystkie stoły, ostatnio używane najpierw.
command-tables-export = Zapisuje partie w plikach: ze wszystkich stołów albo z niektórych.
parameter-tables-export-folder = Folder na pliki partii.
parameter-tables-export-table = Identyfikator lub kod stołu; można podać kilka razy.
command-tables-import = Tworzy stoły z plików partii: skończone do oglądania, inne do dalszej gry.
command-tables-delete = Usuwa na stałe stół i jego partie. Przy SQLite serwer musi być zatrzymany.
parameter-tables-delete-table = Identyfikator lub kod stołu.
parameter-tables-delete-yes = Nie pyta.
