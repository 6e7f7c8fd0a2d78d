## While a match runs

play-last-turn = Poprzednia tura
play-once-more = Jeszcze raz
play-times-up = Czas minął: bot zagrał { $choice }
play-round-over = Koniec rundy { $round } z { $rounds }
play-missing = Brakuje tylko: { $name }

## Keys

play-keys = Klawisze

## The end

play-you-won = Wygrana!
play-you-won-together = Wspólna wygrana!
play-you-lost = Tym razem przegrana.
play-you-came =
    { $place }. miejsce, { $behind ->
        [one] jeden punkt
        [few] { $behind } punkty
       *[many] { $behind } punktów
    } za najlepszym wynikiem
card-share = Udostępnij obrazek
card-send = Wyślij obrazek
card-save = Zapisz obrazek
card-foot = Zeskanuj, żeby obejrzeć partię.
award-all = Warto zapamiętać
end-again = Ostatnia tura jeszcze raz
end-board = Pokaż planszę
end-result = Pokaż wynik
end-stopped = Partię przerywa { $name }
end-stopped-host = Gospodarz przerywa partię

## The coach on the choices

coach-on-choices-win = Szansa na wygraną po każdym wyborze
coach-on-choices-mixed = Jak często wybierać
coach-hide = Ukryj
