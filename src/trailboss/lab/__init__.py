"""Experiments: matches between bots, environments, training, tuning, balance.

arena/        matches between bots, and their ratings
balance/      how much seat, set-up and opening matter
corpus/       an open corpus of games
env/          environments for PettingZoo, Gymnasium and OpenSpiel
episodes/     games as learners play them, for env
learning/     forecasts for search, trained by self-play
observation/  what a seat sees as a row of numbers
policy/       policies trained on what search finds
tuning/       weights of rule-of-thumb bots, found by self-play
openings.py, puzzles.py, reviews.py   data for the coach, and its checks
export.py     decisions as rows of a Parquet file
drawing.py    charts as SVG
workers.py    work on several cores; cluster.py on a Ray cluster
"""

from trailboss.core.messages import register_messages

register_messages("trailboss.lab", "env", "lab")
