"""Settings of a server."""

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from tablecade.server.entropy import Entropy
from tablecade.server.gateway.admission import Bounds, Count, Positive, Whole
from tablecade.server.table.table import Tempo

SQLITE = "sqlite:///"

Port = Annotated[int, Meta(ge=1, le=65535)]


def sqlite_path(database: str) -> Path | None:
    """The file of `sqlite:///PATH`; None for another engine."""
    return Path(database.removeprefix(SQLITE)) if database.startswith(SQLITE) else None


class Rate(Struct, frozen=True):
    """At most `most` in a window of `seconds`."""

    most: Count
    seconds: Count


class Settings(Struct, frozen=True):
    """Each field but `tempo` and `entropy` can also be set by a variable or a TOML file."""

    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    host: str = "127.0.0.1"
    port: Port = 8000
    public_url: str | None = None
    allowed_host: tuple[str, ...] = ()
    """Names people may use for this server, beside its addresses and `public_url`."""
    trusted_proxy: tuple[str, ...] = ()
    """Addresses or networks of proxies whose X-Forwarded-For is believed."""
    password: str | None = None
    """Needed to open tables; guests need none."""
    user_header: str | None = None
    """Where trusted proxies name who has signed in: these may open tables too."""
    metrics_from: tuple[str, ...] = ()
    """Addresses or networks beside this machine that may read /metrics."""
    certificate: str | None = None
    """A PEM file with the certificate and its chain; with it the server speaks HTTPS itself."""
    certificate_key: str | None = None
    tempo: Tempo = Tempo()
    entropy: Entropy = Entropy()
    calls: Rate = Rate(200, seconds=10)
    """Of one token."""
    anonymous: Rate = Rate(600, seconds=60)
    """Calls without a token, from one address."""
    work: Rate = Rate(10_000, seconds=60)
    """Milliseconds of computing for calls without a token, for one address."""
    work_seconds: Positive = 20.0
    """For one such call, the time it waits for a busy machine included."""
    stored: Rate = Rate(20_000_000, seconds=86_400)
    """Bytes of new tables and watch parties, from one address."""
    failures: Rate = Rate(30, seconds=60)
    """From one address: wrong codes, tokens and invitations."""
    table_failures: Rate = Rate(100, seconds=60)
    """At one table, from anywhere."""
    openings: Rate = Rate(60, seconds=60)
    """New tables from one address."""
    daily_openings: Rate = Rate(1_000, seconds=86_400)
    """New tables from one address in a day."""
    bot_seconds: Positive = 3.0
    """The time limit of a bot's choice."""
    bot_workers: Whole = 0
    """Worker processes for bots; 0 is one for each core."""
    solved_boards: Annotated[int, Meta(ge=0)] = 12
    """Boards of Pixoid solved in the background and kept on disk, 34 MB each; 0 solves none."""
    coach_seconds: Positive = 20.0
    """For a review of a whole match; it runs in a process of its own."""
    host_away: Positive = 120.0
    """Seconds after which a seated human may take over from an absent host."""
    bounds: Bounds = Bounds()
    """Of connections; each of its fields is a setting of the same name."""
    over_days: Positive = 30.0
    """Days without use after which a finished table is deleted."""
    idle_days: Positive = 14.0
    """Days without use after which any other table is deleted."""
    show_days: Positive = 1.0
    """Days after which a shared replay that nobody leads is deleted."""

    @property
    def sqlite_path(self) -> Path | None:
        return sqlite_path(self.database)

    @property
    def root_path(self) -> str:
        """The path of `public_url`, without the slash at its end."""
        return urlsplit(self.public_url or "").path.rstrip("/")

    @property
    def scheme(self) -> str:
        return "http" if self.certificate is None else "https"
