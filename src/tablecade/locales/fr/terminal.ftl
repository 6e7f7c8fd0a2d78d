## tablecade games

games-game = Jeu
games-seats = Places
games-options = Options
games-bots = Bots

## tablecade board

board-none = Ce jeu n’a pas de plateau.

## tablecade solve

solve-solving = Résolution

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

## tablecade play

play-you = Joueur 1
play-which-game = On joue à quoi ?
play-ask = { $name }, ton choix (? pour l’aide) :
play-help = Tape un des choix affichés ; une forme courte suffit : { $short } pour { $full }. Autres mots : annule, enregistre FICHIER, quitte.
play-curtain = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-reveal = { $choices } – Entrée révèle, « annule » annule, un autre choix le remplace.
play-reveal-secret = Tous les choix sont faits. Entrée révèle, « annule » revient en arrière.
play-first = Qui commence ? { $names } – Entrée laisse décider le hasard :
play-roll = Entre ce qu’ils montrent : { $dice } (un chiffre chacun) :
play-roll-confirm = { $dice } – Entrée confirme, « annule » revient en arrière, d’autres chiffres remplacent.
play-roll-help = Tape un chiffre de 1 à 6 pour chaque dé, dans l’ordre de la question.
outcome = Partie finie { $reason }. Victoire : { $winners }.
outcome-scores = Partie finie { $reason }. Victoire : { $winners }. Points : { $scores }.
outcome-unfinished = partie inachevée
outcome-stopped = partie arrêtée par { $name }
outcome-stopped-host = partie arrêtée par l’hôte
verify-by-hand = Les dés ont été lancés à la main : chaque choix suit les règles, mais personne ne peut prouver que les dés montraient ce qui a été entré.
verify-unproven = Les dés ne sont pas prouvés : chaque choix suit les règles, mais le fichier n’a ni sceau ni graine, et personne ne peut prouver ce que les dés montraient.
check-clean = { $game } : rien ne manque.
check-found = { $game } : erreurs : { $errors }, avertissements : { $warnings }
check-error = erreur
check-warning = avertissement
new-written = Le nouveau jeu est dans { $folder }. Installe-le et joue :
play-saved = La partie est enregistrée ; pour la reprendre : { $command }
play-over = La partie est dans { $file } ; tout le monde peut la vérifier avec : tablecade verify
play-finished = La partie dans { $file } est finie.
play-seed-lost = Le secret des dés de cette partie n’est pas à côté de son fichier : les dés sont nouveaux à partir d’ici, et rien ne prouvera qu’ils sont honnêtes.
play-only = { $name } n’a qu’un choix : { $choice }.
play-reveal-help = Rien n’est encore révélé. Appuie seulement sur Entrée pour révéler, ou tape « annule » pour choisir de nouveau.

## Words that can be typed

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
error-number-as-folder = --matches nomme un dossier pour les fichiers de partie, et il n’y a pas de dossier « { $value } ». Pour ce nombre de parties : --games { $value }.
error-other-matches = { $file } est une partie d’une autre simulation avec la même graine. Donne à --matches un autre dossier, ou un autre --seed.
