## Names, and what each game is

game-qwixx = Qwixx
about-qwixx = six dice and a sheet; cross many numbers, skip few

## Words of the rulebooks

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
die-red = red
die-yellow = yellow
die-green = green
die-blue = blue
die-white = white

## Qwixx: what happened

event-started = { $name } begins.
event-rolled = { $name } rolls: white { $one } and { $two }, { $dice }. The white dice make { $sum }.
event-crossed =
    { $lock ->
        [true] { $name } crosses { $colour } { $number } and the lock.
       *[false] { $name } crosses { $colour } { $number }.
    }
event-passed = { $name } passes.
event-closed = The { $colour } row is closed by { $names }; its die leaves the game.
event-missed = { $name } crosses nothing: miss { $penalties } of 4.
event-won-penalties = The fourth miss ends the game. Victory for { $names }.
event-won-rows = Two rows are closed, the game is over. Victory for { $names }.

## How a match can end

reason-penalties = by the fourth miss
reason-rows = by closed rows

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Too late for { $colour } { $number }: a row is crossed from left to right only.
refusal-too-few-crosses =
    { $crosses ->
        [0] The row needs five crosses before { $colour } { $number }; there is none yet.
        [one] The row needs five crosses before { $colour } { $number }; there is one.
       *[other] The row needs five crosses before { $colour } { $number }; there are { $crosses }.
    }
refusal-row-closed = The { $colour } row is closed.
refusal-not-on-the-dice = The dice do not give { $colour } { $number }.
refusal-not-for-a-player = That is for the dice, not for a player.
refusal-not-for-the-dice = That is not what the dice decide now.
refusal-no-such-seat = There is no seat { $seat }.
refusal-die-left-the-game = The { $colour } die has left the game.
refusal-die-missing = The { $colour } die is missing from the roll.
refusal-no-such-die = There is no “{ $die }” die.
refusal-no-such-face = A { $colour } die can’t show { $face }: enter 1 to 6.
refusal-faces = Faces for { $colour }: { $faces } entered, { $dice } needed.
