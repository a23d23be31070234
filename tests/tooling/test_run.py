"""`./run`: its words to people, and what it does without being seen."""

import ast
import os
import subprocess
import sys
import threading
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "run"
COMMANDS = ["play", "text", "test", "bench", "lint", "docs", "static", "web", "compile", "help"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module. Nothing is written beside it."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    spec = spec_from_loader("run", SourceFileLoader("run", str(RUN)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def start(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RUN), *arguments]
    return subprocess.run(
        command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False
    )


def test_help_names_every_command(tmp_path: Path) -> None:
    for words in ([], ["help"], ["--help"]):
        done = start(*words, cwd=tmp_path)
        assert done.returncode == 0
        assert all(f"./run {command}" in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("arguments", ["text --help", "play --help", "bench --help", "bench table -h"])
def test_help_of_a_command_builds_nothing(run: Any, monkeypatch: pytest.MonkeyPatch, arguments: str) -> None:
    became: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(run, "set_up_environment", lambda extras="": None)
    for build in ("set_up_with_client", "environment_to_play", "compiled_copy_ready"):
        monkeypatch.delattr(run, build)
    monkeypatch.setattr(run, "become", lambda *command: became.append(command))
    name, *further = arguments.split()
    run.COMMANDS[name](further)
    ((command, variables),) = became
    assert further[-1] in command
    assert variables["TRAILBOSS_TEST_BUILD"] == "pure"


def test_the_text_table_prints_commands_that_the_shell_finds(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    became: list[dict[str, str]] = []
    monkeypatch.setattr(run, "set_up_environment", lambda extras: None)
    monkeypatch.setattr(run, "environment_to_play", dict)
    monkeypatch.setattr(run, "become", lambda command, variables: became.append(variables))
    for folder, program in ((ROOT, ".venv/bin/trailboss"), (ROOT / "docs", "../.venv/bin/trailboss")):
        monkeypatch.chdir(folder)
        run.text([])
        assert became.pop() == {"TRAILBOSS_COMMAND": program}


def test_an_unknown_command_is_refused_in_one_sentence() -> None:
    done = start("dance")
    assert done.returncode == 2
    assert done.stderr == f"run: there is no command 'dance'; there are {', '.join(COMMANDS)}.\n"


def test_an_old_python_is_rejected_in_one_sentence(tmp_path: Path) -> None:
    pretend = (
        "import runpy, sys; sys.version_info = (3, 8, 10); sys.argv = ['run', 'play'];"
        f"runpy.run_path({str(RUN)!r}, run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", pretend],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert (
        done.stderr == "run: Trailboss needs Python 3.11 or newer, and this is 3.8.10: install a newer one.\n"
    )


def test_an_old_python_hands_over_to_a_newer_one_that_starts(run: Any, tmp_path: Path) -> None:
    broken = tmp_path / "python3.13"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    found = {"python3.14": str(tmp_path / "gone"), "python3.13": str(broken), "python3.12": sys.executable}
    assert run.other_python((3, 9, 1), found.get) == sys.executable
    assert run.other_python((3, 11, 0), found.get) is None
    with pytest.raises(run.Failure, match=r"needs Python 3\.11 or newer, and this is 3\.10\.2"):
        run.other_python((3, 10, 2), {"python3.13": str(broken)}.get)


def test_an_old_python_can_read_the_script() -> None:
    tree = ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 8))
    modules = {
        name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [node.module or ""] if isinstance(node, ast.ImportFrom) else [a.name for a in node.names]
        )
    }
    assert modules <= sys.stdlib_module_names


def test_paths_start_where_you_stand(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "tests")
    options, paths = run.split_selection(["-k", "tooling", "-x", "tooling/test_run.py::test_x", "-n", "0"])
    assert options == ["-k", "tooling", "-x", "-n", "0"]
    assert paths == ["tests/tooling/test_run.py::test_x"]


