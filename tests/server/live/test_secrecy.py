"""Two worlds: the same table twice, differing in one hand's sealed choice alone.

Until the reveal, every byte every other viewer gets must be the same in both.
"""

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tablecade.server.gateway.admission import Bounds
from tests.server.harness.client import (
    Caller,
    Group,
    Json,
    Live,
    Person,
    Refused,
    close_all,
    open_seats,
)
from tests.server.harness.leaks import LEAKS
from tests.server.harness.proxy import Proxy
from tests.server.harness.served import Served, Wanted

GAMES = {"pixoid": 4, "qwixx": 3, "qwixx-on-board": 3}
HANDSHAKE = re.compile(rb"(?i)sec-websocket-accept: [^\r]+")
DECISIONS_BEFORE = 6
VICTIM = 0
QUIET = Bounds(ping_seconds=600.0, idle_seconds=600.0)
"""Pings, and the end of idle connections, come at times of their own and are not compared."""

Recording = dict[str, list[bytes]]


class World(Struct):
    """One of the two: the victim takes another of the legal choices in each."""

    server: Served
    pick: Callable[[list[str]], str]


class Viewer(Struct):
    """Somebody who looks on through a proxy of their own."""

    name: str
    proxy: Proxy
    caller: Caller
    live: Live


@contextlib.contextmanager
def worlds(new_database: Callable[[], str], *, leak: str | None = None) -> Iterator[list[World]]:
    wanted = Wanted("", seed="two worlds", leak=leak, bounds=QUIET, notice=0.02)
    servers = [Served(replace(wanted, database=new_database())) for _ in range(2)]
    try:
        yield [World(servers[0], shortest), World(servers[1], longest)]
    finally:
        close_all()
        for server in servers:
            server.close()


def shortest(legal: list[str]) -> str:
    return min(legal, key=lambda action: (len(action), action))


def longest(legal: list[str]) -> str:
    return max(legal, key=lambda action: (len(action), action))


def watch_a_table(world: World, game: str, seed: int) -> tuple[Recording, Recording]:
    """What the others got before the reveal, and in the end."""
    rng = Random(f"{game}/{seed}")
    group = seat_people(world, game)
    play_some(group.people, rng.randrange(DECISIONS_BEFORE), rng)
    viewers = look_on(world.server, group)
    seal_in_secret(group, world.pick, viewers)
    for viewer in viewers:
        probe(viewer, group)
    late = look_on(world.server, group, prefix="late ")
    before = record([*viewers, *late])
    reveal(group, rng)
    after = record([*viewers, *late])
    leave([*viewers, *late])
    return before, after


def leave(viewers: list[Viewer]) -> None:
    """Of many tables one is open at a time: a process may hold only so many connections."""
    close_all()
    for viewer in viewers:
        viewer.proxy.close()


def seat_people(world: World, game: str) -> Group:
    """All seats but the last are people's; the last is a bot's."""
    wish = open_seats(GAMES[game] - 1, game=game)
    wish["seats"] = [*wish["seats"], {"kind": "bot", "bot": "greedy"}]
    return Group(world.server.url, wish, people=GAMES[game] - 1).start()


def play_some(people: list[Person], decisions: int, rng: Random) -> None:
    """So many decisions, and on to one where the victim and somebody else have a choice."""
    while True:
        seen = settled(people)
        owing = [person for person in people if person.owed(person.look())]
        if decisions <= 0 and is_secret(people, owing):
            return
        for person in owing:
            for hand, legal in person.owed(person.look()).items():
                person.choose(seen["n"], hand, rng.choice(legal))
        decisions -= 1


def is_secret(people: list[Person], owing: list[Person]) -> bool:
    return people[VICTIM] in owing and len(owing) > 1


def settled(people: list[Person]) -> Json:
    """The table when its bot has chosen and only people are waited for."""
    bot = len(people)
    while True:
        seen = people[0].look()
        unsealed = set(seen["awaited"]) - set(seen["sealed"])
        if bot not in unsealed and seen["rest"] is None and unsealed:
            return seen


