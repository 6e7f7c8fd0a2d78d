## The words of every --help

help-usage = Utilisation :
help-arguments = Arguments{ "\u00A0" }
help-options = Options{ "\u00A0" }
help-commands = Commandes{ "\u00A0" }
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE [ARGUMENTS]...
help-default = par défaut :
help-required = obligatoire
parameter-help = Afficher cette aide et quitter.

## tablecade

command-tablecade =
    Une table numérique pour de vrais jeux de société : Pixoid, Qwixx et Qwixx On Board.

    Sans commande, des tables sont proposées à tout le monde sur ce réseau.
parameter-version = Afficher la version et quitter.
parameter-https = Servir en HTTPS avec une autorité de certification de cette machine.

## What several commands take

parameter-game = Un jeu parmi : { $games }.
parameter-option = Une option du jeu ; à répéter pour d’autres. Un plateau, des tuiles ou un parcours : @FICHIER, ou JSON.
parameter-language = Une langue parmi : { $languages }.
parameter-db = sqlite:///CHEMIN ou postgresql://… Par défaut : SQLite.
parameter-config = Un fichier TOML avec des réglages.
parameter-workers = Nombre de cœurs à utiliser. Par défaut : tous.
parameter-engine = rules : tous les bots, et des dés vérifiables ; kernels : compilé, pour les bots qui y existent. Par défaut : kernels si possible.
parameter-ray = Jouer sur une grappe Ray : à cette adresse, ou celle trouvée ici (s’il n’y en a pas, une grappe est lancée).
parameter-json = Afficher un objet JSON.
parameter-folder = Un dossier de fichiers de partie.
parameter-files = Des fichiers de partie.

## tablecade play

command-play = Jouer dans ce terminal. La partie est enregistrée après chaque décision.
parameter-play-game = Un jeu parmi : { $games }. Demandé s’il manque.
parameter-play-people = Les personnes, comme Ada,Bo. Par défaut : toi.
parameter-play-bots = Les bots à leurs côtés, comme greedy,random.
parameter-play-save = Garder la partie dans ce fichier.
parameter-play-resume = Reprendre une partie depuis son fichier.
parameter-play-dice = yours : tu lances tes propres dés et tapes ce qu’ils montrent.
parameter-play-coach = Dire avant chaque choix ce qu’il vaut.

## tablecade serve

command-serve =
    Proposer des tables aux navigateurs, aux bots et aux scripts.

    Chaque réglage peut aussi être une variable (TABLECADE_PORT), un secret dans un fichier (TABLECADE_DB_FILE) ou une ligne du fichier TOML. Les options passent d’abord, puis les variables.
parameter-serve-host = L’adresse du serveur. Par défaut : 127.0.0.1.
parameter-serve-port = Le port du serveur. Par défaut : { $port }.
parameter-serve-public-url = L’adresse que l’on utilise, derrière un proxy.
parameter-serve-allowed-host = Un autre nom de ce serveur. Peut être répété.
parameter-serve-trusted-proxy = Un proxy dont le X-Forwarded-For est cru : une adresse ou un réseau comme 10.0.0.0/8. Peut être répété.
parameter-serve-no-browser = N’ouvrir aucun navigateur.
parameter-serve-check = Afficher ce qui serait servi, et quitter.
parameter-serve-reload = Suivre les changements des paquets installés depuis un dossier : pour écrire des jeux.

## tablecade games

command-games = Lister les jeux avec leurs places, leurs options et leurs bots.

## tablecade rules

command-rules = Afficher les règles d’un jeu, avec leurs numéros.

## tablecade board

command-board = Dessiner un plateau ou un parcours, ou dire ce qui ne va pas dans le sien.
parameter-board-name = Pixoid : quatre faces de tuile, dans le sens horaire depuis le coin supérieur gauche, comme A1 B2 C1 D2. Qwixx On Board : A ou B. Pour les deux : un FICHIER avec un plateau ou un parcours à soi.
parameter-board-tiles = Pixoid : poser ses propres tuiles.
parameter-board-json = Tout afficher en JSON.

## tablecade verify

command-verify = Rejouer des fichiers de partie : le résultat de chacun, ou la première ligne qui n’est pas vraie, et pourquoi.

## tablecade check

command-check = Jouer des parties au hasard et dire ce qui manque au paquet d’un jeu. Le code de sortie est 1 s’il y a des erreurs ; les avertissements ne font rien.

## tablecade new

command-new = Écrire le paquet d’un nouveau jeu auquel on peut jouer tout de suite.
parameter-new-name = L’identifiant du jeu, comme claims ou two-towers.

