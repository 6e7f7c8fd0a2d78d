"""What answers to a level of Pixoid win on a board of full size: bounds, with 95 % intervals.

`python -m bench.answers hard` looks, on 16 of the project's boards or on boards that no network has
learned from (`--among`), at

- drawn positions with two turns to go in which both sides have to mix, where the other side answers
  the level's mixes as well as can be and all play the last turn perfectly: what the level
  gives away in a turn, exactly;
- whole rounds without bonus cubes, from the best start, against an opponent that knows the
  level's mixes and answers each turn as well as can be by the values of the solved board, or where
  the board is not solved by fitted ones or by the net of `hard`: a best response wins as much at
  least.

The level plays by the networks that work on any board; with `--values solved` by solved values,
with `--values fitted` by the installed fitted ones. A board is solved if `tablecade solve pixoid
BOARD --no-bonus` was run on this machine, or `--device` solves it now.

At most it wins what there is: Pixoid gets a cube a turn and no more, and no less than nothing.
"""

from math import sqrt
from pathlib import Path
from random import Random
from typing import Annotated, Literal, NamedTuple

import msgspec
import numpy as np
import typer
from training.device import Device
from training.pixoid.random_board import random_board
from training.pixoid.samples import PROJECT_BOARDS, RANDOM_BOARDS, Layers, held_out_numbers

from bench.arguments import one_of
from tablecade.games.pixoid.bots.board_values import (
    FILE_VARIABLE,
    FittedValues,
    best_values,
    fitted_values,
    values_file,
)
from tablecade.games.pixoid.bots.levels import (
    LEVELS,
    MOST_SOLVED,
    TREMBLES,
    make_level,
    search_by,
)
from tablecade.games.pixoid.bots.net import board_features, trained_net
from tablecade.games.pixoid.bots.search import (
    Equilibrium,
    Estimate,
    Stage,
    StageSearch,
    last_turn,
    solve,
    spot_of,
)
from tablecade.games.pixoid.research.benchmark import Mixes, others, position, shares
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import RESERVE, State
from tablecade.games.pixoid.rules.tiles import BOARD_SIZE, lay_board, project_tiles
from tablecade.games.pixoid.solver.board import Floats

Among = Literal["all", "held-out", "random"]

BALANCE = Path(__file__).parents[1] / "docs" / "data" / "pixoid-balance.json"
"""What every start is worth, solved."""

WAYS = 1000
"""Ways a drawn turn can go, at most: each is a last turn to be solved."""

MIXED = 0.99
"""A mix: nothing is chosen more often."""


