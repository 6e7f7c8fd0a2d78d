## Replays of matches

replay-title = Rediffusion de la partie
replay-open = Revoir une partie
replay-drop = Dépose ici un fichier de partie, ou choisis-en un.
replay-again = Revoir
replay-match-again = Revoir la partie { $match }
replay-menu = Cette rediffusion
replay-link = Copier le lien vers ce moment
replay-download = Télécharger le fichier de la partie
replay-other = Un autre fichier de partie
replay-controls = Commandes de la rediffusion
replay-moment = Moment
replay-at = Étape { $step } sur { $steps }
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-back = Une étape en arrière
replay-speed = Vitesse
replay-eyes = Vu par
replay-everybody = Tout le monde
replay-plans = Plans
replay-sealed = encore scellé
replay-chance = Place aux dés.
replay-end = Fin
replay-so-far = La partie n’est pas encore finie

## The check of the dice

dice-check = Vérifier les dés
dice-fair = Tout est en ordre.
dice-unfair = Quelque chose ne concorde pas.
dice-how = Ton navigateur l’a calculé lui-même, à partir du seul fichier de la partie.
dice-commit = Engagement, donné avant la partie
dice-nonce = Nonce ({ $name })
dice-seed = Graine, révélée après la partie
dice-fingerprint = Empreinte de la graine (SHA-256)
dice-fits = La graine est bien celle de l’engagement.
dice-fits-not = La graine n’est pas celle de l’engagement.
dice-rolls = Lancers conformes à la graine : { $right } sur { $rolls }.
dice-seed-only = Seule la graine est vérifiée ici : ton navigateur ne sait pas comment ce jeu s’en sert pour tirer au sort, mais la commande tablecade verify le sait.
dice-none = Rien n’a été lancé dans cette partie.
dice-decision = Nº
dice-written = Lancé
dice-given = Selon la graine
dice-by-hand = Les dés ont été lancés à la main : chaque choix suit les règles, mais personne ne peut prouver ce qu’ils montraient.
dice-not-yet = Les dés se vérifient une fois la partie finie : la table révèle alors sa graine.

## A replay led by one person

show-lead = Mener pour tout le monde
show-leading = Tu mènes : ceux qui ont le lien voient ce que tu vois.
show-led = Quelqu’un d’autre mène cette rediffusion.
show-link = Copier le lien vers cette rediffusion
show-qr = Code QR du lien vers cette rediffusion
show-invite = Qui ouvre ce lien voit la rediffusion telle qu’elle est menée.
