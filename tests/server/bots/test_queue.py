"""Who is served next by the workers."""

import pytest

from tablecade.server.bots.pool import HALF_LIFE, BotsBusy, FairQueue


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_with_many_tables_gets_no_more_than_another() -> None:
    queue: FairQueue[str] = FairQueue(most=100)
    for table in range(20):
        queue.put("club", f"t{table}", f"club {table}")
    queue.put("home", "t", "home")
    served = [queue.take() for _ in range(3)]
    assert served == ["club 0", "home", "club 1"]


def test_the_tables_of_one_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue(most=100)
    for table, item in (("a", "a1"), ("a", "a2"), ("b", "b1")):
        queue.put("home", table, item)
    assert [queue.take() for _ in range(3)] == ["a1", "b1", "a2"]


def test_who_used_less_time_is_next_until_that_is_long_ago() -> None:
    clock = Clock()
    queue: FairQueue[str] = FairQueue(most=100, clock=clock)
    queue.charge("heavy", 3.0)
    queue.charge("light", 0.5)
    for _ in range(2):
        queue.put("heavy", "h", "heavy")
        queue.put("light", "l", "light")
    assert [queue.take() for _ in range(4)] == ["light", "light", "heavy", "heavy"]
    for _ in range(3):
        clock.now += HALF_LIFE
        queue.charge("light", 1.0)
    queue.put("heavy", "h", "heavy")
    queue.put("light", "l", "light")
    assert queue.take() == "heavy"


def test_a_full_queue_refuses_and_an_empty_one_has_nothing() -> None:
    queue: FairQueue[str] = FairQueue(most=1)
    queue.put("home", "t", "first")
    with pytest.raises(BotsBusy):
        queue.put("home", "t", "second")
    assert (queue.take(), len(queue)) == ("first", 0)
    with pytest.raises(IndexError):
        queue.take()
