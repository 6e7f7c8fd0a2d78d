import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import tablecade.lab.adapters.registration  # noqa: F401 - registers
from tablecade.core.errors import TablecadeError, UnknownBot, UnknownGame, WrongSeats
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.state import RESERVE, Action, State
from tablecade.lab.adapters.vector_env import TablecadeVectorEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("qwixx", {"opponents": ("greedy",)}),
    ("qwixx", {"learners": "all"}),
    ("qwixx", {"learners": (1,), "opponents": ("greedy", "net")}),
    ("qwixx", {"learners": "all", "seats": 5}),
    ("qwixx", {"opponents": ("hard", "net", "random")}),
    ("qwixx-on-board", {"opponents": ("random", "greedy"), "options": {"side": "B"}}),
    ("qwixx-on-board", {"opponents": ("net", "hard")}),
    ("pixoid", {"opponents": ("random", "random"), "options": {"variant": "short"}}),
    ("pixoid", {"learners": "all"}),
    ("pixoid", {"learners": "all", "seats": 4}),
    ("pixoid", {"opponents": ("greedy", "greedy", "random")}),
]
IDS = [f"{game}-{number}" for number, (game, _) in enumerate(TABLES)]


def random_legal(mask: Any, rng: np.random.Generator) -> Any:
    return np.argmax(mask * rng.random(mask.shape), axis=1)


@pytest.mark.parametrize(("game", "settings"), TABLES, ids=IDS)
def test_tables_run_on_and_on(game: str, settings: Any) -> None:
    envs = TablecadeVectorEnv(game, num_envs=12, **settings)
    rng = np.random.default_rng(0)
    observations, infos = envs.reset(seed=1)
    ended, won = 0, 0.0
    before = np.zeros(envs.num_envs, dtype=bool)
    for _ in range(300):
        assert envs.observation_space.contains(observations)
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        actions = random_legal(infos["action_mask"], rng)
        observations, rewards, over, truncated, infos = envs.step(actions)
        assert not (over & before).any()
        assert (rewards[before] == 0).all()
        assert ((rewards != 0) <= over).all()
        assert not truncated.any()
        before = over
        ended, won = ended + int(over.sum()), won + float(rewards.sum())
    assert ended > 20
    assert 0 <= won < ended


def test_a_random_learner_among_random_players_wins_its_share() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=512, opponents=("random",))
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    ended, won = 0, 0.0
    for _ in range(300):
        _, rewards, over, _, infos = envs.step(random_legal(infos["action_mask"], rng))
        ended, won = ended + int(over.sum()), won + float(rewards.sum())
    assert won / ended == pytest.approx(0.5, abs=4 * (0.25 / ended) ** 0.5)


def test_all_seats_share_one_victory() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=8, learners="all")
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    for _ in range(400):
        _, rewards, over, _, infos = envs.step(random_legal(infos["action_mask"], rng))
        sums = rewards.reshape(8, 2).sum(axis=1)
        assert (sums == over.reshape(8, 2)[:, 0]).all()


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 5), ("qwixx-on-board", 4)])
def test_all_learners_can_sit_at_a_table_of_any_size(game: str, seats: int) -> None:
    envs = TablecadeVectorEnv(game, num_envs=3, learners="all", seats=seats)
    assert envs.num_envs == 3 * seats
    observations, _ = envs.reset(seed=1)
    seen = [envs.layout.split(row)["seat"].argmax() for row in observations]
    assert seen == [*range(seats)] * 3


def test_seats_that_nobody_is_named_for_are_played_at_random() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=2, seats=4)
    assert envs.num_envs == 2
    assert len(envs.layout.split(envs.reset(seed=1)[0][0])["active"]) == 4


@pytest.mark.parametrize("game", ["qwixx", "qwixx-on-board"])
@pytest.mark.parametrize("opponent", ["net", "hard"])
def test_strong_opponents_win_nearly_always_against_random_choices(
    game: str, opponent: str
) -> None:
    envs = TablecadeVectorEnv(game, num_envs=32, opponents=(opponent,))
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    ended, won = 0, 0.0
    for _ in range(120):
        _, rewards, over, _, infos = envs.step(random_legal(infos["action_mask"], rng))
        ended, won = ended + int(over.sum()), won + float(rewards.sum())
    assert ended > 20
    assert won / ended < 0.1


def test_the_same_seed_gives_the_same_tables() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=16, opponents=("greedy",))
    first, _ = envs.reset(seed=5)
    other, _ = envs.reset(seed=6)
    again, _ = envs.reset(seed=5)
    assert (first == again).all()
    assert (first != other).any()


def test_a_seed_may_be_of_any_size() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",), seed=2**128 + 5)
    seeds: tuple[Any, ...] = (5, np.int64(5), 2**64 + 5)
    seen = [envs.reset()[0], *(envs.reset(seed=seed)[0] for seed in seeds)]
    for one in seen[1:]:
        np.testing.assert_array_equal(one, seen[0])


