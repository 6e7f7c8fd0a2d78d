## The house

web-home = Wszystkie gry
web-language = Język
web-sound = Dźwięk
web-light =
    { $light ->
        [light] Światło: jasno
        [dark] Światło: ciemno
       *[auto] Światło: jak lubi gra
    }
web-close = Zamknij
web-rules = Zasady
web-away = poza stołem
# “Ada, Bo and Cleo”
web-and = { $names } i { $last }
web-open-seat = Wolne miejsce
web-bot =
    { $bot ->
        [random] Bot losowy
        [greedy] Bot zachłanny
        [easy] Bot łatwy
        [medium] Bot średni
        [hard] Bot trudny
        [bold] Bot śmiały
        [careful] Bot ostrożny
        [perfect] Bot doskonały
        [solitaire] Bot samotnik
       *[other] Bot „{ $bot }”
    }
web-connection-lost = Brak połączenia. Próbuję dalej…
web-part-missing = Nie udało się wczytać części tej strony.
web-no-part = Ta gra nie ma takiej strony.
web-reload = Wczytaj ponownie
web-connection-back = Znów przy stole
web-offline = Brak połączenia z serwerem. Stoły czekają; co jest zapisane tutaj, można czytać.
web-unreachable = Nie da się połączyć ze stołem. Czy jest sieć?
web-came-late = Nie było połączenia: gra potoczyła się bez twojego wyboru.
web-refused = Tego nie da się teraz zrobić.
web-view-failed = Widok gry { $game } zawiódł ({ $problem }). Gra toczy się dalej.
web-view-slow = Widok gry { $game } nie wczytał się w { $seconds } sekund. Gra toczy się dalej.
web-view-contract = Widok gry { $game } jest dla kontraktu { $contract }; ten serwer zna { $known }.
player-yellow = żółty, koło z wycinkiem
player-pink = różowy, trójkąt
player-cyan = turkusowy, krążek
player-orange = pomarańczowy, kwadrat
player-violet = fioletowy, romb
player-green = zielony, krzyż

## Home

home-lead = Prawdziwe gry planszowe: jeden duży ekran, telefony jako kontrolery.
web-install = Zainstaluj
web-install-why = Dodaj Tablecade do ekranu głównego: otwiera się jak aplikacja, także bez sieci.
web-install-by-hand = Stuknij „Udostępnij”, potem „Do ekranu początkowego”: Tablecade otwiera się jak aplikacja.
web-not-now = Nie teraz
home-players = Gracze: { $players }
home-years = od { $years } lat
home-minutes = około { $minutes } minut
home-play-now = Graj teraz
home-host = Otwórz stół
home-draw = Edytor
home-learn = Nauka gry
home-puzzle = Zagadka
home-join = Ktoś otworzył stół?
home-code = Kod
home-go = Dołącz
home-running = Twoje stoły
status-lobby = czeka na graczy
status-playing = gra trwa
status-paused = przerwa
status-over = skończone

## Hosting

host-players =
    { $seats ->
        [one] Jeden gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }
host-pace = Tempo
setting-is = { $name }: { $value }
pace-none = Bez dzwonka
pace-none-note = Każdy myśli, ile chce
pace-relaxed = Spokojnie
pace-relaxed-note = 60 sekund, potem wybiera bot
pace-brisk = Żwawo
pace-brisk-note = 20 sekund, potem wybiera bot
coach-title = Trener
coach-without = Bez trenera
coach-with = Z trenerem
coach-with-note = Kto chce, może zapytać, ile wart jest każdy wybór. Wszyscy widzą, że trener jest włączony.
host-open = Otwórz stół

## Lobby

