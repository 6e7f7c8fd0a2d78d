## Names, and what each game is

game-pixoid = Pixoid
game-qwixx = Qwixx
game-qwixx-on-board = Qwixx On Board
about-pixoid = one flees through the circuit, three chase; all plan in secret and reveal at once
about-qwixx = six dice and a sheet; cross many numbers, skip few
about-qwixx-on-board = Qwixx with a track: your pawn brings one more cross, and points

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = up
direction-down = down
direction-left = left
direction-right = right
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white

## Pixoid: what happened

event-placed = { $name } starts on { $pix }.
event-revealed = The controllers show: { $programs }.
event-picked = Pixoid picks up the bonus cube on { $pix }.
event-caught = Caught on { $pix } by { $names }!
event-escaped =
    { $reserve ->
        [0] Pixoid escapes and takes the last cube of the reserve.
        [one] Pixoid escapes and takes a cube; one is left in the reserve.
       *[other] Pixoid escapes and takes a cube; { $reserve } are left in the reserve.
    }
event-round-ended = The round is over: { $name } scores { $points } ({ $taken } from the reserve, { $bonus } bonus), each Bug { $bugs }.
event-round-began = Round { $round }: { $name } is Pixoid now.
event-controller-passed = { $name } takes the second controller.
event-won-rounds = The game is over. Victory for { $names }.
event-won-twelve = Twelve cubes! { $names } wins as Pixoid.
event-won-caught = The Bugs win together: { $names }.

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

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [one] { $name } moves the pawn to field { $field }, worth one point.
       *[other] { $name } moves the pawn to field { $field }, worth { $bonus } points.
    }
event-finish-announced =
    { $turns ->
        [one] { $name } reaches the finish: one more turn for the other player.
       *[other] { $name } reaches the finish: { $turns } more turns, one for each of the others.
    }
event-won-finish = The last turn is played. Victory for { $names }.

## How a match can end

reason-rounds = after all rounds
reason-twelve = with twelve cubes
reason-caught = with a catch
reason-penalties = by the fourth miss
reason-rows = by closed rows
reason-finish = at the finish
