## Names, and what each game is

game-qwixx-on-board = Qwixx On Board
about-qwixx-on-board = Qwixx avec un plateau : ton pion rapporte une croix de plus, et des points

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [1] { $name } avance son pion sur la case { $field }, qui vaut un point.
       *[other] { $name } avance son pion sur la case { $field }, qui vaut { $bonus } points.
    }
event-finish-announced =
    { $turns ->
        [1] { $name } atteint l’arrivée : encore un tour pour l’autre.
       *[other] { $name } atteint l’arrivée : encore { $turns } tours, un pour chaque autre personne.
    }
event-won-finish = Le dernier tour est joué. Victoire : { $names }.

## How a match can end

reason-finish = à l’arrivée

## Why a choice is not allowed: Qwixx On Board

refusal-pawn-in-step-3-only = Le pion ne bouge qu’à l’étape 3.
refusal-only-the-pawn = L’étape 3 est celle du pion : avance-le ou passe.
refusal-pawn-distance = Un pion avance de 1 à 5 cases libres, pas de { $fields }.
refusal-past-the-last-field =
    { $fields ->
        [1] Il n’y a plus de case libre devant le pion.
       *[other] Il n’y a plus { $fields } cases libres devant le pion.
    }
refusal-field-of-closed-row =
    La rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    } est fermée, et le { $number } { $colour } n’est pas coché sur ta feuille.
refusal-field-not-crossable = Le { $number } { $colour } n’est pas coché sur ta feuille et ne peut pas l’être maintenant.

## What is wrong with a board, tile or track

place-field = case
place-fields = parcours
fault-too-few-fields = cases : { $count }, il en faut au moins { $wanted }
fault-no-such-colour = il n’y a pas de couleur « { $colour } »
fault-no-such-number = les nombres vont de 2 à 12, pas { $number }
fault-too-many-fields = cases : { $count }, { $most } au plus
fault-bonus-range = les points bonus vont de 1 à { $most }, pas { $bonus }
fault-bonus-falls = les points bonus baissent de { $before } à { $bonus } ; ils ne peuvent que monter
