"""A decoder of the open clock profile, AES-128-CMAC included: standard library only, from the specification alone."""

RUNS = ["idle", "a_runs", "b_runs", "neutral", "a_challenges", "finished"]
KINDS = [None, "start", "press", "challenge", "hold", "flag", "finish", "reboot"]
LABELS = {"state": "ephor state", "event": "ephor event", "command": "ephor order", "result": "ephor reply"}
TYPES, LENGTH = list(LABELS), {"state": 24, "event": 24, "command": 30, "result": 39}

def double(a): return (a << 1) ^ (0x11B if a & 0x80 else 0)
def table():
    p, q, box = 1, 1, [0x63] * 256
    while True:
        p = (p ^ double(p)) & 0xFF
        for shift in (1, 2, 4): q = (q ^ q << shift) & 0xFF
        q ^= 0x09 if q & 0x80 else 0
        box[p] = 0x63 ^ (q ^ (q << 1 | q >> 7) ^ (q << 2 | q >> 6) ^ (q << 3 | q >> 5) ^ (q << 4 | q >> 4)) & 0xFF
        if p == 1: return box
BOX = table()

def aes(key, block):
    words, rcon = [list(key[i:i + 4]) for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        word = words[-1]
        if i % 4 == 0:
            word, rcon = [BOX[b] ^ (0 if n else rcon) for n, b in enumerate(word[1:] + word[:1])], double(rcon)
        words.append([a ^ b for a, b in zip(words[-4], word)])
    keys = [sum(words[i:i + 4], []) for i in range(0, 44, 4)]
    state = [a ^ b for a, b in zip(block, keys[0])]
    for turn in range(1, 11):
        state = [BOX[state[(i + 4 * (i % 4)) % 16]] for i in range(16)]
        if turn < 10: state = [double(s(0)) ^ double(s(1)) ^ s(1) ^ s(2) ^ s(3) for i in range(16)
                               for s in [lambda n, i=i: state[i - i % 4 + (i + n) % 4]]]
        state = [a ^ b for a, b in zip(state, keys[turn])]
    return bytes(state)

def cmac(key, message):
    twice = lambda a: ((int.from_bytes(a, "big") << 1) % (1 << 128) ^ (0x87 if a[0] & 0x80 else 0)).to_bytes(16, "big")
    xor = lambda a, b: bytes(x ^ y for x, y in zip(a, b))
    k1, last = twice(aes(key, bytes(16))), (len(message) - 1) // 16 * 16 if message else 0
    tail, mac = message[last:], bytes(16)
    tail = xor(tail, k1) if len(tail) == 16 else xor((tail + b"\x80").ljust(16, b"\0"), twice(k1))
    for at in range(0, last, 16): mac = aes(key, xor(mac, message[at:at + 16]))
    return aes(key, xor(mac, tail))

def block(kind, clock): return b"\x01" + LABELS[kind].encode() + b"\0" + clock.to_bytes(2, "little") + b"\x80"
def derive(master, kind, clock): return cmac(master, block(kind, clock))

def face(data):
    flags, left = data[0], [int.from_bytes(data[at:at + 3], "little", signed=True) for at in (1, 4)]
    assert flags & 7 < 6, "unknown"
    assert not flags & 0x80 or flags & 7 == 4, "reserved"
    assert data[7] <= 100 or data[7] == 255, "unknown"
    up = [bool(flags & 8), bool(flags & 16)]
    assert all(time == 0 or (time < 0) == it for time, it in zip(left, up)), "contradiction"
    return {"run": "b_challenges" if flags & 0x80 else RUNS[flags & 7], "left": left, "up": up, "battery": data[7],
            "low_battery": bool(flags & 32), "fault": bool(flags & 64)}

def decode(kind, data, key):
    number = lambda at, end: int.from_bytes(data[at:end], "little")
    assert data, "too_short"
    assert data[0] >> 4 == 1, "version"
    assert data[0] & 15 == TYPES.index(kind) + 1, "type"
    assert len(data) >= LENGTH[kind], "too_short"
    assert len(data) <= LENGTH[kind], "too_long"
    assert cmac(key, data[:-8])[:8] == data[-8:], "tag"
    found = {"clock": number(1, 3)}
    if kind == "state": return found | {"counter": number(3, 7), "last_op": data[15]} | face(data[7:15])
    if kind == "event":
        assert not data[9] & 0xE0, "reserved"
        assert 0 < data[9] & 15 < 8 and number(7, 9) and data[10], "unknown"
        assert data[9] & 15 < 6 or not data[9] & 16, "reserved"
        side = None if data[9] & 15 > 5 else "ab"[data[9] >> 4]
        return found | {"counter": number(3, 7), "number": number(7, 9), "kind": KINDS[data[9] & 15], "side": side,
                        "memory": data[10], "age": number(11, 14),
                        "since_press": None if number(14, 16) == 0xFFFF else number(14, 16)}
    found |= {"nonce": data[3:11].hex(), "op": number(11, 15)}
    if kind == "command":
        assert not data[16] & 0xC0, "reserved"
        return found | {"memory": data[15], "expect": data[16], "opcode": data[17], "argument": data[18:22].hex()}
    assert data[15] < 11 and data[16], "unknown"
    found |= {"status": data[15], "memory": data[16], "counter": number(17, 21), "newest_event": number(21, 23)}
    return found | face(data[23:31])
