"""Fair dice: committed to before anybody's nonce is known, checkable by everybody afterwards.

docs/fair-dice.md tells a sceptical player how and why.
"""

import hashlib
import hmac
from collections.abc import Callable
from itertools import chain, count, islice

from msgspec import Struct

from tablecade.core.game import Draw

SEED_BYTES = 32
NONCE_BYTES = 16


class FairDice(Struct, frozen=True):
    """The dice of one match, fixed by the table's seed and all seats' nonces."""

    seed: bytes
    nonces: tuple[bytes, ...]

    @property
    def commit(self) -> str:
        """What is published before any nonce is known."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, n: int) -> Draw:
        """The chance of decision n: each call of the draw takes the next bytes of its stream."""
        message = b"".join(self.nonces) + n.to_bytes(8, "big")
        blocks = (
            hmac.digest(self.seed, message + block.to_bytes(4, "big"), "sha256")
            for block in count()
        )
        stream = chain.from_iterable(blocks)
        return lambda sides: below(sides, lambda taken: bytes(islice(stream, taken)))


def below(sides: int, take: Callable[[int], bytes]) -> int:
    """Uniform among 0 … sides-1, from as many bytes as that needs: one for up to 256 sides.

    Values that would favour some sides are skipped.
    """
    if sides < 1:
        raise ValueError(f"a draw has at least 1 side, not {sides}")
    size = max(1, ((sides - 1).bit_length() + 7) // 8)
    values = 256**size
    fair = values - values % sides
    while True:
        value = int.from_bytes(take(size), "big")
        if value < fair:
            return value % sides


def read_hex(text: str, *, size: int) -> bytes | None:
    """Exactly `size` bytes in lower-case hex; None for any other text."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        return None
    return value if len(value) == size and value.hex() == text else None
