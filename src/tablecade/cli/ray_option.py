"""`--ray [ADDRESS]`: an option whose value may be left out, which Typer alone can't say."""

from typing import Annotated, Any

import typer

from tablecade.cli.help import HelpCommand
from tablecade.lab.simulation import Engine
from tablecade.lab.workers import Workers, local_workers

ANY_CLUSTER = "auto"

Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]
WorkerCount = Annotated[int | None, typer.Option("--workers", min=1)]


class RayCommand(HelpCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """A `--ray` with nothing behind it, or another option, means any cluster."""
        for at, word in reversed([*enumerate(args)]):
            if word == "--ray" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                args = [*args[: at + 1], ANY_CLUSTER, *args[at + 1 :]]
        return super().parse_args(ctx, args)


def choose_workers(ray: str | None, workers: int | None, engine: Engine) -> Workers:
    if ray is None:
        return local_workers(workers, engine)
    from tablecade.lab.on_ray import OnRay

    return OnRay(None if ray == ANY_CLUSTER else ray)
