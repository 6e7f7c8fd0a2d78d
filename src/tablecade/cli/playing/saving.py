"""Match files on disk, written after every decision so that nothing is lost.

While a match is in progress its seed is secret and kept in a second file beside it. At the end the
seed is written into the match file, and the second file is deleted.
"""

from datetime import datetime
from errno import ENOTDIR
from os import strerror
from pathlib import Path
from secrets import token_bytes

from msgspec import UNSET
from msgspec.structs import replace

from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, FairDice, read_hex
from tablecade.core.errors import FileThere, unreadable
from tablecade.core.match import Match
from tablecade.core.record import Record
from tablecade.core.replay import AnyGame
from tablecade.folders import data_folder


def default_file(game: str) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "matches" / f"{game}-{stamp}.jsonl"


def new_dice(seats: int) -> FairDice:
    return FairDice(token_bytes(SEED_BYTES), tuple(token_bytes(NONCE_BYTES) for _ in range(seats)))


def check_new(path: Path, *, own: Path | None) -> None:
    """A file that is there may hold anything; only a match's `own` one is written again.

    Raises FileThere.
    """
    if path.exists() and not (own and own.resolve() == path.resolve()):
        raise FileThere(file=str(path))


def save(record: Record, path: Path) -> None:
    match = record.match()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if match.closing is None and record.header.commitment:
            _write(_seed_file(path), record.dice.seed.hex() + "\n")
        _write(path, match.write())
        if match.closing is not None:
            _seed_file(path).unlink(missing_ok=True)
    except FileExistsError:  # of a folder
        raise unreadable(path.parent, OSError(ENOTDIR, strerror(ENOTDIR))) from None
    except OSError as problem:
        raise unreadable(path, problem) from None


def _write(path: Path, text: str) -> None:
    """All or nothing: a file is never half written."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def _seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def pick_up(game: AnyGame, match: Match, path: Path) -> Record:
    """Go on with a match. Without its seed the dice are new ones, and no longer provable."""
    dice = _kept_dice(match, path)
    if dice is None and match.header.commitment:
        match = replace(match, header=replace(match.header, dice=UNSET))
    dice = dice or new_dice(len(match.header.seats))
    return Record.resume(game, match, dice=dice)


def _kept_dice(match: Match, path: Path) -> FairDice | None:
    commitment = match.header.commitment
    if commitment is None or not _seed_file(path).is_file():
        return None
    seed = read_hex(_seed_file(path).read_text(encoding="utf-8").strip(), size=SEED_BYTES)
    if seed is None:
        return None
    dice = FairDice(seed, tuple(bytes.fromhex(nonce) for nonce in commitment.nonces))
    return dice if dice.commit == commitment.commit else None
