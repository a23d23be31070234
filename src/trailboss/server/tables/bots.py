"""How tables ask bots: the interface `BotRunner`, and the questions that it passes on.

A host implements `BotRunner`. Wherever a bot runs, it only receives a `BotQuestion`, which is determinized
for its seat: `bot_question` makes one, `answer_question` lets the bot choose.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, Protocol

import msgspec

from trailboss import bots, coach
from trailboss.coach.teaching import verdict
from trailboss.core.contract import GameConfig, State, registered
from trailboss.core.errors import TrailbossError
from trailboss.core.messages import languages
from trailboss.core.rng import seeded

UNLIMITED_SECONDS: Final = 20.0
"""How long a bot without a time budget may take."""
OVERHEAD: Final = 10.0
"""Seconds a bot may be late: the machine may be busy."""

COACH: Final = "coach"
"""The name in a spec that asks the coach instead of a bot: `coach:250ms`."""
JUDGE: Final = "judge "
"""Budget prefix, followed by a move: what that move would cost (`coach:judge pass`)."""

MAX_NOTES: Final = 1 << 16
"""The most bytes that a bot may note."""

_SECONDS: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)(?:x(?:[0-9]{1,2}|all))?")

FailureReason = Literal["slow", "crashed", "nonsense", "failed", "closed"]


class BotFailed(TrailbossError):
    """A bot returned no legal move; `reason` says why."""

    def __init__(self, reason: FailureReason, spec: str) -> None:
        super().__init__(f"bot_pool.{reason}", spec=spec)
        self.reason = reason
        self.spec = spec

    def __reduce__(self) -> tuple[object, ...]:
        return BotFailed, (self.reason, self.spec)


class Payer(NamedTuple):
    """Who pays for bot time: the guest who created the table or asked for a hint, and their address."""

    guest: str = ""
    address: str = ""
    """Empty if it is unknown or shared by everybody; then only the guest counts."""

    @property
    def group(self) -> str:
        return self.address or f"guest {self.guest}"


class BotNotes:
    """What a bot wants to know again at its next decision. They are lost when the table leaves the memory."""

    __slots__ = ("data",)

    def __init__(self) -> None:
        self.data = b""

    def replace(self, data: bytes) -> None:
        """Keep new notes; too many are not kept."""
        self.data = data if len(data) <= MAX_NOTES else b""


class BotRequest(NamedTuple):
    """Which bot shall decide, or `coach:BUDGET`, and who waits for it."""

    spec: str
    seed: int
    """The bots' own seed, never that of the game."""
    limit_seconds: float = UNLIMITED_SECONDS
    payer: Payer = Payer()
    watched: Callable[[], bool] = lambda: True
    """Does anybody watch the table? Asked by runners that divide their time between tables."""
    names: Sequence[str] = ()
    """The names of the seats, for the coach."""
    notes: BotNotes | None = None
    """The bot's notes about this game; the runner replaces them after a decision."""


class BotRunner(Protocol):
    """Lets bots decide, wherever they run. Build a `bot_question` from the state and pass on nothing else."""

    async def decide(self, state: State, request: BotRequest) -> int:
        """The move that a bot chooses for the seat to move. Raises `BotFailed`."""

    async def advise(self, state: State, request: BotRequest) -> bytes:
        """The coach's answer for the seat to move, as JSON of an `Advice` by language. Raises `BotFailed`."""


class BotQuestion(msgspec.Struct, array_like=True, frozen=True, tag="bot"):
    """A determinized state and who has to decide. Nothing else ever reaches a bot."""

    spec: str
    seed: int
    seat: int
    game: str
    seats: int
    options: dict[str, str | int | bool]
    position: dict[str, object]
    """The determinized state as `State.dump` wrote it."""
    rules: int
    """The rules version of the game."""
    names: list[str] = []
    """The names of the seats, if the coach is asked."""
    notes: bytes = b""
    """What the bot noted at its last decision."""


def _determinized(state: State, request: BotRequest) -> tuple[State, int]:
    """The state, determinized for the seat to move, and the seed of the bot that decides.

    They depend only on what the seat knows, the number of moves played, the spec and the seed.
    """
    chance = f"{request.spec} {request.seed} {len(state.history)}"
    determinized = state.determinize(state.to_move, seeded(f"guess {chance}"))
    return determinized, int(seeded(f"bot {chance}").word())


def bot_question(state: State, request: BotRequest) -> BotQuestion:
    """What a bot gets when the seat to move has to decide."""
    determinized, bot_seed = _determinized(state, request)
    return BotQuestion(
        spec=request.spec,
        seed=bot_seed,
        seat=state.to_move,
        game=state.game.name,
        seats=state.seats,
        options=determinized.config.options,
        position=determinized.dump(),
        rules=determinized.config.rules,
        names=list(request.names),
        notes=b"" if request.notes is None else request.notes.data,
    )


def answer_question(question: BotQuestion) -> tuple[int, bytes]:
    """The move that a new bot chooses, and its notes. Both depend only on the question."""
    bot = bots.make(question.spec, question.seed, question.game)
    bot.notes = question.notes
    return bot.choose(_state_of(question), question.seat), bot.notes


def choose_here(state: State, request: BotRequest) -> int:
    """The move of `answer_question(bot_question(...))`, in this process, for a bot that takes no notes."""
    determinized, bot_seed = _determinized(state, request)
    return bots.make(request.spec, bot_seed, state.game.name).choose(determinized, state.to_move)


def is_for_coach(question: BotQuestion) -> bool:
    """Is the coach asked instead of a bot?"""
    return question.spec.startswith(f"{COACH}:")


def ask_coach(question: BotQuestion) -> tuple[int, bytes]:
    """The best move, and the hint as JSON of an `Advice` for each language."""
    budget = question.spec.removeprefix(f"{COACH}:")
    if budget.startswith(JUDGE):
        move = registered(question.game).move(budget.removeprefix(JUDGE))
        return move, msgspec.json.encode(_verdicts(_state_of(question), move, question.seed))
    advice = coach.hint(_state_of(question), question.seat, budget, question.seed)
    texts = {lang: coach.hint_data(advice, lang, question.names or None) for lang in languages()}
    return advice.candidates[0].move, msgspec.json.encode(texts)


def _verdicts(state: State, move: int, seed: int) -> dict[str, object]:
    """The coach's verdict on a move, by language."""
    found = verdict(state, move, seed, languages=tuple(languages()))
    return {lang: {**found, "text": text} for lang, text in found["text"].items()}


def _state_of(question: BotQuestion) -> State:
    game = registered(question.game)
    options = game.checked_options(question.seats, question.options)
    config = GameConfig(game, question.seats, None, options, None, question.rules)
    return game.load(config, question.position)


def bot_spec(game_name: str, bot: str) -> str:
    """The spec that a level or spec of a seat means for a game."""
    return bots.levels(game_name).get(bot, bot)


def budget_seconds(budget: str) -> float | None:
    """The time a budget gives; None if it gives none, or a number of iterations."""
    found = _SECONDS.fullmatch(budget)
    return None if found is None else float(found[1]) / (1000 if found[2] == "ms" else 1)


def limit_of(spec: str) -> float:
    """How many seconds a bot may take for one decision before it counts as hanging."""
    seconds = budget_seconds(bots.Spec.parse(spec).budget)
    return UNLIMITED_SECONDS if seconds is None else 2 * seconds + OVERHEAD
