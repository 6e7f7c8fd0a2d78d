"""Search of action 1 with a model of the others' simultaneous choices.

The others are modelled as choosing without such a model. The model may be wrong, and where it ends
the match all choices look alike, so a choice's value is a weighted mean of the value with the
model and the value when nobody else crosses.
"""

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.plan import plan
from tablecade.games.qwixx.bots.compiled.player import worth
from tablecade.games.qwixx.bots.compiled.scratch import FIRST_TABLE, SECOND_TABLE
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.table import active_of, seats_of
from tablecade.games.qwixx.kernel.turn import act


@compiled_apart
def plan_simultaneous(
    table: Record, track: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan`, with modelled choices of the other players."""
    chosen = plan(table, track, seat, player, search)
    if player.guess_weight == 0 or table.phase != ACTION_1 or search.kept < 2:
        return chosen
    scratch = search.scratch
    for other in seats_of(table):
        if other != seat:
            search.guessed[other] = plan(table, track, other, player, inner)
    for index in range(search.kept):
        search.tables[FIRST_TABLE] = table
        guessed = search.tables[FIRST_TABLE]
        for other in seats_of(table):
            scratch.choices[other] = search.guessed[other]
        scratch.choices[seat] = search.choices[index]
        act(guessed, track, scratch)
        while guessed.phase > ACTION_1 and guessed.phase != OVER:
            active = active_of(guessed)
            scratch.choices[active] = plan(guessed, track, active, player, inner)
            act(guessed, track, scratch)
        value = worth(guessed, track, seat, player, inner)
        search.values[index] += player.guess_weight * (value - search.values[index])
        if guessed.phase != OVER:
            search.ends[index] = guessed
    _sort(search)
    return search.choices[0]


@compiled
def _sort(search: Record) -> None:
    """Best first."""
    for index in range(1, search.kept):
        at = index
        while at > 0 and search.values[at] > search.values[at - 1]:
            value, choice = search.values[at], search.choices[at]
            search.values[at] = search.values[at - 1]
            search.choices[at] = search.choices[at - 1]
            search.values[at - 1], search.choices[at - 1] = value, choice
            search.tables[SECOND_TABLE] = search.ends[at]
            search.ends[at] = search.ends[at - 1]
            search.ends[at - 1] = search.tables[SECOND_TABLE]
            at -= 1
