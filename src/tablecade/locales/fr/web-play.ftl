## While a match runs

play-last-turn = Tour précédent
play-once-more = Encore une fois
play-times-up = Temps écoulé : un bot a joué { $choice }
play-round-over = Manche { $round } sur { $rounds } terminée
play-missing = Il manque juste { $name }

## Keys

play-keys = Touches

## The end

play-you-won = Tu as gagné !
play-you-won-together = Gagné ensemble !
play-you-lost = Perdu cette fois.
play-you-came =
    Tu finis { $place }e, à { $behind ->
        [one] { $behind } point
       *[other] { $behind } points
    } du premier
card-share = Partager une image
card-send = Envoyer l’image
card-save = Enregistrer l’image
card-foot = Scanne pour revoir la partie.
award-all = À retenir
end-again = Revoir le dernier tour
end-board = Voir le plateau
end-result = Voir le résultat
end-stopped = { $name } a arrêté la partie
end-stopped-host = L’hôte a arrêté la partie

## The coach on the choices

coach-on-choices-win = Chance de gagner après chaque choix
coach-on-choices-mixed = À quelle fréquence choisir
coach-hide = Masquer
