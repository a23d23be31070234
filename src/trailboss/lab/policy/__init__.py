"""A policy learned from search: expert iteration.

trials.py     games in which search tries moves, in shards in a folder
dataset.py    features and advantages of the moves tried, from the records of those games
training.py   the network and how it learns, in checkpoints

What a game provides is a `PolicyTask` (`trailboss.bots.policy.task`).
"""
