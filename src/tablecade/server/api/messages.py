"""Messages on a table's socket: what a client sends, and what each is answered with."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from tablecade.core.errors import Details
from tablecade.server.api import edits
from tablecade.server.api.bodies import ReactionName, Secret
from tablecade.server.api.edits import PlayerEdit
from tablecade.server.table.play import LONGEST_ACTION, Choice
from tablecade.server.table.rolls import Faces, RollAnswer, RollEntry

Number = Annotated[int, Meta(ge=0, le=2**53)]


class Sent(Struct, frozen=True, tag_field="do"):
    """`id` is the client's own number, unique on its connection. `token` says whose message it
    is where several people share a device; by default the greeting's token counts.
    """

    id: Number
    token: Secret | None = None


class Seal(Sent, frozen=True, kw_only=True, tag="seal"):
    n: int
    hand: int
    action: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    match: int | None = None

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.seal(token, Choice(self.n, self.hand, self.action, self.match))


class TakeBack(Sent, frozen=True, kw_only=True, tag="take-back"):
    n: int
    hand: int
    match: int | None = None

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.take_back(token, Choice(self.n, self.hand, "", self.match))


class Ready(Sent, frozen=True, tag="ready"):
    def edit(self, token: str | None) -> PlayerEdit:
        return edits.ready(token)


class React(Sent, frozen=True, kw_only=True, tag="react"):
    reaction: ReactionName

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.react(token, self.reaction)


class EnterRoll(Sent, frozen=True, kw_only=True, tag="roll"):
    n: int
    faces: Faces
    match: int | None = None

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.enter_roll(token, RollEntry(self.n, self.faces, self.match))


class ConfirmRoll(Sent, frozen=True, kw_only=True, tag="confirm-roll"):
    n: int
    roll: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    match: int | None = None

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.confirm_roll(token, RollAnswer(self.n, self.roll, self.match))


class RejectRoll(Sent, frozen=True, kw_only=True, tag="reject-roll"):
    n: int
    roll: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    match: int | None = None

    def edit(self, token: str | None) -> PlayerEdit:
        return edits.reject_roll(token, RollAnswer(self.n, self.roll, self.match))


SentMessage = Seal | TakeBack | Ready | React | EnterRoll | ConfirmRoll | RejectRoll


class MessageDone(Struct, frozen=True, tag_field="kind", tag="done"):
    """The message with this id is committed."""

    id: int


class MessageRefused(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="refused"):
    """The message with this id is refused; code and status are HTTP's."""

    id: int
    code: str
    detail: Details
    status: int
    rule: str | UnsetType = UNSET
    n: int | UnsetType = UNSET
