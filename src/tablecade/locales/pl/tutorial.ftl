## Learning by playing

learn-title = Naucz się w grze: { $game }
learn-step = Krok { $step } z { $steps }
learn-progress = Jak daleko jesteś
learn-next = Dalej
learn-skip = Zakończ lekcję
learn-read-again = Przeczytaj jeszcze raz
learn-watch = Patrz, co się dzieje…
learn-part-done = To była pierwsza połowa.
learn-done = To wszystko, czego trzeba. Miłej gry!
learn-next-part = Teraz druga strona
learn-play-on = Dograj tę partię
learn-again = Jeszcze raz

## Learning Pixoid

learn-pixoid-you = Jesteś Pixoidem, znacznikiem z okiem. Trzy Wirusy gonią cię po labiryncie. Zbierz dwanaście znaczników, zanim któryś cię złapie.
learn-pixoid-start = Najpierw wybierz, skąd zaczynasz: dotknij jednego z klawiszy albo czerwonej ramki w labiryncie, potem dużego przycisku.
learn-pixoid-danger = Można cię złapać na dwa sposoby: gdy wpadniesz na Wirusa albo gdy Wirus wejdzie na Piksel, na którym staniesz, lub przez niego przejdzie.
learn-pixoid-program = Teraz uciekaj: dotknij kropki w labiryncie albo strzałki i liczby. Linia pokazuje, gdzie się zatrzymasz; przekreślona strzałka oznacza ścianę. Nikt tego jeszcze nie widzi. Potem zatwierdź.
learn-pixoid-escaped = Najpierw ruszasz ty, potem naraz wszystkie Wirusy. Żaden nie przeszedł przez twój Piksel, więc bierzesz znacznik z rezerwy.
learn-pixoid-caught = Złapany! Wirus stał na twojej drodze albo przeszedł przez Piksel, na którym stoisz. To kończy rundę.
learn-pixoid-bonus = Jasne znaczniki to bonus: przejdź po takim, a będzie twój. Gdzie spodziewa się ciebie Wirus? Idź gdzie indziej i zatwierdź.
learn-pixoid-take-back = Dopóki ktoś jeszcze wybiera, możesz cofnąć swój zatwierdzony wybór. W grze standardowej każdy raz jest Pixoidem i liczą się punkty.
learn-pixoid-bug = Teraz jesteś Wirusem. Pixoid nie może zdobyć dwunastu znaczników. Wirusy nie rozmawiają: każdy zgaduje sam.
learn-pixoid-guess = Najpierw idzie Pixoid, potem ty. Zgadnij, gdzie się zatrzyma, i wybierz drogę, która prowadzi na ten Piksel albo przez niego. Potem zatwierdź.
learn-pixoid-got-him = Mamy go! Spotkał Wirusa.
learn-pixoid-got-away = Tym razem uciekł i bierze znacznik. Trzy Wirusy w różnych korytarzach zostawiają mu mniej dróg.
learn-pixoid-end = Zgadnij, ustaw, zatwierdź: to cała gra. Szczegóły są w zasadach.

## Learning Qwixx

learn-qwixx-sheet = To twoja kartka: cztery rzędy, skreślane od lewej do prawej. Czerwony i żółty rosną, zielony i niebieski maleją. Co pominiesz, przepada.
learn-qwixx-white = Dwie białe kostki są dla wszystkich: skreśl ich sumę w jednym rzędzie. Liczby w obwódce są możliwe; dotknij jednej i zatwierdź albo spasuj.
learn-qwixx-lost = Wszystko na lewo od krzyżyka przepada na dobre. Pomijaj więc jak najmniej liczb: następny rzut też jest dla ciebie.
learn-qwixx-colour = Jesteś aktywnym graczem i to jest tylko dla ciebie: jedna biała kostka i jedna kolorowa razem, w rzędzie tego koloru. Tura bez krzyżyka to nietrafienie.
learn-qwixx-points = Im więcej krzyżyków w rzędzie, tym więcej są warte: 1, 3, 6, 10, 15 i tak dalej. Mając pięć, możesz skreślić ostatnią liczbę, a to zamyka rząd dla wszystkich. Każde nietrafienie kosztuje 5.
learn-qwixx-end = Dwa zamknięte rzędy albo cztery nietrafienia kończą grę; wygrywa, kto ma najwięcej punktów.

## Learning Qwixx On Board

learn-board-race = Qwixx z wyścigiem: skreślasz liczby na kartce, a w swojej turze możesz też przesunąć pionek po torze.
learn-board-pawn = Krok 3: przesuń pionek o 1–5 wolnych pól. Liczba, na której stanie, musi być na twojej kartce skreślona, już albo teraz. Wybierz pole i zatwierdź albo zostań.
learn-board-bonus = Punkty pod pionkiem liczą się na końcu, najwyżej 20. Krzyżyk postawiony pionkiem jest taki jak każdy inny.
learn-board-end = Kto wejdzie na pięć ostatnich pól, ogłasza koniec: wszyscy inni mają jeszcze jedną turę. Dwa zamknięte rzędy albo cztery nietrafienia kończą grę od razu.
