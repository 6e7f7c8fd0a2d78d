"""Turns Typer's errors, which are in English, into errors with a sentence in every language.

The fields of its exceptions hold the details.
"""

from difflib import get_close_matches
from typing import Any

import typer

from tablecade.cli.help import describe_parameter, parameter_row, path_of
from tablecade.cli.misuse import (
    BadValue,
    MissingParameter,
    MissingValue,
    MistypedFlag,
    Misuse,
    UnknownFlag,
)


def misuse_of(problem: typer.TyperException) -> Misuse:
    context: Any = getattr(problem, "ctx", None)
    command = context.command_path if context else "tablecade"
    option, parameter = getattr(problem, "option_name", None), getattr(problem, "param", None)
    if hasattr(problem, "possibilities"):
        return _unknown_flag(str(option), command, context)
    if option is not None:
        return MissingValue(option=option)
    if parameter is None:
        return Misuse(command=command)
    if hasattr(problem, "param_type"):
        about = describe_parameter(parameter.name, path_of(context)) or ""
        return MissingParameter(command=command, name=_name(parameter), about=about)
    name, about = parameter_row(parameter, context) or ("", "")
    lists_values = "|" in name  # --device <cpu|gpu>
    return BadValue(name=name if lists_values else _name(parameter), about=about)


def _unknown_flag(option: str, command: str, context: Any) -> Misuse:
    known = [name for known in context.command.get_params(context) for name in known.opts]
    words = {name.removeprefix("--"): name for name in known if name.startswith("--")}
    similar = get_close_matches(option.removeprefix("--"), words, n=1)
    if similar:
        return MistypedFlag(command=command, option=option, similar=words[similar[0]])
    return UnknownFlag(command=command, option=option)


def _name(parameter: Any) -> str:
    """As a person writes it: `--games`, `FILE...`."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    return str(parameter.metavar or parameter.name.upper()).strip("[]")
