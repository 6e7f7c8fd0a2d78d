## tablecade solve

command-solve-pixoid =
    Rozwiązuje planszę, tura po turze od ostatniej. Po przerwaniu to samo polecenie liczy dalej.

    Boty hard, bold, careful i perfect grają według tego, co tu rozwiązano.
parameter-solve-pixoid-board = Cztery strony kafelków, na przykład A1 B2 C1 D2, albo PLIK z planszą.
parameter-solve-pixoid-variant = O co gra Pixoid.
parameter-solve-pixoid-device = Do gpu potrzebny jest CuPy.
parameter-solve-pixoid-bonus = Ze znacznikami Bonusowymi albo szybciej bez nich.
parameter-solve-pixoid-every = Wszystkie 96 plansz z kafelków projektu, bez znaczników Bonusowych: 3,3 GB i około 18 godzin na jednym rdzeniu.
