"""Pixoid: one flees, three chase; everybody programs in secret, then all is revealed."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(
    rules=".rules.game:Pixoid",
    bots=".bots:BOTS",
    coach=".coach:COACH",
    terminal=".terminal:TERMINAL",
    research=".research:RESEARCH",
    locales="locales",
)
