"""Commands of the lab: arena, balance, training, tuning, corpus."""
