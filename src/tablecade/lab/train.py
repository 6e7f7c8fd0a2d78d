"""`python -m tablecade.lab.train qwixx --seats 2 --seed 1`: learn a value net by self-play.

Writes the weights, a manifest that says how they were made, and the curve of the course.
"""

import csv
import json
from pathlib import Path
from time import process_time
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from tablecade.games.qwixx_on_board.track import project_tracks
from tablecade.kernels.compiled import Record
from tablecade.kernels.qwixx.codes import encode_track
from tablecade.lab.learn.course import Course, Lesson, Student
from tablecade.lab.learn.tracks import random_track

KINDS = {"net": (64, 32), "points": (128, 64)}
"""Widths of the hidden layers: ours, and those of the known net to spar with."""
DRAWN_TRACKS = 6

_TOLD = ("kind", "seats", "seed", "rounds", "matches", "hidden", "trust", "kept", "batch", "rate")


def train(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str, typer.Argument(help="qwixx or qwixx-on-board.")],
    seats: Annotated[int, typer.Option(min=2, max=5)] = 2,
    seed: Annotated[int, typer.Option()] = 1,
    kind: Annotated[str, typer.Option(help=f"One of: {', '.join(KINDS)}.")] = "net",
    rounds: Annotated[int, typer.Option(min=1)] = 100,
    matches: Annotated[int, typer.Option(min=1, help="In each round.")] = 1000,
    hidden: Annotated[
        tuple[int, int] | None, typer.Option(help="Units of the hidden layers, where not as usual.")
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
    curves: Annotated[Path, typer.Option(help="The folder for the curve.")] = Path(),
) -> None:
    course = Course(
        kind,
        seats,
        _tracks(game, seed),
        seed,
        rounds=rounds,
        matches=matches,
        hidden=hidden or KINDS[kind],
    )
    student, started = Student(course), process_time()
    lessons = []
    for lesson in student.lessons():
        lessons.append(lesson)
        typer.echo(f"{lesson.round + 1}/{rounds} loss {lesson.loss:.4f} {lesson.mean_score:.1f}")
    name = f"{game}-{kind}-{seats}"
    cost = {"cpu_seconds": round(process_time() - started), "all_matches": rounds * matches}
    np.savez_compressed(out / f"{name}.npz", **_single(student))
    manifest = {"game": game, **{key: getattr(course, key) for key in _TOLD}, **cost}
    (out / f"{name}.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")
    _write_curve(curves / f"{name}.csv", lessons)


def _tracks(game: str, seed: int) -> tuple[Record, ...]:
    """On Board is learnt on both sides of the board, and on drawn tracks between them."""
    if game == "qwixx":
        return (encode_track(None),)
    sides = [encode_track(track) for track in project_tracks().values()]
    drawn = [encode_track(random_track(seed, number)) for number in range(DRAWN_TRACKS)]
    return tuple(track for one in drawn for track in (*sides, one))


def _single(student: Student) -> dict[str, Any]:
    """Half the size in half precision, which costs nothing in strength."""
    return {name: layer.astype(np.float16) for name, layer in student.folded().items()}


def _write_curve(path: Path, lessons: list[Lesson]) -> None:
    rows = [msgspec.structs.asdict(lesson) for lesson in lessons]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    typer.run(train)
