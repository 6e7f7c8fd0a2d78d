"""`python -m tablecade.lab.train_pixoid --seed 1`: learn what a position of Pixoid is worth.

Writes the weights, and a manifest that says how they were made.
"""

import json
from pathlib import Path
from time import process_time
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from tablecade.lab.learn.pixoid_course import Course, Student


def train(
    seed: Annotated[int, typer.Option()] = 1,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
) -> None:
    student, started = Student(Course(seed)), process_time()
    for said in student.learn():
        typer.echo(said)
    halves: dict[str, Any] = {
        name: layer.astype(np.float16) for name, layer in student.weights.items()
    }
    np.savez_compressed(out / "pixoid-net.npz", **halves)
    off = dict(zip(("off_by_cubes", "off_by_wins"), student.errors(), strict=True))
    manifest = {
        "game": "pixoid",
        **msgspec.to_builtins(student.course),
        **{name: round(error, 3) for name, error in off.items()},
        "cpu_seconds": round(process_time() - started),
    }
    (out / "pixoid-net.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(train)
