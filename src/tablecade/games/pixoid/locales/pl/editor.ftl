## The editor

editor-kind-pixoid = Plansza do Pixoida

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
editor-figure-end-points = Program może się skończyć średnio na { $value } Pikselach. Poniżej 5 łatwo ma Pixoid, powyżej 6,3 Wirusy.

## The editor: begin, keep, share

editor-tile = Kafelek { $word } we wszystkich rogach
editor-walled = Same ściany
editor-hall = Ani jednej ściany
