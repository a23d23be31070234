"""Everything the game says, in English and German.

Phrases that hold for all editions have keys that begin with `gwt.`; what an edition calls by names of its own
(cattle, workers, tribe tiles, cities ...) begins with the name of its game, `gwt1.` or `gwt2.`. A `gwt.`
phrase takes such names as values. `editions` puts the phrases of an edition together from its nouns, so that
another edition needs a table of nouns and little else.
"""

from trailboss.games.gwt.messages.words import composing as _composing
from trailboss.games.gwt.messages.words import events as _events
from trailboss.games.gwt.messages.words import first as _first
from trailboss.games.gwt.messages.words import moves as _moves
from trailboss.games.gwt.messages.words import occasions as _occasions
from trailboss.games.gwt.messages.words import questions as _questions
from trailboss.games.gwt.messages.words import reasons as _reasons
from trailboss.games.gwt.messages.words import sam as _sam
from trailboss.games.gwt.messages.words import second as _second
from trailboss.games.gwt.messages.words import things as _things

TABLES = (_composing, _events, _first, _moves, _occasions, _questions, _reasons, _sam, _second, _things)
"""Importing them takes their phrases up."""
