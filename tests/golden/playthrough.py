"""Writes a match down in full, on boards and tracks that redrawing the project's never touches."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tablecade.core.game import plain
from tablecade.core.hand import DICE, Hand, hand_name
from tablecade.core.record import Record, hands_by_seat
from tablecade.core.replay import say_outcome
from tests.boards import HALL, MAZE
from tests.playing import Setting, new_record
from tests.tracks import SMALL

FOLDER = Path(__file__).parent / "playthroughs"

_MAZE = {"board": plain(MAZE), "first_pixoid": 1}
_HALL = {"board": plain(HALL), "first_pixoid": 2}
SETTINGS = {
    **{
        f"pixoid-{variant}-{seats}-{name}": Setting("pixoid", seats, {**board, "variant": variant})
        for variant in ("standard", "short")
        for seats in (3, 4)
        for name, board in (("maze", _MAZE), ("hall", _HALL))
    },
    **{f"qwixx-{seats}": Setting("qwixx", seats, {}) for seats in (2, 3, 4, 5)},
    **{
        f"qwixx-on-board-{seats}": Setting("qwixx-on-board", seats, {"track": SMALL})
        for seats in (2, 3, 4)
    },
}


def playthrough(name: str) -> str:
    setting, rng = SETTINGS[name], Random(name)
    record = new_record(setting, rng)
    lines = [f"# {name}", f"options {_json(record.header.options)}", *_moment(record)]
    while setting.rules.outcome(record.state) is None:
        choices = _choose(record, rng)
        step = record.decide(choices)
        lines += ["", f"decision {record.n - 1}"]
        lines += [f"  chosen {hand_name(h)}: {record.game.write(choices[h])}" for h in choices]
        lines += [f"  event {_json(event)}" for event in step.events]
        lines += _moment(record)
    lines += ["", f"outcome {say_outcome(setting.rules.outcome(record.state))}", ""]
    return "\n".join(lines)


def _moment(record: Record) -> Iterator[str]:
    game, state = record.game, record.state
    yield f"  state {_json(game.show(state))}"
    for hand in game.awaited(state):
        if hand != DICE:
            legal = " ".join(map(game.write, game.choices(state, hand)))
            yield f"  legal {hand_name(hand)} of seat {game.holder(state, hand)}: {legal}"


def _choose(record: Record, rng: Random) -> dict[Hand, Any]:
    """At random, but by notation: the order in which a game lists its choices does not matter."""
    game, state = record.game, record.state
    choices: dict[Hand, Any] = {}
    for hands in hands_by_seat(game, state).values():
        for hand in hands:
            written = sorted(map(game.write, game.choices(state, hand)))
            choices[hand] = game.read(rng.choice(written))
    if DICE in game.awaited(state):
        choices[DICE] = record.deal()
    return dict(sorted(choices.items()))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