def test_a_step_before_the_first_reset_is_refused() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",))
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        envs.step(np.zeros(4, dtype=np.int64))


def test_an_illegal_action_ends_its_match_costs_one_and_changes_nothing() -> None:
    """Crossing the last number of an empty row: QX-3.1 forbids it."""
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",))
    before, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = 11
    after, rewards, over, _, infos = envs.step(actions)
    assert rewards.tolist() == [0.0, 0.0, -1.0, 0.0]
    assert over.tolist() == [False, False, True, False]
    assert (after[2] == before[2]).all()
    assert np.flatnonzero(infos["action_mask"][2]).tolist() == [envs.wait]


def test_sampled_actions_never_win() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=64, opponents=("greedy",))
    envs.action_space.seed(0)
    envs.reset(seed=0)
    assert max(envs.step(envs.action_space.sample())[1].max() for _ in range(50)) <= 0


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([0], "shape"),
        ([[0, 0, 0, 0]], "shape"),
        ([0.0, 0.0, 0.0, 0.5], "whole numbers"),
        ([0, 0, 0, 999], "0 to 45"),
        ([0, 0, 0, -5], "0 to 45"),
    ],
)
def test_actions_of_a_wrong_form_are_refused(actions: Any, problem: str) -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",))
    before, _ = envs.reset(seed=1)
    with pytest.raises(ValueError, match=problem):
        envs.step(np.array(actions))
    after, *_ = envs.step(np.zeros(4, dtype=np.int64))
    assert after.shape == before.shape


@pytest.mark.parametrize(
    ("game", "settings", "problem"),
    [
        ("qwixx", {"opponents": ("perfect",)}, TablecadeError),
        ("pixoid", {"opponents": ("nobody", "random")}, UnknownBot),
        ("qwixx", {"opponents": ("random",) * 5}, WrongSeats),
        ("qwixx", {"learners": (5,)}, ValueError),
        ("qwixx", {"learners": "all", "seats": 6}, WrongSeats),
        ("qwixx", {"learners": "all", "seats": 0}, WrongSeats),
        ("qwixx", {"opponents": ("greedy",), "seats": 4}, ValueError),
        ("chess", {}, UnknownGame),
    ],
)
def test_settings_that_make_no_table_are_refused(game: str, settings: Any, problem: Any) -> None:
    with pytest.raises(problem):
        TablecadeVectorEnv(game, num_envs=2, **settings)


@pytest.mark.parametrize("tables", [0, -1])
def test_there_is_at_least_one_table(tables: int) -> None:
    with pytest.raises(ValueError, match="num_envs is a number of tables, at least 1"):
        TablecadeVectorEnv("qwixx", num_envs=tables)


@pytest.mark.parametrize(
    ("game", "settings", "sentence"),
    [
        (
            "qwixx",
            {"opponents": ("easy",)},
            "There is no compiled opponent “easy”; there are random, greedy, net, hard.",
        ),
        (
            "qwixx-on-board",
            {"opponents": ("medium",)},
            "There is no compiled opponent “medium”; there are random, greedy, net, hard.",
        ),
        (
            "qwixx",
            {"opponents": ("hard",), "device": "gpu"},
            "There is no compiled opponent “hard”; there are random.",
        ),
        ("pixoid", {"device": "gpu"}, "pixoid has no tables on a gpu; there are some of qwixx"),
        ("qwixx", {"device": "tpu"}, "device is cpu or gpu, not tpu"),
    ],
)
def test_a_refusal_is_one_sentence_that_lists_what_there_is(
    game: str, settings: Any, sentence: str
) -> None:
    with pytest.raises((TablecadeError, ValueError)) as refused:
        TablecadeVectorEnv(game, num_envs=2, **settings)
    assert str(refused.value) == sentence


def test_a_copy_by_pickle_goes_on_alike() -> None:
    envs = TablecadeVectorEnv("qwixx", num_envs=8, opponents=("greedy",))
    _, infos = envs.reset(seed=3)
    copy = pickle.loads(pickle.dumps(envs))  # noqa: S301 - our own
    for _ in range(20):
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, *_, infos = envs.step(actions)
        other, other_rewards, *_ = copy.step(actions)
        assert (seen == other).all()
        assert (rewards == other_rewards).all()


def test_same_step_mode_gives_the_last_observation_in_the_infos() -> None:
    envs = TablecadeVectorEnv(
        "pixoid", num_envs=8, opponents=("random",) * 3, options={"variant": "short"},
        autoreset_mode=AutoresetMode.SAME_STEP,
    )  # fmt: skip
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    while True:
        seen, _, over, _, infos = envs.step(random_legal(infos["action_mask"], rng))
        if over.any():
            break
    place = envs.layout.slices["over"].start
    assert (infos["final_obs"][over, place] == 1).all()
    assert (infos["_final_obs"] == over).all()
    assert (seen[:, place] == 0).all()


