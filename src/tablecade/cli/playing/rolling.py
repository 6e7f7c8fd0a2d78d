"""Asks for a roll of the players' own dice."""

from collections.abc import Callable
from typing import Any

from tablecade.cli.playing.prompt import Help, Save, Undo, ask_or_leave
from tablecade.cli.speech import out
from tablecade.core.errors import Refusal
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences


class RollPrompt:
    """One roll: typed in, shown, and confirmed with an empty line."""

    def __init__(
        self, game: AnyGame, state: Any, words: Sentences, *, save: Callable[[Save], None]
    ) -> None:
        self._game = game
        self._state = state
        self._words = words
        self._save = save
        self._dice = game.dice_to_roll(state)
        self._names = [words.say(f"colour-{colour}") for colour in self._dice]
        self._roll: tuple[Any, str] | None = None

    def ask(self) -> Any:
        """The roll as an action of the dice."""
        while True:
            try:
                answer = ask_or_leave(self._question(), self._words)
            except Undo:
                self._roll = None
                continue
            match answer:
                case "" if self._roll is not None:
                    return self._roll[0]
                case Save() as wanted:
                    self._save(wanted)
                case Help() | "":
                    out.print(self._words.say("play-roll-help"), markup=False)
                case digits:
                    self._read(digits)

    def _question(self) -> str:
        if self._roll is not None:
            return self._words.say("play-roll-confirm", dice=self._shown(self._roll[1]))
        return self._words.say("play-roll", dice=", ".join(self._names))

    def _shown(self, digits: str) -> str:
        named = zip(self._names, digits, strict=True)
        return ", ".join(f"{name} {digit}" for name, digit in named)

    def _read(self, text: str) -> None:
        """Keep the roll, or say what is wrong with it."""
        digits = "".join(text.replace(",", " ").split())
        if not (digits.isascii() and digits.isdigit()):
            out.print(self._words.say("play-roll-help"), markup=False, style="yellow")
            return
        roll = self._game.roll_of(self._state, self._faces(digits))
        if isinstance(roll, Refusal):
            out.print(roll.sentence(self._words), markup=False, style="yellow")
            return
        self._roll = (roll, digits)

    def _faces(self, digits: str) -> dict[str, list[int]]:
        """By colour in the order of the question; a digit too many counts for the last die."""
        faces: dict[str, list[int]] = {}
        for place, digit in enumerate(digits):
            colour = self._dice[min(place, len(self._dice) - 1)]
            faces.setdefault(colour, []).append(int(digit))
        return faces
