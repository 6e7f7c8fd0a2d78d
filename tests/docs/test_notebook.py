"""The notebook runs from top to bottom and draws its plot."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "first-experiment.ipynb"

pytestmark = pytest.mark.filterwarnings("default")  # of Jupyter's own parts


def test_the_notebook_runs_to_its_plot() -> None:
    reader: Any = nbformat
    notebook = reader.read(NOTEBOOK, as_version=4)
    NotebookClient(notebook, timeout=120).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
