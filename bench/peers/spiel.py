"""OpenSpiel's Connect Four inside its C++: random playouts and MCTS, per second of processor time."""
import json
import os
import statistics
import time
from importlib.metadata import version

import pyspiel

SAMPLES = int(os.environ.get("REPS", "15"))
SECONDS = float(os.environ.get("MIN_SECONDS", "1.0"))
GAME = pyspiel.load_game("connect_four")
SIMULATIONS, PLAYOUTS = 10_000, 20_000


def search(simulations, rollouts):
    """A search from the opening; with one simulation it is nothing but its rollouts."""
    bot = pyspiel.MCTSBot(GAME, pyspiel.RandomRolloutEvaluator(rollouts, 7), 2.0, simulations, 4000, False, 7, False)
    state = GAME.new_initial_state()
    return lambda: bot.mcts_search(state)


def measure(bench, unit, units, work):
    rates = []
    for _ in range(SAMPLES + 1):
        done, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            work()
            done += units
        rates.append(done / (time.process_time() - start))
    rates = rates[1:]  # the first is to warm up
    print(json.dumps({"peer": f"OpenSpiel {version('open_spiel')}", "bench": bench, "unit": unit,
                      "median": statistics.median(rates), "min": min(rates), "max": max(rates),
                      "samples": rates, "clock": "cpu"}), flush=True)


measure("connect_four random playout", "games/s", PLAYOUTS, search(1, PLAYOUTS))
measure("connect_four MCTS 10000 sims, 1 rollout", "sims/s", SIMULATIONS, search(SIMULATIONS, 1))
