# Before : and inside « » stands a no-break space, before ; ! ? a narrow one (U+202F).

## Learning by playing

learn-title = Apprends { $game } en jouant
learn-step = Étape { $step } sur { $steps }
learn-progress = Où tu en es
learn-next = Continuer
learn-skip = Quitter la leçon
learn-read-again = Relire
learn-watch = Regarde ce qui se passe…
learn-part-done = C’était la première moitié.
learn-done = Tu sais tout ce qu’il faut. Amuse-toi bien !
learn-next-part = Et maintenant l’autre camp
learn-play-on = Finir cette partie
learn-again = Encore une fois

## Learning Pixoid

learn-pixoid-you = Tu es Pixoid, le cube avec l’œil. Trois Bugs te traquent dans le labyrinthe. Récolte douze cubes avant que l’un d’eux t’attrape.
learn-pixoid-start = Choisis d’abord d’où tu pars : appuie sur une touche, ou un cadre rouge du labyrinthe, puis le gros bouton.
learn-pixoid-danger = On peut t’attraper de deux façons : si tu fonces dans un Bug, ou si un Bug vient sur le Pix où tu t’arrêtes, ou passe dessus.
learn-pixoid-program = Maintenant, file : touche un point du labyrinthe, ou une flèche et un nombre. La ligne montre où tu t’arrêteras ; une flèche barrée, c’est un mur. Personne ne le voit encore. Puis scelle.
learn-pixoid-escaped = Tu pars le premier, puis tous les Bugs en même temps. Aucun n’est passé sur ton Pix : tu prends un cube de la réserve.
learn-pixoid-caught = Attrapé ! Un Bug était sur ton chemin, ou il est passé sur le Pix où tu t’es arrêté. La manche est finie.
learn-pixoid-bonus = Les cubes clairs sont un bonus : passe dessus, ils sont à toi. Où un Bug t’attendrait-il ? Va ailleurs, et scelle.
learn-pixoid-take-back = Tant que quelqu’un choisit encore, tu peux reprendre ce que tu as scellé. Dans la partie standard, chacun est Pixoid une fois, et les points comptent.
learn-pixoid-bug = Maintenant tu es un Bug. Pixoid ne doit pas avoir ses douze cubes. Les Bugs ne se parlent pas : chacun devine seul.
learn-pixoid-guess = Pixoid part le premier, puis toi. Devine où il va s’arrêter et choisis un chemin qui mène sur ce Pix ou passe dessus. Puis scelle.
learn-pixoid-got-him = On le tient ! Il a rencontré un Bug.
learn-pixoid-got-away = Il s’échappe cette fois et prend un cube. Trois Bugs dans des couloirs différents lui laissent moins d’issues.
learn-pixoid-end = Deviner, régler, sceller : c’est tout le jeu. Les détails sont dans les règles.

## Learning Qwixx

learn-qwixx-sheet = Voici ta feuille : quatre rangées, cochées de gauche à droite. Le rouge et le jaune montent, le vert et le bleu descendent. Ce que tu sautes est perdu.
learn-qwixx-white = Les deux dés blancs sont pour tous : coche leur somme dans une rangée. Les nombres entourés sont possibles ; touche-en un et scelle, ou passe.
learn-qwixx-lost = Tout ce qui est à gauche d’une croix est perdu pour de bon. Saute donc le moins possible : le prochain lancer est aussi pour toi.
learn-qwixx-colour = Tu es le joueur actif, et ceci n’est que pour toi : un dé blanc et un dé de couleur ensemble, dans la rangée de cette couleur. Sans aucune croix dans ton tour, c’est un raté.
learn-qwixx-points = Plus il y a de croix dans une rangée, plus elles valent : 1, 3, 6, 10, 15 et ainsi de suite. Avec cinq, tu peux cocher le dernier nombre, et cela ferme la rangée pour tous. Chaque raté coûte 5.
learn-qwixx-end = Deux rangées fermées ou quatre ratés finissent la partie ; qui a le plus de points gagne.

## Learning Qwixx On Board

learn-board-race = Qwixx avec une course : tu coches des nombres sur ta feuille, et à ton tour tu peux aussi avancer un pion sur le parcours.
learn-board-pawn = Étape 3 : avance ton pion de 1 à 5 cases libres. Le nombre où il s’arrête doit être coché sur ta feuille, déjà ou maintenant. Choisis une case et scelle, ou reste là.
learn-board-bonus = Les points sous ton pion comptent à la fin, 20 au plus. Une croix faite par le pion est une croix comme les autres.
learn-board-end = Qui atteint les cinq dernières cases annonce la fin : tous les autres ont encore un tour. Deux rangées fermées ou quatre ratés finissent la partie aussitôt.
