"""`trailboss hint`: bad arguments get one sentence."""

from pathlib import Path

import trailboss
from tests.cli.conftest import Call
from tests.cli.test_replay import length


def test_a_move_that_the_record_does_not_have(call: Call, records: list[Path]) -> None:
    moves = length(records[0])
    assert call("hint", str(records[0]), "--move", str(moves + 1)) == (
        2,
        "",
        f"There is no move {moves + 1}; the record has moves 0 (the start) to {moves}.\n",
    )
    german = call("hint", str(records[0]), "--move", str(moves + 1), "--lang", "de")
    assert german.err == (
        f"Eine Aktion {moves + 1} gibt es nicht; "
        f"die Aufzeichnung hat die Aktionen 0 (der Anfang) bis {moves}.\n"
    )


def test_after_the_last_move_there_is_nothing_to_hint_at(call: Call, records: list[Path]) -> None:
    done = call("hint", str(records[0]))
    assert done == (2, "", "The game is over; name an earlier move with --move.\n")
    assert trailboss.Record.loads(records[0].read_text(encoding="utf-8")).replay(0).to_move >= 0
