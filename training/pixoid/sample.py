"""`python -m training.pixoid.sample --boards 24 --seed 1 --device gpu --out FILE`.

Solves boards of full size and writes positions with their exact values, for
`python -m training.pixoid.train FILE …`.
"""

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from training.device import Device
from training.pixoid.device import DeviceOption
from training.pixoid.samples import (
    PROJECT_BOARDS,
    SampleCounts,
    draw_board,
    join_samples,
    project_board,
    sample_board,
    write_samples,
)


def sample(  # noqa: PLR0913, PLR0917 - an option each
    out: Annotated[Path, typer.Option(help="The file to write.")],
    boards: Annotated[int, typer.Option(help="So many, drawn at random.")] = 24,
    seed: Annotated[int, typer.Option()] = 1,
    device: DeviceOption = Device.GPU,
    rounds: Annotated[int, typer.Option(help="Played from each start of a board.")] = 8,
    outcomes: Annotated[int, typer.Option(help="Looked at in each turn played.")] = 20,
    count: Annotated[int, typer.Option(help="Positions at random of each turn.")] = 400,
    bonus_every: Annotated[int, typer.Option(help="Bonus cubes lie on one board of so many.")] = 4,
    project: Annotated[
        int | None,
        typer.Option(
            min=0, help="The project's boards from this one, of 0 to 95, without bonus cubes."
        ),
    ] = None,
) -> None:
    if project is not None and project + boards > PROJECT_BOARDS:
        raise typer.BadParameter(f"there are {PROJECT_BOARDS}", param_hint="--project, --boards")
    rng, parts = Random(seed), []
    for number in range(boards):
        if project is None:
            board, bonus = draw_board(rng, number), number % bonus_every == 0
        else:
            board, bonus = project_board(project + number), False
        counts = SampleCounts(rounds, outcomes, count, bonus=bonus)
        parts.append(sample_board(board, counts, seed + number, device))
        typer.echo(f"board {number + 1} of {boards}: {len(parts[-1].board)} positions")
    write_samples(out, join_samples(parts))


if __name__ == "__main__":
    typer.run(sample)
