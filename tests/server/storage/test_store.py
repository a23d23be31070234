"""What is written can be read again, and nothing but that."""

import asyncio

import pytest

from tests.server.storage.samples import ANNA, BEN, CARL, MESA, SEATS, entry, set_up, table
from trailboss.server.storage import (
    BadText,
    EntryRow,
    Periods,
    SeatRow,
    Store,
    Stored,
    Taken,
    UnknownTable,
    digest,
)

pytestmark = pytest.mark.asyncio


async def test_a_new_table_is_read_as_it_was_written(store: Store) -> None:
    row = await set_up(store)
    assert await store.load(MESA) == Stored(row, SEATS, [], {0: {ANNA}})


async def test_an_unknown_table_does_not_exist(store: Store) -> None:
    assert await store.load("no-such-table") is None


async def test_a_table_id_cannot_be_used_twice(store: Store) -> None:
    row = await set_up(store)
    with pytest.raises(Taken, match="The table 'quiet-mesa-k7w2pz3q' already exists"):
        await store.create(row._replace(game="winchester"), SEATS, {1: {BEN}})
    assert await store.load(MESA) == Stored(row, SEATS, [], {0: {ANNA}})


async def test_everything_survives_closing(url: str) -> None:
    store = await Store.open(url)
    row = await set_up(store)
    await store.append(MESA, entry(1))
    await store.close()
    again = await Store.open(url)
    written = Stored(row._replace(changed=101.0), SEATS, [entry(1)], {0: {ANNA}}, last=1)
    assert await again.load(MESA) == written
    await again.close()


async def test_an_entry_contains_what_it_changes(store: Store) -> None:
    row = await set_up(store)
    joined = EntryRow(1, "seat", 2, "join", None, 150.5)
    ben = SeatRow(2, "person", "Ben")
    await store.append(MESA, joined, status="running", seats=[ben], holders={2: [BEN]})
    assert await store.load(MESA) == Stored(
        row._replace(status="running", changed=150.5),
        [*SEATS[:2], ben],
        [joined],
        {0: {ANNA}, 2: {BEN}},
        last=1,
    )


async def test_an_entry_that_is_taken_changes_nothing(store: Store) -> None:
    await set_up(store)
    await store.append(MESA, entry(1), status="running")
    before = await store.load(MESA)
    late = entry(1, "pass")
    with pytest.raises(Taken, match="Entry 1 of the table 'quiet-mesa-k7w2pz3q' already exists"):
        await store.append(MESA, late, "over", [SeatRow(0, "bot", "", "random")], {0: [BEN]})
    assert await store.load(MESA) == before


async def test_an_entry_with_a_wrong_seat_is_not_written_at_all(store: Store) -> None:
    await set_up(store)
    before = await store.load(MESA)
    with pytest.raises(UnknownTable, match="no seat 7"):
        await store.append(MESA, entry(1), "over", [SeatRow(7, "person", "Ben")])
    assert await store.load(MESA) == before


async def test_entries_leave_no_gap(store: Store) -> None:
    await set_up(store)
    with pytest.raises(ValueError, match="gap"):
        await store.append(MESA, entry(2))
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.entries == []


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(UnknownTable, match="There is no table 'no-such-table'"):
        await store.append("no-such-table", entry(1))


async def test_the_log_is_in_order(store: Store) -> None:
    await set_up(store)
    log = [entry(seq, f"move {seq}") for seq in range(1, 120)]
    for each in log:
        await store.append(MESA, each)
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.entries == log


# -------------------------------------------------------------------- seats


async def test_a_seat_changes_hands(store: Store) -> None:
    await set_up(store)
    await store.append(MESA, entry(1), seats=[SeatRow(2, "bot", "Drover", "drover")])
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.seats == [*SEATS[:2], SeatRow(2, "bot", "Drover", "drover")]


