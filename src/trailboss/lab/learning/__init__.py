"""Learning: a forecast for search, learned from games of the game's policy with itself.

training_tasks.py  what is learned of a game: which figures, what they lead to, who plays
selfplay.py    games played badly up to a random turn and properly from there on, in shards in a folder
greedy_data.py     what a forecast promises most for, to find out where it promises too much
network.py     a small network and how it learns, in checkpoints
contest.py     the same where it is to be told who wins
evaluation.py  what it is worth on games it has not seen
export.py      as a forecast for search, as ONNX for everybody else, and its curves

Everything follows from the seed. A run that was stopped goes on: whole shards and whole epochs are kept.
Only network.py, contest.py, evaluation.py and export.py need numpy (the extra `learn`).
"""
