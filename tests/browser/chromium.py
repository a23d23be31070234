"""The Chromium that browser tests and measurements start."""

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

# Debian's headless shell is Chromium without windows: the same pages for a third less computing time.
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",  # root has no other way to start it
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def program() -> str | None:
    """Where it is, or None if there is none on this machine."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=program(), args=[*FLAGS])
