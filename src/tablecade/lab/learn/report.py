"""Files that a training run writes: weights, a manifest, and the learning curve."""

import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tablecade.lab.learn.network import Weights


class Epoch(msgspec.Struct, frozen=True):
    """Figures of one epoch, a row of the curve."""

    round: int
    matches: int
    loss: float
    mean_score: float
    turns: float


class Report(msgspec.Struct, frozen=True):
    name: str
    epochs: list[Epoch]

    def write_weights(self, folder: Path, weights: Weights) -> None:
        """In half precision, which costs no strength."""
        halves: dict[str, Any] = {name: layer.astype(np.float16) for name, layer in weights.items()}
        np.savez_compressed(folder / f"{self.name}.npz", **halves)

    def write_manifest(self, folder: Path, manifest: Mapping[str, Any]) -> None:
        text = json.dumps(manifest, indent=2) + "\n"
        (folder / f"{self.name}.json").write_text(text, encoding="utf-8")

    def write_curve(self, folder: Path) -> None:
        rows = [msgspec.structs.asdict(epoch) for epoch in self.epochs]
        with (folder / f"{self.name}.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
