"""The words of the first edition, as its rulebooks have them."""

from typing import Final

from trailboss.core.words import learn
from trailboss.games.gwt.messages.words.editions import Both, learn_edition
from trailboss.games.gwt.rules.editions import FIRST

NOUNS: Final[dict[str, Both]] = {
    "herder": ("cattleman", "Viehtreiber"),
    "cowboy": ("cowboy", "Cowboy"),
    "builder": ("craftsman", "Handwerker"),
    "engineer": ("engineer", "Ingenieur"),
    "gray": ("Jersey", "Jersey"),
    "green": ("Dutch Belt", "Dutch Belt"),
    "black": ("Black Angus", "Black Angus"),
    "white": ("Guernsey", "Guernsey"),
    "yellow": ("Holstein", "Holstein"),
    "red": ("Brown Swiss", "Brown Swiss"),
    "blue": ("Ayrshire", "Ayrshire"),
    "brown": ("West Highland", "West Highland"),
    "purple": ("Texas Longhorn", "Texas Longhorn"),
    "green_tile": ("green teepee", "grünes Tipi"),
    "green_tiles": ("green teepees", "grüne Tipis"),
    "second_tile": ("blue teepee", "blaues Tipi"),
    "second_tiles": ("blue teepees", "blaue Tipis"),
    "trade": ("Trade with the Indians", "Mit den Indianern handeln"),
    "pair": ("pair of a green and a blue teepee", "Paar aus grünem und blauem Tipi"),
    "pairs": ("teepee pairs", "Tipipaare"),
    "terminal_city": ("San Francisco", "San Francisco"),
}

learn_edition("gwt1", FIRST, NOUNS, {})
learn(
    {
        "gwt1.title": ("Great Western Trail (first edition)", "Great Western Trail (erste Auflage)"),
        "gwt1.herder": NOUNS["herder"],
        # -- workers
        "gwt1.worker.cowboy": NOUNS["cowboy"],
        "gwt1.worker.builder": NOUNS["builder"],
        "gwt1.worker.engineer": NOUNS["engineer"],
        "gwt1.one_worker.cowboy": ("a cowboy", "einen Cowboy"),
        "gwt1.one_worker.builder": ("a craftsman", "einen Handwerker"),
        "gwt1.one_worker.engineer": ("an engineer", "einen Ingenieur"),
        "gwt1.workers.cowboy": ("cowboys", "Cowboys"),
        "gwt1.workers.builder": ("craftsmen", "Handwerker"),
        "gwt1.workers.engineer": ("engineers", "Ingenieure"),
        # -- cattle by type
        "gwt1.type.gray": NOUNS["gray"],
        "gwt1.type.green": NOUNS["green"],
        "gwt1.type.black": NOUNS["black"],
        "gwt1.type.white": NOUNS["white"],
        "gwt1.type.yellow": NOUNS["yellow"],
        "gwt1.type.red": NOUNS["red"],
        "gwt1.type.blue": NOUNS["blue"],
        "gwt1.type.brown": NOUNS["brown"],
        "gwt1.type.purple": NOUNS["purple"],
        "gwt1.type.orange": ("Simmental", "Simmental"),
        # -- cattle by front; those of one type that differ are named with their points
        "gwt1.face.gray": NOUNS["gray"],
        "gwt1.face.green": NOUNS["green"],
        "gwt1.face.black": NOUNS["black"],
        "gwt1.face.white": NOUNS["white"],
        "gwt1.face.yellow": NOUNS["yellow"],
        "gwt1.face.red": ("Brown Swiss", "Brown Swiss"),
        "gwt1.face.blue": ("Ayrshire", "Ayrshire"),
        "gwt1.face.brown3": ("West Highland (3)", "West Highland (3)"),
        "gwt1.face.brown4": ("West Highland (4)", "West Highland (4)"),
        "gwt1.face.brown5": ("West Highland (5)", "West Highland (5)"),
        "gwt1.face.purple5": ("Texas Longhorn (5)", "Texas Longhorn (5)"),
        "gwt1.face.purple6": ("Texas Longhorn (6)", "Texas Longhorn (6)"),
        "gwt1.face.purple7": ("Texas Longhorn (7)", "Texas Longhorn (7)"),
        "gwt1.face.orange1": ("Simmental calf", "Simmental-Kalb"),
        "gwt1.face.orange2": ("Simmental heifer", "Simmental-Färse"),
        "gwt1.face.orange3": ("Simmental cow", "Simmental-Kuh"),
        # -- tiles besides hazards and buildings
        "gwt1.section.tribe": ("teepee", "Tipi"),
        "gwt1.trade": ("Trade", "Handel"),
        "gwt1.takes_tribe": ("trades", "treibt Handel"),
        "gwt1.question.tribe": ("Trade for a tile", "Nimm ein Plättchen im Handel"),
        "gwt1.tile.green_tribe": NOUNS["green_tile"],
        "gwt1.tile.second_tribe": NOUNS["second_tile"],
        "gwt1.tile.cowboy": NOUNS["cowboy"],
        "gwt1.tile.builder": NOUNS["builder"],
        "gwt1.tile.engineer": NOUNS["engineer"],
        # -- cities
        "gwt1.city.kansas_city": ("Kansas City", "Kansas City"),
        "gwt1.city.topeka": ("Topeka", "Topeka"),
        "gwt1.city.wichita": ("Wichita", "Wichita"),
        "gwt1.city.colorado_springs": ("Colorado Springs", "Colorado Springs"),
        "gwt1.city.santa_fe": ("Santa Fe", "Santa Fe"),
        "gwt1.city.albuquerque": ("Albuquerque", "Albuquerque"),
        "gwt1.city.el_paso": ("El Paso", "El Paso"),
        "gwt1.city.san_diego": ("San Diego", "San Diego"),
        "gwt1.city.sacramento": ("Sacramento", "Sacramento"),
        "gwt1.city.san_francisco": ("San Francisco", "San Francisco"),
    }
)
