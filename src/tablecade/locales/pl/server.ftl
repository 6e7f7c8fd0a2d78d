## What the server answers

error-bad-request = To nie ma postaci tego wywołania: { $problem }
error-token-missing = Do tego trzeba mieć własne miejsce przy stole.
error-password-missing = Ten serwer otwiera stoły tylko tym, którzy znają jego hasło.
error-wrong-password = To nie jest hasło tego serwera.
error-not-signed-in = Ten serwer otwiera stoły tylko zalogowanym.
error-bad-token = To urządzenie nie ma już tu miejsca: zwolniono je albo przeniesiono na inne urządzenie.
error-bad-invitation = To zaproszenie zostało już wykorzystane. Poproś gospodarza o nowe.
error-not-your-hand = Ręka { $hand } nie należy do ciebie.
error-bot-plays = Na tym miejscu gra bot, dopóki gospodarz nie odda go graczowi.
error-not-the-host = Może to zrobić tylko gospodarz.
error-no-seat = Może to zrobić tylko osoba, która ma miejsce przy stole.
error-no-coach = Ten stół otwarto bez trenera.
error-not-over-yet = Partia jeszcze się nie skończyła.
error-coach-silent = Trener nie ma teraz nic do powiedzenia. Spróbuj ponownie.
error-foreign-origin = Strona z innej witryny nie może otworzyć tego stołu: { $origin }
error-unknown-host = Ten serwer nie jest znany pod nazwą { $host }. Użyj jego adresu albo uruchom go z --allowed-host { $host }.
error-not-found = Tu nic nie ma.
error-no-such-table = Nie ma stołu „{ $table }”. Sprawdź kod jeszcze raz.
error-no-such-show = Tej powtórki już tu nie ma. Poproś o nowy link.
error-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-no-such-match = Partii { $match } nie rozegrano przy tym stole.
error-wrong-method = Tego nie można tu zrobić w ten sposób.
error-stale = Gra poszła dalej: teraz trwa decyzja { $n }.
error-not-playing =
    Teraz nie można wybierać: { $status ->
    [lobby] gra jeszcze się nie zaczęła
    [paused] gra jest wstrzymana
   *[over] gra się skończyła
    }.
error-no-roll-now = Stół nie czeka teraz na wasz rzut.
error-roll-changed = Rzut wpisano jeszcze raz. Obejrzyj go, zanim go potwierdzisz.
error-own-roll = Wpisany przez ciebie rzut musi potwierdzić ktoś inny.
error-wrong-status = To teraz nie pasuje. Stół: { $status }; potrzebne: { $wanted }.
error-seat-empty = Na miejscu { $seat } nikt nie siedzi.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-name-taken = Ktoś tu już ma imię { $name }. Wybierz inne.
error-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać albo zająć miejsce bota.
error-colour-taken = Ten kolor jest zajęty: { $colour }. Wybierz inny.
error-seats-open = Są jeszcze wolne miejsca: { $seats }. Zajmijcie je albo posadźcie boty.
error-host-present = Gospodarz jest albo był tu przed chwilą; spróbuj za { $seconds } s.
error-round-runs = W trakcie rundy nikt nie rozmawia, także w przerwie. Czas na to jest między rundami. (PX-3.5)
error-evening-over = Po { $matches } partiach czas na nowy stół.
error-too-large = To jest za duże.
error-unknown-colour = Nie ma koloru „{ $colour }”; są: { $known }.
error-bad-name = Imię ma od 1 do { $longest } znaków, wszystkie widoczne.
error-too-many = Za dużo prób. Spróbuj ponownie za { $seconds } s.
error-unavailable = Stół jest chwilowo niedostępny. Spróbuj ponownie.
error-rules-changed = Zasady się zmieniły: decyzja { $decision }, { $choice } nie jest już dozwolone.
error-not-ready = Części serwera nie działają: { $tasks }.
error-fault = Coś poszło nie tak po naszej stronie.
error-backup-into-database = { $file } to sama baza danych: podaj inny plik dla kopii.
error-database-in-use = Inny serwer już używa { $file }.
error-port-taken = Port { $port } jest zajęty; wybierz inny opcją --port.
error-bad-host = „{ $host }” nie jest adresem tego komputera: { $problem }. Podaj 127.0.0.1, 0.0.0.0 albo jeden z jego adresów przez --host.
error-bad-setting = { $place }: „{ $value }” jest niedozwolone; musi to być { $rule }.
error-unknown-setting = { $place }: nie ma ustawienia „{ $name }”. Są: { $known }.
error-database-unusable = Nie można użyć bazy danych { $database }: { $problem }.
database-silent = nie odpowiada
database-refuses = nic tam nie nasłuchuje
database-host-unknown = jej host jest nieznany
database-unknown = serwer nie ma bazy danych o tej nazwie
database-login = serwer odrzuca tego użytkownika lub hasło
database-empty = nie ma w niej stołów Tablecade
database-taken = inny program ma w niej tabele o tych samych nazwach
database-incomplete = brakuje w niej tabel jej schematu
database-damaged = zawiera uszkodzony wiersz
database-linked = plik ma drugą nazwę (twarde dowiązanie), pod którą mógłby go otworzyć inny serwer
database-sqlite-notadb = plik nie jest bazą danych
database-sqlite-busy = używa jej inny program
database-sqlite-cantopen = nie można otworzyć pliku
database-sqlite-readonly = nie można w niej zapisywać
database-sqlite-corrupt = plik jest uszkodzony
database-sqlite-full = dysk jest pełny
error-schema-newer = Bazę danych { $database } zapisał nowszy Tablecade (schemat { $found }; ta wersja zna tylko do { $known }). Zainstaluj znów nowszą wersję albo przywróć kopię sprzed aktualizacji.
error-schema-older = Bazę danych { $database } zapisał starszy Tablecade (schemat { $found }; ta wersja wymaga { $wanted }). Zrób jej kopię, zatrzymaj starszy serwer i uruchom ten: zaktualizuje bazę.
error-certificate-unusable = Nie można użyć certyfikatu: { $file } musi zawierać certyfikat i jego klucz w formacie PEM ({ $problem }).
error-certificate-missing = certificate_key to { $file }, ale brakuje certificate. Ustaw oba.
setting-db = { $first } lub { $second }
setting-public-url = adres taki jak { $first }
setting-language = jeden z: { $first }
setting-log = jedno z: debug, info, warning, error
setting-port = liczba całkowita od 1 do 65535
setting-switch = true lub false
setting-rate = wywołania/sekundy, na przykład 200/10
setting-list = nazwy oddzielone przecinkami
setting-hosts = nazwy hostów takie jak games.example.org, oddzielone przecinkami
setting-networks = adresy lub sieci takie jak 10.0.0.0/8, oddzielone przecinkami
setting-password = co najmniej 4 znaki
setting-header = nazwa nagłówka, np. Remote-User
error-users-without-proxy = user_header to { $header }, ale trusted_proxy nie jest ustawione: nikt nie mógłby otworzyć stołu. Ustaw oba.
setting-number = liczba większa od 0
setting-count = liczba całkowita, co najmniej 1
setting-whole = liczba całkowita, co najmniej 0
setting-bytes = liczba całkowita, co najmniej 1024
setting-pair = KLUCZ=WARTOŚĆ
setting-two-bots = co najmniej dwa różne boty
setting-names = lista nazw z przecinkami między nimi
setting-rules-engine = „rules”, gdy zapisywane są pliki partii

