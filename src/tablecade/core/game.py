"""The interface of a game.

The whole state of these games is public; the only secret is a choice not yet revealed. So rules
are pure functions over states, and a waiting choice is kept outside of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from tablecade.core import errors
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.view import NoPreview, Previews, Views

S = TypeVar("S")
A = TypeVar("A")

Options = Mapping[str, Any]
"""Options by name, as plain JSON values."""

COLOURS = ("yellow", "pink", "cyan", "orange", "violet", "green")
"""Six players' colours, the same in every game; each seat has one of its own (PX-1.1)."""

Draw = Callable[[int], int]
"""Uniform chance from outside: `draw(6)` is one of 0…5."""

Faces = Mapping[str, Sequence[int]]
"""What dice that people rolled show, by colour: `{"white": [3, 4], "red": [2]}`."""


def plain(value: Struct) -> Any:
    """A value as the plain JSON a match file holds."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _kind(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Event(Struct, frozen=True, tag_field="kind", tag=_kind):
    """What happened, as data for animation and log: past tense, never prose."""


class Step(Struct, Generic[S], frozen=True):
    state: S
    events: tuple[Event, ...]


class Outcome(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How it ended. `scores` by seat, None where the game has none; `winners` ascending."""

    reason: str
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...]


class Option(Struct, frozen=True):
    """One option: its named values (a game may accept others too) and its default.

    `at_table` is the default at a table of the server, where it differs.
    """

    name: str
    values: tuple[str, ...]
    default: str | None
    at_table: str | None = None
    seat: bool = False
    """The value is a seat, so that chance decides when the match starts."""


class Meta(Struct, frozen=True):
    id: str
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    file_options: tuple[str, ...]
    """What a match file names, in full: all that `setup` needs, nothing left to a default."""
    colours: tuple[str, ...] = COLOURS
    """At least one for each hand. Browsers draw others than ours as CSS names them, else grey."""
    silent: bool = False
    """Nobody may speak while a round runs (PX-3.5)."""
    full_table: int = 0
    """Seats at which the game is at its best; 0: the fewest it takes."""
    own_dice: bool = False
    """People can roll dice of their own and enter what they show."""

    @property
    def seat_options(self) -> tuple[str, ...]:
        """The options whose value is a seat."""
        return tuple(option.name for option in self.options if option.seat)

    @property
    def usual_seats(self) -> int:
        """Seats of a table that one person opens without saying how many."""
        return max(self.fewest_seats, self.full_table)


class Checked(Struct, frozen=True):
    """What is wrong with a board, place by place; its figures when nothing is."""

    faults: tuple[errors.Fault, ...]
    figures: Mapping[str, float] = {}


class Boards(Struct, frozen=True):
    """The boards of a game."""

    option: str
    """The option that holds a board in full."""
    name_option: str
    """The option that takes the name of a board."""
    names: tuple[str, ...]
    check: Callable[[Any], Checked]
    """Checks a board given as JSON or as a drawing. Raises BadOption for its form."""
    kind: type[Struct]
    """A board in full."""


