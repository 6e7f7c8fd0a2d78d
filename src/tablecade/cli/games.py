"""`tablecade games`: what can be played."""

from collections.abc import Mapping
from typing import Any

from tablecade.bots import bots_of
from tablecade.cli.columns import new_columns, print_columns
from tablecade.cli.options import Language, check_language
from tablecade.cli.speech import choose_language
from tablecade.core.game import Option
from tablecade.core.packages import GAMES


def games(language: Language = None) -> None:
    words = choose_language(check_language(language))
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
