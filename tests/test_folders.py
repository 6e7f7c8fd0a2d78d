"""Folders and priorities of users and services that may do less than a person at a desk."""

import os
import pwd

import pytest

from tablecade.core.errors import TablecadeError
from tablecade.folders import cache_folder, data_folder
from tablecade.locales import LANGUAGES, sentences
from tablecade.priority import lower_priority


@pytest.fixture
def _no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for the user of a service: no variable, no line in the list of users."""

    def unknown(_number: int) -> None:
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)


@pytest.mark.usefixtures("_no_home")
@pytest.mark.parametrize("folder", [data_folder, cache_folder])
def test_a_user_without_a_home_folder_is_told(folder: object) -> None:
    with pytest.raises(TablecadeError) as told:
        folder()  # type: ignore[operator]
    assert all("HOME" in told.value.sentence(sentences(language)) for language in LANGUAGES)


def test_a_system_that_refuses_another_priority_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The filter of a hardened service may."""

    def refuse(_steps: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "nice", refuse)
    lower_priority(10)
