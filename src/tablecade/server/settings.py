"""How a server is set up."""

from pathlib import Path

from msgspec import Struct

from tablecade.server.entropy import Entropy
from tablecade.server.table.pace import Tempo


class Rate(Struct, frozen=True):
    """So many in so many seconds."""

    most: int
    seconds: int


class Settings(Struct, frozen=True):
    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    trusted_proxy: bool = False
    tempo: Tempo = Tempo()
    entropy: Entropy = Entropy()
    calls: Rate = Rate(200, seconds=10)
    """Of one token."""
    failures: Rate = Rate(30, seconds=60)
    """From one address: wrong codes, tokens and invitations."""
    table_failures: Rate = Rate(100, seconds=60)
    """At one table, from anywhere."""
    openings: Rate = Rate(60, seconds=60)
    """New tables from one address."""
    bot_seconds: float = 3.0
    bot_workers: int | None = None
    """Worker processes for bots; as many as cores, if none is given."""
    coach_seconds: float = 20.0
    """For a look back at a whole match; the bots have a process of their own."""
    host_away: float = 120.0
    """Seconds after which a seated human may take over from an absent host."""
    ping_seconds: float = 20.0
    """A socket that is silent for longer is dropped."""
    over_days: float = 30.0
    idle_days: float = 14.0
    show_days: float = 1.0
    """Films that nobody has led on for so long are forgotten."""

    @property
    def sqlite_path(self) -> Path | None:
        prefix = "sqlite:///"
        return Path(self.database[len(prefix) :]) if self.database.startswith(prefix) else None
