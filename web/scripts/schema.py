"""Print the JSON schema of the protocol and of the games' views, for `protocol.mjs`."""

import importlib
import json
import pkgutil
import sys

import msgspec

from trailboss.games.gwt.present.view import GwtView
from trailboss.games.winchester.present.view import WinchesterView
from trailboss.server import protocol
from trailboss.server.protocol.base import Wire


def main() -> None:
    for module in pkgutil.iter_modules(protocol.__path__, f"{protocol.__name__}."):
        importlib.import_module(module.name)
    _, components = msgspec.json.schema_components([*Wire.__subclasses__(), GwtView, WinchesterView])
    text = json.dumps(components).replace("#/$defs/", "#/definitions/")
    json.dump({"definitions": json.loads(text)}, sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main()
