"""The frame of the commands that train tables of rows: progress, and what they write."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import torch
import typer
from msgspec import Struct

from training.files import write_arrays


class Report:
    """Begins with the command."""

    def __init__(self) -> None:
        torch.set_float32_matmul_precision("high")  # TF32 on a GPU, which is precise enough
        self._started = monotonic()

    @property
    def seconds(self) -> float:
        return monotonic() - self._started

    def say(self, text: str) -> None:
        typer.echo(f"{text}, {self.seconds:.0f} s")

    def follow(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def write(
        self, out: Path, arrays: Mapping[str, Any], config: Struct, found: Mapping[str, Any]
    ) -> None:
        """The arrays, and a manifest of the configuration and of what was found."""
        about = {"game": "pixoid", **msgspec.to_builtins(config), **found}
        manifest = {**about, "seconds": round(self.seconds)}
        write_arrays(out, arrays, manifest)
        typer.echo(json.dumps(manifest))
