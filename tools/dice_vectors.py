"""Digests and whole matches as Python has them, for the browser's own check of the dice.

`python -m tools.dice_vectors` writes web/src/lib/dice-vectors.json; a test holds it up to date.
"""

import hashlib
import hmac
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.playing import Setting, random_match

FILE = Path(__file__).resolve().parents[1] / "web/src/lib/dice-vectors.json"
LENGTHS = (0, 1, 55, 56, 63, 64, 65, 119, 120, 300)
"""Around the ends of a block, where padding goes wrong first."""

MATCHES = (
    Setting("qwixx", 2, {}),
    Setting("qwixx", 5, {}),
    Setting("qwixx-on-board", 3, {"side": "A"}),
    Setting("pixoid", 3, {"variant": "short"}),
)


def vectors() -> dict[str, Any]:
    rng = Random(20)
    messages = [rng.randbytes(length) for length in LENGTHS]
    return {
        "digests": {m.hex(): hashlib.sha256(m).hexdigest() for m in messages},
        "macs": [
            {"key": key.hex(), "message": m.hex(), "mac": hmac.digest(key, m, "sha256").hex()}
            for key, m in zip(messages, reversed(messages), strict=True)
        ],
        "matches": [random_match(setting, seed=20).write() for setting in MATCHES],
    }


def json() -> str:
    return msgspec.json.format(msgspec.json.encode(vectors()), indent=2).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(json(), encoding="utf-8")
