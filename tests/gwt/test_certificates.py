"""Certificates (rulings 61 to 64b)."""

import pytest

from tests.gwt.story import Story
from tests.ledger import proves


def income(hand: str = "", marker: int = 0, cleared: str = "", masters: str = "") -> Story:
    """Mary in Kansas City, about to use certificates."""
    game = Story(on="kansas_city", hand=hand, marker=marker, cleared=cleared, masters=masters)
    game.play("foresight upper; foresight upper; foresight upper")
    return game


@proves("GWT-61")
@pytest.mark.parametrize(("cleared", "limit"), [("", 3), ("cert_4", 4), ("cert_4 cert_6", 6)])
def test_the_limit(cleared: str, limit: int) -> None:
    """Mary's 10a moves the marker as far as it goes.
    That is 3, later 4, later 6."""
    game = Story(on="a1", buildings={"a1": "Mary 10a"}, cleared=cleared)
    game.play("do certificates_max")
    assert game.marker() == limit


@proves("GWT-61", "GWT-62")
def test_forward_counts_spaces_of_the_track() -> None:
    """The marker is on 3, both discs are cleared, and a black card moves it two spaces.
    It passes 4 and shows 6."""
    game = Story(on="a1", buildings={"a1": "Mary 5b"}, marker=3, cleared="cert_4 cert_6", hand="black")
    game.play("do black_for_2_certificates")
    assert game.marker() == 6


@proves("GWT-62")
def test_from_six() -> None:
    """Mary has six certificates.
    She uses none or two to six, never a single one; two leave 4 and five leave 1."""
    game = income(marker=6, cleared="cert_4 cert_6")
    assert game.may("certificates") == {"0", "2", "3", "4", "5", "6"}
    for used, left in ((0, 6), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)):
        after = game.try_out(f"certificates {used}")
        assert (after.marker(), after.money()) == (left, used)
    assert income(marker=4, cleared="cert_4").may("certificates") == {"0", "1", "2", "3", "4"}


@proves("GWT-63")
def test_permanent_certificates() -> None:
    """Mary has the three station masters with a permanent certificate and one without.
    Each raises her total by 1, every time, whatever the limit."""
    game = income(hand="gray", marker=3, masters="hazards tribe_pairs certificates workers")
    game.play("certificates 3")
    assert (game.money(), game.marker()) == (1 + 3 + 3, 0)
    assert "colorado_springs" in game.may("deliver")
    assert game.masters() == "workers hazards tribe_pairs certificates"


@proves("GWT-64")
def test_building_10a() -> None:
    """Mary's marker is on 1 and her limit 4.
    10a moves it up to 4, and cannot be used again once it is there."""
    buildings = {"a1": "Mary 10a"}
    game = Story(on="a1", buildings=buildings, marker=1, cleared="cert_4")
    game.play("do certificates_max")
    assert game.marker() == 4
    assert "certificates_max" not in Story(on="a1", buildings=buildings, marker=4, cleared="cert_4").may("do")


@proves("GWT-64a")
@pytest.mark.parametrize(("marker", "masters", "points"), [(0, "", 0), (1, "", 3), (2, "", 3), (6, "", 9)])
def test_the_station_master_for_certificates(marker: int, masters: str, points: int) -> None:
    """Mary has the station master for certificates, who carries a permanent one himself.
    Half of all certificates, rounded down, count 3 points each; the last space counts six."""
    game = Story(marker=marker, cleared="cert_4 cert_6", masters=f"certificates {masters}")
    assert game.points("station_masters") == points


@proves("GWT-64a")
def test_permanent_ones_of_other_masters_count() -> None:
    """Another master of Mary's has a permanent certificate too, and her marker is on 4.
    Six certificates make 9 points; hazards she has none."""
    game = Story(marker=4, cleared="cert_4", masters="certificates hazards")
    assert game.points("station_masters") == 9


@proves("GWT-64b")
def test_what_temporary_certificates_are_for() -> None:
    """Mary makes an extraordinary delivery with three certificates on her board.
    Nobody asks for them: they are used at income and nowhere else."""
    game = Story(on="a1", buildings={"a1": "Mary 9a"}, engine="3", marker=3)
    game.play("do extraordinary_delivery; engine 2")
    assert game.question == "deliver"
    assert game.may("deliver") == {"kansas_city", "topeka"}
    game.play("deliver topeka; disc aux_dollar_2")
    assert game.marker() == 3