class Answers:
    """To one bot, on one board."""

    def __init__(self, board: Board, mixes: Mixes, rng: Random, estimate: Estimate) -> None:
        """`estimate` values what follows a turn."""
        self._board, self._mixes, self._rng = board, mixes, rng
        self._estimate, self.features = estimate, board_features(board)

    def round(self, start: int, *, fleeing: bool) -> float:
        """Cubes of one round: the mean over what the last draw of each turn can bring."""
        places, cubes, alive = (start, *others(self.features.maze, start)), 0.0, 1.0
        for left in range(RESERVE, 0, -1):
            through = self._escapes(places, left, fleeing=fleeing)
            alive *= sum(share for _, share in through)
            cubes += alive
            if alive < 1e-6:
                break
            places, _ = self._rng.choices(through, weights=[share for _, share in through])[0]
        return cubes

    def _escapes(
        self, places: tuple[int, ...], left: int, *, fleeing: bool
    ) -> list[tuple[tuple[int, ...], float]]:
        """Where all can be after a turn in which Pixoid gets away, and how likely.

        The bot mixes, and the other side answers.
        """
        state = position(self._board, places, left)
        stage = self.stage(state, self._estimate)
        own, *bugs = self.shares(state)
        if fleeing:  # the answer is a mix of a single program
            cubes = np.tensordot(own, stage.cubes, axes=1)
            answer = np.unravel_index(cubes.argmin(), cubes.shape)
            bugs = [np.eye(len(mix))[program] for mix, program in zip(bugs, answer, strict=True)]
        else:
            own = np.eye(len(own))[fled_from(stage.cubes, bugs).argmax()]
        likely = np.einsum("r,a,b,c->rabc", own, *bugs)[stage.cells]
        found = []
        for after in np.flatnonzero(likely):
            ends = sorted(map(int, stage.after.bugs[after]))
            found.append(((int(stage.after.pixoid[after]), *ends), float(likely[after])))
        return found

    def stage(self, state: State, estimate: Estimate) -> Stage:
        spot = spot_of(self.features, state)
        return StageSearch(estimate).stage(self.features, spot, state.variant)[0]

    def shares(self, state: State) -> list[Floats]:
        """The bot's mixes, Pixoid's first; the Bugs stand in ascending order."""
        maze = self.features.maze
        places = [maze.place(pix) for pix in state.cubes if pix is not None]
        return shares(maze, places, self._mixes(state))

    def losses(self, drawn: tuple[State, Floats, float]) -> tuple[float, float]:
        """What the level gives away in this turn, as Pixoid and as Bugs."""
        state, cubes, value = drawn
        own, *bugs = self.shares(state)
        kept = float((own @ cubes.reshape(len(cubes), -1)).min())
        return value - kept, float(fled_from(cubes, bugs).max()) - value

    def drawn(self) -> tuple[State, Floats, float]:
        """Two turns to go, and no program alone is best: with the stage and what it is worth."""
        while True:
            state = self._near()
            if self._solved(state, trained_net().estimate)[1].rows.max() < MIXED:
                cubes, found = self._solved(state, last_turn)
                if found.rows.max() < MIXED:
                    return state, cubes, found.value

    def _near(self) -> State:
        """Pixoid somewhere, the Bugs within two turns of him."""
        features = self.features
        while True:
            pixoid = self._rng.randrange(features.maze.pix)
            near = [int(p) for p in np.flatnonzero(features.turns[pixoid] <= 2) if p != pixoid]
            bugs = sorted(self._rng.choices(near, k=3))
            ways = np.prod([int(features.maze.count[place]) for place in (pixoid, *bugs)])
            if ways <= WAYS:
                return position(self._board, (pixoid, *bugs), 2)

    def _solved(self, state: State, estimate: Estimate) -> tuple[Floats, Equilibrium]:
        cubes = self.stage(state, estimate).cubes
        return cubes, solve(cubes.reshape(len(cubes), -1))


def fled_from(cubes: Floats, bugs: list[Floats]) -> Floats:
    """What each of Pixoid's programs gets from Bugs that mix on their own."""
    fled: Floats = np.einsum("rabc,a,b,c->r", cubes, *bugs, optimize=True)
    return fled


def mean_of(values: list[float]) -> tuple[float, float]:
    """And half of its 95 % interval."""
    half = 1.96 * float(np.std(values, ddof=1)) / sqrt(len(values))
    return float(np.mean(values)), half


class Start(NamedTuple):
    """The best start of a board, and what it is worth."""

    board: Board
    pix: Pix
    value: float


def project_starts(numbers: range) -> list[Start]:
    known, found = msgspec.json.decode(BALANCE.read_bytes()), []
    for number in numbers:
        one = known[number]
        value, start = max(zip(one["cubes"], one["starts"], strict=True))
        found.append(Start(lay_board(one["board"], project_tiles()), Pix(start), value))
    return found


def random_starts(boards: int, device: Device | None) -> list[Start]:
    """Of boards with random walls that the encoder was not trained on."""
    if device is None:
        raise typer.BadParameter("random boards need --device", param_hint="--among")
    laid = [random_board(1, RANDOM_BOARDS + number, BOARD_SIZE) for number in range(boards)]
    return [Start(board, *Layers(board, device).best_start()) for board in laid]


