"""`@proves("WIN-A-3")` says which rulings a test proves.

It is a pytest mark (`ruling`), so it works on functions, on classes and as `pytestmark`, and `-m ruling`
selects what carries it. An id that is on no page of docs/rulings is refused when the test is imported.
docs/ledger.py reads the decorator from the source, without importing anything.
"""

from typing import Final

import pytest

from docs.ledger import ruling_ids

RULINGS: Final = ruling_ids()
"""Every ruling of every game."""


class UnknownRulingError(Exception):
    """A test claims to prove what is on no page of docs/rulings."""


def proves(*rulings: str) -> pytest.MarkDecorator:
    """Mark a test with the rulings it proves, each by its whole id."""
    if not rulings:
        raise UnknownRulingError('proves() names no ruling; write @proves("WIN-A-3")')
    for ruling in rulings:
        if ruling not in RULINGS:
            raise UnknownRulingError(f"{ruling!r} is no ruling; docs/rulings lists those there are")
    return pytest.mark.ruling(*rulings)