## tablecade serve

serve-here = Na tym komputerze: { $url }
serve-screen = Dla telewizora w tej samej sieci: { $url }
serve-network = Dla telefonów w tej samej sieci: { $url }
serve-name = Na większości urządzeń także: { $url }
serve-no-name = Sieć nie przyjmuje nazwy dla tego serwera; użyj adresu.
serve-stop = Ctrl+C kończy; stoły zostają zachowane.
serve-no-client = Ta instalacja nie ma klienta dla przeglądarki. Zainstaluj pakiet wheel albo uruchom „make setup” w kopii źródeł.
serve-trust = Aby raz zaufać temu serwerowi w telefonie, otwórz: { $url }
serve-unsigned = { $address } nie jest adresem prywatnym, więc certyfikat go nie obejmuje. Na telefonie: { $url }
check-setting = Ustawienie
check-value = Wartość
check-place = Skąd
check-default = domyślna
check-rare = Tych nie będziesz potrzebować:
check-ignored = Nieznana zmienna, pominięta: { $name }
check-port = Port { $port } na { $host } jest wolny.
check-new = Baza danych powstanie ze schematem { $wanted }.
check-current = Baza danych ma schemat { $wanted }.
check-upgrade = Baza danych zostanie zaktualizowana ze schematu { $found } do { $wanted }: najpierw zrób kopię.
trust-title = Zaufaj temu serwerowi Tablecade
trust-download = Pobierz jego certyfikat
trust-ios = iPhone, iPad: otwórz pobrany plik, zainstaluj profil w Ustawieniach, a potem włącz go w Ogólne, To urządzenie, Ustawienia zaufania certyfikatu.
trust-android = Android: otwórz Ustawienia, wyszukaj „certyfikat CA” i zainstaluj pobrany plik.
trust-computer = Komputer: zaimportuj go jako zaufany urząd w ustawieniach certyfikatów przeglądarki lub systemu.
trust-then = Potem otwórz { $url }

## tablecade tables

tables-table = Stół
tables-code = Kod
tables-game = Gra
tables-status = Stan
tables-decisions = Decyzje
tables-touched = Ostatnio używany
tables-none = Nie ma stołów.
tables-imported = { $file }: stół { $table }, kod { $code }, token gospodarza { $host }
tables-delete = Stół { $table } ({ $game }, { $status }) zostanie usunięty razem z partiami. Aby kontynuować, wpisz jego kod { $code }
tables-deleted = Stół { $table } jest usunięty.
tables-kept = Stół { $table } zostaje.
backup-made = Zapisano { $file }. Stoły: { $tables }; sprawdzone partie: { $matches }.
backup-unverified = { $name } jest w kopii, ale bez sprawdzenia: gra { $game } nie jest tu zainstalowana.
backup-restored = Przywrócone stoły: { $tables }; były już: { $present }.
table-left-out = Brakuje stołu { $table }: jego gra { $game } nie jest tu zainstalowana.
page-table = Usiądź przy tym stole: telefon jest kontrolerem.
