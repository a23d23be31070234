"""Coach: the best moves and the reasons for them, and what each decision of a finished game cost.

>>> import trailboss
>>> from trailboss import coach
>>> state = trailboss.game("gwt2").start(seats=2, seed=7)
>>> advice = coach.hint(state, seat=state.to_move, budget="4")
>>> advice.candidates[0].move in state.legal()
True

estimate.py  means with error bars
rollouts.py  moves compared in the same determinized states, by category
hints.py     the best moves for a seat, and the line that is expected
sentences.py the sentences of a hint, in every language
review.py    every decision of a finished game judged; skill, luck and opponents
summary.py   three sentences about how a seat played
report.py    a review as plain data
page.py      a review as a page that needs nothing else

Everything rests on determinized states: the coach knows what the asking seat knows and nothing more. It names
no game; what a game provides is its search adapter (`trailboss.bots.search.adapter`).
"""

from trailboss.coach.hints import Candidate, Hint, hint, hint_data
from trailboss.core.messages import register_messages

register_messages("trailboss.coach", "coach")

__all__ = ["Candidate", "Hint", "hint", "hint_data"]
