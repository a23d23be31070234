"""The words of the second edition: English as its rulebook has them, German in the manner of the first."""

from typing import Final

from trailboss.core.words import learn
from trailboss.games.gwt.components.actions import SECOND_ACTIONS
from trailboss.games.gwt.messages.words.editions import Both, learn_edition
from trailboss.games.gwt.rules.editions import SECOND

NOUNS: Final[dict[str, Both]] = {
    "herder": ("herder", "Viehtreiber"),
    "cowboy": ("cowboy", "Cowboy"),
    "builder": ("builder", "Handwerker"),
    "engineer": ("engineer", "Ingenieur"),
    "gray": ("Criollo", "Criollo"),
    "green": ("Santa Gertrudis", "Santa Gertrudis"),
    "black": ("Pineywoods", "Pineywoods"),
    "white": ("Galloway", "Galloway"),
    "yellow": ("Black Angus", "Black Angus"),
    "red": ("Longhorn", "Longhorn"),
    "blue": ("Corriente", "Corriente"),
    "brown": ("Shorthorn", "Shorthorn"),
    "purple": ("Hereford", "Hereford"),
    "green_tile": ("green outlaw", "grüner Bandit"),
    "green_tiles": ("green outlaws", "grüne Banditen"),
    "second_tile": ("orange outlaw", "orangefarbener Bandit"),
    "second_tiles": ("orange outlaws", "orangefarbene Banditen"),
    "trade": ("Collect the bounty for an outlaw", "Kopfgeld für einen Banditen kassieren"),
    "pair": ("pair of a green and an orange outlaw", "Paar aus grünem und orangefarbenem Banditen"),
    "pairs": ("outlaw pairs", "Banditenpaare"),
    "terminal_city": ("New York", "New York"),
}
"""`Black Angus` is another card here than in the first edition: the colour tells the type, not the breed."""

learn_edition("gwt2", SECOND, NOUNS, SECOND_ACTIONS)
learn(
    {
        "gwt2.title": ("Great Western Trail (second edition)", "Great Western Trail (zweite Auflage)"),
        "gwt2.herder": NOUNS["herder"],
        # -- workers
        "gwt2.worker.cowboy": NOUNS["cowboy"],
        "gwt2.worker.builder": NOUNS["builder"],
        "gwt2.worker.engineer": NOUNS["engineer"],
        "gwt2.one_worker.cowboy": ("a cowboy", "einen Cowboy"),
        "gwt2.one_worker.builder": ("a builder", "einen Handwerker"),
        "gwt2.one_worker.engineer": ("an engineer", "einen Ingenieur"),
        "gwt2.workers.cowboy": ("cowboys", "Cowboys"),
        "gwt2.workers.builder": ("builders", "Handwerker"),
        "gwt2.workers.engineer": ("engineers", "Ingenieure"),
        # -- cattle by type
        "gwt2.type.gray": NOUNS["gray"],
        "gwt2.type.green": NOUNS["green"],
        "gwt2.type.black": NOUNS["black"],
        "gwt2.type.white": NOUNS["white"],
        "gwt2.type.yellow": NOUNS["yellow"],
        "gwt2.type.red": NOUNS["red"],
        "gwt2.type.blue": NOUNS["blue"],
        "gwt2.type.brown": NOUNS["brown"],
        "gwt2.type.purple": NOUNS["purple"],
        "gwt2.type.orange": ("Simmental", "Simmental"),
        # -- cattle by front; those of one type that differ are named with their points
        "gwt2.face.gray": NOUNS["gray"],
        "gwt2.face.green": NOUNS["green"],
        "gwt2.face.black": NOUNS["black"],
        "gwt2.face.white": NOUNS["white"],
        "gwt2.face.yellow": NOUNS["yellow"],
        "gwt2.face.red": ("Longhorn", "Longhorn"),
        "gwt2.face.blue": ("Corriente", "Corriente"),
        "gwt2.face.brown3": ("Shorthorn (3)", "Shorthorn (3)"),
        "gwt2.face.brown4": ("Shorthorn (4)", "Shorthorn (4)"),
        "gwt2.face.brown5": ("Shorthorn (5)", "Shorthorn (5)"),
        "gwt2.face.purple5": ("Hereford (5)", "Hereford (5)"),
        "gwt2.face.purple6": ("Hereford (6)", "Hereford (6)"),
        "gwt2.face.purple7": ("Hereford (7)", "Hereford (7)"),
        "gwt2.face.orange1": ("Simmental calf", "Simmental-Kalb"),
        "gwt2.face.orange2": ("Simmental heifer", "Simmental-Färse"),
        "gwt2.face.orange3": ("Simmental cow", "Simmental-Kuh"),
        # -- tiles besides hazards and buildings
        "gwt2.section.tribe": ("outlaw", "Bandit"),
        "gwt2.trade": ("Bounty", "Kopfgeld"),
        "gwt2.takes_tribe": ("takes an outlaw", "fängt einen Banditen"),
        "gwt2.question.tribe": (
            "Collect the bounty for an outlaw",
            "Kassiere das Kopfgeld für einen Banditen",
        ),
        "gwt2.tile.green_tribe": NOUNS["green_tile"],
        "gwt2.tile.second_tribe": NOUNS["second_tile"],
        "gwt2.tile.cowboy": NOUNS["cowboy"],
        "gwt2.tile.builder": NOUNS["builder"],
        "gwt2.tile.engineer": NOUNS["engineer"],
        # -- cities
        "gwt2.city.kansas_city": ("Kansas City", "Kansas City"),
        "gwt2.city.fulton": ("Fulton", "Fulton"),
        "gwt2.city.st_louis": ("St. Louis", "St. Louis"),
        "gwt2.city.bloomington": ("Bloomington", "Bloomington"),
        "gwt2.city.peoria": ("Peoria", "Peoria"),
        "gwt2.city.chicago": ("Chicago", "Chicago"),
        "gwt2.city.toledo": ("Toledo", "Toledo"),
        "gwt2.city.pittsburgh": ("Pittsburgh", "Pittsburgh"),
        "gwt2.city.philadelphia": ("Philadelphia", "Philadelphia"),
        "gwt2.city.new_york": ("New York", "New York"),
        # -- options
        "gwt2.option.simmental": (
            "the variant with Simmental cattle, which grow from calf to heifer to cow",
            "die Variante mit Simmental-Rindern, die vom Kalb zur Färse und zur Kuh heranwachsen",
        ),
        "gwt2.option.sam": (
            "how strong Sam is, the opponent of a player alone (medium, if nothing is said)",
            "wie stark Sam ist, der Gegner eines Spielers allein (medium, wenn nichts gesagt wird)",
        ),
        "gwt2.option.sam_deck": (
            "Sam's cards and levels: the standard ones, or the text of a corrected file",
            "Sams Karten und Stufen: die üblichen oder der Text einer berichtigten Datei",
        ),
    }
)
