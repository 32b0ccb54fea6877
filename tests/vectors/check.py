"""Checks every vector of clocks/open-clock-vectors.json, named as the argument, with the decoder beside this file.

What a stranger would write from clocks/open-clock-profile.md: the lever table, the counters, the op memory. It shares
no line with the program that it checks."""
import json, sys
from curve import x25519
from decoder import LENGTH, RUNS, cmac, decode

TYPES = list(LENGTH)
LABELS = dict(zip(TYPES, (b"ephor state", b"ephor event", b"ephor order", b"ephor reply")))

def block(label, number, nonces=b""): return b"\x01" + label + b"\0" + number.to_bytes(2, "little") + nonces + b"\x80"
def derive(master, kind, clock): return cmac(master, block(LABELS[kind], clock))

def press(run, actor, neutral):
    if run == actor + "_runs": return "neutral" if neutral else other(actor) + "_runs"
    return other(actor) + "_runs" if run in ("idle", "neutral", "a_challenges", "b_challenges") else None
def other(side): return "b" if side == "a" else "a"

def step(run, action, neutral):
    what, _, side = action.partition("_")
    plays, stands = run in ("a_runs", "b_runs", "neutral"), run in ("neutral", "a_challenges", "b_challenges")
    if what == "press": return press(run, side, neutral)
    if what == "challenge": return side + "_challenges" if plays or run == "finished" else None
    if what == "hold": return run if plays else None
    if what == "stop": return "neutral" if plays else None
    if what == "finish": return "finished" if plays else None
    if what == "resume": return side + "_runs" if stands else None
    if what == "start": return side + "_runs" if run in ("idle", "neutral") else None
    if what == "set": return run if stands or run == "idle" else None
    return run if run != "finished" else None  # add

class Face:
    def __init__(self, it):
        self.mode, self.budget, self.neutral = it["mode"], it["budget"], it["neutral_between_moves"]
        self.run, self.left, self.at = "idle", [self.budget] * 2, 0

    def floored(self, time): return time if self.mode == "overtime" else max(time, 0)

    def do(self, this):
        if self.run.endswith("_runs"):
            side = "ab".index(self.run[0])
            self.left[side] = self.floored(self.left[side] - (this["at"] - self.at))
        self.at, what = this["at"], this["do"]
        if what == "set_both": self.left = [self.floored(this["amount"])] * 2
        elif what.startswith("add"):
            side = "ab".index(what[-1])
            self.left[side] = self.floored(self.left[side] + this["amount"])
        elif what != "look":
            self.run = step(self.run, what, self.neutral)
            if self.mode == "per_move" and self.run.endswith("_runs") and not what.startswith("resume"):
                self.left["ab".index(self.run[0])] = self.budget
        return [self.run, self.left, [time < 0 or time == 0 and self.mode != "overtime" for time in self.left]]

OPCODES = {0x01: "notice", 0x02: "clear", 0x10: "start", 0x11: "stop", 0x12: "resume", 0x13: "set", 0x14: "add",
           0x80: "acknowledge", 0x81: "read"}

def fits(opcode, argument):
    a, b, c, d = argument
    value = int.from_bytes(argument[2:], "little", signed=True)
    if opcode == 1: return a < 2 and (b == 0 or b < 3 and value == 0 or b == 3 and value in (0, 1))
    if opcode in (2, 17): return argument == bytes(4)
    if opcode in (16, 18): return a < 2 and not (b or c or d)
    if opcode == 19: return c < 0x80 and d == 0
    return a < 2 if opcode == 20 else c == d == 0

class Clock:
    """The checks of section 7.1, in their order."""
    def __init__(self, number, key):
        self.number, self.key, self.nonce, self.run = number, key, None, "idle"
        self.now, self.given = 0, 0
        self.memory, self.ops, self.dropped = 1, [], -1

    def reboot(self, forgets):
        self.run, self.nonce = ("neutral" if "runs" in self.run else self.run), None
        if forgets: self.memory, self.ops, self.dropped = min(self.memory + 1, 65535), [], -1

    def write(self, data):
        if len(data) != 31 or data[0] != 0x13: return 10, 0
        op = int.from_bytes(data[11:15], "little")
        if int.from_bytes(data[1:3], "little") != self.number: return 6, 0
        try: frame = decode("command", data, self.key)
        except AssertionError as error: return (5, 0) if str(error) == "tag" else (10, op)
        opcode, argument = frame["opcode"], bytes.fromhex(frame["argument"])
        if frame["nonce"] != self.nonce or self.now - self.given >= 1000: return 7, op
        if opcode not in OPCODES: return 3, op
        if not fits(opcode, argument): return 4, op
        if opcode >= 0x80: return 0, op
        if op in self.ops: return 1, op
        if frame["memory"] != self.memory or self.memory == 65535: return 8, op
        if op <= self.dropped: return 9, op
        if not frame["expect"] >> RUNS.index(self.run.replace("b_c", "a_c")) & 1: return 2, op
        side = "_" + "ab"[argument[0]] if opcode in (0x10, 0x12) else ""
        after = self.run if opcode < 3 else step(self.run, OPCODES[opcode] + side, False)
        if after is None: return 2, op
        self.run, self.ops = after, sorted(self.ops + [op])
        if len(self.ops) > 32: self.dropped = self.ops.pop(0)
        return 0, op

