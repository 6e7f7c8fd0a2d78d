"""Tables where one seat is played by a learner and the others by policies."""

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.playout import choose_all
from tablecade.games.qwixx.compiled import compiled
from tablecade.games.qwixx.kernel.legal import awaits
from tablecade.games.qwixx.kernel.numbers import ACTION_1, OVER
from tablecade.games.qwixx.kernel.turn import act, deal


@compiled
def advance_all(tables: Array, track: Record, scratches: Array, seat: int) -> None:
    """Play dice and the other seats until the learner is awaited or the match is over."""
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
    """Take the learner's choice together with those of the other awaited seats."""
    for index in range(len(tables)):
        if where[index]:
            choose_all(tables[index], track, scratches[index])
            scratches[index].choices[seat] = choices[index]
            act(tables[index], track, scratches[index])
