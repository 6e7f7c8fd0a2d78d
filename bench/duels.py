"""Win share of one compiled player against others of another kind.

Some players exist for measuring only: the styles `bold` and `careful`, lookahead, which `hard` has
On Board, the optimum of solitaire, and baselines.py. They are compiled beside those of the package.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
from msgspec import Struct
from training.qwixx.points import load_points

from bench.baselines import TUNED_WEIGHTS, WEIGHTS, lead_in_deviations, weighted
from tablecade.core.array import Array, Record
from tablecade.core.compiled import CHOICES, below, open_streams
from tablecade.games.qwixx.bots import GUESS_WEIGHT
from tablecade.games.qwixx.bots.compiled import player as players
from tablecade.games.qwixx.bots.compiled.player import (
    FIRST_TABLE,
    PLAYER_FIELDS,
    choose_move,
    make_player,
    plan,
    plan_simultaneous,
    row_state,
    search_type,
    share,
)
from tablecade.games.qwixx.bots.compiled.playout import workspace_of
from tablecade.games.qwixx.bots.learned import STYLES as ALL_STYLES
from tablecade.games.qwixx.bots.learned import TOLERANCE
from tablecade.games.qwixx.kernel.numbers import (
    ACTION_1,
    ACTIONS,
    LENGTH,
    OVER,
    PASS,
    ROLL,
    SHEETS,
    sheet_number,
)
from tablecade.games.qwixx.kernel.table import (
    PLACE_OF,
    QWIXX,
    ROW_OF,
    Ruleset,
    act,
    awaits,
    compiled,
    compiled_apart,
    deal,
    roll,
    score,
    seats_of,
    set_up,
)
from tablecade.games.qwixx_on_board.bots.compiled import PLAYED as ON_BOARD_PLAYED
from tablecade.games.qwixx_on_board.bots.learned import LOOKAHEAD_MARGIN, MOST_LOOKAHEADS
from tablecade.games.qwixx_on_board.kernel.table import variant
from tablecade.lab.results import share_interval

STYLES = tuple(ALL_STYLES)
PLAIN, BOLD, CAREFUL = range(len(STYLES))
SOLITAIRE, BY_WEIGHTS, POINTS = range(len(players.KINDS), len(players.KINDS) + 3)
SURE = 1e6
"""More than any value of a baseline: a win has this value, a loss its negative."""
LEAST_SUM, MOST_SUM = 2, 12
WHITE_ROLLS = 36

PLAYER = np.dtype(
    [
        ("style", np.int64),  # index into STYLES
        ("looks_ahead", np.bool_),
        *PLAYER_FIELDS,
        ("weights", np.float64, (WEIGHTS,)),
        ("solitaire", np.float32, (4, SHEETS)),
    ],
    align=True,
)


def make_hard(net: Any, *, looks_ahead: bool = False, style: str = "plain") -> Record:
    """The level `hard` in one of the styles."""
    player: Any = make_player("net", net=net, guess_weight=GUESS_WEIGHT, dtype=PLAYER)
    player["looks_ahead"], player["style"] = looks_ahead, STYLES.index(style)
    return player


def make_solitaire(values: Array) -> Record:
    """It plays as if it were alone, by the values of the solver."""
    player: Any = np.zeros(1, dtype=PLAYER)[0]
    player["kind"], player["solitaire"] = SOLITAIRE, values
    return player


def make_weighted() -> Record:
    """The baseline `weights`."""
    player: Any = np.zeros(1, dtype=PLAYER)[0]
    player["kind"], player["weights"] = BY_WEIGHTS, TUNED_WEIGHTS
    return player


def make_points(seats: int) -> Record:
    """The baseline `points`."""
    player: Any = make_player("net", net=load_points(seats), dtype=PLAYER)
    player["kind"] = POINTS
    return player


_sheet_number = compiled(sheet_number)
_known_worth = players.worth


@compiled_apart
def worth(table: Record, board: Record, seat: int, player: Record, search: Record) -> float:
    """Of a player of the package, or of one that exists for measuring."""
    if player.kind < SOLITAIRE:
        return _known_worth(table, board, seat, player, search)
    if player.kind == SOLITAIRE:
        return _alone(table, board, seat, player)
    if table.phase == OVER:
        return SURE * (2 * share(table, board, seat) - 1)
    if player.kind == POINTS:
        return lead_in_deviations(table, board, seat, player, search)
    return weighted(table, seat, player)


@compiled_apart
def _alone(table: Record, board: Record, seat: int, player: Record) -> float:
    """Points to expect if this seat played on alone."""
    points, penalties = score(table, board, seat), table.penalties[seat]
    if table.phase == OVER or penalties > 3:
        return points
    rows = (
        row_state(table, seat, 0),
        row_state(table, seat, 1),
        row_state(table, seat, 2),
        row_state(table, seat, 3),
    )
    return float(points + player.solitaire[penalties, _sheet_number(*rows)])


RULES: dict[str, Ruleset] = {
    "qwixx": QWIXX._replace(loop=variant({players.worth: worth})),
    "qwixx-on-board": ON_BOARD_PLAYED,
}
"""With the players of each game; Qwixx also has `solitaire` and the baselines."""


@compiled_apart
def plan_ahead(
    table: Record, board: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan_simultaneous`; close choices get the mean of their value and that after a turn.

    The values are shifted so that the best stays as it was: choices that were left out stay behind.
    """
    chosen = plan_simultaneous(table, board, seat, player, search, inner)
    best, first = -np.inf, search.values[0]
    close = first - LOOKAHEAD_MARGIN
    if search.kept < 2 or search.values[1] < close or not player.looks_ahead:
        return chosen
    streams, count = search.scratch.streams[CHOICES], 0
    for index in range(min(search.kept, MOST_LOOKAHEADS)):
        if search.values[index] >= close:
            count = index + 1
            search.scratch.streams[CHOICES] = streams
            ahead = _expect(search.ends[index], board, seat, player, search, inner)
            value = (search.values[index] + ahead) / 2
            search.values[index] = value
            if value > best:
                best, chosen = value, search.choices[index]
    for index in range(count):
        search.values[index] += first - best
    return chosen


