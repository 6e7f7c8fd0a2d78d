"""Pace and tempo: how long people have, and how long things take."""

from enum import StrEnum

from msgspec import Struct


class PaceName(StrEnum):
    NONE = "none"
    RELAXED = "relaxed"
    BRISK = "brisk"


SECONDS: dict[PaceName, int | None] = {
    PaceName.NONE: None,
    PaceName.RELAXED: 60,
    PaceName.BRISK: 20,
}


class Pace(Struct, frozen=True):
    """`seconds` for a decision, None without a bell. At the bell `bot` chooses for the others;
    None is the game's default.
    """

    name: PaceName = PaceName.NONE
    seconds: int | None = None
    bot: str | None = None


class Tempo(Struct, frozen=True):
    """Seconds the table itself takes. Kept with every table, so that all processes agree."""

    quickest_bot: float = 1.5
    slowest_bot: float = 4.0
    reveal: float = 2.5
    """For showing a reveal, before the time of the next bell begins."""
    rest: float = 15.0
    claim: float = 5.0
    """For the bot turns a process has claimed; then another process may claim them."""
