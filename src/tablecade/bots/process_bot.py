"""A bot that is a program of its own, in any language: `process:COMMAND`.

It reads one question a line and writes one answer a line. A question has the game's id, the public
state, the legal choices of each hand it owes, and a seed for its chance:

    {"game": "qwixx", "state": {…}, "choices": {"1": ["pass", "red7"]}, "seed": 123}
    {"1": "red7"}

The state has the fields of the game's class `State`, and choices are written in the notation of
docs/match-format.md. The program ends when its input does. One process is used for all matches of
a worker.
"""

import atexit
import shlex
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import IO, Any, cast

import msgspec

from tablecade.core.errors import BadBot
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame

PREFIX = "process:"
SECONDS = 60.0
"""The longest a program may take for an answer."""
END_SECONDS = 0.5
"""How long a program may go on once its input has ended."""


class ProcessBot:
    """Raises BadBot when the program can't be started, ends, is too slow or answers badly."""

    def __init__(self, spec: str, game: AnyGame, rng: Random) -> None:
        self._spec, self._game, self._rng = spec, game, rng
        self._program = _Program(spec)

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        game = self._game
        legal = {str(hand): [game.write(c) for c in game.choices(state, hand)] for hand in hands}
        seed = self._rng.getrandbits(32)
        question = {"game": game.meta.id, "state": state, "choices": legal, "seed": seed}
        line = self._program.ask(msgspec.json.encode(question))
        try:
            told = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError:
            answer = line.decode(errors="replace").strip()
            wanted = f'{{"{hands[0]}": "{legal[str(hands[0])][0]}"}}'
            told_by = {"answer": f"{answer[:60]!r}", "wanted": wanted}
            raise BadBot(bot=self._spec, problem="answer", **told_by) from None
        for hand, choices in legal.items():
            if told.get(hand) not in choices:
                answer = f"{told.get(hand)!r}"
                raise BadBot(bot=self._spec, problem="illegal", answer=answer, hand=hand)
        return {hand: game.read(told[str(hand)]) for hand in hands}


@cache
class _Program:
    def __init__(self, spec: str) -> None:
        self._spec = spec
        if not spec.removeprefix(PREFIX).strip():
            raise BadBot(bot=spec, problem="command")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what the command line asks for
                shlex.split(spec.removeprefix(PREFIX)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        except (OSError, ValueError) as problem:
            raise BadBot(bot=spec, problem=str(problem)) from None
        self._stdin = cast(IO[bytes], self._process.stdin)
        self._stdout = cast(IO[bytes], self._process.stdout)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()
        atexit.register(self.end)

    def _read(self) -> None:
        for line in self._stdout:
            self._lines.put(line)
        self._lines.put(b"")

    def ask(self, question: bytes) -> bytes:
        try:
            self._stdin.write(question + b"\n")
            self._stdin.flush()
            line = self._lines.get(timeout=SECONDS)
        except OSError:
            line = b""
        except Empty:
            raise BadBot(bot=self._spec, problem="silent", seconds=round(SECONDS)) from None
        if not line:
            raise BadBot(bot=self._spec, problem="ended")
        return line

    def end(self) -> None:
        """End the program's input, and after a moment the program."""
        process = self._process
        with suppress(OSError):
            self._stdin.close()
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join(END_SECONDS)
        if not self._reader.is_alive():  # another process may still hold the program's output
            self._stdout.close()
