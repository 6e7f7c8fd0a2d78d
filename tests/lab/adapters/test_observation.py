"""Every field of an observation says what the state says, from the observer's own side."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.board import Direction, place_of
from tablecade.games.qwixx.rules.state import ROWS
from tablecade.lab.adapters.adapter import adapter_for


def states(game: str, seats: int, options: dict[str, Any], matches: int) -> Any:
    """States of random matches in which somebody owes a choice, and final ones."""
    rules, chance = GAMES[game], Random(1)
    for _ in range(matches):
        settled = rules.settle(options, seats=seats, draw=chance.randrange)
        state = rules.setup(settled, seats)
        while awaited := rules.awaited(state):
            if DICE in awaited:
                choices = {DICE: rules.deal(state, chance.randrange)}
            else:
                yield state
                choices = {h: chance.choice(rules.choices(state, h)) for h in awaited}
            state = rules.resolve(state, choices).state
        yield state


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 2), ("qwixx", 5), ("qwixx-on-board", 3)])
def test_qwixx(game: str, seats: int) -> None:
    adapter = adapter_for(GAMES[game], seats)
    for state in states(game, seats, {}, 3):
        table = getattr(state, "table", state)
        for seat in range(seats):
            order = [(seat + turn) % seats for turn in range(seats)]
            seen = adapter.layout(state).split(adapter.observe(state, Hand(seat)))
            sheets = [table.sheets[other] for other in order]
            assert seen["crosses"].tolist() == [
                [[float(n in sheet.rows[row]) for n in row.numbers] for row in ROWS]
                for sheet in sheets
            ]
            assert seen["locks"].tolist() == [[s.locked(row) for row in ROWS] for s in sheets]
            assert (seen["misses"] * 4).tolist() == [sheet.penalties for sheet in sheets]
            assert seen["closed"].tolist() == [row in table.closed_rows for row in ROWS]
            assert seen["active"].tolist() == [other == table.active for other in order]
            assert seen["seat"].argmax() == seat
            assert bool(seen["owes"][0]) == (Hand(seat) in GAMES[game].awaited(state))
            if table.roll is not None:
                dice = [*table.roll.white, *(die or 0 for die in table.roll.coloured)]
                faces = seen["dice"].argmax(axis=1) + seen["dice"].any(axis=1)
                assert faces.tolist() == dice
            if game == "qwixx":
                points = np.round(seen["points"] * 332 - 20)
                assert points.tolist() == [sheet.score for sheet in sheets]
            else:
                fields = len(state.track.fields)
                pawns = np.round(seen["pawns"] * fields)
                assert pawns.tolist() == [state.pawns[other] for other in order]
                assert bool(seen["finish"][0]) == (state.turns_left is not None)


@pytest.mark.parametrize(("seats", "variant"), [(3, "standard"), (4, "short")])
def test_pixoid(seats: int, variant: str) -> None:
    adapter = adapter_for(GAMES["pixoid"], seats)
    for state in states("pixoid", seats, {"variant": variant, "board": "random"}, 3):
        for hand in range(4):
            order = [(hand + turn) % 4 for turn in range(4)]
            seen = adapter.layout(state).split(adapter.observe(state, Hand(hand)))
            assert places(seen["own"]) == cube(state, hand)
            assert [places(plane) for plane in seen["others"]] == [
                cube(state, other) for other in order[1:]
            ]
            assert places(seen["pixoid"]) == cube(state, state.pixoid)
            assert places(seen["bonus"]) == {place_of(pix) for pix in state.bonus}
            assert bool(seen["role"][0]) == (hand == state.pixoid)
            assert seen["seat"].argmax() == state.holder(Hand(hand))
            assert round(float(seen["reserve"][0]) * 12) == state.reserve
            for number, way in enumerate(Direction):
                opened = {place_of(p) for p in state.board.pix if way in state.board.walks[p]}
                assert places(seen["open"][number]) == opened


def places(plane: Any) -> set[tuple[int, int]]:
    return {(int(column), int(row)) for row, column in np.argwhere(plane > 0)}


def cube(state: Any, hand: int) -> set[tuple[int, int]]:
    pix = state.cubes[hand]
    return set() if pix is None else {place_of(pix)}


def test_other_boards_look_different() -> None:
    adapter = adapter_for(GAMES["pixoid"], 4)
    seen = set()
    for number in range(10):
        draw = Random(number).randrange
        settled = GAMES["pixoid"].settle({"board": "random"}, seats=4, draw=draw)
        seen.add(adapter.observe(GAMES["pixoid"].setup(settled, 4), Hand(0)).tobytes())
    assert len(seen) > 5
