game-goofspiel = Goofspiel
about-goofspiel = bid your cards for prizes; everybody reveals at once

goofspiel-field-round = round
goofspiel-field-rounds = rounds
goofspiel-field-prize = prize
goofspiel-field-carried = carried over
goofspiel-field-at_stake = points at stake
goofspiel-field-prizes = prizes to come
goofspiel-field-scores = points
goofspiel-field-cards = cards
goofspiel-field-left = cards you keep
goofspiel-option-cards = Cards per player
goofspiel-group-bid = Bid a card
goofspiel-choice-bid = { $number }

event-goofspiel-prize-turned = The prize is { $prize }; at stake: { $at_stake }.
event-goofspiel-bids-revealed = The bids: { $bids }.
event-goofspiel-prize-won =
    { $points ->
        [one] { $seat } wins one point.
       *[other] { $seat } wins { $points } points.
    }
event-goofspiel-tied = The highest bid, { $card }, was made twice: the prize is carried over.
event-goofspiel-won = All cards are played. Winner: { $winners }.
reason-goofspiel-cards = with the last card

refusal-goofspiel-card-gone = You have played the { $card } already.
refusal-goofspiel-not-now = That is not to be chosen now.
