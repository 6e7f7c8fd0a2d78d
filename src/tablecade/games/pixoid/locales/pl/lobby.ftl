## A game in half a minute

howto-caught = Złapany!
howto-pixoid-1 = Jedna osoba jest Pixoidem i ucieka. Pozostali to Wirusy i go gonią.
howto-pixoid-2 = Każdy ustawia w tajemnicy na telefonie kierunek i odległość.
howto-pixoid-3 = Potem wszystko się odkrywa: najpierw idzie Pixoid, potem wszystkie Wirusy naraz.
howto-pixoid-4 = Ściany zatrzymują. Pixoid zbiera po drodze znaczniki Bonusowe.
howto-pixoid-5 = Wirus, który wejdzie na Pixoida albo przez niego przejdzie, łapie go. Pixoid, który wpadnie na Wirusa, też jest złapany.
howto-pixoid-6 = Za każdą przetrwaną turę Pixoid dostaje znacznik. Każdy jest raz Pixoidem; wygrywa, kto ma najwięcej punktów.
