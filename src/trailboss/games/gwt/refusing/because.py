"""How a reason is made."""

from trailboss.core.errors import Reason


def because(key: str, ruling: str, **args: object) -> Reason:
    return Reason(f"gwt.no.{key}", ruling, args)