@compiled_apart
def _expect(
    end: Record, board: Record, seat: int, player: Record, search: Record, inner: Record
) -> float:
    """The mean value after the next turn.

    Every sum of the white dice is played once, with random coloured dice, the same for every
    choice that is compared. All players choose by `plan`, without a look at step 3 in action 1.
    """
    if end.phase == OVER:
        return _known_worth(end, board, seat, player, inner)
    total = 0.0
    inner.short = True
    for white in range(LEAST_SUM, MOST_SUM + 1):
        least = max(1, white - 6)
        ways = min(6, white - 1) - least + 1
        search.tables[FIRST_TABLE] = end
        table = search.tables[FIRST_TABLE]
        search.scratch.dice[0] = least + below(search.scratch, CHOICES, ways)
        search.scratch.dice[1] = white - search.scratch.dice[0]
        for die in range(2, 6):
            search.scratch.dice[die] = 1 + below(search.scratch, CHOICES, 6)
        roll(table, search.scratch)
        while table.phase not in (ROLL, OVER):
            for other in seats_of(table):
                if awaits(table, other):
                    search.scratch.choices[other] = plan(table, board, other, player, inner)
            act(table, board, search.scratch)
        total += ways * _known_worth(table, board, seat, player, inner)
    inner.short = False
    return total / WHITE_ROLLS


@compiled_apart
def pick_by_style(table: Record, seat: int, style: int, search: Record) -> int:
    """The preferred one of the choices just searched; equal preferences go by value.

    Styles are those of bots/learned.py.
    """
    best = -np.inf
    for index in range(search.kept):
        best = max(best, search.values[index])
    chosen, most, worth = PASS, -np.inf, -np.inf
    for index in range(search.kept):
        value = search.values[index]
        if value >= best - TOLERANCE:
            choice = search.choices[index]
            if choice == PASS or choice >= ACTIONS:  # no cross, but perhaps the pawn
                preference = 0.0 if style == BOLD else -0.5
            else:
                marks = table.rows[seat, ROW_OF[choice]]
                skipped = np.float64(PLACE_OF[choice]) - LENGTH[marks]
                preference = 1.0 + skipped if style == BOLD else -skipped
            if preference > most or (preference == most and value > worth):
                chosen, most, worth = choice, preference, value
    return chosen


