"""Measurements against exact answers, in parts that are kept as each is done."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from msgspec import Struct

from tablecade.core.errors import MissingExtra
from tablecade.lab.benchmark import VERSION
from tablecade.lab.benchmark.wins import plays
from tablecade.lab.checkpoint import KeptLines, checkpoint_folder, code_version
from tablecade.lab.research import Effort, Measurement, benchmarks


class Part(Struct, frozen=True):
    """One bot on one board, in words, so that another process can measure it."""

    game: str
    field: str
    """The name of the measurement."""
    bot: str
    board: str
    effort: Effort


def plan(bots: Sequence[str], effort: Effort) -> list[Part]:
    """All parts for these bots, in the order of the result. Raises MissingExtra."""
    parts: list[Part] = []
    for game, benchmark in benchmarks().items():
        playing = [bot for bot in bots if plays(bot, game)]
        if benchmark.exact is None or not playing:
            continue
        if find_spec("numba") is None:
            raise MissingExtra(extra="lab")
        parts += [
            Part(game, field, bot, board, effort)
            for field, measurement in benchmark.exact().items()
            for bot in playing
            for board in measurement.boards
        ]
    return parts


def measurement_of(part: Part) -> Measurement:
    exact = benchmarks()[part.game].exact
    if exact is None:
        raise KeyError(part.game)
    return exact()[part.field]


def measure_part(part: Part) -> Any:
    return measurement_of(part).measure(part.bot, part.board, part.effort)


class KeptPart(KeptLines[Any]):
    """What was measured of a part, beside the finished chunks of the matches."""

    def __init__(self, part: Part) -> None:
        measurement = measurement_of(part)
        settings = measurement.settings(part.bot, part.board)
        code = code_version(part.game, (part.bot,))
        key = ("benchmark", VERSION, code, measurement.seed, settings, part)
        super().__init__(key, checkpoint_folder(), measurement.kept)

    def load(self) -> Any:
        """What was measured, or None if that is still to do."""
        return next(self.lines(), None)


def gather(measured: Mapping[Part, Any]) -> dict[str, list[Any]]:
    """The rows of each measurement from all its parts."""
    found: dict[str, list[Any]] = {part.field: [] for part in measured}
    boards: dict[tuple[str, str], list[Part]] = {}
    for part in measured:
        boards.setdefault((part.field, part.bot), []).append(part)
    for (field, _), parts in boards.items():
        rows = measurement_of(parts[0]).rows
        found[field] += rows([measured[part] for part in parts])
    return found


def seeds_of(parts: Iterable[Part]) -> dict[str, int]:
    return {part.field: measurement_of(part).seed for part in parts}
