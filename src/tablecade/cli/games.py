"""`tablecade games` and `tablecade board`: what can be played."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade.bots import bots_of
from tablecade.cli.options import GameName, Language, named_game, read_file_value
from tablecade.cli.speech import choose_language, new_columns, out, print_columns
from tablecade.cli.terminal import scene_of
from tablecade.core.game import Boards, Option
from tablecade.core.packages import GAMES


def games(language: Language = None) -> None:
    words = choose_language(language)
    table = new_columns()
    for column in ("game", "seats", "options", "bots"):
        table.add_column(words.say(f"games-{column}"), style="bold" if column == "game" else "")
    for name, game in GAMES.items():
        meta = game.meta
        defaults = game.at_table({})
        options = "\n".join(_describe(option, defaults) for option in meta.options) or "-"
        table.add_row(
            name, f"{meta.fewest_seats}–{meta.most_seats}", options, ", ".join(bots_of(name))
        )
    print_columns(table)


def _describe(option: Option, defaults: Mapping[str, Any]) -> str:
    """An option's values, with the one that `play` and tables take if none is given."""
    values = "|".join(option.values) or "@FILE"
    taken = defaults.get(option.name, option.default)
    default = f" ({taken})" if taken else ""
    return f"{option.name}={values}{default}"


def board(
    game: GameName,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME...")] = None,
    tiles: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    words = choose_language(language)
    rules = named_game(game)
    options = board_options(rules.boards, tuple(name or ()), tiles)
    options = rules.settle(options, seats=rules.meta.most_seats, draw=lambda _sides: 0)
    if json:
        shown = options[rules.boards.option] if rules.boards else {}
        typer.echo(msgspec.json.encode(shown))
    else:
        out.print(scene_of(game).draw_board(options, words) or words.say("board-none"))


def board_options(
    boards: Boards | None, names: tuple[str, ...], tiles: Path | None
) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if tiles is not None:
        options["tiles"] = read_file_value(str(tiles))
    if not names or boards is None:
        return options
    if len(names) == 1 and Path(names[0]).is_file():
        options[boards.option] = read_file_value(names[0])
    else:
        options[boards.name_option] = " ".join(names)
    return options