class Events:
    """Which events a console has heard (section 6.2): `newest` was the newest at the counter `at`."""
    def __init__(self): self.newest, self.at, self.heard = 0, 0, set()

    def hear(self, number, counter):
        ahead, risen = (number - self.newest) % 65535, counter - self.at
        behind = -ahead % 65535
        if self.newest == 0 or behind < 64 and risen >= 65535 - behind:
            self.newest, self.at, self.heard = number, counter, {number}
            return True
        if behind >= 64 and ahead > risen + 64: return False
        if behind >= 64: self.move(number, counter)
        first = number not in self.heard
        self.heard.add(number)
        return first

    def told(self, newest, counter):
        if self.newest == 0 or newest != self.newest and counter - self.at >= 65535: self.heard = set()
        self.move(newest, counter)

    def move(self, newest, counter):
        self.newest, self.at = newest, counter
        self.heard = {number for number in self.heard if (newest - number) % 65535 < 64}

class Console:
    """What a console takes on a connection (section 6.4)."""
    def __init__(self, keys): self.keys, self.nonce, self.asked, self.after = keys, None, None, None

    def do(self, this):
        if "connect" in this: self.nonce, self.asked, self.after = this["connect"], None, None
        elif "log" in this: return self.log(decode("event", bytes.fromhex(this["log"]), self.keys("event")))
        else:
            self.asked = this["op"], this["ask"] == "read_events"
            return self.hear(decode("result", bytes.fromhex(this["hear"]), self.keys("result")))

    def hear(self, frame):
        if frame["nonce"] != self.nonce: return "other_connection"
        if frame["op"] == 0 and frame["status"] in (5, 6, 10): return "unread"
        if frame["op"] != self.asked[0]: return "other_command"
        if self.asked[1]: self.after = frame["counter"]
        return "new" if self.asked[1] else "done"

    def log(self, frame):
        if self.after is None or frame["counter"] <= self.after: return "dropped"
        self.after = frame["counter"]
        return "told"

BASE = b"\x09" + bytes(31)
SHORT = {0x18: 35, 0x19: 51, 0x1A: 17, 0x1B: 17, 0x1C: 9, 0x1D: 9, 0x1E: 3, 0x1F: 4}
def refuse(reason, number=0): return bytes([0x1F, reason]) + number.to_bytes(2, "little")

def wrong(frame):
    """What is wrong with a provisioning frame (section 11.2), if anything."""
    if not frame: return "too_short"
    if frame[0] >> 4 != 1: return "version"
    if frame[0] not in SHORT: return "type"
    if len(frame) != SHORT[frame[0]]: return "too_short" if len(frame) < SHORT[frame[0]] else "too_long"
    if frame[0] == 0x18 and frame[1:3] == bytes(2): return "unknown"
    if frame[0] == 0x1F and not 1 <= frame[1] <= 10: return "unknown"
    return "reserved" if frame[0] == 0x1F and frame[1] != 5 and frame[2:] != bytes(2) else None

class Talk:
    """What both ends compute (section 11.3) of what was said: everything by its name in the vectors."""
    def __init__(self, hello, answer, shared, console_nonce, clock_nonce):
        nonces, number = console_nonce + clock_nonce, int.from_bytes(hello[1:3], "little")
        self.check = int.from_bytes(cmac(console_nonce, hello + answer + clock_nonce)[:4], "little") % 1000000
        self.root = cmac(b"ephor provision1", shared + hello[3:] + answer[3:35])
        self.master_block, self.proof_block = (block(it, number, nonces) for it in (b"ephor adopt", b"ephor proof"))
        self.master, self.proof_key = cmac(self.root, self.master_block), cmac(self.root, self.proof_block)
        self.confirm, self.done = (
            first + cmac(self.proof_key, hello + answer + nonces + first)[:8] for first in (b"\x1c", b"\x1d"))

