"""Experiments: matches between bots, environments, training, tuning, balance.

match.py    bots at one table, a game from its deal to its final count
workers.py  work on several cores
tally.py    counting a match
export.py   decisions as rows of a Parquet file
drawing.py  charts as SVG
ratings.py  how much stronger, and how sure
arena.py    what an arena proves; arena_plan.py who meets whom, arena_log.py its games on disk
cluster.py  work on a Ray cluster
balance.py  how much seat, set-up and opening weigh
learning/   forecasts for search, learned from self-play
observation/  what a seat sees as a row of numbers
env/        environments for PettingZoo, Gymnasium and OpenSpiel
tuning/     weights of rule-of-thumb bots, found by self-play
"""

from trailboss.core.messages import register_messages

register_messages("trailboss.lab", "env", "lab")
