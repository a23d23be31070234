"""Steps of several moves: played in one request, forced answers by the table, all undone together."""

from __future__ import annotations

import random

from tests.server.conftest import Come
from tests.server.live_server import Guest, Json, me


def alone(guest: Guest, **more: object) -> str:
    """A game of one person against Sam, in which nobody else moves."""
    table = guest.set_table("gwt2", [me()], options={"sam": "easy"}, seed=7, **more)
    return str(table["id"])


class Player:
    """Plays one step after the other."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table, self.count = guest, table, 0
        self.update = guest.state(table, 0)

    def play(self, move: str) -> list[Json]:
        """Play a step; the entries that it became."""
        self.count += 1
        before = self.update["seq"]
        answer = self.guest.move(self.table, 0, before, move, f"{self.count}")
        assert answer.status_code == 200, answer.text
        self.update = self.guest.state(self.table, 0)
        return [entry for entry in self.update["log"] if entry["seq"] > before]

    def undo(self) -> Json:
        self.count += 1
        with self.guest.live(self.table, 0) as line:
            line.next_update()
            assert line.ask("undo", seq=self.update["seq"], id=f"{self.count}")["type"] == "done"
        self.update = self.guest.state(self.table, 0)
        entry: Json = self.update["log"][-1]
        return entry


def first_by_chance(player: Player, wanted: str, chance: random.Random) -> Json:
    """Play by chance until a shortcut is offered that is listed or not."""
    for _ in range(400):
        for shortcut in player.update["shortcuts"]:
            if shortcut["listed"] == (wanted == "listed") and (shortcut["final"] == (wanted == "listed")):
                found: Json = shortcut
                return found
        player.play(chance.choice(player.update["choices"])["move"])
    raise AssertionError(f"no shortcut that is {wanted}")


def test_a_shortcut_is_one_step_that_is_undone_as_one(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    shortcut = first_by_chance(player, "on the board", random.Random(1))
    before = player.update
    first, second = shortcut["move"].split("; ")
    entries = player.play(shortcut["move"])
    assert [(entry["move"], entry["part"]) for entry in entries[:2]] == [(first, None), (second, "then")]
    assert player.update["undo"] == before["undo"] + 1
    undone = player.undo()
    assert undone["undone"] == [entry["seq"] for entry in entries]
    for part in ("view", "choices", "shortcuts", "question", "undo"):
        assert player.update[part] == before[part]


def test_a_whole_draw_is_one_request(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    shortcut = first_by_chance(player, "listed", random.Random(2))
    entries = player.play(shortcut["move"])
    assert "; ".join(entry["move"] for entry in entries) == shortcut["move"]
    assert player.update["question"]["phase"] == "discard"
    assert player.update["undo"] == 0


def test_a_token_and_its_draw_are_one_step_at_the_place_of_the_token(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    both = player.update["choices"] + player.update["shortcuts"]
    offered = {each["move"]: each["targets"] for each in both}
    assert offered["exchange"] == offered["exchange; draw; draw"] == ["exchange"]


def test_forced_answers_are_logged_and_undone_with_the_answer_before(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    chance = random.Random(3)
    undone = 0
    for _ in range(300):
        before = player.update
        choice = chance.choice(before["choices"])
        entries = player.play(choice["move"])
        if player.update["question"] is None:
            break
        assert entries[0]["part"] is None
        assert {entry["part"] for entry in entries[1:]} <= {"auto"}
        assert (player.update["undo"] == 0) == choice["final"], choice["move"]
        if len(entries) > 1 and not choice["final"]:
            assert player.undo()["undone"] == [entry["seq"] for entry in entries]
            assert player.update["view"] == before["view"]
            undone += 1
            player.play(choice["move"])
    assert undone > 5


def test_a_step_ends_where_its_next_move_is_not_legal(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    move = player.update["choices"][0]["move"]
    entries = player.play(f"{move}; {move}")
    assert [entry["move"] for entry in entries if entry["part"] != "auto"] == [move]
    known = guest.move(player.table, 0, 1, "foresight nowhere; end", "other")
    assert known.json()["code"] == "bad_move"


def first_panel(player: Player, chance: random.Random) -> list[str]:
    """Play by chance until several questions are answered in one panel; their titles."""
    for _ in range(400):
        several = player.update["at_once"]
        if several and several["titles"]:
            titles: list[str] = several["titles"]
            return titles
        player.play(chance.choice(player.update["choices"])["move"])
    raise AssertionError("no panel")


def test_foresight_tiles_are_chosen_in_one_panel(come: Come) -> None:
    player = Player(guest := come(), alone(guest))
    chance = random.Random(4)
    for _ in range(2):
        titles = first_panel(player, chance)
        assert titles == ["Column 1", "Column 2", "Column 3"][: len(titles)]
        assert player.update["at_once"]["count"] == len(titles) > 1
        assert player.update["question"]["text"] == "Choose one foresight tile from each column."
        before, steps = player.update, [each["move"] for each in player.update["shortcuts"]]
        whole = [step for step in steps if not any(other.startswith(f"{step}; ") for other in steps)]
        step = chance.choice(whole)
        chosen = next(each for each in before["shortcuts"] if each["move"] == step)
        path = chosen["move"].split("; ")
        assert path[0] in {choice["move"] for choice in before["choices"]}
        entries = player.play(chosen["move"])
        assert [entry["move"] for entry in entries[: len(path)]] == path
        assert entries[len(path) - 1]["targets"] == chosen["targets"]
        assert (player.update["undo"] == 0) == chosen["final"]
        if not chosen["final"]:
            assert player.undo()["undone"] == [entry["seq"] for entry in entries]
            assert player.update["at_once"] == before["at_once"]
            player.play(chosen["move"])


def test_every_step_of_a_panel_is_legal_and_complete(come: Come) -> None:
    """As a step goes, so do the questions one by one."""
    player = Player(guest := come(), alone(guest))
    first_panel(player, random.Random(5))
    choices, shortcuts = player.update["choices"], player.update["shortcuts"]
    for move in [each["move"] for each in choices if not each["out_of_turn"]]:
        following = [each for each in shortcuts if each["move"].startswith(f"{move}; ")]
        direct = [each for each in following if each["move"].count("; ") == 1]
        player.play(move)
        offered = [each for each in player.update["choices"] if not each["out_of_turn"]]
        assert [each["move"] for each in direct] == [f"{move}; {each['move']}" for each in offered]
        for part in ("text", "targets"):
            assert [each[part] for each in direct] == [each[part] for each in offered]
        player.undo()
