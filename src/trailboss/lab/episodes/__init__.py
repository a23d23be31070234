"""Games as learners play them, one decision after the other. Compiled with the engine; doesn't need numpy.

learner_game.py   one seat that learns among bots, and several of them together
rewards.py        what an episode is worth
deals.py          from one seed to the seeds of all games
"""
