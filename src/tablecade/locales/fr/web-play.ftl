## While a match runs

play-last-turn = Tour précédent
play-once-more = Encore une fois
play-caught = Attrapé !
play-caught-by = par { $names }
play-is-pixoid = { $name } est Pixoid
play-third-bug = Troisième Bug : { $name }
play-times-up = Temps écoulé : un bot a joué { $choice }
play-round-over = Manche { $round } sur { $rounds } terminée
play-missing = Il manque juste { $name }
pixoid-start-here = Partir d’ici

## In somebody’s first turns

play-first-pixoid-pixoid = Tu fuis ! Choisis une direction et une distance. Tu avances d’abord, puis tous les Bugs. Si aucun ne passe sur toi, tu gagnes un cube.
play-first-pixoid-bug = Tu chasses Pixoid. Il avance d’abord. Devine où il s’arrête et va sur ce Pix, ou passe dessus.
play-first-qwixx-active = À toi : tous peuvent cocher la somme blanche, puis toi seul un dé blanc plus un de couleur.
play-first-qwixx-other = Quelqu’un d’autre lance. Coche la somme blanche dans une rangée, de gauche à droite, ou passe.
play-first-qwixx-on-board-active = À toi : la somme blanche, puis un dé blanc plus un de couleur, puis ton pion.
play-first-qwixx-on-board-other = Quelqu’un d’autre lance. Coche la somme blanche dans une rangée, de gauche à droite, ou passe.

## Keys

play-keys = Touches
play-keys-row = une rangée : rouge, jaune, vert, bleu
play-keys-number = le nombre dans cette rangée
play-keys-pawn = le pion, puis 1 à 5
play-keys-seal = sceller ou passer

## The end

play-you-won = Tu as gagné !
play-you-won-together = Gagné ensemble !
play-you-lost = Perdu cette fois.
play-you-came =
    Tu finis { $place }e, à { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } du premier
card-share = Partager une image
card-send = Envoyer l’image
card-save = Enregistrer l’image
card-foot = Scanne pour revoir la partie.
award-all = À retenir
award-pixoid-escape-title = De justesse :
award-pixoid-escape =
    { $pix ->
        [1] { $name } a vu passer un Bug à un Pix.
       *[other] { $name } a vu passer un Bug à { $pix } Pix.
    }
award-pixoid-hunter-title = Meilleure chasse :
award-pixoid-hunter =
    { $count ->
        [1] { $name } a attrapé Pixoid.
       *[other] { $name } a attrapé Pixoid { $count } fois.
    }
award-pixoid-collector-title = Collection :
award-pixoid-collector =
    { $count ->
        [1] { $name } a ramassé un cube Bonus.
       *[other] { $name } a ramassé { $count } cubes Bonus.
    }
award-pixoid-run-title = Plus longue course :
award-pixoid-run = { $name } a couru { $pix } Pix en un tour.
award-qwixx-gain-title = Meilleure croix :
award-qwixx-gain = { $name } a gagné { $points } points d’un coup.
award-qwixx-row-title = Rangée la plus pleine :
award-qwixx-row =
    { $name } a fait { $count } croix dans la rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }.
award-qwixx-clean-title = Sans faute :
award-qwixx-clean = { $name } a la seule feuille sans raté.
award-board-move-title = Plus long bond :
award-board-move = { $name } a avancé son pion de { $fields } cases d’un coup.

## Row closed, on the board

play-row-closed = Rangée fermée !

## The coach on the choices

coach-on-choices-win = Chance de gagner après chaque choix
coach-on-choices-mixed = À quelle fréquence choisir
coach-on-choices-cubes = Cubes attendus
coach-hide = Masquer
