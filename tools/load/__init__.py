"""Load on a server from outside: benchmark, soak and kill tests."""
