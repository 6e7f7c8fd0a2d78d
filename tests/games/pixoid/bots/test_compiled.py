"""The compiled `greedy` takes what the bot `greedy` finds best."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tablecade.core.compiled import open_streams
from tablecade.core.hand import Hand
from tablecade.games.pixoid.bots.compiled import choose_greedily
from tablecade.games.pixoid.bots.greedy import GreedyPixoid, _steps
from tablecade.games.pixoid.kernel.board import decode_action, encode_board
from tablecade.games.pixoid.kernel.table import SCRATCH, encode_state
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import Program, State, Variant, different_programs, path_of
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, position

BOARDS = (MAZE, lay_board("A1 B2 C1 D2", project_tiles()))


def states(board: Board, count: int) -> list[State]:
    rng, found = Random(1), list[State]()
    while len(found) < count:
        pixoid, *bugs = rng.choices(board.pix, k=4)
        if pixoid not in bugs:
            picked = tuple(pix for pix in board.bonus if rng.random() < 0.3)
            variant = rng.choice((Variant.STANDARD, Variant.SHORT))
            found.append(
                position(
                    board, pixoid=pixoid, bugs=(bugs[0], bugs[1], bugs[2]), taken=3,
                    picked=picked, variant=variant,
                )
            )  # fmt: skip
    return found


def worths(bot: GreedyPixoid, state: State, hand: Hand) -> dict[Program, float]:
    """What the bot thinks of each program."""
    programs = different_programs(state.board, state.pix_of(hand))
    if hand == Hand(state.pixoid):
        return {program: bot._flight_worth(state, program)[0] for program in programs}
    odds, start = bot.flight_odds(state), state.pix_of(hand)
    paths = {program: path_of(state.board, start, program) for program in programs}
    return {program: sum(odds.get(pix, 0.0) for pix in path) for program, path in paths.items()}


@pytest.mark.parametrize("board", BOARDS, ids=["maze", "full size"])
def test_it_takes_what_the_bot_finds_best(board: Board) -> None:
    maze, room = encode_board(board), np.zeros(1, dtype=SCRATCH)
    open_streams(room[0], 1, 0)
    bot = GreedyPixoid(GAME, Random(1))
    for state in states(board, 60):
        table = encode_state(state)
        for hand in map(Hand, range(4)):
            chosen = decode_action(board, choose_greedily(table, maze, hand, room[0]))
            worth = worths(bot, state, hand)
            assert isinstance(chosen, Program)
            assert worth[chosen] == pytest.approx(max(worth.values()), abs=1e-4)


def test_walking_distances_are_those_of_the_bot() -> None:
    maze: Any = encode_board(MAZE)
    for number, pix in enumerate(MAZE.pix):
        steps = _steps(MAZE, pix)
        assert [steps[onto] for onto in MAZE.pix] == maze["steps"][number, : len(MAZE.pix)].tolist()