def look_on(server: Served, group: Group, *, prefix: str = "") -> list[Viewer]:
    """Everybody but the victim: seats, host, a spectator; each heard before the next comes."""
    tokens = {f"seat {person.seat}": person.token for person in group.people[1:]}
    viewers: list[Viewer] = []
    for name, token in {**tokens, "host": group.host.token, "spectator": None}.items():
        proxy = Proxy(server.wanted.port)
        caller = Caller(proxy.url, group.table, token=token)
        live = caller.live(after=-1)
        live.hear_until("pace")
        viewers.append(Viewer(prefix + name, proxy, caller, live))
        if name.startswith("seat") and not prefix:
            for viewer in viewers:
                viewer.live.hear_until("seats")
    return viewers


def seal_in_secret(group: Group, pick: Callable[[list[str]], str], viewers: list[Viewer]) -> None:
    """Sealed and taken back, by HTTP and by the victim's own socket; then sealed, replaced twice;
    the last is the world's own. A push may lag behind the answers, or wait for the next: each is
    heard before something else is done, and somebody who comes makes the table tell what would be
    told of a replacement.
    """
    victim = group.people[VICTIM]
    n = victim.look()["n"]
    shared, own = Caller(victim.url, group.table).live(), victim.live()
    shared.hear_until("pace")
    own.hear_until("pace")
    all_hear(viewers, "seats")
    for hand, legal in victim.owed().items():
        victim.choose(n, hand, legal[0])
        all_hear(viewers, "sealed")
        victim.at("DELETE", f"/choices/{n}/{hand}")
        all_hear(viewers, "unsealed")
        choice = {"n": n, "hand": hand, "action": pick(legal)}
        by_socket(own, {"do": "seal", **choice})
        all_hear(viewers, "sealed")
        by_socket(own, {"do": "take-back", "n": n, "hand": hand})
        all_hear(viewers, "unsealed")
        by_shared_socket(shared, victim, {"do": "seal", **choice})
        all_hear(viewers, "sealed")
        victim.choose(n, hand, legal[0])
        Caller(victim.url, group.table).live().hear_until("pace")
        by_shared_socket(shared, victim, {"do": "seal", **choice})


def by_socket(live: Live, message: Json) -> None:
    live.socket.send(json.dumps({"id": 1, **message}))
    live.hear_until("done")


def by_shared_socket(live: Live, victim: Person, message: Json) -> None:
    """As a shared device does: the socket is nobody's, the message says whose it is."""
    by_socket(live, {"token": victim.token, **message})


def all_hear(viewers: list[Viewer], kind: str) -> None:
    for viewer in viewers:
        viewer.live.hear_until(kind)


def probe(viewer: Viewer, group: Group) -> None:
    """Every call that could tell something, and every error."""
    n = viewer.caller.look()["n"]
    viewer.caller.match()
    choice = {"n": n, "hand": VICTIM, "action": "pass"}
    for method, path, body in (
        ("POST", "/choices", choice),
        ("POST", "/choices", {**choice, "n": n + 1}),
        ("POST", "/choices", {**choice, "action": "nonsense", "hand": 1}),
        ("DELETE", f"/choices/{n}/{VICTIM}", None),
        ("POST", "/start", None),
        ("POST", "/ready", {}),
    ):
        with contextlib.suppress(Refused):
            viewer.caller.at(method, path, body)
    for do in ("seal", "take-back"):
        viewer.live.socket.send(json.dumps({"do": do, "id": 1, **choice}))
        viewer.live.hear_until("refused")
    viewer.caller.look()
    Caller(viewer.proxy.url, group.code).look()


def record(viewers: list[Viewer]) -> Recording:
    for viewer in viewers:
        viewer.caller.look()
    return {
        viewer.name: [HANDSHAKE.sub(b"", connection) for connection in viewer.proxy.recorded]
        for viewer in viewers
    }


def reveal(group: Group, rng: Random) -> None:
    n = group.host.look()["n"]
    for person in group.people[1:]:
        for hand, legal in person.owed().items():
            person.choose(n, hand, rng.choice(legal))


def take_the_seat(victim: Person) -> Person:
    """A stranger sits down where a bot plays now."""
    joined = Caller(victim.url, victim.table).at(
        "POST", "/join", {"name": "Mallory", "seat": victim.seat}
    )
    return Person(victim.url, victim.table, token=joined["token"], seat=victim.seat)


def stand_up(group: Group) -> Person:
    group.people[VICTIM].at("POST", "/leave")
    return take_the_seat(group.people[VICTIM])


def come_and_go(group: Group) -> Person:
    """A second person takes the seat and leaves it to the bot, and a third takes it."""
    stand_up(group).at("POST", "/leave")
    return take_the_seat(group.people[VICTIM])