def test_without_autoreset_a_table_that_is_over_waits_for_its_reset() -> None:
    envs = TablecadeVectorEnv(
        "qwixx", num_envs=3, opponents=("random",), autoreset_mode=AutoresetMode.DISABLED
    )
    _, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 11
    *_, over, _, infos = envs.step(actions)
    with pytest.raises(ValueError, match="reset_mask"):
        envs.step(infos["action_mask"].argmax(axis=1))
    _, infos = envs.reset(options={"reset_mask": over})
    envs.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("game", ["qwixx", "pixoid"])
def test_tables_are_drawn_as_text_and_as_pictures(game: str) -> None:
    for mode in ("ansi", "rgb_array"):
        envs = TablecadeVectorEnv(game, num_envs=2, render_mode=mode)
        envs.reset(seed=1)
        shown = envs.render()
        assert shown is not None
        assert len(shown) == 2
        if mode == "ansi":
            assert ("dice" in shown[0]) == (game == "qwixx")
        else:
            assert shown[0].dtype == np.uint8
            assert shown[0].shape[2] == 3


def test_make_vec_gives_compiled_tables() -> None:
    envs = gymnasium.make_vec("tablecade/Qwixx-v0", num_envs=4, opponents=("greedy",))
    assert isinstance(envs, TablecadeVectorEnv)
    observations, _ = envs.reset(seed=1)
    assert observations.shape[0] == 4


def test_arrays_go_to_other_libraries_and_back_without_a_copy() -> None:
    """By DLPack, as on a GPU: what NumPy reads is the memory of the environment."""
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",))
    observations, infos = envs.reset(seed=1)
    shared = np.from_dlpack(observations)
    assert np.shares_memory(shared, observations)
    actions = np.from_dlpack(infos["action_mask"]).argmax(axis=1)
    envs.step(np.from_dlpack(actions))


def test_pytorch_learns_from_the_same_memory() -> None:
    torch: Any = pytest.importorskip("torch", reason="needs PyTorch")
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",))
    observations, infos = envs.reset(seed=1)
    tensor = torch.from_dlpack(observations)
    assert tensor.shape == observations.shape
    assert tensor.data_ptr() == observations.ctypes.data
    actions = torch.from_dlpack(infos["action_mask"]).argmax(dim=1)
    envs.step(np.from_dlpack(actions))


def test_arrays_of_a_gpu_stay_there() -> None:
    cupy: Any = pytest.importorskip("cupy", reason="needs CuPy and an NVIDIA GPU")
    envs = TablecadeVectorEnv("qwixx", num_envs=4, opponents=("random",), device="gpu")
    observations, infos = envs.reset(seed=1)
    shared = cupy.from_dlpack(observations)
    assert shared.data.ptr == observations.data.ptr  # type: ignore[attr-defined]
    envs.step(cupy.from_dlpack(infos["action_mask"]).argmax(axis=1))


def test_greedy_bugs_catch_more_than_random_ones() -> None:
    """In the short game seat 0 flees; a random learner lasts less long against `greedy`."""
    won = []
    for opponents in (("random",) * 3, ("greedy",) * 3):
        envs = TablecadeVectorEnv(
            "pixoid", num_envs=64, opponents=opponents, options={"variant": "short"}
        )
        rng = np.random.default_rng(0)
        _, infos = envs.reset(seed=1)
        ended, credit = 0, 0.0
        for _ in range(60):
            _, rewards, over, _, infos = envs.step(random_legal(infos["action_mask"], rng))
            ended, credit = ended + int(over.sum()), credit + float(rewards.sum())
        won.append(credit / ended)
    assert won[1] < won[0]


def test_bots_that_are_not_compiled_choose_as_in_the_rules() -> None:
    """Seat 1 flees; the learner, seat 0, and two levels chase."""
    settings: Any = {"opponents": ("medium", "easy", "medium"), "options": {"first_pixoid": 1}}
    envs = TablecadeVectorEnv("pixoid", num_envs=2, **settings)
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=1)
    asked: list[tuple[State, Hand, Action]] = []
    for bot in envs._tables._bots.values():  # type: ignore[attr-defined]
        bot.choose = _noted(bot.choose, asked)
    for _ in range(20):
        _, _, _, _, infos = envs.step(random_legal(infos["action_mask"], rng))
    assert {hand for _, hand, _ in asked} == {1, 2, 3}
    assert any(state.reserve < RESERVE for state, _, _ in asked)
    game = GAMES["pixoid"]
    for state, hand, action in asked:
        assert hand in game.awaited(state)
        assert action in game.choices(state, hand)


def _noted(choose: Any, asked: list[tuple[State, Hand, Action]]) -> Any:
    def noting(state: State, hands: tuple[Hand, ...]) -> Any:
        chosen = choose(state, hands)
        asked.extend((state, hand, action) for hand, action in chosen.items())
        return chosen

    return noting


def test_the_first_environment_of_a_game_says_that_it_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    TablecadeVectorEnv("qwixx")
    assert capsys.readouterr().err.startswith("Compiling the tables of qwixx")
    TablecadeVectorEnv("qwixx")
    assert capsys.readouterr().err == ""