class ClockEnd:
    """A clock in provisioning mode; outside it where `has` is none."""
    def __init__(self, it): self.has, self.stage, self.attempts, self.nonces = it["has"], "open", 0, []

    def fail(self, *reason):
        self.stage = "open"
        return refuse(*reason)

    def hear(self, frame, fresh):
        kind, stage = frame[:1], self.stage
        if self.has is None or stage == "open" and self.attempts == 3: return refuse(1)
        if wrong(frame): return self.fail(2)
        if kind == b"\x1f": self.stage = "open"
        elif (kind, stage) == (b"\x18", "open"): return self.answer(frame, *fresh)
        elif (kind, stage) == (b"\x1a", "answered"):
            if frame[1:] in self.nonces: return self.fail(10)
            self.nonces, self.attempts = self.nonces + [frame[1:]], self.attempts + 1
            self.talk, self.stage = Talk(*self.said, frame[1:], self.nonce), "comparing"
            return b"\x1b" + self.nonce
        elif (kind, stage) == (b"\x1c", "comparing"):
            if frame != self.talk.confirm: return self.fail(7)
            self.stage = "proved"
        else: return self.fail(3)

    def answer(self, hello, secret, nonce):
        number = int.from_bytes(hello[1:3], "little")
        if self.has not in (0, number): return self.fail(5, self.has)
        if nonce in self.nonces: return self.fail(10)
        shared, own = x25519(secret, hello[3:]), x25519(secret, BASE)
        if shared == bytes(32) or own == hello[3:]: return self.fail(4)
        head = b"\x19" + hello[1:3] + own
        self.said = hello, head + cmac(nonce, hello + head), shared
        self.stage, self.nonce, self.nonces = "answered", nonce, self.nonces + [nonce]
        return self.said[1]

class ConsoleEnd:
    """One attempt of a console, whose hello is on its way."""
    def __init__(self, it):
        self.secret, self.nonce, self.stage = bytes.fromhex(it["secret"]), bytes.fromhex(it["nonce"]), "called"
        self.hello = b"\x18" + it["clock"].to_bytes(2, "little") + x25519(self.secret, BASE)

    def hear(self, frame, _):
        kind, stage, self.stage = frame[:1], self.stage, "over"
        if stage == "over": return None
        if wrong(frame): return refuse(2)
        if kind == b"\x1f": return None
        if (kind, stage) == (b"\x19", "called"):
            self.answer, self.shared = frame, x25519(self.secret, frame[3:35])
            if frame[1:3] != self.hello[1:3]: return refuse(2)
            if self.shared == bytes(32) or frame[3:35] == self.hello[3:]: return refuse(4)
            self.stage = "shown"
            return b"\x1a" + self.nonce
        if (kind, stage) == (b"\x1b", "shown"):
            if frame[1:] == self.nonce: return refuse(10)
            if cmac(frame[1:], self.hello + self.answer[:35]) != self.answer[35:]: return refuse(6)
            self.talk, self.stage = Talk(self.hello, self.answer, self.shared, self.nonce, frame[1:]), "comparing"
            return None
        return (None if frame == self.talk.done else refuse(7)) if (kind, stage) == (b"\x1d", "agreed") else refuse(3)

    def agree(self):
        self.stage = "agreed"
        return self.talk.confirm

def provisioned(it):
    """A whole attempt of which nothing but numbers, secrets and nonces is taken from the vector."""
    console = ConsoleEnd(it | {"secret": it["console_secret"], "nonce": it["console_nonce"]})
    clock, fresh = ClockEnd({"has": it["has"]}), (bytes.fromhex(it["clock_secret"]), bytes.fromhex(it["clock_nonce"]))
    answer = clock.hear(console.hello, fresh)
    console.hear(clock.hear(console.hear(answer, None), fresh), None)
    found = vars(clock.talk) | {"console_key": console.hello[3:], "clock_key": answer[3:35], "shared": console.shared,
                                "open": b"\x1e" + it["has"].to_bytes(2, "little"),
                                "hello": console.hello, "answer": answer}
    assert vars(console.talk) == vars(clock.talk)
    return {name: value if name == "check" else value.hex() for name, value in found.items()}

