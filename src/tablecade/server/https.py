"""HTTPS in a local network: a certificate authority of this machine, made once and trusted once.

The authority can sign for private addresses and local names only, so that a stolen key is of no
use for any site of the internet. A small HTTP server beside the HTTPS one gives the authority's
certificate, and says how to trust it.
"""

import datetime
import os
import socket
from collections.abc import Callable
from functools import partial
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import BoundedSemaphore, Thread
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from msgspec.structs import replace

from tablecade.core.errors import TablecadeError, unreadable
from tablecade.folders import data_folder
from tablecade.locales import best_language, sentences
from tablecade.server.address import EVERYWHERE, LOCAL_NAME, family_of, network_address, url_of
from tablecade.server.settings import Settings

AUTHORITY_DAYS = 3650
SERVER_DAYS = 397
"""Phones refuse certificates of servers that last longer."""
NETWORKS = (
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
    *("fc00::/7", "fe80::/10", "::1/128"),
)


Authority = tuple[x509.Certificate, ec.EllipticCurvePrivateKey]


def https_folder() -> Path:
    return data_folder() / "https"


def authority_file() -> Path:
    return https_folder() / "authority.pem"


def secure(settings: Settings) -> Settings:
    """The same server over HTTPS, with a certificate made for this start."""
    if settings.certificate is not None:
        return settings
    try:
        authority = _load_or_make_authority()
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = _server_certificate(authority, key, settings.host)
        file, private = https_folder() / "server.pem", https_folder() / "server.key"
        file.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        _write_key(private, key)
    except OSError as problem:
        raise unreadable(https_folder(), problem) from None
    except (TypeError, ValueError) as problem:
        raise TablecadeError(
            "certificate-unusable", file=str(https_folder()), problem=str(problem)
        ) from None
    return replace(settings, certificate=str(file), certificate_key=str(private))


def _load_or_make_authority() -> Authority:
    file, key_file = authority_file(), https_folder() / "authority.key"
    if not file.exists():
        https_folder().mkdir(parents=True, exist_ok=True)
        key = ec.generate_private_key(ec.SECP256R1())
        _write_key(key_file, key)
        file.write_bytes(_authority_certificate(key).public_bytes(serialization.Encoding.PEM))
    certificate = x509.load_pem_x509_certificate(file.read_bytes())
    loaded = serialization.load_pem_private_key(key_file.read_bytes(), password=None)
    if not isinstance(loaded, ec.EllipticCurvePrivateKey):
        raise TypeError(f"{key_file} holds no key of this kind")
    return certificate, loaded


def _authority_certificate(key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    name = _name(f"Tablecade on {socket.gethostname()}")
    permitted = [*map(x509.DNSName, _names()), x509.DNSName("local")]
    networks = [x509.IPAddress(ip_network(network)) for network in NETWORKS]
    return (
        _builder(name, name, key, is_authority=True)
        .add_extension(x509.NameConstraints([*permitted, *networks], None), critical=True)
        .sign(key, SHA256())
    )


def _server_certificate(
    authority: Authority, key: ec.EllipticCurvePrivateKey, host: str
) -> x509.Certificate:
    issuer, signing = authority
    own = [address for address in (network_address(), host) if address and _may_sign_for(address)]
    addresses = dict.fromkeys(["127.0.0.1", "::1", *own])
    constraints = issuer.extensions.get_extension_for_class(x509.NameConstraints)
    trees = constraints.value.permitted_subtrees or []
    allowed = {tree.value for tree in trees if isinstance(tree, x509.DNSName)}
    names = [  # without the new short name of a renamed machine: browsers would refuse it
        *(x509.DNSName(name) for name in _names() if name in allowed or name.endswith(".local")),
        *(x509.IPAddress(ip_address(address)) for address in addresses),
    ]
    identifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(signing.public_key())
    return (
        _builder(_name("Tablecade"), issuer.subject, key, is_authority=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(identifier, critical=False)
        .sign(signing, SHA256())
    )


def _names() -> list[str]:
    host = socket.gethostname().split(".")[0]
    return ["localhost", LOCAL_NAME, host, f"{host}.local"]


def unsigned_address() -> str | None:
    """The address of this machine, if it is not private, so that no certificate covers it."""
    address = network_address()
    return None if address is None or _may_sign_for(address) else address


def local_name() -> str:
    """What other devices call this machine, where the network tells them names."""
    return _names()[-1]


def _may_sign_for(address: str) -> bool:
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in ip_network(network) for network in NETWORKS)


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, *, is_authority: bool
) -> x509.CertificateBuilder:
    now = datetime.datetime.now(datetime.UTC)
    days, path_length = (AUTHORITY_DAYS, 0) if is_authority else (SERVER_DAYS, None)
    usage = x509.KeyUsage(
        digital_signature=not is_authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=is_authority,
        crl_sign=is_authority,
        encipher_only=False,
        decipher_only=False,
    )
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.BasicConstraints(is_authority, path_length), critical=True)
        .add_extension(usage, critical=True)
    )


def _name(common: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common[:64])])


def _write_key(file: Path, key: ec.EllipticCurvePrivateKey) -> None:
    """Only this user can read the file, from its creation on."""
    text = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.unlink(missing_ok=True)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(text)


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
        is_page = self.path != CERTIFICATE
        kind = "text/html; charset=utf-8" if is_page else "application/x-x509-ca-cert"
        body = self._page().encode() if is_page else self._certificate
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
