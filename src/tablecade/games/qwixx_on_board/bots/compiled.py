"""Compiled players of Qwixx On Board: those of Qwixx, with the pawn, and with a lookahead."""

from typing import Any, ClassVar

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.core.compiled import CHOICES, below
from tablecade.games.qwixx.bots.compiled import duel, player, playout, search
from tablecade.games.qwixx.bots.compiled.player import (
    GREEDY,
    NET,
    PLAIN,
    PLAYER_FIELDS,
    SURE,
    seat_after,
    weighted,
)
from tablecade.games.qwixx.bots.compiled.playout import cross_worth
from tablecade.games.qwixx.bots.compiled.search import (
    FIRST_TABLE,
    SECOND_TABLE,
    act_alone,
    keep,
    pick_by_style,
    search_fields,
)
from tablecade.games.qwixx.bots.greedy import PASS_WORTH, PENALTY_WORTH
from tablecade.games.qwixx.kernel import table as qwixx
from tablecade.games.qwixx.kernel.numbers import ACTION_1, ACTION_2, OVER, PASS, ROLL
from tablecade.games.qwixx.kernel.table import (
    COUNT,
    Ruleset,
    active_of,
    awaits,
    roll,
    seats_of,
)
from tablecade.games.qwixx_on_board.bots.learned import (
    AHEAD,
    LONGEST_WAY,
    LOOKAHEAD_MARGIN,
    MOST_LOOKAHEADS,
    STEPS,
    WAYS,
)
from tablecade.games.qwixx_on_board.compiled import compiled, compiled_apart, variant
from tablecade.games.qwixx_on_board.kernel.numbers import FIRST_PAWN, STEP_3, TABLE
from tablecade.games.qwixx_on_board.kernel.table import (
    ON_BOARD,
    RULES,
    act,
    crossing_on,
    landing,
    legal_slots,
    may_be_crossed,
)
from tablecade.games.qwixx_on_board.rules.step3 import FARTHEST
from tablecade.games.qwixx_on_board.rules.track import FINISH_FIELDS

LEAST_SUM, MOST_SUM = 2, 12
WHITE_ROLLS = 36

PLAYER = np.dtype([("looks_ahead", np.bool_), *PLAYER_FIELDS], align=True)
SEARCH = np.dtype(
    [
        ("short", np.bool_),  # in action 1 the search leaves step 3 out
        ("third", TABLE, (1,)),  # the table after step 3
        *search_fields(TABLE),
    ],
    align=True,
)


@compiled
def value_of(table: Record, track: Record, seat: int, choice: int) -> float:
    """As in bots/greedy.py."""
    if table.phase == STEP_3:
        return _pawn_worth(table, track, choice)
    return PASS_WORTH if choice == PASS else cross_worth(table, seat, choice)


@compiled
def _pawn_worth(table: Record, track: Record, choice: int) -> float:
    """The bonus gained, the cross made and the penalty avoided."""
    missed = 0.0 if table.crossed else PENALTY_WORTH
    if choice < FIRST_PAWN:
        return missed
    field = landing(table, track, choice - FIRST_PAWN + 1)
    gained = np.float64(track.bonus[field]) - track.bonus[table.pawns[table.active]]
    crossing = crossing_on(table, track, field)
    if crossing == PASS:
        return missed + gained
    return gained + cross_worth(table, active_of(table), crossing)


_write_sheets = ON_BOARD.loop(player.write_features)


@compiled_apart
def write_features(table: Record, track: Record, seat: int, search: Record) -> tuple[int, int]:
    """The features of Qwixx, then those of the pawns (bots/learned.py)."""
    count, offset = _write_sheets(table, track, seat, search)
    seen = search.seen
    for turn in seats_of(table):
        other = seat_after(seat, turn, table.seats)
        way = track.fields - FINISH_FIELDS + 1 - table.pawns[other]
        seen[count] = offset + min(max(way, 0), LONGEST_WAY)
        offset += WAYS
        steps, ahead = _open_fields(table, track, other)
        seen[count + 1] = offset + steps
        seen[count + 2] = offset + STEPS + ahead
        count, offset = count + 3, offset + STEPS + AHEAD + 1
    seen[count] = offset + table.turns_left + 1
    return count + 1, offset


@compiled_apart
def _open_fields(table: Record, track: Record, seat: int) -> tuple[int, int]:
    """The next five fields a pawn may land on as bits, and how many of the ten behind them."""
    steps, ahead = 0, 0
    start = int(table.pawns[seat]) + 1
    for field in range(start, min(start + FARTHEST, track.fields + 1)):
        steps |= int(may_be_crossed(table, track, seat, field)) << (field - start)
    start += FARTHEST
    for field in range(start, min(start + AHEAD, track.fields + 1)):
        ahead += int(may_be_crossed(table, track, seat, field))
    return steps, ahead


_win_share = variant({player.write_features: write_features})(player.win_share)
_share = ON_BOARD.loop(player.share)


@compiled_apart
def worth(table: Record, track: Record, seat: int, player: Record, search: Record) -> float:
    """The value of a table between two turns, or at the end, to a seat."""
    if table.phase == OVER:
        won = _share(table, track, seat)
        return won if player.kind == NET else SURE * (2 * won - 1)
    if player.kind == NET:
        return _win_share(table, track, seat, player, search)
    return weighted(table, seat, player)


