## A game in half a minute

howto-qwixx-on-board-1 = Qwixx avec une course : tout comme dans Qwixx, et chacun a un pion.
howto-qwixx-on-board-2 = Après les croix, qui a lancé peut avancer son pion de 1 à 5 cases libres.
howto-qwixx-on-board-3 = Les cases occupées se sautent et ne comptent pas.
howto-qwixx-on-board-4 = Le nombre de la case doit être coché sur ta feuille : déjà, ou maintenant.
howto-qwixx-on-board-5 = Plus le pion est loin, plus il rapporte à la fin.
howto-qwixx-on-board-6 = Un pion sur les cinq dernières cases annonce la fin : les autres lancent encore une fois.
