"""Several persons at one keyboard: a curtain between their hands; and the practice table, which has none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.table_support import Script, Table, asked
from trailboss.games.winchester.questions.bonus import RUMOR_TOKEN
from trailboss.games.winchester.rules.moves import BID, PASS
from trailboss.games.winchester.state.table import Table as Winchester


def test_the_keyboard_goes_round_with_a_curtain_before_each_hand(tmp_path: Path) -> None:
    table = Table(["", "3", "", "4", ""], tmp_path, "me,me,me", first=0)
    shown = table.play()
    order = re.findall(r"Pass the keyboard to (\w+)", shown)
    assert order == ["Red", "Blue", "Yellow"]
    assert table.state.history[0] == BID + 3


def test_nothing_is_left_on_the_screen_between_two_players(tmp_path: Path) -> None:
    """Between two hands the screen is wiped, with what one could scroll back to; only the curtain is left."""
    table = Table(["", "3", ""], tmp_path, "me,me,me", first=0, drawn=True)
    shown = table.play()
    wiped = shown.split("\x1b[3J")
    curtain = next(part for part in wiped if "Pass the keyboard to Blue" in part)
    assert "$8k" not in curtain
    assert "secret objective" not in curtain.lower()
    assert "Red bids $3000" not in curtain
    for name, part in (("Red", wiped[2]), ("Blue", wiped[4])):
        assert f"you are {name}" in part
        assert "secret objective" in part.lower()
        assert "Do you" in part


def test_private_events_are_shown_before_the_next_player_sits_down(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,me,me,me")
    state = asked("rumor")
    assert isinstance(state, Winchester)
    assert state.frames.kind() == RUMOR_TOKEN
    looker = state.to_move
    table.sitting.session.state = state
    table.sitting.seat = looker
    table.room._read = Script(["1", "", "", "quit"])
    table.sitting._next()
    shown = table.output.getvalue()
    name = state.game.seat_name(looker)
    assert f"For {name} only:\nYou see: " in shown
    assert shown.index("only you see this") < shown.index("Press Enter when you have seen it.")
    public = shown.partition(f"For {name} only:")[0]
    assert "only you see this" not in public


def test_the_log_hides_from_others_what_a_person_saw(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,me,me,me")
    state = asked("rumor")
    table.sitting.session.state = state
    looker = state.to_move
    table.sitting.session.play(state.legal()[0], looker)
    sees_it = {
        seat: any("only you see this" in sentence for sentence in table.sitting.session.sentences(seat, "en"))
        for seat in range(4)
    }
    assert sees_it == {seat: seat == looker for seat in range(4)}


def test_one_person_against_bots_needs_no_curtain(tmp_path: Path) -> None:
    assert "Pass the keyboard" not in Table(["3", "0"], tmp_path, first=0).play()


# -------------------------------------------------------------------- practice


def test_a_practice_table_shows_everything_to_everybody(tmp_path: Path) -> None:
    table = Table(["players", "plot 3", "plot 17"], tmp_path, "me,me,random", show_all=True, first=0)
    shown = table.play()
    assert "Pass the keyboard" not in shown
    assert "cash: secret" not in shown
    assert shown.count("cash: $8000") == 3
    assert shown.count("secret objective: ") == 6
    assert shown.count("you know that it is worth") == 2


def test_at_a_practice_table_every_move_can_be_undone(tmp_path: Path) -> None:
    """Bots' moves go back with it, up to the last decision of a person."""
    table = Table(["3", "undo", "0", "undo", "undo"], tmp_path, "me,random,random", show_all=True, first=0)
    shown = table.play()
    assert shown.count("Undone.") == 2
    assert "There is no move to undo." in shown
    assert table.state.history == []
    assert len(table.sitting.session.log) == 1


def test_a_finished_practice_game_can_be_undone_too(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,random,random", show_all=True)
    table.play_random()
    assert table.state.over
    table.room._read = Script(["undo", "quit"])
    table.sitting.run()
    assert not table.state.over


@pytest.mark.parametrize("show_all", [False, True])
def test_a_whole_game_between_persons_ends(tmp_path: Path, show_all: bool) -> None:
    table = Table([], tmp_path, "me,me,me", drawn=not show_all, show_all=show_all, columns=60, rows=24)
    shown = table.play_random()
    assert table.state.over
    assert "Final score" in shown


def test_the_last_one_left_may_still_bid(tmp_path: Path) -> None:
    table = Table(["0", "0"], tmp_path, "me,me,me", show_all=True, first=0)
    shown = table.play()
    assert [entry % table.state.game.move_count for entry in table.state.history] == [PASS, PASS]
    assert "Everybody else has passed, and nobody has bid" in shown
