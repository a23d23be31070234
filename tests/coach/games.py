"""Games for the coach's tests: played by the games' own policies, so that positions make sense."""

from trailboss import Record, State, bots, game, seeded

TABLES = [("gwt1", 2), ("gwt2", 2), ("gwt2", 3), ("gwt2", 4), ("winchester", 4)]
"""Every edition, and tables of two to four."""


def policy(name: str) -> str:
    return "heir" if name == "winchester" else "drover"


def played(name: str, seats: int, moves: int, seed: int = 5) -> State:
    """A game after so many moves, or at its end."""
    state = game(name).start(seats, seed)
    bot, chance = bots.make(policy(name), game=name), seeded("the coach's tests")
    for _ in range(moves):
        if state.over:
            break
        state.play(bots.decide(bot, state, chance))
    return state


def random_record(name: str, seats: int, seed: int) -> Record:
    """A whole game by chance."""
    state = game(name).start(seats, seed)
    chance = seeded(f"random {seed}")
    while not state.over:
        state.play_any(chance)
    return Record.of(state)
