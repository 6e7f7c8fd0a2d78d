"""Tables in the documentation that list parts of the code are complete."""

import re
import tomllib
from pathlib import Path

from tablecade.core.packages import GamePackage

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tablecade"
SERVER = "tablecade.server."


def test_every_part_of_a_package_is_in_the_table_of_parts() -> None:
    """In docs/adding-a-game.md."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = page.partition("## 3. The package")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert tuple(listed) == GamePackage.__struct_fields__


def test_the_layers_of_the_server_are_those_of_the_contract() -> None:
    """In docs/server.md, from the top; every module of the server is on one of them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (contract,) = (c for c in contracts if c["name"].startswith("The server's layers"))
    layers = [
        {module.strip().removeprefix(SERVER) for module in layer.split("|")}
        for layer in contract["layers"]
    ]
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = page.partition("## Layers of the server")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert [set(re.findall(r"`(\w+)/?`", row)) for row in rows] == layers
    modules = {path.stem for path in (SOURCE / "server").iterdir() if path.stem[0] != "_"}
    assert set().union(*layers) == modules
