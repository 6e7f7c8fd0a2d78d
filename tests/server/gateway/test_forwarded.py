"""Which address a request comes from, behind proxies."""

import pytest

from tablecade.server.gateway.admission import client_address, neighbourhood, read_networks

PROXIES = read_networks(["127.0.0.1", "10.0.0.0/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.9", "198.51.100.1", "192.0.2.9"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "1.2.3.4, 198.51.100.1, 10.1.1.1", "198.51.100.1"),
        ("127.0.0.1", "10.1.1.1", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "1.2.3.4, ::ffff:198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, ::ffff:10.1.1.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1:40001", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 10.1.1.1:40001", "198.51.100.1"),
        ("127.0.0.1", "[2001:db8::1]:40001", "2001:db8::1"),
        ("127.0.0.1", "[2001:db8::1]", "2001:db8::1"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "fe80::1%eth0", "fe80::1"),
        ("127.0.0.1", "unknown", "127.0.0.1"),
    ],
)
def test_the_right_most_untrusted_entry_counts(peer: str, forwarded: str, client: str) -> None:
    assert client_address(peer, [(b"x-forwarded-for", forwarded.encode())], PROXIES) == client


def test_people_of_ipv4_are_told_apart_also_on_a_socket_of_ipv6() -> None:
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1"
