## A game in half a minute

howto-title = Jak się gra
howto-play = Odtwarzaj dalej
howto-pause = Zatrzymaj obrazy
howto-step = Obraz { $step } z { $steps }
howto-caught = Złapany!
howto-pixoid-1 = Jedna osoba jest Pixoidem i ucieka. Pozostali to Wirusy i go gonią.
howto-pixoid-2 = Każdy ustawia w tajemnicy na telefonie kierunek i odległość.
howto-pixoid-3 = Potem wszystko się odkrywa: najpierw idzie Pixoid, potem wszystkie Wirusy naraz.
howto-pixoid-4 = Ściany zatrzymują. Pixoid zbiera po drodze znaczniki bonusowe.
howto-pixoid-5 = Wirus, który wejdzie na Pixoida albo przez niego przejdzie, łapie go.
howto-pixoid-6 = Za każdą przetrwaną turę Pixoid dostaje kostkę. Z dwunastoma mu się udało.
howto-qwixx-1 = Rzuca się sześcioma kostkami, i to dla wszystkich.
howto-qwixx-2 = Każdy może skreślić sumę białych kostek, w jednym rzędzie.
howto-qwixx-3 = Zawsze od lewej do prawej: pominięta liczba przepada.
howto-qwixx-4 = Kto rzucał, może też dodać białą kostkę do kolorowej i skreślić tę sumę.
howto-qwixx-5 = Twój rzut i żadnego skreślenia? To nietrafienie: pięć punktów mniej.
howto-qwixx-6 = Najwięcej liczy się wiele skreśleń w jednym rzędzie. Ostatnia liczba go zamyka; dwa zamknięte rzędy kończą grę.
howto-qwixx-on-board-1 = Qwixx z wyścigiem: wszystko jak w Qwixx, a każdy ma pionek.
howto-qwixx-on-board-2 = Po skreślaniu ten, kto rzucał, może ruszyć pionek o 1 do 5 wolnych pól.
howto-qwixx-on-board-3 = Pola z pionkiem przeskakuje się i nie liczy.
howto-qwixx-on-board-4 = Liczba pola musi być skreślona na twojej kartce: wcześniej albo teraz.
howto-qwixx-on-board-5 = Im dalej pionek, tym więcej punktów na koniec.
howto-qwixx-on-board-6 = Pionek na ostatnich pięciu polach zapowiada koniec: wszyscy inni rzucają jeszcze raz.
