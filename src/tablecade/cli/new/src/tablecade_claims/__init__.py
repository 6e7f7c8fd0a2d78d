"""Claims, a game for Tablecade."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(
    rules=".rules:Claims",
    bots=".bots:BOTS",
    locales="locales",
    # web="web",  # the board drawn by web/view.js, in place of the Grid
)
