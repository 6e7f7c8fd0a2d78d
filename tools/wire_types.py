"""The browser's types, generated from the server's: msgspec → JSON Schema → TypeScript.

`python -m tools.wire_types` writes web/src/wire, and `wire.ts` in the folder of each game that has
views of its own in the browser; a test holds them up to date. Of a game there are only the types
that the browser needs.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from tablecade.core.packages import GAMES
from tablecade.core.show import Cell
from tablecade.server.api import choices as messages
from tablecade.server.api import computed, hosting, matches, responses, tables
from tablecade.server.api.live import Greeting
from tablecade.server.api.matches import Lead
from tablecade.server.live.watch_parties import Position
from tablecade.server.table import wire
from tablecade.server.table.lobby import SettingChange, TableWish
from tablecade.server.table.seating import OwnChange

FOLDER = Path(__file__).resolve().parents[1] / "web/src"

MESSAGES = tuple(wire.Message.__subclasses__())
ANSWERS = (
    *(
        kind
        for kind in vars(responses).values()
        if isinstance(kind, type) and kind.__module__ == responses.__name__
        if kind not in {responses.Chosen, responses.Health}  # for other clients
    ),
    wire.RefusalBody,
    computed.PuzzleView,
    computed.VerdictView,
    Cell,
)
BODIES = (
    TableWish,
    SettingChange,
    tables.Join,
    hosting.SeatChange,
    OwnChange,
    tables.VoteWish,
    messages.ReactionWish,
    Greeting,
    Lead,
    Position,
    matches.PuzzleAnswer,
)
SENT = (
    messages.Seal,
    messages.TakeBack,
    messages.Ready,
    messages.React,
    messages.EnterRoll,
    messages.ConfirmRoll,
    messages.RejectRoll,
    messages.MessageDone,
    messages.MessageRefused,
)
"""Messages of a client on the socket, and the answers to them."""
PARAMETERS = {"S": "object", "E": "{ kind: string }"}
"""Type parameters for the parts that each game declares, its states and events; their defaults."""

WIDTH = 100
"""A type is written in as few lines as it fits."""
ONE_LINE = re.compile(r"^(export .*[};]\n)\n(?=export .*[};]$)", re.MULTILINE)

NAME = re.compile(r"^export \w+ (\w+)", re.MULTILINE)
IMPORTED = re.compile(r'import (?:type )?\{([^}]*)\} from "[^"]*/wire"')

HEADING = "// Written by tools/wire_types.py from the server's types. Do not edit: make wire.\n"

Schema = dict[str, Any]
Declared = dict[str, tuple[str, str]]
"""Types by their Python names: the game that declares each, and its name in TypeScript."""


def files() -> dict[str, str]:
    """The text of each file, by its path in web/src. Types of one line stand together."""
    declared: Declared = {}
    drawn = [game for game in GAMES if (FOLDER / "games" / game / "ui.ts").exists()]
    games = {f"games/{game}/wire.ts": _game(game, declared) for game in drawn}
    for idle in _idle("\n".join(games.values())):
        games = {path: text.replace(f"{idle}\n\n", "") for path, text in games.items()}
    written = {"wire/types.ts": _wire(), **games}
    return {path: ONE_LINE.sub(r"\1", text) for path, text in written.items()}


def _idle(games: str) -> list[str]:
    """The types of games that no file of the browser imports and no other type needs: a game whose
    views hold those of another one declares its own instead.
    """
    paths = [path for path in FOLDER.rglob("*.*") if path.suffix in {".ts", ".svelte"}]
    own = "\n".join(path.read_text("utf-8") for path in paths if path.name != "wire.ts")
    needed = {*re.findall(r"\w+", " ".join(IMPORTED.findall(own)))}
    types = {found[1]: one for one in games.split("\n\n") if (found := NAME.search(one))}
    for _ in types:  # as deep as references can go
        needed |= {word for name in needed & {*types} for word in re.findall(r"\w+", types[name])}
    return [text for name, text in types.items() if name not in needed]


def _wire() -> str:
    """Bodies and answers of HTTP calls, and what sockets carry."""
    schemas = _schemas((*ANSWERS, *BODIES, *MESSAGES, *SENT))
    used = _parameters(schemas)
    return "\n".join(
        [
            HEADING,
            *(_declaration(name, schema, used) for name, schema in schemas.items()),
            _union("Message", [kind.__name__ for kind in MESSAGES], used),
        ]
    )


def _schemas(kinds: tuple[type, ...]) -> dict[str, Schema]:
    _, components = msgspec.json.schema_components(kinds)
    return dict(sorted(components.items()))


def _parameters(schemas: Mapping[str, Schema]) -> dict[str, str]:
    """The type parameters of each declaration that has some: `S`, `E` or `S, E`."""
    found = {name: {*_own_parameters(schema)} for name, schema in schemas.items()}
    for _ in found:  # as deep as references can go
        for name, schema in schemas.items():
            for other in _references(schema):
                found[name] |= found.get(other, set())
    return {
        name: ", ".join(p for p in PARAMETERS if p in used) for name, used in found.items() if used
    }


def _own_parameters(schema: Schema) -> Iterator[str]:
    properties = schema.get("properties", {})
    if properties.get("state", {}).get("type") == "object":
        yield "S"
        if properties.get("events", {}).get("type") == "array":
            yield "E"


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rsplit("/", 1)[1]
        for value in schema.values():
            yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)


def _game(game: str, declared: Declared) -> str:
    """The views, events, constants and boards of a game. `declared` has the types of the games
    before, which this one may use.
    """
    views = GAMES[game].views
    prefix = views.state.__name__.removesuffix("State")
    kinds = (views.state, views.preview, *views.events)
    _, components = msgspec.json.schema_components(kinds)
    keys = {name: name for name in components}
    keys |= {kind.__name__: _key(kind) for kind in views.events}  # two games may share a name
    new = [name for name in sorted(components) if keys[name] not in declared]
    declared |= {keys[name]: (game, _named(name, prefix)) for name in new}
    names = {name: declared[key][1] for name, key in keys.items()}
    used = {ref for name in new for ref in _references(components[name])}
    used |= {kind.__name__ for kind in views.events}
    boards = GAMES[game].boards
    board = _schemas((boards.kind,)) if boards is not None else {}
    return "\n".join(
        [
            HEADING + _imports({declared[keys[name]] for name in used - {*new}}),
            *(_declaration(names[name], _renamed(components[name], names)) for name in new),
            *(_declaration(name, schema) for name, schema in board.items()),
            _union(f"{prefix}Event", [names[kind.__name__] for kind in views.events]),
            _constants(views.constants, prefix),
        ]
    )


def _key(kind: type) -> str:
    return f"{kind.__module__}.{kind.__name__}"


def _named(name: str, prefix: str) -> str:
    return name if name.startswith(prefix) else f"{prefix}{name}"


def _imports(used: set[tuple[str, str]]) -> str:
    """`used` are types of other games, each with its game."""
    lines = [
        f'import type {{ {", ".join(name for _, name in types)} }} from "../{game}/wire";\n'
        for game, types in groupby(sorted(used), key=itemgetter(0))
    ]
    return "".join(lines)


def _constants(constants: Mapping[str, Any], prefix: str) -> str:
    lines = [f"  {name}: {_literal(value)}," for name, value in constants.items()]
    return f"export const {_upper(prefix)} = {{\n" + "\n".join(lines) + "\n} as const;\n"


def _upper(prefix: str) -> str:
    return "".join(f"_{c}" if c.isupper() else c.upper() for c in prefix).lstrip("_")


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    if isinstance(schema, dict):
        return {
            key: f"#/$defs/{names[value.rsplit('/', 1)[1]]}"
            if key == "$ref"
            else _renamed(value, names)
            for key, value in schema.items()
        }
    return [_renamed(entry, names) for entry in schema] if isinstance(schema, list) else schema


def _declaration(name: str, schema: Schema, used: Mapping[str, str] | None = None) -> str:
    """`used` are the type parameters of all declarations."""
    used = used or {}
    comment = (
        f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    )
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};\n"
    required = {*schema.get("required", ())}
    own = {*_own_parameters(schema)}
    games = {"state": "S" if "S" in own else "", "events": "E[]" if "E" in own else ""}
    fields = [
        f"{field}{'' if field in required else '?'}: {games.get(field) or _type(value, used)}"
        for field, value in schema["properties"].items()
    ]
    head = f"export interface {name}{_head(name, used)} {{"
    line = f"{head} {'; '.join(fields)} }}"
    if len(line) > WIDTH:
        line = "\n".join([head, *_filled([f"{field};" for field in fields]), "}"])
    return f"{comment}{line}\n"


def _filled(parts: list[str]) -> list[str]:
    """Lines with as many of the parts as fit."""
    lines = [" "]
    for part in parts:
        if len(lines[-1]) + 1 + len(part) > WIDTH:
            lines.append(" ")
        lines[-1] += f" {part}"
    return lines


def _head(name: str, used: Mapping[str, str]) -> str:
    """The type parameters of a declaration with their defaults."""
    if name not in used:
        return ""
    return f"<{', '.join(f'{one} = {PARAMETERS[one]}' for one in used[name].split(', '))}>"


def _applied(name: str, used: Mapping[str, str]) -> str:
    return f"{name}<{used[name]}>" if name in used else name


def _union(name: str, members: list[str], used: Mapping[str, str] | None = None) -> str:
    used = used or {}
    taken = {one for member in members for one in used.get(member, "").split(", ") if one}
    own = {name: ", ".join(p for p in PARAMETERS if p in taken)} if taken else {}
    listed = "\n".join(_filled([f"| {_applied(member, used)}" for member in members]))
    return f"export type {name}{_head(name, own)} =\n{listed};\n"


def _type(schema: Schema, used: Mapping[str, str] | None = None) -> str:  # noqa: PLR0911 - a kind each
    used = used or {}
    if "$ref" in schema:
        return _applied(str(schema["$ref"]).rsplit("/", 1)[1], used)
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(_type(choice, used) for choice in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return _array(schema, used)
        case "object":
            return _record(schema, used)
        case "integer" | "number":
            return "number"
        case None:
            return "unknown"
        case kind:
            return str(kind)


def _array(schema: Schema, used: Mapping[str, str]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item, used) for item in schema['prefixItems'])}]"
    entry = _type(schema.get("items") or {}, used)
    return f"({entry})[]" if "|" in entry else f"{entry}[]"


def _record(schema: Schema, used: Mapping[str, str]) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(values, used) if isinstance(values, dict) else 'unknown'}>"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    for path, text in files().items():
        (FOLDER / path).write_text(text, encoding="utf-8")
