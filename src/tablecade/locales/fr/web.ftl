## The house

web-home = Tous les jeux
web-language = Langue
web-sound = Son
web-light =
    { $light ->
        [light] Lumière : claire
        [dark] Lumière : sombre
       *[auto] Lumière : au goût du jeu
    }
web-close = Fermer
web-rules = Règles
web-away = absent
# “Ada, Bo and Cleo”
web-and = { $names } et { $last }
web-open-seat = Place libre
web-bot =
    { $bot ->
        [random] Bot au hasard
        [greedy] Bot glouton
        [easy] Bot facile
        [medium] Bot moyen
        [hard] Bot difficile
        [bold] Bot audacieux
        [careful] Bot prudent
        [perfect] Bot parfait
        [solitaire] Bot solitaire
       *[other] Bot « { $bot } »
    }
web-connection-lost = Connexion perdue. Nouvel essai…
web-part-missing = Une partie de cette page n’a pas pu être chargée.
web-no-part = Ce jeu n’a pas de telle page.
web-reload = Recharger
web-connection-back = De retour à la table
web-offline = Pas de connexion au serveur. Les tables attendent ; ce qui est gardé ici se lit.
web-unreachable = La table est injoignable. Y a-t-il du réseau ?
web-came-late = Tu étais hors ligne : la partie a continué sans ton choix.
web-refused = Impossible pour le moment.
web-view-failed = La vue de { $game } a échoué ({ $problem }). La partie continue.
web-view-slow = La vue de { $game } ne s’est pas chargée en { $seconds } secondes. La partie continue.
web-view-contract = La vue de { $game } est faite pour le contrat { $contract } ; ce serveur connaît le { $known }.
player-yellow = jaune, camembert
player-pink = rose, triangle
player-cyan = cyan, disque
player-orange = orange, carré
player-violet = violet, losange
player-green = vert, croix

## Home

home-lead = De vrais jeux de société : un grand écran, vos téléphones pour manettes.
web-install = Installer
web-install-why = Mets Tablecade sur ton écran d’accueil : il s’ouvre comme une application, même sans réseau.
web-install-by-hand = Touche « Partager », puis « Sur l’écran d’accueil » : Tablecade s’ouvre comme une application.
web-not-now = Pas maintenant
home-players = Joueurs : { $players }
home-years = dès { $years } ans
home-minutes = environ { $minutes } minutes
home-play-now = Jouer
home-host = Ouvrir une table
home-draw = Éditeur
home-learn = Apprendre
home-puzzle = Énigme
home-join = Une table est déjà ouverte ?
home-code = Code
home-go = Rejoindre
home-running = Tes tables
status-lobby = attend des joueurs
status-playing = en cours
status-paused = en pause
status-over = terminée

## Hosting

host-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
host-pace = Rythme
setting-is = { $name } : { $value }
pace-none = Sans cloche
pace-none-note = Chacun prend son temps
pace-relaxed = Détendu
pace-relaxed-note = 60 secondes, puis un bot choisit
pace-brisk = Vif
pace-brisk-note = 20 secondes, puis un bot choisit
coach-title = Entraîneur
coach-without = Sans
coach-with = Avec entraîneur
coach-with-note = Qui veut peut demander ce que vaut chaque choix. Tout le monde voit qu’il est là.
host-open = Ouvrir la table

## Lobby

lobby-join = Prends place
lobby-name = Ton nom
lobby-colour = Ta couleur
lobby-sit = S’asseoir
lobby-seats = Autour de la table
lobby-open-seat = Attend quelqu’un
lobby-you = c’est toi
lobby-join-here = Quelqu’un d’autre sur cet appareil
lobby-on-this-device = sur cet appareil
lobby-here = est là
lobby-free = Libérer la place : { $name }
lobby-bots = Niveau des bots
lobby-add-bot = Ajouter un bot
lobby-host-starts = L’hôte lance la partie dès que tout le monde est assis.
lobby-invite = Inviter
lobby-code = Code
lobby-link = Lien
lobby-qr = QR code du lien vers cette table
lobby-share = Envoyer le lien
lobby-copied = Copié
lobby-scan = Scanne avec ton téléphone et prends place
lobby-setting = Au programme
lobby-start = C’est parti
lobby-fill-and-start =
    { $seats ->
        [one] Commencer avec { $seats } bot
       *[other] Commencer avec { $seats } bots
    }

## A seat

seat-seal = Sceller
seat-sealed = Scellé
seat-unsent = Sera scellé dès que tu seras de retour
seat-take-back = Reprendre
told-board = Le plateau en mots
told-key = dire où en est la partie
seat-waiting = On attend { $names }
bell-left =
    { $seconds ->
        [one] { $seconds } seconde avant la cloche
       *[other] { $seconds } secondes avant la cloche
    }
seat-light-on = prêt
seat-light-off = choisit encore
seat-paused = La partie est en pause.
seat-ready = Continuer
seat-ready-said = Te voilà en place
seat-reactions = Dis quelque chose
reaction-well-played = Bien joué !
reaction-wow = Waouh !
reaction-close = C’était moins une !
reaction-oops = Oups…
reaction-thanks = Merci !
reaction-again = Encore !

## Boards, cards and dice of games from other packages

view-free = libre
view-legal = peut être choisie
view-chosen = choisie
view-new = vient de changer
view-changed = { $cell } : { $what }.
view-no-face = pas lancé
view-start = départ
view-won = Victoire : { $winners }.
view-piece-disc = disque
view-piece-dot = point
view-piece-cube = cube
view-piece-pawn = pion
view-piece-cross = croix
view-piece-king = roi
view-piece-queen = reine
view-piece-star = étoile
view-piece-knight = cavalier
view-piece-wall = mur
view-piece-water = eau

## The table

table-menu = Menu
table-big-screen = Ouvrir le grand écran
table-fullscreen = Plein écran
table-my-seat = À ma place
table-join-bot = Joue à la place d’un bot
table-watch = Complet : scanne pour regarder
table-pause = Pause
table-resume = Reprendre la partie
table-rematch = Rejouer
table-take-over = Devenir l’hôte
table-leave = Partir ; un bot continue
table-leave-ask = Quitter la table ? Un bot joue à ta place.
table-stop = Arrêter la partie
table-stop-ask = Arrêter cette partie ? Personne ne la gagne.
table-matches = Parties jouées
table-seats = Places
table-let-bot = Laisser jouer un bot
table-hand-back = Rendre la place
table-play-here = Continuer ici
table-new-phone = Nouveau téléphone
table-scan-seat = Scanne ceci avec le nouveau téléphone : { $name } y continue.

## One device for several people

curtain-pass = Passe l’appareil à { $name }
curtain-why = Personne ne voit le choix de l’autre.
curtain-open = { $name } : mon choix
curtain-close = Cacher
curtain-device = Cet appareil

## Le verrou d’un serveur

lock-title = Quel mot de passe ?
lock-why = L’hôte de ce serveur laisse ouvrir des tables à ceux qui connaissent son mot de passe. Cet appareil le retient.
lock-password = Mot de passe
lock-go = Continuer
