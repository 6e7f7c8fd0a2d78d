"""Fair dice: committed to before anybody's nonce is known, checkable by everybody afterwards.

docs/fair-dice.md tells a sceptical player how and why.
"""

import hashlib
import hmac
from collections.abc import Iterator

from msgspec import Struct

from tablecade.core.game import Draw

SEED_BYTES = 32
NONCE_BYTES = 16
_BYTE_VALUES = 256


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

        def draw(sides: int) -> int:
            fair = _BYTE_VALUES - _BYTE_VALUES % sides
            return next(byte for byte in stream if byte < fair) % sides

        return draw

    def _bytes(self, n: int) -> Iterator[int]:
        message = b"".join(self.nonces) + n.to_bytes(8, "big")
        block = 0
        while True:
            yield from hmac.digest(self.seed, message + block.to_bytes(4, "big"), "sha256")
            block += 1


def read_hex(text: str, *, size: int) -> bytes | None:
    """Exactly `size` bytes in lower-case hex; None for any other text."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        return None
    return value if len(value) == size and value.hex() == text else None
