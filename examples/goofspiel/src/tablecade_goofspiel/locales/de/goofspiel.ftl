game-goofspiel = Goofspiel
about-goofspiel = biete deine Karten um Preise; alle decken zugleich auf

goofspiel-field-round = Runde
goofspiel-field-rounds = Runden
goofspiel-field-prize = Preis
goofspiel-field-carried = übertragen
goofspiel-field-at_stake = Punkte im Spiel
goofspiel-field-prizes = kommende Preise
goofspiel-field-scores = Punkte
goofspiel-field-cards = Karten
goofspiel-field-left = Karten, die du behältst
goofspiel-option-cards = Karten pro Person
goofspiel-group-bid = Biete eine Karte
goofspiel-choice-bid = { $number }

event-goofspiel-prize-turned = Der Preis ist { $prize }; es geht um { $at_stake } Punkte.
event-goofspiel-bids-revealed = Die Gebote: { $bids }.
event-goofspiel-prize-won =
    { $points ->
        [one] { $seat } gewinnt einen Punkt.
       *[other] { $seat } gewinnt { $points } Punkte.
    }
event-goofspiel-tied = Das höchste Gebot, { $card }, gab es zweimal: der Preis wird übertragen.
event-goofspiel-won = Alle Karten sind gespielt. Es gewinnt: { $winners }.
reason-goofspiel-cards = mit der letzten Karte

refusal-goofspiel-card-gone = Die { $card } hast du schon gespielt.
refusal-goofspiel-not-now = Das ist jetzt nicht zu wählen.
