"""An heir sees what its seat knows and nothing else, and plays by the rules in every kind of game."""

from itertools import product

import pytest

import trailboss
from tests.winchester.story import Story, new_game
from trailboss import bots
from trailboss.core.contract import Value
from trailboss.games.winchester.questions.claims import open_rights
from trailboss.games.winchester.state.state import WinchesterState

FACES, CLAIMS, BANKS = ("face_up", "face_down"), ("automatic", "manual"), ("unlimited", "limited")
TABLES = [
    (seats, {"bonus_tokens": faces, "claims": claims, "bank": bank})
    for seats, faces, claims, bank in product((2, 3, 4, 5), FACES, CLAIMS, BANKS)
]


def hidden_from(state: WinchesterState, seat: int) -> list[object]:
    """Everything of a state that the determinizations for a seat make up."""
    return [state.secret, state.mines, state.ranch, state.bonus, state.order, state.rng.words()]


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hidden_information_changes_nothing(seats: int, faces: str) -> None:
    """At every decision of a game the heir is shown the truth and four determinizations of it.
    They differ in all that is hidden, and it does the same in each."""
    state = new_game(seats, seed=seats, bonus_tokens=faces)
    chance, heir = trailboss.seeded(seats), bots.make("heir")
    asked = differed = 0
    while not state.over:
        seat = state.to_move
        choice = heir.choose(state.copy(), seat)
        for _ in range(4):
            determinized = state.determinize(seat, chance)
            assert isinstance(determinized, WinchesterState)
            assert determinized.view(seat) == state.view(seat)
            differed += hidden_from(determinized, seat) != hidden_from(state, seat)
            assert heir.choose(determinized, seat) == choice
            asked += 1
        state.play(choice)
    assert differed == asked > 4 * 19


def test_its_choice_is_the_same_each_time_and_for_each_seed() -> None:
    state, chance = new_game(seed=3), trailboss.seeded(3)
    heirs = [bots.make("heir", seed=seed) for seed in (0, 0, 1, 2)]
    while not state.over:
        choices = {bots.decide(heir, state, chance) for heir in heirs}
        assert len(choices) == 1
        state.play(choices.pop())


def test_it_uses_what_it_has_seen() -> None:
    """A mine is for sale and Ana has looked at its card.
    For a card of 7000 she bids where she passes for an empty one."""

    def answer(notes: int) -> str:
        game = Story("Ana Ben Cleo Dan", plots=[3], mines={3: notes}, owns={"Ben": [1], "Cleo": [9]})
        game.state.knowledge.learn(10, 1 << game.seat("Ana"))  # the place of the card on plot 3
        game.play("Ana: bid 1", "Ben: bid 4", "Cleo: pass", "Dan: pass")
        return game.state.game.text(bots.decide(bots.make("heir"), game.state, trailboss.seeded(1)))

    assert answer(7) in ("bid 5", "bid 6", "bid 7", "duel")
    assert answer(0) == "pass"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_plays_by_the_rules_at_every_table(seats: int, options: dict[str, Value]) -> None:
    """One heir at a table of random players, who bring about what nobody would think of.
    `decide` refuses every move that is not legal."""
    state = new_game(seats, seed=len(str(options)), **options)
    chance = trailboss.seeded(seats)
    players = [bots.make("heir" if seat == 0 else "random", seed=seat) for seat in range(seats)]
    while not state.over:
        state.play(bots.decide(players[state.to_move], state, chance))
    assert sum(score.place == 1 for score in state.scores()) >= 1


@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_heirs_play_whole_games_among_themselves(seats: int, options: dict[str, Value]) -> None:
    state = new_game(seats, seed=len(str(options)), **options)
    chance, heir = trailboss.seeded(seats), bots.make("heir")
    while not state.over:
        state.play(bots.decide(heir, state, chance))
    assert all(not open_rights(state, seat) for seat in range(seats)), "a pile was earned and not claimed"
