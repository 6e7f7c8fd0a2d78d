"""Colours and shapes of the terminal: never a colour without a shape or a word beside it."""

PLAYER_STYLES = {
    "yellow": "bold #ffd23f",
    "pink": "bold #ff5db1",
    "cyan": "bold #36e0d0",
    "orange": "bold #ff8a3d",
    "violet": "bold #9b7bff",
    "green": "bold #6ee36e",
}
PLAYER_SHAPES = {
    "yellow": "◕",
    "pink": "▲",
    "cyan": "●",
    "orange": "■",
    "violet": "◆",
    "green": "✚",
}
ROW_STYLES = {"red": "#ff5c64", "yellow": "#e0b020", "green": "#3fbf7f", "blue": "#6f9fff"}
ROW_SHAPES = {"red": "▲", "yellow": "●", "green": "■", "blue": "◆"}
WALL = "#5b8dff"
START = "#ff4d5e"
BONUS = "bold white"
QUIET = "dim"