_nth = ON_BOARD.loop(qwixx.nth)
_act_next = ON_BOARD.loop(search.act_next)


@compiled_apart
def plan(table: Record, track: Record, seat: int, player: Record, search: Record) -> int:
    """As in Qwixx, with a loop for step 3."""
    search.kept = 0
    together = legal_slots(table, track, seat) if table.phase == ACTION_1 else 0
    for n in range(COUNT[together] + 1):
        search.tables[FIRST_TABLE] = table
        first = search.tables[FIRST_TABLE]
        choice = PASS
        if first.phase == ACTION_1:
            choice = _nth(table, together, n)
            act_alone(first, seat, choice)
        coloured = legal_slots(first, track, seat) if first.phase == ACTION_2 else 0
        for m in range(COUNT[coloured] + 1):
            search.tables[SECOND_TABLE] = first
            second = search.tables[SECOND_TABLE]
            crossing = PASS
            if second.phase == ACTION_2:
                crossing = _nth(first, coloured, m)
                _act_next(second, track, crossing, search)
            stepping = second.phase == STEP_3 and not (search.short and table.phase == ACTION_1)
            steps = legal_slots(second, track, seat) if stepping else 0
            for k in range(COUNT[steps] + 1):
                search.third[0] = second
                third = search.third[0]
                pawn = PASS
                if third.phase == STEP_3:
                    pawn = _nth(second, steps, k)
                    _act_next(third, track, pawn, search)
                value = worth(third, track, seat, player, search)
                chosen = choice if table.phase == ACTION_1 else crossing
                keep(search, pawn if table.phase == STEP_3 else chosen, value, third)
    return search.choices[0]


plan_simultaneous = variant({**RULES, player.worth: worth, search.plan: plan})(
    search.plan_simultaneous
)


@compiled_apart
def plan_ahead(
    table: Record, track: Record, seat: int, player: Record, search: Record, inner: Record
) -> int:
    """Like `plan_simultaneous`; close choices get the mean of their value and that after a turn.

    The values are shifted so that the best stays as it was: choices that were left out stay behind.
    """
    chosen = plan_simultaneous(table, track, seat, player, search, inner)
    best, first = -np.inf, search.values[0]
    close = first - LOOKAHEAD_MARGIN
    if search.kept < 2 or search.values[1] < close or not player.looks_ahead:
        return chosen
    streams, count = search.scratch.streams[CHOICES], 0
    for index in range(min(search.kept, MOST_LOOKAHEADS)):
        if search.values[index] >= close:
            count = index + 1
            search.scratch.streams[CHOICES] = streams
            ahead = _expect(search.ends[index], track, seat, player, search, inner)
            value = (search.values[index] + ahead) / 2
            search.values[index] = value
            if value > best:
                best, chosen = value, search.choices[index]
    for index in range(count):
        search.values[index] += first - best
    return chosen


@compiled_apart
def _expect(
    end: Record, track: Record, seat: int, player: Record, search: Record, inner: Record
) -> float:
    """The mean value after the next turn.

    Every sum of the white dice is played once, with random coloured dice, the same for every
    choice that is compared. All players choose by `plan`, without a look at step 3 in action 1.
    """
    if end.phase == OVER:
        return worth(end, track, seat, player, inner)
    total = 0.0
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
        _play_turn(table, track, player, search, inner)
        total += ways * worth(table, track, seat, player, inner)
    return total / WHITE_ROLLS


@compiled_apart
def _play_turn(table: Record, track: Record, player: Record, search: Record, inner: Record) -> None:
    inner.short = True
    while table.phase != ROLL and table.phase != OVER:
        for other in seats_of(table):
            if awaits(table, other):
                search.scratch.choices[other] = plan(table, track, other, player, inner)
        act(table, track, search.scratch)
    inner.short = False


_choose_simply = variant({**RULES, playout.value_of: value_of})(playout.choose)


@compiled_apart
def choose_move(
    table: Record, track: Record, seat: int, player: Record, search: Array, scratch: Record
) -> int:
    """The choice of a player of any kind; `search` has two records."""
    if player.guess_weight > 0:
        for stream in range(len(scratch.streams)):
            search[0].scratch.streams[stream] = scratch.streams[stream]
        chosen = plan_ahead(table, track, seat, player, search[0], search[1])
        return (
            chosen if player.style == PLAIN else pick_by_style(table, seat, player.style, search[0])
        )
    if player.kind > GREEDY:
        return plan(table, track, seat, player, search[0])
    scratch.policies[seat] = player.kind
    return _choose_simply(table, track, seat, scratch)


PLAYERS = {**RULES, playout.value_of: value_of, search.choose_move: choose_move}
"""What stands in place of Qwixx's functions."""
PLAYED = ON_BOARD._replace(loop=variant(PLAYERS))


def make_hard(net: Any, *, looks_ahead: bool, style: str = "plain") -> Record:
    """The level `hard` in one of the styles; at tables it looks ahead."""
    made = player.make_hard(net, style=style, dtype=PLAYER)
    made["looks_ahead"] = looks_ahead
    return made


class OnBoardDuel(duel.Duel, frozen=True):
    rules: ClassVar[Ruleset] = PLAYED
    search: ClassVar[Any] = SEARCH
