"""The fixture itself: without PostgreSQL it skips with a word, and in CI it fails."""

from pathlib import Path

import pytest

from tests.server import postgres


def test_without_postgresql_tests_are_skipped_with_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="There is no PostgreSQL here"):
        postgres.missing()


def test_in_ci_it_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="install Debian's postgresql or"):
        postgres.missing()


def test_the_newest_of_the_system_goes_before_the_wheel(tmp_path: Path) -> None:
    for name in ("system/9/bin", "system/15/bin", "system/17/bin", "wheel/pginstall/bin"):
        (tmp_path / name).mkdir(parents=True)
        for program in ("initdb", "postgres") if "17" not in name else ("psql",):
            (tmp_path / name / program).touch()
    system, wheel = tmp_path / "system", tmp_path / "wheel"
    assert postgres.programs(system, wheel) == system / "15" / "bin"
    assert postgres.programs(tmp_path / "none", wheel) == wheel / "pginstall" / "bin"
    assert postgres.programs(tmp_path / "none", None) is None