@pytest.mark.parametrize(("results", "status"), [([0, 0, 0, 0], 0), ([1, 0, 0, 0], 1), ([0, 0, 0, 1], 1)])
def test_every_page_writer_runs_even_if_another_fails(
    run: Any, monkeypatch: pytest.MonkeyPatch, results: list[int], status: int
) -> None:
    called: list[list[str]] = []

    def pretend(command: list[str], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        called.append(command[1:])
        return subprocess.CompletedProcess(command, results[len(called) - 1])

    monkeypatch.setattr(run, "set_up_environment", list)
    monkeypatch.setattr(run.subprocess, "run", pretend)
    assert run.docs(["--check"]) == status
    writers = ("docs/differences.py", "docs/ledger.py", "docs/observations.py", "tools/state_fields.py")
    assert called == [[str(ROOT / name), "--check"] for name in writers]


def test_the_engine_is_what_is_tested_twice(run: Any) -> None:
    tested = run.engine_tests()
    assert {"tests/winchester", "tests/lab/test_observation.py"} <= set(tested)
    assert not {"tests/cli", "tests/tooling"} & set(tested)


def test_every_folder_of_tests_is_run(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is a compiler or not."""
    folders = {f"tests/{path.parent.name}" for path in (ROOT / "tests").glob("*/*.py")}
    for has_compiler in (True, False):
        ran: dict[bool, set[str]] = {True: set(), False: set()}

        def note(arguments: list[str], compiled: bool, what: str = "", ran: Any = ran) -> int:
            ran[compiled].update(arguments)
            return 0

        monkeypatch.setattr(run, "pytest", note)
        monkeypatch.setattr(run, "compiled_copy_ready", lambda strict, ready=has_compiler: ready)
        for name in ("set_up_environment", "tools_ready", "client_ready"):
            monkeypatch.setattr(run, name, lambda *_, **__: True)
        assert run.test(["-x"]) == 0
        assert ran[True] | ran[False] == {*folders, *run.ENGINE_PARTS, "-x"}
        assert ran[False] >= set(run.engine_tests())
        assert ran[True] >= set(run.engine_tests()) if has_compiler else not ran[True]


def test_only_the_compiled_build_sees_the_compiled_copy(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    plain, compiled = run.environment(compiled=False), run.environment(compiled=True)
    assert "PYTHONPATH" not in plain
    assert plain["TRAILBOSS_TEST_BUILD"] == "pure"
    assert compiled["PYTHONPATH"] == str(ROOT / ".build" / "compiled")
    assert compiled["TRAILBOSS_TEST_BUILD"] == "compiled"


@pytest.fixture
def without_compiler(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(run, "BUILD", tmp_path)
    monkeypatch.setattr(run, "COPY", tmp_path / "compiled")
    monkeypatch.setattr(run, "PYTHON", Path(sys.executable))
    monkeypatch.setenv("CC", "false")
    monkeypatch.delenv("CI", raising=False)
    return run


def test_without_a_compiler_it_says_so_and_continues(
    without_compiler: Any, capfd: pytest.CaptureFixture[str]
) -> None:
    word = "-- no C compiler, or Python's header files are missing: using plain Python, which is slower\n"
    assert not without_compiler.compiled_copy_ready(strict=True)
    assert capfd.readouterr().err == f"-- compiling what changed (a minute or two the first time)\n{word}"
    assert not without_compiler.compiled_copy_ready(strict=True)
    assert capfd.readouterr().err == word  # it does not try again until something changed


def test_without_a_compiler_ci_fails(without_compiler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(without_compiler.Failure, match="CI is set and there is no C compiler"):
        without_compiler.compiled_copy_ready(strict=True)


@pytest.fixture
def to_play(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script with a compiler, and with what it starts in the background in `started`."""
    run.started = []
    monkeypatch.setattr(run, "BUILD", tmp_path)
    monkeypatch.setattr(run, "COPY", tmp_path / "compiled")
    monkeypatch.setattr(run, "compiler", lambda: "/usr/bin/cc")
    monkeypatch.setattr(
        run.subprocess, "Popen", lambda command, **further: run.started.append((command, further))
    )
    (tmp_path / "compiled").mkdir()
    return run


def test_a_table_starts_on_plain_python_while_the_engine_is_compiled(to_play: Any) -> None:
    variables = to_play.environment_to_play()
    ((command, further),) = to_play.started
    assert command == [sys.executable, str(RUN), "compile"]
    assert further["start_new_session"], "Ctrl-C is for the table"
    assert "PYTHONPATH" not in variables
    assert variables["TRAILBOSS_COMPILED_COPY"] == str(to_play.COPY)
    (to_play.COPY / "stamp").write_text(variables["TRAILBOSS_COMPILED_STAMP"], encoding="utf-8")
    again = to_play.environment_to_play()
    assert again["PYTHONPATH"] == str(to_play.COPY)
    assert "TRAILBOSS_COMPILED_COPY" not in again
    assert len(to_play.started) == 1


def test_without_a_compiler_nothing_is_started_in_the_background(
    to_play: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(to_play, "compiler", lambda: "")
    assert "TRAILBOSS_COMPILED_COPY" not in to_play.environment_to_play()
    assert to_play.started == []
    assert capsys.readouterr().err == "-- no C compiler: using plain Python, which is slower\n"


def test_players_fetch_less_than_those_who_work_on_it(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []

    def pretend(command: list[str], log: str, failed: str) -> None:
        if command[-1].startswith(".["):
            installed.append(command[-1])
        (tmp_path / "venv").mkdir(exist_ok=True)
        (tmp_path / "venv" / "python").touch()

    for name, path in (
        ("BUILD", tmp_path),
        ("VENV", tmp_path / "venv"),
        ("PYTHON", tmp_path / "venv/python"),
    ):
        monkeypatch.setattr(run, name, path)
    monkeypatch.setattr(run, "step", pretend)
    for extras in (run.TO_PLAY, run.TO_PLAY, run.TO_WORK, run.TO_WORK, run.TO_PLAY):
        run.set_up_environment(extras)
    assert installed == [".[server]", ".[dev]"], "and nothing is fetched twice"


def test_players_get_the_compiler_when_the_engine_is_compiled(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[list[str]] = []
    monkeypatch.setattr(run, "BUILD", tmp_path)
    monkeypatch.setattr(run, "VENV", tmp_path)
    monkeypatch.setattr(run, "step", lambda command, log, failed: installed.append(command[-2:]))
    for extras in (run.TO_WORK, run.TO_PLAY, run.TO_PLAY):
        (tmp_path / "stamp").write_text(f"{run.environment_key()} {extras}", encoding="utf-8")
        run.set_up_compiler()
    assert installed == [["mypy", "setuptools"]], "it is there for those who work on it, and fetched once"


def test_two_set_ups_wait_for_each_other(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BUILD", tmp_path)
    entered = threading.Event()

    def second() -> None:
        with run.locked():
            entered.set()

    other = threading.Thread(target=second)
    with run.locked():
        other.start()
        assert not entered.wait(0.2)
    other.join()
    assert entered.is_set()


def test_a_failed_step_shows_its_last_output(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "BUILD", tmp_path)
    with pytest.raises(run.Failure, match=r"^It went wrong \(full log: step.log\)$"):
        run.step([sys.executable, "-c", "print('no network'); exit(1)"], "step.log", "It went wrong")
    assert capsys.readouterr().err == "no network\n"


# -------------------------------------------------------------------- the web client


@pytest.fixture
def client(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script with a small client of its own, which a program of ours builds."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").write_text("1")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "node_modules").mkdir()
    npm = tmp_path / "npm"
    npm.write_text(
        f'#!/bin/sh\necho "$@" >> {tmp_path}/called\n[ "$1" = run ] || exit 0\n'
        f"[ -e {tmp_path}/broken ] && exit 1\n"
        f"mkdir -p {tmp_path}/static; echo page > {tmp_path}/static/index.html\n"
    )
    npm.chmod(0o755)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "BUILD", tmp_path / "build")
    monkeypatch.setattr(run, "WEB", tmp_path / "web")
    monkeypatch.setattr(run, "CLIENT", tmp_path / "static")
    monkeypatch.setattr(run, "npm_environment", lambda: (str(npm), dict(os.environ)))
    return run


def called(folder: Path) -> list[str]:
    return (folder / "called").read_text().splitlines()


def test_the_client_is_built_when_it_changed(client: Any, tmp_path: Path) -> None:
    assert client.client_ready(strict=True)
    assert called(tmp_path) == ["ci --no-audit --no-fund", "run --silent build"]
    assert client.client_ready(strict=True)
    (tmp_path / "web" / "node_modules" / "anything.js").write_text("1")
    assert client.client_ready(strict=True)
    assert len(called(tmp_path)) == 2
    (tmp_path / "web" / "src" / "main.ts").write_text("2")
    assert client.client_ready(strict=True)
    assert called(tmp_path)[2:] == ["run --silent build"]
    (tmp_path / "static" / "index.html").unlink()
    assert client.client_ready(strict=True)
    (tmp_path / "web" / "package-lock.json").write_text("{ }")
    assert client.client_ready(strict=True)
    assert called(tmp_path)[4:] == ["ci --no-audit --no-fund", "run --silent build"]


def test_players_do_not_fetch_the_tools_that_test_the_client(client: Any, tmp_path: Path) -> None:
    assert client.client_ready(strict=False)
    assert called(tmp_path) == ["ci --no-audit --no-fund --omit=dev", "run --silent build"]
    client.set_up_web(tools=False)
    client.set_up_web()
    client.set_up_web(tools=False)
    assert called(tmp_path)[2:] == ["ci --no-audit --no-fund"], "who has the tools has all that players need"


def test_a_client_that_cannot_be_built_leaves_the_old_one(
    client: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken").touch()
    with pytest.raises(client.Failure, match="The web client could not be built"):
        client.client_ready(strict=False)
    (tmp_path / "static").mkdir(exist_ok=True)
    (tmp_path / "static" / "index.html").write_text("old")
    assert not client.client_ready(strict=False)
    assert "; using the one that was built before" in capsys.readouterr().err
    with pytest.raises(client.Failure, match="The web client could not be built"):
        client.client_ready(strict=True)


def test_a_node_that_is_too_old_or_missing_is_not_used(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, says in (("node", "v18.1.0"), ("npm", "9.0.0")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {says}\n")
        (tmp_path / name).chmod(0o755)
    assert run.node_version(str(tmp_path / "node")) == (18, 1, 0)
    assert run.node_version(str(tmp_path / "nothing")) == (0,)
    own = tmp_path / "own"
    own.mkdir()
    steps: list[list[str]] = []

    def install(command: list[str], log: str, failed: str) -> None:
        steps.append(command)
        (own / "npm").write_text("#!/bin/sh\n")
        (own / "npm").chmod(0o755)

    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(run, "PYTHON", own / "python")
    monkeypatch.setattr(run, "step", install)
    npm, variables = run.npm_environment()
    assert npm == str(own / "npm")
    assert steps[0][-1] == run.NODE_PACKAGE
    assert variables["PATH"].startswith(str(own))


def test_ci_without_a_tool_fails(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    run.tools_ready(run.FOR_THE_BROWSER, "the browser tests")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(run.Failure, match="chromium-headless-shell could not be installed"):
        run.tools_ready(run.FOR_THE_BROWSER, "the browser tests")


def test_ci_installs_what_is_missing(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("apt-get", "nginx"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    steps: list[list[str]] = []
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(run, "step", lambda command, log, failed: steps.append(command))
    run.tools_ready({"nginx": "nginx-light", "caddy": "caddy"}, "these tests")
    assert steps[-1][:2] == ["apt-get", "install"]
    assert "caddy" in steps[-1]
    assert "nginx-light" not in steps[-1]


def test_ci_runs_what_a_developer_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert os.access(RUN, os.X_OK)
    assert script.read_text().splitlines()[-1] == "exec ./run test"


def test_the_static_edition_is_written_into_no_folder_with_something_in_it(tmp_path: Path) -> None:
    (tmp_path / "page.html").touch()
    done = start("static", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"run: {tmp_path} already exists and is not an empty folder.\n"
