"""A table in words, for `render_mode="ansi"`."""

from trailboss.core.contract import State
from trailboss.core.words import say, word


def told(state: State, lang: str) -> str:
    """What happened since it was told last, the points, and what can be done now."""
    lines = [state.game.tell(state, event, lang) for event in state.events or []]
    if state.events is not None:
        state.events.clear()
    points = [
        word("env.seat_points", seat=state.seat_name(seat, lang), points=score.total)
        for seat, score in enumerate(state.scores())
    ]
    if state.over:
        lines.append(say("env.final", {"points": points}, lang))
    else:
        lines.append(say("env.points", {"points": points}, lang))
        lines.append(say("env.decides", {"seat": state.seat_name(state.to_move, lang)}, lang))
        lines.extend(
            f"  {move:>4}  {state.game.text(move):<24} {state.game.say(state, move, lang)}"
            for move in state.legal()
        )
    return "\n".join(lines) + "\n"
