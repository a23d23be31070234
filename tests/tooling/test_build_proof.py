"""tests/conftest.py: no test runs on another build than the one it is meant to prove."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
USAGE_ERROR = 4


def collect(build: str) -> subprocess.CompletedProcess[str]:
    """Start pytest on the plain sources, told to prove `build`."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-n0", "-p", "no:cacheprovider", "tests/tooling"],
        cwd=ROOT,
        env=environment | {"TRAILBOSS_TEST_BUILD": build},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("build", "message"),
    [
        ("compiled", "TRAILBOSS_TEST_BUILD is compiled, but trailboss.core was imported from"),
        ("quick", "TRAILBOSS_TEST_BUILD must be pure or compiled; it is 'quick'."),
    ],
)
def test_another_build_is_refused(build: str, message: str) -> None:
    done = collect(build)
    assert done.returncode == USAGE_ERROR
    assert message in done.stderr


def test_the_header_names_the_build() -> None:
    done = collect("pure")
    assert done.returncode == 0
    assert ": pure build, " in done.stdout
