## Qwixx On Board: the rules

QB-intro = Qwixx, a obok wyścig. Po dwóch znanych akcjach aktywny gracz może przesunąć pionek po torze kolorowych liczb. Pole wpuści cię tylko wtedy, gdy jego liczba jest skreślona na twojej kartce, teraz albo już wcześniej, a im dalej zajdziesz, tym więcej punktów dodatkowych czeka pod pionkiem. Obowiązują wszystkie zasady Qwixx z poniższymi zmianami.
credits-qwixx-on-board = Autorzy gry: Steffen Benndorf i Reinhard Staupe; wydawca: Nürnberger-Spielkarten-Verlag. Tablecade jest nieoficjalne: nie powstało u nich ani z ich poparciem lub licencją.
QB-1 = Plansza
QB-1-1 = Grają dwie do czterech osób. Plansza ma dwie strony i gracze uzgadniają jedną z nich. Na początku wszystkie pionki stoją na polu startowym.
QB-1-2 = Plansza to tor z pól. Na każdym jest kolor i liczba, które są też na kartce, a pod nimi punkty dodatkowe, rosnące wzdłuż toru od 1 do 20. Pole startowe nie ma punktów i mogą na nim stać wszystkie pionki razem.
QB-1-3 = Strony A i B to własne projekty, inne niż na kartonowej planszy. Gospodarz może w edytorze przepisać pola drukowanej planszy i grać na nich. Piąte pole strony A to zielone 10.
QB-1-example = Pierwszych osiem pól strony A: każde ma kolor i liczbę, a pod nimi punkty dodatkowe. Pole 5 to zielone 10.
QB-2 = Krok 3
QB-2-1 = Po akcjach 1 i 2 aktywny gracz, i nikt inny, może przesunąć swój pionek o 1, 2, 3, 4 lub 5 wolnych pól do przodu. Pionki nigdy się nie cofają.
QB-2-2 = Pola z pionkiem się nie liczy: przeskakuje się je. Na polu mieści się jeden pionek i żadnego nigdy się nie wyrzuca.
QB-2-3 = Liczba pola, na którym pionek staje, musi być skreślona na twojej kartce. Albo była już wcześniej, albo skreślasz ją teraz i wtedy obowiązuje wszystko, co dotyczy krzyżyków. Jeśli nie da się ani tak, ani tak, pionek nie może tam wejść.
QB-2-4 = Krzyżyk z kroku 3 jest taki sam jak każdy inny. Może zamknąć rząd i może zakończyć grę.
QB-2-5 = Na pole, którego rząd jest zamknięty, wejdzie tylko ten, kto skreślił jego liczbę wcześniej.
QB-2-6 = Aktywny gracz może więc w jednej turze postawić do trzech krzyżyków. Nietrafienie zaznacza się wtedy, gdy nie było krzyżyka ani w akcji 1, ani w akcji 2, ani w kroku 3. Wejście na liczbę skreśloną wcześniej jest ruchem, ale nie krzyżykiem.
QB-2-7 = Pionek musi stanąć na torze. Ruch poza ostatnie pole jest niedozwolony.
QB-2-8 = Jeśli liczba skreślona ruchem pionka kończy grę, pionek mimo to się przesunął i liczą się punkty jego nowego pola.
QB-2-example = Twój pionek stoi na polu 2, inny na polu 4. Ruch o 1 prowadzi na pole 3, o 2 na pole 5, o 3 na pole 6. Jeśli pole 5 to zielone 10, a ty masz skreślone zielone 9, lecz nie zielone 10, to pole 5 jest poza zasięgiem.
QB-3 = Koniec i punkty
QB-3-1 = Gdy pionek aktywnego gracza stanie na jednym z pięciu ostatnich pól, ogłasza się koniec. Wszyscy pozostali są jeszcze raz aktywni i gra się kończy.
QB-3-2 = Oba zakończenia z Qwixx nadal obowiązują i nadal następują natychmiast.
QB-3-3 = Twoje punkty to punkty z kartki i punkty dodatkowe pola, na którym stoi pionek: najwyżej 20, a na polu startowym żadnych.
QB-3-4 = Po ogłoszeniu końca dalsze pionki mogą wejść na jedno z pięciu ostatnich pól, ale liczba pozostałych tur się nie zmienia.
QB-3-5 = Jeśli w ostatniej turze wypadnie czwarte nietrafienie albo zamknie się drugi rząd, to one są podawane jako powód końca gry.
QB-3-example = Gra czworo i Cleo wchodzi na jedno z pięciu ostatnich pól. Dan, Ada i Bo są jeszcze raz aktywni, w tej kolejności; po turze Bo liczy się kartki.