lobby-join = Usiądź do stołu
lobby-name = Twoje imię
lobby-colour = Twój kolor
lobby-sit = Siadam
lobby-seats = Przy stole
lobby-open-seat = Czeka na kogoś
lobby-you = to ty
lobby-join-here = Ktoś jeszcze na tym urządzeniu
lobby-on-this-device = na tym urządzeniu
lobby-here = przy stole
lobby-free = Zwolnij miejsce: { $name }
lobby-bots = Boty grają jako
lobby-add-bot = Dodaj bota
lobby-host-starts = Gospodarz uruchamia grę, gdy wszyscy usiądą.
lobby-invite = Zaproś
lobby-code = Kod
lobby-link = Link
lobby-qr = Kod QR z linkiem do tego stołu
lobby-share = Wyślij link
lobby-copied = Skopiowano
lobby-scan = Zeskanuj telefonem i siadaj
lobby-setting = W co gramy
lobby-start = Start
lobby-fill-and-start =
    { $seats ->
        [one] Start z jednym botem
        [few] Start z { $seats } botami
       *[many] Start z { $seats } botami
    }

## A seat

seat-seal = Zatwierdź
seat-sealed = Zatwierdzone
seat-unsent = Zatwierdzi się, gdy wróci połączenie
seat-take-back = Cofnij
told-board = Plansza słowami
told-key = powiedz, jak stoi partia
seat-waiting = Czekamy na: { $names }
bell-left =
    { $seconds ->
        [one] Sekunda do dzwonka
        [few] { $seconds } sekundy do dzwonka
        [many] { $seconds } sekund do dzwonka
       *[other] { $seconds } sekundy do dzwonka
    }
seat-light-on = gotowe
seat-light-off = jeszcze wybiera
seat-paused = Przerwa w grze.
seat-ready = Dalej
seat-ready-said = Jesteś w gotowości
seat-reactions = Powiedz coś
reaction-well-played = Dobra gra!
reaction-wow = Łał!
reaction-close = Było blisko!
reaction-oops = Ups…
reaction-thanks = Dzięki!
reaction-again = Jeszcze raz!

## Boards, cards and dice of games from other packages

view-free = wolne
view-legal = można wybrać
view-chosen = wybrane
view-new = właśnie zmienione
view-changed = { $cell }: { $what }.
view-no-face = nierzucona
view-start = start
view-won = Wygrywa: { $winners }.
view-piece-disc = krążek
view-piece-dot = kropka
view-piece-cube = sześcian
view-piece-pawn = pionek
view-piece-cross = krzyżyk
view-piece-king = król
view-piece-queen = królowa
view-piece-star = gwiazda
view-piece-knight = skoczek
view-piece-wall = ściana
view-piece-water = woda

## The table

table-menu = Menu
table-big-screen = Otwórz duży ekran
table-fullscreen = Pełny ekran
table-my-seat = Na moje miejsce
table-join-bot = Dołącz zamiast bota
table-watch = Komplet: zeskanuj, by oglądać
table-pause = Przerwa
table-resume = Gramy dalej
table-rematch = Rewanż
table-take-over = Zostań gospodarzem
table-leave = Odejdź; dalej gra bot
table-leave-ask = Odejść od stołu? Dalej gra za ciebie bot.
table-stop = Przerwij partię
table-stop-ask = Przerwać tę partię? Nikt jej nie wygra.
table-matches = Rozegrane partie
table-seats = Miejsca
table-let-bot = Niech gra bot
table-hand-back = Oddaj miejsce
table-play-here = Graj dalej tutaj
table-new-phone = Nowy telefon
table-scan-seat = Zeskanuj nowym telefonem: { $name } gra dalej na nim.

## One device for several people

curtain-pass = Podaj urządzenie dalej: { $name }
curtain-why = Nikt nie widzi cudzego wyboru.
curtain-open = { $name }: mój wybór
curtain-close = Ukryj
curtain-device = To urządzenie

## Zamek serwera

lock-title = Jakie hasło?
lock-why = Gospodarz tego serwera pozwala otwierać stoły tym, którzy znają jego hasło. To urządzenie je zapamięta.
lock-password = Hasło
lock-go = Dalej
