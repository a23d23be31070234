"""The catalogue and the list of games as they go over the wire."""

from __future__ import annotations

import msgspec
import pytest

import trailboss
from trailboss import UnknownGame, bots
from trailboss.presentation import catalogue
from trailboss.server import catalogue as served
from trailboss.server.protocol.games import Catalogue, GameInfo

GAMES = ["winchester", "gwt1", "gwt2"]


@pytest.mark.parametrize("game", GAMES)
def test_the_bytes_read_back_as_the_struct(game: str) -> None:
    body, etag = served.encoded_catalogue(game, "de")
    read = msgspec.json.decode(body, type=Catalogue)
    assert read == served.catalogue(game, "de") != served.catalogue(game, "en")
    assert read.game == game
    assert read.title == trailboss.game(game).title("de")
    assert {kind: set(entries) for kind, entries in read.things.items()} == {
        kind: set(entries) for kind, entries in catalogue(game).items()
    }
    assert etag.startswith('"')
    assert etag.endswith('"')


def test_each_game_has_a_tag_of_its_own_that_stays() -> None:
    tags = [served.encoded_catalogue(game, "en").etag for game in GAMES]
    assert len({*tags, served.encoded_games("en").etag}) == 4
    assert tags == [served.encoded(served.catalogue(game, "en")).etag for game in GAMES]
    assert served.encoded_catalogue("gwt1", "en") is served.encoded_catalogue("gwt1", "en")


def test_an_unknown_game_is_refused() -> None:
    for refuse in (served.catalogue, served.encoded_catalogue):
        with pytest.raises(UnknownGame, match="poker"):
            refuse("poker", "en")


def test_a_catalogue_stays_small_enough_for_a_phone() -> None:
    for game in GAMES:
        assert len(served.encoded_catalogue(game, "de").body) < 200_000


def test_a_table_with_a_custom_sam_deck_has_its_own_catalogue() -> None:
    deck = (
        "format = 'sam deck 2'\ncards.7 = { steps = 2, do = ['engine'] }\nlevels.easy.first = 'st_louis'\n"
        "levels.medium.first = 'st_louis'\nlevels.hard.first = 'chicago'\n"
    )
    assert list(served.catalogue("gwt2", "en", {"sam_deck": deck}).things["sam"]) == ["7"]
    assert len(served.catalogue("gwt2", "en").things["sam"]) == 15


def test_games_list_their_options_and_bots() -> None:
    infos = msgspec.json.decode(served.encoded_games("en").body, type=list[GameInfo])
    assert [info.name for info in infos] == GAMES
    for info in infos:
        game = trailboss.game(info.name)
        assert (tuple(info.seats), tuple(info.variant_seats)) == (game.seats, game.variant_seats)
        assert [(option.name, option.default, option.ruling) for option in info.options] == [
            (option.name, option.default, option.ruling) for option in game.options
        ]
        for option, known in zip(info.options, game.options, strict=True):
            values = [each.value for each in option.choices]
            assert values == list(known.choices)
            assert [type(value) for value in values] == [type(value) for value in known.choices]
        assert {level.name: level.spec for level in info.levels} == bots.levels(info.name)
        assert info.bots == bots.specs(info.name)
        german = served.game_info(game, "de")
        assert [level.text for level in info.levels] != [level.text for level in german.levels]