@compiled_apart
def _choose(
    table: Record, board: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    if player.guess_weight > 0:
        for stream in range(len(scratch.streams)):
            search[0].scratch.streams[stream] = scratch.streams[stream]
        chosen = plan_ahead(table, board, seat, player, search[0], search[1])
        if player.style != PLAIN:
            return pick_by_style(table, seat, player.style, search[0])
        return chosen
    return choose_move(table, board, seat, player, search, scratch)


@compiled_apart
def _play_all(  # noqa: PLR0913, PLR0917 - compiled
    seeds: tuple[int, int],
    board: Record,
    players: tuple[Record, Record],
    sides: Array,
    search: Array,
    workspace: Array,
    scores: Array,
) -> None:
    table, scratch = workspace[0].table, workspace[0].scratch
    for index in range(len(scores)):
        open_streams(scratch, seeds[0], seeds[1] + index)
        set_up(table, scores.shape[1])
        while table.phase != OVER:
            if table.phase < ACTION_1:
                deal(table, scratch)
                continue
            for seat in seats_of(table):
                if awaits(table, seat):
                    player = players[sides[seat]]
                    scratch.choices[seat] = _choose(table, board, seat, player, search, scratch)
            act(table, board, scratch)
        for seat in seats_of(table):
            scores[index, seat] = score(table, board, seat)


PART = 200
"""Matches that a process plays at once."""


class Share(Struct, frozen=True):
    """Share of the win; 1 / seats is an even match."""

    win_share: float
    ci95: tuple[float, float]
    points: float
    others_points: float


class Pairing(Struct, frozen=True):
    """Home has one seat, away all others."""

    home: Record
    away: Record
    seats: int
    board: Record = None
    """Of a game that extends Qwixx."""
    game: str = "qwixx"

    def play(self, sides: Sequence[int], *, matches: int, seed: int, first: int = 0) -> Array:
        """Scores by match and seat; `sides` says who has which seat: 0 is home, 1 is away.

        Match `i` has the random numbers of match `first + i`.
        """
        rules, both, by_seat = RULES[self.game], (self.home, self.away), np.array(sides)
        scores = np.zeros((matches, len(sides)), dtype=np.int64)
        search, work = np.zeros(2, dtype=search_type(rules.table)), workspace_of(rules)
        rules.loop(_play_all)((seed, first), self.board, both, by_seat, search, work, scores)
        return scores


class Part(Struct, frozen=True):
    """Matches with home in one seat."""

    seat: int
    first: int
    matches: int


class Sums(Struct, frozen=True):
    wins: float
    points: float
    others_points: float


def measure(pairing: Pairing, *, matches: int, seed: int, processes: int = 1) -> Share:
    """Home has every seat equally often. The number of processes changes no match."""
    seats = pairing.seats
    each = matches // seats
    parts = [
        Part(seat, seat * each + begin, min(PART, each - begin))
        for seat in range(seats)
        for begin in range(0, each, PART)
    ]
    played = partial(_play, pairing, seed)
    if processes == 1:
        sums = [played(part) for part in parts]
    else:
        played(Part(0, 0, 1))  # compiles once: the processes load it from the cache
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            sums = list(pool.map(played, parts))
    total = each * seats
    wins = sum(part.wins for part in sums)
    points = sum(part.points for part in sums) / total
    others = sum(part.others_points for part in sums) / total
    return Share(wins / total, share_interval(wins, games=total), points, others)


def _play(pairing: Pairing, seed: int, part: Part) -> Sums:
    sides = tuple(int(other != part.seat) for other in range(pairing.seats))
    scores = pairing.play(sides, matches=part.matches, seed=seed, first=part.first)
    won = scores == scores.max(axis=1, keepdims=True)
    wins = float((won[:, part.seat] / won.sum(axis=1)).sum())
    others = np.delete(scores, part.seat, axis=1).mean(axis=1)
    return Sums(wins, float(scores[:, part.seat].sum()), float(others.sum()))
