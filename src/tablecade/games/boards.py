"""Boards and tracks: what people can lay out or draw themselves."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from tablecade.core.errors import Fault


class Checked(Struct, frozen=True):
    """What is wrong with a board, place by place; its figures when nothing is."""

    faults: tuple[Fault, ...]
    figures: Mapping[str, float] = {}


class Boards(Struct, frozen=True):
    """The boards of a game."""

    option: str
    """The option that holds a board in full."""
    name_option: str
    """The option that takes the name of a board."""
    names: tuple[str, ...]
    check: Callable[[Any], Checked]
    """Checks a board given as JSON or as a drawing. Raises BadOption for its form."""
    kind: type[Struct]
    """A board in full."""
