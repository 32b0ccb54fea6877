"""exported.py: what became of the orders to each clock, from the output of `ephor log export` on standard input.

    1: placed 1, tried 1, confirmed 1, unconfirmed 0      a line for each clock that was ordered anything
"""

import json
import sys

KINDS = ("order_placed", "order_tried", "order_confirmed", "order_unconfirmed")


def main():
    clocks, counts = {}, {}
    for line in sys.stdin:
        event = json.loads(line)["payload"]["event"]
        if event["type"] not in KINDS:
            continue
        if event["type"] == "order_placed":
            clocks[event["op"]] = event["route"].get("clock")
        clock = clocks[event["op"]]
        if clock is not None:
            counts.setdefault(clock, dict.fromkeys(KINDS, 0))[event["type"]] += 1
    for clock, count in sorted(counts.items()):
        print(f"{clock}: " + ", ".join(f"{kind.removeprefix('order_')} {count[kind]}" for kind in KINDS))


main()
