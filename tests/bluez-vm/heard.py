"""heard.py LOG CLOCK KEY WHAT: whether a clock's broadcasts in the log of the air are what the specification says.

Every frame must have a good tag and a counter above the one before; state frames must come at least every two
seconds; and an event of the kind WHAT must have been told.
"""

import json
import sys

import frames

KINDS = {"challenge": frames.CHALLENGED, "press": frames.PRESS, "reboot": frames.REBOOT}


def main(log, clock, key, what):
    keys = frames.Keys(bytes.fromhex(key), clock)
    last, states, events, gaps = 0, 0, set(), []
    before = None
    for line in open(log):
        if not line.startswith('{"frame"'):
            continue
        said = json.loads(line)
        frame = bytes.fromhex(said["frame"])
        if frame[0] not in (0x11, 0x12) or int.from_bytes(frame[1:3], "little") != clock:
            continue
        key = keys.state if frame[0] == 0x11 else keys.event
        if not frames.fits(key, frame):
            sys.exit(f"a frame whose tag does not fit: {frame.hex()}")
        counter = int.from_bytes(frame[3:7], "little")
        if counter <= last:
            sys.exit(f"counter {counter} after {last}")
        last = counter
        if before is not None:
            gaps.append(said["at"] - before)
        before = said["at"]
        if frame[0] == 0x11:
            states += 1
        else:
            events.add(frame[9] & 15)
    if not states:
        sys.exit("no state was heard")
    if KINDS[what] not in events:
        sys.exit(f"no {what}; heard {events}")
    print(f"measured: {states} states, {len(events)} kinds of events, gaps {min(gaps)} to {max(gaps)} ms, all tags good")
    if max(gaps) > 2000:
        sys.exit("too long between two broadcasts")


main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
