"""Who sits on a seat."""

from enum import StrEnum

from msgspec import Struct


class Kind(StrEnum):
    OPEN = "open"
    HUMAN = "human"
    BOT = "bot"


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as the table keeps it. Tokens and invitations are kept hashed."""

    kind: Kind = Kind.OPEN
    name: str = ""
    colour: str = ""
    nonce: str = ""
    bot: str | None = None
    """The bot that plays here while `kind` says so; the person it stands in for keeps the token."""
    token: str | None = None
    invitation: str | None = None
    hosts: bool = False
    """The host sits here: this seat's token has the host's rights."""
    taken_from: str | None = None
    """The bot that played here before a person took its seat; it plays on when they leave."""

    @property
    def occupant(self) -> tuple[Kind, str | None, str | None]:
        """Who chooses for this seat. A seat changes hands when this changes."""
        return self.kind, self.bot, self.token
