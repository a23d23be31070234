"""Records: golden games replay to the same end in every build, and what was changed or cut is noticed."""

import pytest

from tests.golden import check_replay, check_written
from tests.winchester.golden_games import FOLDER, GAMES, NAMES, result
from tests.winchester.story import new_game
from tests.winchester.wandering import OPTIONS, wander
from trailboss.core.contract import Value
from trailboss.core.errors import BadRecord
from trailboss.core.record import Record, digest
from trailboss.core.rng import seeded
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.rules.scoring import FINAL_COUNT
from trailboss.games.winchester.state.state import WinchesterState
from trailboss.games.winchester.state.table import NOBODY

TEXTS = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in NAMES}


# -------------------------------------------------------------------- golden games


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_end(name: str) -> None:
    check_replay(TEXTS[name], result)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_written_as_it_was_read(name: str) -> None:
    check_written(TEXTS[name])


def test_the_golden_games_cover_all_sizes_and_options() -> None:
    assert {seats for seats, _ in GAMES.values()} == {2, 3, 4, 5}
    for option in WINCHESTER.options:
        values = {
            value for text in TEXTS.values() for name, value in _options(text).items() if name == option.name
        }
        if option.name in ("first", "map"):
            assert len(values) > 1
        else:
            assert values == set(option.choices)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


def _options(text: str) -> dict[str, Value]:
    return Record.loads(text).config.options


def test_the_golden_games_use_every_kind_of_move() -> None:
    """Duels, claims out of turn and after the last turn are among them."""
    kinds, out_of_turn, late = set(), 0, 0
    for text in TEXTS.values():
        record = Record.loads(text)
        state = record.start()
        for index, (seat, move) in enumerate(record.moves):
            kinds.add(WINCHESTER.vocabulary.kind(move))
            out_of_turn += seat != state.to_move
            late += state.frames.to_list()[0] == FINAL_COUNT
            record.step(state, index)
    assert kinds == {kind.name for kind in WINCHESTER.vocabulary.kinds}
    assert out_of_turn
    assert late


# -------------------------------------------------------------------- there and back


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_record_replays_to_every_moment_of_its_game(seats: int, options: dict[str, Value]) -> None:
    state = new_game(seats, seed=100 + seats, **options)
    chance = seeded("moments")
    moments = [digest(state)]
    while not state.over:
        wander(state, chance, 1)
        moments.append(digest(state))
    record = Record.loads(Record.of(state, White="Ana").dumps())
    assert record.tags == {"White": "Ana"}
    again = record.start()
    for index in range(len(record.moves)):
        assert digest(again) == moments[index]
        record.step(again, index)
    assert digest(again) == moments[-1]
    half = len(record.moves) // 2
    assert digest(record.replay(half)) == moments[half]


# -------------------------------------------------------------------- damage


def test_a_move_that_the_rules_refuse_is_named_with_its_line_and_reason() -> None:
    """Somebody wrote a bid into the record that was never possible."""
    text = Record.of(new_game(3, 7, first=0)).dumps() + "0: bid 3\n1: bid 2\n"
    text = "\n".join(line for line in text.splitlines() if not line.startswith("[End"))
    record = Record.loads(text)
    with pytest.raises(BadRecord) as refused:
        record.replay()
    line = text.splitlines().index("1: bid 2") + 1
    assert refused.value.render("en") == (
        f"The record is damaged at line {line}: $2000 isn't enough: bid $4000 or more."
    )
    assert refused.value.render("de") == (
        f"Die Aufzeichnung ist in Zeile {line} beschädigt: "
        "2000\u00a0$ reichen nicht: Ein Gebot muss mindestens 4000\u00a0$ betragen."
    )


def test_a_truncated_record_is_detected() -> None:
    lines = TEXTS["four_players"].splitlines()
    for cut in (1, 5, 40):
        with pytest.raises(BadRecord, match="it was changed or cut"):
            Record.loads("\n".join(lines[:-cut])).replay()


def test_a_record_with_a_changed_price_is_detected() -> None:
    """A winning bid is raised so that each of the three others gets one note more.
    Every move may still be legal, but the game does not end the same."""
    winning = _winning_bids(Record.loads(TEXTS["four_players"]))
    assert len(winning) > 10
    for index in winning:
        record = Record.loads(TEXTS["four_players"])
        seat, move = record.moves[index]
        record.moves[index] = (seat, move + 3)
        with pytest.raises(BadRecord):
            record.replay()


def _winning_bids(record: Record) -> list[int]:
    """Which moves of the record are bids that nobody topped."""
    state = record.start()
    assert isinstance(state, WinchesterState)
    winning, last = [], -1
    for index, (_, move) in enumerate(record.moves):
        plot, bid = state.plot, WINCHESTER.vocabulary.kind(move) == "bid"
        last = index if bid else last
        record.step(state, index)
        if state.owner[plot] != NOBODY and last >= 0:
            winning.append(last)
            last = -1
    return winning


def test_a_move_by_the_wrong_seat_is_detected() -> None:
    text = Record.of(new_game(3, 7, first=0)).dumps() + "2: bid 3\n"
    with pytest.raises(BadRecord, match="It's Red's turn"):
        Record.loads(text).replay()
