"""Running the command as a user does."""

import sys
from collections.abc import Callable

import pytest
from msgspec import Struct

from tablecade.cli import main


class Ran(Struct, frozen=True):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def run_main(args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> Ran:
    """In this process, through the same door as the installed command."""
    sys.argv = ["tablecade", *args]
    try:
        main()
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 0
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)
