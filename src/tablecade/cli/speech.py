"""Speaking to the person at the terminal, in their language."""

import os
from contextvars import ContextVar

from msgspec.structs import asdict
from rich.console import Console

from tablecade.cli.extras import install_command
from tablecade.core.errors import MissingExtra, TablecadeError
from tablecade.core.packages import GAMES
from tablecade.locales import Sentences, best_language, sentences

out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)


def system_language() -> str:
    variables = ("TABLECADE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(next((os.environ[name] for name in variables if os.environ.get(name)), ""))


_language: ContextVar[str | None] = ContextVar("language", default=None)
"""What `--language` asked for, so that errors are told in it too."""


def set_language(language: str | None) -> None:
    _language.set(language)


def chosen_language() -> str:
    return _language.get() or system_language()


def choose_language(language: str | None) -> Sentences:
    set_language(language)
    return speech()


def speech() -> Sentences:
    return sentences(chosen_language())


def tell_plugin_problems() -> None:
    """One sentence for each plug-in that was left out, once."""
    while GAMES.problems:
        problem = asdict(GAMES.problems.pop(0))
        words = speech()
        part = words.say(f"part-{problem.pop('part')}")
        err.print(words.say("package-problem", part=part, **problem), markup=False, style="yellow")


def explain(words: Sentences, problem: TablecadeError) -> str:
    """One sentence that says what is wrong; a missing extra with the command for this install."""
    if isinstance(problem, MissingExtra):
        command = install_command(str(problem.detail["extra"]))
        return words.say("error-missing-extra", **problem.detail, command=command)
    return problem.sentence(words)
