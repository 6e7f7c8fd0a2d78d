"""The observation of a game: one vector of numbers from 0 to 1, described field by field.

It is the same in PettingZoo, Gymnasium, OpenSpiel and datasets. The observer's own side comes
first, then the others in turn order. The mask of legal actions is not part of it.
"""

from collections.abc import Iterable
from itertools import accumulate
from math import prod

from msgspec import Struct

from tablecade.core.array import Array


class Field(Struct, frozen=True):
    """One part of the vector; `shape` is how to reshape it."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The fields of an observation in order, and where each of them is."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        ends = [*accumulate(field.size for field in self.fields)]
        self.size = ends[-1]
        self.slices = {
            field.name: slice(end - field.size, end)
            for field, end in zip(self.fields, ends, strict=True)
        }

    def split(self, observation: Array) -> dict[str, Array]:
        """The fields by name, each in its shape."""
        return {
            field.name: observation[self.slices[field.name]].reshape(field.shape)
            for field in self.fields
        }

    def offset(self, name: str) -> int:
        return int(self.slices[name].start)
