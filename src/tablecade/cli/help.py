"""`--help`, and what Typer finds wrong, in the player's language.

The sentences of the help are in the catalogue `cli-help`.

`command-PATH` describes a command, `parameter-PATH-NAME` an option or argument of it, and
`parameter-NAME` one that several commands have. A command of another package that has no
sentence there keeps its own text.
"""

from difflib import get_close_matches
from functools import cache
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from tablecade.cli.serve import PORT
from tablecade.cli.speech import MISUSED, Misuse, chosen_language, set_language
from tablecade.coach import games_with_puzzles
from tablecade.core.packages import GAMES
from tablecade.locales import LANGUAGES, Sentences, find_language

AREA = "cli-help"
DEFAULT, REQUIRED = "default: ", "required"
"""Typer's words for what it adds to the text of a parameter, in brackets."""

Path = tuple[str, ...]


class HelpCommand(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """`--help` is answered before `--language` is read, so that one is looked up first."""
        set_language(language_option(args))
        ctx.allow_extra_args = True  # which Typer would tell in English
        super().parse_args(ctx, args)
        if ctx.args:
            raise Misuse("extra-words", command=ctx.command_path, words=" ".join(ctx.args))
        return []

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)


class HelpGroup(TyperGroup):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        set_language(None)
        if self.no_args_is_help and not args:
            typer.echo(ctx.get_help(), err=True)
            ctx.exit(MISUSED)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Misuse("unknown-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)
        path = path_of(ctx)
        rows = [
            (name, first_sentence(describe(command, (*path, name))))
            for name, command in self.commands.items()
            if not command.hidden
        ]
        write_section("commands", rows, formatter)


def language_option(args: list[str]) -> str | None:
    """The language after `--language`; None where it is missing or not one of ours."""
    for word, after in pairwise([*args, ""]):
        if word == "--language" or word.startswith("--language="):
            return find_language(after if word == "--language" else word.partition("=")[2])
    return None


def write_help(command: Any, ctx: Any, formatter: Any) -> None:
    path = path_of(ctx)
    command.options_metavar = say("help-options-metavar")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = say("help-command-metavar")
    usage = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, usage, prefix=f"{say('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(describe(command, path))
    for kind in ("argument", "option"):
        rows = [
            row
            for parameter in command.get_params(ctx)
            if parameter.param_type_name == kind and (row := parameter_row(parameter, ctx))
        ]
        write_section(f"{kind}s", rows, formatter)


def write_section(title: str, rows: list[tuple[str, str]], formatter: Any) -> None:
    if rows:
        with formatter.section(say(f"help-{title}")):
            formatter.write_dl(rows)


def describe(command: Any, path: Path) -> str:
    key = "-".join(("command", *path)) if path else "command-tablecade"
    return find(key) or command.help or ""


def describe_parameter(name: str, path: Path) -> str | None:
    word = name.replace("_", "-")
    return find("-".join(("parameter", *path, word)), f"parameter-{word}")


def first_sentence(text: str) -> str:
    sentence, dot, _ = " ".join(text.partition("\n\n")[0].splitlines()).partition(". ")
    return sentence + dot.rstrip()


def path_of(ctx: Any) -> Path:
    """The names of the commands that lead here, without the program's own."""
    return () if ctx.parent is None else (*path_of(ctx.parent), ctx.info_name)


def parameter_row(parameter: Any, ctx: Any) -> tuple[str, str] | None:
    """How an option or argument is written, and what it means."""
    parameter.help = describe_parameter(parameter.name, path_of(ctx)) or parameter.help
    record = parameter.get_help_record(ctx)
    if not record:
        return None
    told, bracket, added = record[1].rpartition("  [")
    added = added.replace(DEFAULT, f"{say('help-default')} ", 1) if bracket else added
    added = added.replace(f"{REQUIRED}]", f"{say('help-required')}]")
    return record[0], told + bracket + added


def say(key: str) -> str:
    return _words(chosen_language()).say(key)


def find(*keys: str) -> str | None:
    lists = {"games": tuple(GAMES), "languages": LANGUAGES}
    if any("puzzle" in key for key in keys):
        lists["puzzles"] = games_with_puzzles()
    values = {name: ", ".join(known) for name, known in lists.items()} | {"port": str(PORT)}
    return _words(chosen_language()).find(*keys, **values)


@cache
def _words(language: str) -> Sentences:
    """Only the catalogue of the help, so that `--help` reads no other."""
    return Sentences(language, (AREA,))


def misuse_of(problem: typer.TyperException) -> Misuse:
    """Typer's error, which is in English, as one of ours. Its fields hold the details."""
    context: Any = getattr(problem, "ctx", None)
    command = context.command_path if context else "tablecade"
    option, parameter = getattr(problem, "option_name", None), getattr(problem, "param", None)
    if hasattr(problem, "possibilities"):
        known = [name for one in context.command.get_params(context) for name in one.opts]
        words = {name.removeprefix("--"): name for name in known if name.startswith("--")}
        similar = get_close_matches(str(option).removeprefix("--"), words, n=1)
        if not similar:
            return Misuse("unknown-flag", command=command, option=str(option))
        meant = words[similar[0]]
        return Misuse("mistyped-flag", command=command, option=str(option), similar=meant)
    if option is not None:
        return Misuse("missing-value", option=option)
    if parameter is None:
        return Misuse(command=command)
    if hasattr(problem, "param_type"):
        about = describe_parameter(parameter.name, path_of(context)) or ""
        return Misuse("missing-parameter", command=command, name=_name(parameter), about=about)
    name, about = parameter_row(parameter, context) or ("", "")
    lists_values = "|" in name  # --device <cpu|gpu>
    return Misuse("bad-value", name=name if lists_values else _name(parameter), about=about)


def _name(parameter: Any) -> str:
    """As a person writes it: `--games`, `FILE...`."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    name = str(parameter.metavar or parameter.name.upper())
    return name[1:-1] if name.startswith("[") and name.endswith("]") else name
