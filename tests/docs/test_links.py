"""Every link between pages leads somewhere, and the site lists every page."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    + [ROOT / part / "README.md" for part in ("training", "web")]
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"`([a-z_]+(?:/[\w.]+)*/[\w.]*)`")
FILE = re.compile(r"`((?:[\w.-]+/)+(?:[\w.-]+\.\w+)?|[\w.-]+\.(?:py|ts|js|json|sh|svelte))`")
"""A folder or a file in backticks: `lib/`, `lib/apply.ts`, `package.json`."""
NAME = re.compile(r"`([A-Z][a-z]\w+)`")
"""A class, type or component in backticks."""
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
NOT_IN_THE_SITE = {"data", "examples"}


def _name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def _text(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


@cache
def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and MkDocs write them."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    plain = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading) for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}


def _broken(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return False
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists():
        return True
    return bool(anchor) and target.suffix == ".md" and anchor not in _anchors(target)


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    assert [link for link in LINK.findall(_text(page)) if _broken(page, link)] == []


def test_a_broken_link_is_found() -> None:
    page = ROOT / "README.md"
    assert [_broken(page, link) for link in ("no.md", "README.md#nothing", "#commands")] == [
        True,
        True,
        False,
    ]


def test_the_site_lists_every_page() -> None:
    listed = set(re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    docs = ROOT / "docs"
    pages = {page.relative_to(docs) for page in docs.rglob("*.md")}
    shown = {page.as_posix() for page in pages if page.parts[0] not in NOT_IN_THE_SITE}
    assert shown == listed


def test_the_map_names_places_that_exist() -> None:
    """In ARCHITECTURE.md, from the repository's root or from the package's."""
    places = PLACE.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    roots = ROOT, ROOT / "src" / "tablecade"
    missing = [place for place in places if not any((root / place).exists() for root in roots)]
    assert len(places) > 30
    assert missing == []


CLIENT = ROOT / "web" / "src"


def _client_page() -> str:
    return (ROOT / "web" / "README.md").read_text(encoding="utf-8")


def test_the_page_of_the_client_names_files_that_exist() -> None:
    """From the repository's root, from `web/` or from `web/src/`; components by their names."""
    files = FILE.findall(_client_page())
    components = {file.name for file in CLIENT.rglob("*.svelte")}
    roots = ROOT, ROOT / "web", CLIENT
    missing = [
        file
        for file in files
        if file not in components and not any((root / file).exists() for root in roots)
    ]
    assert len(files) > 30
    assert missing == []


def test_the_page_of_the_client_names_code_that_exists() -> None:
    names = NAME.findall(_client_page())
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in CLIENT.rglob("*")
        if file.suffix in {".ts", ".svelte"}
    )
    assert len(names) > 5
    assert [name for name in names if not re.search(rf"\b{name}\b", code)] == []
