"""Options that many tables have in common are kept once: most of a table's memory is its board."""

import sys
from functools import lru_cache
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode


def shared(options: dict[str, Any]) -> dict[str, Any]:
    """Equal options, whose boards and tracks are the same values at all tables.

    Nobody changes what options hold.
    """
    return {
        name: _one_of(_encode(value)) if isinstance(value, dict | list) else value
        for name, value in options.items()
    }


@lru_cache(maxsize=512)
def _one_of(document: bytes) -> Any:
    return _interned(msgspec.json.decode(document))


def _interned(value: Any) -> Any:
    """Boards name the same few hundred places: one string each."""
    if isinstance(value, str):
        return sys.intern(value)
    if isinstance(value, list):
        return [_interned(one) for one in value]
    if isinstance(value, dict):
        return {sys.intern(key): _interned(one) for key, one in value.items()}
    return value
