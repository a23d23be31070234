"""Records: a game as text, and every way in which such a text can be damaged, with the line that is named."""

import json

import pytest

import trailboss
from tests.testing.nuggets import NUGGETS
from trailboss import BadRecord, Position, Record, State, TrailbossError
from trailboss.core.playout import play_out
from trailboss.core.record import digest

WINCHESTER = trailboss.game("winchester")


def played() -> State:
    """A few moves: seat 1 interrupts, seat 0 goes on."""
    state = NUGGETS.start(seats=2, seed=7)
    for text, seat in (("stake 2", 0), ("whistle", 1), ("double", 0), ("flip", 0), ("stake 0", 1)):
        state.play(NUGGETS.move(text), seat)
    return state


TEXT = f"""\
[Trailboss "record 1"]
[Game "nuggets"]
[Rules "1"]
[Seats "2"]
[Seed "7"]
[End "{Record.of(played()).end}"]

0: stake 2
1: whistle
0: double; flip
1: stake 0
"""


def test_a_record_is_a_text_that_people_can_read() -> None:
    assert Record.of(played()).dumps() == TEXT


def test_it_can_be_loaded_and_replayed() -> None:
    record = Record.loads(TEXT)
    assert record.dumps() == TEXT
    assert record.moves == [(0, 2), (1, 10), (0, 4), (0, 9), (1, 0)]
    assert digest(record.replay()) == digest(played())
    assert digest(record.replay(0)) == digest(record.start()) == digest(NUGGETS.start(seats=2, seed=7))
    assert len(record.replay(3).history) == 3


def test_a_record_can_be_stepped_through() -> None:
    record = Record.loads(TEXT)
    state = record.start()
    for index in range(len(record.moves)):
        record.step(state, index)
    assert record.seal(state) == record.end


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_of_winchester_come_back(seats: int) -> None:
    state = WINCHESTER.start(seats, 11, claims="manual", first=1)
    play_out(state, state.rng.copy())
    text = Record.of(state).dumps()
    assert ('[Variant "2 players"]' in text) == (seats == 2)
    assert '[Options "{\\"claims\\": \\"manual\\", \\"first\\": 1}"]' in text
    again = Record.loads(text)
    assert again.config.chosen() == {"claims": "manual", "first": 1}
    assert digest(again.replay()) == digest(state)
    assert again.dumps() == text


def test_comments_blank_lines_and_spacing_do_not_matter() -> None:
    loose = TEXT.replace("\n", "  \r\n").replace(
        "0: double; flip", "  0:DOUBLE ;  Flip   # a bold move; dig\r\n# so it was\r\n"
    )
    record = Record.loads(loose)
    assert record.moves == Record.loads(TEXT).moves
    assert record.dumps() == TEXT


def test_tags_are_kept_whatever_characters_they_have() -> None:
    odd = 'A "quoted" \\ back\\nslash; # [x]\nnew line\rreturn \u2028 \x0b \x85 ü 牛 {0}'
    record = Record.of(played(), Players=odd, Place="")
    again = Record.loads(record.dumps())
    assert again.tags == {"Players": odd, "Place": ""}
    assert again.dumps() == record.dumps()
    assert digest(again.replay()) == digest(played())


def test_a_game_from_a_position_has_a_record_that_holds_it() -> None:
    start = Position.of(played())
    state = start.state()
    state.play(NUGGETS.move("dig"))
    text = Record.of(state).dumps()
    assert "[Seed" not in text
    assert "[Position" in text
    again = Record.loads(text)
    assert digest(again.replay()) == digest(state)
    assert digest(again.start()) == digest(played())
    assert again.dumps() == text
    assert len(again.moves) == 1


def test_a_record_may_leave_its_end_open() -> None:
    open_end = "\n".join(line for line in TEXT.splitlines() if not line.startswith("[End"))
    assert digest(Record.loads(open_end).replay()) == digest(played())


@pytest.mark.parametrize("count", [-1, len(played().history) + 1])
def test_only_moves_of_the_record_can_be_replayed(count: int) -> None:
    record = Record.of(played())
    with pytest.raises(TrailbossError, match=rf"^There is no move {count}; the record has moves 0"):
        record.replay(count)


