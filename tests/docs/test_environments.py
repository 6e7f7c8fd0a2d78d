"""The pages of environments list the fields of the observations as they are."""

import pytest
from tools.environment_pages import DOCS, LAYOUTS, with_table


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_page_lists_the_fields(name: str) -> None:
    """`python -m tools.environment_pages` writes them."""
    text = (DOCS / name).read_text("utf-8")
    layout = LAYOUTS[name]
    assert text == with_table(text, layout)
    assert f"({layout.size},)" in text
