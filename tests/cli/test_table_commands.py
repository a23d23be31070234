"""What can be typed at the prompt, in both languages; nothing that is typed does any harm."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.table_support import FACE, Table, asked, seen, started
from tests.texts import pairs
from trailboss import Record
from trailboss.cli.table.commands import COMMANDS, execute
from trailboss.games.winchester.rules.moves import BID, PASS
from trailboss.games.winchester.state.table import MINE_PLACE
from trailboss.games.winchester.state.table import Table as Winchester


def played(tmp_path: Path, *typed: str, **more: object) -> str:
    """What the table says to these lines; the person sits on the first seat and begins."""
    return Table(typed, tmp_path, first=0, **more).play()  # type: ignore[arg-type]


# -------------------------------------------------------------------- answers


def test_an_answer_is_played_and_the_others_moves_are_shown(tmp_path: Path) -> None:
    table = Table(["3", "quit"], tmp_path, first=0)
    shown = table.play()
    assert table.state.history[0] == BID + 3
    assert "Red bids $3000." in shown
    assert re.search(r"Blue (bids|passes)", shown)


@pytest.mark.parametrize("typed", ["bid 3", "BID  3", "3000", "$3k", "biete 3"])
def test_notation_and_sums_are_answers_too(tmp_path: Path, typed: str) -> None:
    table = Table([typed], tmp_path, first=0)
    table.play()
    assert table.state.history[0] == BID + 3


def test_unknown_input_gets_one_sentence_and_nothing_is_lost(tmp_path: Path) -> None:
    table = Table(["hello there", "\x1b[A", "9" * 500, "ß€😀", "0"], tmp_path, first=0)
    shown = table.play()
    assert "'hello there' is not a valid answer here; type 'help' for the commands." in shown
    assert table.state.history[0] == PASS


def test_an_illegal_move_is_refused_with_its_ruling(tmp_path: Path) -> None:
    shown = played(tmp_path, "bid 99", "duel", "send t3")
    assert "You can't bid $99000: you have $8000" in shown
    assert "[WIN-A-3]" in shown
    assert "[WIN-D-" in shown
    assert "'send t3' is not a valid answer here" in shown


def test_everything_is_said_in_words(tmp_path: Path) -> None:
    shown = played(tmp_path, "3", "observe", "lang de", "lage")
    assert "You are Red." in shown
    assert "Red bids $3000." in shown.partition("Since your last decision")[2]
    assert "Rules of what is on the board" in shown
    assert "answer with a number" not in shown
    assert "Du bist Rot." in shown


def test_enter_repeats_the_question(tmp_path: Path) -> None:
    assert played(tmp_path, "", "").count("Do you bid?") == 3


# -------------------------------------------------------------------- commands


def test_why_says_why_not(tmp_path: Path) -> None:
    shown = played(tmp_path, "why duel", "why 9", "why 3", "why", "why nonsense")
    assert re.search(r"exactly two players are left in the auction; now there are 3\. \[WIN-D-\d\]", shown)
    assert "you have $8000" in shown
    assert "That move is legal: Bid $3000." in shown
    assert "Name a move: why bid 7." in shown
    assert "'nonsense' is not a valid answer here" in shown


def test_why_may_be_asked_with_a_not(tmp_path: Path) -> None:
    shown = played(tmp_path, "why not duel", "why-not duel", "warum nicht duel")
    assert len(re.findall(r"exactly two players are left in the auction", " ".join(shown.split()))) == 3


def test_undo_explains_why_it_is_impossible(tmp_path: Path) -> None:
    shown = played(tmp_path, "undo")
    assert "There is no move to undo." in shown
    (tmp_path / "second").mkdir()
    begun = Table(["undo", "quit"], tmp_path / "second", first=1).play()  # only bots have moved
    assert "There is no move to undo." in begun
    shown = played(tmp_path / "..", "0", "undo", seed=3)
    assert "another seat has decided since" in shown


def test_undo_takes_a_claim_back(tmp_path: Path) -> None:
    """With claims by hand a person decides twice in a row, and nobody learns anything in between."""
    for seed in range(1, 80):
        table = Table([], tmp_path, "me,me,me", seed=seed, claims="manual")
        state = asked("claims", seats=3, seed=seed, claims="manual")
        claims = [move for move in state.legal() if state.game.text(move).startswith("claim")]
        if len(claims) < 2:
            continue
        table.sitting.session.state = state
        table.sitting.session.play(claims[0], state.to_move)
        moves = len(state.history)
        table.sitting.take_back()
        assert len(table.state.history) == moves - 1
        assert claims[0] in table.state.legal()
        return
    raise AssertionError("no game gave two claims at once")


def test_hint_tells_the_best_move_and_how_to_type_it(tmp_path: Path) -> None:
    shown = played(tmp_path, "hint")
    assert re.search(r"Hint: (.+) thousand dollars and a .+ chance to win\. \(type (\d+|d)\)", shown)
    assert "etter than" not in shown
    assert "Hint:" not in played(tmp_path, "hint nudge")
    assert re.search(r"(Better than|About as good as) “.+” \(", played(tmp_path, "hint all"))


def test_a_typo_does_not_reveal_the_hint(tmp_path: Path) -> None:
    shown = played(tmp_path, "hint nugde")
    assert "Hint:" not in shown
    assert "'hint nudge'" in shown


def test_log_tells_all_or_the_last_turns(tmp_path: Path) -> None:
    table = Table(["0"] * 12 + ["log", "log 1"], tmp_path, first=0, seed=5)
    shown = table.play()
    last = shown.rpartition("> log 1\n")[2].splitlines()[0]
    whole = shown.partition("> log\n")[2].partition("> log 1")[0].splitlines()
    assert len(whole) > 1
    assert whole[-1] == last
    assert all(paragraph.startswith("Plot ") for paragraph in whole)


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    shown = played(tmp_path, "lang de", "spieler", "sprache english", "lang xx", "lang")
    assert "Der Tisch ist jetzt auf Deutsch." in shown
    assert "Bietest du?" in shown
    assert "Rot (du): keine Parzellen" in shown
    assert "The table now uses English." in shown
    assert shown.count("Name a language") == 2


def test_help_names_every_command_in_its_language(tmp_path: Path) -> None:
    english, german = (
        played(tmp_path, "", "", typed, lang=lang, seats="me,me,me")
        for typed, lang in (("help", "en"), ("hilfe", "de"))
    )
    for command in COMMANDS:
        assert re.search(rf"^{re.escape(command.names[0])}\b", english, re.MULTILINE)
        assert re.search(rf"^{re.escape(command.names[1])}", german, re.MULTILINE)
    for look in FACE.looks:
        assert re.search(rf"^{look.names[0]}: ", english, re.MULTILINE)
        assert re.search(rf"^{look.names[1]}: ", german, re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_is_indented_where_it_is_broken(tmp_path: Path, lang: str) -> None:
    table = Table(["help"], tmp_path, lang=lang, columns=80, rows=24, drawn=True, first=0)
    lines = table.play().splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("1 2 3 ..."))
    texts = lines[start : start + 20]
    wide = texts[0].index(texts[0].split("...")[1].strip())
    broken = [line for line in texts if line.startswith(" " * wide)]
    assert broken
    assert all(len(line) <= 80 for line in texts)
    names = {"1", "Enter", *(name for each in (*COMMANDS, *FACE.looks) for name in each.names)}
    assert all(line.split()[0] in names for line in texts if line not in broken)


@pytest.mark.parametrize("name", sorted({name for each in COMMANDS for name in each.names}))
def test_every_name_of_a_command_works_in_any_case(tmp_path: Path, name: str) -> None:
    shown = played(tmp_path, f"  {name.upper()} ", drawn=False)
    assert "is not a valid answer here" not in shown


def test_save_says_where_and_makes_copies(tmp_path: Path) -> None:
    copy = tmp_path / "My Copy.record"
    table = Table(["0", "save", f"save {copy}", f"save {copy}", "save /nowhere/at/all"], tmp_path, first=0)
    shown = table.play()
    assert f"\n  trailboss play --resume {table.file}\n" in shown
    assert f"The game was copied to '{copy}'." in shown
    assert f"'{copy}' already exists" in shown
    assert "Can't use '/nowhere/at/all': no such file or folder." in shown
    copied = Record.loads(copy.read_text(encoding="utf-8")).replay()
    assert copied.history == table.state.history[: len(copied.history)]


def test_quit_saves_the_game_and_prints_the_command_to_resume(tmp_path: Path) -> None:
    table = Table(["3", "quit", "4"], tmp_path, first=0)
    shown = table.play()
    assert shown.endswith(f"Your game is saved. To resume it:\n  trailboss play --resume {table.file}\n")


def test_the_command_to_resume_is_one_that_the_shell_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`./run text` doesn't put `trailboss` on the path."""
    monkeypatch.setenv("TRAILBOSS_COMMAND", ".venv/bin/trailboss")
    assert "\n  .venv/bin/trailboss play --resume /" in played(tmp_path, "quit")