async def test_a_seat_has_several_holders(store: Store) -> None:
    await set_up(store)
    for guest in (BEN, CARL, BEN):
        await store.add_link(MESA, 0, digest(guest))
        assert await store.claim(MESA, digest(guest), guest, 1.0) == 0
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.holders == {0: {ANNA, BEN, CARL}}


async def test_a_device_is_removed_with_every_link_of_its_seat(store: Store) -> None:
    await set_up(store)
    link, other = digest("the secret of a link"), digest("the link of the removed one")
    await store.add_link(MESA, 0, link)
    assert await store.claim(MESA, link, BEN, 200.0) == 0
    await store.seen(MESA, BEN, 207.0)
    assert [(row.guest, row.seen) for row in await store.devices(MESA, 0)][1:] == [(BEN, 207.0)]
    await store.add_link(MESA, 0, other)
    await store.remove_device(MESA, 0, BEN)
    assert [row.guest for row in await store.devices(MESA, 0)] == [ANNA]
    assert await store.claim(MESA, link, BEN, 208.0) is None
    assert await store.claim(MESA, other, BEN, 208.0) is None
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.holders == {0: {ANNA}}


async def test_a_dropped_seat_cannot_be_claimed_back(store: Store) -> None:
    await set_up(store)
    link = digest("the secret of a link")
    await store.add_link(MESA, 0, link)
    await store.set_webhook(MESA, 0, "https://example.org/turn")
    await store.drop_holders(MESA, 0)
    assert await store.claim(MESA, link, BEN, 1.0) is None
    assert await store.webhooks(MESA) == {}
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.holders == {}


async def test_resigning_in_an_entry_ends_the_links_too(store: Store) -> None:
    await set_up(store)
    link = digest("the secret of a link")
    await store.add_link(MESA, 0, link)
    bot = SeatRow(0, "bot", "Anna", "drover")
    await store.append(MESA, EntryRow(1, "seat", 0, "resign", None, 1.0), seats=[bot], holders={0: []})
    assert await store.claim(MESA, link, ANNA, 1.0) is None
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.seats[0] == bot
    assert stored.holders == {}


async def test_a_link_opens_its_seat_and_no_other(store: Store) -> None:
    await set_up(store)
    await set_up(store, table("other-mesa"))
    link = digest("the secret of a link")
    await store.add_link(MESA, 0, link)
    assert await store.claim("other-mesa", link, BEN, 1.0) is None
    assert await store.claim(MESA, digest("another secret"), BEN, 1.0) is None
    assert await store.claim(MESA, link, BEN, 1.0) == 0
    assert await store.claim(MESA, link, BEN, 1.0) == 0  # the answer got lost, and the client asks again
    assert await store.claim(MESA, link, CARL, 1.0) is None  # it has let somebody in
    mesa, other = await store.load(MESA), await store.load("other-mesa")
    assert mesa is not None
    assert other is not None
    assert mesa.holders == {0: {ANNA, BEN}}
    assert other.holders == {0: {ANNA}}


async def test_only_one_of_two_can_claim_a_link(store: Store) -> None:
    await set_up(store)
    link = digest("the secret of a link")
    await store.add_link(MESA, 0, link)
    claimed = await asyncio.gather(*(store.claim(MESA, link, each, 1.0) for each in (BEN, CARL)))
    assert sorted(claimed, key=str) == [0, None]
    stored = await store.load(MESA)
    assert stored is not None
    assert len(stored.holders[0]) == 2


async def test_a_new_link_ends_those_that_nobody_used(store: Store) -> None:
    await set_up(store)
    first, second, third = (digest(f"link {number}") for number in range(3))
    await store.add_link(MESA, 0, first)
    await store.add_link(MESA, 1, third)
    assert await store.claim(MESA, first, BEN, 1.0) == 0
    await store.add_link(MESA, 0, second)
    await store.add_link(MESA, 0, digest("the newest"))
    assert await store.claim(MESA, second, CARL, 1.0) is None
    assert await store.claim(MESA, first, BEN, 1.0) == 0
    assert await store.claim(MESA, third, CARL, 1.0) == 1


