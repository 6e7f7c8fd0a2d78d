"""Seats, and the hands that owe choices."""

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0: seat i+1 sits to the left of seat i."""

Hand = NewType("Hand", int)
"""What owes a choice: one for every seat, and more where a game gives a seat a second one."""

DICE: Final = Hand(-1)
"""The hand of chance. Rules hold no random generator: whoever runs the game deals."""

_DICE_NAME: Final = "dice"


def hand_name(hand: Hand) -> str:
    return _DICE_NAME if hand == DICE else str(hand)


def read_hand(name: str) -> Hand | None:
    """The hand a key of a match file means; None where it means none."""
    if name == _DICE_NAME:
        return DICE
    if name.isascii() and name.isdigit() and str(int(name[:3])) == name:
        return Hand(int(name))
    return None


def to_the_left(seat: Seat, *, seats: int) -> Seat:
    return Seat((seat + 1) % seats)
