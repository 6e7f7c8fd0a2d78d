## What the server answers

error-bad-request = Ceci n’a pas la forme de l’appel : { $problem }
error-token-missing = Il faut pour cela avoir sa place à la table.
error-password-missing = Ce serveur n’ouvre des tables qu’à ceux qui connaissent son mot de passe.
error-wrong-password = Ce n’est pas le mot de passe de ce serveur.
error-not-signed-in = Ce serveur n’ouvre des tables qu’aux personnes connectées.
error-bad-token = Cet appareil n’a plus de place ici : elle a été libérée ou a changé d’appareil.
error-bad-invitation = Cette invitation a déjà servi. Demandes-en une nouvelle à l’hôte.
error-not-your-hand = La main { $hand } n’est pas la tienne.
error-bot-plays = Un bot joue pour cette place jusqu’à ce que l’hôte la rende.
error-not-the-host = Seul l’hôte peut le faire.
error-no-seat = Seule une personne assise à la table peut le faire.
error-no-coach = Cette table a été ouverte sans entraîneur.
error-not-over-yet = La partie n’est pas encore finie.
error-coach-silent = L’entraîneur n’a rien à dire pour le moment. Réessaie.
error-foreign-origin = La page d’un autre site ne peut pas ouvrir cette table : { $origin }
error-unknown-host = Ce serveur n’est pas connu sous le nom { $host }. Utilise son adresse, ou lance-le avec --allowed-host { $host }.
error-not-found = Il n’y a rien ici.
error-no-such-table = Il n’y a pas de table « { $table } ». Vérifie le code.
error-no-such-show = Cette rediffusion n’est plus là. Demande un nouveau lien.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-no-such-match = La partie { $match } n’a pas été jouée à cette table.
error-wrong-method = Cela ne peut pas se faire ainsi.
error-stale = La partie a continué : c’est maintenant la décision { $n }.
error-not-playing =
    On ne peut pas choisir maintenant : la partie { $status ->
    [lobby] n’a pas commencé
    [paused] est en pause
   *[over] est finie
    }.
error-no-roll-now = La table n’attend pas de lancer de vos dés.
error-roll-changed = Le lancer a été entré de nouveau. Regarde-le avant de le confirmer.
error-own-roll = C’est à quelqu’un d’autre de confirmer le lancer que tu as entré.
error-wrong-status = Cela ne convient pas maintenant. La table : { $status } ; il faudrait : { $wanted }.
error-seat-empty = Personne n’est assis à la place { $seat }.
error-seat-taken = La place { $seat } est prise.
error-name-taken = Quelqu’un s’appelle déjà { $name } ici. Choisissez un autre nom.
error-table-full = Toutes les places sont prises. Tu peux regarder ou prendre la place d’un bot.
error-colour-taken = Cette couleur est prise : { $colour }. Choisis-en une autre.
error-seats-open = Il reste des places libres : { $seats }. Remplis-les de personnes ou de bots.
error-host-present = L’hôte est là, ou l’était à l’instant ; réessaie dans { $seconds } s.
error-round-runs = On ne parle pas pendant une manche, même en pause. Il y a le temps entre deux manches. (PX-3.5)
error-evening-over = Après { $matches } parties, il est temps d’ouvrir une nouvelle table.
error-too-large = C’est trop gros.
error-unknown-colour = Il n’y a pas de couleur « { $colour } » ; il y a : { $known }.
error-bad-name = Un nom a de 1 à { $longest } caractères, tous visibles.
error-too-many = Trop d’essais. Réessaie dans { $seconds } s.
error-unavailable = La table est momentanément injoignable. Réessaie.
error-rules-changed = Les règles ont changé : décision { $decision }, { $choice } n’est plus permis.
error-not-ready = Des parties du serveur sont en panne : { $tasks }.
error-fault = Un problème est survenu de notre côté.
error-backup-into-database = { $file } est la base de données elle-même : indique un autre fichier pour la sauvegarde.
error-database-in-use = Un autre serveur utilise déjà { $file }.
error-port-taken = Le port { $port } est pris ; choisis-en un autre avec --port.
error-bad-host = « { $host } » n’est pas une adresse de cette machine : { $problem }. Indique 127.0.0.1, 0.0.0.0 ou l’une des siennes avec --host.
error-bad-setting = { $place } : « { $value } » n’est pas permis ; il faut { $rule }.
error-unknown-setting = { $place } : il n’y a pas de réglage « { $name } ». Il y a : { $known }.
error-database-unusable = La base de données { $database } n’est pas utilisable : { $problem }.
database-silent = elle ne répond pas
database-refuses = rien n’écoute à cette adresse
database-host-unknown = son hôte est inconnu
database-unknown = le serveur n’a pas de base de données de ce nom
database-login = le serveur refuse cet utilisateur ou ce mot de passe
database-empty = elle ne contient aucune table de Tablecade
database-taken = un autre programme y a des tables de même nom
database-incomplete = il y manque des tables de son schéma
database-damaged = elle contient une ligne endommagée
database-linked = le fichier a un second nom (lien physique), sous lequel un autre serveur pourrait l’ouvrir
database-sqlite-notadb = le fichier n’est pas une base de données
database-sqlite-busy = un autre programme l’utilise
database-sqlite-cantopen = le fichier ne peut pas être ouvert
database-sqlite-readonly = elle ne peut pas être modifiée
database-sqlite-corrupt = le fichier est endommagé
database-sqlite-full = le disque est plein
error-schema-newer = La base de données { $database } vient d’un Tablecade plus récent (schéma { $found } ; cette version connaît jusqu’à { $known }). Réinstalle la version récente ou restaure une sauvegarde d’avant la mise à jour.
error-schema-older = La base de données { $database } vient d’un Tablecade plus ancien (schéma { $found } ; cette version demande { $wanted }). Fais-en une sauvegarde, arrête l’ancien serveur et démarre celui-ci : il met la base à jour.
error-certificate-unusable = Le certificat n’est pas utilisable : { $file } doit contenir un certificat et sa clé au format PEM ({ $problem }).
error-certificate-missing = certificate_key vaut { $file }, mais certificate manque. Indique les deux.
setting-db = { $first } ou { $second }
setting-public-url = une adresse telle que { $first }
setting-language = l’un de { $first }
setting-log = l’un de debug, info, warning, error
setting-port = un nombre entier de 1 à 65535
setting-switch = true ou false
setting-rate = appels/secondes, par exemple 200/10
setting-list = des noms séparés par des virgules
setting-hosts = des noms d’hôtes comme games.example.org, séparés par des virgules
setting-networks = des adresses ou des réseaux comme 10.0.0.0/8, séparés par des virgules
setting-password = 4 caractères ou plus
setting-header = le nom d’un en-tête comme Remote-User
error-users-without-proxy = user_header vaut { $header }, mais trusted_proxy n’est pas réglé : personne ne pourrait ouvrir de table. Réglez les deux.
setting-number = un nombre supérieur à 0
setting-count = un nombre entier, au moins 1
setting-whole = un nombre entier, au moins 0
setting-bytes = un nombre entier, au moins 1024
setting-pair = CLÉ=VALEUR
setting-two-bots = au moins deux bots différents
setting-names = des noms séparés chacun par une virgule
setting-rules-engine = « rules » quand des fichiers de partie sont écrits

