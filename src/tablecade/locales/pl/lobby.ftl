## A game in half a minute

howto-title = Jak się gra
howto-play = Odtwarzaj dalej
howto-pause = Zatrzymaj obrazy
howto-step = Obraz { $step } z { $steps }

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
lobby-crown = Niech grę uruchamia: { $name }
lobby-crown-ask = Oddać koronę? Wtedy grę zaczyna tylko { $name }.
lobby-crown-yes = Oddaj koronę
ask-no = Nie
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
next-mine = twój głos
next-how = Gramy dalej, gdy wszyscy wybiorą.
next-lobby = Zmień grę lub planszę
standings-title = Klasyfikacja
standings-wins =
    { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
       *[many] { $wins } zwycięstw
    }
lobby-demo = Grają boty. Zeskanuj kod i dołącz!