def check(vectors):
    count = {name: 0 for name in vectors}
    def same(name, found, wanted, about):
        count[name] += 1
        assert found == wanted, f"{name}: {about}: {found} is not {wanted}"
    key = lambda kind: derive(bytes.fromhex(vectors["master"]), kind, vectors["clock"])
    for it in vectors["cmac"]:
        same("cmac", cmac(bytes.fromhex(it["key"]), bytes.fromhex(it["message"])).hex(), it["mac"], it["message"])
    for it in vectors["keys"]:
        for kind in TYPES:
            found = block(LABELS[kind], it["clock"]), derive(bytes.fromhex(it["master"]), kind, it["clock"])
            same("keys", dict(zip(("block", "key"), (part.hex() for part in found))), it[kind], it["clock"])
    for it in vectors["frames"]:
        same("frames", decode(it["type"], bytes.fromhex(it["hex"]), key(it["type"])), it["fields"], it["name"])
    for it in vectors["malformed"]:
        try: found = decode(it["type"], bytes.fromhex(it["hex"]), key(it["type"]))
        except AssertionError as error: found = str(error)
        same("malformed", found, it["error"], it["name"])
    for it in vectors["rounding"]:
        same("rounding", max(-0x800000, min(0x7FFFFF, it["ms"] // 10)), it["centis"], it["ms"])
    for it in vectors["tables"]:
        for run, row in it["rows"].items():
            same("tables", [step(run, action, it["neutral_between_moves"]) for action in it["actions"]], row, run)
    for it in vectors["times"]:
        face = Face(it)
        for this in it["steps"]:
            same("times", face.do(this), [this["run"], this["left"], this["up"]], f"{it['name']}: {this['at']}")
    for it in vectors["counters"]:
        high = None
        for counter, wanted in it["steps"]:
            is_new = high is None or counter > high
            found = "new" if is_new else "dropped" if high - counter <= 64 else "suspect"
            high = counter if is_new else high
            same("counters", found, wanted, f"{it['name']}: {counter}")
    for it in vectors["events"]:
        events = Events()
        for this in it["steps"]:
            if isinstance(this, dict): events.told(this["newest"], this["counter"])
            else: same("events", events.hear(this[1], this[0]), this[2], f"{it['name']}: {this[:2]}")
    for it in vectors["delays"]:
        mark = None
        for at, counter, kind, wanted in it["steps"]:
            passed, risen = (at - mark[0], counter - mark[1]) if mark else (0, 0)
            late = kind not in ("result", "reboot") and passed - 1000 * risen > 5000 + passed // 200
            if kind in ("result", "reboot") or passed - 1000 * risen <= 0: mark = at, counter
            same("delays", "late" if late else "fresh", wanted, f"{it['name']}: {at}")
    for it in vectors["exchanges"]:
        clock = Clock(vectors["clock"], key("command"))
        for at, this in enumerate(it["steps"]):
            if "connect" in this: clock.nonce, clock.given = this["connect"], clock.now
            elif "wait" in this: clock.now += this["wait"]
            elif "lever" in this: clock.run = step(clock.run, this["lever"], False) or clock.run
            elif "reboot" in this:
                for _ in range(this.get("times", 1)): clock.reboot(this["reboot"])
            else:
                found = [*clock.write(bytes.fromhex(this["write"])), clock.memory, clock.run]
                wanted = [this[name] for name in ("status", "op", "memory", "run")]
                if "highest" in this: found, wanted = found + [max(clock.ops, default=0)], wanted + [this["highest"]]
                same("exchanges", found, wanted, f"{it['name']}: step {at}")
    for it in vectors["answers"]:
        console = Console(key)
        for at, this in enumerate(it["steps"]):
            same("answers", console.do(this), this.get("taken"), f"{it['name']}: step {at}")
    for it in vectors["x25519"]:
        found = x25519(bytes.fromhex(it["secret"]), bytes.fromhex(it["public"]))
        same("x25519", found.hex(), it["shared"], it["secret"])
    for it in vectors["provisioning"]:
        found = provisioned(it)
        same("provisioning", found, {name: it[name] for name in found}, it["name"])
    for it in vectors["provisioning_malformed"]:
        same("provisioning_malformed", wrong(bytes.fromhex(it["hex"])), it["error"], it["name"])
    for it in vectors["refusals"]:
        end = (ClockEnd if it["end"] == "clock" else ConsoleEnd)(it)
        for at, this in enumerate(it["steps"]):
            fresh = bytes.fromhex(this.get("secret", "")), bytes.fromhex(this.get("nonce", ""))
            said = end.hear(bytes.fromhex(this["hear"]), fresh) if "hear" in this else end.agree()
            same("refusals", said and said.hex(), this["say"], f"{it['name']}: step {at}")
    return count

if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file: document = json.load(file)
    done = {name: number for name, number in check(document).items() if number}
    unread = set(document) - set(done) - {"about", "version", "master", "clock"}
    assert not unread, f"sections that were not read: {unread}"
    print(", ".join(f"{number} {name}" for name, number in done.items()))