## tablecade serve

serve-here = Sur cette machine : { $url }
serve-screen = Pour un téléviseur du même réseau : { $url }
serve-network = Pour les téléphones du même réseau : { $url }
serve-name = Aussi, sur la plupart des appareils : { $url }
serve-no-name = Le réseau n’accepte pas de nom pour ce serveur ; utilisez l’adresse.
serve-stop = Ctrl+C arrête ; les tables sont conservées.
serve-no-client = Cette installation n’a pas de client pour navigateur. Installe le wheel, ou lance « make setup » dans les sources.
serve-trust = Pour faire confiance à ce serveur, une fois par téléphone, ouvre : { $url }
serve-unsigned = { $address } n’est pas une adresse privée : le certificat ne la couvre pas. Sur un téléphone : { $url }
check-setting = Réglage
check-value = Valeur
check-place = Origine
check-default = par défaut
check-rare = Tu n’auras pas besoin de ceux-ci :
check-ignored = Variable inconnue, ignorée : { $name }
check-port = Le port { $port } sur { $host } est libre.
check-new = La base de données sera créée avec le schéma { $wanted }.
check-current = La base de données a le schéma { $wanted }.
check-upgrade = La base de données passera du schéma { $found } au { $wanted } : fais d’abord une sauvegarde.
trust-title = Faire confiance à ce serveur Tablecade
trust-download = Télécharger son certificat
trust-ios = iPhone, iPad : ouvre le fichier, installe le profil dans Réglages, puis active-le sous Général, Informations, Réglages de confiance du certificat.
trust-android = Android : ouvre les Paramètres, cherche « certificat CA » et installe le fichier téléchargé.
trust-computer = Ordinateur : importe-le comme autorité de confiance dans les réglages de certificats du navigateur ou du système.
trust-then = Ensuite, ouvre { $url }

## tablecade tables

tables-table = Table
tables-code = Code
tables-game = Jeu
tables-status = État
tables-decisions = Décisions
tables-touched = Dernière utilisation
tables-none = Il n’y a pas de tables.
tables-imported = { $file } : table { $table }, code { $code }, jeton de l’hôte { $host }
tables-delete = La table { $table } ({ $game }, { $status }) sera supprimée avec ses parties. Tape son code { $code } pour continuer
tables-deleted = La table { $table } est supprimée.
tables-kept = La table { $table } est conservée.
backup-made = { $file } est écrit. Tables : { $tables } ; parties vérifiées : { $matches }.
backup-unverified = { $name } est dans la sauvegarde, mais n’a pas été vérifié : son jeu { $game } n’est pas installé ici.
backup-restored = Tables restaurées : { $tables } ; déjà là : { $present }.
table-left-out = La table { $table } manque : son jeu { $game } n’est pas installé ici.
page-table = Prends place à cette table : ton téléphone sert de manette.
