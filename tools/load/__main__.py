"""`python -m tools.load table|soak|kill`; `./run bench` calls it."""

import sys
from collections.abc import Callable
from typing import Final

import tools.bench
from tools.load import kill, soak, table_bench
from tools.load.host import Failure

COMMANDS: Final[dict[str, Callable[[list[str]], None]]] = {
    "table": table_bench.main,
    "soak": soak.main,
    "kill": kill.main,
}


def main(arguments: list[str]) -> int:
    try:
        COMMANDS[arguments[0]](arguments[1:])
    except (Failure, tools.bench.Failure) as failure:
        print(f"run: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("run: stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
