"""The bot matches that the big screen shows in the lobby: `python -m tools.demo_matches`."""

from pathlib import Path

import tablecade

FOLDER = Path(__file__).resolve().parents[1] / "web/src/games"
BOTS = {"pixoid": 4, "qwixx": 3, "qwixx-on-board": 3}
OPTIONS = {"pixoid": {"variant": "standard"}}
SEED = 5


def main() -> None:
    for game, seats in BOTS.items():
        match = tablecade.play(game, ["greedy"] * seats, seed=SEED, options=OPTIONS.get(game))
        file = FOLDER / game / "demo.jsonl"
        file.write_text(match.write(), encoding="utf-8")
        print(f"{game}: {len(match.decisions)} decisions, {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
