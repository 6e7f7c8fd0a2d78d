"""The `tablecade` command: one module for each subcommand."""

import _thread
import os
import sys
from io import TextIOWrapper
from threading import Timer


def main() -> None:
    """Ctrl+C ends it without a traceback, also while it still loads."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # bots' matrices are small
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may lack a sign
    if not sys.flags.safe_path and "" not in sys.path:
        sys.path.append("")  # `--bots module:Class` may be here, as with `python -m`
    sys.unraisablehook = _interrupt_again
    try:
        from tablecade.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


def _interrupt_again(lost: "sys.UnraisableHookArgs") -> None:
    """Python drops a Ctrl+C that comes in a callback of its own, as there are in imports."""
    if lost.exc_type is KeyboardInterrupt:
        later = Timer(0.1, _thread.interrupt_main)  # not while this still runs
        later.daemon = True
        later.start()
    else:
        sys.__unraisablehook__(lost)
