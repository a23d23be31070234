"""The build hook: what ends up in a wheel, and what happens when nothing can be compiled."""

import os
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, cast

import pytest

import hatch_build
import trailboss
from hatch_build import CustomBuildHook

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "trailboss"
LIBRARY = EXTENSION_SUFFIXES[0]


def hook(root: Path, target: str = "wheel") -> CustomBuildHook:
    """A hook as hatchling makes it, for the project in `root`."""
    nothing = cast(Any, None)
    return CustomBuildHook(str(root), {}, nothing, nothing, str(root / "dist"), target)


def fresh_build_data() -> dict[str, Any]:
    return {"pure_python": True, "infer_tag": False, "force_include": {}}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of the real shape: a core, a loose module of games, one game, one folder that is no game."""
    package = tmp_path / "project" / "src" / "trailboss"
    for name in (
        "__init__",
        "core/__init__",
        "core/rng",
        "games/__init__",
        "games/poker/__init__",
        "cli/__init__",
    ):
        path = package / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'"""{name}."""\n')
    (package / "games" / "__pycache__").mkdir()
    (package / "games" / "poker" / "deck.toml").write_text("52 cards\n")
    (package / "server" / "static").mkdir(parents=True)
    (package / "server" / "static" / "index.html").write_text("<!doctype html>")
    return tmp_path / "project"


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary folders go during the test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def wheel(target: Path, build: str) -> zipfile.ZipFile:
    """The project's wheel, built here with the installed hatchling: no network, no second environment."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)],
        cwd=ROOT,
        env=os.environ | {"TRAILBOSS_BUILD": build},
        capture_output=True,
        check=True,
    )
    (built,) = target.glob("*.whl")
    return zipfile.ZipFile(built)


