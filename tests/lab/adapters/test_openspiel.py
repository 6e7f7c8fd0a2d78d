"""OpenSpiel's own tests and algorithms run on the games.

Two of its modules are imported where they are used: they load most of SciPy and a solver of convex
problems, and every worker imports this file.
"""

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    mcts,
    outcome_sampling_mccfr,
    policy_utils,
)

import tablecade.lab.adapters.openspiel  # noqa: F401 - registers
from tests.games.pixoid.research.test_openspiel import SMALL

pytestmark = pytest.mark.filterwarnings("default")  # of OpenSpiel's own dependencies

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("python_tablecade_qwixx", {"seats": 2}),
    ("python_tablecade_qwixx", {"seats": 5}),
    ("python_tablecade_qwixx_on_board", {"seats": 3, "options": "side:B"}),
    ("python_tablecade_pixoid", {"seats": 3}),
    ("python_tablecade_pixoid", {"seats": 4, "options": "variant:short"}),
    ("python_tablecade_chase", {"board": "A1 B2 C1 D2", "turns": 5}),
    ("python_tablecade_small_qwixx", {"turns": 2, "faces": 3}),
]
SOLVED: list[tuple[str, dict[str, Any]]] = [
    ("python_tablecade_chase", {"board": SMALL, "turns": 1}),
    ("python_tablecade_small_qwixx", {"turns": 1, "faces": 1}),
]
"""For algorithms that walk through the whole game several times."""
SAMPLED: list[tuple[str, dict[str, Any]]] = [
    ("python_tablecade_chase", {"board": SMALL, "turns": 2}),
    ("python_tablecade_small_qwixx", {"turns": 1, "faces": 2}),
]
"""For algorithms that sample: Pixoid must guess, and Qwixx has 64 rolls."""
IDS = ["chase", "small-qwixx"]
UNIFORM = 29 / 36
"""The exploitability of uniform choices in the chase of two turns on `SMALL`."""


@pytest.mark.parametrize(("name", "params"), GAMES)
def test_openspiels_random_simulation_passes(name: str, params: dict[str, Any]) -> None:
    """With every state written and read back."""
    pyspiel.random_sim_test(pyspiel.load_game(name, params), 2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["qwixx", "qwixx_on_board", "pixoid", "chase", "small_qwixx"])
def test_a_playthrough_can_be_written_and_repeated(name: str) -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

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


def test_one_import_registers_every_game() -> None:
    code = (
        "import pyspiel, tablecade.lab.adapters.openspiel\n"
        f"for name in {[name for name, _ in GAMES]}: pyspiel.load_game(name)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("name", "params", "problem"),
    [
        ("small_qwixx", {"turns": 0}, "turns is a number at least 1, not 0"),
        ("small_qwixx", {"turns": -1}, "turns is a number at least 1, not -1"),
        ("small_qwixx", {"faces": 0}, "faces is a number from 1 to 6, not 0"),
        ("small_qwixx", {"faces": 7}, "faces is a number from 1 to 6, not 7"),
        ("chase", {"turns": 0}, "turns is a number at least 1, not 0"),
        ("pixoid", {"options": "short"}, "key:value;key:value, not 'short'"),
    ],
)
def test_parameters_that_make_no_game_are_refused(
    name: str, params: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        pyspiel.load_game(f"python_tablecade_{name}", params)


def test_each_player_sees_its_own_side_first() -> None:
    state = pyspiel.load_game("python_tablecade_qwixx").new_initial_state()
    for action in (0, 0, 0, 0, 0, 0, 0):
        state.apply_action(action)
    assert state.observation_tensor(0) != state.observation_tensor(1)


@pytest.mark.parametrize("name", ["qwixx", "qwixx_on_board", "pixoid", "small_qwixx"])
def test_each_player_reads_whose_view_it_is(name: str) -> None:
    state = pyspiel.load_game(f"python_tablecade_{name}").new_initial_state()
    for player in range(state.num_players()):
        for seen in (state.observation_string(player), state.information_state_string(player)):
            assert f'"you":{{"hand":{player},' in seen
            assert ('"maze":' in seen) == (name == "pixoid")


def test_a_shared_controller_earns_the_mean_over_its_turns_of_what_their_holders_get() -> None:
    """PX-7.4: its holder changes every turn. In the standard game one of the Bugs wins, so that the
    mean differs from what the last holder gets.
    """
    game = pyspiel.load_game("python_tablecade_pixoid", {"seats": 3})
    rng = np.random.default_rng(0)
    differed = 0
    for _ in range(4):
        state = game.new_initial_state()
        holders: list[int] = []
        while not state.is_terminal():
            if state.legal_actions(3):
                holders.append(json.loads(state.observation_string(3))["you"]["seat"])
            state = state.clone()
            if state.is_simultaneous_node():
                state.apply_actions([rng.choice(state.legal_actions(p)) for p in range(4)])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        earned = state.returns()
        by_turn = [earned[seat] for seat in holders]
        assert earned[3] == pytest.approx(np.mean(by_turn))
        assert (
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[
                1
            ].returns()
            == earned
        )
        differed += earned[3] != by_turn[-1]
    assert differed > 0


@pytest.mark.parametrize(("name", "params"), SOLVED, ids=IDS)
@pytest.mark.parametrize("solver", [cfr.CFRSolver, cfr.CFRPlusSolver])
def test_cfr_lowers_exploitability(name: str, params: dict[str, Any], solver: Any) -> None:
    game = pyspiel.load_game_as_turn_based(name, params)
    solving = solver(game)
    uniform = exploitability.exploitability(game, solving.average_policy())
    for _ in range(4):
        solving.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solving.average_policy()) < uniform


