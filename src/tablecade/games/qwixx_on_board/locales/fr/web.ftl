## In somebody’s first turns

play-first-qwixx-on-board-active = À toi : la somme blanche, puis un dé blanc plus un de couleur, puis ton pion.
play-first-qwixx-on-board-other = Quelqu’un d’autre lance. Coche la somme blanche dans une rangée, de gauche à droite, ou passe.

## Keys

play-keys-pawn = le pion, puis 1 à 5

## The end

award-board-move-title = Plus long bond :
award-board-move = { $name } a avancé son pion de { $fields } cases d’un coup.

## Qwixx On Board: the track

board-side = Face du plateau
board-side-a = Face A
board-side-a-note = Les couleurs alternent
board-side-b = Face B
board-side-b-note = Les couleurs vont par paires
board-either-side = Face A ou B
board-draw-track = Dessiner ton parcours
board-track = Le parcours
board-begin = Départ
board-field = Case { $field } : { $number } { $colour }
board-bonus =
    { $bonus ->
        [1] Bonus : un point
       *[other] Bonus : { $bonus } points
    }
board-told-pawn = pion sur la case { $field }
board-stands = ici : { $names }
board-go = Pion sur la case { $field } : { $number } { $colour }
board-hint-pawn = Avance ton pion de cinq cases libres au plus, ou laisse-le.
board-hint-pawn-miss = Avance ton pion de cinq cases libres au plus. Sans croix, ce tour est un raté : −5.
board-hint-action-2 = Un dé blanc plus un dé de couleur, ou passe : ton pion peut encore donner une croix.
board-why = Pourquoi pas :
board-why-not = Pourquoi pas { $fields } ?
board-seal-field = Sceller : case { $field }
board-stay = Laisser le pion
board-turns-left =
    { $turns ->
        [1] Dernier tour !
       *[other] Encore { $turns } tours
    }

## Replays of matches

replay-pawn =
    { $fields ->
        [one] pion de { $fields } case
       *[other] pion de { $fields } cases
    }
