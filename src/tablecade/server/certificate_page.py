"""A small HTTP server beside an HTTPS one: the authority's certificate, and how to trust it."""

from collections.abc import Callable
from functools import partial
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import BoundedSemaphore, Thread
from typing import Any

from tablecade.locales import best_language, sentences
from tablecade.server.address import EVERYWHERE, family_of, network_address, url_of
from tablecade.server.settings import Settings

CERTIFICATE = "/tablecade.crt"
MOST_AT_ONCE = 32
"""Connections; more are closed at once."""
READ_SECONDS = 10.0
"""Without a byte from a client."""
STEPS = ("ios", "android", "computer")
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tablecade</title>
<style>body {{ font: 1.1rem/1.5 system-ui; max-width: 34rem; margin: 2rem auto; }}</style>
<h1>{title}</h1>
<p><a href="{certificate}">{link}</a></p>
<ul>{steps}</ul>
<p><a href="{address}">{then}</a></p>
"""


class CertificatePage:
    """Listens on a free port of the same host until the process ends."""

    def __init__(self, settings: Settings, certificate: Path) -> None:
        everywhere = settings.host in EVERYWHERE
        host = (network_address() or "localhost") if everywhere else settings.host
        address = url_of("https", host, settings.port)
        handler = partial(_Handler, certificate.read_bytes(), address)
        self._server = _Server((settings.host, 0), handler)
        self.url = url_of("http", host, self._server.server_port)

    def start(self) -> None:
        Thread(target=self._server.serve_forever, name="certificate page", daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    """Bounded: a connection here takes a thread and a file from the tables."""

    def __init__(self, address: tuple[str, int], handler: Callable[..., "_Handler"]) -> None:
        self._free = BoundedSemaphore(MOST_AT_ONCE)
        self.address_family = family_of(address[0])
        super().__init__(address, handler)

    def verify_request(self, _request: object, _address: object) -> bool:
        return self._free.acquire(blocking=False)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()


class _Handler(BaseHTTPRequestHandler):
    timeout = READ_SECONDS

    def __init__(self, certificate: bytes, address: str, *rest: object) -> None:
        self._certificate = certificate
        self._address = address
        super().__init__(*rest)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        if self.path == CERTIFICATE:
            self._answer("application/x-x509-ca-cert", self._certificate)
        else:
            self._answer("text/html; charset=utf-8", self._page().encode())

    def _answer(self, kind: str, body: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _page(self) -> str:
        words = sentences(best_language(self.headers.get("Accept-Language", "")))
        steps = "".join(f"<li>{escape(words.say(f'trust-{step}'))}</li>" for step in STEPS)
        return PAGE.format(
            language=words.language,
            title=escape(words.say("trust-title")),
            certificate=CERTIFICATE,
            link=escape(words.say("trust-download")),
            steps=steps,
            address=escape(self._address),
            then=escape(words.say("trust-then", url=self._address)),
        )

    def log_message(self, *_: object) -> None:
        """A page without secrets needs no log."""
