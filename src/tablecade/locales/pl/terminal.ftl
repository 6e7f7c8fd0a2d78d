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
solve-start = Piksel startowy
solve-worth-standard = Znaczniki dla Pixoida
solve-worth-short = Szansa Pixoida na wygraną

## tablecade play

play-you = Gracz 1
play-which-game = W co gramy?
play-ask = { $name }, twój wybór (? – pomoc):
play-help = Wpisz jedną z pokazanych możliwości; wystarczy skrót, np. u3 zamiast up3. Inne słowa: undo (cofnij), save FILE (zapisz do pliku), quit (wyjdź).
play-curtain = { $name }, naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.
play-reveal = { $choices } – Enter odkrywa, „undo” cofa.
play-reveal-secret = Wszystko wybrane. Enter odkrywa, „undo” wraca do wyboru.
play-saved = Partia jest zapisana; żeby grać dalej: tablecade play --resume { $file }
play-over = Partia jest w pliku { $file }; każdy może ją sprawdzić: tablecade verify
play-finished = Partia z pliku { $file } jest już skończona.
play-seed-lost = Obok pliku tej partii nie ma sekretu jej kostek: odtąd kostki są nowe i nie da się dowieść, że są uczciwe.

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
qwixx-white-sum = białe kostki: { $sum }
