"""Writes a trained network as a forecast for search and as ONNX for others, and its curves as a picture.

Search reads the text file, not the ONNX file: that needs no library, works in every build, and is faster. For
so small a network, one call of ONNX Runtime costs more than the evaluation in compiled Python.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

from trailboss.bots.search.forecast import TITLE
from trailboss.core.messages import format_message
from trailboss.lab.drawing import Axis, Curve, Mark, lines
from trailboss.lab.learning.network import Doubles, Epoch, Network

DIGITS: Final = 5


class Plain(NamedTuple):
    """The network for unscaled features: the scaling is included in its weights."""

    shift: float
    straight: Doubles
    units: Doubles
    """By hidden unit: its weight for every feature."""
    shifts: Doubles
    adds: Doubles


def plain(network: Network) -> Plain:
    """The network for unscaled features, rounded as in the file."""
    units, shifts, adds, shift, straight = (weight.astype(np.float64) for weight in network.weights)
    middle, scale = network.middle.astype(np.float64), network.scale.astype(np.float64)
    rows = (units * scale[:, None]).T
    slopes = straight * scale * network.unit
    start = float(shift[0] * network.unit + network.mean - middle @ slopes)
    return Plain(
        _rounded(np.array([start]))[0].item(),
        _rounded(slopes),
        _rounded(rows),
        _rounded(shifts - rows @ middle),
        _rounded(adds * network.unit),
    )


def _rounded(values: Doubles) -> Doubles:
    return np.array([float(f"{value:.{DIGITS}g}") for value in values.flat]).reshape(values.shape)


def as_forecast(numbers: Plain, about: Mapping[str, str]) -> str:
    """The text that search reads."""
    head = [TITLE, *(f"{key}: {value}" for key, value in about.items())]
    rows = [[numbers.shift, *numbers.straight]]
    for add, shift, unit in zip(numbers.adds, numbers.shifts, numbers.units, strict=True):
        rows.append([add, shift, *unit])
    body = [" ".join(f"{float(value):.{DIGITS}g}" for value in row) for row in rows]
    return "\n".join([*head, "", *body]) + "\n"


def as_onnx(numbers: Plain, about: Mapping[str, str]) -> bytes:
    """The same as an ONNX model: `figures` (any number of rows) to `total`."""
    from onnx import TensorProto, checker, helper, numpy_helper

    values = {
        "units": numbers.units.T,
        "shifts": numbers.shifts,
        "adds": numbers.adds[:, None],
        "shift": np.array([numbers.shift]),
        "straight": numbers.straight[:, None],
    }
    nodes = [
        helper.make_node("Gemm", ["figures", "units", "shifts"], ["heat"]),
        helper.make_node("Relu", ["heat"], ["lit"]),
        helper.make_node("Gemm", ["lit", "adds", "shift"], ["bent"]),
        helper.make_node("MatMul", ["figures", "straight"], ["flat"]),
        helper.make_node("Add", ["bent", "flat"], ["total"]),
    ]
    graph = helper.make_graph(
        nodes,
        "forecast",
        [helper.make_tensor_value_info("figures", TensorProto.FLOAT, ["rows", len(numbers.straight)])],
        [helper.make_tensor_value_info("total", TensorProto.FLOAT, ["rows", 1])],
        [numpy_helper.from_array(np.asarray(value, np.float32), name) for name, value in values.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, dict(about))
    checker.check_model(model)
    content: bytes = model.SerializeToString()
    return content


def curves(epochs: Sequence[Epoch], name: str, lang: str) -> str:
    """The error by epoch, as SVG."""
    across = [float(epoch.number) for epoch in epochs]
    drawn = [
        Curve(format_message("lab.train.seen", {}, lang), across, [Mark(epoch.learned) for epoch in epochs]),
        Curve(format_message("lab.train.unseen", {}, lang), across, [Mark(epoch.apart) for epoch in epochs]),
    ]
    return lines(
        format_message("lab.train.curves", {"name": name}, lang),
        drawn,
        across=Axis(format_message("lab.train.epoch", {}, lang), lang=lang),
        up=Axis(format_message("lab.train.off", {}, lang), lang=lang),
    )
