"""`tablecade games`: what can be played."""

from rich.table import Table

from tablecade.bots import bots_of
from tablecade.cli.options import Language, check_language
from tablecade.cli.speech import choose_language, out
from tablecade.core.game import Option
from tablecade.games import GAMES


def games(language: Language = None) -> None:
    """List the games with their seats, options and bots."""
    words = choose_language(check_language(language))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "options", "bots"):
        table.add_column(words.say(f"games-{column}"), style="bold" if column == "game" else "")
    for name, game in GAMES.items():
        meta = game.meta
        options = "\n".join(map(_describe, meta.options)) or "-"
        table.add_row(
            name, f"{meta.fewest_seats}–{meta.most_seats}", options, ", ".join(bots_of(name))
        )
    out.print(table)


def _describe(option: Option) -> str:
    values = "|".join(option.values) or "@FILE"
    default = f" ({option.default})" if option.default else ""
    return f"{option.name}={values}{default}"
