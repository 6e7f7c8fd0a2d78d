# Before : and inside « » stands a no-break space, before ; ! ? a narrow one (U+202F).

## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## Why a choice is not allowed: Pixoid

refusal-already-placed = Ce cube est déjà dans le labyrinthe : programme son déplacement.
refusal-place-first = Pose d’abord le cube sur un Pix de départ.
refusal-not-a-start-pix = { $pix } n’est pas un Pix de départ.
refusal-start-pix-taken = Un autre cube occupe déjà { $pix }.
refusal-distance = La distance va de 1 à 9, pas { $distance }.
refusal-wall-ahead = Il y a un mur juste à côté de { $pix } : impossible d’aller { $direction }.

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Trop tard pour le { $number } { $colour } : une rangée se coche seulement de gauche à droite.
refusal-too-few-crosses =
    { $crosses ->
        [0] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a aucune.
        [one] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a qu’une.
       *[other] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a que { $crosses }.
    }
refusal-row-closed =
    La rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    } est fermée.
refusal-not-on-the-dice = Les dés ne donnent pas le { $number } { $colour }.
refusal-not-for-a-player = C’est aux dés d’en décider, pas à toi.
refusal-not-for-the-dice = Ce n’est pas ce que les dés décident maintenant.
refusal-no-such-seat = Il n’y a pas de place { $seat }.
refusal-die-left-the-game = Le dé { $colour } n’est plus en jeu.
refusal-die-missing = Il manque le dé { $colour } dans le lancer.
refusal-no-such-die = Il n’y a pas de dé « { $die } ».
refusal-no-such-face = Un dé { $colour } ne peut pas montrer { $face } : entre 1 à 6.
refusal-faces = Faces pour { $colour } : { $faces } au lieu de { $dice }.

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

place-tile = tuile
place-board = plateau
place-row = rangée
place-column = colonne
place-field = case
place-start = départ
place-or = ou
place-bonus = bonus
place-open = passage
place-size = taille
place-pix = Pix
place-fields = parcours
error-bad-board = { $place } : { $reason }
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
fault-too-few-fields = cases : { $count }, il en faut au moins { $wanted }
fault-no-such-colour = il n’y a pas de couleur « { $colour } »
fault-no-such-number = les nombres vont de 2 à 12, pas { $number }
fault-too-many-fields = cases : { $count }, { $most } au plus
fault-bonus-range = les points bonus vont de 1 à { $most }, pas { $bonus }
fault-bonus-falls = les points bonus baissent de { $before } à { $bonus } ; ils ne peuvent que monter

## Errors of a call or a file

error-bad-notation = « { $text } » ne veut rien dire dans ce jeu.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
error-unknown-bot = Il n’y a pas de bot « { $bot } » pour { $game } ; il y a { $known }.
error-bad-bot = Le bot « { $bot } » ne peut pas être utilisé : { $problem }
error-bot-failed = Le bot « { $bot } » a échoué : { $problem }
error-bot-failed-at = Le bot « { $bot } » a échoué : { $problem } ({ $file }, ligne { $line })
error-game-failed = Le jeu « { $game } » a échoué : { $problem }
error-package-failed = Le paquet { $package } a échoué : { $problem } ({ $file }, ligne { $line })
error-bad-answer = Le bot « { $bot } » a répondu { $answer }, qui n’est pas un choix permis pour la main { $hand }.
error-illegal-answer = Le bot « { $bot } » a choisi { $action } pour la main { $hand } : { $reason }
plugin-problem = Le module « { $name } » ({ $group }) du paquet { $package } ne peut pas être utilisé : { $problem }
error-game-without-coach = Il n’y a pas d’entraîneur pour { $game }.
error-no-own-dice = Dans { $game } personne ne lance de dés : ils ne peuvent pas être les vôtres.
error-wrong-seats = { $game } a de { $fewest } à { $most } places, pas { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $name } ».
error-missing-option = Il manque l’option « { $name } » de { $game }.
error-bad-option = L’option « { $name } » ne peut pas être « { $value } ». ({ $rule })
error-malformed-option = L’option « { $name } » n’a pas la forme qu’il faut : { $problem } ({ $rule })
error-unreadable-file = { $file } : { $problem }
error-not-json = { $place } : ce n’est pas du JSON valide : { $problem }
error-no-home-folder = Cet utilisateur n’a pas de dossier personnel pour ses fichiers. Donne à HOME un dossier où l’on peut écrire.
file-enoent = il n’y a pas de tel fichier ni dossier.
file-eacces = la lecture ou l’écriture n’y est pas permise.
file-eisdir = c’est un dossier et non un fichier.
file-enotdir = c’est un fichier et non un dossier.
file-enospc = le disque est plein.
file-erofs = rien ne peut y être écrit.
file-no-fitted-values = il ne contient pas de valeurs ajustées de Pixoid.
file-not-text = ce n’est pas du texte en UTF-8.
error-missing-extra = Il manque le supplément « { $extra } ». Pour l’installer : { $command }
error-illegal-choice = La main { $hand } ne peut pas choisir { $action } : { $reason }
error-not-awaited = La main { $hand } n’a pas de choix à faire maintenant.
error-choice-missing = Il manque le choix de la main { $hand }.
error-bad-match = ligne { $line } : { $reason }
error-bad-line = Un fichier de partie n’a pas de ligne comme celle-ci : { $problem }
error-wrong-count = n vaut { $n }, mais c’est le tour de { $expected }.
error-wrong-dice = Les dés montrent « { $dealt } », mais la graine donne « { $fair } ».
error-wrong-commit = Ce n’est pas la graine qui a été scellée au début.
error-seed-missing = La première ligne scelle les dés, la dernière les prouve par leur graine : l’une des deux manque.
error-wrong-outcome = Le résultat indiqué est « { $stated } », mais le vrai est « { $correct } ».
error-outcome-missing = La partie est finie, mais il manque son résultat.
error-line-after-end = Rien ne peut suivre la fin d’une partie.
error-not-compiled = Le moteur compilé n’a pas le bot « { $bot } » de { $game }, seulement { $known }. Omets --engine, ou utilise --engine rules.
error-workers-lost =
    { $workers ->
        [one] { $workers } processus de calcul est mort, peut-être par manque de mémoire. Essaies-en moins avec --workers.
       *[other] { $workers } processus de calcul sont morts, peut-être par manque de mémoire. Essaies-en moins avec --workers.
    }
error-bad-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray : elle donne un hôte, un deux-points et un port de 1 à 65535.
error-no-ray-cluster = Aucune grappe Ray ne répond à { $address } : { $problem }
error-no-seat-in-match = Cette partie a les places 0 à { $last }, pas { $seat }.
error-other-game = { $file } est une partie de { $game }, pas de { $named }.
error-other-bots = { $file } est une partie avec les bots { $bots } : pour la reprendre, nomme exactement ceux-ci avec --bots.
error-file-there = { $file } existe déjà. Indique un autre fichier, ou reprends cette partie avec --resume.
error-said-by-file = { $option } ne va pas avec --resume : le fichier de la partie le dit déjà.
error-no-matches = { $folder } ne contient aucune partie terminée de { $game }.
error-no-adapter = Il n’y a pas d’environnement de { $game }, seulement de { $known }.
error-unknown-opponent = Il n’y a pas d’adversaire compilé « { $opponent } », seulement { $known }.
