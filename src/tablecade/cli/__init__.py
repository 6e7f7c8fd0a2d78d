"""The `tablecade` command: one small module a subcommand."""

import sys


def main() -> None:
    """Ctrl+C ends it without a trace, also while it still loads."""
    try:
        from tablecade.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
