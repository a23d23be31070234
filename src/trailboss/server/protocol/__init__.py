"""The wire format as structs, from which the JSON, its schema and the client's types are made.

Sentences for people come in the language of the request (`lang` in its address) or of the connection. Moves
are written in the notation of their game (`hire cowboy row3`). A table's log is a list of entries numbered
from 1; `seq` is always the number of the last entry that its sender has seen.
"""
