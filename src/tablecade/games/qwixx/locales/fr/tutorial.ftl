## Learning Qwixx

learn-qwixx-sheet = Voici ta feuille : quatre rangées, cochées de gauche à droite. Le rouge et le jaune montent, le vert et le bleu descendent. Ce que tu sautes est perdu.
learn-qwixx-white = Les deux dés blancs sont pour tous : coche leur somme dans une rangée. Les nombres entourés sont possibles ; touche-en un et scelle, ou passe.
learn-qwixx-lost = Tout ce qui est à gauche d’une croix est perdu pour de bon. Saute donc le moins possible : le prochain lancer est aussi pour toi.
learn-qwixx-colour = Tu es le joueur actif, et ceci n’est que pour toi : un dé blanc et un dé de couleur ensemble, dans la rangée de cette couleur. Sans aucune croix dans ton tour, c’est un raté.
learn-qwixx-points = Plus il y a de croix dans une rangée, plus elles valent : 1, 3, 6, 10, 15 et ainsi de suite. Avec cinq, tu peux cocher le dernier nombre, et cela ferme la rangée pour tous. Chaque raté coûte 5.
learn-qwixx-end = Deux rangées fermées ou quatre ratés finissent la partie ; qui a le plus de points gagne.
