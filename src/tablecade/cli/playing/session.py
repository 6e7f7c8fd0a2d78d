"""The loop of a match at one keyboard: people and bots in its seats, secrets behind a curtain."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct
from rich.padding import Padding
from rich.text import Text

from tablecade.bots import Bot
from tablecade.cli.draw.scene import Scene
from tablecade.cli.options import command_line, join_names
from tablecade.cli.playing.prompt import (
    Help,
    Quit,
    RollPrompt,
    Save,
    Undo,
    ask_or_leave,
    curtain,
    hide,
    read_choice,
)
from tablecade.cli.playing.saving import check_new, save
from tablecade.cli.review import tell_advice
from tablecade.cli.speech import out
from tablecade.core.errors import TablecadeError
from tablecade.core.game import Event
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.match import Header
from tablecade.core.record import Record, hands_by_seat
from tablecade.locales import Sentences

Choices = dict[Hand, Any]


class Seating(Struct, frozen=True):
    """Names by seat; the bots among them by seat."""

    names: tuple[str, ...]
    bots: dict[Seat, Bot]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s in range(len(self.names)) if Seat(s) not in self.bots)


def bots_in(header: Header) -> tuple[str, ...]:
    """The bots of a match, in the order of their seats."""
    return tuple(player.bot for player in header.players or () if player.bot is not UNSET)


def own_bots(bots: tuple[str, ...]) -> bool:
    """Whether there is one that only a command may name: `module:Class` or `process:COMMAND`."""
    return any(":" in bot for bot in bots)


def resume_command(file: Path, bots: tuple[str, ...]) -> str:
    """Bots of one's own have to be named again."""
    words = ["tablecade", "play", "--resume", str(file)]
    words += ["--bots", join_names(bots)] if own_bots(bots) else []
    return command_line(words)


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
                before = self.record.state
                self._tell(self.record.decide(self._gather()).events, before)
                save(self.record, self.file)
        except Quit:
            save(self.record, self.file)
            self._say_how_to_resume()
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
                    self._say(self.scene.only_choice(state, hand, game.write(legal[0])))
                else:
                    asked.append((seat, hand))
        if DICE in game.awaited(state):
            choices[DICE] = self._roll()
        return choices | (self._ask_all(asked) if asked else {})

    def _roll(self) -> Any:
        """What the dice show: the table's, or those that people rolled."""
        game, state = self.record.game, self.record.state
        if not (self.record.header.rolled_by_hand and game.dice_to_roll(state)):
            return self.record.deal()
        if (task := self.scene.task(state, DICE)) is not None:
            out.print(task)
        return RollPrompt(game, state, self.words, save=self._save_as).ask()

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
                    self._confirm(asked, chosen, secret=secret)
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
        if (task := self.scene.task(state, hand)) is not None:
            out.print(task)
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
            match ask_or_leave(question, self.words):
                case Save() as wanted:
                    self._save_as(wanted)
                case Help() | "":
                    self._help(hand)
                case answer:
                    written = self.scene.words_of(state, hand).read(answer)
                    if (action := read_choice(game, state, hand, written, self.words)) is not None:
                        return action

    def _help(self, hand: Hand) -> None:
        game, state = self.record.game, self.record.state
        typed, example = self.scene.words_of(state, hand), game.write(game.choices(state, hand)[0])
        full, short = typed.own(example), typed.shortest(example)
        out.print(self.words.say("play-help", full=full, short=short))
        out.print(self.scene.offer(state, hand))

    def _confirm(self, asked: list[tuple[Seat, Hand]], chosen: Choices, *, secret: bool) -> None:
        """PX-3.6: only an empty line reveals. A lone choice is replaced by typing another one."""
        while True:
            match ask_or_leave(self._reveal_question(chosen, secret=secret), self.words):
                case "":
                    return
                case Save() as wanted:
                    self._save_as(wanted)
                case str() as answer if len(asked) == 1:
                    self._replace(asked[0][1], answer, chosen)
                case _:
                    out.print(self.words.say("play-reveal-help"), style="yellow")

    def _reveal_question(self, chosen: Mapping[Hand, Any], *, secret: bool) -> str:
        game, state = self.record.game, self.record.state
        written = (
            self.scene.words_of(state, hand).show(game.write(action))
            for hand, action in chosen.items()
        )
        key = "play-reveal-secret" if secret else "play-reveal"
        return self.words.say(key, choices=", ".join(written))

    def _replace(self, hand: Hand, answer: str, chosen: Choices) -> None:
        game, state = self.record.game, self.record.state
        written = self.scene.words_of(state, hand).read(answer)
        if (action := read_choice(game, state, hand, written, self.words)) is not None:
            chosen[hand] = action

    def _save_as(self, wanted: Save) -> None:
        file = Path(wanted.file).expanduser()
        try:
            check_new(file, own=self.file)
            save(self.record, file)
        except TablecadeError as problem:
            out.print(problem.sentence(self.words), style="yellow")
        else:
            self.file = file
            self._say_how_to_resume()

    def _tell(self, events: tuple[Event, ...], before: Any) -> None:
        """Hands are named after who held them when the choice was made (PX-7.4)."""

        def name(hand: int) -> str:
            return self.scene.hand_name(before, Hand(hand))

        for sentence in self.scene.tell(events, name):
            self._say(sentence)

    def _say(self, sentence: str) -> None:
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))

    def _show_end(self) -> None:
        out.print(self.scene.draw(self.record.state, None))
        self._say_on_one_line("play-over", file=str(self.file))

    def _say_how_to_resume(self) -> None:
        command = resume_command(self.file, bots_in(self.record.header))
        self._say_on_one_line("play-saved", command=command)

    def _say_on_one_line(self, key: str, **values: str) -> None:
        """However long, so that a command in it can be copied."""
        out.print(self.words.say(key, **values), soft_wrap=True)
