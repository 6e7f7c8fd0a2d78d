"""Notices to the other processes: what changed, so that they need not read it.

Everybody who can connect to the database can listen to its channels and write to them. So what
was chosen goes encrypted and authenticated (AES-GCM), by a key that follows from the secret of
its table. A notice belongs to one version of one table.
"""

import base64
import hashlib
import logging
import os
from functools import lru_cache

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.hand import Hand
from tablecade.core.match import Decision
from tablecade.server.store.stored import resolve_all
from tablecade.server.table.table import Schedule, Status, Table, Waiting

log = logging.getLogger(__name__)

MOST_BYTES = 7900
"""PostgreSQL takes less than 8,000."""
_NONCE_BYTES = 12


class Delta(Struct, frozen=True, array_like=True):
    """What leads from one version of a table to a later one by the same setting."""

    before: int
    status: Status
    touched: float
    schedule: Schedule
    decisions: tuple[Decision, ...]
    waiting: dict[int, Waiting]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Delta).decode


def notice(old: Table, new: Table) -> str:
    """The table, its version and n; where it fits, what changed."""
    head = f"{new.id} {new.version} {new.n}"
    if new.setting is not old.setting:
        return head
    delta = Delta(
        before=old.version,
        status=new.status,
        touched=new.touched,
        schedule=new.schedule,
        decisions=new.decisions[old.n :],
        waiting={int(hand): waiting for hand, waiting in new.waiting.items()},
    )
    nonce = os.urandom(_NONCE_BYTES)
    cipher = _cipher(new.setting.root)
    hidden = nonce + cipher.encrypt(nonce, _encode(delta), _belongs(new.id, new.version))
    text = f"{head} {base64.b64encode(hidden).decode()}"
    return text if len(text) <= MOST_BYTES else head


def follow(known: Table, version: int, text: str) -> Table | None:
    """The later version that a notice tells of; None if it does not follow the known one."""
    try:
        hidden = base64.b64decode(text)
        nonce, secret = hidden[:_NONCE_BYTES], hidden[_NONCE_BYTES:]
        cipher = _cipher(known.setting.root)
        delta = _decode(cipher.decrypt(nonce, secret, _belongs(known.id, version)))
        return None if delta.before != known.version else _after(known, delta, version)
    except (InvalidTag, ValueError):
        return None  # of a setting that this process has not read yet, or no notice of ours
    except Exception:
        log.exception("a notice can't be followed", extra={"table": known.id})
        return None


def _after(known: Table, delta: Delta, version: int) -> Table:
    state, events = resolve_all(known.game, known.state, known.events, delta.decisions)
    return replace(
        known,
        state=state,
        events=events,
        status=delta.status,
        version=version,
        touched=delta.touched,
        schedule=delta.schedule,
        decisions=(*known.decisions, *delta.decisions),
        waiting={Hand(hand): waiting for hand, waiting in delta.waiting.items()},
    )


@lru_cache(maxsize=4096)
def _cipher(root: str) -> AESGCM:
    return AESGCM(hashlib.sha256(b"notices " + root.encode()).digest())


def _belongs(table_id: str, version: int) -> bytes:
    return f"{table_id} {version}".encode()
