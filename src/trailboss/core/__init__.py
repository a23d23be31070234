"""The contract every game fulfils, and what games are built from. Standard library only.

The contract:
contract.py    `Game` and `State`, which a game subclasses
game.py        starting a game, and finding it by name
manifest.py    `GameModule`: where the parts of a game are, found through entry points
options.py     what a table can choose before a game
colours.py     the colours of the seats
errors.py      `TrailbossError` and its kinds

Questions and moves:
question.py    one class per kind of question or effect
frames.py      the stack of what is still to be done
vocabulary.py  all moves of a game, with their notation
move_list.py   a reusable list of legal moves
undo.py        how far a game can be undone

State and hidden information:
fields.py      declaring what a state holds
knowledge.py   who knows which hidden place
events.py      what happened, for logs and drawings
rng.py         random numbers
bits.py        sets of small numbers in one integer

Text and files:
messages/      every sentence, by key and language
record.py      records and positions
toml_file.py   TOML files that players write, with line numbers in errors

Running:
playout.py     fast random play
build.py       compiled or plain Python?
"""
