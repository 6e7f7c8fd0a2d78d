"""`python -m tablecade.lab.train_crowd --seats 2 --device gpu`: learn Qwixx at thousands of tables.

Writes the same as `tablecade.lab.train`, after many more matches.
"""

from pathlib import Path
from time import perf_counter, process_time
from typing import Annotated

import msgspec
import typer

from tablecade.core.device import Device
from tablecade.lab.learn.crowd_course import CrowdCourse, CrowdStudent
from tablecade.lab.learn.device import DeviceOption, modules
from tablecade.lab.learn.report import Report

USUAL = CrowdCourse(seats=2, seed=1)


def train(  # noqa: PLR0913, PLR0917 - an option each
    seats: Annotated[int, typer.Option(min=2, max=5)] = USUAL.seats,
    seed: Annotated[int, typer.Option()] = USUAL.seed,
    rounds: Annotated[int, typer.Option(min=1)] = USUAL.rounds,
    tables: Annotated[int, typer.Option(min=64, help="Side by side.")] = USUAL.tables,
    hidden: Annotated[
        tuple[int, int], typer.Option(help="Units of the hidden layers.")
    ] = USUAL.hidden,
    batch: Annotated[int, typer.Option(min=1, help="Learnt from at a time.")] = USUAL.batch,
    device: DeviceOption = Device.GPU,
    out: Annotated[Path, typer.Option(help="The folder for weights and manifest.")] = Path(),
    curves: Annotated[Path, typer.Option(help="The folder for the curve.")] = Path(),
) -> None:
    course = CrowdCourse(seats, seed, rounds, tables, hidden=hidden, batch=batch)
    student, lessons = CrowdStudent(course, modules(device)), []
    began, started = perf_counter(), process_time()
    for lesson in student.lessons():
        lessons.append(lesson)
        typer.echo(f"{lesson.round + 1}/{rounds} loss {lesson.loss:.4f} {lesson.mean_score:.1f}")
    report = Report(f"qwixx-net-{seats}", lessons)
    report.write_weights(out, student.folded())
    cost = {
        "device": device,
        "seconds": round(perf_counter() - began),
        "cpu_seconds": round(process_time() - started),
        "all_matches": sum(lesson.matches for lesson in lessons),
    }
    told = {"game": "qwixx", "kind": "net", **msgspec.to_builtins(course), **cost}
    report.write_manifest(out, told)
    report.write_curve(curves)


if __name__ == "__main__":
    typer.run(train)
