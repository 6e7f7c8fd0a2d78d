"""The command that adds an extra to this very install."""

import json
import sys

import pytest

from tablecade.cli import extras

CHECKOUT = {"dir_info": {"editable": True}, "url": "file:///home/ada/table%20cade"}
WHEEL = {"archive_info": {}, "url": "file:///tmp/tablecade-0.2.0-py3-none-any.whl"}


class Noted:
    def __init__(self, origin: object) -> None:
        self.origin = origin

    def read_text(self, _name: str) -> str | None:
        return None if self.origin is None else json.dumps(self.origin)


@pytest.mark.parametrize(
    ("origin", "requirement"),
    [
        (None, '"tablecade[lab]"'),
        (CHECKOUT, '--editable "/home/ada/table cade[lab]"'),
        (WHEEL, '"tablecade[lab] @ file:///tmp/tablecade-0.2.0-py3-none-any.whl"'),
    ],
)
def test_the_command_names_python_and_origin(
    origin: object, requirement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "distribution", lambda _: Noted(origin))
    assert extras.install_command("lab") == f'"{sys.executable}" -m pip install {requirement}'


def test_what_is_installed_is_not_missing() -> None:
    assert not extras.is_missing("msgspec")
    assert extras.is_missing("no_such_library")
