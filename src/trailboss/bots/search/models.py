"""Where forecasts are found: those that ship with Trailboss, and those trained here.

`search:1s@NAME` is the forecast NAME of the package, or else of the folder in TRAILBOSS_MODELS (by default
`models` in the current folder). `search:1s@FILE.forecast` is that file.
"""

import os
from importlib.resources import files
from pathlib import Path
from typing import Final

from trailboss.bots.search.categories import CategoryForecast
from trailboss.bots.search.forecast import BadForecast, Forecast
from trailboss.core.manifest import modules

SUFFIX: Final = ".forecast"
CATEGORIES: Final = ".categories"
VARIABLE: Final = "TRAILBOSS_MODELS"
MOST_BYTES: Final = 1_000_000
"""A larger file can't be a forecast; forecasts are a few tens of kilobytes."""

_usual: Final[dict[str, Forecast]] = {}
_usual_categories: Final[dict[str, CategoryForecast]] = {}


def usual(game_name: str) -> Forecast:
    """A game's default forecast, which has the game's name."""
    found = _usual.get(game_name)
    if found is None:
        found = _usual[game_name] = named(game_name)
    return found


def usual_categories(game_name: str) -> CategoryForecast:
    """The forecast by category of a game."""
    found = _usual_categories.get(game_name)
    if found is None:
        places = [folder / f"{game_name}{CATEGORIES}" for folder in shipped()]
        text = _text(next((place for place in places if place.is_file()), places[0]), game_name)
        found = _usual_categories[game_name] = CategoryForecast(text, game_name)
    return found


def named(name: str) -> Forecast:
    """The forecast with that name, or in that file."""
    if name.endswith(SUFFIX):
        return _read(Path(name), name)
    for folder in (*shipped(), own_folder()):
        path = folder / f"{name}{SUFFIX}"
        if _is_plain(name) and path.is_file():
            return _read(path, name)
    raise BadForecast("bots.forecast.unknown", name=name[:60], names=names(), folder=str(own_folder()))


def names() -> list[str]:
    """The names of all forecasts in the folders."""
    found: set[str] = set()
    for folder in (*shipped(), own_folder()):
        if folder.is_dir():
            found.update(path.stem for path in folder.glob(f"*{SUFFIX}"))
    return sorted(found)


def shipped() -> list[Path]:
    """Where the forecasts of the installed games are."""
    packages = dict.fromkeys(module.bots for module in modules().values() if module.bots)
    return [Path(str(files(package))) / "learned" for package in packages]


def own_folder() -> Path:
    """Where forecasts trained here are."""
    return Path(os.environ.get(VARIABLE) or "models")


def _is_plain(name: str) -> bool:
    return "/" not in name and "\\" not in name and "\0" not in name


def _read(path: Path, name: str) -> Forecast:
    return Forecast(_text(path, name), name)


def _text(path: Path, name: str) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadForecast("bots.forecast.damaged", name=name)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadForecast("bots.forecast.unreadable", name=name) from error
    except UnicodeDecodeError as error:
        raise BadForecast("bots.forecast.damaged", name=name) from error
