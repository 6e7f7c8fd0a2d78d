## A game in half a minute

howto-title = Jak się gra
howto-play = Odtwarzaj dalej
howto-pause = Zatrzymaj obrazy
howto-step = Obraz { $step } z { $steps }
howto-caught = Złapany!
howto-pixoid-1 = Jedna osoba jest Pixoidem i ucieka. Pozostali to Wirusy i go gonią.
howto-pixoid-2 = Każdy ustawia w tajemnicy na telefonie kierunek i odległość.
howto-pixoid-3 = Potem wszystko się odkrywa: najpierw idzie Pixoid, potem wszystkie Wirusy naraz.
howto-pixoid-4 = Ściany zatrzymują. Pixoid zbiera po drodze znaczniki Bonusowe.
howto-pixoid-5 = Wirus, który wejdzie na Pixoida albo przez niego przejdzie, łapie go.
howto-pixoid-6 = Za każdą przetrwaną turę Pixoid dostaje znacznik. Z dwunastoma mu się udało.
howto-qwixx-1 = Rzuca się sześcioma kostkami, a wynik jest dla wszystkich.
howto-qwixx-2 = Każdy może skreślić sumę białych kostek, w jednym rzędzie.
howto-qwixx-3 = Zawsze od lewej do prawej: pominięta liczba przepada.
howto-qwixx-4 = Kto rzucał, może też dodać białą kostkę do kolorowej i skreślić tę sumę.
howto-qwixx-5 = Twój rzut i żadnego skreślenia? To nietrafienie: pięć punktów mniej.
howto-qwixx-6 = Najwięcej liczy się wiele skreśleń w jednym rzędzie. Ostatnia liczba go zamyka; dwa zamknięte rzędy kończą grę.
howto-qwixx-on-board-1 = Qwixx z wyścigiem: wszystko jak w Qwixx, a każdy ma pionek.
howto-qwixx-on-board-2 = Po skreślaniu ten, kto rzucał, może ruszyć pionek o 1 do 5 wolnych pól.
howto-qwixx-on-board-3 = Pola z pionkiem przeskakuje się i nie liczy.
howto-qwixx-on-board-4 = Liczba pola musi być skreślona na twojej kartce: wcześniej albo teraz.
howto-qwixx-on-board-5 = Im dalej pionek, tym więcej punktów na koniec.
howto-qwixx-on-board-6 = Pionek na ostatnich pięciu polach zapowiada koniec: wszyscy inni rzucają jeszcze raz.

## The lobby

lobby-starts-game = uruchamia grę
lobby-starter = Grę uruchamia: { $name }.
lobby-first-starts = Kto pierwszy usiądzie, może uruchomić grę.
lobby-room = Miejsce dla jeszcze jednej osoby
lobby-bot-else = Wolne albo bot
lobby-edit = Zmień imię lub kolor
lobby-save = Gotowe
lobby-stand-up = Wstań
lobby-move = Przesiądź się
lobby-remove-ask = Usunąć tę osobę od stołu: { $name }?
lobby-remove = Usuń
lobby-keep = Zostaw
lobby-crown = Niech grę uruchamia: { $name }
lobby-change = Zmień
setting-game = Gra
setting-fill = Graczy co najmniej
setting-fill-note = Brakujące miejsca zajmują boty
setting-dice = Kostki
setting-dice-table = Rzuca stół
setting-dice-yours = Nasze własne kostki
setting-dice-yours-note = Rzucacie prawdziwymi kostkami. Jedna osoba wpisuje rzut, inna go potwierdza.
setting-drawn = Własny rysunek
setting-seals = Kto już wybrał
setting-seals-shown = Widzą wszyscy
setting-seals-hidden = Nikt nie widzi
setting-seals-hidden-note = Nawet zwłoka nie może być znakiem
setting-first = Pierwszy Pixoid
setting-first-chance = Decyduje los
setting-first-note = Według instrukcji: najstarsza osoba

## Latecomers and people who are away

late-full = Wszystkie miejsca są zajęte: przyglądasz się.
late-take = Zajmij miejsce: { $name } (bot)
late-how = Grasz od następnego wyboru.
late-watch = Tylko patrzę
late-join = Dołącz do gry
away-is = Nie ma przy stole: { $name }.
away-bot = Dalej gra bot
away-here = Graj tutaj
away-phone = Nowy telefon
away-wait = Czekamy
back-is = Gra za ciebie bot.
back-play = Gram dalej
back-bot = Niech bot gra za mnie

## After a match

next-title = Co dalej?
next-votes = { $votes } z { $people }
next-how = Gramy dalej, gdy wszyscy wybiorą.
next-lobby = Zmień grę lub planszę
standings-title = Klasyfikacja
standings-wins =
    { $wins ->
        [one] jedno zwycięstwo
        [few] { $wins } zwycięstwa
       *[many] { $wins } zwycięstw
    }
lobby-demo = Grają boty. Zeskanuj kod i dołącz!
