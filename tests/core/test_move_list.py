"""Lists of legal moves that are filled again and again."""

from trailboss.core.move_list import NUMBERS, MoveList


def test_moves_come_in_the_order_in_which_they_were_added() -> None:
    found = MoveList()
    high = len(NUMBERS) + 5
    for move in (7, 300, 7, high):
        found.add(move)
    assert found.listed() == [7, 300, 7, high]
    assert (found.has(300), found.has(8)) == (True, False)


def test_a_list_that_is_filled_again_has_nothing_left_over() -> None:
    found = MoveList()
    for move in (1, 2, 3):
        found.add(move)
    kept = found.listed()
    found.count = 0
    found.add(9)
    found.add_new(9)
    assert (found.listed(), found.has(2), kept) == ([9], False, [1, 2, 3])
