## A game in half a minute

howto-title = Comment on joue
howto-play = Reprendre l’animation
howto-pause = Arrêter l’animation
howto-step = Image { $step } sur { $steps }
howto-caught = Attrapé !
howto-pixoid-1 = Une personne est Pixoid et s’enfuit. Les autres sont les Bugs et le chassent.
howto-pixoid-2 = Sur son téléphone, chacun règle en secret une direction et une distance.
howto-pixoid-3 = Puis tout est révélé : Pixoid marche d’abord, ensuite tous les Bugs à la fois.
howto-pixoid-4 = Les murs arrêtent. Pixoid ramasse les cubes Bonus sur son chemin.
howto-pixoid-5 = Un Bug qui arrive sur Pixoid ou passe par-dessus l’attrape.
howto-pixoid-6 = Chaque tour passé donne un cube à Pixoid. Avec douze, il a réussi.
howto-qwixx-1 = On lance six dés, et ils sont pour tout le monde.
howto-qwixx-2 = Chacun peut cocher la somme des dés blancs, dans une rangée.
howto-qwixx-3 = Toujours de gauche à droite : un nombre sauté est perdu.
howto-qwixx-4 = Qui a lancé peut aussi ajouter un dé blanc à un dé de couleur et cocher ce nombre.
howto-qwixx-5 = Tu as lancé sans rien cocher ? C’est un raté : cinq points de moins.
howto-qwixx-6 = Beaucoup de croix dans une rangée valent le plus. Le dernier nombre la ferme ; deux rangées fermées finissent la partie.
howto-qwixx-on-board-1 = Qwixx avec une course : tout comme dans Qwixx, et chacun a un pion.
howto-qwixx-on-board-2 = Après les croix, qui a lancé peut avancer son pion de 1 à 5 cases libres.
howto-qwixx-on-board-3 = Les cases occupées se sautent et ne comptent pas.
howto-qwixx-on-board-4 = Le nombre de la case doit être coché sur ta feuille : déjà, ou maintenant.
howto-qwixx-on-board-5 = Plus le pion est loin, plus il rapporte à la fin.
howto-qwixx-on-board-6 = Un pion sur les cinq dernières cases annonce la fin : les autres lancent encore une fois.

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
lobby-keep = Garder
lobby-crown = Laisser { $name } lancer la partie
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
next-how = On continue quand tout le monde a choisi.
next-lobby = Changer de jeu ou de plateau
standings-title = Classement
standings-wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
lobby-demo = Des bots jouent. Scanne le code pour jouer !
