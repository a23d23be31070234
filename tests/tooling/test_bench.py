"""`./run bench`: what is measured, and how a commit is compared with the working tree."""

import json
import subprocess
from pathlib import Path

import pytest

from tools import bench

BUILDER = """
import pathlib, sys
print("compiling")
sys.exit("it does not compile") if pathlib.Path("broken").exists() else None
pathlib.Path(sys.argv[1], "library").write_text(pathlib.Path("version").read_text())
"""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose commits are called one, two and three; the last does not compile."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet")
    (folder / "hatch_build.py").write_text(BUILDER)
    for version in ("one", "two", "three"):
        (folder / "version").write_text(version)
        if version == "three":
            (folder / "broken").touch()
        git(folder, "add", ".")
        git(folder, "commit", "--quiet", "--message", version)
        git(folder, "tag", version)
    monkeypatch.setattr(bench, "ROOT", folder)
    monkeypatch.setattr(bench, "BUILD", tmp_path / "build")
    return folder


def git(folder: Path, *words: str) -> None:
    identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *identity, *words], cwd=folder, check=True)


def test_a_commit_is_built_once_by_its_own_build_script(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit = bench.commit_of("one")
    build = bench.built(commit, compiled=True)
    assert build.compiled
    assert (build.folder / "library").read_text() == "one"
    assert capsys.readouterr().err == f"-- compiling {commit[:10]} (a minute or two, once)\n"
    assert bench.built(commit, compiled=True) == build
    assert capsys.readouterr().err == ""
    other = bench.built(bench.commit_of("two"), compiled=True)
    assert (other.folder / "library").read_text() == "two"


def test_the_plain_build_of_a_commit_is_its_sources(repository: Path) -> None:
    build = bench.built(bench.commit_of("two"), compiled=False)
    assert not build.compiled
    assert (build.folder.parent / "version").read_text() == "two"


def test_a_commit_that_does_not_compile_leaves_nothing_behind(repository: Path) -> None:
    commit = bench.commit_of("three")
    for _ in range(2):
        with pytest.raises(bench.Failure, match=f"^The commit {commit[:10]} could not be compiled.$"):
            bench.built(commit, compiled=True)
    assert [path.name for path in (bench.BUILD / "against" / commit).iterdir()] == ["sources"]


def test_an_unknown_commit_is_refused_in_one_sentence(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bench.main(["--against", "four"]) == 1
    assert capsys.readouterr().err == "run: This repository has no commit 'four'.\n"


def test_the_ratio_is_the_median_over_the_rounds() -> None:
    before = [{"games_per_s": 10.0}, {"games_per_s": 20.0}, {"games_per_s": 10.0}]
    now = [{"games_per_s": 30.0}, {"games_per_s": 40.0}, {"games_per_s": 15.0}]
    assert bench.compared(before, now) == {
        "ratio": {"games_per_s": 2.0},
        "spread": {"games_per_s": [1.5, 3.0]},
        "now": {"games_per_s": 30.0},
        "before": {"games_per_s": 10.0},
    }


def test_default_measurements() -> None:
    alone, against = bench.parse(["gwt1", "gwt2"]), bench.parse(["all", "--against", "HEAD"])
    assert (alone.games, alone.build, alone.rounds) == (["gwt1", "gwt2"], "both", 1)
    assert (against.build, against.rounds, against.seats) == ("compiled", 5, "2,4")
    assert {"gwt1", "gwt2", "winchester"} <= set(against.games)
    without_compiler = bench.parse(["--no-compiled-copy"])
    assert (without_compiler.games, without_compiler.build) == (["winchester"], "plain")
    with pytest.raises(bench.Failure, match="measure with --build plain"):
        bench.parse(["--against", "HEAD", "--no-compiled-copy"])


def test_the_working_tree_is_compared_with_a_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "BUILD", tmp_path)
    options = ["winchester", "--against", "HEAD", "--build", "plain", "--seats", "2", "--rounds", "1"]
    assert bench.main([*options, "--seconds", "0.02", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["game"], row["seats"], row["build"], row["rounds"]) == ("winchester", 2, "plain", 1)
    assert row["against"] == bench.commit_of("HEAD")
    for name in bench.HEADS:
        assert row["ratio"][name] == pytest.approx(row["now"][name] / row["before"][name], rel=0.1)

    assert bench.main([*options, "--seconds", "0.02"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("winchester, 2 seats, plain")
    assert "copies/s" in shown
    assert "spread" in shown


def test_the_wrong_build_is_not_measured(tmp_path: Path) -> None:
    with pytest.raises(bench.Failure, match="was measured instead of the one asked for"):
        bench.measured([bench.Build(tmp_path, compiled=False)], "winchester", 2, 0.01)
