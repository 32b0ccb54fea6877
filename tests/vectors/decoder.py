"""A decoder of the open clock profile, AES-128-CMAC included: standard library only, from the specification alone."""
RUNS = ["idle", "a_runs", "b_runs", "neutral", "a_challenges", "finished"]
KINDS = [None, "start", "press", "challenge", "hold", "flag", "finish", "reboot"]
LENGTH = {"state": 24, "event": 24, "command": 31, "result": 44}

def times(a, b): return (a if b & 1 else 0) ^ (times((a << 1) ^ (0x11B if a & 0x80 else 0), b >> 1) if b else 0)
def rows(b): return 0x63 ^ (b ^ b << 1 ^ b << 2 ^ b << 3 ^ b << 4 ^ b >> 7 ^ b >> 6 ^ b >> 5 ^ b >> 4) & 0xFF
INVERSE = {a: b for a in range(1, 256) for b in range(1, 256) if times(a, b) == 1}
BOX = [rows(INVERSE.get(a, 0)) for a in range(256)]
def xor(a, b): return bytes(x ^ y for x, y in zip(a, b))

def aes(key, block):
    words, rcon = [key[i:i + 4] for i in range(0, 16, 4)], 1
    for i in range(4, 44):
        word = words[-1] if i % 4 else xor([BOX[b] for b in words[-1][1:] + words[-1][:1]], [rcon, 0, 0, 0])
        words, rcon = words + [xor(words[-4], word)], rcon if i % 4 else times(rcon, 2)
    state = xor(block, key)
    for turn in range(1, 11):
        state = bytes(BOX[state[(i + 4 * (i % 4)) % 16]] for i in range(16))
        if turn < 10: state = bytes(times(s[i % 4], 2) ^ times(s[(i + 1) % 4], 3) ^ s[(i + 2) % 4] ^ s[(i + 3) % 4]
                                    for i in range(16) for s in [state[i - i % 4:i - i % 4 + 4]])
        state = xor(state, b"".join(words[4 * turn:4 * turn + 4]))
    return state

def cmac(key, message):
    twice = lambda a: ((int.from_bytes(a, "big") << 1) % (1 << 128) ^ (0x87 if a[0] & 0x80 else 0)).to_bytes(16, "big")
    last, k1, mac = max(len(message) - 1, 0) // 16 * 16, twice(aes(key, bytes(16))), bytes(16)
    tail = message[last:] if len(message) - last == 16 else (message[last:] + b"\x80").ljust(16, b"\0")
    for at in range(0, last, 16): mac = aes(key, xor(mac, message[at:at + 16]))
    return aes(key, xor(xor(mac, tail), k1 if len(message) - last == 16 else twice(k1)))

def face(data):
    run, up = data[0] & 7, [bool(data[0] & 8), bool(data[0] & 16)]
    left = [int.from_bytes(data[at:at + 3], "little", signed=True) for at in (1, 4)]
    assert run < 6 and (data[7] <= 100 or data[7] == 255), "unknown"
    assert not data[0] & 0x80 or run == 4, "reserved"
    assert all(time == 0 or (time < 0) == it for time, it in zip(left, up)), "contradiction"
    return {"run": "b_challenges" if data[0] & 0x80 else RUNS[run], "left": left, "up": up, "battery": data[7],
            "low_battery": bool(data[0] & 32), "fault": bool(data[0] & 64)}

def fields(kind, data, number):
    if kind == "state": return {"counter": number(3, 7), "last_op": data[15]} | face(data[7:15])
    if kind == "event":
        what, side, since = data[9] & 15, "ab"[data[9] >> 4 & 1], number(14, 16)
        assert not data[9] & 0xE0 and (what < 6 or side == "a"), "reserved"
        assert 0 < what < 8 and number(7, 9) and data[10], "unknown"
        return {"counter": number(3, 7), "number": number(7, 9), "kind": KINDS[what], "memory": data[10], "age":
                number(11, 14), "side": side if what < 6 else None, "since_press": since if since < 0xFFFF else None}
    found = {"nonce": data[3:11].hex(), "op": number(11, 15)}
    if kind == "command":
        assert not data[17] & 0xC0, "reserved"
        return found | {"memory": number(15, 17), "expect": data[17], "opcode": data[18], "argument": data[19:23].hex()}
    assert data[15] < 11 and number(16, 18), "unknown"
    return found | {"status": data[15], "memory": number(16, 18), "counter": number(18, 22), "newest_event":
                    number(22, 24), "highest_op": number(24, 28), **face(data[28:36])}

def decode(kind, data, key):
    assert data, "too_short"
    assert data[0] >> 4 == 1, "version"
    assert data[0] & 15 == list(LENGTH).index(kind) + 1, "type"
    assert len(data) >= LENGTH[kind], "too_short"
    assert len(data) <= LENGTH[kind], "too_long"
    assert cmac(key, data[:-8])[:8] == data[-8:], "tag"
    return {"clock": int.from_bytes(data[1:3], "little")} | fields(
        kind, data, lambda at, end: int.from_bytes(data[at:end], "little"))
