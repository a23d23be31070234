"""What holds for the repository as a whole."""

import ast
import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import trailboss

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "trailboss"

MACHINE_PATH = re.compile(rb"(?<![\w.:/-])/(?:home|root|Users|work|opt|tmp|mnt)/[\w.]")
DOWNLOAD_HOST = re.compile(rb"(?:pythonhosted|pypi|npmjs|npmmirror|debian)\.(?:org|com)")


def files() -> list[Path]:
    """Every file of the project, committed or about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:  # an unpacked source distribution
        places = [ROOT / name for name in ("src", "tests", "docs")]
        return [path for place in places for path in place.rglob("*") if path.is_file()]
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("pattern", [MACHINE_PATH, DOWNLOAD_HOST], ids=["machine path", "download host"])
def test_no_file_knows_the_machine_it_was_written_on(pattern: re.Pattern[bytes]) -> None:
    found = {path.relative_to(ROOT).as_posix(): pattern.search(path.read_bytes()) for path in files()}
    assert {name: match.group() for name, match in found.items() if match} == {}


def test_every_link_between_files_leads_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT).as_posix()}: {target}"
        for page in files()
        if page.suffix == ".md"
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
        if "://" not in target and not (page.parent / target).exists()
    ]
    assert broken == []


def test_no_library_is_next_to_the_sources() -> None:
    assert [path for path in SOURCES.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []


def test_every_dependency_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = project["optional-dependencies"]
    # It has an environment of its own, for RLlib wants another gymnasium; so it is pinned where it is listed.
    assert all("==" in requirement for requirement in optional.pop("rl")[1:])
    extras = [requirement for extra in optional.values() for requirement in extra]
    listed = [requirement.split(";")[0].strip() for requirement in (*project["dependencies"], *extras)]
    wanted = [requirement for requirement in listed if not requirement.startswith("trailboss[")]
    names = {re.split(r"[\[<>=]", requirement)[0].replace("_", "-").lower() for requirement in wanted}
    assert names <= {pin.split("==")[0].replace("_", "-").lower() for pin in pins}
    assert {requirement for requirement in wanted if "==" in requirement} <= set(pins)


def imported(path: Path) -> set[str]:
    """The modules a file imports, with their whole names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add("." * node.level + (node.module or ""))
    return found


RULES = {"components", "messages", "questions", "rules", "solo", "state"}
"""Parts of a game that are its rules; the others build on bots, the lab and the interfaces."""


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_engine_needs_the_standard_library_alone(layer: str) -> None:
    strangers = {
        f"{path.relative_to(SOURCES).as_posix()}: {name}"
        for path in (SOURCES / layer).rglob("*.py")
        if layer != "games" or RULES.intersection(path.relative_to(SOURCES).parts)
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"mypy_extensions"}
        and not name.startswith(("trailboss.core", "trailboss.games"))
    }
    assert strangers == set()


MODULES = ["trailboss", *(found.name for found in pkgutil.walk_packages(trailboss.__path__, "trailboss."))]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("__main__")])
def test_docstring_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS).failed == 0


def test_the_public_api_docstring_runs() -> None:
    assert doctest.testmod(trailboss).attempted > 0


def shifted_constants(path: Path) -> list[str]:
    """Where a name declared as `i64` with a constant is shifted left."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and ast.unparse(node.annotation) in ("i64", "Final[i64]")
    }
    return [
        f"{path.name}:{node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Name)
        and node.left.id in constants
    ]


def test_no_constant_of_64_bits_is_shifted() -> None:
    """The compiled build would shift 32 bits (see `core/bits.py`)."""
    engine = [path for layer in ("core", "games", "bots") for path in (SOURCES / layer).rglob("*.py")]
    assert [place for path in engine for place in shifted_constants(path)] == []


def test_a_shifted_constant_of_64_bits_is_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("one: i64 = 1\nbit: i64 = one << 40\nother: i64 = bit << 2\n")
    assert shifted_constants(module) == ["module.py:2"]
