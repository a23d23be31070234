"""Names: who names a question or a field, and words that others have replaced."""

import ast
import re
import tokenize
from pathlib import Path
from types import ModuleType

import pytest

import trailboss
from tests.tooling.test_repository import files
from trailboss.core.fields import Field
from trailboss.games.gwt.rules.effects import Question, questions
from trailboss.games.gwt.state import fields as gwt_fields
from trailboss.games.winchester.state import fields as winchester_fields

PACKAGE = Path(trailboss.__file__).parent
GAME = PACKAGE / "games" / "gwt"
FREE = ("bots/", "learn/", "messages/")
"""Bots, with what they learn from, attach their answers to questions; messages are the texts in every
language and what puts them together. Any of these may name a question."""
PRINTED = "components/actions.py"
"""Printed actions consist of effects, among them questions."""


class Source:
    """A module, and what it names."""

    def __init__(self, path: Path) -> None:
        self.path = path.relative_to(GAME).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.attributes: set[str] = set()
        self.imported: set[tuple[str, str]] = set()
        """Modules of questions, each with a name that this one uses of it."""
        modules: dict[str, str] = {}
        nodes = list(ast.walk(ast.parse(self.text)))
        for node in nodes:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    self.imported.add((node.module, alias.name))
                    modules[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        for node in nodes:
            if isinstance(node, ast.Attribute):
                self.attributes.add(node.attr)
                if isinstance(node.value, ast.Name) and node.value.id in modules:
                    self.imported.add((modules[node.value.id], node.attr))

    def asks_for(self, name: str) -> bool:
        """Does it tell a question by its name? Many questions are called like the move that answers them."""
        lines = [line for line in self.text.splitlines() if f'"{name}"' in line]
        return any("_" in name or re.search(r"question|asked", line) for line in lines)

    def pushes(self, kind: str) -> bool:
        return re.search(rf"push\(\s*(\w+\.)?{kind}\b", self.text) is not None

    def defines(self, kind: str, number: int) -> bool:
        return f"\n{kind}: Final = {number}\n" in self.text


SOURCES = [Source(path) for path in sorted(GAME.rglob("*.py"))]
trailboss.game("gwt2")  # its questions are registered when it is loaded


@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_a_question_is_named_by_its_module_its_askers_bots_and_messages_only(
    question: Question,
) -> None:
    kind = question.name.upper()
    home = {source.path for source in SOURCES if source.defines(kind, question.kind)}
    home.add(_path(type(question).__module__))
    strangers = []
    for source in SOURCES:
        if source.path in home or source.path == PRINTED or source.path.startswith(FREE):
            continue
        used = {name for module, name in source.imported if _path(module) in home}
        if (
            type(question).__name__ in used
            or (kind in used and not source.pushes(kind))
            or source.asks_for(question.name)
        ):
            strangers.append(source.path)
    assert strangers == []


def _path(module: str) -> str:
    return module.removeprefix("trailboss.games.gwt.").replace(".", "/") + ".py"


FIELDS = {
    "stationed": "questions/stations.py",
    "supply": "questions/kansas_city.py",
    "job_filled": "questions/kansas_city.py",
}
"""Fields without an owner that only one module of rules uses nevertheless."""


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_is_named_by_its_declaration_and_its_use(field: str) -> None:
    assert field in [each.name for each in gwt_fields.DECLARED]
    users = {
        source.path
        for source in SOURCES
        if {field, f"own_{field}"} & source.attributes and not source.path.startswith(FREE)
    }
    engine = {path for path in users if path.startswith(("rules/", "state/"))}  # set-up, count, saving
    assert users - engine == {FIELDS[field], "present/view.py"}


def owned_fields(listed: ModuleType) -> list[tuple[str, Field]]:
    """The fields that a game's list imports, each with the path of the module that declares it."""
    source = ast.parse((PACKAGE / _source(listed.__name__)).read_text(encoding="utf-8"))
    found = []
    for node in source.body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                field = getattr(listed, alias.name)
                if isinstance(field, Field):
                    found.append((_source(node.module), field))
    return found


def _source(module: str) -> str:
    return module.removeprefix("trailboss.").replace(".", "/") + ".py"


OWNED = owned_fields(gwt_fields) + owned_fields(winchester_fields)


@pytest.mark.parametrize(("owner", "field"), OWNED, ids=[field.name for _, field in OWNED])
def test_an_owned_field_is_named_by_its_owner_bots_and_one_file_that_shows_it(
    owner: str, field: Field
) -> None:
    game = "/".join(owner.split("/")[:2])
    named = re.compile(rf"\b(own_)?{field.name}\b")
    users = set()
    for path in PACKAGE.rglob("*.py"):
        if path.name != "state_fields.py" and named.search(path.read_text(encoding="utf-8")):
            users.add(path.relative_to(PACKAGE).as_posix())
    assert owner in users
    others = {path for path in users - {owner} if not path.startswith(f"{game}/bots/")}
    assert len(others) <= 1
    assert all(path.startswith(f"{game}/present/") for path in others)


def test_each_game_has_fields_with_an_owner() -> None:
    assert {field.name for _, field in owned_fields(gwt_fields)} >= {"replaced_buildings", "vacated"}
    assert {field.name for _, field in owned_fields(winchester_fields)} >= {"claim_rights", "new_tips"}


REPLACED = """
Agenda Chronicle Desk Disorder GameFace Guard House LastSight Lesson Mind Parade Prospects Refusal Said
Setting Sight STOPPED THROW Thing Thought are_possible back_in_time because complain complaint deal_anew deed
deeds everything_said file_trouble fought founding gently haggling happenings herding in_vain keep_house
look_into looked_into mind minding minds noted obey outlook outlooks refusing reviewing_mind said saying
scrapped sealed_by seating share_past showing sight sight_of sights thing told wholly wishes yardstick
"""
"""Names that had to be decoded; the glossary has the ones that are used."""


def test_no_replaced_name_is_used_again() -> None:
    replaced = set(REPLACED.split())
    modules = [path for path in files() if path.suffix == ".py"]
    assert len(modules) > 500
    found = []
    for path in modules:
        with tokenize.open(path) as source:
            names = {each.string for each in tokenize.generate_tokens(source.readline)}
        found += [f"{path.name}: {name}" for name in sorted(names & replaced)]
    assert found == []
