"""Fair dice: committed to before anybody's nonce is known, checkable by everybody afterwards.

docs/fair-dice.md tells a sceptical player how and why.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from itertools import islice

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
        stream = self._bytes(n)

        return lambda sides: below(sides, lambda count: bytes(islice(stream, count)))

    def _bytes(self, n: int) -> Iterator[int]:
        message = b"".join(self.nonces) + n.to_bytes(8, "big")
        block = 0
        while True:
            yield from hmac.digest(self.seed, message + block.to_bytes(4, "big"), "sha256")
            block += 1


def below(sides: int, take: Callable[[int], bytes]) -> int:
    """Uniform among 0 … sides-1, from as many bytes as that needs: one for up to 256 sides.

    Values that would favour some sides are skipped.
    """
    if sides < 1:
        raise ValueError(f"a draw has at least 1 side, not {sides}")
    count = max(1, ((sides - 1).bit_length() + 7) // 8)
    values = 256**count
    fair = values - values % sides
    while True:
        value = int.from_bytes(take(count), "big")
        if value < fair:
            return value % sides


def read_hex(text: str, *, size: int) -> bytes | None:
    """Exactly `size` bytes in lower-case hex; None for any other text."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        return None
    return value if len(value) == size and value.hex() == text else None
