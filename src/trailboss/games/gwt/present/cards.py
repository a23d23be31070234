"""Great Western Trail: cards, prices, questions, moves, signs and the final count as components."""

from trailboss.core.messages import message
from trailboss.games.gwt.components import cattle as cattle_cards
from trailboss.games.gwt.components import objectives as objective_cards
from trailboss.games.gwt.components.cattle import BuyOption
from trailboss.games.gwt.components.player_board import WORKER_IDS
from trailboss.games.gwt.messages.format_event import sam_card_message
from trailboss.games.gwt.messages.help import SIGNS, VERBS
from trailboss.games.gwt.messages.names import question_message, type_message
from trailboss.games.gwt.present.catalogue import EditionTexts
from trailboss.games.gwt.rules import effects
from trailboss.games.gwt.rules.scoring import CATEGORIES
from trailboss.games.gwt.solo.deck import ACTIONS, COUNTS, LEVELS, RULE_SET
from trailboss.presentation.components import Component, Figure, component, text_of

# -------------------------------------------------------------------- cattle


def _there(texts: EditionTexts, type_: int) -> bool:
    """Does the edition have this type of cattle?"""
    return type_ != cattle_cards.ORANGE or texts.edition.has_tokens


def cattle(texts: EditionTexts) -> dict[str, Component]:
    """Cattle cards by their front."""
    found: dict[str, Component] = {}
    for face in range(cattle_cards.CATTLE_FACES):
        card = cattle_cards.CATTLE[face]
        if not _there(texts, card.type):
            continue
        helps = [
            texts.help(f"cattle.{card.vp}" if card.vp < 2 else "cattle", value=card.value, points=card.vp),
            texts.help("cattle.income"),
        ]
        rulings = ["GWT-69"]
        if card.type == cattle_cards.ORANGE:
            rulings += ["GWT-117", "GWT-119"]
            if face + 1 < cattle_cards.SIMMENTAL + cattle_cards.SIMMENTAL_STAGES:
                helps.append(texts.help("cattle.grows"))
        found[card.id] = component(
            texts.own(f"face.{card.id}"),
            *helps,
            figures={
                "type": cattle_cards.TYPE_IDS[card.type],
                "value": card.value,
                "points": card.vp,
                "starting": card.starting,
                "market": cattle_cards.SIMMENTAL_CARDS if card.type == cattle_cards.ORANGE else card.market,
            },
            rulings=tuple(rulings),
        )
    return found


def cattle_types(texts: EditionTexts) -> dict[str, Component]:
    """Types of cattle by their colour, each with its fronts."""
    found: dict[str, Component] = {}
    for type_ in range(cattle_cards.TYPES):
        if _there(texts, type_):
            faces: list[int | str] = [
                cattle_cards.FACE_IDS[face]
                for face in range(cattle_cards.CATTLE_FACES)
                if cattle_cards.FACE_TYPE[face] == type_
            ]
            found[cattle_cards.TYPE_IDS[type_]] = component(
                texts.named(type_message(texts.table, type_)),
                texts.help("cattle.income"),
                figures={"faces": faces},
                rulings=("GWT-69",),
            )
    return found


def prices(texts: EditionTexts) -> dict[str, Component]:
    """The price list of the cattle market."""
    options = cattle_cards.BUY_OPTIONS + (cattle_cards.SIMMENTAL_OPTIONS if texts.edition.has_tokens else [])
    return {option.id: _price(texts, option) for option in options}


def _price(texts: EditionTexts, option: BuyOption) -> Component:
    value = cattle_cards.FACE_VALUE[option.first_face]
    if option in cattle_cards.SIMMENTAL_OPTIONS:
        cards = texts.message(f"face.{cattle_cards.FACE_IDS[cattle_cards.SIMMENTAL]}")
    else:
        cards = message(f"help.gwt.buy.{'two' if option.cards > 1 else 'one'}", value=value)
    cowboys = message(
        "help.gwt.cowboys.1" if option.cowboys == 1 else "help.gwt.cowboys", count=option.cowboys
    )
    faces: list[int | str] = [
        cattle_cards.FACE_IDS[face] for face in range(option.first_face, option.last_face + 1)
    ]
    name = texts.help("buy", cards=cards, cowboys=cowboys, dollars=option.dollars)
    return component(
        name,
        texts.help("buy.pile"),
        texts.help("do.buy"),
        figures={
            "cowboys": option.cowboys,
            "dollars": option.dollars,
            "cards": option.cards,
            "value": value,
            "faces": faces,
        },
        rulings=("GWT-117",) if option in cattle_cards.SIMMENTAL_OPTIONS else ("GWT-82", "GWT-83", "GWT-84"),
    )


# -------------------------------------------------------------------- objective cards


def objectives(texts: EditionTexts) -> dict[str, Component]:
    """Objective cards by their front, the starting ones too."""
    return {
        cattle_cards.FACE_IDS[face]: _objective(texts, face)
        for face in range(cattle_cards.FIRST_OBJECTIVE, cattle_cards.FACES)
    }


