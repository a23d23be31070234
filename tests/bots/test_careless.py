"""The bot that slips: how often, and what becomes of it."""

import pytest

import trailboss
from trailboss import bots
from trailboss.bots.search.adapter import adapter_for
from trailboss.core.contract import State


def positions(game: str, seats: int) -> list[State]:
    """Where somebody chooses among several moves, in one game of the policy against itself."""
    found = []
    state = trailboss.game(game).start(seats, 4)
    adapter = adapter_for(game, 0)
    while not state.over:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(adapter.choose(state, state.to_move))
    return found


@pytest.mark.parametrize(("game", "seats"), [("winchester", 3), ("gwt1", 2), ("gwt2", 2)])
def test_without_slips_it_plays_as_the_policy_does(game: str, seats: int) -> None:
    found = positions(game, seats)
    bot, adapter = bots.make("careless:0", 1, game), adapter_for(game, 1)
    assert [bot.choose(state, state.to_move) for state in found] == [
        adapter.choose(state, state.to_move) for state in found
    ]


@pytest.mark.parametrize(("game", "seats"), [("winchester", 3), ("gwt2", 2)])
def test_the_more_slips_the_more_often_it_leaves_the_policy(game: str, seats: int) -> None:
    found = positions(game, seats)
    adapter = adapter_for(game, 1)
    policy = [adapter.choose(state, state.to_move) for state in found]

    def departures(spec: str) -> int:
        bot = bots.make(spec, 1, game)
        chosen = [bot.choose(state, state.to_move) for state in found]
        return sum(mine != its for mine, its in zip(chosen, policy, strict=True))

    few, usual, all_of_them = departures("careless:10"), departures("careless"), departures("careless:100")
    assert 0 < few < usual < all_of_them
    assert usual == departures("careless:30")


@pytest.mark.parametrize("budget", ["101", "ten", "-1", "2s", "٣"])
def test_an_invalid_share_is_refused(budget: str) -> None:
    with pytest.raises(bots.BadSpec) as refused:
        bots.make(f"careless:{budget}")
    assert str(refused.value) == (f"{budget!r} is not a percentage of slips; write a number from 0 to 100.")
    assert refused.value.render("de").startswith(f"{budget!r} ist kein Prozentsatz für Patzer; schreibe")
