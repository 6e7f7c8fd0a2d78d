## The editor

editor-title = Narysuj po swojemu
editor-kinds = Co rysować
editor-kind-pixoid = Plansza do Pixoida
editor-kind-qwixx-on-board = Tor do On Board
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

editor-maze = Labirynt, Piksel { $pix }
editor-maze-keys = Strzałki prowadzą od Piksela do Piksela. Z klawiszem Shift otwierają albo zamykają ścianę z tej strony. S ustawia start, B bonus.
editor-pix = Piksel { $pix }
editor-pix-is = { $pix } { $marks }: { $ways }
editor-no-way = ściany ze wszystkich stron
editor-way = Korytarz { $direction }
editor-start = Start
editor-bonus = Bonus
editor-alike = Wszystkie rogi jednakowe
editor-alike-note = Rysujesz jeden kafelek, pozostałe obracają się wraz z nim.
editor-size = Rozmiar
editor-good =
    { $game ->
        [pixoid] Do każdego Piksela da się dojść: to dobra plansza.
       *[other] Wszystko się zgadza: to dobry tor.
    }
editor-figure-end-points = Program może się skończyć średnio na { $value } Pikselach. Poniżej 5 łatwo ma Pixoid, powyżej 6,3 Wirusy.
editor-figure-fields = Pola: { $value }

## The editor: a track

editor-field = Pole { $place }
editor-field-is =
    { $wrong ->
        [true] Pole { $place }: { $colour } { $number }, punkty dodatkowe { $bonus }, z błędem
       *[other] Pole { $place }: { $colour } { $number }, punkty dodatkowe { $bonus }
    }
editor-colour = Kolor
editor-number = Liczba
editor-less = Mniej
editor-more = Więcej
editor-add-field = Dodaj pole
editor-remove-field = Usuń je

## The editor: begin, keep, share

editor-begin = Zacznij od…
editor-shuffled = Cztery kafelki, losowo
editor-tile = Kafelek { $word } we wszystkich rogach
editor-walled = Same ściany
editor-hall = Ani jednej ściany
editor-side = Strona { $word }
editor-sevens = Same siódemki
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
