## Names, and what each game is

game-pixoid = Pixoid
about-pixoid = Pixoid fuit dans le circuit, trois Bugs le traquent ; on programme en secret, on révèle tous ensemble

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = vers le haut
direction-down = vers le bas
direction-left = à gauche
direction-right = à droite

## Pixoid: what happened

event-placed = { $name } part de { $pix }.
event-revealed = Les manettes indiquent : { $programs }.
event-picked = Pixoid ramasse le cube Bonus sur { $pix }.
event-caught = Pixoid se fait attraper sur { $pix } par { $names } !
event-escaped =
    { $reserve ->
        [0] Pixoid s’échappe et prend le dernier cube de la réserve.
        [one] Pixoid s’échappe et prend un cube ; il en reste un dans la réserve.
       *[other] Pixoid s’échappe et prend un cube ; il en reste { $reserve } dans la réserve.
    }
event-round-ended = La manche est finie : { $name } marque { $points } ({ $taken } de la réserve, { $bonus } en bonus), chaque Bug { $bugs }.
event-round-began = Manche { $round } : { $name } devient Pixoid.
event-controller-passed = { $name } prend la seconde manette.
event-won-rounds = La partie est finie. Victoire : { $names }.
event-won-twelve = Douze cubes ! { $names } gagne dans la peau de Pixoid.
event-won-caught = Les Bugs gagnent ensemble : { $names }.

## How a match can end

reason-rounds = après toutes les manches
reason-twelve = par douze cubes
reason-caught = par une capture

## Why a choice is not allowed: Pixoid

refusal-already-placed = Ce cube est déjà dans le labyrinthe : programme son déplacement.
refusal-place-first = Pose d’abord le cube sur un Pix de départ.
refusal-not-a-start-pix = { $pix } n’est pas un Pix de départ.
refusal-start-pix-taken = Un autre cube occupe déjà { $pix }.
refusal-distance = La distance va de 1 à 9, pas { $distance }.
refusal-wall-ahead = Il y a un mur juste à côté de { $pix } : impossible d’aller { $direction }.

## What is wrong with a board, tile or track

place-tile = tuile
place-board = plateau
place-row = rangée
place-column = colonne
place-start = départ
place-or = ou
place-bonus = bonus
place-open = passage
place-size = taille
place-pix = Pix
fault-size = un plateau a de { $smallest } à { $largest } Pix de côté, pas { $size }
fault-no-such-pix = il n’y a pas de Pix { $pix } sur ce plateau
fault-twice = { $name } y est deux fois
fault-not-neighbours = ces deux Pix ne sont pas voisins
fault-start-count = Pix de départ : { $count } au lieu de { $wanted }
fault-bonus-count = Pix de cube Bonus : { $count } au lieu de { $wanted }
fault-no-way-out = des murs de tous les côtés : aucune sortie
fault-not-connected = aucun chemin n’y mène depuis { $from }
fault-drawing-height = lignes dessinées : { $lines } au lieu de { $wanted }
fault-drawing-width = la ligne est trop longue : « { $found } » à la ligne { $line }, caractère { $character }
fault-drawing-character = « { $found } » n’a pas sa place à la ligne { $line }, caractère { $character }
fault-drawing-broken-wall = un mur, c’est trois tirets, pas « { $found } », à la ligne { $line }, caractère { $character }
fault-tile-heading = un dessin commence par une ligne comme « tile A side 1 »
fault-tile-missing = cette face n’est pas dessinée
fault-border-open = le bord du plateau doit être fermé ici
fault-edges-do-not-meet =
    { $edge ->
        [right] une ouverture du bord droit n’est pas la même que sur les autres tuiles, les couloirs ne se rejoindraient pas
       *[lower] une ouverture du bord inférieur n’est pas la même que sur les autres tuiles, les couloirs ne se rejoindraient pas
    }

## Errors of a call or a file

file-no-fitted-values = il ne contient pas de valeurs ajustées de Pixoid.
