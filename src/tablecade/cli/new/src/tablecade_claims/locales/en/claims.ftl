game-claims = Claims
about-claims = take cells of a 5×5 board; everybody reveals at once

claims-field-board = board
claims-field-groups = largest group

event-claims-taken = { $seat } takes { $cell }.
event-claims-walled = { $cell } becomes a wall.
reason-claims-full = no cell is free

refusal-claims-not-legal = This cell is not free.
