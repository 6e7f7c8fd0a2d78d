"""The match of a table as its file: resolved decisions only."""

from msgspec import UNSET

from tablecade.core.match import FORMAT, Closing, Commitment, Header, Match
from tablecade.server.table.fairness import commitment, reveal
from tablecade.server.table.table import Table


def match_file(table: Table) -> Match:
    header = table.setting.header or _lobby_header(table)
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return Match(header, table.decisions)
    seed = UNSET if header.dice is UNSET else reveal(table)
    return Match(header, table.decisions, Closing(outcome, seed))


def _lobby_header(table: Table) -> Header:
    """Before the start: seats as they are filled so far, nonces that are known."""
    public = commitment(table)
    return Header(
        match=FORMAT,
        game=table.setting.game,
        options=table.setting.options,
        seats=tuple(chair.name for chair in table.chairs),
        dice=Commitment(public.commit, public.nonces) if all(public.nonces) else UNSET,
    )
