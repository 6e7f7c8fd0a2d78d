"""`python -m tablecade.lab.pixoid.fit FILE … --out FILE`: fit tables to solved boards.

The files are from `python -m tablecade.lab.pixoid.sample --project FIRST`, all boards of one size.
Writes the values of their boards into one file, for board_values.py, and a manifest.
"""

import json
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer

from tablecade.core.device import Device
from tablecade.lab.learn.device import DeviceOption
from tablecade.lab.learn.pixoid.fitting import FitConfig, Fitter
from tablecade.lab.learn.pixoid.samples import join_samples, read_samples
from tablecade.lab.learn.report import write_arrays

USUAL = FitConfig()


def fit(  # noqa: PLR0913, PLR0917 - an option each
    samples: Annotated[
        list[Path], typer.Argument(exists=True, dir_okay=False, help="Solved positions of boards.")
    ],
    out: Annotated[Path, typer.Option(help="The file to write.")],
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    columns: Annotated[
        tuple[int, int], typer.Option(help="Of the tables: Pixoid and a Bug, two Bugs.")
    ] = USUAL.columns,
    hidden: Annotated[
        tuple[int, int], typer.Option(help="Hidden units of the shared network.")
    ] = USUAL.hidden,
    steps: Annotated[int, typer.Option(min=1)] = USUAL.steps,
    batch: Annotated[int, typer.Option(min=16)] = USUAL.batch,
    rate: Annotated[float, typer.Option(help="At first.")] = USUAL.rate,
    moved: Annotated[float, typer.Option(help="How likely a cube is moved on.")] = USUAL.moved,
    near: Annotated[float, typer.Option(help="Part of a batch with near Bugs.")] = USUAL.near,
    drawn: Annotated[float, typer.Option(help="Part of a batch drawn at random.")] = USUAL.drawn,
    device: DeviceOption = Device.GPU,
) -> None:
    started = monotonic()
    config = FitConfig(
        seed,
        columns=columns,
        hidden=hidden,
        steps=steps,
        batch=batch,
        rate=rate,
        moved=moved,
        near=near,
        drawn=drawn,
    )
    fitter = Fitter(join_samples([read_samples(path) for path in samples]), config, device)
    typer.echo(f"solved after {monotonic() - started:.0f} s")
    for said in fitter.learn(max(1, steps // 10)):
        typer.echo(f"{said}, {monotonic() - started:.0f} s")
    manifest = {
        "game": "pixoid",
        **msgspec.to_builtins(config),
        "samples": [path.name for path in samples],
        "error": round(fitter.error(), 3),
        "by_turns": fitter.errors_by_turn(),
        "seconds": round(monotonic() - started),
    }
    write_arrays(out, {**fitter.round_tables(), **fitter.layers()}, manifest)
    typer.echo(json.dumps(manifest))


if __name__ == "__main__":
    typer.run(fit)
