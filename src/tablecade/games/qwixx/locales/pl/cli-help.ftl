## tablecade solve

command-solve-qwixx = Oblicza, ilu punktów można się najwyżej spodziewać, grając samemu; rozwiązanie zostaje na tym komputerze.
