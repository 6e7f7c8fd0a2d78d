"""Open-bid Goofspiel for Tablecade."""

from tablecade.core.packages import GamePackage

PACKAGE = GamePackage(rules=".rules:Goofspiel", bots=".bots:BOTS", locales="locales")
