"""`tablecade board`: show a board or track, checked."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tablecade.cli.options import GameName, Language, check_language, named_game, read_file_value
from tablecade.cli.speech import choose_language, out
from tablecade.cli.terminal import scene_of
from tablecade.core.game import Boards


def board(
    game: GameName,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME...")] = None,
    tiles: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,  # noqa: FBT002
    language: Language = None,
) -> None:
    words = choose_language(check_language(language))
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
