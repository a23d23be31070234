"""Exchange tokens of the second edition: kept for Kansas City, where two more cards can make a delivery."""

from trailboss.games.gwt.bots.drover.delivery import certificates_to_use
from trailboss.games.gwt.bots.drover.drover_view import DroverView, best_by_type
from trailboss.games.gwt.components.cattle import FACE_TYPE, FACE_VALUE, FIRST_OBJECTIVE, TYPES
from trailboss.games.gwt.questions.kansas_city import permanent_certificates


def token(view: DroverView) -> float:
    """What another token is worth: as much as a delivery gains by one, if there is one to come for it."""
    spare = view.deliveries - view.table.tokens[view.me]
    return view.weights.token * max(0.1, min(1.0, spare))


def use_token(view: DroverView) -> bool:
    """Before income is counted: is the hand expected to gain more by a token than a later one would?"""
    later = max(0.0, min(1.0, view.deliveries - view.table.tokens[view.me]))
    return exchange(view) > max(0.05, view.weights.token * later)


def exchange(view: DroverView) -> float:
    """What drawing two cards and discarding two is worth for the delivery that is next, on average."""
    bag = view.draw_bag()
    if not bag:
        return 0.0
    held = best_by_type(view.hand)
    worths: dict[int, float] = {}
    counts: dict[int, int] = {}
    for face in bag:
        drawn = face if face < FIRST_OBJECTIVE else FIRST_OBJECTIVE  # all of no use alike
        counts[drawn] = counts.get(drawn, 0) + 1
    faces = sorted(counts)
    total, ways = 0.0, 0
    for index, first in enumerate(faces):
        one = _with(held, first)
        for second in faces[index:]:
            pairs = (
                counts[first] * (counts[second] - 1)
                if first == second
                else 2 * counts[first] * counts[second]
            )
            if pairs:
                ways += pairs
                total += pairs * _hand(view, _with(one, second), worths)
    if not ways:
        total, ways = _hand(view, _with(held, faces[0]), worths), 1
    return total / ways - _hand(view, held, worths)


def _hand(view: DroverView, best: list[int], worths: dict[int, float]) -> float:
    """What the delivery of a hand with these values is worth; `worths` keeps it by breeding value."""
    value = permanent_certificates(view.table, view.me)
    value += sum(sorted(best, reverse=True)[: len(view.hand)])
    if value not in worths:
        worths[value] = certificates_to_use(view, value)[1]
    return worths[value]


def _with(best: list[int], face: int) -> list[int]:
    """The best value of each type when a card is added."""
    if face >= FIRST_OBJECTIVE or FACE_VALUE[face] <= best[FACE_TYPE[face]]:
        return best
    more = best[:TYPES]
    more[FACE_TYPE[face]] = FACE_VALUE[face]
    return more
