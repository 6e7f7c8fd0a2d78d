"""What a page shows for a moment. The page notes it itself: a busy machine looks too late."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from tests.web.people import LONG

NOTE = """(text) => {
  const found = (window.shownTexts ??= new Set());
  const look = () => document.body.textContent.includes(text) && found.add(text);
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true,
  });
}"""


@contextmanager
def showing(page: Page, text: str) -> Iterator[None]:
    """After what is done in this block, the page shows the text, if only for a moment."""
    page.evaluate(NOTE, text)
    yield
    page.wait_for_function("(text) => window.shownTexts.has(text)", arg=text, timeout=LONG)
