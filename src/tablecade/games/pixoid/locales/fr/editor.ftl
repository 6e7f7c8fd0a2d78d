## The editor

editor-kind-pixoid = Plateau de Pixoid

## The editor: a board

editor-maze = Le labyrinthe, en { $pix }
editor-maze-keys = Les flèches vont de Pix en Pix. Avec Maj, elles ouvrent ou ferment le mur de ce côté. S pose un départ, B un bonus.
editor-pix = Pix { $pix }
editor-pix-is = { $pix } { $marks } : { $ways }
editor-no-way = des murs de tous les côtés
editor-way = Couloir { $direction }
editor-start = Départ
editor-bonus = Bonus
editor-alike = Tous les coins pareils
editor-alike-note = Dessine une tuile, les autres tournent avec elle.
editor-size = Taille
editor-figure-end-points = Un programme peut finir sur { $value } Pix en moyenne. Au-dessous de 5, c’est facile pour Pixoid ; au-dessus de 6,3, pour les Bugs.

## The editor: begin, keep, share

editor-tile = Tuile { $word } dans tous les coins
editor-walled = Des murs partout
editor-hall = Aucun mur
