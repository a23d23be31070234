"""Both builds say the same of themselves: `help(trailboss.Record)` works with the compiled engine, too."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import trailboss

ROOT = Path(trailboss.__file__).parent
PACKAGES = ("core", "games", "bots", "lab/observation", "lab/episodes")


def modules() -> list[str]:
    found = [path.relative_to(ROOT.parent) for part in PACKAGES for path in (ROOT / part).rglob("*.py")]
    names = [path.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__") for path in found]
    return sorted(names)


def documented(
    node: ast.Module | ast.ClassDef, item: ModuleType | type, name: str
) -> Iterator[tuple[str, str, object]]:
    """What the source says of everything that has a name, and what is there at run time. Special methods of
    compiled classes have Python's own words."""
    for inner in node.body:
        if not isinstance(inner, (ast.ClassDef, ast.FunctionDef)) or inner.name.startswith("__"):
            continue
        there = inspect.getattr_static(item, inner.name)
        docstring = ast.get_docstring(inner)
        if docstring:
            yield f"{name}.{inner.name}", docstring, there
        if isinstance(inner, ast.ClassDef):
            assert isinstance(there, type)
            yield from documented(inner, there, f"{name}.{inner.name}")


@pytest.mark.parametrize("name", modules())
def test_everything_public_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    path = ROOT.parent / name.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(source.read_bytes())
    docstring = ast.get_docstring(tree)
    assert docstring is None or inspect.cleandoc(module.__doc__ or "") == docstring
    for what, text, there in documented(tree, module, name):
        found = inspect.getdoc(there.__func__ if isinstance(there, (classmethod, staticmethod)) else there)
        assert found == text, what
