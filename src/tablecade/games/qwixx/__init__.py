"""Qwixx: six dice and a sheet; everybody crosses, the active player twice."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(
    rules=".rules.game:Qwixx",
    bots=".bots:BOTS",
    coach=".coach:COACH",
    terminal=".terminal:TERMINAL",
    research=".research:RESEARCH",
    locales="locales",
)
