## Qwixx: the rules

QX-intro = Rzuca się sześcioma kostkami, wszyscy patrzą na nie naraz i wszyscy mogą z nich skorzystać. Skreślasz liczby na swojej kartce, zawsze coraz dalej w prawo, a każda pominięta przepada na dobre. Wiele krzyżyków w jednym rzędzie jest warte dużo więcej niż te same krzyżyki w kilku, więc przy każdym rzucie pytanie brzmi: ile liczb odważysz się pominąć.
credits-qwixx = Autor gry: Steffen Benndorf; wydawca: Nürnberger-Spielkarten-Verlag. Tablecade jest nieoficjalne: nie powstało u nich ani z ich poparciem lub licencją.
QX-1 = Kartka
QX-1-1 = Grają dwie do czterech osób. Każdy ma własną kartkę z czterema rzędami. Czerwony i żółty rosną od 2 do 12, zielony i niebieski maleją od 12 do 2. Za ostatnią liczbą każdego rzędu wisi kłódka, a na dole są cztery kratki na nietrafienia.
QX-1-1-ruling = Można też grać w pięć osób.
QX-1-2 = W każdym rzędzie skreśla się od lewej do prawej. Wolno pomijać liczby, ale tej, która leży na lewo od twojego ostatniego krzyżyka, nie skreślisz już nigdy. W którym rzędzie skreślasz następną, zależy od ciebie.
QX-1-3 = Jest sześć kostek: dwie białe oraz czerwona, żółta, zielona i niebieska.
QX-1-example = Mając krzyżyki na czerwonym 4 i czerwonym 6, możesz jeszcze skreślić czerwone od 7 do 11, a czerwone 12, gdy masz pięć krzyżyków. Czerwone 2, 3 i 5 przepadły.
QX-2 = Tura
QX-2-1 = Los wybiera, kto pierwszy jest aktywny. Potem aktywna jest zawsze następna osoba zgodnie z ruchem wskazówek zegara.
QX-2-2 = Aktywny gracz rzuca wszystkimi kostkami, które są jeszcze w grze.
QX-2-3 = Akcja 1 jest dla wszystkich. Zsumuj dwie białe kostki: każdy może skreślić tę liczbę w jednym wybranym rzędzie. Nikt nie musi.
QX-2-3-ruling = Wszyscy decydują jednocześnie, nie widząc decyzji innych; potem wszystkie się pokazuje i liczą się razem. Nie można więc dołączyć do zamknięcia rzędu po jego ogłoszeniu: kto chce go zamknąć, wybiera to, nie widząc wyborów innych.
QX-2-4 = Akcja 2 następuje po akcji 1 i należy tylko do aktywnego gracza. Może dodać jedną białą kostkę do jednej kolorowej i skreślić sumę w rzędzie tego koloru.
QX-2-5 = Aktywny gracz, który nie skreślił nic ani w akcji 1, ani w akcji 2, musi skreślić nietrafienie. Nikt inny nigdy go nie dostaje.
QX-2-example = W akcji 1 każdy może skreślić 7. W akcji 2 aktywny gracz może wybrać spośród czerwonego 5 lub 6, żółtego 8 lub 9, zielonego 4 lub 5 oraz niebieskiego 9 lub 10.
QX-3 = Zamykanie rzędu
QX-3-1 = Ostatnia liczba to 12 w czerwonym i żółtym, a 2 w zielonym i niebieskim. Żeby ją skreślić, trzeba mieć już w tym rzędzie co najmniej pięć krzyżyków.
QX-3-2 = Kto skreśla ostatnią liczbę, skreśla też kłódkę za nią. Kłódka to jeszcze jeden krzyżyk w tym rzędzie.
QX-3-3 = Od tej chwili rząd jest zamknięty dla wszystkich, a kostka jego koloru natychmiast wypada z gry. Zamknięcie się ogłasza: wszyscy od razu wiedzą, który to rząd i kto go zamknął.
QX-3-4 = W akcji 1 ten sam rząd może zamknąć więcej niż jedna osoba. Każda potrzebuje własnych pięciu krzyżyków i każda dostaje kłódkę. Z czterema lub mniej nie można się przyłączyć, choć rząd jest właśnie zamykany.
QX-3-5 = Rząd zamknięty w akcji 1 jest już zamknięty w akcji 2 tej samej tury.
QX-3-example = Na białych kostkach wypadło 6 i 6. Ada ma w czerwonym pięć krzyżyków, Bo cztery. Ada skreśla czerwone 12 i kłódkę: siedem krzyżyków. Bo nie może skreślić czerwonego 12, a odtąd niczego w czerwonym.
QX-4 = Koniec i punkty
QX-4-1 = Gra kończy się natychmiast, gdy ktoś skreśli czwarte nietrafienie albo gdy są zamknięte co najmniej dwa rzędy.
QX-4-2 = W akcji 1 różne osoby mogą zamknąć różne rzędy, więc drugi i trzeci rząd mogą się zamknąć w tej samej chwili. Każde z tych zamknięć się liczy.
QX-4-3 = Gdy akcja zakończyła grę, reszta tury odpada. Nie ma akcji 2, nie ma kroku 3 w Qwixx On Board i nie ma już nietrafienia.
QX-4-4 = Policz krzyżyki w każdym rzędzie, razem z kłódką, jeśli ją masz; może ich być dwanaście. Tabela mówi, ile są warte. Dodaj cztery rzędy i odejmij 5 za każde nietrafienie.
QX-4-5 = Wygrywa najwyższy wynik.
QX-4-5-ruling = Przy remisie najlepsi wygrywają wspólnie.
QX-4-example = Cztery krzyżyki w czerwonym, trzy w żółtym, siedem w zielonym, osiem w niebieskim, dwa nietrafienia: 10 + 6 + 28 + 36 − 10 = 70.
