"""A game of one's own derives its presentation in plain Python, from the compiled build too."""

import trailboss
from trailboss import State
from trailboss.presentation.plain import PlainPresentation


class Loud(PlainPresentation):
    """The plain presentation, with a louder heading."""

    def heading(self, state: State, lang: str) -> str:
        return super().heading(state, lang).upper()


def test_a_presentation_is_derived_from_the_plain_one() -> None:
    state = trailboss.game("winchester").start(3, 1)
    assert Loud().heading(state, "en") == "DADDY WINCHESTER"
    assert len(Loud().standing(state, None)) == 3
    assert Loud().automatic(state) is None
