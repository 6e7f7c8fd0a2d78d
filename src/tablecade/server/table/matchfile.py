"""The match of a table as its file: resolved decisions only."""

from msgspec import UNSET

from tablecade.core.match import BY_HAND, FORMAT, Closing, Commitment, Header, Match
from tablecade.server.table.fairness import commitment, reveal
from tablecade.server.table.table import DiceKind, Table


def match_file(table: Table) -> Match:
    header = table.setting.header or _lobby_header(table)
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return Match(header, table.decisions)
    seed = UNSET if header.commitment is None else reveal(table)
    return Match(header, table.decisions, Closing(outcome, seed))


def _lobby_header(table: Table) -> Header:
    """Before the start: seats as they are filled so far, nonces that are known."""
    public = commitment(table)
    fair = Commitment(public.commit, public.nonces) if all(public.nonces) else UNSET
    return Header(
        match=FORMAT,
        game=table.setting.game,
        options=table.setting.options,
        seats=tuple(chair.name for chair in table.chairs),
        dice=BY_HAND if table.setting.dice is DiceKind.YOURS else fair,
    )
