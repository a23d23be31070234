"""FrameStack: what is to be done lies in a stack, the next on top."""

from trailboss.core.frames import WIDTH, FrameStack


def test_the_last_frame_pushed_is_next() -> None:
    frames = FrameStack([])
    assert frames.kind() == -1
    frames.push(4, 2)
    frames.push(7, 1, 9)
    assert (frames.kind(), frames.a(), frames.b()) == (7, 1, 9)
    frames.drop()
    assert (frames.kind(), frames.a(), frames.b()) == (4, 2, 0)
    frames.drop()
    assert frames.kind() == -1
    assert frames.to_list() == []


def test_it_is_plain_numbers_that_can_be_saved() -> None:
    frames = FrameStack([])
    frames.push(1)
    frames.push(2, 3, 4)
    assert frames.to_list() == [1, 0, 0, 2, 3, 4]
    assert len(frames.to_list()) == 2 * WIDTH
    again = FrameStack(frames.to_list())
    assert (again.kind(), again.a(), again.b()) == (2, 3, 4)


def test_a_copy_is_independent() -> None:
    frames = FrameStack([])
    frames.push(1)
    twin = frames.copy()
    twin.push(2)
    frames.drop()
    assert (frames.kind(), twin.kind(), len(twin.to_list())) == (-1, 2, 2 * WIDTH)


def test_dropped_frames_leave_nothing_behind() -> None:
    """Frames that were dropped leave nothing behind, neither in a copy nor in what is saved."""
    frames = FrameStack([])
    for kind in (5, 6, 7):
        frames.push(kind, 1, 1)
    assert (frames.find(6), frames.find(8)) == (WIDTH, -1)
    frames.cut(WIDTH)
    assert (frames.to_list(), frames.find(6), frames.copy().to_list()) == ([5, 1, 1], -1, [5, 1, 1])
    frames.push(8)
    frames.set_b(3)
    assert frames.to_list() == [5, 1, 1, 8, 0, 3]
