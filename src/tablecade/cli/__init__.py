"""The `tablecade` command: one small module a subcommand."""

from tablecade.cli.app import main

__all__ = ["main"]
