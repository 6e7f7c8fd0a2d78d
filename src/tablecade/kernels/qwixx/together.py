"""Action 1, where all choose at once: what comes of a choice if the others choose as one would.

A guess may be wrong, and one that ends the match makes all choices look alike: so a choice is
valued both with it and as if nobody else crossed anything.
"""

from tablecade.kernels.compiled import Record, compiled, compiled_apart
from tablecade.kernels.qwixx.plan import plan
from tablecade.kernels.qwixx.player import worth
from tablecade.kernels.qwixx.table import ACTION_1, OVER
from tablecade.kernels.qwixx.thinking import ALONE, TOGETHER
from tablecade.kernels.qwixx.turn import act


@compiled_apart
def plan_together(
    table: Record, track: Record, seat: int, player: Record, thinking: Record, inner: Record
) -> int:
    """As `plan`, with a guess at what the others do in this turn."""
    chosen = plan(table, track, seat, player, thinking)
    if player.guess == 0 or table.phase != ACTION_1 or thinking.kept < 2:
        return chosen
    desk = thinking.desk
    for other in range(table.seats):
        if other != seat:
            thinking.guessed[other] = plan(table, track, other, player, inner)
    for index in range(thinking.kept):
        thinking.tables[TOGETHER] = table
        guessed = thinking.tables[TOGETHER]
        desk.choices[:] = thinking.guessed
        desk.choices[seat] = thinking.choices[index]
        act(guessed, track, desk)
        while guessed.phase > ACTION_1 and guessed.phase != OVER:
            desk.choices[guessed.active] = plan(guessed, track, guessed.active, player, inner)
            act(guessed, track, desk)
        value = worth(guessed, track, seat, player, inner)
        thinking.values[index] += player.guess * (value - thinking.values[index])
        if guessed.phase != OVER:
            thinking.ends[index] = guessed
    _sort(thinking)
    return thinking.choices[0]


@compiled
def _sort(thinking: Record) -> None:
    """Best first."""
    for index in range(1, thinking.kept):
        at = index
        while at > 0 and thinking.values[at] > thinking.values[at - 1]:
            value, choice = thinking.values[at], thinking.choices[at]
            thinking.values[at] = thinking.values[at - 1]
            thinking.choices[at] = thinking.choices[at - 1]
            thinking.values[at - 1], thinking.choices[at - 1] = value, choice
            thinking.tables[ALONE] = thinking.ends[at]
            thinking.ends[at] = thinking.ends[at - 1]
            thinking.ends[at - 1] = thinking.tables[ALONE]
            at -= 1
