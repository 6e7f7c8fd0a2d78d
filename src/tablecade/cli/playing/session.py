"""The loop of a match at one keyboard."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablecade.cli.draw.scene import Scene
from tablecade.cli.playing.coaching import tell_advice
from tablecade.cli.playing.prompt import (
    Quit,
    Save,
    Undo,
    ask_or_leave,
    curtain,
    expand,
    hide,
    read_choice,
)
from tablecade.cli.playing.saving import save
from tablecade.cli.playing.seating import Seating
from tablecade.cli.speech import out
from tablecade.core.errors import TablecadeError
from tablecade.core.game import Event
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.record import Record, hands_by_seat
from tablecade.locales import Sentences

Choices = dict[Hand, Any]


class Session:
    """One match, from where its record stands to its end or until somebody quits."""

    def __init__(
        self, record: Record, seating: Seating, scene: Scene, *, words: Sentences, file: Path
    ) -> None:
        self.record = record
        self.seating = seating
        self.scene = scene
        self.words = words
        self.file = file
        self.coach = False

    def play(self) -> None:
        try:
            while self.record.game.outcome(self.record.state) is None:
                self._tell(self.record.decide(self._gather()).events)
                save(self.record, self.file)
        except Quit:
            save(self.record, self.file)
            out.print(
                self.words.say("play-saved", file=str(self.file)), markup=False, soft_wrap=True
            )
            return
        self._show_end()

    def _gather(self) -> Choices:
        """The choices of all awaited hands: dice dealt, bots asked, people asked in secret."""
        game, state = self.record.game, self.record.state
        choices: Choices = {}
        asked: list[tuple[Seat, Hand]] = []
        for seat, hands in hands_by_seat(game, state).items():
            if seat in self.seating.bots:
                choices |= self.seating.bots[seat].choose(state, hands)
                continue
            for hand in hands:
                legal = game.choices(state, hand)
                if len(legal) == 1:
                    choices[hand] = legal[0]
                else:
                    asked.append((seat, hand))
        if DICE in game.awaited(state):
            choices[DICE] = self.record.deal()
        return choices | (self._ask_all(asked) if asked else {})

    def _ask_all(self, asked: list[tuple[Seat, Hand]]) -> Choices:
        """Everybody in turn; until the reveal, `undo` goes back to the one before."""
        secret = len({seat for seat, _ in asked}) > 1
        chosen: Choices = {}
        turn = 0
        while turn <= len(asked):
            try:
                if turn < len(asked):
                    seat, hand = asked[turn]
                    chosen[hand] = self._ask_hand(seat, hand, secret=secret)
                else:
                    self._confirm(chosen, secret=secret)
                turn += 1
            except Undo:
                turn = max(0, turn - 1)
        return chosen

    def _ask_hand(self, seat: Seat, hand: Hand, *, secret: bool) -> Any:
        """One hand's choice; where others choose too, alone before the screen."""
        state = self.record.state
        if secret:
            curtain(self.seating.names[seat], self.words)
        out.print(self.scene.draw(state, seat))
        out.print(self.scene.offer(state, hand))
        if self.coach:
            out.print(tell_advice(self.record.game, state, hand, self.words))
        question = self.words.say("play-ask", name=self.scene.hand_name(state, hand))
        try:
            return self._answer(hand, question)
        finally:
            if secret:
                hide()

    def _answer(self, hand: Hand, question: str) -> Any:
        game, state = self.record.game, self.record.state
        while True:
            answer = ask_or_leave(question)
            if isinstance(answer, Save):
                self._save_as(answer)
            elif answer in ("", "?", "help"):
                out.print(self.words.say("play-help"))
                out.print(self.scene.offer(state, hand))
            else:
                written = expand(answer, self.scene.vocabulary(state, hand))
                if (action := read_choice(game, state, hand, written, self.words)) is not None:
                    return action

    def _confirm(self, chosen: Mapping[Hand, Any], *, secret: bool) -> None:
        written = ", ".join(map(self.record.game.write, chosen.values()))
        key = "play-reveal-secret" if secret else "play-reveal"
        while isinstance(answer := ask_or_leave(self.words.say(key, choices=written)), Save):
            self._save_as(answer)

    def _save_as(self, wanted: Save) -> None:
        self.file = Path(wanted.file).expanduser()
        try:
            save(self.record, self.file)
        except TablecadeError as problem:
            out.print(problem.sentence(self.words), markup=False, style="yellow")
        else:
            out.print(
                self.words.say("play-saved", file=str(self.file)), markup=False, soft_wrap=True
            )

    def _tell(self, events: tuple[Event, ...]) -> None:
        def name(hand: int) -> str:
            return self.scene.hand_name(self.record.state, Hand(hand))

        for sentence in self.scene.tell(events, name):
            out.print(f"  {sentence}", markup=False)

    def _show_end(self) -> None:
        out.print(self.scene.draw(self.record.state, None))
        self._say_where("play-over")

    def _say_where(self, key: str) -> None:
        """On one line, however long, so that a command in it can be copied."""
        out.print(self.words.say(key, file=str(self.file)), markup=False, soft_wrap=True)
