"""Estimates: means with error bars."""

from math import sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def estimated(samples: list[float], prior: float) -> Estimate:
    """The mean of some samples. `prior` is how far they are expected to vary; it counts as two samples."""
    count = len(samples)
    mean = sum(samples) / count
    spread = 2.0 * prior * prior
    for sample in samples:
        spread += (sample - mean) * (sample - mean)
    return Estimate(mean, sqrt(spread / (count + 2.0) / count))


def shrunk(estimate: Estimate, usual: float) -> float:
    """The mean, drawn towards zero as far as it is unsure; `usual` is how large true differences are."""
    return estimate.mean * usual * usual / (usual * usual + estimate.error * estimate.error)


def paired(samples: list[float], others: list[float], prior: float) -> Estimate:
    """By how much the first are better, guess by guess."""
    differences = [sample - other for sample, other in zip(samples, others, strict=True)]
    return estimated(differences, prior)
