"""One seat played from outside, the others by their policies: what a learner needs."""

from tablecade.kernels.compiled import Array, Record, compiled
from tablecade.kernels.qwixx.offers import awaits
from tablecade.kernels.qwixx.playout import choose_all
from tablecade.kernels.qwixx.table import ACTION_1, OVER
from tablecade.kernels.qwixx.turn import act, deal


@compiled
def advance_all(tables: Array, track: Record, desks: Array, seat: int) -> None:
    """Let chance and the others play until the seat owes a choice, or it is over."""
    for index in range(len(tables)):
        table, desk = tables[index], desks[index]
        while table.phase != OVER and not awaits(table, seat):
            if table.phase < ACTION_1:
                deal(table, desk)
            else:
                choose_all(table, track, desk)
                act(table, track, desk)


@compiled
def answer_all(
    tables: Array, track: Record, desks: Array, seat: int, choices: Array, where: Array
) -> None:
    """The seat's choice, and those of the others who owe one, at once."""
    for index in range(len(tables)):
        if where[index]:
            choose_all(tables[index], track, desks[index])
            desks[index].choices[seat] = choices[index]
            act(tables[index], track, desks[index])