# -------------------------------------------------------------------- damage


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new)


OPTIONS = '[Seed "7"]\n[Options "{}"]'

DAMAGE = {
    "empty": ("", 1, "The header Trailboss is missing."),
    "only blanks": ("\n \n\t\n", 1, "The header Trailboss is missing."),
    "only moves": ("\n\n0: stake 2\n", 3, "The header Trailboss is missing."),
    "no first header": (changed('[Trailboss "record 1"]\n', ""), 1, "The header Trailboss is missing."),
    "no game": (changed('[Game "nuggets"]\n', ""), 1, "The header Game is missing."),
    "no rules": (changed('[Rules "1"]\n', ""), 1, "The header Rules is missing."),
    "no seats": (changed('[Seats "2"]\n', ""), 1, "The header Seats is missing."),
    "no seed": (changed('[Seed "7"]\n', ""), 1, "The header Seed is missing."),
    "a header twice": (
        changed('[Rules "1"]', '[Rules "1"]\n[Game "x"]'),
        4,
        "The header Game appears twice.",
    ),
    "a position": (
        changed('"record 1"', '"position 1"'),
        1,
        "The header Trailboss has an invalid value: 'position 1'.",
    ),
    "odd form": (
        changed('"record 1"', '"record"'),
        1,
        "The header Trailboss has an invalid value: 'record'.",
    ),
    "other format": (
        changed('"record 1"', '"record 2"'),
        1,
        "This file has format 2; this version of Trailboss reads format 1.",
    ),
    "unknown game": (changed('"nuggets"', '"chess"'), 2, "Unknown game 'chess'; choose from "),
    "other rules": (
        changed('[Rules "1"]', '[Rules "9"]'),
        3,
        "This file was made with rules version 9 of nuggets; this is rules version 1.",
    ),
    "odd seats": (
        changed('[Seats "2"]', '[Seats "two"]'),
        4,
        "The header Seats has an invalid value: 'two'.",
    ),
    "too many seats": (
        changed('[Seats "2"]', '[Seats "5"]'),
        4,
        "Nuggets is for 2, 3, 4 players, not 5.",
    ),
    "too many seats, with options": (
        changed('[Seats "2"]', '[Seats "5"]').replace('[Seed "7"]', OPTIONS),
        4,
        "Nuggets is for 2, 3, 4 players, not 5.",
    ),
    "negative seed": (changed('"7"', '"-7"'), 5, "The header Seed has an invalid value: '-7'."),
    "huge seed": (
        changed('"7"', f'"{1 << 63}"'),
        5,
        f"The header Seed has an invalid value: '{1 << 63}'.",
    ),
    "endless seed": (
        changed('"7"', f'"{"9" * 9999}"'),
        5,
        f"The header Seed has an invalid value: '{'9' * 60}'.",
    ),
    "foreign digits": (changed('"7"', '"٧"'), 5, "The header Seed has an invalid value: '٧'."),
    "broken options": (
        changed('[Seed "7"]', '[Seed "7"]\n[Options "{"]'),
        6,
        "The header Options has an invalid value: '{'.",
    ),
    "deep options": (
        changed('[Seed "7"]', f'[Seed "7"]\n[Options "{"[" * 100_000}"]'),
        6,
        f"The header Options has an invalid value: '{'[' * 60}'.",
    ),
    "options are a list": (
        changed('[Seed "7"]', '[Seed "7"]\n[Options "[1]"]'),
        6,
        "The header Options has an invalid value: '[1]'.",
    ),
    "unknown option": (
        changed('[Seed "7"]', '[Seed "7"]\n[Options "{\\"luck\\": 1}"]'),
        6,
        "Nuggets has no option 'luck'; it has rounds, coins, motto.",
    ),
    "option of another type": (
        changed('[Seed "7"]', '[Seed "7"]\n[Options "{\\"rounds\\": true}"]'),
        6,
        "The option rounds can't be True; it can be 1, 2, 3.",
    ),
    "option is null": (
        changed('[Seed "7"]', '[Seed "7"]\n[Options "{\\"rounds\\": null}"]'),
        6,
        "The option rounds can't be 'None'; it can be 1, 2, 3.",
    ),
    "broken header": (
        changed('[Seed "7"]', "[Seed 7]"),
        5,
        "it is neither a header nor 'SEAT: MOVE; MOVE'.",
    ),
    "header after moves": (
        f'{TEXT}[Place "Kansas"]\n',
        12,
        "it is neither a header nor 'SEAT: MOVE; MOVE'.",
    ),
    "no seat": (changed("1: whistle", "whistle"), 9, "it is neither a header nor 'SEAT: MOVE; MOVE'."),
    "no move": (changed("1: whistle", "1:"), 9, "it is neither a header nor 'SEAT: MOVE; MOVE'."),
    "a seat of many digits": (
        changed("1: whistle", f"{'1' * 9999}: whistle"),
        9,
        "it is neither a header nor 'SEAT: MOVE; MOVE'.",
    ),
    "no such move": (changed("1: whistle", "1: shout"), 9, "'shout' is not a move of Nuggets."),
    "an empty move": (changed("double; flip", "double;; flip"), 10, "'' is not a move of Nuggets."),
    "position is no text": (
        changed('[Seed "7"]', '[Position "7"]'),
        5,
        "The header Position has an invalid value: '...'.",
    ),
    "position is no position": (
        changed('[Seed "7"]', '[Position "\\"x\\""]'),
        5,
        "The position is damaged at line 1: The header Trailboss is missing.",
    ),
    "position of other seats": (
        changed(
            '[Seed "7"]', f"[Position {json.dumps(json.dumps(Position.of(NUGGETS.start(3, 1)).dumps()))}]"
        ),
        5,
        "The header Position has an invalid value: '...'.",
    ),
}


