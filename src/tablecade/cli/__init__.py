"""The `tablecade` command: one module for each subcommand."""

import os
import sys
from io import TextIOWrapper


def main() -> None:
    """Ctrl+C ends it without a traceback, also while it still loads."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # bots' matrices are small
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack a sign
    if not sys.flags.safe_path and "" not in sys.path:
        sys.path.append("")  # `--bots module:Class` may be here, as with `python -m`
    try:
        from tablecade.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
