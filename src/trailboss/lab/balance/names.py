"""Labels for the tables and charts of the balance lab."""

from trailboss.core.messages import format_message
from trailboss.lab.balance.probe import PAIRS, SEATS, Factor
from trailboss.lab.balance.report import Row, Section
from trailboss.lab.balance.study import probe


def title(section: Section, lang: str) -> str:
    """What a table is about."""
    return format_message(f"lab.balance.topic.{section.topic.name}", {}, lang)


def row_name(game: str, section: Section, row: Row, lang: str) -> str:
    """The name of a component or of a level of it."""
    factor = Factor(section.topic.name, row.item)
    if factor.topic == SEATS:
        return format_message("lab.balance.seat", {"number": row.level}, lang)
    looking = probe(game)
    names = []
    if row.item:
        names.append(looking.factor_name(game, factor, lang))
    if row.level and section.topic.kind != PAIRS:
        names.append(looking.level_name(game, factor, row.level, lang))
    return ": ".join(names)
