"""Knight's Leap, for two to four players: an old game of knights, played at once.

LP-1.1 A square lake is full of stones; the knights start in its corners. LP-2.1 All choose in
secret a free stone a knight's move away, and jump together. LP-2.2 A stone that is left sinks.
LP-2.3 Knights that choose the same stone collide: it sinks, and they stay where they are.
LP-3.1 A knight with no stone to jump to sinks. LP-3.2 The last knight wins; knights that sink last
together share the victory.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablecade.core.errors import BadNotation, BadOption, Refusal, UnknownOption
from tablecade.core.game import Draw, Event, Game, Meta, Option, Options, Outcome, Step
from tablecade.core.hand import Hand, Seat
from tablecade.core.show import Cell
from tablecade_leap.state import COLUMNS, Jump, State, places
from tablecade_leap.view import LARGEST, VIEWS, Collided, Jumped, JumpPreview, LeapState, Sank, Won

SIZES = (7, LARGEST)


class Leap(Game[State, Jump]):
    meta = Meta(
        id="leap",
        fewest_seats=2,
        most_seats=4,
        options=(Option("lake", tuple(map(str, SIZES)), default="7"),),
        file_options=("lake",),
        full_table=3,
    )
    views = VIEWS

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        for name in asked.keys() - {"lake"}:
            raise UnknownOption(game=self.meta.id, name=name)
        lake = str(asked.get("lake", "7"))
        return {"lake": int(lake) if lake.isdigit() else lake}

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        size = options["lake"]
        if size not in SIZES:
            raise BadOption(name="lake", value=str(size), rule="LP-1.1")
        last = COLUMNS[size - 1]
        corners = ("a1", f"{last}{size}", f"a{size}", f"{last}1")
        return State(size, places(size), corners[:seats])

    def awaited(self, state: State) -> tuple[Hand, ...]:
        if self.outcome(state) is not None:
            return ()
        return tuple(Hand(s) for s, knight in enumerate(state.knights) if knight is not None)

    def holder(self, state: State, hand: Hand) -> Seat:  # noqa: ARG002
        return Seat(hand)

    def choices(self, state: State, hand: Hand) -> tuple[Jump, ...]:
        knight = state.knights[hand]
        return () if knight is None else tuple(map(Jump, state.free(knight)))

    def refusal(self, state: State, hand: Hand, action: Jump) -> Refusal | None:
        knight = state.knights[hand]
        if action in self.choices(state, hand):
            return None
        if knight is None or action.to not in state.around(knight):
            return Refusal("leap-no-move", "LP-2.1")
        taken = action.to in state.knights
        return Refusal("leap-taken" if taken else "leap-sunk", "LP-2.1", {"cell": action.to})

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        near = state.around(state.knights[hand] or "a1")
        reasons = {place: self.refusal(state, hand, Jump(place)) for place in near}
        return {place: reason for place, reason in reasons.items() if reason is not None}

    def preview(self, state: State, hand: Hand, action: Jump) -> JumpPreview:
        start = state.knights[hand] or ""
        here = Cell(owner=Seat(hand), piece="knight")
        onward = tuple(stone for stone in state.free(action.to) if stone != start)
        return JumpPreview({start: Cell(ground="water"), action.to: here}, onward)

    def resolve(self, state: State, choices: Mapping[Hand, Jump]) -> Step[State]:
        wanted = Counter(action.to for action in choices.values())
        clashes = [to for to, knights in sorted(wanted.items()) if knights > 1]
        events: list[Event] = []
        knights, gone = list(state.knights), set(clashes)
        for hand, action in sorted(choices.items()):
            start = state.knights[hand] or ""
            if action.to not in clashes:  # LP-2.2
                knights[hand] = action.to
                gone.add(start)
                events.append(Jumped(Seat(hand), start, action.to))
        for at in clashes:  # LP-2.3
            seats = tuple(Seat(hand) for hand in sorted(choices) if choices[hand].to == at)
            events.append(Collided(seats, at))
        stones = tuple(stone for stone in state.stones if stone not in gone)
        jumped = State(state.size, stones, tuple(knights), round=state.round + 1)
        return self._sink(jumped, events)

    def _sink(self, state: State, events: list[Event]) -> Step[State]:
        """LP-3.1."""
        stuck = {s: k for s, k in enumerate(state.knights) if k is not None and not state.free(k)}
        events += [Sank(Seat(seat), at) for seat, at in stuck.items()]
        stones = tuple(stone for stone in state.stones if stone not in stuck.values())
        knights = tuple(None if s in stuck else k for s, k in enumerate(state.knights))
        after = State(state.size, stones, knights, tuple(stuck), state.round)
        outcome = self.outcome(after)
        won = () if outcome is None else (Won(outcome.winners),)
        return Step(after, (*events, *won))

    def outcome(self, state: State) -> Outcome | None:
        """LP-3.2."""
        left = tuple(Seat(s) for s, knight in enumerate(state.knights) if knight is not None)
        if len(left) > 1:
            return None
        return Outcome("last", None, left or tuple(map(Seat, state.fell)))

    def actions(self) -> tuple[Jump, ...]:
        return tuple(map(Jump, places(LARGEST)))

    def write(self, action: Jump) -> str:
        return action.to

    def read(self, text: str) -> Jump:
        if text not in places(LARGEST):
            raise BadNotation(text)
        return Jump(text)

    def show(self, state: State) -> LeapState:
        seats = {knight: Seat(seat) for seat, knight in enumerate(state.knights) if knight}

        def cell(name: str) -> Cell:
            if name in seats:
                return Cell(owner=seats[name], piece="knight")
            return Cell() if name in state.stones else Cell(ground="water")

        rows = range(state.size, 0, -1)
        return LeapState(
            board=tuple(tuple(cell(f"{x}{y}") for x in COLUMNS[: state.size]) for y in rows),
            ways=tuple(0 if k is None else len(state.free(k)) for k in state.knights),
            stones=len(state.stones),
            round=state.round,
        )
