"""Speaking to the person at the terminal, in their language."""

import os
from contextvars import ContextVar

from rich.console import Console

from tablecade.cli.extras import install_command
from tablecade.core.errors import (
    BadBoard,
    BadMatch,
    Details,
    Fault,
    IllegalChoice,
    MissingExtra,
    Refusal,
    TablecadeError,
)
from tablecade.locales import Sentences, best_language, sentences

PLACES = ("tile", "board", "row", "column", "field")

out = Console(highlight=False, emoji=False)
err = Console(stderr=True, highlight=False, emoji=False, soft_wrap=True)


def system_language() -> str:
    variables = ("TABLECADE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return best_language(next((os.environ[name] for name in variables if os.environ.get(name)), ""))


_language: ContextVar[str | None] = ContextVar("language", default=None)
"""What `--language` asked for, so that errors are told in it too."""


def choose_language(language: str | None) -> Sentences:
    _language.set(language)
    return speech()


def speech() -> Sentences:
    return sentences(_language.get() or system_language())


def explain(words: Sentences, problem: TablecadeError) -> str:
    """One sentence that says what is wrong, and by which rule."""
    match problem:
        case BadMatch():
            reason = explain(words, problem.reason)
            return words.say("error-bad-match", line=problem.line, reason=reason)
        case IllegalChoice():
            reason = explain_refusal(words, problem.refusal)
            return words.say("error-illegal-choice", **{**problem.detail, "reason": reason})
        case BadBoard():
            return explain_fault(words, problem.fault)
        case MissingExtra():
            command = install_command(str(problem.detail["extra"]))
            return words.say("error-missing-extra", **problem.detail, command=command)
    return words.say(f"error-{problem.code}", **problem.detail)


def explain_refusal(words: Sentences, refusal: Refusal) -> str:
    sentence = words.say(f"refusal-{refusal.code}", **_named(words, refusal.detail))
    return words.say("with-rule", sentence=sentence, rule=refusal.rule)


def explain_fault(words: Sentences, fault: Fault) -> str:
    sentence = words.say(f"fault-{fault.code}", **fault.detail)
    placed = words.say("error-bad-board", place=_place(words, fault), reason=sentence)
    return words.say("with-rule", sentence=placed, rule=fault.rule)


def _place(words: Sentences, fault: Fault) -> str:
    """`tile A1 row 2 column 3` in the language; a name or text of the user's own as it is."""
    if fault.code == "tile-heading":
        return fault.place
    parts = fault.place.split(" ")
    return " ".join(words.say(f"place-{part}") if part in PLACES else part for part in parts)


def _named(words: Sentences, detail: Details) -> dict[str, str | int]:
    """Details with the words of the language in place of the code's own."""
    named = dict(detail)
    for name in ("colour", "direction"):
        if name in named:
            named[name] = words.say(f"{name}-{named[name]}")
    return named
