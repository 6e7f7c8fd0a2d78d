"""Files that a training writes: weights, and a manifest beside them."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tablecade.core.array import Array


def halves(weights: Mapping[str, Any]) -> dict[str, Array]:
    """In half precision, which costs no strength."""
    return {name: layer.astype(np.float16) for name, layer in weights.items()}


def write_arrays(file: Path, arrays: Mapping[str, Any], manifest: Mapping[str, Any]) -> None:
    """The arrays, and the manifest beside them as JSON."""
    np.savez_compressed(file, **arrays)
    text = json.dumps(manifest, indent=2) + "\n"
    file.with_suffix(".json").write_text(text, encoding="utf-8")
