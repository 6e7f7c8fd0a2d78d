game-leap = Rösselsprung
about-leap = spring von Stein zu Stein; jeder verlassene Stein versinkt

leap-option-lake = Größe des Sees
leap-field-board = See
leap-field-ways = Wege
leap-field-stones = Steine
leap-field-round = Runde
leap-field-onward = weiter
leap-piece-knight = Springer
leap-sign-knight = S
leap-value-water = Wasser

leap-round = Runde { $round }
leap-stones =
    { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
leap-ways = Mögliche Sprünge
leap-sunk = versunken
leap-your-turn = Spring auf einen Stein!
leap-onward =
    { $ways ->
        [0] Eine Sackgasse!
        [one] { $ways } Sprung weiter von dort
       *[other] { $ways } Sprünge weiter von dort
    }
leap-lake = Der See
leap-label-stone = { $cell }, Stein
leap-label-water = { $cell }, Wasser
leap-label-knight = { $cell }, Springer von { $name }
leap-label-choose = { $cell }, Stein, dorthin geht ein Sprung

event-leap-jumped = { $seat } springt von { $start } nach { $to }.
event-leap-collided = { $seats } stoßen über { $at } zusammen: Der Stein versinkt.
event-leap-sank = Der Springer von { $seat } versinkt auf { $at }.
event-leap-won = Die letzten Steine versinken. Es gewinnt: { $winners }.
reason-leap-last = als letzter Springer

refusal-leap-no-move = Ein Springer springt zwei Steine geradeaus und einen zur Seite.
refusal-leap-taken = Auf { $cell } steht ein Springer.
refusal-leap-sunk = Der Stein { $cell } ist versunken.