def test_an_editable_install_is_left_plain_at_once(
    tmp_path: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRAILBOSS_BUILD", "compiled")
    build_data = fresh_build_data()
    hook(tmp_path / "no project here").initialize("editable", build_data)
    assert build_data == fresh_build_data()
    assert list(temporary.iterdir()) == []


def test_bad_input_is_refused_in_one_sentence(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAILBOSS_BUILD", "fast")
    sentence = "^TRAILBOSS_BUILD must be one of auto, compiled, pure; it is 'fast'.$"
    with pytest.raises(SystemExit, match=sentence):
        hook(project).dependencies()
    with pytest.raises(SystemExit, match=sentence):
        hook(project).initialize("standard", fresh_build_data())


def test_mypy_is_fetched_only_to_compile_and_in_the_version_tested(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tested = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    monkeypatch.setenv("TRAILBOSS_BUILD", "pure")
    assert hook(project).dependencies() == []
    monkeypatch.delenv("TRAILBOSS_BUILD")
    assert hook(project).dependencies() == tested["compile"]
    assert "compile" in tested["dev"][0], "who works on it has the same version"


@pytest.fixture
def without_client(project: Path) -> Path:
    """The same project as git keeps it: the client's sources, and nothing built."""
    (project / "src" / "trailboss" / "server" / "static" / "index.html").unlink()
    (project / "web").mkdir()
    (project / "web" / "package.json").write_text("{}")
    return project


def fake_npm(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose only programs are this npm and a Node."""
    folder.mkdir()
    for name, text in (("npm", script), ("node", "echo v22.1.0")):
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")


BUILDS = 'if [ "$1" = run ]; then echo page > ../src/trailboss/server/static/index.html; fi'


class Screen:
    """What hatchling gives a hook to write to."""

    def display_info(self, text: str) -> None:
        assert text.startswith("Building the web client")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_a_missing_client_is_built_for_every_distribution(
    without_client: Path, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_npm(tmp_path / "bin", BUILDS, monkeypatch)
    monkeypatch.setenv("TRAILBOSS_BUILD", "pure")
    monkeypatch.setattr(CustomBuildHook, "app", Screen())
    building = hook(without_client, target)
    assert building.dependencies() == [], "this machine has a Node"
    building.initialize("standard", fresh_build_data())
    assert hatch_build.has_client(without_client)


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("echo no such lock >&2; exit 7", "npm ci failed.\nno such lock"),
        ("exit 0", "npm wrote no index.html"),
    ],
)
def test_a_client_that_cannot_be_built_ends_the_build(
    without_client: Path, script: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_npm(tmp_path / "bin", script, monkeypatch)
    with pytest.raises(SystemExit, match="The web client could not be built") as failure:
        hatch_build.build_client(without_client)
    assert message in str(failure.value)


def test_without_node_one_is_fetched_for_the_build(
    without_client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(without_client))
    monkeypatch.setenv("TRAILBOSS_BUILD", "pure")
    assert hook(without_client).dependencies() == hatch_build.NODE_PACKAGES
    assert hook(without_client, "sdist").dependencies() == hatch_build.NODE_PACKAGES


def test_sources_without_any_client_are_refused(without_client: Path) -> None:
    (without_client / "web" / "package.json").unlink()
    with pytest.raises(SystemExit, match="not in this source tree"):
        hatch_build.build_client(without_client)


def test_every_game_is_a_group_of_its_own(project: Path) -> None:
    folder = project / "src"
    before = [
        (["trailboss/core/__init__.py", "trailboss/core/rng.py"], "trailboss_core"),
        (["trailboss/games/__init__.py"], "trailboss_games"),
        (["trailboss/games/poker/__init__.py"], "trailboss_games_poker"),
    ]
    assert hatch_build.groups(folder) == before
    chess = folder / "trailboss" / "games" / "chess" / "pieces"
    chess.mkdir(parents=True)
    (chess / "king.py").touch()
    assert hatch_build.groups(folder) == [
        *before[:2],
        (["trailboss/games/chess/pieces/king.py"], "trailboss_games_chess"),
        *before[2:],
    ]


def test_rules_presentation_and_hot_server_modules_are_compiled() -> None:
    grouped = {path for paths, _ in hatch_build.groups(ROOT / "src") for path in paths}
    there = {
        path.relative_to(ROOT / "src").as_posix()
        for layer in ("core", "games", "presentation", "bots", "lab/observation", "lab/episodes")
        for path in (SOURCES / layer).rglob("*.py")
        if not path.name.startswith("external")  # waits for other programs
        and not (layer == "games" and stays_plain(path.relative_to(SOURCES / "games")))
    }
    for_every_move = ("stored/log_items", "stored/table_log", "viewers/updates", "viewers/viewer_state")
    assert grouped == there | {f"trailboss/server/tables/{name}.py" for name in for_every_move}


def stays_plain(path: Path) -> bool:
    """Does a module of a game only train or draw in a terminal, by its path in `games`?"""
    apart = len(path.parts) > 2 and path.parts[1] in ("learn", "terminal")
    return apart and not path.name.startswith(("observation", "__init__"))


def test_the_copy_follows_the_sources(project: Path, tmp_path: Path) -> None:
    source, copy = project / "src" / "trailboss", tmp_path / "copy"
    hatch_build.copy_package(source, copy)
    core = copy / "trailboss" / "core"
    for name in ("__init__", "rng"):
        (core / f"{name}{LIBRARY}").touch()
    os.utime(core / "__init__.py", (1, 1))

    (source / "core" / "rng.py").rename(source / "core" / "dice.py")
    (source / "games" / "poker" / "deck.toml").write_text("32 cards\n")
    (source / "core" / f"left_over{LIBRARY}").touch()
    hatch_build.copy_package(source, copy)

    assert sorted(path.name for path in core.iterdir()) == [f"__init__{LIBRARY}", "__init__.py", "dice.py"]
    assert (core / "__init__.py").stat().st_mtime == 1  # not written again, so not compiled again
    assert (copy / "trailboss" / "games" / "poker" / "deck.toml").read_text() == "32 cards\n"


def test_a_removed_group_leaves_no_library(project: Path) -> None:
    folder = project / "src"
    for name in ("core", "games_poker", "games_bridge"):
        (folder / f"trailboss_{name}__mypyc{LIBRARY}").touch()
    hatch_build.remove_stale_groups(folder)
    assert [path.name.split(".")[0] for path in hatch_build.libraries(folder)] == [
        "trailboss_core__mypyc",
        "trailboss_games_poker__mypyc",
    ]


def test_without_a_compiler_the_wheel_is_plain_with_a_warning(
    project: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("TRAILBOSS_BUILD", "auto")
    build_data = fresh_build_data()
    hook(project).initialize("standard", build_data)
    assert build_data == fresh_build_data()
    assert "Trailboss is built as plain Python, which is slower." in "".join(capfd.readouterr())
    assert list(temporary.iterdir()) == []


def test_without_a_compiler_a_release_is_refused(
    project: Path, temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("TRAILBOSS_BUILD", "compiled")
    with pytest.raises(SystemExit, match="TRAILBOSS_BUILD=compiled, but: No extension module can be built"):
        hook(project).initialize("standard", fresh_build_data())
    assert list(temporary.iterdir()) == []


def choosy_compiler(folder: Path, refused: str) -> str:
    """A compiler that refuses one flag."""
    compiler = folder / "choosy-cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *{refused}*) exit 1;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    return str(compiler)


@pytest.mark.parametrize(("refused", "used"), [("-fno-plt", []), ("-fno-such-flag", hatch_build.FLAGS)])
def test_the_fast_flags_are_used_where_the_compiler_accepts_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str, used: list[str]
) -> None:
    monkeypatch.setenv("CC", choosy_compiler(tmp_path, refused))
    assert hatch_build.usable_flags() == used


def test_the_flags_reach_every_library(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setups: list[str] = []

    def pretend(folder: Path, setup: str) -> subprocess.CompletedProcess[str]:
        setups.append(setup)
        return subprocess.CompletedProcess([], 0, "")

    monkeypatch.setattr(hatch_build, "FLAGS", ["-fast"])
    monkeypatch.setattr(hatch_build, "build_extensions", pretend)
    hatch_build.compile_package(project / "src" / "trailboss", project / "copy")
    probe, package = setups
    assert "extra_compile_args=['-fast']" in probe
    assert "extension.extra_compile_args + ['-fast']" in package


def test_the_command_distinguishes_a_missing_compiler_from_a_broken_call(tmp_path: Path) -> None:
    def status(*arguments: str) -> int:
        command = [sys.executable, "hatch_build.py", *arguments]
        environment = os.environ | {"CC": "false"}
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False).returncode

    assert status() == status("--help") == 2
    assert status(str(tmp_path / "copy")) == hatch_build.NO_COMPILER
    assert not (tmp_path / "copy" / hatch_build.STAMP).exists()


SHIPPED = {".py", ".forecast", ".categories", ".policy", ".toml", ".md", ".jsonl"}
"""What files of the package end in."""


def test_the_plain_wheel_holds_every_source_and_no_library(tmp_path: Path) -> None:
    with wheel(tmp_path, "pure") as archive:
        names = set(archive.namelist())
        entry_points = archive.read(f"trailboss-{trailboss.__version__}.dist-info/entry_points.txt").decode()
    assert [path.name for path in tmp_path.iterdir()] == [
        f"trailboss-{trailboss.__version__}-py3-none-any.whl"
    ]
    shipped = {
        path.relative_to(ROOT / "src").as_posix()
        for path in SOURCES.rglob("*")
        if path.suffix in SHIPPED or path.name == "py.typed"
    }
    assert {Path(name).suffix for name in shipped} >= {".py", ".toml", ".forecast"}
    built = SOURCES / "server" / "static"  # the web client, which git does not keep
    client = {path.relative_to(ROOT / "src").as_posix() for path in built.rglob("*") if path.is_file()}
    assert "trailboss/server/static/index.html" in client
    assert {name for name in names if ".dist-info/" not in name} == shipped | client
    assert "trailboss = trailboss.cli:main" in entry_points


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_compiled_wheel_runs_compiled(tmp_path: Path) -> None:
    with wheel(tmp_path / "wheel", "compiled") as archive:
        assert "py3-none-any" not in str(archive.filename)
        archive.extractall(tmp_path / "installed")
    question = "import trailboss; print(trailboss.COMPILED, trailboss.__file__)"
    answer = subprocess.run(
        [sys.executable, "-P", "-c", question],
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == ["True", str(tmp_path / "installed" / "trailboss" / "__init__.py")]


def test_docstrings_get_the_names_that_mypyc_gives(tmp_path: Path) -> None:
    core = tmp_path / "trailboss" / "core"
    core.mkdir(parents=True)
    (core / "dice.py").write_text(
        '"""Dice, for 1 or "more"."""\n\n\n'
        'class Die:\n    """One die."""\n\n'
        '    def __init__(self) -> None:\n        self.sides = 6\n        """At least 2."""\n\n'
        '    def roll(self) -> int:\n        """A number.\n\n        Fair: ½."""\n        return 4\n'
    )
    assert hatch_build.docstrings(tmp_path) == {
        "trailboss___core___dice": r'"Dice, for 1 or \042more\042."',
        "trailboss___core___dice___Die": '"One die."',
        "trailboss___core___dice___Die_get_sides": '"At least 2."',
        "trailboss___core___dice___Die___roll": r'"A number.\012\012Fair: \302\275."',
        "trailboss___core___dice___Die_get_roll": r'"A number.\012\012Fair: \302\275."',
        "trailboss___core___dice___roll_Die_obj": r'"A number.\012\012Fair: \302\275."',
    }