@pytest.mark.long
def test_cfr_plus_lowers_exploitability_where_pixoid_must_guess() -> None:
    """Two turns: 13,351 positions in turns. OpenSpiel's C++ code finds the best responses."""
    game = pyspiel.load_game_as_turn_based(*SAMPLED[0])
    solving = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solving.evaluate_and_update_policy()
    policy = policy_utils.policy_to_dict(solving.average_policy(), game)
    assert 0 < pyspiel.exploitability(game, policy) < 0.6 * UNIFORM


@pytest.mark.parametrize(("name", "params"), SAMPLED, ids=IDS)
@pytest.mark.parametrize(
    "solver",
    [
        external_sampling_mccfr.ExternalSamplingSolver,
        outcome_sampling_mccfr.OutcomeSamplingSolver,
    ],
)
def test_sampling_cfr_finds_a_policy(name: str, params: dict[str, Any], solver: Any) -> None:
    game = pyspiel.load_game_as_turn_based(name, params)
    solving = solver(game)
    for _ in range(10):
        solving.iteration()
    policy = solving.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize(("name", "params"), SAMPLED, ids=IDS)
def test_mcts_chooses_a_legal_action(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game_as_turn_based(name, params)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 20, evaluator, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "params"), [*SAMPLED, GAMES[0]])
def test_an_episode_of_rl_environment(name: str, params: dict[str, Any]) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name, params))
    step = environment.reset()
    while not step.last():
        assert (
            len(step.observations["info_state"][0])
            == environment.observation_spec()["info_state"][0]
        )
        step = environment.step(
            [acts[0] if acts else 0 for acts in step.observations["legal_actions"]]
        )
    assert len(step.rewards) == 2


def test_mcts_that_begins_wins_a_small_qwixx_with_any_dice() -> None:
    """By value iteration whoever begins wins with each of the 64 rolls; random choices do not."""
    game = pyspiel.load_game_as_turn_based(*SAMPLED[1])
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2, 200, evaluator, random_state=rng)
    rolls, won = set(), []
    for _ in range(8):
        state, roll = game.new_initial_state(), ""
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                assert chances == (0.5, 0.5)
                drawn = rng.choice(outcomes, p=chances)
                roll += str(drawn)
                state.apply_action(drawn)
            else:
                begins = state.current_player() == 0
                state.apply_action(bot.step(state) if begins else rng.choice(state.legal_actions()))
        rolls.add(roll)
        won.append(state.returns()[0])
    assert len(rolls) > 4
    assert won == [1.0] * 8


def test_value_iteration_solves_a_small_qwixx() -> None:
    """All dice show 1: whoever begins can cross twice, and wins."""
    from open_spiel.python.algorithms.value_iteration import value_iteration

    game = pyspiel.load_game("python_tablecade_small_qwixx", {"turns": 1, "faces": 1})
    values = value_iteration(game, depth_limit=-1, threshold=1e-6, cyclic_game=True)
    assert max(values.values()) == 1.0
