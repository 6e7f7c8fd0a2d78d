"""What a command of the lab may be given, checked before anything runs."""

from collections.abc import Callable, Collection
from typing import TypeVar

import typer

Given = TypeVar("Given", str, list[str] | None)


def one_of(names: Collection[str]) -> Callable[[Given], Given]:
    """For an argument or option, or a list of them, that has to be one of these names."""

    def check(given: Given) -> Given:
        for name in [given] if isinstance(given, str) else given or ():
            if name not in names:
                raise typer.BadParameter(f"{name!r} is not one of: {', '.join(names)}")
        return given

    return check
