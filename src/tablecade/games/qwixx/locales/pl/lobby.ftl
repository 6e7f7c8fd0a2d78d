## A game in half a minute

howto-qwixx-1 = Rzuca się sześcioma kostkami, a wynik jest dla wszystkich.
howto-qwixx-2 = Każdy może skreślić sumę białych kostek, w jednym rzędzie.
howto-qwixx-3 = Zawsze od lewej do prawej: pominięta liczba przepada.
howto-qwixx-4 = Kto rzucał, może też dodać białą kostkę do kolorowej i skreślić tę sumę.
howto-qwixx-5 = Twój rzut i żadnego skreślenia? To nietrafienie: pięć punktów mniej.
howto-qwixx-6 = Najwięcej liczy się wiele skreśleń w jednym rzędzie. Przy pięciu krzyżykach ostatnia liczba zamyka rząd; dwa zamknięte rzędy albo cztery nietrafienia kończą grę.
