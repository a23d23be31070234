"""Adam, the optimizer of every network here, on numpy, and its checkpoints."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss.atomic_file import replace
from trailboss.core.errors import TrailbossError

Floats = NDArray[np.float32]

MOMENTUM: Final = (0.9, 0.999)


class Adam:
    """Moves weights against their gradients. Changes the arrays of the list that it is given."""

    def __init__(self, weights: list[Floats]) -> None:
        self.weights = weights
        self._first = [np.zeros_like(weight) for weight in weights]
        self._second = [np.zeros_like(weight) for weight in weights]
        self._steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        self._steps += 1
        early = [1 - factor**self._steps for factor in MOMENTUM]
        for index, gradient in enumerate(gradients):
            self._first[index] += (1 - MOMENTUM[0]) * (gradient - self._first[index])
            self._second[index] += (1 - MOMENTUM[1]) * (gradient * gradient - self._second[index])
            root = np.sqrt(self._second[index] / early[1]) + 1e-8
            self.weights[index] -= (rate * (self._first[index] / early[0]) / root).astype(np.float32)

    def save(self, path: Path, about: dict[str, object], chance: np.random.Generator) -> None:
        """Write a checkpoint; `about` says which training it belongs to and how far it got."""
        arrays: dict[str, Any] = {}
        for name, group in (("w", self.weights), ("m", self._first), ("v", self._second)):
            arrays.update({f"{name}{index}": array for index, array in enumerate(group)})
        kept = {**about, "steps": self._steps, "chance": chance.bit_generator.state}
        file = io.BytesIO()
        np.savez(file, about=np.frombuffer(json.dumps(kept).encode(), np.uint8), **arrays)
        replace(path, file.getvalue())

    def resume(
        self, path: Path, about: dict[str, object], chance: np.random.Generator
    ) -> dict[str, Any] | None:
        """Continue from a checkpoint that agrees with `about`, and return its header.

        None if there is no such checkpoint.
        """
        if not path.exists():
            return None
        count = len(self.weights)
        try:
            with np.load(path, allow_pickle=False) as kept:
                found: dict[str, Any] = json.loads(kept["about"].tobytes())
                groups = [[kept[f"{name}{index}"] for index in range(count)] for name in ("w", "m", "v")]
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
            raise TrailbossError("lab.train.damaged", file=str(path)) from error
        if any(found[name] != value for name, value in about.items()):
            return None
        self.weights[:], self._first, self._second = groups
        self._steps = found["steps"]
        chance.bit_generator.state = found["chance"]
        return found