def test_a_file_name_with_blanks_is_quoted_in_the_command(tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    folder.mkdir()
    assert "--resume '" in played(folder, "quit")


def test_somebody_who_is_not_to_move_may_claim(tmp_path: Path) -> None:
    table = Table([], tmp_path, "me,me,random", claims="manual")
    table.sitting.seat = 0
    for typed, answer in (
        ("as blue", "Name a player"),
        ("as nobody claim five_plots", "Name a player"),
        ("as yellow claim five_plots", "Yellow is played by a bot."),
        ("als blau claim five_plots", "[WIN-"),
    ):
        assert not execute(table.sitting, typed)
        assert answer in table.output.getvalue().splitlines()[-1]


# -------------------------------------------------------------------- looking


def test_players_shows_your_own_things_and_what_is_public(tmp_path: Path) -> None:
    shown = played(tmp_path, "players")
    assert "Red (you): no plots; tokens: none; duel token unused; cash: $8000." in shown
    assert shown.count("secret objective: ") == 2
    assert shown.count("cash: secret.") == 2


def test_piles_tells_how_far_one_is(tmp_path: Path) -> None:
    shown = played(tmp_path, "piles")
    assert len(re.findall(r"^\$[3-7]000 for .+: (still open|you have \d of \d)\.$", shown, re.MULTILINE)) == 5
    assert "The saloon holds $1000 in tips." in shown
    assert "Still to come: " in shown


def test_progress_counts_what_the_objectives_count() -> None:
    state = asked("auction", seats=2)
    assert isinstance(state, Winchester)
    text = "\n".join(FACE.look(seen(state, 0), "piles", ""))
    for have, need in re.findall(r"you have (\d) of (\d)", text):
        assert int(have) < int(need)


def test_a_plot_can_be_looked_at(tmp_path: Path) -> None:
    shown = played(tmp_path, "plot 17", "plot 7", "plot 20", "plot", "parzelle 3")
    assert "Plot 17: prairie, ranch" in shown
    assert "Its ranch card is face down." in shown
    assert "Earns when a vehicle is active on t3, t4, t5, r3, r4." in shown
    assert shown.count("Name a plot from 1 to 19") == 2
    assert "Plot 3: desert, mine" in shown


def test_a_card_is_shown_as_far_as_it_is_known() -> None:
    state = started()
    assert isinstance(state, Winchester)
    assert "is face down." in FACE.look(seen(state, 0), "plot", "3")[-1]
    state.knowledge.learn(MINE_PLACE, 1)
    assert "you know that it is worth $" in FACE.look(seen(state, 0), "plot", "3")[-1]
    state.knowledge.learn(MINE_PLACE, 0xFFFF)
    assert "was worth $" in FACE.look(seen(state, 1), "plot", "3")[-1]


def test_map_tells_every_plot_where_nothing_is_drawn(tmp_path: Path) -> None:
    for typed in ("map", "plots"):
        shown = played(tmp_path, typed)
        for plot in range(1, 20):
            assert f"\nPlot {plot}: " in shown
        assert "The locomotive is on t" in shown


def test_map_draws_the_board_where_there_is_a_screen(tmp_path: Path) -> None:
    shown = played(tmp_path, "map", "signs", drawn=True, columns=160, rows=60)
    assert shown.count("SALOON") == 2
    assert "face down" in shown


def test_auction_prints_the_current_bid(tmp_path: Path) -> None:
    table = Table(["2", "auction"], tmp_path, "me,me", first=0)
    table.sitting.session.show_all = True
    shown = table.play().rpartition("> auction")[2]
    assert "Red leads with $2000." in shown
    assert "Still in: Red, Blue (you)." in shown
    assert "A bid of $3000 would pay $3000 to each other player and $0 to the saloon." in shown


def test_every_phrase_of_the_table_is_there_in_both_languages_with_the_same_values() -> None:
    mine = {key: both for key, both in pairs().items() if key.startswith("table.")}
    assert len(mine) > 150
    for key, (english, german) in mine.items():
        assert english, key
        assert german, key
        assert set(re.findall(r"\{(\w+)", english)) == set(re.findall(r"\{(\w+)", german)), key
