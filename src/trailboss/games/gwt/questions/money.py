"""A rancher's money and certificates. The bank has no end (GWT-126)."""

from typing import Final

from trailboss.core.errors import Reason
from trailboss.core.knowledge import EVERYBODY
from trailboss.core.question import Arg
from trailboss.games.gwt.components.actions import LOWEST_COUNT
from trailboss.games.gwt.messages.names import money_message
from trailboss.games.gwt.rules import events
from trailboss.games.gwt.rules.effects import Step, reason, register
from trailboss.games.gwt.state.table import Table


def gain(table: Table, seat: int, dollars: int) -> None:
    """Money has to be taken, and all of it (GWT-25)."""
    if dollars:
        money = table.money
        money[seat] = money[seat] + dollars  # compiled, += would be slower
        table.emit(events.GAINED, EVERYBODY, seat, dollars)


def pay(table: Table, seat: int, dollars: int) -> None:
    """Pay the bank; the caller has made sure that it can be paid in full (GWT-10)."""
    if dollars:
        money = table.money
        money[seat] = money[seat] - dollars
        table.emit(events.PAID, EVERYBODY, seat, dollars)


def no_money(table: Table, seat: int, price: int, ruling: str) -> Reason:
    """It costs more than there is."""
    return reason("costs", ruling, price=money_message(price), money=money_message(table.money[seat]))


def certify(table: Table, seat: int, spaces: int) -> None:
    """Move the marker forward on its track, at most to the limit (GWT-61, GWT-62)."""
    before = table.certificates[seat]
    after = before + spaces
    limit = table.certificate_limit(seat)
    after = min(after, limit)
    if after > before:
        table.own_certificates()[seat] = after
        table.emit(events.CERTIFIED, EVERYBODY, seat, table.certificate_value(seat))


def certificates_full(table: Table, seat: int) -> bool:
    return table.certificates[seat] >= table.certificate_limit(seat)


# -------------------------------------------------------------------- effects

PAY: Final = 5
GAIN: Final = 6
CERTIFY: Final = 7
CERTIFY_TO_LIMIT: Final = 8
PAIRS: Final = 9


class Pay(Step):
    """Pay dollars."""

    kind = PAY
    name = "pay"
    args = [Arg("dollars")]
    requirement = True

    def possible(self, table: Table, seat: int, dollars: int) -> bool:
        return table.money[seat] >= dollars

    def impossible(self, table: Table, seat: int, dollars: int) -> Reason:
        return no_money(table, seat, dollars, "GWT-10")

    def apply(self, table: Table, seat: int, dollars: int, _: int) -> None:
        pay(table, seat, dollars)


class Gain(Step):
    """Gain dollars, a number or a count."""

    kind = GAIN
    name = "gain"
    args = [Arg("dollars", low=LOWEST_COUNT)]

    def possible(self, table: Table, seat: int, dollars: int) -> bool:
        return table.amount(seat, dollars) > 0

    def apply(self, table: Table, seat: int, dollars: int, _: int) -> None:
        gain(table, seat, table.amount(seat, dollars))


class Certify(Step):
    """Gain certificates: spaces of the track."""

    kind = CERTIFY
    name = "certify"
    args = [Arg("spaces")]

    def possible(self, table: Table, seat: int, spaces: int) -> bool:
        return not certificates_full(table, seat)

    def impossible(self, table: Table, seat: int, spaces: int) -> Reason:
        return reason("certificates_full", "GWT-32b")

    def apply(self, table: Table, seat: int, spaces: int, _: int) -> None:
        certify(table, seat, spaces)


class CertifyToLimit(Certify):
    """Gain certificates up to the limit (GWT-64)."""

    kind = CERTIFY_TO_LIMIT
    name = "certify_to_limit"
    args = []

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        certify(table, seat, table.certificate_limit(seat))


class Pairs(Step):
    """2 certificates and 2 dollars for every pair of tribe tiles."""

    kind = PAIRS
    name = "pairs"

    def possible(self, table: Table, seat: int, _: int) -> bool:
        return table.tribe_pairs(seat) > 0

    def apply(self, table: Table, seat: int, _a: int, _b: int) -> None:
        pairs = table.tribe_pairs(seat)
        certify(table, seat, 2 * pairs)
        gain(table, seat, 2 * pairs)


register(Pay(), Gain(), Certify(), CertifyToLimit(), Pairs())
