"""The values of one seat's choices at one table, on NumPy arrays."""

from typing import Any, NamedTuple

import numpy as np

from tablecade.core.hand import Seat
from tablecade.games.qwixx.bots.array_search import ArraySearch
from tablecade.games.qwixx.kernel.array_tables import Tables
from tablecade.games.qwixx.kernel.numbers import OVER


class Choices(NamedTuple):
    """The choices of a seat, and the end of the turn each leads to."""

    table: Tables
    seat: Seat
    actions: Any
    values: Any
    ends: Tables


class TurnSearch(ArraySearch):
    def choices_of(self, table: Tables, seat: Seat) -> Choices:
        """The best end of the turn for each choice, if no other player crosses."""
        _, action, ends = self.ends(table, np.array([seat]))
        values = self.values(ends, np.full(ends.size, seat)).astype(np.float64)
        actions = np.array(list(dict.fromkeys(action.tolist())))
        best = [int(np.where(action == one, values, -1.0).argmax()) for one in actions]
        return Choices(table, seat, actions, values[best], ends.take(np.array(best)))

    def with_others(self, found: Choices, weight: float) -> Choices:
        """Values when the others choose as they would by `choices_of`.

        The model may be wrong, and where it ends the match all choices look alike, so the result
        is a weighted mean with the value when nobody else crosses.
        """
        count = len(found.actions)
        modelled = np.repeat(self.choices(found.table), count, axis=0)
        modelled[:, found.seat] = found.actions
        acted = self.arrays.step(found.table.take(np.zeros(count, np.int64)), modelled)
        ends = self.finish_turn(acted)
        values = self.values(ends, np.full(count, found.seat))
        kept = [part.copy() for part in found.ends]
        for mine, modelled_part in zip(kept, ends, strict=True):
            mine[ends.phase != OVER] = modelled_part[ends.phase != OVER]
        mixed = found.values + weight * (values - found.values)
        return found._replace(values=mixed, ends=Tables(*kept))
