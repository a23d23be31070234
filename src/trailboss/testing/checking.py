"""Turns a function into a check: it gets a name, and its errors say where they happened."""

from collections.abc import Callable

from trailboss.testing.case import Case, ConformanceError, Trial


class Check:
    """One promise of the contract. Call it with a `Case`; it raises `ConformanceError` if the game breaks
    it."""

    def __init__(self, carry_out: Callable[[Trial], None]) -> None:
        self.name = carry_out.__name__
        """Its name, as errors and `conformance.check(only=...)` use it."""
        self.promise = (carry_out.__doc__ or "").strip()
        """What the game promises."""
        self.__doc__ = self.promise
        self._carry_out = carry_out

    def __call__(self, case: Case) -> None:
        trial = Trial(case, self.name)
        try:
            self._carry_out(trial)
        except ConformanceError:
            raise
        except Exception as error:
            during = f"{trial.doing} raised" if trial.doing else "the game raised"
            raise trial.broken(f"{during} {type(error).__name__}: {error}") from error

    def __repr__(self) -> str:
        return f"<check {self.name}>"
