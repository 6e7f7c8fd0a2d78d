## Learning Qwixx On Board

learn-board-race = Qwixx avec une course : tu coches des nombres sur ta feuille, et à ton tour tu peux aussi avancer un pion sur le parcours. Si tu ne connais pas encore Qwixx, joue d’abord à l’original.
learn-board-pawn = Étape 3 : avance ton pion de 1 à 5 cases libres. Le nombre où il s’arrête doit être coché sur ta feuille, déjà ou maintenant. Choisis une case et scelle, ou reste là.
learn-board-bonus = Les points sous ton pion comptent à la fin, 20 au plus. Une croix faite par le pion est une croix comme les autres.
learn-board-end = Qui atteint les cinq dernières cases annonce la fin : tous les autres ont encore un tour. Deux rangées fermées ou quatre ratés finissent la partie aussitôt.
