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
