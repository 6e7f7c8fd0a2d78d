"""A board between the smallest and the real ones."""

from tablecade.games.pixoid.rules.tiles import read_board_drawing

FIVE = read_board_drawing("""
+---+---+---+---+---+
| S             | S |
+   +---+   +   +   +
|   | B   B     |   |
+   +   +---+   +   +
|           |       |
+   +---+   +---+   +
|     B     | B     |
+   +   +---+   +   +
| S |           | S |
+---+---+---+---+---+
""")
