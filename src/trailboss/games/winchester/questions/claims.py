"""Claiming shared objectives: by machine, by hand with a reminder, or by hand alone (WIN-O-12)."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.fields import Field, by_seat, put
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.messages import message
from trailboss.games.winchester.components.cards import PILES, SHARED
from trailboss.games.winchester.rules import effects
from trailboss.games.winchester.rules.effects import Effect, Question, go_on, reason, register, seat_message
from trailboss.games.winchester.rules.events import CLAIMED, WRONG_CLAIM
from trailboss.games.winchester.rules.moves import CLAIM, DONE, is_claim
from trailboss.games.winchester.rules.objectives import fulfils
from trailboss.games.winchester.rules.scoring import FINAL_COUNT
from trailboss.games.winchester.state.table import AUTOMATIC, MANUAL, NOBODY, PROMPTED, Table

OBJECTIVES: Final = 3
LATE_CLAIMS: Final = 4
CLAIMS: Final = 9

CLAIM_RIGHTS: Final[Field] = by_seat(
    "claim_rights",
    "Piles (as bits) it has earned the right to claim (WIN-O-11).",
    "0",
    "(1 << len(PILES)) - 1",
    saved_as="rights",
)
WRONG_CLAIMS: Final[Field] = by_seat(
    "wrong_claims",
    "Piles (as bits) it claimed by mistake since the last plot came up (WIN-O-12).",
    "0",
    "(1 << len(PILES)) - 1",
    saved_as="denied",
    only_if="by_hand",
)


class CheckObjectives(Effect):
    """Step 8: the buyer earns the right to every card in play that they fulfil, several at once (WIN-O-1).

    Nobody else can newly fulfil one in this turn (WIN-O-14). A right does not lapse (WIN-O-11).
    """

    name = "check_objectives"
    ruling = "WIN-O-1"
    args = [effects.SEAT]

    def carry_out(self, table: Table, a: int, b: int) -> None:
        for pile in range(len(PILES)):
            if table.taken[pile] == NOBODY and fulfils(table, a, table.shared[pile]):
                if table.claims == AUTOMATIC:
                    _take(table, a, pile)
                table.claim_rights = put(table.claim_rights, a, table.claim_rights[a] | 1 << pile)
        if is_asked(table, a):
            table.frames.push(CLAIMS, a)  # WIN-O-12: the buyer goes first


class AskLate(Effect):
    """After the last turn, everybody is asked once more, clockwise from its buyer (WIN-O-12)."""

    name = "late_claims"
    ruling = "WIN-O-12"

    def carry_out(self, table: Table, a: int, b: int) -> None:
        """`a` is how many seats were asked so far."""
        asked = a
        while asked < table.seats:
            seat = (table.first + asked) % table.seats
            asked += 1
            if is_asked(table, seat):
                table.frames.push(LATE_CLAIMS, asked)
                table.frames.push(CLAIMS, seat)
                return


def is_asked(table: Table, seat: int) -> bool:
    """Is a seat asked for claims in step 8 and at the end?

    With manual claims it is asked whether it can claim anything or not: the question must reveal nothing.
    """
    if table.claims == MANUAL:
        return len(out_of_turn_claims(table, seat)) > 0
    return table.claims == PROMPTED and len(open_rights(table, seat)) > 0


class Claims(Question):
    """Claim objectives, or be done."""

    name = "claims"
    ruling = "WIN-O-12"
    args = [effects.SEAT]

    def legal(self, table: Table, seat: int, a: int, b: int) -> list[int]:
        return [DONE, *out_of_turn_claims(table, seat)]

    def apply(self, table: Table, seat: int, move: int, a: int, b: int) -> None:
        if move == DONE or not is_asked(table, seat):
            table.frames.drop()
            go_on(table)

    def stack(self, table: Table, late: bool) -> list[int]:
        seat = table.to_move
        if not is_asked(table, seat):
            return []
        if late:
            asked = (seat - table.first) % table.seats + 1
            return [FINAL_COUNT, 0, 0, LATE_CLAIMS, asked, 0, CLAIMS, seat, 0]
        return [effects.TURN, 0, 0, CLAIMS, seat, 0]

    def impossible_field(self, table: Table) -> str:
        late = table.frames.numbers[0] == FINAL_COUNT
        return "" if late else super().impossible_field(table)

    def hint_refusal(self, table: Table) -> Reason | None:
        return Reason("winchester.no_hint", "WIN-O-12", {}) if table.claims == MANUAL else None


register(OBJECTIVES, CheckObjectives())
register(LATE_CLAIMS, AskLate())
register(CLAIMS, Claims())


# -------------------------------------------------------------------- claims, at any question


def out_of_turn_claims(table: Table, seat: int) -> list[int]:
    """The claims that a seat may make at any time (WIN-O-12).

    With manual claims these are all cards still in play, earned or not, so that the list reveals nothing. A
    card claimed by mistake can't be claimed again until the next plot comes up.
    """
    if table.claims == AUTOMATIC:
        return []
    if table.claims == PROMPTED:
        return earned_claims(table, seat)
    wrong = table.wrong_claims[seat]
    return [CLAIM + table.shared[pile] for pile in table.open_piles() if not wrong >> pile & 1]


def claim(table: Table, seat: int, card: int) -> None:
    """A seat claims the pile of a card: it takes the pile if it has earned it, and else nothing happens."""
    pile = pile_of(table, card)
    if table.claim_rights[seat] >> pile & 1:
        _take(table, seat, pile)
    else:
        table.wrong_claims = put(table.wrong_claims, seat, table.wrong_claims[seat] | 1 << pile)
        table.emit(WRONG_CLAIM, EVERYBODY, seat, card)


def _take(table: Table, seat: int, pile: int) -> None:
    """Take a pile; its card leaves the game."""
    table.taken = put(table.taken, pile, seat)
    table.cash[seat] += PILES[pile]
    table.emit(CLAIMED, EVERYBODY, seat, table.shared[pile], PILES[pile])


def pile_of(table: Table, card: int) -> int:
    """The pile on which a card lies, -1 if it is not in this game."""
    pile = table.shared.index(card)
    return pile if pile < len(PILES) else -1


def earned_claims(table: Table, seat: int) -> list[int]:
    """The claims that would bring a seat a pile, as somebody who watches the table knows."""
    return [CLAIM + table.shared[pile] for pile in open_rights(table, seat)]


def open_rights(table: Table, seat: int) -> list[int]:
    """The piles that a seat may claim: earned, and taken by nobody (WIN-O-10)."""
    mask = table.claim_rights[seat]
    if mask == 0:
        return []
    return [pile for pile, taker in enumerate(table.taken) if mask >> pile & 1 and taker == NOBODY]


def rights(table: Table) -> list[int]:
    """By seat: the piles it has earned, as bits. The list is replaced when somebody earns one."""
    return table.claim_rights


def forget_rights(table: Table) -> None:
    """Forget who has earned what in this copy of the table."""
    table.claim_rights = [0] * table.seats


def forget_wrong_claims(table: Table) -> None:
    """A new plot came up: what was claimed by mistake may be claimed again (WIN-O-12)."""
    table.wrong_claims = [0] * table.seats


def explain_claim(table: Table, seat: int, move: int) -> Reason:
    """Why a claim is not legal."""
    assert is_claim(move)
    name = message(f"winchester.shared.{SHARED[move - CLAIM]}")
    if table.claims == AUTOMATIC:
        return reason("winchester.claims_automatic", "WIN-O-12")
    pile = pile_of(table, move - CLAIM)
    if pile < 0:
        return reason("winchester.claim_not_in_play", "WIN-S-3", card=name)
    if table.taken[pile] != NOBODY:
        return reason("winchester.claim_taken", "WIN-O-10", card=name, seat=seat_message(table.taken[pile]))
    if table.claims == PROMPTED and not table.claim_rights[seat] >> pile & 1:
        return reason("winchester.claim_not_earned", "WIN-O-11", card=name)
    if table.wrong_claims[seat] >> pile & 1:
        return reason("winchester.claim_denied", "WIN-O-12", card=name)
    if table.turned == 0:
        return reason("winchester.claim_too_early", "WIN-O-1")
    return reason("winchester.claim_wait", "WIN-O-12", seat=seat_message(table.to_move))
