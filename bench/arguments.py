"""Arguments of commands, checked before anything runs."""

from collections.abc import Callable, Collection
from typing import TypeVar

import typer

Value = TypeVar("Value", str, list[str] | None)


def one_of(names: Collection[str]) -> Callable[[Value], Value]:
    """For an argument or option, or a list of them, that has to be one of these names."""

    def check(value: Value) -> Value:
        for name in [value] if isinstance(value, str) else value or ():
            if name not in names:
                raise typer.BadParameter(f"{name!r} is not one of: {', '.join(names)}")
        return value

    return check