@pytest.mark.parametrize(("text", "line", "what"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_named_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text)
    assert str(caught.value).startswith(f"The record is damaged at line {line}: {what}")
    assert caught.value.render("de").startswith(f"Die Aufzeichnung ist in Zeile {line} beschädigt: ")


MISPLAYED = {
    "an illegal move": (changed("0: double; flip", "0: double; double"), 10, "'double' cannot be done now."),
    "the other seat": (changed("1: stake 0", "0: stake 0"), 11, "It isn't this seat's turn."),
    "a seat that is not there": (
        changed("1: whistle", "7: whistle"),
        9,
        "There is no seat 7 at this table; the seats are 0, 1.",
    ),
}


@pytest.mark.parametrize(("text", "line", "what"), MISPLAYED.values(), ids=MISPLAYED)
def test_a_move_that_cannot_be_played_is_named_with_its_line(text: str, line: int, what: str) -> None:
    record = Record.loads(text)
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert str(caught.value) == f"The record is damaged at line {line}: {what}"
    assert caught.value.render("de").startswith(f"Die Aufzeichnung ist in Zeile {line} beschädigt: ")


def test_without_lines_the_number_of_the_move_is_named() -> None:
    record = Record(NUGGETS.start(2, 7).config, [(0, 2), (0, 2)])
    with pytest.raises(BadRecord, match="damaged at line 2: 'stake 2' cannot be done now"):
        record.replay()


@pytest.mark.parametrize(
    "text",
    [
        changed("1: stake 0\n", ""),
        changed("1: stake 0", "1: stake 1"),
        changed('[Seed "7"]', '[Seed "8"]'),
        changed(Record.of(played()).end, "0" * 16),
    ],
    ids=["cut", "another move", "another seed", "another end"],
)
def test_a_record_that_was_changed_or_cut_does_not_end_where_it_says(text: str) -> None:
    record = Record.loads(text)
    assert len(record.replay(2).history) == 2
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert str(caught.value) == "The record doesn't end with the result it states: it was changed or cut off."
    assert "verändert oder abgeschnitten" in caught.value.render("de")


def test_the_checksum_covers_every_move() -> None:
    changed = Record.of(played())
    changed.moves[1] = (1, 9)
    assert changed.seal(played()) != changed.end
