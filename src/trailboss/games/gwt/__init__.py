"""Great Western Trail: one body of rules, the editions as data."""

from trailboss.core.messages import register_messages

register_messages(
    "trailboss.games.gwt",
    "gwt",
    "gwt1",
    "gwt2",
    "help",
    "observe",
    "table",
    compose="trailboss.games.gwt.messages.compose",
)
