"""The proxies of deploy/, run as they are there: a match over a secure address.

Where Caddy or nginx is not installed, and neither is named by CADDY or NGINX, its test is skipped.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import calls
from tests.server.harness.postgres import free_port
from tests.server.harness.served import Served, Wanted
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


def command(name: str) -> str:
    found = os.environ.get(name.upper()) or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def caddy(folder: Path, *, port: int, to: int) -> list[str]:
    site = "{$TABLECADE_SITE:localhost} {"
    example = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert site in example
    named = example.replace(site, f"localhost:{port} {{\n\ttls internal").replace("8000", str(to))
    file = folder / "Caddyfile"
    file.write_text(CADDY_AROUND.format(folder=folder, example=named))
    return [command("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(folder: Path, *, port: int, to: int) -> list[str]:
    kept = "/etc/letsencrypt/live/table.example.org"
    named = (
        (DEPLOY / "nginx.conf")
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
    return [command("nginx"), "-c", str(file), "-e", "stderr"]


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


def wait_for(url: str, log: Path) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            calls.get(url, verify=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(log.read_text())


@pytest.mark.parametrize("proxy", [caddy, nginx])
def test_a_match_is_played_behind_the_proxy_of_the_docs(
    chromium: Browser, tmp_path: Path, proxy: Callable[..., list[str]]
) -> None:
    port = free_port()
    url = f"https://localhost:{port}"
    wanted = Wanted(f"sqlite:///{tmp_path}/tables.db", public_url=url)
    with closing(Served(wanted)) as server:
        asked = proxy(tmp_path, port=port, to=server.wanted.port)
        with running(asked, url, tmp_path):
            for path in ("/metrics", "/metrics/", "/healthz", "/healthz/", "/readyz/"):
                assert calls.get(f"{url}{path}", verify=False).status_code == 404
            phone = new_page(
                chromium, url, PHONE, ignore_https_errors=True, reduced_motion="reduce"
            )
            people.play_now(phone)
            assert phone.evaluate("isSecureContext")
            people.place(phone)
            people.set_program(phone)
            people.seal_button(phone).click()
            told = phone.locator("[aria-live=assertive]")
            expect(told).to_contain_text("The controllers show", timeout=people.LONG)
            expect(phone.get_by_text("No connection")).to_be_hidden()
            phone.context.close()
