# Before : and inside « » stands a no-break space, before ; ! ? a narrow one (U+202F).

## tablecade games

games-game = Jeu
games-seats = Places
games-options = Options
games-bots = Bots

## tablecade board

board-end-points = Pix d’arrivée différents d’un programme, en moyenne : { $figure }
board-none = Ce jeu n’a pas de plateau.
board-start = Départ :

## tablecade solve

solve-solving = Résolution
solve-qwixx = Qwixx seul, actif à chaque tour : { $points } points en jouant au mieux

## tablecade simulate

simulate-playing = Les bots jouent
simulate-summary =
    { $games ->
        [1] { $game } : une partie, graine { $seed }, moteur { $engine }, { $decisions } décisions. Fin de partie : { $reasons }.
       *[other] { $game } : { $games } parties, graine { $seed }, moteur { $engine }, { $decisions } décisions chacune en moyenne. Fins de partie : { $reasons }.
    }
simulate-seat = Place
simulate-bot = Bot
simulate-score = Score
simulate-wins = Victoires
simulate-interval = sûr à 95 %

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
solve-start = Pix de départ
solve-worth-standard = Cubes pour Pixoid
solve-worth-short = Chance de victoire de Pixoid

## tablecade play

play-you = Joueur 1
play-which-game = On joue à quoi ?
play-ask = { $name }, ton choix (? pour l’aide) :
play-help = Tape un des choix affichés ; une forme courte suffit : { $short } pour { $full }. Autres mots : annule, enregistre FICHIER, quitte.
play-curtain = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-reveal = { $choices } – Entrée révèle, « annule » annule, un autre choix le remplace.
play-reveal-secret = Tous les choix sont faits. Entrée révèle, « annule » revient en arrière.
qwixx-task-roll = { $name } lance les dés.
play-roll = Entre ce qu’ils montrent : { $dice } (un chiffre chacun) :
play-roll-confirm = { $dice } – Entrée confirme, « annule » revient en arrière, d’autres chiffres remplacent.
play-roll-help = Tape un chiffre de 1 à 6 pour chaque dé, dans l’ordre de la question.
outcome = Partie finie { $reason }. Victoire : { $winners }.
outcome-scores = Partie finie { $reason }. Victoire : { $winners }. Points : { $scores }.
outcome-unfinished = partie inachevée
verify-by-hand = Les dés ont été lancés à la main : chaque choix et le résultat suivent les règles, mais personne ne peut prouver que les dés montraient ce qui a été entré.
play-saved = La partie est enregistrée ; pour la reprendre : { $command }
play-over = La partie est dans { $file } ; tout le monde peut la vérifier avec : tablecade verify
play-finished = La partie dans { $file } est finie.
play-seed-lost = Le secret des dés de cette partie n’est pas à côté de son fichier : les dés sont nouveaux à partir d’ici, et rien ne prouvera qu’ils sont honnêtes.
play-only = { $name } n’a qu’un choix : { $choice }.
play-reveal-help = Rien n’est encore révélé. Appuie seulement sur Entrée pour révéler, ou tape « annule » pour choisir de nouveau.

## Scenes

pixoid-turn = Manche { $round } sur { $rounds }, tour { $turn } sur 12
pixoid-reserve =
    { $reserve ->
        [one] Réserve : { $reserve } cube
       *[other] Réserve : { $reserve } cubes
    }
pixoid-second = { $name } (seconde manette)
pixoid-wall = mur
qwixx-active = joueur actif
qwixx-misses = Ratés
qwixx-total = Total { $score }
qwixx-dice = Dés
board-task-3-miss = Étape 3 : avance le pion. Sans croix dans cette étape, le tour est un raté : −5.
board-task-3 = Étape 3 : avance le pion, ou passe.
qwixx-only-pass = { $name } : aucun nombre ne va, donc tu passes.
qwixx-task-2-miss = Action 2 : coche la somme d’un dé blanc et d’un dé de couleur dans la rangée de cette couleur. Si tu passes maintenant, c’est un raté : −5.
qwixx-task-2 = Action 2 : coche la somme d’un dé blanc et d’un dé de couleur dans la rangée de cette couleur, ou passe.
qwixx-task-1 = Action 1 : coche { $sum } dans une rangée, ou passe.
pixoid-second-beside = (seconde manette)
pixoid-task-go = Règle une direction et une distance de 1 à 9 ; un mur arrête le cube.
pixoid-task-start = Choisis le Pix de départ de ce cube.

## Words that can be typed

type-up = haut
type-down = bas
type-left = gauche
type-right = droite
type-red = rouge
type-yellow = jaune
type-green = vert
type-blue = bleu
type-pass = passe
type-pawn = pion
type-help = aide
type-undo = annule
type-save = enregistre
type-quit = quitte

error-misuse = « { $command } » ne s’utilise pas ainsi ; « { $command } --help » dit comment.
error-unknown-command = Il n’y a pas de commande « { $name } » ; il y a { $known }.
error-unknown-flag = « { $command } » n’a pas d’option « { $option } » ; « { $command } --help » les donne toutes.
error-mistyped-flag = « { $command } » n’a pas d’option « { $option } ». Voulais-tu dire « { $similar } » ?
error-missing-value = L’option « { $option } » demande une valeur.
error-missing-parameter = « { $command } » demande { $name } : { $about }
error-bad-value = Cette valeur n’est pas permise pour { $name } : { $about }
error-extra-words = « { $command } » ne prend pas « { $words } » ; « { $command } --help » dit ce qu’elle prend.
error-board-or-all = Donne un plateau, ou --all.
error-board-and-all = Donne soit un plateau, soit --all, pas les deux.
error-number-as-folder = --matches nomme un dossier pour les fichiers de partie, et il n’y a pas de dossier « { $value } ». Pour ce nombre de parties : --games { $value }.
error-other-matches = { $file } est une partie d’une autre simulation avec la même graine. Donne à --matches un autre dossier, ou un autre --seed.
