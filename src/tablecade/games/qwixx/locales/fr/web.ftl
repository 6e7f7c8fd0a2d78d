## In somebody’s first turns

play-first-qwixx-active = À toi : tous peuvent cocher la somme blanche, puis toi seul un dé blanc plus un de couleur.
play-first-qwixx-other = Quelqu’un d’autre lance. Coche la somme blanche dans une rangée, de gauche à droite, ou passe.

## Keys

play-keys-row = une rangée : rouge, jaune, vert, bleu
play-keys-number = le nombre dans cette rangée

## The end

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

## Row closed, on the board

play-row-closed = Rangée fermée !

## Qwixx: a sheet and its rows

sheet-row =
    La rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }. Points : { $score }
sheet-cross = Cocher le { $number } { $colour }
sheet-crossed = coché
sheet-lost = perdu
sheet-lock = cadenas
sheet-lock-crossed = cadenas coché
sheet-closed = rangée fermée
sheet-misses = Ratés
sheet-crosses = Croix
sheet-points = Points
sheet-worth = Ce que valent les croix
sheet-misses-of = Ratés : { $penalties } sur 4
sheet-total = Total : { $score }
sheet-of = Feuille : { $name }
dice-are = Dés blancs : { $white }. Dés de couleur : { $coloured }.

## Qwixx: whose turn it is

sheet-turn-mine = À ton tour
sheet-turn-of = À { $name } de jouer
sheet-action-1 = Action 1 : pour tous, les dés blancs
sheet-action-2 = Action 2 : un dé blanc et un de couleur
sheet-step-3 = Étape 3 : le pion
sheet-rolled = { $name } lance les dés. Dés blancs : { $dice }.

## Qwixx: the phone

sheet-pass = Passer
sheet-hint-action-1 = Les dés blancs font { $sum } : coche un { $sum }, ou passe.
sheet-hint-action-2 = Un dé blanc plus un dé de couleur : coche un nombre, ou passe.
sheet-hint-miss = Un dé blanc plus un dé de couleur. Passer maintenant fait un raté : −5.
sheet-hint-nothing = Les dés ne te donnent rien ici.
sheet-hint-score = Points : { $before } → { $after }.
sheet-hint-lock = Cela ferme la rangée pour tout le monde.
sheet-hint-skips =
    { $count ->
        [1] Tu perds un nombre.
       *[other] Tu perds { $count } nombres.
    }

## Qwixx: the big screen

sheet-call-action-1 = Pour tous : un { $sum } à cocher ?
sheet-call-action-2 = { $name } : un dé blanc et un de couleur
sheet-call-step-3 = { $name } : le pion
sheet-rolls = lance les dés
sheet-lately = Ce qui s’est passé
sheet-setting = Le jeu simple : six dés, quatre rangées ; deux rangées fermées ou quatre ratés y mettent fin.

## Qwixx: real dice

roll-call = { $name } lance : entrez les dés
roll-mine = Lance tes dés, puis touche ce que chacun montre.
roll-refused = Quelqu’un n’est pas d’accord : corrige les dés, puis montre-les à tous.
roll-wait = { $name } lance les dés.
roll-for = Quelqu’un lance pour { $name }.
roll-here = Entrer les dés ici
roll-leave = Retour à la feuille
roll-pad = Que montrent les dés ?
roll-send = Montrer ce lancer à tous
roll-check = Entré par { $name }. Les dés montrent-ils cela ?
roll-screen = le grand écran
roll-entered = Entré : { $dice }.
roll-waits = Quelqu’un d’autre doit confirmer ce lancer.
roll-confirm = Confirmer
roll-wrong = Pas juste
roll-change = Modifier
roll-times-up = Temps écoulé : la table a lancé.