def _objective(texts: EditionTexts, face: int) -> Component:
    asked = [
        objective_cards.TASKS[kind]
        for kind in range(objective_cards.TASK_KINDS)
        for _ in range(objective_cards.OBJECTIVE_TASKS[face][kind])
    ]
    tasks: list[int | str] = list(asked)
    points, penalty, now = (
        objective_cards.OBJECTIVE_VP[face],
        objective_cards.OBJECTIVE_PENALTY[face],
        objective_cards.OBJECTIVE_IMMEDIATE[face],
    )
    start = face >= cattle_cards.START_OBJECTIVE
    id_ = cattle_cards.FACE_IDS[face]
    helps = [
        texts.help("objective.tasks", tasks=texts.own(f"asks.{id_}")),
        texts.help("objective.points" if penalty else "objective.free", points=points, penalty=penalty),
    ]
    if now:
        helps.append(texts.help("objective.now", action=texts.message(f"action.{now}")))
    figures: dict[str, Figure] = {"tasks": tasks, "points": points, "penalty": penalty, "start": int(start)}
    figures["copies"] = (
        objective_cards.STARTING_OBJECTIVES if start else objective_cards.OBJECTIVE_DECK
    ).count(face)
    return component(
        texts.own(f"face.{id_}"),
        *helps,
        figures=figures,
        actions=[[now]] if now else [],
        rulings=("GWT-99", "GWT-104") if start else ("GWT-89", "GWT-92", "GWT-98", "GWT-99"),
    )


def tasks(texts: EditionTexts) -> dict[str, Component]:
    """What objective cards ask for."""
    return {
        task: component(
            texts.own(f"task.{task}"),
            texts.help("task"),
            rulings=("GWT-99", "GWT-101", "GWT-102"),
        )
        for task in objective_cards.TASKS
    }


# -------------------------------------------------------------------- questions, moves, points


def questions(texts: EditionTexts) -> dict[str, Component]:
    """What can be asked, by the ids of the view."""
    return {
        question.name: component(
            texts.named(question_message(texts.table, question)),
            texts.help(f"question.{question.name}"),
            rulings=tuple(question.see),
        )
        for question in effects.questions()
        if texts.edition.has_tokens or not question.second_only
    }


def verbs(texts: EditionTexts) -> dict[str, Component]:
    """The words with which moves begin, as buttons call them."""
    found: dict[str, Component] = {}
    for kind in texts.table.config.game.vocabulary.kinds:
        name = texts.own("trade") if kind.name == "trade" else texts.help(f"verb.{kind.name}")
        sentence, rulings = VERBS[kind.name]
        found[kind.name] = component(name, texts.help(sentence), rulings=rulings)
    return found


def signs(texts: EditionTexts) -> dict[str, Component]:
    """What the icons mean."""
    found = {
        sign: component(texts.help(f"sign.{sign}"), texts.help(sentence), rulings=rulings)
        for sign, (sentence, rulings) in SIGNS.items()
    }
    found["tribe"] = component(
        texts.own("section.tribe"), texts.help("sign.tribe.help"), rulings=("GWT-9", "GWT-86")
    )
    if texts.edition.has_tokens:
        found["exchange_token"] = component(
            texts.help("sign.exchange_token"), texts.help("do.token"), rulings=("GWT-115", "GWT-116")
        )
    return found


def scores(texts: EditionTexts) -> dict[str, Component]:
    """The categories of the final count."""
    return {
        part: component(texts.own(f"score.{part}"), texts.help(f"score.{part}"), rulings=("GWT-124",))
        for part in CATEGORIES
    }


# -------------------------------------------------------------------- Sam


def sam_cards(texts: EditionTexts) -> dict[str, Component]:
    """Sam's cards by their number, as the table's deck has them."""
    sam = texts.table.sam
    if sam is None:
        return {}
    found: dict[str, Component] = {}
    for card in sam.rules.cards:
        does: list[int | str] = [ACTIONS[action] for action in card.actions]
        found[str(card.number)] = component(
            texts.help("sam", number=card.number),
            texts.named(sam_card_message(texts.table, card.number)),
            texts.help("sam.turn"),
            texts.help("sam.reconstructed", rules=RULE_SET),
            figures={
                "number": card.number,
                "steps": _steps(card.steps),
                "actions": does,
                "requires": "" if card.requires < 0 else WORKER_IDS[card.requires],
            },
            rulings=("SAM-19", "SAM-21", "SAM-32"),
        )
    return found


def _steps(steps: int) -> Figure:
    """A printed number, or what is counted: `cowboys`."""
    return next((name for name, count in COUNTS.items() if count == steps), steps)


def sam_levels(texts: EditionTexts) -> dict[str, Component]:
    """How strong Sam can be."""
    sam = texts.table.sam
    if sam is None:
        return {}
    strip = texts.edition.cities
    return {
        level: component(
            text_of(f"gwt2.level.{level}"),
            texts.help(
                "sam_level",
                city=texts.message(f"city.{strip.ids[sam.rules.levels[level].first_city]}"),
                cards=len(sam.rules.numbers(level)),
            ),
            rulings=("SAM-14", "SAM-15"),
        )
        for level in LEVELS
    }
