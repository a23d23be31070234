"""Tuning: the weights of a rule-of-thumb bot, found by playing it against itself or a rival.

subjects.py  which bots can be tuned, and their weights as a row of numbers
duel.py      which of two tables of weights does better on a deal?
climb.py     hill climbing, in a folder from which a stopped run resumes
picture.py   a chart of the weights, step by step
verdict.py   are the new weights better? A test that ends as soon as it is sure

Everything follows from the seed: the directions, the deals and the order in which games are counted.
"""
