"""The loop of a match at one keyboard: people and bots in its seats, secrets behind a curtain.

Its file is written after every decision, so that nothing is lost. While a match is in progress its
seed is secret and kept in a second file beside it. At the end the seed is written into the match
file, and the second file is deleted.
"""

from pathlib import Path
from secrets import token_bytes
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace
from rich.padding import Padding
from rich.text import Text

from tablecade.bots import Bot
from tablecade.cli.matches import tell_advice
from tablecade.cli.options import command_line, join_names, make_folder, writing
from tablecade.cli.prompt import (
    Quit,
    Undo,
    ask,
    ask_first,
    ask_or_leave,
    ask_roll,
    hide,
    read_choice,
)
from tablecade.cli.scene import Scene
from tablecade.cli.speech import out
from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, FairDice, read_hex
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.match import Header, Match
from tablecade.core.record import Record, hands_by_seat
from tablecade.core.replay import AnyGame, tell_outcome
from tablecade.locales import Sentences

Choices = dict[Hand, Any]


def bots_in(header: Header) -> tuple[str, ...]:
    """The bots of a match, in the order of their seats."""
    return tuple(player.bot for player in header.players or () if player.bot is not UNSET)


def own_bots(bots: tuple[str, ...]) -> bool:
    """Whether there is one that only a command may name: `module:Class` or `process:COMMAND`."""
    return any(":" in bot for bot in bots)


class Session:
    """One match, from where its record stands to its end or until somebody quits."""

    def __init__(
        self, record: Record, bots: dict[Seat, Bot], *, scene: Scene, words: Sentences, file: Path
    ) -> None:
        self.record = record
        self.bots = bots
        self.scene = scene
        self.words = words
        self.file = file
        self.coach = False
        self._hands = record.game.hands(seats=len(record.header.seats))

    def play(self) -> None:
        try:
            while self.record.game.outcome(self.record.state) is None:
                before = self.record.state
                events = self.record.decide(self._gather()).events
                # Hands are named after who held them when the choice was made (PX-7.4).
                name = [self.scene.hand_name(before, hand) for hand in self._hands]
                for sentence in self.scene.tell(events, name.__getitem__):
                    self._say(sentence)
                save(self.record, self.file)
        except (Quit, KeyboardInterrupt) as left:
            save(self.record, self.file)
            self._say_how_to_resume()
            if isinstance(left, KeyboardInterrupt):
                raise
            return
        out.print(self.scene.draw(self.record.state, None))
        outcome = self.record.game.outcome(self.record.state)
        out.print(tell_outcome(self.words, self.record.header, outcome), soft_wrap=True)
        out.print(self.words.say("play-over", file=str(self.file)), soft_wrap=True)

    def _gather(self) -> Choices:
        """The choices of all awaited hands: dice dealt, bots asked, people asked in secret."""
        game, state = self.record.game, self.record.state
        choices: Choices = {}
        asked: list[tuple[Seat, Hand]] = []
        for seat, hands in hands_by_seat(game, state).items():
            if seat in self.bots:
                choices |= self.bots[seat].choose(state, hands)
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
        """Dealt, unless people roll dice of their own: then they also say who begins."""
        game, state, header = self.record.game, self.record.state, self.record.header
        if not header.rolled_by_hand:
            return self.record.deal()
        if not game.dice_to_roll(state):
            first = ask_first(game, state, header.seats, self.words, save=self._save_as)
            return first or self.record.deal()
        if (task := self.scene.task(state, DICE)) is not None:
            out.print(task)
        return ask_roll(game, state, self.words, save=self._save_as)

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
        """One hand's choice; where others choose too, they look away until it is made."""
        state = self.record.state
        if secret:
            ask(self.words.say("play-curtain", name=self.record.header.seats[seat]))
        out.print(self.scene.draw(state, seat))
        if (task := self.scene.task(state, hand)) is not None:
            out.print(task)
        out.print(self.scene.offer(state, hand))
        if self.coach:
            typed = self.scene.words_of(state, hand)
            out.print(tell_advice(self.record.game, state, hand, typed.show, words=self.words))
        question = self.words.say("play-ask", name=self.scene.hand_name(state, hand))
        try:
            return self._answer(hand, question)
        finally:
            if secret:
                hide()

    def _answer(self, hand: Hand, question: str) -> Any:
        game, state = self.record.game, self.record.state

        def tell_more() -> None:
            typed = self.scene.words_of(state, hand)
            example = game.write(game.choices(state, hand)[0])
            full, short = typed.own(example), typed.shortest(example)
            out.print(self.words.say("play-help", full=full, short=short))
            out.print(self.scene.offer(state, hand))

        while True:
            answer = ask_or_leave(question, self.words, save=self._save_as, tell_more=tell_more)
            if not answer:
                tell_more()
            elif (action := self._read(hand, answer)) is not None:
                return action

    def _read(self, hand: Hand, answer: str) -> Any | None:
        """The legal action that was typed; None after saying why there is none."""
        game, state = self.record.game, self.record.state
        written = self.scene.words_of(state, hand).read(answer)
        return read_choice(game, state, hand, written, self.words)

    def _confirm(self, asked: list[tuple[Seat, Hand]], chosen: Choices, *, secret: bool) -> None:
        """PX-3.6: only an empty line reveals. A lone choice is replaced by typing another one."""
        game, state = self.record.game, self.record.state
        key = "play-reveal-secret" if secret else "play-reveal"

        def tell_more() -> None:
            out.print(self.words.say("play-reveal-help"), style="yellow")

        while True:
            written = (
                self.scene.words_of(state, hand).show(game.write(action))
                for hand, action in chosen.items()
            )
            question = self.words.say(key, choices=", ".join(written))
            answer = ask_or_leave(question, self.words, save=self._save_as, tell_more=tell_more)
            if not answer:
                return
            if len(asked) > 1:
                tell_more()
            elif (action := self._read(asked[0][1], answer)) is not None:
                chosen[asked[0][1]] = action

    def _save_as(self, wanted: str) -> None:
        file = Path(wanted).expanduser()
        try:
            check_new(file, own=self.file)
            save(self.record, file)
        except TablecadeError as problem:
            out.print(problem.sentence(self.words), style="yellow")
        else:
            self.file = file
            self._say_how_to_resume()

    def _say(self, sentence: str) -> None:
        out.print(Padding(Text(sentence), (0, 0, 0, 2)))

    def _say_how_to_resume(self) -> None:
        """Bots of one's own have to be named again."""
        command = ["tablecade", "play", "--resume", str(self.file)]
        bots = bots_in(self.record.header)
        command += ["--bots", join_names(bots)] if own_bots(bots) else []
        out.print(self.words.say("play-saved", command=command_line(command)), soft_wrap=True)


