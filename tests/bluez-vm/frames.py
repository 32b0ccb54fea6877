"""The open clock profile's bytes, written from clocks/open-clock-profile.md alone: a second opinion on it."""

import struct

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.cmac import CMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

IDLE, A_RUNS, B_RUNS, NEUTRAL, CHALLENGE, FINISHED = range(6)
START, PRESS, CHALLENGED, HELD, FLAG, FINISH, REBOOT = range(1, 8)


def uuid(place):
    return f"51da{place:04x}-c2e2-4db7-900c-b6176f49620e"


def cmac(key, message):
    code = CMAC(AES(key))
    code.update(message)
    return code.finalize()


def i24(value):
    return struct.pack("<i", value)[:3]


class Keys:
    """The four working keys (§5.1)."""

    def __init__(self, master, clock):
        def key(label):
            return cmac(master, b"\x01" + label + b"\x00" + struct.pack("<H", clock) + b"\x80")

        self.state, self.event = key(b"ephor state"), key(b"ephor event")
        self.command, self.result = key(b"ephor order"), key(b"ephor reply")


def sealed(key, body):
    return body + cmac(key, body)[:8]


def fits(key, frame):
    return cmac(key, frame[:-8])[:8] == frame[-8:]


def face_block(run, challenger, left_ms, battery=87):
    """§4.1. An overtime clock: below zero a side's time is up."""
    flags = run | (8 if left_ms[0] < 0 else 0) | (16 if left_ms[1] < 0 else 0)
    if run == CHALLENGE and challenger == 1:
        flags |= 128
    return bytes([flags]) + b"".join(i24(left // 10) for left in left_ms) + bytes([battery])


def advertisement(frame):
    """§2.1: flags, and the frame as manufacturer data of the company for tests."""
    return b"\x02\x01\x06" + bytes([len(frame) + 3, 0xFF, 0xFF, 0xFF]) + frame


def frame_in(data):
    """The frame in an advertisement, wherever it stands in it; none where there is none."""
    while len(data) > 1 and 0 < data[0] < len(data):
        if data[1] == 0xFF and data[2:4] == b"\xff\xff":
            return data[4:data[0] + 1]
        data = data[data[0] + 1:]
    return b""


class Provisioning:
    """The clock's end of §11."""

    def __init__(self, number, random):
        self.number, self.random, self.stage = number, random, "open"

    def hear(self, frame):
        """The frame to answer with, if any, and what there is to show or keep."""
        kind = frame[0] if frame else 0
        if kind == 0x1F:
            self.stage = "open"
        elif kind == 0x18 and len(frame) == 35 and self.stage == "open":
            return self.hello(frame)
        elif kind == 0x1A and len(frame) == 17 and self.stage == "answered":
            self.console_nonce, self.stage = frame[1:], "comparing"
            check = cmac(self.console_nonce, self.hello_frame + self.answer + self.nonce)[:4]
            return b"\x1b" + self.nonce, {"check": int.from_bytes(check, "little") % 1_000_000}
        elif kind == 0x1C and len(frame) == 9 and self.stage == "comparing":
            return self.confirm(frame)
        else:
            self.stage = "open"
            return bytes([0x1F, 3, 0, 0]), {"failed": "out of order"}
        return None, {}

    def hello(self, frame):
        clock = struct.unpack("<H", frame[1:3])[0]
        if self.number not in (0, clock):
            return bytes([0x1F, 5]) + struct.pack("<H", self.number), {"failed": "another number"}
        secret, self.nonce = X25519PrivateKey.from_private_bytes(self.random(32)), self.random(16)
        public = secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        # `exchange` raises where the shared secret would be zero.
        shared = secret.exchange(X25519PublicKey.from_public_bytes(frame[3:]))
        head = b"\x19" + frame[1:3] + public
        self.clock, self.hello_frame = clock, frame
        self.answer = head + cmac(self.nonce, frame + head)
        self.root = cmac(b"ephor provision1", shared + frame[3:] + public)
        self.stage = "answered"
        return self.answer, {}

    def key(self, label):
        number = struct.pack("<H", self.clock)
        return cmac(self.root, b"\x01" + label + b"\x00" + number + self.console_nonce + self.nonce + b"\x80")

    def proof(self, first):
        said = self.hello_frame + self.answer + self.console_nonce + self.nonce + first
        return first + cmac(self.key(b"ephor proof"), said)[:8]

    def confirm(self, frame):
        """The person at this clock has agreed as soon as the digits were shown."""
        self.stage = "open"
        if frame != self.proof(b"\x1c"):
            return bytes([0x1F, 7, 0, 0]), {"failed": "wrong proof"}
        return self.proof(b"\x1d"), {"clock": self.clock, "master": self.key(b"ephor adopt")}
