"""Tables in the terminal: columns without lines."""

from rich.console import Console
from rich.table import Table

from tablecade.cli.speech import out

WIDEST = 10_000


def new_columns() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))


def print_columns(table: Table) -> None:
    """As wide as the terminal; in a file or a pipe as wide as it needs, so that nothing is cut."""
    console = out
    if not out.is_terminal:
        console = Console(file=out.file, width=WIDEST, highlight=False, emoji=False)
    console.print(table)
