"""Messages: every text of the game, every move and every event exists in both languages."""

import re
from string import Formatter

import pytest

from tests.texts import pairs
from tests.winchester.story import Story
from tests.winchester.wandering import tables
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import LANGUAGES
from trailboss.games.winchester.components.cards import SECRET, SHARED, TERRAINS, TOKENS
from trailboss.games.winchester.rules.events import KINDS
from trailboss.games.winchester.rules.game import WINCHESTER
from trailboss.games.winchester.state.state import WinchesterState

HEIRS = "Ana Ben Cleo Dan"
OURS = {key: both for key, both in pairs().items() if key.startswith(("winchester.", "core."))}

# Words that no German sentence has. Those that both languages share (in, so, was, die, Mine) are not here.
ENGLISH = """
    the of and to is are be been you your yours for with has have had not no that this these those it its
    from by at on off or if then than when which who whose where there their they them he she his her him
    will would can cannot could may might must should do does did done per each every all some any more most
    much many other others another only own out up down plot plots bid bids pass passes card cards pile piles
    mines token tokens cash deck game player players seat seats turn turns turned duel river rail train boat
    square squares objective objectives secret shared claim claims claimed pay pays paid get gets take takes
    look looks left rumor movement forest desert prairie value number line header record
"""
SAME = {"winchester.title", "winchester.token.saloon", "core.seat.4"}
"""Phrases that are the same in both languages: names."""


@pytest.mark.parametrize("key", OURS)
def test_a_phrase_has_both_languages_and_the_same_values_in_them(key: str) -> None:
    english, german = OURS[key]
    assert english.strip()
    assert german.strip()
    assert _values(english) == _values(german)
    if key not in SAME and re.search(r"[A-Za-z]{3}", re.sub(r"\{.*?\}", "", english)):
        assert english != german, "left untranslated"


@pytest.mark.parametrize("key", OURS)
def test_german_is_german(key: str) -> None:
    text = re.sub(r"""\{.*?\}|'.*?'|".*?\"""", " ", OURS[key][1])  # what is quoted may be notation
    assert not set(ENGLISH.split()) & set(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("key", OURS)
def test_sentences_end_alike(key: str) -> None:
    """What is a sentence in one language is one in the other: a full stop in both or in neither."""
    english, german = OURS[key]
    assert english.endswith(".") == german.endswith(".")


def _values(phrase: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(phrase) if name)


# -------------------------------------------------------------------- everything has a name


@pytest.mark.parametrize(
    "key",
    [
        "winchester.title",
        "winchester.variant",
        "winchester.reconstructed",
        *(f"winchester.terrain.{terrain}" for terrain in TERRAINS),
        *(f"winchester.token.{token}" for token in TOKENS),
        *(f"winchester.shared.{card}" for card in SHARED),
        *(f"winchester.secret.{card.id}" for card in SECRET),
        *(f"winchester.event.{kind}" for kind in range(KINDS)),
        *(f"winchester.option.{option.name}" for option in WINCHESTER.options),
        *(f"winchester.asked.{question}" for question in ("auction", "movement", "rumor", "claims")),
        *(f"core.seat.{seat}" for seat in range(5)),
    ],
)
def test_every_component_has_a_name(key: str) -> None:
    assert key in OURS


def test_every_event_of_whole_games_can_be_formatted_in_both_languages() -> None:
    """Games of all sizes and options, every event of them, with names and without: no value is missing."""
    kinds = set()
    for state in (*tables(80, "told"), _poor_winner()):
        for event in state.events or []:
            kinds.add(event.kind)
            for names in (None, HEIRS.split()):
                english = WINCHESTER.format_event(state, event, "en", names)
                german = WINCHESTER.format_event(state, event, "de", names)
                assert english != german
                assert not re.search(r"[{}]|winchester\.|core\.", english + german)
    assert kinds == set(range(KINDS))


def test_every_move_can_be_said_in_both_languages_at_every_table() -> None:
    for state in tables(20, "said"):
        for move in range(WINCHESTER.move_count):
            english = WINCHESTER.format_move(state, move, "en", HEIRS.split())
            german = WINCHESTER.format_move(state, move, "de", HEIRS.split())
            assert not re.search(r"[{}]|winchester\.|core\.", english + german)
            assert english != german


def test_no_two_legal_moves_have_the_same_text() -> None:
    for state in tables(30, "apart"):
        for lang in LANGUAGES:
            texts = [WINCHESTER.format_move(state, move, lang) for move in state.legal()]
            assert len(set(texts)) == len(texts)


# -------------------------------------------------------------------- a few sentences


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("pass", "Pass", "Passen"),
        ("bid 7", "Bid $7000", "7000\u00a0$ bieten"),
        (
            "send t5",
            "Send the locomotive to rail square 5: $2000 for Ana, $1000 for Ben",
            "Lokomotive auf Gleisfeld 5 schicken: 2000\u00a0$ für Ana, 1000\u00a0$ für Ben",
        ),
        (
            "send t1",
            "Leave the locomotive on rail square 1 and activate it: nobody is paid",
            "Lokomotive auf Gleisfeld 1 stehen lassen und aktivieren: niemand bekommt etwas",
        ),
        (
            "send r2",
            "Send the boat to river square 2: $1000 for Ben",
            "Schiff auf Flussfeld 2 schicken: 1000\u00a0$ für Ben",
        ),
        (
            "send r1",
            "Leave the boat on river square 1 and activate it: nobody is paid",
            "Schiff auf Flussfeld 1 liegen lassen und aktivieren: niemand bekommt etwas",
        ),
        (
            "look seat2 second",
            "Look at the second secret objective of Cleo",
            "Ansehen: das zweite geheime Ziel von Cleo",
        ),
        ("look mine4", "Look at the mine card on plot 4", "Ansehen: die Minenkarte auf Parzelle 4"),
        ("look ranch", "Look at the ranch card", "Ansehen: die Ranchkarte"),
        ("claim five_plots", "Claim $6000 for five plots", "6000\u00a0$ einfordern: fünf Parzellen"),
        ("done", "Claim nothing more now", "Jetzt nichts weiter einfordern"),
    ],
)
def test_moves_in_words(move: str, english: str, german: str) -> None:
    game = Story(HEIRS, owns={"Ana": [7, 12], "Ben": [8]}, plots=[19], piles={"five_plots": 6})
    number = WINCHESTER.move(move)
    assert WINCHESTER.text(number) == move
    assert WINCHESTER.format_move(game.state, number, "en", game.names) == english
    assert WINCHESTER.format_move(game.state, number, "de", game.names) == german


