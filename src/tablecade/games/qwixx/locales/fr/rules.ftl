## Qwixx: the rules

QX-intro = On lance six dés, tout le monde les regarde en même temps et peut s’en servir. Tu coches des nombres sur ta feuille, toujours plus à droite, et chaque nombre sauté est perdu pour de bon. Beaucoup de croix dans une rangée valent bien plus que les mêmes croix dispersées : à chaque lancer, la question est de savoir combien de nombres tu oses sauter.
credits-qwixx = Un jeu de Steffen Benndorf, édité par Nürnberger-Spielkarten-Verlag. Tablecade n’est pas officiel : ni l’auteur ni l’éditeur ne l’ont fait, soutenu ou autorisé.
QX-1 = La feuille
QX-1-1 = On joue de deux à quatre. Chacun a sa feuille avec quatre rangées. Le rouge et le jaune montent de 2 à 12, le vert et le bleu descendent de 12 à 2. Derrière le dernier nombre de chaque rangée se trouve un cadenas, et en bas quatre cases pour les ratés.
QX-1-1-ruling = On peut aussi jouer à cinq.
QX-1-2 = Dans chaque rangée, on va de gauche à droite. On peut sauter des nombres, mais un nombre à gauche de ta dernière croix ne se coche plus jamais. La rangée où tu coches ensuite, c’est toi qui la choisis.
QX-1-3 = Il y a six dés : deux blancs, et un rouge, un jaune, un vert et un bleu.
QX-1-example = Avec des croix sur le 4 et le 6 rouges, tu peux encore cocher du 7 au 11 rouges, et le 12 rouge quand tu as cinq croix. Les 2, 3 et 5 rouges sont perdus.
QX-2 = Un tour
QX-2-1 = Le hasard désigne le premier joueur actif. Ensuite, c’est toujours le suivant dans le sens des aiguilles d’une montre.
QX-2-2 = Le joueur actif lance tous les dés encore en jeu.
QX-2-3 = L’action 1 est pour tous. Additionne les deux dés blancs : chacun peut cocher ce nombre dans une rangée de son choix. Personne n’y est obligé.
QX-2-3-ruling = Tous décident en même temps, sans voir les décisions des autres ; puis on les montre toutes, et elles comptent ensemble. On ne peut donc pas se joindre à une fermeture après son annonce : qui veut fermer aussi doit le choisir sans voir les choix des autres.
QX-2-4 = L’action 2 vient après l’action 1 et appartient au seul joueur actif. Il peut ajouter un des dés blancs à un des dés de couleur et cocher la somme dans la rangée de cette couleur.
QX-2-5 = Le joueur actif qui n’a rien coché, ni à l’action 1 ni à l’action 2, doit cocher un raté. Personne d’autre n’en reçoit jamais.
QX-2-example = À l’action 1, chacun peut cocher un 7. À l’action 2, le joueur actif peut choisir entre le 5 ou le 6 rouge, le 8 ou le 9 jaune, le 4 ou le 5 vert, et le 9 ou le 10 bleu.
QX-3 = Fermer une rangée
QX-3-1 = Le dernier nombre est le 12 en rouge et en jaune, le 2 en vert et en bleu. Pour le cocher, il faut déjà au moins cinq croix dans cette rangée.
QX-3-2 = Qui coche le dernier nombre coche aussi le cadenas derrière. Le cadenas est une croix de plus dans cette rangée.
QX-3-3 = Dès lors la rangée est fermée pour tous, et le dé de sa couleur quitte le jeu aussitôt. On l’annonce : tous apprennent en même temps quelle rangée est fermée et par qui.
QX-3-4 = À l’action 1, plusieurs joueurs peuvent fermer la même rangée. Il faut à chacun ses cinq croix, et chacun a le cadenas. Avec quatre croix ou moins, on ne peut pas suivre, même si la rangée se ferme.
QX-3-5 = Une rangée fermée à l’action 1 l’est déjà à l’action 2 du même tour.
QX-3-example = Les dés blancs montrent 6 et 6. Ada a cinq croix en rouge, Bo en a quatre. Ada coche le 12 rouge et le cadenas : sept croix. Bo ne peut pas cocher le 12 rouge, et désormais plus rien en rouge.
QX-4 = La fin et les points
QX-4-1 = La partie est finie aussitôt que quelqu’un coche son quatrième raté, ou que deux rangées au moins sont fermées.
QX-4-2 = À l’action 1, différents joueurs peuvent fermer différentes rangées : une deuxième et une troisième peuvent se fermer au même instant. Chacune de ces fermetures compte.
QX-4-3 = Dès qu’une action a fini la partie, le reste du tour tombe. Plus d’action 2, plus d’étape 3 dans Qwixx On Board, et plus de raté.
QX-4-4 = Compte les croix de chaque rangée, avec le cadenas si tu l’as ; une rangée peut en avoir douze. Le tableau dit ce qu’elles valent. Additionne les quatre rangées et retire 5 par raté.
QX-4-5 = Le plus haut total gagne.
QX-4-5-ruling = Ceux qui sont à égalité ont gagné ensemble.
QX-4-example = Quatre croix en rouge, trois en jaune, sept en vert, huit en bleu, deux ratés : 10 + 6 + 28 + 36 − 10 = 70.
