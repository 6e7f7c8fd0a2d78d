"""One hand played from outside, the others by their policies: what a network needs."""

from tablecade.core.array import Array, Record
from tablecade.games.pixoid.bots.compiled.playout import choose_all
from tablecade.games.pixoid.compiled import compiled
from tablecade.games.pixoid.kernel.table import act, awaits


@compiled
def advance_all(tables: Array, maze: Record, scratches: Array, hand: int) -> None:
    """Play the other hands until the learner is awaited or the match is over."""
    for index in range(len(tables)):
        table, scratch = tables[index], scratches[index]
        while not table.ended and not awaits(table, hand):
            choose_all(table, maze, scratch)
            act(table, maze, scratch)


@compiled
def answer_all(
    tables: Array, maze: Record, scratches: Array, hand: int, choices: Array, where: Array
) -> None:
    """Take the learner's choice together with those of the other awaited hands."""
    for index in range(len(tables)):
        if where[index]:
            choose_all(tables[index], maze, scratches[index])
            scratches[index].choices[hand] = choices[index]
            act(tables[index], maze, scratches[index])
