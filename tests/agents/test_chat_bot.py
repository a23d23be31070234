"""The example bot for chat-completions endpoints, against one on loopback that answers by a script."""

import json
import shlex
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import run
from trailboss.bots import loading, registry

PROGRAM = Path(__file__).parents[2] / "examples" / "chat-bot" / "chat_bot.py"


class Endpoint(ThreadingHTTPServer):
    """Answers every request with the next of its answers, over and over."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers = answers
        self.asked: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/v1"


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Endpoint)
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        answer = self.server.answers[len(self.server.asked) % len(self.server.answers)]
        self.server.asked.append({"path": self.path, **asked})
        usage = {"prompt_tokens": 1500, "completion_tokens": 7}
        body = json.dumps({"choices": [{"message": {"content": answer}}], "usage": usage}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  as its base has it
        """Nothing is printed."""


@pytest.fixture(autouse=True)
def own_register() -> Iterator[None]:
    before, files = dict(registry._BOTS), set(loading._loaded)
    yield
    registry._BOTS.clear()
    registry._BOTS.update(before)
    loading._loaded.clear()
    loading._loaded.update(files)


def simulated(answers: list[str], *options: str) -> tuple[dict[str, Any], Endpoint]:
    """What `sim --json` says of the model after a game of Winchester, and the endpoint."""
    endpoint = Endpoint(answers)
    thread = threading.Thread(target=endpoint.serve_forever)
    thread.start()
    try:
        command = shlex.join(
            [sys.executable, str(PROGRAM), "--url", endpoint.url, "--model", "script", *options]
        )
        done = run(
            "sim", "winchester", "--seats", "model:50s,random,random", "--games", "1", "--seed", "3",
            "--json", "--with", f"model={command}",
        )  # fmt: skip
    finally:
        endpoint.shutdown()
        thread.join()
        endpoint.server_close()
    assert done.status == 0, done.err
    (model,) = [line for line in json.loads(done.out)["bots"] if line["bot"].startswith("model")]
    return model, endpoint


def test_a_model_plays_and_is_counted() -> None:
    model, endpoint = simulated(["I pass, I think.\nMOVE: 1"])
    asked = len(endpoint.asked)
    assert asked > 15
    assert model["forfeits"] == {}
    assert model["stats"]["requests"] == asked
    assert model["stats"]["prompt_tokens"] == 1500 * asked
    assert model["stats"]["completion_tokens"] == 7 * asked
    assert model["stats"]["illegal_answers"] == 0
    assert model["stats"]["model_seconds"] > 0
    first = endpoint.asked[0]
    assert first["path"] == "/v1/chat/completions"
    assert first["model"] == "script"
    assert "## Your moves (answer with a number)" in first["messages"][1]["content"]
    later = endpoint.asked[-1]["messages"][1]["content"]
    assert "## Since your last decision" in later


def test_illegal_answers_are_counted_and_asked_again() -> None:
    model, endpoint = simulated(["a duel at dawn!", "MOVE: 1"])
    assert model["forfeits"] == {}
    assert model["stats"]["illegal_answers"] == len(endpoint.asked) / 2
    assert "That is not one of the moves" in endpoint.asked[1]["messages"][-1]["content"]


def test_a_model_that_never_names_a_move_forfeits_it() -> None:
    model, endpoint = simulated(["no."], "--tries", "2")
    assert model["forfeits"] == {"illegal": model["stats"]["illegal_answers"] / 2}
    assert model["stats"]["requests"] == len(endpoint.asked)


def test_without_an_endpoint_its_last_output_says_so() -> None:
    command = shlex.join([sys.executable, str(PROGRAM), "--url", "http://127.0.0.1:9/v1", "--model", "x"])
    done = run(
        "sim", "winchester", "--seats", "model:50s,random,random", "--games", "1", "--seed", "3",
        "--json", "--with", f"model={command}",
    )  # fmt: skip
    (model,) = [line for line in json.loads(done.out)["bots"] if line["bot"].startswith("model")]
    assert "URLError" in model["last_words"]
    assert model["forfeits"]["illegal"] > 10
