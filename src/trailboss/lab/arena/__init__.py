"""The arena: bots rated by games on shared deals."""
