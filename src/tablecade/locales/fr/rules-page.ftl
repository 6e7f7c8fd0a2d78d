## The pages with the rules

rules-games = Jeux
rules-title = Comment on joue à { $game }
rules-contents = Sommaire
rules-numbers = Chaque règle a un numéro ; un refus le nomme. « Précision » marque un point que les règles imprimées laissent ouvert, et comment on le joue ici.
rules-ruling = Précision
rules-play = Montrer
