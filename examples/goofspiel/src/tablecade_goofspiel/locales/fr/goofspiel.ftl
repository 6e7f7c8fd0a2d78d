game-goofspiel = Goofspiel
about-goofspiel = misez vos cartes pour des prix ; tout le monde révèle en même temps

goofspiel-field-round = manche
goofspiel-field-rounds = manches
goofspiel-field-prize = prix
goofspiel-field-carried = reportés
goofspiel-field-at_stake = points en jeu
goofspiel-field-prizes = prix à venir
goofspiel-field-scores = points
goofspiel-field-cards = cartes
goofspiel-field-left = cartes restantes
goofspiel-option-cards = Cartes par personne
goofspiel-group-bid = Misez une carte
goofspiel-choice-bid = { $number }

event-goofspiel-prize-turned = Le prix est { $prize } ; { $at_stake } points sont en jeu.
event-goofspiel-bids-revealed = Les mises : { $bids }.
event-goofspiel-prize-won =
    { $points ->
        [one] { $seat } gagne { $points } point.
       *[other] { $seat } gagne { $points } points.
    }
event-goofspiel-tied = La plus haute mise, { $card }, a été faite deux fois : le prix est reporté.
event-goofspiel-won = Toutes les cartes sont jouées. Victoire : { $winners }.
reason-goofspiel-cards = avec la dernière carte

refusal-goofspiel-card-gone = Vous avez déjà joué le { $card }.
refusal-goofspiel-not-now = Ce n’est pas à choisir maintenant.
