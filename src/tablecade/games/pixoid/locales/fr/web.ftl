## Pixoid: the table is set

pixoid-variant = Durée
pixoid-standard = Standard
pixoid-standard-note = Chacun fuit une fois, les points comptent
pixoid-short = Courte
pixoid-short-note = Une manche : douze cubes ou une capture
pixoid-board = Plateau
pixoid-board-named = Plateau { $name }
pixoid-corner = Tuile du coin { $corner }
pixoid-shuffle = Mélanger
pixoid-four-tiles = Quatre tuiles
pixoid-tile-sides = Faces { $word } des tuiles
pixoid-usual-tiles = Tuiles de Tablecade
pixoid-own-tiles-note = Pour tes propres tuiles, dessine toutes les faces 1 comme un plateau, de A à D dans le sens horaire depuis le coin supérieur gauche, et toutes les faces 2 comme un autre.
pixoid-draw-board = Dessiner ton plateau
pixoid-redraw-board = Redessiner ce plateau

## Pixoid: where it stands

pixoid-where = Manche { $round } sur { $rounds } · tour { $turn } sur 12
pixoid-where-short =
    { $cubes ->
        [one] { $cubes } cube sur 12
       *[other] { $cubes } cubes sur 12
    }
pixoid-in-reserve =
    { $reserve ->
        [one] Réserve : { $reserve } cube
       *[other] Réserve : { $reserve } cubes
    }
pixoid-has = Pixoid a
pixoid-turns = de la réserve
pixoid-bonus = en bonus
pixoid-told-cube = { $name } : sur { $pix }
pixoid-told-bonus = Cubes Bonus : { $pix }
pixoid-told-way = De { $from } { $direction } : { $path }
pixoid-second-controller = seconde manette
pixoid-third-colour = Couleur du troisième Bug
pixoid-own-controller = ta manette
pixoid-controllers = Tes manettes

## Pixoid: the phone

pixoid-you-pixoid = Tu es Pixoid
pixoid-you-bug = Tu es un Bug
pixoid-hint-start = Choisis d’où tu pars.
pixoid-hint-pixoid = Échappe-toi : par où, jusqu’où ? Personne ne le voit encore.
pixoid-hint-bug = Où s’arrêtera Pixoid ? Va sur lui ou passe dessus pour l’attraper.
pixoid-hint-wall = Un mur t’arrête ici : { $steps } et toute distance plus longue s’arrêtent sur ce Pix.
pixoid-direction = Direction
pixoid-distance = Distance
pixoid-steps =
    { $steps ->
        [one] { $steps } Pix
       *[other] { $steps } Pix
    }
pixoid-start = Choisis un départ
pixoid-turn-board = Tourner le plateau vers ton côté de la table
pixoid-track = Piste de score

## Pixoid: the big screen

pixoid-call = Réglez vos manettes
pixoid-call-start = Choisissez vos départs
pixoid-watch = Ils partent !
pixoid-escaped = Échappé !
pixoid-round-over = { $name } dans la peau de Pixoid : { $taken } + { $bonus } en bonus
pixoid-round-done = La manche est finie

## While a match runs

play-caught = Attrapé !
play-caught-by = par { $names }
play-is-pixoid = { $name } est Pixoid
play-third-bug = Troisième Bug : { $name }
pixoid-start-here = Partir d’ici

## In somebody’s first turns

play-first-pixoid-pixoid = Tu fuis ! Choisis une direction et une distance. Tu avances d’abord, puis tous les Bugs. Si aucun n’arrive sur ton Pix ni ne passe dessus, tu gagnes un cube.
play-first-pixoid-bug = Tu chasses Pixoid. Il avance d’abord. Devine où il s’arrête et va sur ce Pix, ou passe dessus.

## The end

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

## The coach on the choices

coach-on-choices-cubes = Cubes attendus
