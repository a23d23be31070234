"""Learned policies.

network.py   the network of a policy
files.py     where policies are
task.py      what a game provides so that one can be learned
"""
