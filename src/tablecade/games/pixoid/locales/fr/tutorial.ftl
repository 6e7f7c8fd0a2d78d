## Learning Pixoid

learn-pixoid-you = Tu es Pixoid, le cube avec l’œil. Trois Bugs te traquent dans le labyrinthe. Récolte douze cubes avant que l’un d’eux t’attrape.
learn-pixoid-start = Choisis d’abord d’où tu pars : appuie sur une touche, ou sur un cadre rouge du labyrinthe, puis sur le gros bouton.
learn-pixoid-danger = On peut t’attraper de deux façons : si tu fonces dans un Bug, ou si un Bug vient sur le Pix où tu t’arrêtes, ou passe dessus.
learn-pixoid-program = Maintenant, file : touche un point du labyrinthe, ou une flèche et un nombre. La ligne montre où tu t’arrêteras ; une flèche barrée, c’est un mur. Personne ne le voit encore. Puis scelle.
learn-pixoid-escaped = Tu pars le premier, puis tous les Bugs en même temps. Aucun n’est passé sur ton Pix : tu prends un cube de la réserve.
learn-pixoid-caught = Attrapé ! Un Bug était sur ton chemin, ou il est passé sur le Pix où tu t’es arrêté. La manche est finie.
learn-pixoid-bonus = Les cubes clairs sont un bonus : passe dessus, ils sont à toi. Où un Bug t’attendrait-il ? Va ailleurs, et scelle.
learn-pixoid-take-back = Tant que quelqu’un choisit encore, tu peux reprendre ce que tu as scellé. Dans la partie standard, chacun est Pixoid une fois, et les points comptent.
learn-pixoid-bug = Maintenant tu es un Bug. Pixoid ne doit pas avoir ses douze cubes. Les Bugs ne se parlent pas : chacun devine seul.
learn-pixoid-guess = Pixoid part le premier, puis toi. Devine où il va s’arrêter et choisis un chemin qui mène sur ce Pix ou passe dessus. Puis scelle.
learn-pixoid-got-him = On le tient ! Il a rencontré un Bug.
learn-pixoid-got-away = Il s’échappe cette fois et prend un cube. Trois Bugs dans des couloirs différents lui laissent moins d’issues.
learn-pixoid-end = Deviner, régler, sceller : c’est tout le jeu. Les détails sont dans les règles.
