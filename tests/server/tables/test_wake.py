"""An event for one task."""

import asyncio

import pytest

from trailboss.server.tables.viewers.wake import Wake

pytestmark = pytest.mark.asyncio(loop_scope="function")


async def test_a_waiting_task_is_woken() -> None:
    wake = Wake()
    waiting = asyncio.create_task(wake.wait())
    await asyncio.sleep(0)
    assert not waiting.done()
    wake.set()
    await waiting
    assert wake.is_set()


async def test_a_wake_up_set_before_waiting_is_not_missed() -> None:
    wake = Wake()
    wake.set()
    await wake.wait()
    wake.clear()
    assert not wake.is_set()


async def test_a_wake_up_that_is_cleared_at_once_wakes_nobody() -> None:
    wake = Wake()
    waiting = asyncio.create_task(wake.wait())
    await asyncio.sleep(0)
    wake.set()
    wake.clear()
    for _ in range(3):
        await asyncio.sleep(0)
    assert not waiting.done()
    wake.set()
    await waiting


async def test_a_cancelled_waiter_does_not_affect_others() -> None:
    wake = Wake()
    waiting = asyncio.create_task(wake.wait())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    wake.set()
    await wake.wait()
