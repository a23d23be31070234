"""A rancher's money and certificates. The bank has no end (GWT-126)."""

from trailboss.core.fields import put
from trailboss.core.knowledge import EVERYBODY
from trailboss.games.gwt.happenings import CERTIFIED, GAINED, PAID
from trailboss.games.gwt.table import Table


def gain(table: Table, seat: int, dollars: int) -> None:
    """Money has to be taken, and all of it (GWT-25)."""
    if dollars:
        table.money[seat] += dollars
        table.note(GAINED, EVERYBODY, seat, dollars)


def pay(table: Table, seat: int, dollars: int) -> None:
    """Pay the bank; whoever asks has made sure that it can be paid in full (GWT-10)."""
    if dollars:
        table.money[seat] -= dollars
        table.note(PAID, EVERYBODY, seat, dollars)


def certify(table: Table, seat: int, spaces: int) -> None:
    """Move the marker forward on its track, at most to the limit (GWT-61, GWT-62)."""
    before = table.certificates[seat]
    after = max(before, min(before + spaces, table.certificate_limit(seat)))
    table.certificates = put(table.certificates, seat, after)
    if table.certificates[seat] != before:
        table.note(CERTIFIED, EVERYBODY, seat, table.certificate_value(seat))


def certificates_full(table: Table, seat: int) -> bool:
    return table.certificates[seat] >= table.certificate_limit(seat)
