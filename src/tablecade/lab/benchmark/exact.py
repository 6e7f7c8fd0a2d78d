"""Measurements against exact answers, in parts that are kept as each is done."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import Struct

from tablecade.core.errors import MissingExtra, unreadable
from tablecade.lab.benchmark.result import VERSION
from tablecade.lab.benchmark.wins import plays
from tablecade.lab.checkpoint import Checkpoint, checkpoint_folder
from tablecade.lab.code_version import code_version
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


class KeptPart:
    """The file of a finished part, beside the finished chunks of the matches."""

    def __init__(self, part: Part) -> None:
        """The name of the file follows from all that the figure depends on."""
        measurement = measurement_of(part)
        settings = measurement.settings(part.bot, part.board)
        code = code_version(part.game, (part.bot,))
        key = ("benchmark", VERSION, code, measurement.seed, settings, part)
        self._kept = measurement.kept
        self._file = Checkpoint(key, checkpoint_folder()).file.with_suffix(".json")

    def load(self) -> Any:
        """What was measured, or None if that is still to do."""
        if not self._file.exists():
            return None
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=self._kept)
        except msgspec.DecodeError:
            return None

    def save(self, measured: Any) -> None:
        """Raises UnreadableFile where that fails."""
        unfinished = self._file.with_suffix(".unfinished")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(msgspec.json.encode(measured))
            unfinished.replace(self._file)
        except OSError as problem:
            raise unreadable(self._file, problem) from None

    def delete(self) -> None:
        self._file.unlink(missing_ok=True)


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
