"""Fair dice for a whole series of matches: a chain of seeds, all fixed before any nonce is known.

seed(k) = SHA-256(seed(k+1)), so the commitment of match k+1, which is SHA-256(seed(k+1)), is
the revealed seed of match k. Who joins between two matches adds a nonce to seeds long fixed.
"""

import hashlib
from functools import lru_cache

from msgspec import Struct

from tablecade.core.dice import FairDice
from tablecade.core.match import Commitment, Reveal
from tablecade.server.table.table import Table

MATCHES = 100
"""The longest series: links of the chain."""


def dice_of(table: Table) -> FairDice:
    """The dice of the current match."""
    nonces = tuple(bytes.fromhex(chair.nonce) for chair in table.chairs)
    if table.setting.header is not None and table.setting.header.commitment:
        nonces = tuple(map(bytes.fromhex, table.setting.header.commitment.nonces))
    return FairDice(_seed(table.setting.root, table.setting.match), nonces)


class _Latest(Struct):
    """The match of a series whose seed was computed last, and that seed."""

    known: tuple[int, bytes] = (0, b"")


@lru_cache(maxsize=4096)
def _latest(_root: str) -> _Latest:
    return _Latest()


def _seed(root: str, match: int) -> bytes:
    """Every roll asks for it, and it takes up to 100 hashes: each series keeps its latest one."""
    latest = _latest(root)
    known, seed = latest.known
    if known != match:
        seed = bytes.fromhex(root)
        for _ in range(MATCHES - match):
            seed = hashlib.sha256(seed).digest()
        latest.known = (match, seed)  # as one: other threads read it
    return seed


def commitment(table: Table) -> Commitment:
    dice = dice_of(table)
    return Commitment(dice.commit, tuple(nonce.hex() for nonce in dice.nonces))


def reveal(table: Table) -> Reveal:
    return Reveal(dice_of(table).seed.hex())
