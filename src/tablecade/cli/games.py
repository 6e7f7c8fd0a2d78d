"""What can be played: `tablecade games`, `rules`, `board` and `puzzle`."""

import re
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.padding import Padding

from tablecade.bots import bots_of
from tablecade.cli.options import GameName, Language, named_game, read_file_value
from tablecade.cli.prompt import Quit, Undo, ask_or_leave, read_choice
from tablecade.cli.speech import choose_language, new_columns, out, print_columns
from tablecade.cli.terminal import scene_of, terminal_of
from tablecade.coach import PLAYER, coach_of, games_with_puzzles
from tablecade.core.errors import TablecadeError
from tablecade.core.game import Boards
from tablecade.core.packages import GAMES
from tablecade.locales import FALLBACK


def games(language: Language = None) -> None:
    words = choose_language(language)
    table = new_columns()
    for column in ("game", "seats", "options", "bots"):
        table.add_column(words.say(f"games-{column}"), style="bold" if column == "game" else "")
    for name, game in GAMES.items():
        meta, options = game.meta, []
        defaults = game.at_table({})  # what `play` and tables take if nothing is given
        for option in meta.options:
            taken = defaults.get(option.name, option.default)
            default = f" ({taken})" if taken else ""
            options.append(f"{option.name}={'|'.join(option.values) or '@FILE'}{default}")
        seats, bots = f"{meta.fewest_seats}–{meta.most_seats}", ", ".join(bots_of(name))
        table.add_row(name, seats, "\n".join(options) or "-", bots)
    print_columns(table)


def rules(game: GameName, language: Language = None) -> None:
    """The same sentences as on the browser's page, in their order."""
    words = choose_language(language)
    name = named_game(game).meta.id
    folder = GAMES.folder(name, "locales")
    file = folder and folder / FALLBACK / "rules.ftl"
    if not file or not file.is_file():
        raise TablecadeError("game-without-rules", game=name)
    out.print(words.say("rules-title", game=words.say(f"game-{name}")), style="bold")
    for key in re.findall(
        r"^([A-Z]+-[a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE
    ):
        text, (prefix, *number) = words.say(key), key.split("-")
        if len(number) == 1 and number[0].isdigit():
            out.print(f"\n{prefix}-{number[0]} {text}", style="bold")
        elif number[-1].isdigit():
            out.print(f"{prefix}-{'.'.join(number)} {text}")
        else:
            title = f"{words.say('rules-ruling')}: " if number[-1] == "ruling" else ""
            out.print(Padding(f"{title}{text}", (0, 0, 0, 2)))
    if credit := words.find(f"credits-{name}"):
        out.print(f"\n{credit}", style="dim")


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


def _check_game(game: str | None) -> str:
    known = games_with_puzzles()
    if game is not None and game not in known:
        raise typer.BadParameter(f"{game!r} is not one of {', '.join(map(repr, known))}.")
    return game or known[0]


def puzzle(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", callback=_check_game)] = None,
    day: Annotated[datetime | None, typer.Option("--date", formats=["%Y-%m-%d"])] = None,
    answer: str | None = None,
    language: Language = None,
) -> None:
    words = choose_language(language)
    name = _check_game(game)
    puzzles, told = coach_of(name).puzzles, terminal_of(name).puzzle
    if puzzles is None or told is None:
        raise KeyError(name)
    today = day.date() if day else date.today()
    rules, state = named_game(name), puzzles.position(today).state
    scene = scene_of(name)(rules, told.names(words), words)
    out.print(scene.draw(state, None))
    out.print(words.say(f"puzzle-{name}-question"))
    out.print(scene.offer(state, PLAYER))
    choice = None
    while choice is None:
        try:
            said = answer or ask_or_leave(words.say(f"puzzle-{name}-ask"), words)
        except (Quit, Undo):
            return
        text = scene.words_of(state, PLAYER).read(said)
        choice = read_choice(rules, state, PLAYER, text, words)
        if choice is None and answer is not None:
            raise typer.Exit(1)
    verdict = puzzles.judge(today, rules.write(choice))
    key = f"puzzle-{name}-{'right' if verdict.right else 'wrong'}"
    out.print(words.say(key, **told.values(verdict, words)))
