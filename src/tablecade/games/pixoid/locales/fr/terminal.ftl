## tablecade report

report-pixoid-first = Premier Pixoid

## tablecade board

board-end-points = Pix d’arrivée différents d’un programme, en moyenne : { $figure }
board-start = Départ :

## tablecade solve

solve-turn =
    { $turns ->
        [0] Aucun tour à résoudre
        [one] Un tour à résoudre
       *[other] { $turns } tours à résoudre
    }
solve-mixed =
    { $turns ->
        [0] Tous les tours résolus, { $mixed } des positions sans réponse pure
        [one] Encore un tour à résoudre, { $mixed } des positions sans réponse pure
       *[other] Encore { $turns } tours à résoudre, { $mixed } des positions sans réponse pure
    }
solve-stopped = Arrêté. Les tours résolus sont conservés ; la même commande reprend à cet endroit.
error-board-or-all = Donne un plateau, ou --all.
error-board-and-all = Donne soit un plateau, soit --all, pas les deux.
solve-start = Pix de départ
solve-worth-standard = Cubes pour Pixoid
solve-worth-short = Chance de victoire de Pixoid

## Scenes

pixoid-turn = Manche { $round } sur { $rounds }, tour { $turn } sur 12
pixoid-reserve =
    { $reserve ->
        [one] Réserve : { $reserve } cube
       *[other] Réserve : { $reserve } cubes
    }
pixoid-second = { $name } (seconde manette)
pixoid-wall = mur
pixoid-second-beside = (seconde manette)
pixoid-task-go = Règle une direction et une distance de 1 à 9 ; un mur arrête le cube.
pixoid-task-start = Choisis le Pix de départ de ce cube.

## Words that can be typed

type-up = haut
type-down = bas
type-left = gauche
type-right = droite