## tablecade review

command-review = Revoir une partie : quels choix ont coûté le plus, et ce qui aurait été mieux.
parameter-review-file = Un fichier de partie.
parameter-review-seat = Cette place seulement. Par défaut : les places de toutes les personnes.

## tablecade puzzle

command-puzzle = Une énigme par jour : quel choix est le meilleur ?
parameter-puzzle-game = Un jeu parmi : { $puzzles }.
parameter-puzzle-day = L’énigme de ce jour (AAAA-MM-JJ). Par défaut : aujourd’hui.
parameter-puzzle-answer = Ta réponse, comme up3 ou red7. Demandée si elle manque.

## tablecade report

command-report = Dire comment s’en sont tirés les joueurs des parties finies. Les fichiers qui ne sont pas vrais sont laissés de côté.
parameter-report-html = Écrire une page avec des graphiques pour chaque jeu.

## tablecade dataset

command-dataset = Écrire en Parquet les positions, les choix et les résultats des parties finies.
parameter-dataset-file = Le fichier Parquet à écrire.

## tablecade benchmark

command-benchmark = Évaluer des bots contre des adversaires fixes, avec des graines fixes. Après un arrêt, la même commande continue.
parameter-benchmark-bots = Un jeu s’il n’en faut qu’un, puis des noms de bots, module:Class ou process:COMMANDE.
parameter-benchmark-matches = Parties pour chaque jeu, chaque nombre de places et chaque adversaire.
parameter-benchmark-positions = Feuilles fixes sur lesquelles les pertes sont mesurées.
parameter-benchmark-json = Écrire tous les chiffres en JSON.
parameter-benchmark-html = Écrire une page avec des tableaux et des graphiques.

## tablecade backup and restore

command-backup =
    Écrire toutes les tables d’un serveur dans un fichier ; le serveur peut continuer à tourner.

    Chaque partie est vérifiée avant que le fichier soit mis en place. Ne le montre pas aux joueurs : il contient les choix scellés et les graines des dés.
parameter-backup-file = La sauvegarde à écrire.
command-restore =
    Ajouter les tables d’une sauvegarde à la base de données d’un serveur, SQLite ou PostgreSQL.

    Les tables déjà présentes restent telles quelles.
parameter-restore-file = Une sauvegarde.

## tablecade warm-up

command-warm-up = Compiler le simulateur maintenant, pour que la première simulation commence tout de suite.

## tablecade simulate

command-simulate = Faire jouer des bots, et dire comment chacun s’en est tiré. Après un arrêt, la même commande continue.
parameter-simulate-bots = Un bot par place, comme random greedy.
parameter-simulate-games = Combien de parties.
parameter-simulate-seed = La même graine et le même moteur donnent les mêmes parties.
parameter-simulate-matches = Écrire le fichier de chaque partie dans ce dossier.

## tablecade tournament

command-tournament = Faire jouer chaque bot contre chaque autre, avec les mêmes places et les mêmes dés. Après un arrêt, la même commande continue.
parameter-tournament-bots = Deux bots ou plus.
parameter-tournament-seats = Places de chaque partie. Par défaut : le moins que le jeu permet.
parameter-tournament-precision = S’arrêter quand l’intervalle à 95 % de la part de victoires de chaque paire a au plus deux fois cette largeur.
parameter-tournament-deals = Au plus tant de donnes par paire ; une donne, ce sont les mêmes dés pour chaque façon de s’asseoir.
parameter-tournament-seed = La même graine et le même moteur donnent le même résultat.
parameter-tournament-html = Écrire un rapport avec des graphiques.

## tablecade solve

command-solve = Résoudre un jeu exactement ; la solution est conservée.

## tablecade tables

command-tables = Lister, exporter, importer et supprimer les tables d’un serveur.
command-tables-list = Lister toutes les tables, les dernières utilisées d’abord.
command-tables-export = Écrire des parties dans des fichiers : de toutes les tables, ou de certaines.
parameter-tables-export-folder = Le dossier où vont les fichiers de partie.
parameter-tables-export-table = L’identifiant ou le code d’une table ; à répéter pour d’autres.
command-tables-import = Faire des tables à partir de fichiers de partie : finies pour les regarder, les autres pour les continuer.
command-tables-delete = Supprimer définitivement une table et ses parties. Avec SQLite, le serveur doit être arrêté.
parameter-tables-delete-table = L’identifiant ou le code d’une table.
parameter-tables-delete-yes = Ne pas demander.
