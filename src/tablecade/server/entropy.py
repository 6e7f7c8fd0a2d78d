"""Unpredictable random numbers: tokens, join codes, seeds and nonces."""

import hashlib
import hmac
from collections.abc import Callable
from secrets import token_bytes

from msgspec import Struct

from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, below

CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters and digits that can't be confused: no I, L, O, 0, 1."""

CODE_LENGTH = 6
TOKEN_BYTES = 32
TABLE_BYTES = 10


class Entropy(Struct, frozen=True):
    """Where all secrets of a server come from; tests give one that can be repeated."""

    draw: Callable[[int], bytes] = token_bytes

    def token(self) -> str:
        return self.draw(TOKEN_BYTES).hex()

    def table_id(self) -> str:
        return self.draw(TABLE_BYTES).hex()

    def code(self) -> str:
        return "".join(CODE_ALPHABET[self.below(len(CODE_ALPHABET))] for _ in range(CODE_LENGTH))

    def seed(self) -> str:
        return self.draw(SEED_BYTES).hex()

    def nonce(self) -> str:
        return self.draw(NONCE_BYTES).hex()

    def below(self, sides: int) -> int:
        """Uniform among 0 … sides-1 (a game's `Draw`)."""
        return below(sides, self.draw)


def hashed(token: str) -> str:
    """What the store keeps of a token. 256 random bits need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def group_of(address: str) -> str:
    """One of 65,536 groups. Many addresses share a group, so it does not tell which one it was."""
    return hashed(address)[:4]


def matches(shown: str, kept: str | None) -> bool:
    """Whether two hashes are the same; how long it takes tells nothing."""
    return kept is not None and hmac.compare_digest(shown, kept)
