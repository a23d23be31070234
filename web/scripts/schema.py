"""Print the JSON schema of the protocol and of the games' views, for `protocol.mjs`."""

import json
import sys

import msgspec

from trailboss.games.gwt.present.view import GwtView
from trailboss.games.winchester.present.view import WinchesterView
from trailboss.server import protocol


def main() -> None:
    structs = [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, protocol.Wire) and each is not protocol.Wire
    ]
    _, components = msgspec.json.schema_components([*structs, GwtView, WinchesterView])
    text = json.dumps(components).replace("#/$defs/", "#/definitions/")
    json.dump({"definitions": json.loads(text)}, sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main()
