from tablecade.core.hand import DICE, Hand, Seat, hand_name, read_hand, to_the_left


def test_hands_are_named_by_number_and_the_dice_by_word() -> None:
    for hand in (DICE, Hand(0), Hand(4), Hand(12)):
        assert read_hand(hand_name(hand)) == hand
    assert hand_name(DICE) == "dice"


def test_seats_go_clockwise_and_around() -> None:
    assert [to_the_left(Seat(seat), seats=3) for seat in range(3)] == [1, 2, 0]
