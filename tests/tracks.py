"""Small tracks of the tests' own, as plain JSON."""

from typing import Any


def plain_track(*fields: str) -> dict[str, Any]:
    """A track as in `plain_track("red 3 +1", "yellow 4 +2")`."""
    return {"fields": [_plain_field(*field.split()) for field in fields]}


def _plain_field(colour: str, number: str, bonus: str) -> dict[str, Any]:
    return {"colour": colour, "number": int(number), "bonus": int(bonus)}


SMALL = plain_track(
    "red 3 +1",
    "yellow 4 +2",
    "green 11 +3",
    "blue 10 +5",
    "green 10 +5",
    "red 6 +8",
    "yellow 12 +9",
    "blue 8 +11",
    "red 12 +13",
    "green 2 +16",
    "yellow 9 +18",
    "blue 6 +20",
)
"""Twelve fields, the last five of them the finish: 8 to 12."""

SHORTEST = plain_track(
    "red 2 +1", "yellow 2 +1", "green 12 +2", "blue 12 +2", "red 3 +3", "yellow 3 +20"
)
"""Six fields: the finish begins with the second."""
