"""The `tablecade` command: one module for each subcommand."""

import os
import sys


def main() -> None:
    """Ctrl+C ends it without a traceback, also while it still loads."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # bots' matrices are small
    try:
        from tablecade.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
