## The editor

editor-title = Narysuj po swojemu
editor-kinds = Co rysować
editor-checked = Sprawdzane na bieżąco
editor-looking = Sprawdzam…
editor-keep = Początek, zapis, wysyłka
editor-verdict =
    { $faults ->
        [0] Można grać
        [one] Został jeden błąd
        [few] Zostały { $faults } błędy
        [many] Zostało { $faults } błędów
       *[other] Zostało { $faults } błędu
    }
editor-more-faults =
    { $faults ->
        [one] i jeszcze jeden
        [few] i jeszcze { $faults }
        [many] i jeszcze { $faults }
       *[other] i jeszcze { $faults }
    }
editor-play = Zagraj
editor-lost = W tym linku nie ma nic do narysowania. Może został obcięty.
editor-undo = Cofnij
editor-redo = Ponów

## The editor: a board

editor-good =
    { $game ->
        [pixoid] Do każdego Piksela da się dojść: to dobra plansza.
       *[other] Wszystko się zgadza: to dobry tor.
    }

## The editor: begin, keep, share

editor-begin = Zacznij od…
editor-shuffled = Cztery kafelki, losowo
editor-mine = Twoje własne
editor-throw-away = Wyrzuć: { $name }
editor-name = Nazwa
editor-save = Zapisz
editor-saved = Zapisano tutaj: { $name }
editor-share = Wyślij link
editor-copied = Link skopiowany.
editor-download = Pobierz
editor-open = Otwórz plik
editor-opened = Otwarto: { $name }
editor-not-opened = W pliku { $name } nie ma nic do rysowania.
