# Before : and inside « » stands a no-break space, before ; ! ? a narrow one (U+202F).

## The editor

editor-title = Dessine le tien
editor-kinds = Que dessiner
editor-kind-pixoid = Plateau de Pixoid
editor-kind-qwixx-on-board = Parcours On Board
editor-checked = Vérifié pendant que tu dessines
editor-looking = Vérification…
editor-keep = Commencer, garder, envoyer
editor-verdict =
    { $faults ->
        [0] Prêt à jouer
        [one] Encore un problème
       *[other] Encore { $faults } problèmes
    }
editor-more-faults =
    { $faults ->
        [one] et { $faults } autre
       *[other] et { $faults } autres
    }
editor-play = Jouer
editor-lost = Ce lien ne contient rien à dessiner. Il a peut-être été coupé.
editor-undo = Annuler
editor-redo = Rétablir

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
editor-good =
    { $game ->
        [pixoid] On peut aller partout : c’est un bon plateau.
       *[other] Rien à redire : c’est un bon parcours.
    }
editor-figure-end-points = Un programme peut finir sur { $value } Pix en moyenne. Au-dessous de 5, c’est facile pour Pixoid ; au-dessus de 6,3, pour les Bugs.
editor-figure-fields = Cases : { $value }

## The editor: a track

editor-field = Case { $place }
editor-field-is =
    { $wrong ->
        [true] Case { $place } : { $number } { $colour }, bonus { $bonus }, avec un problème
       *[other] Case { $place } : { $number } { $colour }, bonus { $bonus }
    }
editor-colour = Couleur
editor-number = Nombre
editor-less = Moins
editor-more = Plus
editor-add-field = Ajouter une case
editor-remove-field = L’enlever

## The editor: begin, keep, share

editor-begin = Partir de…
editor-shuffled = Quatre tuiles au hasard
editor-tile = Tuile { $word } dans tous les coins
editor-walled = Des murs partout
editor-hall = Aucun mur
editor-side = Face { $word }
editor-sevens = Rien que des sept
editor-mine = Les tiens
editor-throw-away = Jeter : { $name }
editor-name = Nom
editor-save = Enregistrer
editor-saved = Enregistré ici : { $name }
editor-share = Envoyer le lien
editor-copied = Le lien est copié.
editor-download = Télécharger
editor-open = Ouvrir un fichier
editor-opened = Ouvert : { $name }
editor-not-opened = Il n’y a rien à dessiner dans { $name }.
