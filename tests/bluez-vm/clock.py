"""A table clock of the open profile as a Bumble peripheral, with a door for the test's scripts."""

import asyncio
import os
import struct
import time

from bumble.att import Attribute
from bumble.gatt import Characteristic, CharacteristicValue, Service

import frames
from frames import A_RUNS, CHALLENGE, FINISHED, IDLE, NEUTRAL
from radio import Peripheral

# So many seconds after its nonce a command is refused (§6.3).
NONCE_LIFE = 10
READ, WRITE = Attribute.Permissions.READABLE, Attribute.Permissions.WRITEABLE
# The run states in which an opcode does something (§3).
TAKEN_IN = {
    0x01: range(6), 0x02: range(6), 0x10: (IDLE, NEUTRAL), 0x11: (1, 2, NEUTRAL),
    0x12: (NEUTRAL, CHALLENGE), 0x13: (IDLE, NEUTRAL, CHALLENGE), 0x14: range(5),
}
OPS_KEPT, EVENTS_KEPT = 32, 64


class Clock:
    def __init__(self, air, number, master, tell):
        self.number, self.master, self.tell = number, master, tell
        self.keys = frames.Keys(master, number) if master else None
        self.run, self.side, self.left, self.since = IDLE, 0, [1_500_000, 1_500_000], now()
        self.last_press = None
        self.counter, self.memory, self.last_op = 0, 1, 0
        self.paced = now()
        self.ops, self.dropped = [], -1
        self.events, self.newest, self.receipts, self.turn = [], 0, set(), 0
        self.nonce, self.bad_tags, self.burst, self.given = None, 0, 0, 0.0
        self.provisioning = None
        self.cut_next = None
        self.make_services(air, number)

    def make_services(self, air, number):
        kinds = Characteristic.Properties
        self.result = Characteristic(frames.uuid(3), kinds.INDICATE, READ, b"")
        self.log = Characteristic(frames.uuid(4), kinds.NOTIFY, READ, b"")
        self.provision = Characteristic(
            frames.uuid(5), kinds.WRITE | kinds.INDICATE, READ | WRITE,
            CharacteristicValue(read=lambda _: b"", write=self.on_provision),
        )
        nonce = Characteristic(
            frames.uuid(1), kinds.READ, READ, CharacteristicValue(read=lambda _: self.nonce or bytes(8))
        )
        control = Characteristic(
            frames.uuid(2), kinds.WRITE, WRITE, CharacteristicValue(write=self.on_command)
        )
        service = Service(frames.uuid(0), [nonce, control, self.result, self.log, self.provision])
        self.peripheral = Peripheral(air, f"clock {number}", number, [service])
        self.peripheral.device.on("connection", self.on_connection)

    async def start(self):
        name = self.peripheral.device.name.encode()
        uuid = bytes.fromhex(frames.uuid(0).replace("-", ""))[::-1]
        response = bytes([17, 0x07]) + uuid + bytes([len(name) + 1, 0x08]) + name
        await self.peripheral.power_on(frames.advertisement(self.frame()), response, 400)
        while True:
            self.burst = max(0, self.burst - 1)
            await asyncio.sleep(0.1 if self.burst else 1.0)
            self.peripheral.broadcast(frames.advertisement(self.frame()))

    def on_connection(self, connection):
        self.nonce, self.bad_tags, self.given = os.urandom(8), 0, time.monotonic()
        self.tell(clock=self.number, connected=str(connection.peer_address))
        connection.on("disconnection", lambda reason: self.tell(clock=self.number, disconnected=reason))

    # What it shows and says.

    def lefts(self):
        left = list(self.left)
        if self.run in (1, 2):
            left[self.run - 1] -= now() - self.since
        return left

    def change(self, run):
        self.left, self.since, self.run, self.burst = self.lefts(), now(), run, 6

    def face(self):
        return frames.face_block(self.run, self.side, self.lefts())

    def count(self):
        """The next counter: by one a second it rises whatever happens (§6.1)."""
        seconds = (now() - self.paced) // 1000
        self.counter += max(1, seconds)
        self.paced += seconds * 1000
        return struct.pack("<I", self.counter)

    def forget(self):
        """The op memory is lost, and says so (§7.3)."""
        self.ops, self.dropped, self.last_op = [], -1, 0
        self.memory = min(self.memory + 1, 65535)

    def frame(self):
        """The next broadcast: events that wait for a receipt take turns with the state."""
        if self.provisioning:
            return b"\x1e" + struct.pack("<H", self.number if self.keys else 0)
        if not self.keys:
            # Without a key it has nothing to say that anybody could believe.
            return b""
        self.turn += 1
        waiting = [event for event in self.events if event[0] not in self.receipts and (
            event[1] & 15 not in (frames.START, frames.PRESS) or now() - event[2] < 3000)]
        if waiting and self.turn % 2:
            return self.event_frame(waiting[-1 - (self.turn // 2) % min(4, len(waiting))])
        body = b"\x11" + struct.pack("<H", self.number) + self.count() + self.face() + bytes([self.last_op & 255])
        return frames.sealed(self.keys.state, body)

    def event_frame(self, event):
        number, kind, at, since = event
        age = min((now() - at) // 10, 0xFFFFFF)
        short = (self.memory - 1) % 255 + 1
        body = b"\x12" + struct.pack("<H", self.number) + self.count() + struct.pack("<HBB", number, kind, short)
        return frames.sealed(self.keys.event, body + frames.i24(age) + struct.pack("<H", since))

    def happened(self, kind, side=0):
        self.newest = self.newest % 65535 + 1
        # An event takes a counter, told or not (§6.2).
        self.count()
        since = 0xFFFF
        if kind == frames.PRESS:
            since = 0
        elif self.last_press is not None and kind != frames.REBOOT:
            since = min((now() - self.last_press) // 10, 0xFFFF)
        self.events = (self.events + [(self.newest, kind | side << 4, now(), since)])[-EVENTS_KEPT:]
        self.turn = 0

    # What its players do: the words of the test's scripts.

    def press(self, side):
        if self.run == side + 1:
            self.change(2 - side)
            self.last_press = now()
            self.happened(frames.PRESS, side)
        elif self.run in (IDLE, NEUTRAL, CHALLENGE):
            self.change(2 - side)
            self.happened(frames.START, 1 - side)

    def challenge(self, side):
        if self.run in (1, 2, NEUTRAL, FINISHED):
            self.side = side
            self.change(CHALLENGE)
            self.happened(frames.CHALLENGED, side)

    def reboot(self):
        """Forgets what it applied, and says so."""
        self.events, self.nonce = [], None
        self.forget()
        self.counter, self.paced = (self.counter // 256 + 1) * 256, now()
        self.change(NEUTRAL if self.run in (1, 2) else self.run)
        self.happened(frames.REBOOT)

    # What consoles write.

    def on_command(self, connection, value):
        frame = bytes(value)
        op, status, since = self.judge(frame)
        self.tell(clock=self.number, op=op, status=status, opcode=frame[18] if len(frame) > 18 else None,
                  argument=frame[19:23].hex())
        if self.cut_next:
            # The command has been taken; its answer is lost with the link.
            self.cut_next = None
            self.peripheral.radio_lost()
            return
        asyncio.ensure_future(self.answer(op, status, since))

    async def answer(self, op, status, since):
        body = b"\x14" + struct.pack("<H", self.number) + (self.nonce or bytes(8)) + struct.pack("<I", op)
        body += struct.pack("<BH", status, self.memory) + self.count()
        body += struct.pack("<HI", self.newest, max(self.ops, default=0)) + self.face()
        frame = frames.sealed(self.keys.result if self.keys else bytes(16), body)
        await self.peripheral.device.indicate_subscribers(self.result, value=frame)
        if since is not None:
            known = [at for at, event in enumerate(self.events) if event[0] == since]
            for event in self.events[known[0] + 1 if known else 0:]:
                await self.peripheral.device.notify_subscribers(self.log, value=self.event_frame(event))

    def judge(self, frame):
        """The checks of §7.1 in their order: op id, status, and the event to read from."""
        if len(frame) != 31 or frame[0] != 0x13:
            return 0, 10, None
        clock, = struct.unpack("<H", frame[1:3])
        op, memory, expect, opcode = struct.unpack("<IHBB", frame[11:19])
        argument = frame[19:23]
        if clock != self.number:
            return 0, 6, None
        if not self.keys or not frames.fits(self.keys.command, frame):
            return 0, 5, None
        if expect & 0xC0:
            return op, 10, None
        if frame[3:11] != self.nonce or time.monotonic() - self.given >= NONCE_LIFE:
            return op, 7, None
        if opcode == 0x80:
            self.receipts.add(struct.unpack("<H", argument[:2])[0])
            return op, 0, None
        if opcode == 0x81:
            return op, 0, struct.unpack("<H", argument[:2])[0]
        if opcode not in TAKEN_IN:
            return op, 3, None
        if op in self.ops:
            return op, 1, None
        if memory != self.memory or memory == 65535:
            return op, 8, None
        if op <= self.dropped:
            return op, 9, None
        if not expect >> self.run & 1 or self.run not in TAKEN_IN[opcode]:
            return op, 2, None
        self.apply(opcode, argument)
        self.ops = sorted(self.ops + [op])
        if len(self.ops) > OPS_KEPT:
            self.dropped = self.ops.pop(0)
        self.last_op = op
        return op, 0, None

    def apply(self, opcode, argument):
        amount = int.from_bytes(argument[1:4], "little", signed=True) * 10
        if opcode in (0x10, 0x12):
            self.change(A_RUNS + argument[0])
        elif opcode == 0x11:
            self.change(NEUTRAL)
        elif opcode == 0x13:
            self.change(self.run)
            self.left = [int.from_bytes(argument[:3], "little") * 10] * 2
        elif opcode == 0x14:
            self.change(self.run)
            self.left[argument[0]] += amount

    def on_provision(self, _connection, value):
        if not self.provisioning:
            answer, news = bytes([0x1F, 1, 0, 0]), {}
        else:
            answer, news = self.provisioning.hear(bytes(value))
        if "master" in news:
            self.number, self.keys = news["clock"], frames.Keys(news["master"], news["clock"])
            self.provisioning = None
            self.forget()
            news = {"provisioned": news["clock"], "master": news["master"].hex()}
        if news:
            self.tell(clock=self.number, **news)
        if answer:
            asyncio.ensure_future(self.peripheral.device.indicate_subscribers(self.provision, value=answer))

    def levers(self):
        """A person holds both levers."""
        self.provisioning = frames.Provisioning(self.number if self.keys else 0, os.urandom)
        self.burst = 6


def now():
    return time.monotonic_ns() // 1_000_000
