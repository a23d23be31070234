"""How many clicks a game takes: a recorded game of two people is entered again, and every input is counted.

Run it with `-s` to see the distribution.
"""

from collections import Counter
from pathlib import Path
from statistics import mean

from playwright.sync_api import Locator

from tests.browser.conftest import Enter
from tests.browser.host import Host
from tests.browser.visitor import PANEL, Visitor, me
from trailboss.core.record import Record

RECORD = Path(__file__).with_name("two_players.txt")
MOST = 8.0
"""Inputs per turn on average."""
TURNS = 30
"""So many turns are entered; the whole game has 69 and differs by a tenth of an input."""


class Typist:
    """Somebody who enters a recorded game with as few clicks as the page needs."""

    def __init__(self, visitor: Visitor, moves: list[tuple[int, str]]) -> None:
        self.visitor, self.moves = visitor, moves
        self.turns: list[int] = []
        self.inputs = 0

    def enter(self, table: str) -> None:
        """Enter the game; both people sit at one screen, and the clicks that pass it on don't count."""
        done = 0
        while done < len(self.moves) and len(self.turns) < TURNS:
            seat = self.moves[done][0]
            self.pass_screen()
            shown = self.visitor.ask("GET", f"/api/tables/{table}/state")["seq"]
            self.visitor.wait_for(lambda seq=shown: self.visitor.seq() == seq, "the page lags behind")
            self.one_input([move for by, move in self.moves[done:] if by == seat])
            log = self.visitor.ask("GET", f"/api/tables/{table}/state")["log"]
            played = [entry["move"] for entry in log if entry["kind"] == "move"]
            assert played == [move for _, move in self.moves[: len(played)]]
            done = len(played)
            if done == len(self.moves) or self.moves[done][0] != seat:
                self.turns.append(self.inputs)
                self.inputs = 0

    def pass_screen(self) -> None:
        visitor, curtain = self.visitor, self.visitor.page.locator("[data-curtain]")
        visitor.wait_for(lambda: visitor.asked() or curtain.count() > 0, "nothing is asked")
        if curtain.count():
            curtain.get_by_role("button").first.click()
            visitor.wait_for_question()

    def one_input(self, moves: list[str]) -> None:
        """Click what plays as many of the next moves as possible, and confirm it if that is asked for."""
        page, before = self.visitor.page, self.visitor.seq()
        finish = page.locator(f'[data-confirm="{moves[0]}"]:visible:not([disabled])')
        panel = page.locator(PANEL)
        if finish.count():
            self.click(finish.first)
        elif panel.count():
            for at, move in enumerate(moves[: panel.count()]):
                answer = panel.nth(at).locator(f'[data-move$="{move}"]')
                if answer.get_attribute("aria-pressed") == "false":
                    self.click(answer)
        else:
            offered = page.locator("[data-move]:visible").evaluate_all(
                "(all) => all.map((one) => one.dataset.move)"
            )
            steps = [step for step in offered if step.split("; ") == moves[: step.count("; ") + 1]]
            assert steps, f"{moves[0]} is not offered"
            step = max(steps, key=lambda step: step.count("; "))
            listed = page.locator(f'[data-answers] [data-move="{step}"]:visible')
            self.click((listed if listed.count() else page.locator(f'[data-move="{step}"]:visible')).first)
            wanted = page.locator("[data-question]").get_attribute("data-wanted")
            for move in moves[1 : int(wanted or 1)] if step == moves[0] else []:
                self.click(page.locator(f'[data-answers] [data-move="{move}"]:visible').first)
        now = self.visitor.look()
        if not now.busy and now.seq == before:
            assert self.confirmed(), f"dropped click: {moves[:3]}"
            self.click(page.locator('[data-confirm]:not([data-confirm=""]):visible').first)
        self.visitor.wait_until_played(before, str(moves[:3]))

    def confirmed(self) -> bool:
        """Is there something chosen that waits to be confirmed?"""
        return self.visitor.page.locator('.confirm.primary:not([data-confirm=""]):visible').count() > 0

    def click(self, target: Locator) -> None:
        self.inputs += 1
        target.click(force=True)


def test_a_turn_takes_few_inputs(host: Host, visit: Enter) -> None:
    record = Record.loads(RECORD.read_text(encoding="utf-8"))
    game, count = record.config.game, record.config.game.move_count
    moves = [(entry // count, game.text(entry % count)) for entry in record.replay().history]
    people = visit(host)
    table = people.set_table("gwt2", [me("Mara"), me("Otis")], seed=record.config.seed)
    typist = Typist(people, moves)
    typist.enter(table)
    print(len(typist.turns), mean(typist.turns), sorted(Counter(typist.turns).items()))
    assert mean(typist.turns) <= MOST
