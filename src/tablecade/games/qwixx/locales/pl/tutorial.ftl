## Learning Qwixx

learn-qwixx-sheet = To twoja kartka: cztery rzędy, skreślane od lewej do prawej. Czerwony i żółty rosną, zielony i niebieski maleją. Co pominiesz, przepada.
learn-qwixx-white = Dwie białe kostki są dla wszystkich: skreśl ich sumę w jednym rzędzie. Liczby w obwódce są możliwe; dotknij jednej i zatwierdź albo spasuj.
learn-qwixx-lost = Wszystko na lewo od krzyżyka przepada na dobre. Pomijaj więc jak najmniej liczb: następny rzut też jest dla ciebie.
learn-qwixx-colour = Jesteś aktywnym graczem i to jest tylko dla ciebie: jedna biała kostka i jedna kolorowa razem, w rzędzie tego koloru. Tura bez krzyżyka to nietrafienie.
learn-qwixx-points = Im więcej krzyżyków w rzędzie, tym więcej są warte: 1, 3, 6, 10, 15 i tak dalej. Mając pięć, możesz skreślić ostatnią liczbę, a to zamyka rząd dla wszystkich. Każde nietrafienie kosztuje 5.
learn-qwixx-end = Dwa zamknięte rzędy albo cztery nietrafienia kończą grę; wygrywa, kto ma najwięcej punktów.
