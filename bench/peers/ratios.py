"""Reads the lines of all measurements; prints a table of medians and how many times as fast we are."""
import json
import sys

BARS = {"board-game": 1.0, "OpenSpiel": 5.0, "boardgame.io": 1000.0}  # OpenSpiel's and boardgame.io's are for MCTS
lines = [json.loads(line) for line in sys.stdin]
missed = []
print("| bench | peer | median | min – max | we are times as fast | bar |")
print("| --- | --- | ---: | ---: | ---: | ---: |")
for bench in dict.fromkeys(line["bench"] for line in lines):
    ours = next(line for line in lines if line["bench"] == bench and line["peer"] == "ours")
    for line in (line for line in lines if line["bench"] == bench):
        bar = next((bar for peer, bar in BARS.items() if line["peer"].startswith(peer)), None)
        if bar != 1.0 and "MCTS" not in bench:
            bar = None
        ratio = ours["median"] / line["median"]
        if bar and ratio < bar:
            missed.append(f"{bench}: {ratio:.2f} times {line['peer']}, the bar is {bar:g}")
        times = "" if line is ours else f"{ratio:,.2f}"
        print(f"| {bench} | {line['peer']} | {line['median']:,.0f} {line['unit']} | {line['min']:,.0f} – {line['max']:,.0f} "
              f"| {times} | {f'{bar:g}' if bar else ''} |")
sys.exit("\n".join(missed) or 0)