def starts(among: Among, boards: int, device: Device | None) -> list[Start]:
    if among == "random":
        return random_starts(boards, device)
    numbers = held_out_numbers() if among == "held-out" else range(PROJECT_BOARDS)
    return project_starts(numbers[:: max(1, len(numbers) // boards)])


def _one(name: str) -> list[Start]:
    names = [known["board"] for known in msgspec.json.decode(BALANCE.read_bytes())]
    if name not in names:
        told = f"{name!r} is not one of {names[0]} … {names[-1]}"
        raise typer.BadParameter(told, param_hint="--board")
    number = names.index(name)
    return project_starts(range(number, number + 1))


def _best(board: Board, device: Device | None) -> tuple[Estimate, str]:
    """The best values at hand, and what they are."""
    if device is not None:
        return Layers(board, device).estimate, "solved"
    values = best_values(board)
    return (trained_net().estimate, "net") if values is None else (values.estimate, values.kind)


def level_by(name: str, values: str, board: Board, solved: Estimate | None) -> Mixes:
    if values == "net":
        return make_level(name, solved=False).mixes
    if name not in TREMBLES:
        raise typer.BadParameter(f"only {', '.join(TREMBLES)}", param_hint="--values")
    if values == "fitted":
        search = search_by(name, _fitted(board))
        return lambda state: search.plan(state).mixes
    if solved is None:
        raise typer.BadParameter("only on solved boards", param_hint="--values")
    by_solved = StageSearch(solved, tremble=TREMBLES[name], most=MOST_SOLVED)
    return lambda state: by_solved.plan(state).mixes


def _fitted(board: Board) -> FittedValues:
    file = values_file()
    values = None if file is None else fitted_values(board, file)
    if values is None:
        raise typer.BadParameter(
            f"no fitted values of this board: install packs/pixoid_values or set {FILE_VARIABLE}",
            param_hint="--values",
        )
    return values


def main(  # noqa: PLR0913, PLR0917 - an option each
    level: Annotated[
        str, typer.Argument(help=f"One of: {', '.join(LEVELS)}.", callback=one_of(LEVELS))
    ],
    boards: Annotated[int, typer.Option(min=1, max=96, help="So many of them.")] = 16,
    board: Annotated[str | None, typer.Option(help="One board, as in 'A1 B1 C1 D1'.")] = None,
    among: Annotated[Among, typer.Option(help="Boards; two kinds nothing learned from.")] = "all",
    positions: Annotated[int, typer.Option(help="On each board.")] = 2,
    rounds: Annotated[int, typer.Option(help="On each board, in each role.")] = 4,
    seed: Annotated[int, typer.Option()] = 1,
    device: Annotated[
        Device | None, typer.Option(help="Solve each board on it, to answer by that.")
    ] = None,
    values: Annotated[
        Literal["net", "fitted", "solved"], typer.Option(help="By which values the level plays.")
    ] = "net",
) -> None:
    most: dict[str, list[float]] = {"flees": [], "chases": []}
    lost: dict[str, list[float]] = {"flees": [], "chases": []}
    per_round: dict[str, list[float]] = {"flees": [], "chases": []}
    for laid, pix, value in _one(board) if board else starts(among, boards, device):
        estimate, kind = _best(laid, device)
        own = level_by(level, values, laid, estimate if kind == "solved" else None)
        answers = Answers(laid, own, Random(seed), estimate)
        start = laid.pix.index(pix)
        most["flees"].append(value)
        most["chases"].append(RESERVE - value)
        for losses in (answers.losses(answers.drawn()) for _ in range(positions)):
            lost["flees"].append(losses[0])
            lost["chases"].append(losses[1])
        for _ in range(rounds):
            per_round["flees"].append(value - answers.round(start, fleeing=True))
            per_round["chases"].append(answers.round(start, fleeing=False) - value)
    print("The opponent looks one turn deep; there are no bonus cubes.")
    for role in lost:
        (one, half), (whole, wide) = mean_of(lost[role]), mean_of(per_round[role])
        print(
            f"{level} {role}: {one:.3f} ± {half:.3f}, at most {max(lost[role]):.3f}, in"
            f" {len(lost[role])} turns; {whole:.2f} ± {wide:.2f} in"
            f" {len(per_round[role])} rounds, and no more than {np.mean(most[role]):.2f}"
        )


if __name__ == "__main__":
    typer.run(main)
