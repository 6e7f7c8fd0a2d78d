"""One seat played from outside, the others by their policies: what a learner needs."""

from tablecade.bots.compiled import compiled
from tablecade.bots.qwixx.compiled.playout import choose_all
from tablecade.kernels.array import Array, Record
from tablecade.kernels.qwixx.legal import awaits
from tablecade.kernels.qwixx.numbers import ACTION_1, OVER
from tablecade.kernels.qwixx.turn import act, deal


@compiled
def advance_all(tables: Array, track: Record, scratches: Array, seat: int) -> None:
    """Let chance and the others play until the seat owes a choice, or it is over."""
    for index in range(len(tables)):
        table, scratch = tables[index], scratches[index]
        while table.phase != OVER and not awaits(table, seat):
            if table.phase < ACTION_1:
                deal(table, scratch)
            else:
                choose_all(table, track, scratch)
                act(table, track, scratch)


@compiled
def answer_all(
    tables: Array, track: Record, scratches: Array, seat: int, choices: Array, where: Array
) -> None:
    """The seat's choice, and those of the others who owe one, at once."""
    for index in range(len(tables)):
        if where[index]:
            choose_all(tables[index], track, scratches[index])
            scratches[index].choices[seat] = choices[index]
            act(tables[index], track, scratches[index])