async def test_only_entries_after_a_given_one_are_loaded(store: Store) -> None:
    await set_up(store)
    for seq in (1, 2, 3):
        await store.append(MESA, entry(seq))
    stored = await store.load(MESA, after=1)
    assert stored is not None
    assert [each.seq for each in stored.entries] == [2, 3]
    assert stored.seats == SEATS


async def test_nonexistent_seats(store: Store) -> None:
    await set_up(store)
    link = digest("the secret of a link")
    for table_id, seat in ((MESA, 3), ("no-such-table", 0)):
        with pytest.raises(UnknownTable):
            await store.append(table_id, entry(1), seats=[SeatRow(seat, "person", "Ben")])
        with pytest.raises(UnknownTable):
            await store.add_link(table_id, seat, link)
        with pytest.raises(UnknownTable):
            await store.set_webhook(table_id, seat, "https://example.org/turn")


async def test_a_webhook_is_changed_and_ended(store: Store) -> None:
    await set_up(store)
    await store.set_webhook(MESA, 0, "https://example.org/first")
    await store.set_webhook(MESA, 2, "https://example.org/ben")
    await store.set_webhook(MESA, 0, "https://example.org/second")
    assert await store.webhooks(MESA) == {0: "https://example.org/second", 2: "https://example.org/ben"}
    await store.set_webhook(MESA, 2, "")
    assert await store.webhooks(MESA) == {0: "https://example.org/second"}
    assert await store.webhooks("no-such-table") == {}


async def test_secrets_themselves_are_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="digest only"):
        await set_up(store, table(host="Anna's secret"))
    await set_up(store)
    with pytest.raises(ValueError, match="digest only"):
        await store.append(MESA, entry(1), holders={0: {"Ben's secret"}})
    with pytest.raises(ValueError, match="digest only"):
        await store.add_link(MESA, 0, "the secret of a link")
    with pytest.raises(ValueError, match="digest only"):
        await store.claim(MESA, digest("the secret of a link"), "Ben's secret", 1.0)
    with pytest.raises(ValueError, match="digest only"):
        await store.tables_of("Ben's secret")


# -------------------------------------------------------------------- lists


async def test_the_tables_of_a_guest(store: Store) -> None:
    await set_up(store, table("set-by-ben", host=BEN, changed=1.0))  # Anna has a seat
    await set_up(store, table("set-by-anna", changed=3.0))
    await store.create(table("only-hosted", changed=2.0), SEATS, {})
    await store.create(table("of-others", host=CARL), SEATS, {0: {BEN}})
    await store.append("set-by-anna", entry(1))
    mine = await store.tables_of(ANNA, 10)
    assert [each.table.id for each in mine] == ["set-by-anna", "only-hosted", "set-by-ben"]
    assert mine[0].seats == SEATS
    assert mine[0].entries == []
    assert mine[0].holders == {0: {ANNA}}
    assert mine[1].holders == {}
    assert [each.table.id for each in await store.tables_of(ANNA, 2)] == ["set-by-anna", "only-hosted"]
    assert await store.tables_of(digest("a stranger's secret"), 10) == []


async def test_the_lobby_shows_listed_tables_that_wait_first(store: Store) -> None:
    await set_up(store, table("running", listed=True, status="running", changed=9.0))
    await set_up(store, table("waiting-long", listed=True, changed=1.0))
    await set_up(store, table("waiting", listed=True, changed=2.0))
    await set_up(store, table("over", listed=True, status="over", changed=9.0))
    await set_up(store, table("private", changed=9.0))
    assert [each.table.id for each in await store.listed(10)] == ["waiting", "waiting-long", "running"]
    assert [each.table.id for each in await store.listed(1)] == ["waiting"]


