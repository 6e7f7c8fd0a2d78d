"""Knight's Leap for Tablecade."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(
    rules=".rules:Leap",
    bots=".bots:BOTS",
    locales="locales",
    web="web",
)
