"""The proxies of deploy/, run as they are there: whole matches over a secure address, also under a
path of it.

Where Caddy or nginx is missing, its tests are skipped.
"""

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.programs import find_program
from tests.server.harness.client import Caller, Group, Person, close_all
from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted
from tests.server.live.test_messages import send
from tests.server.test_game import play_on, wish_of
from tests.web import people
from tests.web.chromium import PHONE, new_page

DEPLOY = Path(__file__).parents[2] / "deploy"
SECONDS = 30

CADDY_AROUND = """{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}
}}
{example}"""
NGINX_AROUND = """daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{example}
}}"""


def caddy(folder: Path, *, path: str, port: int, to: int) -> list[str]:
    site = "{$TABLECADE_SITE:localhost} {"
    example = (files(path) / "Caddyfile").read_text(encoding="utf-8")
    assert site in example
    named = example.replace(site, f"localhost:{port} {{\n\ttls internal").replace("8000", str(to))
    file = folder / "Caddyfile"
    file.write_text(CADDY_AROUND.format(folder=folder, example=named))
    return [find_program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


def files(path: str) -> Path:
    """The example for a whole site, and that for a path of one."""
    return DEPLOY / "path" if path else DEPLOY


def nginx(folder: Path, *, path: str, port: int, to: int) -> list[str]:
    kept = "/etc/letsencrypt/live/table.example.org"
    named = (
        (files(path) / "nginx.conf")
        .read_text(encoding="utf-8")
        .replace("127.0.0.1:8000", f"127.0.0.1:{to}")
        .replace("listen 443 ", f"listen {port} ")
        .replace("table.example.org;", "localhost;")
        .replace(kept, str(folder))
    )
    signed = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=localhost",
    ]
    keys = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*signed, *keys], check=True, capture_output=True)
    file = folder / "nginx.conf"
    file.write_text(NGINX_AROUND.format(folder=folder, example=named))
    return [find_program("nginx"), "-c", str(file), "-e", "stderr"]


@contextmanager
def running(asked: list[str], url: str, folder: Path) -> Iterator[None]:
    environment = {**os.environ, "HOME": str(folder)}
    with (folder / "log").open("w") as log:
        proxy = subprocess.Popen(asked, stdout=log, stderr=log, env=environment)
        try:
            wait_for(url, folder / "log")
            yield
        finally:
            proxy.terminate()
            proxy.wait()


def by_calls(seated: list[Person], chance: Random) -> None:
    """A whole match by HTTP calls alone."""
    play_on(seated, chance)


def by_messages(seated: list[Person], chance: Random) -> None:
    """A whole match by messages on the sockets alone, each person in a thread."""
    with ThreadPoolExecutor(len(seated)) as threads:
        for done in [threads.submit(sit_through, p, Random(chance.random())) for p in seated]:
            done.result()


def sit_through(person: Person, chance: Random) -> None:
    live, number = person.live(), count()
    while (message := live.hear())["kind"] != "over":
        assert message["kind"] != "refused", message
        for hand, legal in person.owed(message).items() if message.get("mine") else ():
            n = message["n"] + (message["kind"] == "resolved")
            send(live, next(number), "seal", n=n, hand=hand, action=chance.choice(legal))
        if message.get("rest"):
            send(live, next(number), "ready")


def wait_for(url: str, log: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(url, verify=False)  # noqa: S501 - a certificate of a minute ago
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(log.read_text())


@pytest.fixture(
    scope="module",
    params=[(caddy, ""), (nginx, ""), (caddy, "/games"), (nginx, "/games")],
    ids=["caddy", "nginx", "caddy-path", "nginx-path"],
)
def secure(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The secure address of a server behind a proxy."""
    folder = tmp_path_factory.mktemp("proxy")
    port = free_port()
    proxy, path = request.param
    url = f"https://localhost:{port}{path}"
    wanted = Wanted(f"sqlite:///{folder}/tables.db", public_url=url)
    with closing(Served(wanted)) as server:
        asked = proxy(folder, path=path, port=port, to=server.wanted.port)
        with running(asked, url, folder):
            yield url
    close_all()


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/healthz", "/healthz/", "/readyz/"])
def test_what_is_for_operators_is_hidden(secure: str, path: str) -> None:
    assert httpx.get(f"{secure}{path}", verify=False).status_code == 404  # noqa: S501


def test_a_browser_plays_on_a_secure_address(chromium: Browser, secure: str) -> None:
    phone = new_page(
        chromium, f"{secure}/", PHONE, ignore_https_errors=True, reduced_motion="reduce"
    )
    people.play_now(phone)
    assert phone.evaluate("isSecureContext")
    people.place(phone)
    people.set_program(phone)
    people.seal_button(phone).click()
    told = phone.locator("#app > .unseen[aria-live]")
    expect(told).to_contain_text("The controllers show", timeout=people.LONG)
    expect(phone.get_by_text("No connection")).to_be_hidden()
    phone.context.close()


@pytest.mark.parametrize("way", [by_calls, by_messages])
def test_a_whole_match_is_played(secure: str, way: Callable[[list[Person], Random], None]) -> None:
    """Every reveal arrives once and in order, and the match is proven."""
    wish = wish_of("pixoid with three")
    group = Group(secure, wish, people=len(wish["seats"])).start()
    spectator = Caller(secure, group.table).live(after=-1)
    way(group.people, Random(7))
    over = spectator.hear_until("over")
    assert over["outcome"] == group.host.look()["outcome"]
    resolved = [message["n"] for message in spectator.messages if message["kind"] == "resolved"]
    assert resolved == list(range(group.host.look()["n"]))
    assert verify(GAMES, read_match(group.host.match())) is not None
