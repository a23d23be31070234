"""The opening book of Great Western Trail: games of strong bots, one per line of `GAME.jsonl`."""

from trailboss.core.contract import State

NEUTRAL = "ABCDEFG"


def layout(state: State) -> str:
    """The neutral buildings in the order of their spaces, at the start of a game: `ABCDEFG` if by letter."""
    spaces = sorted(state.view(None)["trail"], key=lambda each: str(each["space"]))
    return "".join(each["tile"] for each in spaces if each["tile"] in tuple(NEUTRAL))
