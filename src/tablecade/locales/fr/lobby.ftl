## A game in half a minute

howto-title = Comment on joue
howto-play = Reprendre l’animation
howto-pause = Arrêter l’animation
howto-step = Image { $step } sur { $steps }
howto-caught = Attrapé !
howto-pixoid-1 = Une personne est Pixoid et s’enfuit. Les autres sont les Bugs et le chassent.
howto-pixoid-2 = Sur son téléphone, chacun règle en secret une direction et une distance.
howto-pixoid-3 = Puis tout est révélé : Pixoid marche d’abord, ensuite tous les Bugs à la fois.
howto-pixoid-4 = Les murs arrêtent. Pixoid ramasse les cubes bonus sur son chemin.
howto-pixoid-5 = Un Bug qui arrive sur Pixoid ou passe par-dessus l’attrape.
howto-pixoid-6 = Chaque tour passé donne un cube à Pixoid. Avec douze, il a réussi.
howto-qwixx-1 = On lance six dés, et ils sont pour tout le monde.
howto-qwixx-2 = Chacun peut cocher la somme des dés blancs, dans une rangée.
howto-qwixx-3 = Toujours de gauche à droite : un nombre sauté est perdu.
howto-qwixx-4 = Qui a lancé peut aussi ajouter un dé blanc à un dé de couleur et cocher ce nombre.
howto-qwixx-5 = Tu as lancé sans rien cocher ? C’est un raté : cinq points de moins.
howto-qwixx-6 = Beaucoup de croix dans une rangée valent le plus. Le dernier nombre la ferme ; deux rangées fermées finissent la partie.
howto-qwixx-on-board-1 = Qwixx avec une course : tout comme dans Qwixx, et chacun a un pion.
howto-qwixx-on-board-2 = Après les croix, qui a lancé peut avancer son pion de 1 à 5 cases libres.
howto-qwixx-on-board-3 = Les cases occupées se sautent et ne comptent pas.
howto-qwixx-on-board-4 = Le nombre de la case doit être coché sur ta feuille : déjà, ou maintenant.
howto-qwixx-on-board-5 = Plus le pion est loin, plus il rapporte à la fin.
howto-qwixx-on-board-6 = Un pion sur les cinq dernières cases annonce la fin : les autres lancent encore une fois.
