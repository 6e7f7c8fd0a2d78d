## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## What is wrong with a board, tile or track

error-bad-board = { $place } : { $reason }

## Errors of a call or a file

error-bad-notation = « { $text } » ne veut rien dire dans ce jeu.
error-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
error-unknown-bot = Il n’y a pas de bot « { $bot } » pour { $game } ; il y a { $known }.
error-bad-bot = Le bot « { $bot } » ne peut pas être utilisé : { $problem }
problem-command = il manque la commande
problem-answer = il a répondu { $answer } et non un JSON comme { $wanted }
problem-illegal = il a répondu { $answer }, qui n’est pas un choix permis pour la main { $hand }
problem-silent = il n’a pas répondu en { $seconds } secondes
problem-ended = le programme est terminé
problem-method = il n’a pas de méthode choose(state, hands)
error-bot-failed = Le bot « { $bot } » a échoué : { $problem }
error-bot-failed-at = Le bot « { $bot } » a échoué : { $problem } ({ $file }, ligne { $line })
error-game-failed = Le jeu « { $game } » a échoué : { $problem }
error-package-failed = Le paquet { $package } a échoué : { $problem } ({ $file }, ligne { $line })
error-bad-answer = Le bot « { $bot } » a répondu { $answer }, qui n’est pas un choix permis pour la main { $hand }.
error-illegal-answer = Le bot « { $bot } » a choisi { $action } pour la main { $hand } : { $reason }
package-problem = { $package } : { $part } de { $game } ne peut pas servir : { $problem } ({ $place })
part-rules = la partie règles
part-bots = la partie bots
part-coach = la partie entraîneur
part-terminal = la partie terminal
part-research = la partie recherche
part-locales = la partie textes
part-web = la partie affichage
error-games-not-registered = Les jeux de Tablecade ne sont pas enregistrés. Réinstalle-le : pip install -e .
error-game-without-coach = Il n’y a pas d’entraîneur pour { $game }.
error-game-without-rules = Le paquet de { $game } n’apporte pas de règles à lire.
error-game-without-benchmark = Il n’y a pas de mesures pour { $game }. « tablecade tournament GAME BOT BOT » compare les bots de n’importe quel jeu.
error-no-own-dice = Dans { $game } personne ne lance de dés : ils ne peuvent pas être les vôtres.
error-wrong-seats =
    { $allowed ->
        [exact] Places de { $game } : { $most }, pas { $seats }.
       *[range] { $game } a de { $fewest } à { $most } places, pas { $seats }.
    }
error-unknown-option = { $game } n’a pas d’option « { $name } ».
error-missing-option = Il manque l’option « { $name } » de { $game }.
error-bad-option = L’option « { $name } » ne peut pas être « { $value } ». ({ $rule })
error-no-such-value = L’option « { $name } » ne peut pas être « { $value } » ; il y a { $known }.
error-malformed-option = L’option « { $name } » n’a pas la forme qu’il faut : { $problem } ({ $rule })
error-unreadable-file = { $file } : { $problem }
error-not-json = { $place } : { $problem }
error-no-home-folder = Cet utilisateur n’a pas de dossier personnel pour ses fichiers. Donne à HOME un dossier où l’on peut écrire.
file-enoent = il n’y a pas de tel fichier ni dossier.
file-eacces = la lecture ou l’écriture n’y est pas permise.
file-eisdir = c’est un dossier et non un fichier.
file-enotdir = c’est un fichier et non un dossier.
file-enospc = le disque est plein.
file-erofs = rien ne peut y être écrit.
file-not-text = ce n’est pas du texte en UTF-8.
error-missing-extra = Il manque le supplément « { $extra } ». Pour l’installer : { $command }
error-illegal-choice = La main { $hand } ne peut pas choisir { $action } : { $reason }
error-not-awaited = La main { $hand } n’a pas de choix à faire maintenant.
error-choice-missing = Il manque le choix de la main { $hand }.
error-bad-match = ligne { $line } : { $reason }
error-bad-line = Un fichier de partie n’a pas de ligne comme celle-ci : { $problem }
problem-json = ce n’est plus du JSON à partir du caractère { $character }
problem-strict = un JSON a chaque clé une fois, des nombres simples, des caractères entiers et peu d’imbrication
problem-missing = il manque { $field }
problem-unknown = il n’y a pas de { $field } ici
problem-type = { $field } est { $found } au lieu de { $wanted }
problem-hex = { $field } ne fait pas { $bytes } octets en hexadécimal
problem-count = { $field } : { $count }, places : { $seats }
problem-format = le format { $found } n’est pas connu, seulement { $known }
problem-by = « by » nomme la main { $hand }, qui n’a pas de choix
problem-by-dice = « by » nomme les dés, que la table lance toujours
problem-two-ends = la dernière ligne dit comment la partie a fini ou qui l’a arrêtée, pas les deux
problem-stopper = « stopped » nomme { $by }, mais les places vont de 0 à { $last }
problem-name = un nom a de 1 à { $longest } caractères, tous visibles
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
error-no-ray-answer = Ce qui répond à { $address } n’est pas une grappe Ray.
error-no-ray-cluster = Aucune grappe Ray ne répond à { $address } : { $problem }
error-no-seat-in-match = Cette partie a les places 0 à { $last }, pas { $seat }.
error-other-game = { $file } est une partie de { $game }, pas de { $named }.
error-other-bots = { $file } est une partie avec les bots { $bots } : pour la reprendre, nomme exactement ceux-ci avec --bots.
error-file-there = { $file } existe déjà. Indique un autre fichier, ou reprends cette partie avec --resume.
error-bad-game-name = « { $name } » n’est pas un nom de jeu. Il faut des minuscules, des chiffres et des traits d’union isolés, et une lettre au début.
error-game-there = Le jeu « { $name } » existe déjà.
error-folder-there = { $folder } existe déjà.
error-said-by-file = { $option } ne va pas avec --resume : le fichier de la partie le dit déjà.
error-no-matches = { $folder } ne contient aucune partie terminée de { $game }.
error-no-adapter = Il n’y a pas d’environnement de { $game }, seulement de { $known }.
error-unknown-opponent = Il n’y a pas d’adversaire compilé « { $opponent } », seulement { $known }.
