"""Files that a training run writes: weights, a manifest, and the learning curve."""

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tablecade.lab.learn.network import Weights


def write_weights(file: Path, weights: Weights, manifest: Mapping[str, Any]) -> None:
    """In half precision, which costs no strength."""
    halves = {name: layer.astype(np.float16) for name, layer in weights.items()}
    write_arrays(file, halves, manifest)


def write_arrays(file: Path, arrays: Mapping[str, Any], manifest: Mapping[str, Any]) -> None:
    """The arrays, and the manifest beside them as JSON."""
    np.savez_compressed(file, **arrays)
    text = json.dumps(manifest, indent=2) + "\n"
    file.with_suffix(".json").write_text(text, encoding="utf-8")


class Epoch(msgspec.Struct, frozen=True):
    """Figures of one epoch, a row of the curve."""

    round: int
    matches: int
    loss: float
    mean_score: float
    turns: float


def write_curve(file: Path, epochs: Sequence[Epoch]) -> None:
    rows = [msgspec.structs.asdict(epoch) for epoch in epochs]
    with file.open("w", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
