## A game in half a minute

howto-title = Comment on joue
howto-play = Reprendre l’animation
howto-pause = Arrêter l’animation
howto-step = Image { $step } sur { $steps }

## The lobby

lobby-starts-game = lance la partie
lobby-starter = { $name } lance la partie.
lobby-first-starts = La première personne assise peut lancer la partie.
lobby-room = De la place pour une personne
lobby-bot-else = Libre, sinon un bot
lobby-edit = Changer de nom ou de couleur
lobby-save = C’est bon
lobby-stand-up = Se lever
lobby-move = Venir ici
lobby-remove-ask = Retirer { $name } de la table ?
lobby-remove = Retirer
lobby-crown = Laisser { $name } lancer la partie
lobby-crown-ask = Donner la couronne à { $name } ? Alors seul { $name } lance la partie.
lobby-crown-yes = Donner la couronne
ask-no = Non
lobby-change = Modifier
setting-game = Jeu
setting-fill = Joueurs au moins
setting-fill-note = Des bots prennent les places manquantes
setting-dice = Dés
setting-dice-table = La table lance
setting-dice-yours = Nos propres dés
setting-dice-yours-note = On lance de vrais dés. Une personne entre le lancer, une autre le confirme.
setting-drawn = Un dessin à toi
setting-seals = Qui a déjà choisi
setting-seals-shown = Tout le monde le voit
setting-seals-hidden = Personne ne le voit
setting-seals-hidden-note = Même une hésitation n’est plus un signe
setting-first = Premier Pixoid
setting-first-chance = Le hasard décide
setting-first-note = D’après la règle : la personne la plus âgée

## Latecomers and people who are away

late-full = Toutes les places sont prises : tu regardes.
late-take = Prendre la place : { $name } (bot)
late-how = Tu joues dès le prochain choix.
late-watch = Regarder seulement
late-join = Rejoindre la partie
away-is = { $name } n’est pas là.
away-bot = Un bot continue
away-here = Jouer ici
away-phone = Nouveau téléphone
away-wait = Attendre
back-is = Un bot joue pour toi.
back-play = Je reprends
back-bot = Laisser un bot jouer pour moi

## After a match

next-title = Et ensuite ?
next-votes = { $votes } sur { $people }
next-mine = ton vote
next-how = On continue quand tout le monde a choisi.
next-lobby = Changer de jeu ou de plateau
standings-title = Classement
standings-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
lobby-demo = Des bots jouent. Scanne le code pour jouer !
