"""The pages of environments list fields and arguments as they are."""

import inspect
import re
from collections.abc import Iterable

import pyspiel
import pytest
from tools.environment_pages import DOCS, LAYOUTS, table, with_table

import tablecade.lab.adapters.openspiel  # noqa: F401 - registers
from tablecade.lab.adapters.gymnasium_env import TablecadeEnv
from tablecade.lab.adapters.pettingzoo_env import TablecadeParallelEnv, parallel_env
from tablecade.lab.adapters.vector_env import TablecadeVectorEnv

CONSTRUCTORS = {
    "PettingZoo": TablecadeParallelEnv,
    "`make`": TablecadeEnv,
    "`make_vec`": TablecadeVectorEnv,
}
OPENSPIEL = {
    ("qwixx.md", "OpenSpiel"): "qwixx",
    ("qwixx.md", "small Qwixx"): "small_qwixx",
    ("qwixx-on-board.md", "OpenSpiel"): "qwixx_on_board",
    ("pixoid.md", "OpenSpiel"): "pixoid",
    ("pixoid.md", "chase"): "chase",
}
GIVEN_BY_ID = {"`make`": {"game"}, "`make_vec`": {"game"}}
"""What `gymnasium.make` and `make_vec` take from the id of the environment."""


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_page_lists_the_fields(name: str) -> None:
    """`python -m tools.environment_pages` writes them."""
    text = (DOCS / name).read_text("utf-8")
    layout = LAYOUTS[name]
    assert text == with_table(text, layout)
    assert f"({layout.size},)" in text


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_page_lists_the_fields_that_only_the_state_has(name: str) -> None:
    env = parallel_env(name.removesuffix(".md"))
    observed = set(env.layout.slices)
    listed = table(env.state_layout).splitlines()
    only_state = [line for line in listed[2:] if line.split("`")[1] not in observed]
    text = (DOCS / name).read_text("utf-8")
    assert [line for line in only_state if line not in text] == []
    assert ("<!-- state fields -->" in text) == bool(only_state)


@pytest.mark.parametrize("place", CONSTRUCTORS)
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_page_lists_every_argument_of_the_constructors_and_no_other(
    name: str, place: str
) -> None:
    parameters = {*inspect.signature(CONSTRUCTORS[place]).parameters} - GIVEN_BY_ID.get(
        place, set()
    )
    assert arguments(name, place) == parameters


@pytest.mark.parametrize(("name", "place"), OPENSPIEL)
def test_a_page_lists_every_parameter_of_openspiels_games_and_no_other(
    name: str, place: str
) -> None:
    game = pyspiel.load_game(f"python_tablecade_{OPENSPIEL[name, place]}")
    assert arguments(name, place) == {*game.get_type().parameter_specification}


def arguments(name: str, place: str) -> set[str]:
    """The arguments of a page's table for one kind of environment."""
    return {argument for listed, where in _rows(name) if place in where for argument in listed}


def _rows(name: str) -> Iterable[tuple[list[str], list[str]]]:
    """Arguments and places, row by row."""
    text = (DOCS / name).read_text("utf-8")
    section = re.split(r"^## ", text.partition("## Arguments\n")[2], flags=re.MULTILINE)[0]
    for row in re.findall(r"^\| `.*", section, flags=re.MULTILINE):
        _, listed, where, *_ = row.split("|")
        yield re.findall(r"`(\w+)`", listed), [place.strip() for place in where.split(",")]
