"""A language model as a bot: any chat-completions endpoint, asked for one move at a time.

    trailboss arena gwt2 --bots "model:60s,medium,random" --games 12 \\
        --with "model=python3 chat_bot.py --url http://127.0.0.1:11434/v1 --model NAME"

It sends the text observation and takes the number that the model answers with. An answer without a legal
move is counted, and the model is asked again; after the last try the move is forfeited. It counts requests,
tokens, illegal answers and seconds, which `arena` and `sim` show. Standard library only. If the endpoint
needs a key, put it into the environment variable CHAT_API_KEY.
"""

import argparse
import json
import os
import re
import sys
import time
import urllib.request
from typing import Any

RULES = (
    "You play a board game. You are given what you see and a numbered list of legal moves. "
    "Think briefly, then end your answer with a line 'MOVE: n', where n is the number of one of these moves."
)
AGAIN = "That is not one of the moves. Answer with 'MOVE: n', where n is between 1 and {count}."
MARGIN = 0.5
"""Seconds kept back of the time for a decision, for the way to the table."""


def number_in(answer: str) -> int:
    """The number that an answer chooses: after the last 'MOVE:', or the last one there is; 0 for none."""
    found = re.findall(r"MOVE:\D{0,5}(\d+)", answer, re.IGNORECASE) or re.findall(r"\d+", answer)
    return int(found[-1]) if found else 0


class Model:
    """A model behind an endpoint, and what it has cost so far in this decision."""

    def __init__(self, url: str, name: str, tries: int) -> None:
        self.url = url.rstrip("/") + "/chat/completions"
        self.name = name
        self.tries = tries
        self.stats: dict[str, float] = {}

    def choose(self, text: str, count: int, seconds: float) -> int:
        """The number of the move it chooses, from 1; 0 if it never names one."""
        self.stats = {"requests": 0, "illegal_answers": 0, "prompt_tokens": 0, "completion_tokens": 0}
        start = time.monotonic()
        messages = [{"role": "system", "content": RULES}, {"role": "user", "content": text}]
        number = 0
        for _ in range(self.tries):
            answer = self._ask(messages, start + seconds - MARGIN - time.monotonic())
            number = number_in(answer)
            if 1 <= number <= count:
                break
            number = 0
            self.stats["illegal_answers"] += 1
            messages += [
                {"role": "assistant", "content": answer},
                {"role": "user", "content": AGAIN.format(count=count)},
            ]
        self.stats["model_seconds"] = round(time.monotonic() - start, 3)
        return number

    def _ask(self, messages: list[dict[str, str]], seconds: float) -> str:
        """What the endpoint answers; whatever goes wrong there is no answer."""
        headers = {"Content-Type": "application/json"}
        if os.environ.get("CHAT_API_KEY"):
            headers["Authorization"] = f"Bearer {os.environ['CHAT_API_KEY']}"
        body = json.dumps({"model": self.name, "messages": messages, "temperature": 0}).encode()
        self.stats["requests"] += 1
        try:
            request = urllib.request.Request(self.url, body, headers)
            with urllib.request.urlopen(request, timeout=max(0.1, seconds)) as response:
                answer: Any = json.load(response)
            usage = answer.get("usage") or {}
            for name in ("prompt_tokens", "completion_tokens"):
                self.stats[name] += int(usage.get(name) or 0)
            return str(answer["choices"][0]["message"]["content"] or "")
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
            return ""


def answer(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description="A language model as a bot for Trailboss.")
    options.add_argument("--url", required=True, help="the endpoint, up to and with /v1")
    options.add_argument("--model", required=True, help="the model's name there")
    options.add_argument("--tries", type=int, default=3, help="how often it is asked for one decision (3)")
    options.add_argument("--lang", choices=["en", "de"], default="en", help="the language it reads (en)")
    given = options.parse_args()
    model = Model(given.url, given.model, given.tries)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"type": "ready", "protocol": 1, "wants": ["text"], "lang": given.lang})
        elif message["type"] == "decide":
            moves = message["moves"]
            chosen = 1 if len(moves) == 1 else model.choose(message["text"], len(moves), message["seconds"])
            stats = model.stats if len(moves) > 1 else {}
            # -1 is no move: the table counts it as illegal and lets chance choose.
            move = moves[chosen - 1] if chosen else -1
            answer({"number": message["number"], "move": move, "stats": stats})


if __name__ == "__main__":
    main()
