"""One hand played from outside, the others by their policies: what a learner needs."""

from tablecade.kernels.compiled import Array, Record, compiled
from tablecade.kernels.pixoid.movement import act
from tablecade.kernels.pixoid.offers import awaits
from tablecade.kernels.pixoid.playout import choose_all


@compiled
def advance_all(tables: Array, maze: Record, desks: Array, hand: int) -> None:
    """Let the others play until the hand owes a choice, or it is over."""
    for index in range(len(tables)):
        table, desk = tables[index], desks[index]
        while not table.ended and not awaits(table, hand):
            choose_all(table, maze, desk)
            act(table, maze, desk)


@compiled
def answer_all(
    tables: Array, maze: Record, desks: Array, hand: int, choices: Array, where: Array
) -> None:
    """The hand's choice, and those of the others who owe one, at once."""
    for index in range(len(tables)):
        if where[index]:
            choose_all(tables[index], maze, desks[index])
            desks[index].choices[hand] = choices[index]
            act(tables[index], maze, desks[index])
