game-goofspiel = Goofspiel
about-goofspiel = licytuj kartami o nagrody; wszyscy odkrywają naraz

goofspiel-field-round = runda
goofspiel-field-rounds = rundy
goofspiel-field-prize = nagroda
goofspiel-field-carried = przeniesione
goofspiel-field-at_stake = punkty w grze
goofspiel-field-prizes = następne nagrody
goofspiel-field-scores = punkty
goofspiel-field-cards = karty
goofspiel-field-left = zostają karty
goofspiel-option-cards = Kart na gracza
goofspiel-group-bid = Zagraj kartę
goofspiel-choice-bid = { $number }

event-goofspiel-prize-turned = Nagroda to { $prize }; w grze jest punktów: { $at_stake }.
event-goofspiel-bids-revealed = Karty: { $bids }.
event-goofspiel-prize-won =
    { $points ->
        [one] { $seat } zdobywa jeden punkt.
        [few] { $seat } zdobywa { $points } punkty.
       *[many] { $seat } zdobywa { $points } punktów.
    }
event-goofspiel-tied = Najwyższą kartę, { $card }, zagrano dwa razy: nagroda przechodzi dalej.
event-goofspiel-won = Wszystkie karty zagrane. Wygrywa: { $winners }.
reason-goofspiel-cards = ostatnią kartą

refusal-goofspiel-card-gone = Karta { $card } została już zagrana.
refusal-goofspiel-not-now = Tego teraz nie można wybrać.
