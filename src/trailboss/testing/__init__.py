"""For those who add a game: does it fulfil the contract?

`conformance.check(game)` plays a game at random, on every number of seats, and holds it to every promise of
the contract; `soak` plays very many random games fast. Nothing but the standard library is needed. On the
command line:

    python -m trailboss.testing check winchester --seeds 5
    python -m trailboss.testing soak winchester --games 100000

>>> import trailboss
>>> from trailboss.testing import Case, conformance
>>> conformance.check(trailboss.game("winchester"), seats=[3], seeds=[7], only=["random_play", "inventory"])
2
>>> conformance.scores(Case(trailboss.game("winchester"), seats=4, seed=7))
"""

from trailboss.core.messages import register_messages
from trailboss.testing import conformance
from trailboss.testing.case import Case, ConformanceError
from trailboss.testing.soaking import Soaked, soak

register_messages("trailboss.testing", "testing")

__all__ = ["Case", "ConformanceError", "Soaked", "conformance", "soak"]
