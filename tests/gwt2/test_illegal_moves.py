"""Illegal moves of the second edition: every reason with its ruling, and no move at any table without one."""

from typing import Any, Final

import pytest

from tests.gwt.illegal_moves import IllegalCase
from tests.gwt2.illegal_moves import ILLEGAL_SECOND
from tests.gwt2.story import Story, new_game, wander
from tests.ledger import RULINGS
from trailboss.core.errors import BadMove, BadOption, Reason
from trailboss.core.rng import seeded
from trailboss.core.toml_file import BadFile
from trailboss.games.gwt.rules.game import GWT1, GWT2
from trailboss.games.gwt.solo.deck import LEVELS, sam_deck


@pytest.mark.parametrize(
    "case", ILLEGAL_SECOND, ids=[f"{each.key} {each.ruling} {each.tried}" for each in ILLEGAL_SECOND]
)
def test_an_illegal_move_gets_its_reason_and_changes_nothing(case: IllegalCase) -> None:
    case.check(Story(**case.table))


def test_while_a_token_is_used_out_of_turn_the_other_one_waits() -> None:
    game = Story(on="a", tokens={"Tom": 1})
    game.state.play(GWT2.move("exchange"), 1)
    reason = game.state.why_not(GWT2.move("aux dollars single"), 0)
    assert reason is not None
    assert reason.render("en") == "It's Blue's turn: 'Draw a card'."
    assert reason.render("de") == "Blau ist am Zug: 'Zieh eine Karte'."


TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"simmental": True, "building_sides": "random"}),
    (3, {"building_sides": "random", "cards_in_kansas_city": "yes"}),
    (4, {"simmental": True, "neutral_buildings": "shuffled"}),
    *((1, {"sam": level, "simmental": level == "hard", "building_sides": "random"}) for level in LEVELS),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_is_either_legal_or_refused_with_a_ruling_that_exists(
    seats: int, options: dict[str, Any]
) -> None:
    """Tables in the middle of random games, every seat, every move there is: no third way."""
    chance = seeded(f"{seats} {options}")
    found: dict[str, Reason] = {}
    state = new_game(seats, seed=seats, **options)
    while not state.over:
        wander(state, chance, 7)
        for seat in range(seats):
            legal = set(state.legal_for(seat))
            for move in range(GWT2.move_count):
                reason = state.why_not(move, seat)
                assert (reason is None) == (move in legal), GWT2.text(move)
                if reason is not None and (reason.key not in found or move % 7 == 0):
                    found[reason.key] = reason
                    assert reason.ruling in RULINGS
                    assert reason.render("en") != reason.render("de")
    assert len(found) > 15


def test_moves_of_the_other_edition_do_not_exist_here() -> None:
    for text in ("deliver topeka", "trade teepee_4", "ride c3"):
        assert GWT1.move(text) >= 0
        with pytest.raises(BadMove):
            GWT2.move(text)
    for text in ("exchange", "raise orange1", "buy orange1 with 2", "deliver peoria", "trade outlaw_4"):
        assert GWT2.move(text) >= 0
        with pytest.raises(BadMove) as refused:
            GWT1.move(text)
        assert "(first edition)" in str(refused.value)


# -------------------------------------------------------------------- options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sam_plays_against_one_player_only(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GWT2.start(seats, 1, sam="easy")
    assert refused.value.render("en") == "Sam plays against one player only."
    assert refused.value.render("de") == "Sam spielt nur gegen einen einzigen Spieler."


def test_sam_has_three_levels() -> None:
    with pytest.raises(BadOption) as refused:
        GWT2.start(1, 1, sam="deadly")
    english = "The option sam can't be 'deadly'; it can be none, easy, medium, hard."
    assert refused.value.render("en") == english
    assert refused.value.render("de").startswith("Die Einstellung sam kann nicht 'deadly' sein")


@pytest.mark.parametrize("option", ["simmental", "sam", "sam_deck"])
def test_the_first_edition_has_neither_simmental_nor_sam(option: str) -> None:
    with pytest.raises(BadOption) as refused:
        GWT1.start(2, 1, **{option: "hard"})
    assert f"has no option {option!r}" in refused.value.render("en")


STANDARD: Final = sam_deck("standard").text
CARD_9: Final = '9 = { steps = 2, do = ["build"] }'
LINE_9: Final = 11
HARD: Final = 'hard = { first = "chicago", with = ["cowboy", "builder", "engineer"] }\n'
ACTIONS: Final = (
    "hire_any, hire_specialized, hire_engineer, engine, objective, outlaw, hazard, cattle, add_cattle, "
    "cattle_with_one_less, build"
)


@pytest.mark.parametrize(
    ("old", "new", "line", "english"),
    [
        (
            "sam deck 2",
            "sam deck 3",
            1,
            "these cards have format 'sam deck 3'; this version of Trailboss reads 'sam deck 2'.",
        ),
        (CARD_9, CARD_9.replace("2", "0"), LINE_9, "a number from 1 to 20 was expected, not 0."),
        (
            CARD_9,
            CARD_9.replace("build", "dance"),
            LINE_9,
            f"'dance' isn't possible here; possible: {ACTIONS}.",
        ),
        (
            CARD_9,
            CARD_9.replace("2,", '2, if = "rancher",'),
            LINE_9,
            "'rancher' isn't possible here; possible: cowboy, builder, engineer.",
        ),
        (CARD_9, "9 = { steps = 2 }", LINE_9, "'do' is missing."),
        (CARD_9, "9 = 2", LINE_9, "a table was expected, not '2'."),
        (CARD_9, CARD_9.replace('["build"]', '"build"'), LINE_9, "a list was expected, not 'build'."),
        (
            CARD_9,
            CARD_9.replace("9", "nine"),
            LINE_9,
            "a card has a number from 1 to 60, not 'nine'.",
        ),
        ("[13, 14, 15]", "[13, 14, 16]", 19, "there is no card 16."),
        (HARD, "", 18, "'hard' is missing."),
    ],
)
def test_bad_cards_of_sam_name_the_line(old: str, new: str, line: int, english: str) -> None:
    assert STANDARD.count(old) == 1
    with pytest.raises(BadFile) as refused:
        GWT2.start(1, 1, sam_deck=STANDARD.replace(old, new))
    assert refused.value.render("en") == f"Sam's cards, line {line}: {english}"
    german = refused.value.render("de")
    assert german.startswith(f"Sams Karten, Zeile {line}: ")
    assert english not in german
