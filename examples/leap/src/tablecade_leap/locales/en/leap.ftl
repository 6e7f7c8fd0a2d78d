game-leap = Knight’s Leap
about-leap = jump from stone to stone; every stone you leave sinks

leap-option-lake = Size of the lake
leap-field-board = lake
leap-field-ways = ways
leap-field-stones = stones
leap-field-round = round
leap-field-onward = onward
leap-piece-knight = knight
leap-sign-knight = N
leap-value-water = water

leap-round = Round { $round }
leap-stones =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
leap-ways = Ways to go
leap-sunk = sunk
leap-your-turn = Jump to a stone!
leap-onward =
    { $ways ->
        [0] A dead end!
        [one] { $ways } way on from there
       *[other] { $ways } ways on from there
    }
leap-lake = The lake
leap-label-stone = { $cell }, stone
leap-label-water = { $cell }, water
leap-label-knight = { $cell }, knight of { $name }
leap-label-choose = { $cell }, stone, you can jump there

event-leap-jumped = { $seat } jumps from { $start } to { $to }.
event-leap-collided = { $seats } collide over { $at }: the stone sinks.
event-leap-sank = The knight of { $seat } sinks at { $at }.
event-leap-won = The last stones are sinking. Winner: { $winners }.
reason-leap-last = as the last knight

refusal-leap-no-move = A knight jumps two stones straight and one aside.
refusal-leap-taken = A knight stands on { $cell }.
refusal-leap-sunk = The stone { $cell } has sunk.
