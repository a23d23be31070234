"""Sam, the solo opponent of the second edition: his board and his cards, drawn and in sentences.

The order of his deck is known to nobody; which cards are left in it everybody can work out.
"""

from rich.text import Text

from trailboss.cli.table.face import Block, Colours, Seen
from trailboss.cli.table.lines import cut, line, wrapped
from trailboss.games.gwt.messages.format_event import sam_card_message
from trailboss.games.gwt.present.view import SamView
from trailboss.games.gwt.rules.events import SAM_CARD, TURN_BEGAN
from trailboss.games.gwt.terminal import terms
from trailboss.games.gwt.terminal.looks import objectives_of, possessions, sam_named
from trailboss.games.gwt.terminal.names import cards_named, spoken
from trailboss.games.gwt.terminal.terms import counted, cow, own_text, phrase, rancher, table_of, view_of

MAX_ACTIONS = 2
"""Lines for what his last card did; the log tells it in full."""


def label(seen: Seen) -> list[str]:
    """Who plays against a person alone, and that his rules are reconstructed; nothing at other tables."""
    view = view_of(seen)["sam"]
    if view is None:
        return []
    level = own_text(seen, f"level.{view['level']}")
    return [own_text(seen, "sam.plays", level=level), own_text(seen, "reconstructed")]


def last_card(seen: Seen, view: SamView) -> str:
    """What the card says that he turned up last; empty before his first turn."""
    if not view["pile"]:
        return ""
    return spoken(seen, sam_card_message(table_of(seen), view["pile"][-1]))


def last_actions(seen: Seen) -> list[str]:
    """What he did with it, in sentences."""
    lines: list[str] = []
    begun = False
    for event in seen.events:
        if event.kind == SAM_CARD:
            lines, begun = [], True
        elif event.kind == TURN_BEGAN:
            begun = False
        elif begun:
            lines.append(seen.state.game.format_event(seen.state, event, seen.lang, seen.names()))
    return lines


# -------------------------------------------------------------------- drawn


def sam(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """His board and his last card in one line."""
    view = view_of(seen)["sam"]
    if view is None:
        return Block("", [], rank)
    return Block(
        "", [cut(line(_board(seen, view, "sam_brief"), "; ", (_card(seen, view), terms.LOUD)), width)], rank
    )


def sam_more(seen: Seen, width: int, colours: Colours, rank: int) -> Block:
    """The same with what the card did, the other cards, the cattle he bought, and what he can still build."""
    view = view_of(seen)["sam"]
    if view is None:
        return Block("", [], rank)
    lines = wrapped(_card(seen, view), width, terms.LOUD, indent=2)
    actions = wrapped("  " + " ".join(last_actions(seen)), width, indent=2)
    if len(actions) > MAX_ACTIONS:
        rest = Text(" ", end="").join(actions[MAX_ACTIONS - 1 :])
        actions = [*actions[: MAX_ACTIONS - 1], cut(rest, width)]
    lines += actions if last_actions(seen) else []
    cards = line((phrase(seen, "sam_pile") + " ", terms.DIM), numbers(view["pile"]))
    cards.append("   " + phrase(seen, "sam_left") + " ", terms.DIM)
    cards.append(numbers(view["cards"]))
    lines += wrapped(cards, width, indent=2)
    here = rancher(seen, view["rancher"])
    cattle = line((phrase(seen, "sam_cattle"), terms.DIM))
    for card, count in counted(here["pile"]):
        cattle.append(" ")
        cattle.append_text(cow(seen, card, colours, vp=True))
        cattle.append(f"×{count}" if count > 1 else "")
    cattle.append("" if here["pile"] else " –")
    cattle.append("   " + phrase(seen, "stock") + " ", terms.DIM)
    cattle.append(", ".join(here["stock"]) or "–")
    lines += wrapped(cattle, width, indent=2)
    return Block(_board(seen, view, "sam"), lines, rank)


def _board(seen: Seen, view: SamView, key: str) -> str:
    """Level, the workers of his specialization, discs and cards left."""
    special = view["specialization"]
    count = rancher(seen, view["rancher"])["workers"][special]
    number = "worker" if count == 1 else "workers"
    return phrase(
        seen,
        key,
        level=own_text(seen, f"level.{view['level']}"),
        workers=f"{count} {own_text(seen, f'{number}.{special}')}",
        discs=view["discs"],
        cards=f"{len(view['cards'])}/{len(view['cards']) + len(view['pile'])}",
    )


def _card(seen: Seen, view: SamView) -> str:
    if not view["pile"]:
        return phrase(seen, "sam_no_card")
    return phrase(seen, "sam_card", number=view["pile"][-1], card=last_card(seen, view))


def numbers(cards: list[int]) -> str:
    """Numbers of cards in a row."""
    return ", ".join(str(card) for card in cards) or "–"


# -------------------------------------------------------------------- in sentences


def look(seen: Seen) -> list[str]:
    """All about Sam."""
    view = view_of(seen)["sam"]
    if view is None:
        return []
    seat = view["rancher"]
    here = rancher(seen, seat)
    result = [*label(seen), sam_named(seen), *possessions(seen, seat), *objectives_of(seen, seat)]
    if here["pile"]:
        result.append(phrase(seen, "sam_cattle_are", cards=cards_named(seen, here["pile"])))
    if here["stock"]:
        result.append(phrase(seen, "stock_brief", buildings=", ".join(here["stock"])))
    if view["pile"]:
        actions = " ".join(last_actions(seen))
        card = last_card(seen, view)
        result.append(phrase(seen, "sam_last", number=view["pile"][-1], card=card, actions=actions).rstrip())
    else:
        result.append(phrase(seen, "sam_none"))
    result.append(phrase(seen, "sam_cards", pile=numbers(view["pile"]), cards=numbers(view["cards"])))
    return result
