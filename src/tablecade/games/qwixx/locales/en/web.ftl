## In somebody’s first turns

play-first-qwixx-active = Your turn: everybody may cross the white sum; then you alone cross a white plus a coloured die.
play-first-qwixx-other = Another player rolls. Cross the sum of the white dice in one row, left to right, or pass.

## Keys

play-keys-row = a row: red, yellow, green, blue
play-keys-number = the number in that row

## The end

award-qwixx-gain-title = Best cross:
award-qwixx-gain = { $name } gained { $points } points at once.
award-qwixx-row-title = Fullest row:
award-qwixx-row = { $name } made { $count } crosses in the { $colour } row.
award-qwixx-clean-title = Clean sheet:
award-qwixx-clean = { $name } alone had no miss.

## Row closed, on the board

play-row-closed = Row closed!

## Qwixx: a sheet and its rows

sheet-row = The { $colour } row. Points: { $score }
sheet-cross = Cross { $colour } { $number }
sheet-crossed = crossed
sheet-lost = lost
sheet-lock = lock
sheet-lock-crossed = lock crossed
sheet-closed = row closed
sheet-misses = Misses
sheet-crosses = Crosses
sheet-points = Points
sheet-worth = What crosses are worth
sheet-misses-of = Misses: { $penalties } of 4
sheet-total = Total: { $score }
sheet-of = { $name }’s sheet
dice-are = White dice: { $white }. Coloured dice: { $coloured }.

## Qwixx: whose turn it is

sheet-turn-mine = Your turn
sheet-turn-of = { $name }’s turn
sheet-action-1 = Action 1: everybody, white dice
sheet-action-2 = Action 2: one white and one coloured die
sheet-step-3 = Step 3: the pawn
sheet-rolled = { $name } rolls. White dice: { $dice }.

## Qwixx: the phone

sheet-pass = Pass
sheet-hint-action-1 = The white dice make { $sum }: cross { $sum }, or pass.
sheet-hint-action-2 = A white die plus a coloured one: cross a number, or pass.
sheet-hint-miss = A white die plus a coloured one. Pass now, and it is a miss: −5.
sheet-hint-nothing = The dice give you nothing here.
sheet-hint-score = Points: { $before } → { $after }.
sheet-hint-lock = This closes the row for everybody.
sheet-hint-skips =
    { $count ->
        [one] One number is lost with it.
       *[other] { $count } numbers are lost with it.
    }

## Qwixx: the big screen

sheet-call-action-1 = Everybody: cross { $sum }?
sheet-call-action-2 = { $name }: one white and one coloured die
sheet-call-step-3 = { $name }: the pawn
sheet-rolls = rolls
sheet-lately = What happened
sheet-setting = The plain game: six dice, four rows, two closed rows or four misses end it.

## Qwixx: real dice

roll-call = { $name } rolls: enter the dice
roll-mine = Roll your dice, then tap what each of them shows.
roll-refused = Somebody says no: correct the dice, then show them to all.
roll-wait = { $name } rolls the dice.
roll-for = Somebody rolls for { $name }.
roll-here = Enter the dice here
roll-leave = Back to the sheet
roll-pad = What do the dice show?
roll-send = Show this roll to all
roll-check = Entered by { $name }. Do the dice show this?
roll-screen = the big screen
roll-entered = Entered: { $dice }.
roll-waits = Somebody else has to confirm this roll.
roll-confirm = Confirm
roll-wrong = Not right
roll-change = Change
roll-times-up = Time’s up: the table rolled.
