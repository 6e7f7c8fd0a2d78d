"""Arguments of the environments that can't be meant are refused."""

from typing import Any

import pytest

from tablecade.core.errors import WrongSeats
from tablecade.lab.adapters.gymnasium_env import TablecadeEnv
from tablecade.lab.adapters.pettingzoo_env import parallel_env
from tablecade.lab.adapters.vector_env import TablecadeVectorEnv


def test_no_seats_are_not_the_default() -> None:
    with pytest.raises(WrongSeats):
        parallel_env("qwixx", seats=0)
    with pytest.raises(WrongSeats):
        TablecadeEnv("qwixx", opponents=())


def test_observations_are_arrays_or_text() -> None:
    with pytest.raises(ValueError, match="observations is array or text, not 'x'"):
        parallel_env("qwixx", observations="x")


@pytest.mark.parametrize("make", [TablecadeEnv, TablecadeVectorEnv])
def test_a_bare_name_is_no_list_of_opponents(make: Any) -> None:
    with pytest.raises(TypeError, match=r"opponents is a list of bots: \('greedy',\) for one"):
        make("qwixx", opponents="greedy")


@pytest.mark.parametrize("action", ["a", 9999, -1, None, 1.5])
def test_what_is_no_number_of_an_action_is_refused(action: Any) -> None:
    env = TablecadeEnv("qwixx")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a number from 0 to "):
        env.step(action)
