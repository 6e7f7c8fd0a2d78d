"""The browser's types, read off the server's own: msgspec → JSON Schema → TypeScript.

`python -m tools.wire_types` writes web/src/wire/types.ts; a test holds it up to date.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablecade.core.game import Event
from tablecade.games.pixoid import events as pixoid
from tablecade.games.pixoid.board import Board
from tablecade.games.qwixx import events as qwixx
from tablecade.games.qwixx_on_board import events as on_board
from tablecade.games.qwixx_on_board.track import Track
from tablecade.server.api import bodies, responses
from tablecade.server.api.puzzles import PuzzleAnswer
from tablecade.server.api.watch_parties import Lead
from tablecade.server.api.websocket import Greeting
from tablecade.server.store.shows import Position
from tablecade.server.table import wire
from tablecade.server.table.play import Choice

FILE = Path(__file__).resolve().parents[1] / "web/src/wire/types.ts"

MESSAGES = tuple(wire.Message.__subclasses__())
ANSWERS = tuple(
    kind
    for kind in vars(responses).values()
    if isinstance(kind, type) and kind.__module__ == responses.__name__
)
BODIES = (
    bodies.TableWish,
    bodies.SettingChange,
    bodies.Join,
    bodies.SeatChange,
    bodies.OwnChange,
    bodies.VoteWish,
    bodies.ReactionWish,
    Choice,
    Greeting,
    Lead,
    Position,
    PuzzleAnswer,
)
EVENTS = {"Pixoid": pixoid, "Qwixx": qwixx, "OnBoard": on_board}
HEADING = "// Written by tools/wire_types.py from the server's types. Do not edit: make wire.\n"

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    parts = [
        HEADING,
        *_components((*MESSAGES, *ANSWERS, *BODIES, wire.RefusalBody, Board, Track)),
        _union("Message", [kind.__name__ for kind in MESSAGES]),
    ]
    for game, module in EVENTS.items():
        parts += _events(game, module)
    return "\n".join(parts)


def _events(game: str, module: Any) -> Iterator[str]:
    """Events of a game, with its name before them: two games may use the same word."""
    kinds = tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    )
    names = {kind.__name__: f"{game}{kind.__name__}" for kind in kinds}
    _, components = msgspec.json.schema_components(kinds)
    for name, schema in sorted(components.items()):
        yield _declaration(names.get(name, f"{game}{name}"), _renamed(schema, game))
    yield _union(f"{game}Event", list(names.values()))


def _renamed(schema: Any, game: str) -> Any:
    if isinstance(schema, dict):
        return {
            key: f"{value.rsplit('/', 1)[0]}/{game}{value.rsplit('/', 1)[1]}"
            if key == "$ref"
            else _renamed(value, game)
            for key, value in schema.items()
        }
    return [_renamed(entry, game) for entry in schema] if isinstance(schema, list) else schema


def _components(kinds: tuple[type, ...]) -> Iterator[str]:
    _, components = msgspec.json.schema_components(kinds)
    for name, schema in sorted(components.items()):
        yield _declaration(name, schema)


def _declaration(name: str, schema: Schema) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if _described(schema) else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = {*schema.get("required", ())}
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(value)};"
        for field, value in schema["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _described(schema: Schema) -> bool:
    return "description" in schema


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _type(schema: Schema) -> str:  # noqa: PLR0911 - a kind of schema each
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(_type(choice) for choice in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return _record(schema)
        case "integer" | "number":
            return "number"
        case None:
            return "unknown"
        case kind:
            return str(kind)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    entry = _type(schema.get("items") or {})
    return f"({entry})[]" if "|" in entry else f"{entry}[]"


def _record(schema: Schema) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(typescript(), encoding="utf-8")
