"""Learning: trains forecasts for search on games that the policy plays against itself.

training_tasks.py  what is learned about a game: features, results, who plays
selfplay.py        games that start with random play and continue properly, in shards in a folder
greedy_data.py     games that follow a forecast greedily, to find where it is too optimistic
network.py         a small network and its training, with checkpoints
contest.py         the same for predicting the winner
evaluation.py      evaluation on games it hasn't seen
export.py          as a forecast for search, as ONNX, and its curves

Everything depends only on the seed. A stopped run continues: complete shards and epochs are kept.
Only network.py, contest.py, evaluation.py and export.py need numpy (the extra `learn`).
"""
