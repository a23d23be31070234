"""Daddy Winchester: auctions for nineteen plots, with duels, secret objectives and a saloon. The rules are in
`docs/games/winchester.md`; a ruling named in a comment (WIN-A-3) is in `docs/rulings/winchester.md`."""

from trailboss.core.messages import register_messages

register_messages("trailboss.games.winchester", "help", "observe", "table", "winchester")
