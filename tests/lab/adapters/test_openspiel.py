from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

import tablecade.lab.adapters.openspiel_games  # noqa: F401 - registers

pytestmark = pytest.mark.filterwarnings("default")  # of OpenSpiel's own dependencies

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("python_tablecade_qwixx", {"seats": 2}),
    ("python_tablecade_qwixx", {"seats": 5}),
    ("python_tablecade_qwixx_on_board", {"seats": 3, "options": "side:B"}),
    ("python_tablecade_pixoid", {"seats": 3}),
    ("python_tablecade_pixoid", {"seats": 4, "options": "variant:short"}),
]
SAMPLED = ["python_tablecade_qwixx_sampled", "python_tablecade_qwixx_on_board_sampled"]


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_openspiels_random_simulation_passes(name: str, params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, params), 3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SAMPLED)
def test_dice_can_be_sampled(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 3, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["qwixx", "qwixx_on_board", "pixoid"])
def test_a_playthrough_can_be_written_and_repeated(name: str) -> None:
    game = f"python_tablecade_{name}"
    text = playthrough(game, action_sequence=None, seed=5)
    assert "IsTerminal() = True" in text
    assert text == playthrough(game, action_sequence=None, seed=5)


def test_a_roll_is_six_nodes_of_six_outcomes() -> None:
    state = pyspiel.load_game("python_tablecade_qwixx").new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        assert len(state.chance_outcomes()) == 6
        state.apply_action(5)
    assert state.is_simultaneous_node()
    assert "red12" not in [state.action_to_string(0, a) for a in state.legal_actions(0)]  # QX-3.1
