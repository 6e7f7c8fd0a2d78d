"""HTTPS with a certificate authority of this machine."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from ipaddress import ip_address
from pathlib import Path
from threading import active_count
from urllib.parse import urlsplit

import httpx
import pytest
from cryptography import x509
from msgspec.structs import replace

from tablecade.cli import serving
from tablecade.server import https
from tablecade.server.address import Hosts
from tablecade.server.https import (
    CERTIFICATE,
    MOST_AT_ONCE,
    CertificatePage,
    _Handler,
    authority_file,
    https_folder,
    local_name,
    secure,
)
from tablecade.server.settings import Settings
from tests.cli.running import run_main
from tests.server.harness.command import started
from tests.server.harness.postgres import free_port
from tests.server.harness.refusals import refused


def _has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


with_ipv6 = pytest.mark.skipif(not _has_ipv6(), reason="no IPv6 here")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(f"sqlite:///{tmp_path}/tables.db", port=free_port())


@pytest.fixture
def certificate_page(settings: Settings) -> Iterator[CertificatePage]:
    secure(settings)
    server = CertificatePage(settings, authority_file())
    server.start()
    yield server
    server.stop()


def test_connections_count_before_their_handshake(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLECADE_CONNECTIONS_PER_ADDRESS", "10")
    monkeypatch.setenv("TABLECADE_HEAD_SECONDS", "600")
    place = ("127.0.0.1", settings.port)
    with (
        started("serve", "--https", "--no-browser", "--port", str(settings.port)),
        ExitStack() as s,
    ):
        held = [s.enter_context(socket.create_connection(place)) for _ in range(11)]
        held[-1].settimeout(20)
        with suppress(ConnectionError):
            assert held[-1].recv(1) == b""


def test_whoever_trusts_the_authority_is_served(settings: Settings) -> None:
    with started("serve", "--https", "--no-browser", "--port", str(settings.port)):
        context = ssl.create_default_context(cafile=str(authority_file()))
        for host in ("localhost", "127.0.0.1"):
            answer = httpx.get(f"https://{host}:{settings.port}/readyz", verify=context)
            assert answer.status_code == 200
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"https://localhost:{settings.port}/readyz")


def test_an_own_certificate_is_served_without_an_authority(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = secure(settings)
    monkeypatch.setenv("TABLECADE_CERTIFICATE", str(own.certificate))
    monkeypatch.setenv("TABLECADE_CERTIFICATE_KEY", str(own.certificate_key))
    context = ssl.create_default_context(cafile=str(authority_file()))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "other"))
    with started("serve", "--https", "--no-browser", "--port", str(settings.port)):
        answer = httpx.get(f"https://localhost:{settings.port}/readyz", verify=context)
        assert answer.status_code == 200
    assert not authority_file().exists()


@with_ipv6
def test_ipv6_is_served(settings: Settings) -> None:
    with started("serve", "--https", "--no-browser", "--host", "::", "--port", str(settings.port)):
        context = ssl.create_default_context(cafile=str(authority_file()))
        answer = httpx.get(f"https://[::1]:{settings.port}/readyz", verify=context)
        assert answer.status_code == 200


@with_ipv6
def test_the_page_is_found_by_ipv6(settings: Settings) -> None:
    secure(settings)
    page = CertificatePage(replace(settings, host="::1"), authority_file())
    page.start()
    assert f"https://[::1]:{settings.port}" in httpx.get(page.url).text
    page.stop()


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:8123"),
        ("::", "http://localhost:8123"),
        ("::1", "http://[::1]:8123"),
        ("2001:db8::7", "http://[2001:db8::7]:8123"),
    ],
)
def test_the_address_that_is_told_can_be_opened(
    host: str, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "serve", lambda _, started, **_more: started())
    ran = run_main(("serve", "--no-browser", "--host", host, "--port", "8123"), capsys)
    assert f"{url}\n" in ran.out


def test_the_authority_is_made_once_and_its_keys_are_private(settings: Settings) -> None:
    secure(settings)
    first = authority_file().read_bytes()
    server = (https_folder() / "server.pem").read_bytes()
    secure(settings)
    assert authority_file().read_bytes() == first
    assert (https_folder() / "server.pem").read_bytes() != server
    for key in https_folder().glob("*.key"):
        assert key.stat().st_mode & 0o077 == 0


def test_the_authority_can_sign_for_local_names_and_private_addresses_only(
    settings: Settings,
) -> None:
    secure(settings)
    authority = x509.load_pem_x509_certificate(authority_file().read_bytes())
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert permitted.critical
    networks = [
        n.value for n in permitted.value.permitted_subtrees or () if isinstance(n, x509.IPAddress)
    ]
    assert all(network.is_private or network.is_link_local for network in networks)
    assert not any(ip_address("8.8.8.8") in network for network in networks)  # type: ignore[operator]


def test_a_machine_that_was_renamed_is_still_trusted(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "before")
    secure(settings)
    monkeypatch.setattr("socket.gethostname", lambda: "after")
    secured = secure(settings)
    for name in ("localhost", "127.0.0.1", "after.local"):
        shake_hands(secured, name)


@pytest.mark.parametrize("host", ["192.168.7.3", "fd00::7"])
def test_the_address_that_is_listened_on_is_covered(settings: Settings, host: str) -> None:
    shake_hands(secure(replace(settings, host=host)), host)


def shake_hands(secured: Settings, name: str) -> None:
    """As a browser that trusts the authority. Raises SSLError if it refuses the certificate."""
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(str(secured.certificate), secured.certificate_key)
    browser = ssl.create_default_context(cafile=str(authority_file()))
    sent, answered = ssl.MemoryBIO(), ssl.MemoryBIO()
    near = browser.wrap_bio(answered, sent, server_hostname=name)
    far = server.wrap_bio(sent, answered, server_side=True)
    for side in (near, far):
        with suppress(ssl.SSLWantReadError):
            side.do_handshake()
    near.do_handshake()


@pytest.mark.parametrize(
    ("address", "unsigned"), [("192.168.1.5", None), ("203.0.113.7", "203.0.113.7"), (None, None)]
)
def test_an_address_that_no_certificate_covers_is_known(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    address: str | None,
    unsigned: str | None,
) -> None:
    monkeypatch.setattr(https, "network_address", lambda: address)
    secure(settings)
    certificate = x509.load_pem_x509_certificate((https_folder() / "server.pem").read_bytes())
    names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    covered = {str(one) for one in names.get_values_for_type(x509.IPAddress)}
    assert https.unsigned_address() == unsigned
    assert (address in covered) == (address is not None and unsigned is None)


def test_the_page_hands_out_the_certificate_in_the_readers_language(
    certificate_page: CertificatePage,
) -> None:
    page = httpx.get(certificate_page.url, headers={"Accept-Language": "de-DE,de;q=0.9"})
    assert "Zertifikat" in page.text
    answer = httpx.get(f"{certificate_page.url}{CERTIFICATE}")
    assert answer.content == authority_file().read_bytes()
    assert answer.headers["content-type"] == "application/x-x509-ca-cert"


def test_idle_connections_to_the_page_are_few_and_end(
    certificate_page: CertificatePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Handler, "timeout", 0.5)
    address = urlsplit(certificate_page.url)
    before, most = active_count(), MOST_AT_ONCE
    with ExitStack() as opened:
        idle = [
            opened.enter_context(socket.create_connection((address.hostname, address.port), 30))
            for _ in range(most + 10)
        ]
        assert idle[-1].recv(1) == b""
        assert active_count() - before <= most
        assert idle[0].recv(1) == b""
    assert httpx.get(certificate_page.url).status_code == 200


def test_a_damaged_authority_is_told(settings: Settings) -> None:
    secure(settings)
    authority_file().write_text("nonsense")
    with refused("certificate-unusable"):
        secure(settings)


def test_an_own_certificate_is_kept(settings: Settings) -> None:
    own = replace(settings, certificate="mine.pem", certificate_key="mine.key")
    assert secure(own) == own


def test_the_names_of_the_certificate_are_let_in(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "MyBox.lan")
    hosts = Hosts(settings)
    for name in (local_name(), "mybox.lan", "mybox", "localhost"):
        assert hosts.allows_host(f"{name}:8000"), name
    assert not hosts.allows_host("mybox.example")
