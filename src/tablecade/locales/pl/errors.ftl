## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## What is wrong with a board, tile or track

error-bad-board = { $place }: { $reason }

## Errors of a call or a file

error-bad-notation = „{ $text }” nic w tej grze nie znaczy.
error-unknown-game = Nie ma gry „{ $game }”; są: { $known }.
error-unknown-bot = Nie ma bota „{ $bot }” do gry { $game }; są: { $known }.
error-bad-bot = Nie można użyć bota „{ $bot }”: { $problem }
problem-command = brakuje polecenia
problem-answer = odpowiedział { $answer }, a to nie jest JSON taki jak { $wanted }
problem-illegal = odpowiedział { $answer }, a to nie jest dozwolony wybór dla ręki { $hand }
problem-silent = nie odpowiedział w ciągu { $seconds } s
problem-ended = program się zakończył
problem-method = nie ma metody choose(state, hands)
error-bot-failed = Bot „{ $bot }” zawiódł: { $problem }
error-bot-failed-at = Bot „{ $bot }” zawiódł: { $problem } ({ $file }, wiersz { $line })
error-game-failed = Gra „{ $game }” zawiodła: { $problem }
error-package-failed = Pakiet { $package } zawiódł: { $problem } ({ $file }, wiersz { $line })
error-bad-answer = Bot „{ $bot }” odpowiedział { $answer }, a to nie jest dozwolony wybór dla ręki { $hand }.
error-illegal-answer = Bot „{ $bot }” wybrał { $action } dla ręki { $hand }: { $reason }
package-problem = { $package }: pominięto { $part } gry { $game }: { $problem } ({ $place })
part-rules = zasady
part-bots = boty
part-coach = trenera
part-terminal = część terminala
part-research = część badawczą
part-locales = teksty
part-web = widok
error-games-not-registered = Własne gry Tablecade nie są zarejestrowane. Zainstaluj ponownie: pip install -e .
error-game-without-coach = Nie ma trenera do gry { $game }.
error-game-without-rules = Pakiet gry { $game } nie zawiera zasad do czytania.
error-game-without-benchmark = Nie ma pomiarów dla { $game }. „tablecade tournament GAME BOT BOT” porównuje boty każdej gry.
error-no-own-dice = W grze { $game } nikt nie rzuca kostkami, więc kostki nie mogą być wasze.
error-wrong-seats =
    { $allowed ->
        [exact] Miejsca w grze { $game }: { $most }, a nie { $seats }.
       *[range] Gra { $game } ma od { $fewest } do { $most } miejsc, a nie { $seats }.
    }
error-unknown-option = { $game } nie ma opcji „{ $name }”.
error-missing-option = Brakuje opcji „{ $name }” gry { $game }.
error-bad-option = Opcja „{ $name }” nie może mieć wartości „{ $value }”. ({ $rule })
error-no-such-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”; są: { $known }.
error-malformed-option = Opcja „{ $name }” nie ma potrzebnej postaci: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: { $problem }
error-no-home-folder = Ten użytkownik nie ma katalogu domowego na pliki. Ustaw HOME na katalog, w którym można zapisywać.
file-enoent = nie ma takiego pliku ani folderu.
file-eacces = brak uprawnień do odczytu lub zapisu.
file-eisdir = to jest folder, a nie plik.
file-enotdir = to jest plik, a nie folder.
file-enospc = dysk jest pełny.
file-erofs = nie można tam nic zapisać.
file-not-text = to nie jest tekst w UTF-8.
error-missing-extra = Brakuje dodatku „{ $extra }”. Aby go zainstalować: { $command }
error-illegal-choice = Ręka { $hand } nie może wybrać { $action }: { $reason }
error-not-awaited = Ręka { $hand } nie ma teraz nic do wyboru.
error-choice-missing = Brakuje wyboru ręki { $hand }.
error-bad-match = wiersz { $line }: { $reason }
error-bad-line = Tak nie wygląda wiersz pliku partii: { $problem }
problem-json = od znaku { $character } to nie jest JSON
problem-strict = JSON ma każdy klucz raz, zwykłe liczby, całe znaki i płytkie zagnieżdżenie
problem-missing = brakuje { $field }
problem-unknown = nie ma tu { $field }
problem-type = { $field } to { $found } zamiast { $wanted }
problem-hex = { $field } to nie { $bytes } bajtów szesnastkowo
problem-count = { $field }: { $count }, miejsca: { $seats }
problem-format = format { $found } jest nieznany, znany jest tylko { $known }
problem-by = „by” podaje rękę { $hand }, która nie ma wyboru
problem-by-dice = „by” podaje kostki, którymi zawsze rzuca stół
problem-two-ends = ostatni wiersz mówi, jak partia się skończyła albo kto ją przerwał, nie jedno i drugie
problem-stopper = „stopped” podaje { $by }, a miejsca mają numery od 0 do { $last }
problem-name = imię ma od 1 do { $longest } znaków, wszystkie widoczne
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
error-no-ray-answer = To, co odpowiada pod adresem { $address }, nie jest klastrem Ray.
error-no-ray-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $problem }
error-no-seat-in-match = Ta partia ma miejsca od 0 do { $last }, nie { $seat }.
error-other-game = { $file } to partia { $game }, nie { $named }.
error-other-bots = { $file } to partia z botami { $bots }: żeby grać dalej, podaj dokładnie te boty w --bots.
error-file-there = Plik { $file } już istnieje. Podaj inny plik albo wznów tę partię przez --resume.
error-bad-game-name = „{ $name }” nie może być nazwą gry. Nazwa składa się z małych liter, cyfr i pojedynczych łączników, a zaczyna się literą.
error-game-there = Gra „{ $name }” już istnieje.
error-folder-there = { $folder } już istnieje.
error-said-by-file = { $option } nie można podać razem z --resume: mówi o tym już plik partii.
error-no-matches = W { $folder } nie ma skończonej partii { $game }.
error-no-adapter = Nie ma środowisk gry { $game }; są dla: { $known }.
error-unknown-opponent = Nie ma skompilowanego przeciwnika „{ $opponent }”; są: { $known }.
