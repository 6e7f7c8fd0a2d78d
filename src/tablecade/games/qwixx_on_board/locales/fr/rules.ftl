## Qwixx On Board: the rules

QB-intro = Qwixx avec une course à côté. Après les deux actions que tu connais, le joueur actif peut avancer un pion sur un parcours de nombres colorés. Une case ne te laisse entrer que si son nombre est coché sur ta feuille, maintenant ou déjà, et plus tu avances, plus il y a de points bonus sous ton pion. Toutes les règles de Qwixx restent, avec ces changements.
credits-qwixx-on-board = Un jeu de Steffen Benndorf et Reinhard Staupe, édité par Nürnberger-Spielkarten-Verlag. Tablecade n’est pas officiel : ni les auteurs ni l’éditeur ne l’ont fait, soutenu ou autorisé.
QB-1 = Le plateau
QB-1-1 = On joue de deux à quatre. Le plateau a deux faces, et les joueurs en choisissent une. Au début, tous les pions sont sur la case de départ.
QB-1-2 = Le plateau est un parcours de cases. Chacune montre une couleur et un nombre qui sont aussi sur la feuille, et dessous son bonus, qui monte de 1 à 20 le long du parcours. La case de départ n’a pas de bonus, et tous les pions peuvent y être ensemble.
QB-1-3 = Les faces A et B sont de notre invention, pas celles du plateau en carton. L’hôte peut recopier dans l’éditeur les cases d’un plateau imprimé et y jouer. La cinquième case de la face A est le 10 vert.
QB-1-example = Les huit premières cases de la face A : chacune a une couleur et un nombre, et dessous son bonus. La case 5 est le 10 vert.
QB-2 = Étape 3
QB-2-1 = Après les actions 1 et 2, le joueur actif, et lui seul, peut avancer son pion de 1, 2, 3, 4 ou 5 cases libres. Un pion ne recule jamais.
QB-2-2 = Une case occupée ne se compte pas : on la saute. Il y a place pour un pion par case, et aucun n’est jamais renvoyé.
QB-2-3 = Le nombre de la case où le pion s’arrête doit être coché sur ta feuille. Ou bien il l’était déjà, ou bien tu le coches maintenant, et tout ce qui vaut pour une croix vaut alors. Si ni l’un ni l’autre n’est possible, le pion ne peut pas aller sur cette case.
QB-2-4 = Une croix faite à l’étape 3 est une croix comme les autres. Elle peut fermer une rangée, et elle peut finir la partie.
QB-2-5 = Sur une case dont la rangée est fermée n’entre que celui qui avait déjà coché son nombre.
QB-2-6 = Le joueur actif peut donc faire jusqu’à trois croix dans un tour. Le raté est dû s’il n’y a eu de croix ni à l’action 1, ni à l’action 2, ni à l’étape 3. Aller sur un nombre déjà coché est un déplacement, mais pas une croix.
QB-2-7 = Le pion doit s’arrêter sur le parcours. Un déplacement au-delà de la dernière case n’est pas permis.
QB-2-8 = Si le nombre coché par le déplacement d’un pion finit la partie, le pion a bougé quand même, et le bonus de sa nouvelle case compte.
QB-2-example = Ton pion est sur la case 2, un autre sur la case 4. Avancer de 1 te mène à la case 3, de 2 à la case 5, de 3 à la case 6. Si la case 5 est le 10 vert et que tu as coché le 9 vert mais pas le 10, la case 5 est hors d’atteinte.
QB-3 = La fin et les points
QB-3-1 = Dès que le pion du joueur actif est sur une des cinq dernières cases, la fin est annoncée. Tous les autres sont encore une fois joueur actif, puis la partie est finie.
QB-3-2 = Les deux fins de Qwixx existent toujours, et elles viennent toujours aussitôt.
QB-3-3 = Tes points sont ceux de ta feuille et le bonus de la case où est ton pion : 20 au plus, rien sur la case de départ.
QB-3-4 = Une fois la fin annoncée, d’autres pions peuvent atteindre les cinq dernières cases, mais les tours qui restent ne changent pas.
QB-3-5 = Si un quatrième raté ou une deuxième rangée fermée arrive au tout dernier tour, c’est cela qu’on nomme comme raison de la fin.
QB-3-example = Quatre jouent, et Cleo atteint les cinq dernières cases. Dan, Ada et Bo sont chacun actif encore une fois, dans cet ordre ; après le tour de Bo, on compte les feuilles.