async def test_the_first_rematch_stays(store: Store) -> None:
    await set_up(store)
    assert await store.set_rematch(MESA, "new-mesa") == "new-mesa"
    assert await store.set_rematch(MESA, "late-mesa") == "new-mesa"
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.table.rematch == "new-mesa"
    with pytest.raises(UnknownTable):
        await store.set_rematch("no-such-table", "new-mesa")


async def test_tables_that_nobody_started_are_forgotten(store: Store) -> None:
    await set_up(store, table("waiting-long", changed=10.0))
    await set_up(store, table("waiting-short", changed=30.0))
    await set_up(store, table("running-long", status="running", changed=10.0))
    await set_up(store, table("over-long", status="over", changed=10.0))
    await store.set_rematch("over-long", "waiting-long")
    await store.add_link("waiting-long", 0, digest("link"))
    await store.set_webhook("waiting-long", 0, "https://example.org")
    assert await store.forget(20.0, Periods(waiting=0.0)) == ["waiting-long"]
    assert await store.forget(20.0, Periods(waiting=0.0)) == []
    assert await store.load("waiting-long") is None
    left = {each.table.id: each.table.rematch for each in await store.tables_of(ANNA, 10)}
    assert left == {"waiting-short": None, "running-long": None, "over-long": None}
    await set_up(store, table("waiting-long"))  # nothing of the old one is left
    assert await store.webhooks("waiting-long") == {}
    assert await store.claim("waiting-long", digest("link"), BEN, 1.0) is None


# -------------------------------------------------------------------- texts


@pytest.mark.parametrize(
    "name",
    ["Jürgen Groß", "李小龍", "🤠 Ñandú", "e\u0301", "\u202eabc", "'; DROP TABLE seats", "x" * 5000],
)
async def test_names_in_many_scripts(store: Store, name: str) -> None:
    await set_up(store)
    await store.append(MESA, entry(1), seats=[SeatRow(2, "person", name)])
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.seats[2].name == name


async def test_big_options(store: Store) -> None:
    world = "\n".join(f'plot {number}: río “Brazos” 🐂 \\ "{number}"' for number in range(20_000))
    big = table()._replace(options={"map": world, "nul": "\0", "number": 1 << 40})
    await set_up(store, big)
    stored = await store.load(MESA)
    assert stored is not None
    assert stored.table.options == big.options


async def test_a_record_is_kept_as_it_came(store: Store) -> None:
    text = "game: gwt2\n" + "0: hire cowboy row3; ✓\r\n" * 10_000
    await store.keep_record("abc", text, 1.0)
    await store.keep_record("abc", "another one", 1.0)
    assert await store.record("abc") == text
    assert await store.record("abd") is None


async def test_old_records_go_and_so_do_too_many(store: Store) -> None:
    for number in range(6):
        await store.keep_record(f"r{number}", "text", float(number))
    await store.keep_record("r0", "text", 9.0)  # sent in again
    assert await store.forget_records(before=2.0, most=100) == 1
    assert await store.forget_records(before=2.0, most=3) == 2
    left = [number for number in range(6) if await store.record(f"r{number}") is not None]
    assert left == [0, 4, 5]


@pytest.mark.parametrize("text", ["a\0b", "\ud800"])
async def test_characters_that_cannot_be_stored(store: Store, text: str) -> None:
    await set_up(store)
    before = await store.load(MESA)
    with pytest.raises(BadText, match="can't be stored"):
        await store.append(MESA, entry(1), seats=[SeatRow(2, "person", text)])
    with pytest.raises(BadText):
        await store.append(MESA, entry(1, text))
    with pytest.raises(BadText):
        await store.append(MESA, entry(1, request=text))
    with pytest.raises(BadText):
        await store.set_webhook(MESA, 0, text)
    with pytest.raises(BadText):
        await store.keep_record("abc", text, 0.0)
    assert await store.load(MESA) == before
