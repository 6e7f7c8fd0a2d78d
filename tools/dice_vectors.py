"""Whole matches as Python plays them, for the browser's own check of the dice.

`python -m tools.dice_vectors` writes web/src/lib/dice-vectors.json; a test holds it up to date.
"""

from pathlib import Path
from typing import Any

import msgspec
from tests.playing import Setting, random_match

FILE = Path(__file__).resolve().parents[1] / "web/src/lib/dice-vectors.json"
MATCHES = (
    Setting("qwixx", 2, {}),
    Setting("qwixx", 5, {}),
    Setting("qwixx-on-board", 3, {"side": "A"}),
    Setting("pixoid", 3, {"variant": "short"}),
)


def vectors() -> dict[str, Any]:
    return {"matches": [random_match(setting, seed=20).write() for setting in MATCHES]}


def json() -> str:
    return msgspec.json.format(msgspec.json.encode(vectors()), indent=2).decode() + "\n"


if __name__ == "__main__":
    FILE.write_text(json(), encoding="utf-8")
