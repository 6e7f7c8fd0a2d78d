## A game in half a minute

howto-caught = Attrapé !
howto-pixoid-1 = Une personne est Pixoid et s’enfuit. Les autres sont les Bugs et le chassent.
howto-pixoid-2 = Sur son téléphone, chacun règle en secret une direction et une distance.
howto-pixoid-3 = Puis tout est révélé : Pixoid se déplace d’abord, ensuite tous les Bugs à la fois.
howto-pixoid-4 = Les murs arrêtent. Pixoid ramasse les cubes Bonus sur son chemin.
howto-pixoid-5 = Un Bug qui arrive sur Pixoid ou passe par-dessus l’attrape. Si Pixoid tombe sur un Bug, il est attrapé aussi.
howto-pixoid-6 = Chaque tour passé donne un cube à Pixoid. Chacun est Pixoid une fois ; qui a le plus de points gagne.
