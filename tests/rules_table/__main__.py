"""`make golden` writes docs/rules/table.md anew."""

from tests.rules_table.table import DOC, document

DOC.write_text(document(), encoding="utf-8")
