"""`tablecade play`: a match in the terminal, against bots or with several people."""

from datetime import datetime
from enum import StrEnum
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer
from msgspec import UNSET
from msgspec.structs import replace
from rich.text import Text

from tablecade import __version__
from tablecade.bots import bots_of, default_bot, make_bot
from tablecade.cli.options import (
    GivenOptions,
    Language,
    join_names,
    named_game,
    read_bytes,
    read_options,
    split_names,
)
from tablecade.cli.prompt import Quit, ask
from tablecade.cli.session import Session, bots_in, check_new, new_dice, own_bots, pick_up
from tablecade.cli.simulate import note_values
from tablecade.cli.speech import choose_language, out, speech
from tablecade.cli.terminal import scene_of
from tablecade.coach import adviser
from tablecade.core.errors import NoOwnDice, TablecadeError, UnknownBot, naming_file
from tablecade.core.hand import Seat
from tablecade.core.match import BY_HAND, LONGEST_NAME, Player, bot_seat, is_name, read_match
from tablecade.core.packages import GAMES
from tablecade.core.record import Record, fair_header
from tablecade.core.replay import AnyGame, tell_end, verify
from tablecade.folders import data_folder
from tablecade.locales import Sentences


class DiceOption(StrEnum):
    TABLE = "table"
    YOURS = "yours"


def play(  # noqa: PLR0913, PLR0917 - an option each
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    people: Annotated[str | None, typer.Option(metavar="NAMES")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOTS")] = None,
    option: GivenOptions = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    dice: DiceOption = DiceOption.TABLE,
    coach: Annotated[  # noqa: FBT002 - typer's way
        bool, typer.Option("--coach")
    ] = False,
    language: Language = None,
) -> None:
    words = choose_language(language)
    if save is not None:
        check_new(save, own=resume)
    try:
        if resume is not None:
            own_dice = None if dice is DiceOption.TABLE else dice
            for name, value in {"people": people, "option": option, "dice": own_dice}.items():
                if value is not None:
                    raise TablecadeError("said-by-file", option=f"--{name}")
            record = _resumed(resume, words, game=game, bots=bots)
        else:
            rules = named_game(game or _ask_game(words))
            names = split_names(people or words.say("play-you"), place="--people")
            record = _begin(rules, names, bots, option)
            if dice is DiceOption.YOURS:
                if not rules.meta.own_dice:
                    raise NoOwnDice(game=rules.meta.id)
                record.header = replace(record.header, dice=BY_HAND)
    except Quit:
        return
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    usual = data_folder() / "matches" / f"{record.game.meta.id}-{stamp}.jsonl"
    scene = scene_of(record.game.meta.id)(record.game, record.header.seats, words)
    seated = {  # who is not known to be a bot is a person
        Seat(seat): make_bot(record.game, player.bot, Random(SystemRandom().getrandbits(64)))  # noqa: S311
        for seat, player in enumerate(record.header.players or ())
        if player.bot is not UNSET
    }
    session = Session(record, seated, scene=scene, words=words, file=save or resume or usual)
    if coach:
        adviser(record.game)
        out.print(words.say("coach-on"), style="cyan")
        session.coach = True
    session.play()


def _begin(
    rules: AnyGame, people: tuple[str, ...], bots: str | None, option: list[str] | None
) -> Record:
    """People first, then bots, clockwise."""
    free = max(0, rules.meta.usual_seats - len(people))
    names = (default_bot(rules.meta.id),) * free if bots is None else split_names(bots)
    seats = (*people, *(bot_seat(bot, number) for number, bot in enumerate(names, start=1)))
    rules.check_seats(len(seats))
    if not all(map(is_name, people)):
        raise TablecadeError("bad-name", longest=LONGEST_NAME)
    for bot in names:
        make_bot(rules, bot, SystemRandom())
    options = rules.settle(
        rules.at_table(read_options(option)), seats=len(seats), draw=SystemRandom().randrange
    )
    dice = new_dice(len(seats))
    note_values(rules, rules.setup(options, len(seats)), names, speech())
    players = [Player(kind="human")] * len(people)
    players += [Player(bot=bot, version=__version__) for bot in names]
    header = fair_header(
        rules, options, seats, dice=dice, players=tuple(players), version=__version__
    )
    return Record(rules, header, dice=dice)


def _resumed(file: Path, words: Sentences, *, game: str | None, bots: str | None) -> Record:
    """Game and bots may be named again, but not others. Raises Quit for a match that is over."""
    with naming_file(file):
        match = read_match(read_bytes(file))
    name, seated = match.header.game, bots_in(match.header)
    if game is not None and named_game(game).meta.id != name:
        raise TablecadeError("other-game", file=str(file), game=name, named=game)
    if bots is not None and split_names(bots) != seated:
        raise TablecadeError("other-bots", file=str(file), bots=join_names(seated) or "–")
    with naming_file(file):
        verify(GAMES, match)
    if match.closing is not None:
        out.print(words.say("play-finished", file=str(file)), soft_wrap=True)
        out.print(tell_end(words, match), soft_wrap=True)
        raise Quit
    if bots is None:
        # A file from somebody else must not import modules: `module:Class` is for commands only.
        if own_bots(seated):
            raise TablecadeError("other-bots", file=str(file), bots=join_names(seated))
        for bot in seated:
            if bot not in bots_of(name):
                raise UnknownBot(game=name, bot=bot, known=", ".join(bots_of(name)))
    record = pick_up(GAMES[name], match, file)
    if record.header.dice is UNSET and match.header.dice is not UNSET:
        out.print(words.say("play-seed-lost"), style="yellow")
    return record


def _ask_game(words: Sentences) -> str:
    for number, name in enumerate(GAMES, start=1):
        title = words.find(f"game-{name}") or name
        about = words.find(f"about-{name}") or ""
        out.print(Text.assemble((str(number), "bold"), f"  {title}: {about}"))
    while True:
        answer = ask(words.say("play-which-game"))
        if answer in GAMES:
            return answer
        if answer in map(str, range(1, len(GAMES) + 1)):
            return tuple(GAMES)[int(answer) - 1]
        if answer in ("quit", "exit"):
            raise Quit
