"""Estimates: means with error bars."""

from math import sqrt
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def estimated(samples: list[float], prior: float) -> Estimate:
    """The mean of some samples. `prior` is their expected standard deviation; it counts as two samples."""
    count = len(samples)
    mean = sum(samples) / count
    spread = 2.0 * prior * prior
    for sample in samples:
        spread += (sample - mean) * (sample - mean)
    return Estimate(mean, sqrt(spread / (count + 2.0) / count))


def shrunk(estimate: Estimate, usual: float) -> float:
    """The mean, shrunk towards zero by its uncertainty; `usual` is the size of a typical difference."""
    return estimate.mean * usual * usual / (usual * usual + estimate.error * estimate.error)


def paired(samples: list[float], others: list[float], prior: float) -> Estimate:
    """By how much the first are better, world by world."""
    differences = [sample - other for sample, other in zip(samples, others, strict=True)]
    return estimated(differences, prior)