def kicked(group: Group) -> Person:
    group.host.at("POST", f"/seats/{VICTIM}", {"do": "free"})
    return take_the_seat(group.people[VICTIM])


def invited(group: Group) -> Person:
    done = group.host.at("POST", f"/seats/{VICTIM}", {"do": "invite"})
    victim = group.people[VICTIM]
    invitation = {"name": "Mallory", "invitation": done["invitation"]}
    joined = Caller(victim.url, victim.table).at("POST", "/join", invitation)
    return Person(victim.url, victim.table, token=joined["token"], seat=VICTIM)


def bot_in_and_out(group: Group) -> Person:
    """A bot plays for the victim; then the victim's phone is lost and somebody else is invited."""
    for do in ("bot", "human"):
        group.host.at("POST", f"/seats/{VICTIM}", {"do": do})
    return invited(group)


CHANGES = (stand_up, come_and_go, kicked, invited, bot_in_and_out)


def seen_on_the_seat(world: World, game: str, change: Callable[[Group], Person]) -> list[bytes]:
    """What the one gets who takes over the victim's seat."""
    group = seat_people(world, game)
    play_some(group.people, 0, Random(game))
    viewers = look_on(world.server, group)
    seal_in_secret(group, world.pick, viewers)
    newcomer = change(group)
    seen = newcomer.look()
    assert {own["choice"] for own in seen["mine"]["hands"].values()} == {None}
    proxy = Proxy(world.server.wanted.port)
    Caller(proxy.url, group.table, token=newcomer.token).look()
    recorded = [*proxy.recorded]
    leave(viewers)
    proxy.close()
    return recorded


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
def test_who_takes_a_seat_cannot_tell_what_was_sealed_on_it(
    new_database: Callable[[], str],
) -> None:
    with worlds(new_database) as pair:
        for game, change in [*[("pixoid", change) for change in CHANGES], ("qwixx", stand_up)]:
            one, other = (seen_on_the_seat(world, game, change) for world in pair)
            assert one == other, (game, change.__name__)


def test_a_bot_s_choice_is_not_shown_to_who_takes_its_seat(server: Served) -> None:
    """The stranger reads nothing, and the bot that comes back chooses anew."""
    wish = open_seats(3, game="pixoid")
    wish["seats"] = [*wish["seats"], {"kind": "bot", "bot": "greedy"}]
    group = Group(server.url, wish, people=3).start()
    play_some(group.people, 0, Random(1))
    bot = len(group.people)
    assert bot in settled(group.people)["sealed"]
    joined = Caller(server.url, group.table).at("POST", "/join", {"name": "Mallory", "seat": bot})
    stranger = Person(server.url, group.table, token=joined["token"], seat=bot)
    seen = stranger.look()
    assert bot not in seen["sealed"]
    assert {own["choice"] for own in seen["mine"]["hands"].values()} == {None}
    stranger.at("POST", "/leave")
    assert bot in settled(group.people)["sealed"]


def differing(new_database: Callable[[], str], games: list[str], leak: str | None) -> set[str]:
    """The viewers who could tell the two worlds apart before the reveal."""
    found: set[str] = set()
    with worlds(new_database, leak=leak) as pair:
        for seed, game in enumerate(games):
            (one, one_end), (other, other_end) = (watch_a_table(w, game, seed) for w in pair)
            assert one_end != other_end, "the reveal itself must show the difference"
            found |= {
                f"{game} {name}: {first_difference(one[name], other[name])}"
                for name in one
                if one[name] != other[name]
            }
    return found


def first_difference(one: list[bytes], other: list[bytes]) -> str:
    for a, b in zip(one, other, strict=False):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
            return f"{a[at - 80 : at + 80]!r} / {b[at - 80 : at + 80]!r}"
    return f"{len(one)} / {len(other)} connections"


@pytest.mark.parametrize(
    "engine", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)], indirect=True
)
def test_nobody_can_tell_what_was_sealed(new_database: Callable[[], str]) -> None:
    assert differing(new_database, [*GAMES], None) == set()


@pytest.mark.parametrize("engine", ["sqlite"], indirect=True)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(new_database: Callable[[], str], leak: str) -> None:
    assert differing(new_database, ["pixoid"], leak)


@pytest.mark.long
def test_nobody_can_tell_in_many_random_games(new_database: Callable[[], str]) -> None:
    assert differing(new_database, [*GAMES] * 40, None) == set()
