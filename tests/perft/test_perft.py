from tests.perft.cases import DOC, document


def test_the_counts_are_as_documented() -> None:
    assert document() == DOC.read_text(encoding="utf-8")