def new_dice(seats: int) -> FairDice:
    return FairDice(token_bytes(SEED_BYTES), tuple(token_bytes(NONCE_BYTES) for _ in range(seats)))


def check_new(path: Path, *, own: Path | None) -> None:
    """A file that is there may hold anything; only a match's `own` one is written again.

    Raises the error `file-there`.
    """
    if path.exists() and not (own and own.resolve() == path.resolve()):
        raise TablecadeError("file-there", file=str(path))


def save(record: Record, path: Path) -> None:
    match = record.match()
    make_folder(path.parent)
    with writing(path):
        if match.closing is None and record.header.commitment:
            _write(_seed_file(path), record.dice.seed.hex() + "\n")
        _write(path, match.write())
        if match.closing is not None:
            _seed_file(path).unlink(missing_ok=True)


def _write(path: Path, text: str) -> None:
    """All or nothing: a file is never half written."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def _seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def pick_up(game: AnyGame, match: Match, path: Path) -> Record:
    """Go on with a match. Without its seed the dice are new ones, and no longer provable."""
    commitment, seed, dice = match.header.commitment, None, None
    if commitment is not None:
        if _seed_file(path).is_file():
            text = _seed_file(path).read_text(encoding="utf-8")
            seed = read_hex(text.strip(), size=SEED_BYTES)
        if seed is not None:
            dice = FairDice(seed, tuple(bytes.fromhex(nonce) for nonce in commitment.nonces))
        if dice is None or dice.commit != commitment.commit:
            dice, match = None, replace(match, header=replace(match.header, dice=UNSET))
    return Record.resume(game, match, dice=dice or new_dice(len(match.header.seats)))
