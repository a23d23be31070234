"""Agenda: what is to be done lies in a stack, the next on top."""

from trailboss.core.agenda import WIDTH, Agenda


def test_the_last_thing_pushed_is_next() -> None:
    agenda = Agenda([])
    assert agenda.kind() == -1
    agenda.push(4, 2)
    agenda.push(7, 1, 9)
    assert (agenda.kind(), agenda.a(), agenda.b()) == (7, 1, 9)
    agenda.drop()
    assert (agenda.kind(), agenda.a(), agenda.b()) == (4, 2, 0)
    agenda.drop()
    assert agenda.kind() == -1
    assert agenda.frames == []


def test_it_is_plain_numbers_that_can_be_saved() -> None:
    agenda = Agenda([])
    agenda.push(1)
    agenda.push(2, 3, 4)
    assert agenda.frames == [1, 0, 0, 2, 3, 4]
    assert len(agenda.frames) == 2 * WIDTH
    again = Agenda(agenda.frames[:])
    assert (again.kind(), again.a(), again.b()) == (2, 3, 4)


def test_a_copy_is_independent() -> None:
    agenda = Agenda([])
    agenda.push(1)
    twin = agenda.copy()
    twin.push(2)
    agenda.drop()
    assert (agenda.kind(), twin.kind(), len(twin.frames)) == (-1, 2, 2 * WIDTH)
