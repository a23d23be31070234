"""Levels: five names that mean a bot in every game."""

import pytest

import trailboss
from trailboss import bots
from trailboss.bots.levels import LEVELS
from trailboss.core.messages import format_message

GAMES = ("winchester", "gwt1", "gwt2")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_with_a_bot_that_plays_it(game: str) -> None:
    assert tuple(bots.levels(game)) == LEVELS
    for level, spec in bots.levels(game).items():
        bot = bots.make(f" {level.title()} ", 3, game)
        assert (bot.name, bot.seed) == (level, 3)
        assert type(bot) is type(bots.make(spec, game=game))


def test_levels_have_words_in_both_languages() -> None:
    assert [format_message(f"bots.level.{level}", {}, "de") for level in LEVELS] == [
        "leicht",
        "mittel",
        "schwer",
        "meisterlich",
        "weltmeisterlich",
    ]


def test_a_level_without_a_game_is_refused() -> None:
    with pytest.raises(
        bots.BadSpec, match="hard is a level, which means a different bot in every game"
    ) as refused:
        bots.make("hard")
    assert refused.value.render("de").startswith("hard ist eine Stufe")


def test_a_level_takes_neither_budget_nor_model() -> None:
    with pytest.raises(bots.BadSpec, match="remove ':2s'"):
        bots.make("hard:2s", game="gwt1")
    with pytest.raises(bots.BadSpec, match="remove '@m'"):
        bots.make("hard@m", game="gwt1")


def test_no_bot_can_have_the_name_of_a_level() -> None:
    with pytest.raises(ValueError, match="cannot be the name of a bot"):
        bots.register("easy", bots.Bot)


def lead_of(level: str, over: str, game: str, seats: int, deals: int) -> float:
    """How far one of a level ends ahead of the best of the others, summed over so many deals."""
    lead = 0
    for seed in range(deals):
        state = trailboss.game(game).start(seats, seed)
        me = seed % seats
        players = [bots.make(level if seat == me else over, seed, game) for seat in range(seats)]
        chance = trailboss.seeded(f"levels {seed}")
        while not state.over:
            state.play(bots.decide(players[state.to_move], state, chance))
        totals = [score.total for score in state.scores()]
        lead += totals[me] - max(total for seat, total in enumerate(totals) if seat != me)
    return lead


@pytest.mark.parametrize(("game", "seats"), [("winchester", 3), ("gwt1", 2), ("gwt2", 2)])
def test_the_easy_one_loses_to_the_medium_one(game: str, seats: int) -> None:
    """It takes what pays now: behind over a few games, yet it plays to the end."""
    assert lead_of("easy", "medium", game, seats, 6) < 0


def test_the_hard_one_gains_more_than_a_medium_one_would() -> None:
    """Only in the shorter game: there are enough deals to tell. The others are rated by the arena."""
    alike = lead_of("medium", "medium", "winchester", 3, 12)
    assert lead_of("hard", "medium", "winchester", 3, 12) > alike


@pytest.mark.parametrize("game", GAMES)
def test_up_to_hard_no_level_looks_at_a_clock(game: str) -> None:
    """They are as strong on a slow machine as on a fast one, and choose the same."""
    for level in ("easy", "medium", "hard"):
        budget = bots.Spec.parse(bots.levels(game)[level]).budget
        assert not budget or budget.isdigit()
