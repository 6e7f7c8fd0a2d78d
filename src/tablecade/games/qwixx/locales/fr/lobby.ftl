## A game in half a minute

howto-qwixx-1 = On lance six dés, et ils sont pour tout le monde.
howto-qwixx-2 = Chacun peut cocher la somme des dés blancs, dans une rangée.
howto-qwixx-3 = Toujours de gauche à droite : un nombre sauté est perdu.
howto-qwixx-4 = Qui a lancé peut aussi ajouter un dé blanc à un dé de couleur et cocher ce nombre.
howto-qwixx-5 = Tu as lancé sans rien cocher ? C’est un raté : cinq points de moins.
howto-qwixx-6 = Beaucoup de croix dans une rangée valent le plus. Avec cinq croix, le dernier nombre ferme la rangée ; deux rangées fermées ou quatre ratés finissent la partie.