def test_a_story_in_german() -> None:
    """The same turn as in the rulebook, as a German table hears it."""
    game = Story(
        "Jeff Monica Ronald Ashley", plots=[17, 9], tokens={17: "saloon", 9: "rumor"}, ranch=4, saloon=3
    )
    game.play("Jeff: bid 3", "Monica: bid 4", "Ronald: pass", "Ashley: bid 5", "Jeff: bid 7")
    game.play("Monica: pass", "Ashley: pass")
    assert game.heard("Jeff", "de") == [
        "Jeff bietet 3000\u00a0$.",
        "Monica bietet 4000\u00a0$.",
        "Ronald passt.",
        "Ashley bietet 5000\u00a0$.",
        "Jeff bietet 7000\u00a0$.",
        "Monica passt.",
        "Ashley passt.",
        "Jeff kauft Parzelle 17 für 7000\u00a0$.",
        "Alle anderen bekommen je 2000\u00a0$.",
        "1000\u00a0$ bleiben als Trinkgeld im Saloon.",
        "Jeff erhält das Bonusplättchen: Saloon.",
        "Jeff nimmt 3000\u00a0$ Trinkgeld.",
        "Die Ranch auf Parzelle 17 wird durchsucht: 4000\u00a0$ für Jeff.",
        "Parzelle 9 kommt unter den Hammer (Prärie, Gerücht); Jeff beginnt.",
    ]


def test_a_face_down_token_is_not_named_when_its_plot_comes_up() -> None:
    options = {"bonus_tokens": "face_down"}
    game = Story(HEIRS, plots=[19, 9], tokens={19: "saloon", 9: "rumor"}, options=options)
    game.buys("Ana", 1)
    assert game.heard()[-1] == "Plot 9 comes up for sale (prairie, a face-down token); Ana starts."


def test_an_unknown_language_is_refused() -> None:
    game = Story(HEIRS)
    with pytest.raises(TrailbossError, match="Unknown language 'xx'; choose from en, de, fr"):
        WINCHESTER.format_move(game.state, 0, "xx")


def _poor_winner() -> WinchesterState:
    """A duel that somebody won who could not pay."""
    game = Story("Ana Ben Cleo", cash={"Ana": 1}, plots=[19], duel="click", options={"duels": "any_time"})
    game.play("Ana: bid 1", "Ben: bid 5", "Cleo: pass", "Ben: duel")
    return game.state
