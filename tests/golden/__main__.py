"""`make golden` writes all playthroughs anew. Read the difference before committing it."""

from tests.golden.playthrough import FOLDER, SETTINGS, playthrough

FOLDER.mkdir(exist_ok=True)
for name in SETTINGS:
    (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
