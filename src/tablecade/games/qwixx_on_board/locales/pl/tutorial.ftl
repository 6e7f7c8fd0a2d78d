## Learning Qwixx On Board

learn-board-race = Qwixx z wyścigiem: skreślasz liczby na kartce, a w swojej turze możesz też przesunąć pionek po torze. Jeśli nie znasz jeszcze Qwixx, zagraj najpierw w oryginał.
learn-board-pawn = Krok 3: przesuń pionek o 1–5 wolnych pól. Liczba, na której stanie, musi być na twojej kartce skreślona, już albo teraz. Wybierz pole i zatwierdź albo zostań.
learn-board-bonus = Punkty pod pionkiem liczą się na końcu, najwyżej 20. Krzyżyk postawiony pionkiem jest taki jak każdy inny.
learn-board-end = Kto wejdzie na jedno z pięciu ostatnich pól, ogłasza koniec: wszyscy inni mają jeszcze jedną turę. Dwa zamknięte rzędy albo cztery nietrafienia kończą grę od razu.
