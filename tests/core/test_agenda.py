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
    again = Agenda(agenda.frames)
    assert (again.kind(), again.a(), again.b()) == (2, 3, 4)


def test_a_copy_is_independent() -> None:
    agenda = Agenda([])
    agenda.push(1)
    twin = agenda.copy()
    twin.push(2)
    agenda.drop()
    assert (agenda.kind(), twin.kind(), len(twin.frames)) == (-1, 2, 2 * WIDTH)


def test_what_was_done_is_forgotten() -> None:
    """Frames that were dropped leave nothing behind, neither in a copy nor in what is saved."""
    agenda = Agenda([])
    for kind in (5, 6, 7):
        agenda.push(kind, 1, 1)
    assert (agenda.find(6), agenda.find(8)) == (WIDTH, -1)
    agenda.cut(WIDTH)
    assert (agenda.frames, agenda.find(6), agenda.copy().frames) == ([5, 1, 1], -1, [5, 1, 1])
    agenda.push(8)
    agenda.set_b(3)
    assert agenda.frames == [5, 1, 1, 8, 0, 3]
