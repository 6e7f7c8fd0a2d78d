"""The match of a table as its file, resolved decisions only, and the fair dice behind it.

A whole series of matches has a chain of seeds, all fixed before any nonce is known:
seed(k) = SHA-256(seed(k+1)), so the commitment of match k+1, which is SHA-256(seed(k+1)), is
the revealed seed of match k. Who joins between two matches adds a nonce to seeds long fixed.
"""

import hashlib
from functools import lru_cache

from msgspec import UNSET

from tablecade.core.dice import FairDice
from tablecade.core.match import BY_HAND, FORMAT, Closing, Commitment, Header, Match, Reveal
from tablecade.server.table.table import DiceKind, Status, Table

MATCHES = 100
"""The longest series: links of the chain."""


def dice_of(table: Table) -> FairDice:
    """The dice of the current match."""
    nonces = tuple(bytes.fromhex(chair.nonce) for chair in table.chairs)
    if table.setting.header is not None and table.setting.header.commitment:
        nonces = tuple(map(bytes.fromhex, table.setting.header.commitment.nonces))
    return FairDice(_seed(table.setting.root, table.setting.match), nonces)


@lru_cache(maxsize=4096)
def _seed(root: str, match: int) -> bytes:
    """Every roll asks for it, and it takes up to 100 hashes."""
    seed = bytes.fromhex(root)
    for _ in range(MATCHES - match):
        seed = hashlib.sha256(seed).digest()
    return seed


def commitment(table: Table) -> Commitment:
    dice = dice_of(table)
    return Commitment(dice.commit, tuple(nonce.hex() for nonce in dice.nonces))


def reveal(table: Table) -> Reveal:
    return Reveal(dice_of(table).seed.hex())


def match_file(table: Table) -> Match:
    header = table.setting.header
    if header is None:  # before the start: seats as they are filled so far, nonces that are known
        public, by_hand = commitment(table), table.setting.dice is DiceKind.YOURS
        header = Header(
            match=FORMAT,
            game=table.setting.game,
            options=table.setting.options,
            seats=tuple(chair.name for chair in table.chairs),
            dice=BY_HAND if by_hand else public if all(public.nonces) else UNSET,
        )
    if table.status is not Status.OVER:
        return Match(header, table.decisions)
    seed = UNSET if header.commitment is None else reveal(table)
    ended = table.setting.series[-1]
    closing = Closing(ended.outcome or UNSET, ended.stopped or UNSET, dice=seed)
    return Match(header, table.decisions, closing)
