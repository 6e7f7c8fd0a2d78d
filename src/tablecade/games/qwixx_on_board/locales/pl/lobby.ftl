## A game in half a minute

howto-qwixx-on-board-1 = Qwixx z wyścigiem: wszystko jak w Qwixx, a każdy ma pionek.
howto-qwixx-on-board-2 = Po skreślaniu ten, kto rzucał, może ruszyć pionek o 1 do 5 wolnych pól.
howto-qwixx-on-board-3 = Pola z pionkiem przeskakuje się i nie liczy.
howto-qwixx-on-board-4 = Liczba pola musi być skreślona na twojej kartce: wcześniej albo teraz.
howto-qwixx-on-board-5 = Im dalej pionek, tym więcej punktów na koniec.
howto-qwixx-on-board-6 = Pionek na ostatnich pięciu polach zapowiada koniec: wszyscy inni rzucają jeszcze raz.
