"""The catalogue: everything that a player can see has an entry that explains it in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest

import trailboss
from tests.ledger import RULINGS
from tests.presentation.games import VARIANTS, Variant, played
from trailboss.core.contract import Option, State
from trailboss.games.gwt.components.actions import ACTION_IDS
from trailboss.games.gwt.present.view import GwtView
from trailboss.games.gwt.rules.edition import private_key
from trailboss.games.gwt.rules.game import GreatWesternTrail
from trailboss.games.winchester.components.map import standard
from trailboss.games.winchester.present.view import WinchesterView
from trailboss.presentation import about, catalogue, choice, shown
from trailboss.presentation.components import Component, Components

GAMES = ["gwt1", "gwt2", "winchester"]


def every(components: Components) -> Iterator[tuple[str, str, Component]]:
    for kind, entries in components.items():
        for name, component in entries.items():
            yield kind, name, component


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_what_an_objective_card_needs_is_told_without_its_points(game: str) -> None:
    for card in catalogue(game, {})["objective"].values():
        for lang, needs in (("en", "Needs "), ("de", "Verlangt: ")):
            asked = card.help[0].render(lang)
            tasks, _, points = card.name.render(lang).rpartition(" (")
            assert points[0].isdigit()
            assert asked.startswith(needs)
            assert asked.removeprefix(needs).casefold() == f"{tasks}.".casefold()


# -------------------------------------------------------------------- what a view shows


def seen_in_gwt(view: GwtView) -> Iterator[tuple[str, str]]:
    """Everything with an id in a view, by kind."""
    if view["question"] is not None:
        yield "question", view["question"]
    yield "fee", str(view["seats"])
    for tile in view["trail"]:
        yield "space", tile["space"]
        yield ("building" if re.fullmatch(r"[A-G]|\d+[ab]", tile["tile"]) else "tile"), tile["tile"]
    for column, tiles in enumerate(view["foresight"], 1):
        yield "foresight_column", str(column)
        yield from (("tile", each) for each in tiles if each is not None)
    for row in range(1, len(view["jobs"]) + 1):
        yield "job_row", f"row{row}"
    yield from (("cattle", face) for face in view["cattle"])
    yield from (("objective", face) for face in view["display"])
    yield from (("station_master", each) for each in view["station_masters"] if each is not None)
    yield from (("worker", each) for each in view["stationed"])
    yield from (("tile", each) for each in view["away"] if len(each) > 1)
    yield from card(view["removed"])
    for rancher in view["ranchers"]:
        if rancher["herder"] is not None:
            yield "space", rancher["herder"]
        yield "position", rancher["engine"]
        yield "certificates", str(rancher["certificates"])
        yield from (("disc", each) for each in rancher["discs"])
        yield from (("worker", each) for each in rancher["workers"])
        yield from (
            ("worker_space", f"{kind}_{count}") for kind, count in rancher["workers"].items() if count
        )
        yield from (("building", each) for each in rancher["stock"])
        yield from (("tile", each) for each in rancher["tiles"])
        yield from (("station", each) for each in rancher["stations"])
        yield from (("city", each) for each in rancher["cities"])
        yield from (("station_master", each) for each in rancher["station_masters"])
        yield from card([*(rancher["hand"] or []), *rancher["unshown"], *rancher["pile"]])
        yield from card(rancher["objectives"])
    if view["sam"] is not None:
        yield "sam_level", view["sam"]["level"]
        yield "worker", view["sam"]["specialization"]
        yield from (("sam", str(number)) for number in [*view["sam"]["cards"], *view["sam"]["pile"]])


def card(faces: list[str]) -> Iterator[tuple[str, str]]:
    for face in faces:
        yield ("objective" if face.startswith(("obj", "start")) else "cattle"), face


def seen_in_winchester(view: WinchesterView) -> Iterator[tuple[str, str]]:
    if view["question"] is not None:
        yield "question", view["question"]
    yield from (("square", square) for square in (view["train"], view["boat"]) if square is not None)
    yield from (("plot", str(plot)) for plot in [view["plot"], *view["to_come"]])
    for pile in view["piles"]:
        yield "pile", str(pile["notes"])
        yield "shared", pile["objective"]
    for plot in view["plots"]:
        yield "plot", str(plot["plot"])
        yield "terrain", plot["terrain"]
        if plot["token"] is not None:
            yield "token", plot["token"]
        if plot["card"] is not None:
            yield "look", "ranch" if plot["card"] == "ranch" else f"mine{plot['plot']}"
    for player in view["players"]:
        yield from (("token", each) for each in player["tokens"])
        yield from (("secret", each) for each in player["secrets"] if each is not None)
        yield from (("shared", each) for each in player["may_claim"])


# -------------------------------------------------------------------- what a move names

ARGUMENTS = {
    "place": "space", "ride": "space", "via": "space", "at": "space", "copy": "space", "hazard": "space",
    "trade": "space", "do": "action", "aux": "aux", "play": "objective", "engine": "position", "disc": "disc",
    "disc from": "station", "give": "worker", "station": "station", "foresight": "foresight",
    "certificates": "certificates", "deliver": "city", "raise": "cattle", "send": "square", "look": "look",
    "claim": "shared",
}  # fmt: skip


def named_by(state: State, move: int) -> Iterator[tuple[str, str]]:
    """The verb of a move and everything that its words name, by kind."""
    verb = state.game.vocabulary.kind(move)
    rest = state.game.text(move)[len(verb) :].strip()
    yield "verb", verb
    if verb in ARGUMENTS:
        first = rest.split()[0] if verb == "aux" else rest
        yield ARGUMENTS[verb], first
        if verb == "aux":
            yield "action", "aux_" + rest.replace(" ", "_")
    elif verb in ("discard", "remove"):
        yield from card([rest])
    elif verb == "gain":
        yield from ([("display", rest)] if rest == "top" else card([rest]))
    elif verb == "hire":
        worker, row = rest.split()
        yield "worker", worker
        yield "job_row", row
    elif verb == "build":
        yield "building", f"{rest}a"
        yield "building", f"{rest}b"
    elif verb == "buy":
        yield from (("cattle", face) for face in rest.partition(" with ")[0].split())
    else:
        assert verb in (
            *("end", "skip", "stop", "draw", "add", "exchange", "buy orange1 with"),
            *("pass", "bid", "duel", "done"),
        )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_everything_seen_chosen_and_counted_has_an_entry(variant: Variant) -> None:
    components = catalogue(variant.game)
    wanted: set[tuple[str, str]] = set()
    for seed in range(2):
        for number, state in enumerate(played(variant, seed)):
            for seat in range(state.seats):
                for move in state.legal_for(seat):
                    wanted.update(named_by(state, move))
            if number % 5 and not state.over:
                continue
            for viewer in (None, state.to_move):
                view = state.view(viewer)
                if variant.game == "winchester":
                    wanted.update(seen_in_winchester(cast(WinchesterView, view)))
                else:
                    wanted.update(seen_in_gwt(cast(GwtView, view)))
            wanted.update(("score", part) for score in state.scores() for part in score.parts)
    missing = {(kind, name) for kind, name in wanted if name not in components.get(kind, {})}
    assert not missing
    assert len(wanted) > 60


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_vocabulary_is_named(game: str) -> None:
    components = catalogue(game)
    assert set(components["verb"]) == {kind.name for kind in trailboss.game(game).vocabulary.kinds}


# -------------------------------------------------------------------- how it is said


@pytest.mark.parametrize("game", GAMES)
def test_names_and_help_are_whole_sentences_in_both_languages(game: str) -> None:
    for kind, name, component in every(catalogue(game)):
        assert component.name.render("en"), (kind, name)
        assert component.name.render("de"), (kind, name)
        assert not component.name.render("en")[0].islower(), component.name
        assert not component.name.render("de")[0].islower(), component.name
        assert component.help or kind == "board", (kind, name)
        for sentence in component.help:
            assert sentence.render("en") != sentence.render("de"), sentence
            for text in (sentence.render("en"), sentence.render("de")):
                assert text.endswith((".", "!", "?")), text
                assert not text[0].islower(), text
                assert not re.search(r"[{}]|\bNone\b|  |\.\.", text), text
                assert len(text) <= 190, text


@pytest.mark.parametrize("game", GAMES)
def test_all_cited_rulings_exist(game: str) -> None:
    for kind, name, component in every(catalogue(game)):
        assert set(component.rulings) <= set(RULINGS), (kind, name)
        assert len(set(component.rulings)) == len(component.rulings)


def test_german_uses_the_informal_address() -> None:
    for game in GAMES:
        for _, _, component in every(catalogue(game)):
            for text in component.help:
                assert not re.search(r"\b(Ihr|Ihre|Ihnen|Ihrem|Ihren)\b", text.render("de")), text


# -------------------------------------------------------------------- figures


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_buildings_print_what_the_rules_play_with(game: str) -> None:
    edition = cast(GreatWesternTrail, trailboss.game(game)).edition
    components = catalogue(game)
    assert len(components["building"]) == 7 + 2 * edition.buildings
    for name, component in components["building"].items():
        key = (
            "ABCDEFG".index(name) + 1
            if name in "ABCDEFG"
            else private_key(int(name[:-1]), "ab".index(name[-1]))
        )
        assert component.actions == [[ACTION_IDS[one] for one in either] for either in edition.local[key]]
        assert (component.figures["builders"], component.figures["points"]) == (
            edition.workers[key],
            edition.vp[key],
        )
        assert component.figures["green_hand"] == edition.green_hand[key]
        assert component.figures["black_hand"] == edition.black_hand[key]


@pytest.mark.parametrize("game", GAMES)
def test_printed_actions_have_entries(game: str) -> None:
    components = catalogue(game)
    for kind, name, component in every(components):
        for either in component.actions:
            assert either
            assert all(action in components["action"] for action in either), (kind, name)


def test_an_action_tells_its_steps() -> None:
    actions = catalogue("gwt1")["action"]
    assert actions["white_for_2"].figures["steps"] == ["discard:white", "dollars:2"]
    assert actions["engine_per_engineer"].figures["steps"] == ["engine:per_engineer"]
    assert actions["hire_minus_1"].figures["steps"] == ["hire:-1"]
    assert actions["any_for_3_and_objective_to_hand"].figures["steps"] == [
        "discard:any",
        "dollars:3",
        "objective:hand",
    ]
    assert "exchange_token" not in actions
    second = catalogue("gwt2")["action"]
    assert second["aux_remove_single"].figures["steps"] == ["engine_back:1", "dollars:1", "remove:1"]
    assert "yellow_for_10" not in second


def test_the_editions_differ_as_listed() -> None:
    first, second = catalogue("gwt1"), catalogue("gwt2")
    assert first["cattle"]["gray"].name.render("en") == "Jersey"
    assert second["cattle"]["gray"].name.render("en") == "Criollo"
    assert "orange1" not in first["cattle"]
    assert second["cattle"]["orange1"].figures["market"] == 8
    assert first["arrow"]["wichita-colorado_springs"].figures == {
        "low": "wichita",
        "high": "colorado_springs",
        "points": -1,
        "gives": "",
    }
    assert second["arrow"]["st_louis-bloomington"].figures["gives"] == "exchange_token"
    assert first["space"]["teepee_1"].figures["reward"] == -3
    assert second["space"]["outlaw_1"].figures["token"] == 1
    assert not first["sam"]
    assert len(second["sam"]) == 15


def test_another_deck_of_sam_is_shown_as_it_is() -> None:
    text = (
        'format = "sam deck 2"\n'
        "cards.1 = { steps = 3, do = ['build'] }\n"
        "cards.2 = { steps = 'cowboys', if = 'cowboy', do = ['cattle'] }\n"
        "levels.easy = { first = 'st_louis' }\n"
        "levels.medium = { first = 'chicago' }\n"
        "levels.hard = { first = 'chicago' }\n"
    )
    cards = catalogue("gwt2", {"sam_deck": text, "sam": "easy"})["sam"]
    assert sorted(cards) == ["1", "2"]
    assert cards["1"].figures["steps"] == 3
    assert cards["2"].figures == {
        "number": 2,
        "steps": "cowboys",
        "actions": ["cattle"],
        "requires": "cowboy",
    }


def test_plots_are_drawn_from_the_map() -> None:
    components = catalogue("winchester")
    board = standard()
    assert len(components["square"]) == len(board.rail) + len(board.river)
    for number in range(1, 20):
        plot = components["plot"][str(number)]
        assert plot.figures["neighbours"] == board.neighbours[number]
        shape = cast(list[int], plot.figures["shape"])
        assert list(zip(shape[::2], shape[1::2], strict=True)) == board.shapes[f"plot {number}"]
    assert components["board"]["map"].figures["width"] == board.width
    assert components["plot"]["3"].figures["card"] == "mine"


def test_another_map_gives_other_plots() -> None:
    text = standard().text
    other = text.replace("t1 = { touches = [1, 2]", "t1 = { touches = [1]")
    assert other != text
    components = catalogue("winchester", {"map": other})
    assert components["square"]["t1"].figures["plots"] == [1]
    assert catalogue("winchester")["square"]["t1"].figures["plots"] == standard().rail[0]


def test_the_same_catalogue_is_not_made_twice() -> None:
    assert catalogue("gwt1") is catalogue("gwt1", {"first": 2})


# -------------------------------------------------------------------- options


def test_options_and_their_choices_are_said_in_both_languages() -> None:
    for name in shown():
        game = trailboss.game(name)
        for option in game.options:
            text = about(game, option)
            assert text.render("en") != text.render("de")
            choices = [choice(option, value) for value in option.choices]
            assert len(set(choices)) == len(choices)
            for value, each in zip(option.choices, choices, strict=True):
                assert each.render("en")
                assert each.render("de")
                assert "_" not in each.render("en") + each.render("de"), value


def test_an_option_of_a_game_without_words_is_called_by_its_name() -> None:
    option = Option("rounds", 70, (70, 80), "")
    text = about(trailboss.game("gwt1"), option)
    assert (text.render("en"), text.render("de")) == ("rounds", "rounds")
    assert choice(option, 70).render("de") == "70"


# -------------------------------------------------------------------- what is reconstructed


def _own_map(known: bool) -> str:
    """The standard map of an owner who has checked all of it, or all but the borders."""
    checked = standard().text.replace("reconstructed", "known")
    return checked if known else re.sub(r'(?m)^(\d+-\d+) = "known"$', r'\1 = "reconstructed"', checked)


def test_the_standard_map_says_what_is_reconstructed_wherever_it_is_shown() -> None:
    components = catalogue("winchester")
    doubt = "Reconstructed: the printed game may show something else."
    assert [each.render("en") for each in components["note"]["reconstructed"].help] == [
        "Reconstructed: most of the map, amounts on mine and ranch cards, mix of bonus tokens."
    ]
    for kind, name in (
        ("plot", "1"),
        ("square", "t1"),
        ("mine", "mine3"),
        ("ranch", "ranch"),
        ("token", "rumor"),
    ):
        assert doubt in [each.render("en") for each in components[kind][name].help], (kind, name)


def test_a_custom_map_says_what_its_owner_has_not_checked_yet() -> None:
    components = catalogue("winchester", {"map": _own_map(known=False)})
    (sentences,) = components["note"]["reconstructed"].help
    assert (sentences.render("en"), sentences.render("de")) == (
        "Reconstructed on this map: borders (25).",
        "Rekonstruiert auf dieser Karte: Grenzen (25).",
    )
    doubt = "Rekonstruiert: Im gedruckten Spiel kann es anders sein."
    assert doubt in [each.render("de") for each in components["plot"]["1"].help], "its borders are"
    assert doubt not in [each.render("de") for each in components["square"]["t1"].help]


def test_a_fully_known_map_has_no_note() -> None:
    components = catalogue("winchester", {"map": _own_map(known=True)})
    assert "reconstructed" not in components["note"]
    assert not [each for each in components["plot"]["1"].help if "econstructed" in each.render("en")]
