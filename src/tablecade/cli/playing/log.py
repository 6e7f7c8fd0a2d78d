"""Events as sentences."""

from collections.abc import Callable, Iterable, Mapping

from tablecade.core.game import Event
from tablecade.core.hand import Hand
from tablecade.games.pixoid import action as pixoid_action
from tablecade.games.pixoid import events as pixoid
from tablecade.games.qwixx import events as qwixx
from tablecade.games.qwixx_on_board import events as on_board
from tablecade.locales import Sentences

Values = Mapping[str, str | int]
Name = Callable[[int], str]
"""The name of a seat, or of a hand."""


def tell(events: Iterable[Event], name: Name, words: Sentences) -> list[str]:
    """One sentence an event, in order; what a picture shows better is left out."""
    told = []
    for event in events:
        values = _values(event, name, words)
        if values is not None:
            told.append(words.say(f"event-{_key(event)}", **values))
    return told


def _key(event: Event) -> str:
    kind = type(event).__struct_config__.tag
    return f"{kind}-{event.reason}" if isinstance(event, pixoid.Won | qwixx.Won) else str(kind)


def _values(event: Event, name: Name, words: Sentences) -> Values | None:
    values = _pixoid(event, name)
    return _qwixx(event, name, words) if values is None else values


def _names(hands: Iterable[int], name: Name) -> str:
    return ", ".join(map(name, hands))


def _pixoid(event: Event, name: Name) -> Values | None:  # noqa: PLR0911 - a case an event
    match event:
        case pixoid.Placed(hand, pix):
            return {"name": name(hand), "pix": pix}
        case pixoid.Revealed(programs):
            return {"programs": _programs(programs, name)}
        case pixoid.Picked(pix):
            return {"pix": pix}
        case pixoid.Caught(pix, by):
            return {"pix": pix, "names": _names(by, name)}
        case pixoid.Escaped(reserve):
            return {"reserve": reserve}
        case pixoid.RoundEnded(seat, taken, bonus, points):
            bugs = next(p for s, p in enumerate(points) if s != seat)
            detail = {"taken": taken, "bonus": bonus, "points": points[seat], "bugs": bugs}
            return {"name": name(seat), **detail}
        case pixoid.RoundBegan(number, seat):
            return {"round": number, "name": name(seat)}
        case pixoid.ControllerPassed(seat):
            return {"name": name(seat)}
        case pixoid.Won(_, winners):
            return {"names": _names(winners, name)}
    return None


def _programs(programs: Mapping[Hand, pixoid_action.Program], name: Name) -> str:
    return ", ".join(f"{name(hand)} {pixoid_action.write(p)}" for hand, p in programs.items())


def _qwixx(  # noqa: PLR0911 - a case an event
    event: Event, name: Name, words: Sentences
) -> Values | None:
    match event:
        case qwixx.Started(seat) | qwixx.Passed(seat):
            return {"name": name(seat)}
        case qwixx.Crossed(seat, colour, number, lock):
            row = words.say(f"colour-{colour}")
            return {"name": name(seat), "colour": row, "number": number, "lock": str(lock).lower()}
        case qwixx.Closed(colour, by):
            return {"colour": words.say(f"colour-{colour}"), "names": _names(by, name)}
        case qwixx.Missed(seat, penalties):
            return {"name": name(seat), "penalties": penalties}
        case qwixx.Won(_, _, winners):
            return {"names": _names(winners, name)}
        case on_board.Moved(seat, _, to, _, bonus):
            return {"name": name(seat), "field": to, "bonus": bonus}
        case on_board.FinishAnnounced(seat, turns_left):
            return {"name": name(seat), "turns": turns_left}
    return None