class Game(ABC, Generic[S, A]):
    """The rules of one game, without any state of their own."""

    meta: ClassVar[Meta]
    views: ClassVar[Views]
    """The types of what `show` and `preview` return, and of the events."""
    boards: ClassVar[Boards | None] = None
    """Boards or tracks that people can lay out or draw themselves."""

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        """Options in full, as a match file holds them, from what a person gave: one of the named
        values of each option, as text, unless a game takes more.
        """
        known = {option.name: option for option in self.meta.options}
        for name, value in asked.items():
            if name not in known:
                raise errors.UnknownOption(game=self.meta.id, name=name)
            if str(value) not in known[name].values:
                values = ", ".join(known[name].values)
                raise errors.BadOption("no-such-value", name=name, value=str(value), known=values)
        texts = {name: str(value) for name, value in asked.items()}
        settled = {name: texts.get(name, known[name].default) for name in self.meta.file_options}
        self.setup(settled, seats)
        return settled

    @abstractmethod
    def setup(self, options: Options, seats: int) -> S:
        """The first state, from options in full. A bot's process reads states as JSON of the type
        that this method is annotated with.
        """

    @abstractmethod
    def awaited(self, state: S) -> tuple[Hand, ...]:
        """The hands that owe a choice now, ascending; none when the game is over."""

    def holder(self, state: S, hand: Hand) -> Seat:  # noqa: ARG002
        """The seat that chooses for a hand (never asked for DICE): its own, unless a game says
        otherwise.
        """
        return Seat(hand)

    @abstractmethod
    def choices(self, state: S, hand: Hand) -> tuple[A, ...]:
        """All legal actions of an awaited hand: never empty."""

    def refusal(self, state: S, hand: Hand, action: A) -> errors.Refusal | None:
        """Why an awaited hand may not do this; None when it may. The one reason that every game
        has, `GAME-not-legal`, unless a game says more.
        """
        legal = action in self.choices(state, hand)
        return None if legal else errors.Refusal(f"{self.meta.id}-not-legal", rule="")

    def preview(self, state: S, hand: Hand, action: A) -> Struct:  # noqa: ARG002
        """What a legal action would do if nothing interferes, for a client without rules."""
        return NoPreview()

    def previews(self, state: S, hand: Hand) -> tuple[Previews, ...]:
        """All legal choices of an awaited hand; in parts, where a game keeps some of them."""
        legal = self.choices(state, hand)
        return (Previews({self.write(a): self.preview(state, hand, a) for a in legal}),)

    @abstractmethod
    def resolve(self, state: S, choices: Mapping[Hand, A]) -> Step[S]:
        """All awaited hands' legal choices at once, so the order of arrival can't matter."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def write(self, action: A) -> str:
        """The notation of an action."""

    def read(self, text: str) -> A:
        """The action a notation means. Raises BadNotation. A game that has actions of DICE, or
        none in `actions`, reads them itself.
        """
        if text not in self._by_notation:
            raise errors.BadNotation(text)
        return self._by_notation[text]

    @cached_property
    def _by_notation(self) -> dict[str, A]:
        return {self.write(action): action for action in self.actions()}

    @abstractmethod
    def show(self, state: S) -> Struct:
        """The state for a client without rules, without what the options say."""

    def deal(self, state: S, draw: Draw) -> A:
        """The action of DICE, drawn with `draw`."""
        choices = self.choices(state, DICE)
        return choices[draw(len(choices))]

    def dice_to_roll(self, state: S) -> tuple[str, ...]:  # noqa: ARG002
        """The dice that are rolled now, by colour; none where chance decides who begins: then
        `choices` has one for each seat, in order.
        """
        return ()

    def roll_of(self, state: S, faces: Faces) -> A | errors.Refusal:
        """The action of DICE for dice that people rolled themselves, or what is wrong with it.

        A game with `own_dice` has this and `dice_to_roll`.
        """
        raise NotImplementedError

    def at_table(self, asked: Options) -> dict[str, Any]:
        """The given options, completed by the defaults of a table."""
        tables = {o.name: o.at_table for o in self.meta.options if o.at_table is not None}
        return {**tables, **asked}

    def hands(self, *, seats: int) -> tuple[Hand, ...]:
        """All hands that ever owe a choice, but for DICE: one a seat, unless a game says more."""
        return tuple(Hand(seat) for seat in range(seats))

    def barred(self, state: S, hand: Hand) -> dict[str, errors.Refusal]:  # noqa: ARG002
        """Plausible but illegal actions, each with the reason."""
        return {}

    def round_ended(self, events: tuple[Event, ...]) -> bool:  # noqa: ARG002
        """Whether these events end a round; the table rests after one."""
        return False

    def actions(self) -> tuple[A, ...]:
        """All actions a hand but DICE can ever have, in a fixed order, for programs that number
        them; empty where there are too many to list.
        """
        return ()

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat | None:  # noqa: ARG002
        """Who has the first turn or role, from the options in full and the first decision's
        choices as written; None where all seats are alike.
        """
        return None

    def moved_on(self, options: Options, *, seats: int) -> dict[str, Any]:  # noqa: ARG002
        """The options of a rematch: roles go on to the next seat, where there are roles."""
        return dict(options)

    def check_seats(self, seats: int) -> None:
        fewest, most = self.meta.fewest_seats, self.meta.most_seats
        if not fewest <= seats <= most:
            allowed = "exact" if fewest == most else "range"
            raise errors.WrongSeats(
                game=self.meta.id, seats=seats, fewest=fewest, most=most, allowed=allowed
            )

    def check_file_options(self, options: Options) -> None:
        """Each option a match file needs is there, and no other."""
        for name in options:
            if name not in self.meta.file_options:
                raise errors.UnknownOption(game=self.meta.id, name=name)
        for name in self.meta.file_options:
            if name not in options:
                raise errors.TablecadeError("missing-option", game=self.meta.id, name=name)


def decide(game: Game[S, A], state: S, choices: Mapping[Hand, A]) -> Step[S]:
    """Resolve what was chosen, after checking that all who owe a choice gave a legal one."""
    awaited = game.awaited(state)
    if not awaited:
        problem = "nobody owes a choice, and there is no outcome"
        raise errors.GameFailed(game=game.meta.id, problem=problem)
    for hand in choices:
        if hand not in awaited:
            raise errors.NotAwaited(hand=hand_name(hand))
    for hand in awaited:
        if hand not in choices:
            raise errors.TablecadeError("choice-missing", hand=hand_name(hand))
    for hand, action in choices.items():
        refusal = game.refusal(state, hand, action)
        if refusal is not None:
            written: str | None = game.write(action)  # None for an answer that is no action
            raise errors.IllegalChoice(
                refusal, hand=hand_name(hand), action=written or repr(action)
            )
    step: object = game.resolve(state, choices)
    if not isinstance(step, Step):
        problem = f"resolve returned a {type(step).__name__}, not a Step"
        raise errors.GameFailed(game=game.meta.id, problem=problem)
    return step
