"""Qwixx On Board in the terminal."""

from tablecade.cli.terminal import Terminal
from tablecade.games.qwixx_on_board.terminal.scene import OnBoardScene

TERMINAL = Terminal(scene=OnBoardScene)
