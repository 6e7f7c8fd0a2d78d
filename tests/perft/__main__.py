"""`make golden` writes docs/perft.md anew."""

from tests.perft.cases import DOC, document

DOC.write_text(document(), encoding="utf-8")
