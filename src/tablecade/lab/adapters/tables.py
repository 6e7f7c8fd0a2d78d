"""Many tables of one game at once, some hands played from outside: what vector environments use."""

from collections.abc import Mapping
from typing import Any, Protocol

from tablecade.core.array import Array
from tablecade.core.errors import TablecadeError
from tablecade.core.registry import Registry, callable_that
from tablecade.lab.adapters.observation import Layout


class UnknownOpponent(TablecadeError):
    """Not one of the opponents that are compiled for the game."""

    code = "unknown-opponent"


class Tables(Protocol):
    """Arrays by table and hand. A learner is a hand that is played from outside."""

    xp: Any
    """The array library of all arrays: numpy or cupy."""
    hands: int
    actions: int
    layout: Layout

    def seed(self, seed: int) -> None:
        """Restart the random numbers of all tables."""

    def reset(self, where: Array) -> None:
        """Set up the tables of a mask."""

    def advance(self, where: Array, learners: Array) -> None:
        """Play until a learner owes a choice, or the match is over."""

    def answer(self, where: Array, choices: Array, learners: Array) -> None:
        """Take the learners' choices (by table and hand), and those of the others, at once."""

    def observe(self, learners: Array) -> Array:
        """float32 by table, learner and field."""

    def legal(self, learners: Array) -> Array:
        """int8 by table, learner and action; waiting, the last one, for who owes nothing."""

    def credits(self) -> Array:
        """Each hand's part of the victory by table; 0 while a match goes on."""

    @property
    def over(self) -> Array:
        """Which tables are over."""


class MakeTables(Protocol):
    def __call__(
        self, state: Any, *, count: int, opponents: Mapping[int, str], seed: int
    ) -> Tables: ...


TABLES: Registry[MakeTables] = Registry(
    "tablecade.tables",
    {
        "pixoid": "tablecade.games.pixoid.research.tables:PixoidTables",
        "qwixx": "tablecade.games.qwixx.research.tables:QwixxTables",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.research.tables:OnBoardTables",
    },
    make=callable_that("makes tables of"),
)
"""Compiled tables by game id."""

GPU_TABLES: Registry[MakeTables] = Registry(
    "tablecade.gpu_tables",
    {"qwixx": "tablecade.games.qwixx.research.tables:QwixxGpuTables"},
    make=callable_that("makes tables of"),
)
"""Tables in the memory of a GPU by game id."""
