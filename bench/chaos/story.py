"""What the clients of one table sent, were answered and heard; and whether it all fits."""

from collections import defaultdict

from msgspec import Struct, field

from tablecade.core.errors import TablecadeError
from tablecade.core.hand import DICE, hand_name
from tablecade.core.match import Match, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay, verify

Owed = tuple[int, str]
"""A decision, and a hand in it as match files name it."""

Choices = dict[str, str]


class Verdict(Struct):
    """One table's, or the sum of many."""

    tables: int = 0
    answered: int = 0
    lost: int = 0
    early: int = 0
    differing: int = 0
    verified: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        for name in ("tables", "answered", "lost", "early", "differing", "verified"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.problems += other.problems


class Reveal(Struct, frozen=True):
    """A reveal at one viewer, and the hands that could not have been in it by then."""

    viewer: str
    n: int
    choices: Choices
    missing: frozenset[str]


class Story(Struct):
    sent: dict[Owed, set[str]] = field(default_factory=lambda: defaultdict(set))
    """Choices that may be sealed or on their way."""
    answered: dict[Owed, str] = field(default_factory=dict)
    """The last choice the server said it has."""
    reveals: list[Reveal] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    bots: frozenset[str] = frozenset()
    """Hands that nobody sends choices for."""
    lost: int = 0
    """Seen to be gone while the match was played, even if it was sent anew."""

    def lose(self, problem: str) -> None:
        self.lost += 1
        self.problems.append(f"lost: {problem}")

    def send(self, owed: Owed, action: str) -> str | None:
        """Until it is answered, what was answered before may be replaced or not."""
        self.sent[owed].add(action)
        return self.answered.pop(owed, None)

    def answer(self, owed: Owed, action: str) -> None:
        self.answered[owed] = action

    def take_back(self, owed: Owed) -> None:
        """Answered, and nothing of it is on its way: until it is sent anew, no reveal."""
        self.sent.pop(owed, None)
        self.answered.pop(owed, None)

    def doubt(self, owed: Owed) -> None:
        """A taking back may still be on its way: no promise holds for this choice."""
        self.answered.pop(owed, None)

    def hear(self, viewer: str, n: int, choices: Choices) -> None:
        missing = (hand for hand, action in choices.items() if action not in self.sent[n, hand])
        self.reveals.append(Reveal(viewer, n, choices, frozenset(missing)))


def judge(story: Story, file: bytes) -> Verdict:
    """Hold everything against the match as the server tells it in the end."""
    match = read_match(file)
    verdict = Verdict(tables=1, answered=len(story.answered), lost=story.lost)
    verdict.problems = [*story.problems]
    try:
        verdict.verified = int(verify(GAMES, match) is not None)
    except TablecadeError as problem:
        verdict.problems.append(f"the match does not verify: {problem!r}")
    _check_answered(verdict, story, match)
    _check_reveals(verdict, story, match)
    return verdict


def _check_answered(verdict: Verdict, story: Story, match: Match) -> None:
    for (n, hand), action in story.answered.items():
        kept = match.decisions[n].choices.get(hand) if n < len(match.decisions) else None
        if kept != action:
            verdict.lost += 1
            verdict.problems.append(f"lost: {n}/{hand} {action}, the match has {kept}")


def _check_reveals(verdict: Verdict, story: Story, match: Match) -> None:
    forced = _forced(match)
    for reveal in story.reveals:
        if reveal.n >= len(match.decisions):
            verdict.lost += 1
            verdict.problems.append(f"lost: {reveal.viewer} saw {reveal.n}, which the match lacks")
            continue
        early = reveal.missing - forced[reveal.n] - story.bots
        if early:
            verdict.early += 1
            verdict.problems.append(f"early: {reveal.viewer} saw {reveal.n} without {early}")
        if reveal.choices != match.decisions[reveal.n].choices:
            verdict.problems.append(f"{reveal.viewer} heard {reveal.n} otherwise: {reveal.choices}")
    for viewer in {reveal.viewer for reveal in story.reveals}:
        seen = [reveal.choices for reveal in story.reveals if reveal.viewer == viewer]
        if seen != [decision.choices for decision in match.decisions]:
            verdict.differing += 1
            verdict.problems.append(f"{viewer} saw another match")


def _forced(match: Match) -> list[set[str]]:
    """Decision by decision the hands nobody sends a choice for: dice, and lone legal choices."""
    game = GAMES[match.header.game]
    found = []
    for moment in replay(game, match):
        hands = game.awaited(moment.state)
        lone = (h for h in hands if h == DICE or len(game.choices(moment.state, h)) == 1)
        found.append({hand_name(hand) for hand in lone})
    return found
