"""A console that has the specification and nothing else: it connects to a clock, orders, and checks what it hears.

    order CLOCK KEY OPCODE ARGUMENT [OP]   the result's status and op memory, from a result whose tag and nonce fit
    sit ADDRESS                            connects and says nothing; the milliseconds until the clock sends it away
    forge ADDRESS CLOCK KEY                an order with a tag of chance, and the last good one as it was recorded:
                                           their statuses, checked with the key, and when the clock sends it away
    crowd ADDRESS CLOCK KEY                a second one comes while this one is connected
"""

import asyncio
import os
import struct

from bumble.device import Device, Peer
from bumble.hci import Address
from bumble.host import Host
from bumble.transport.common import AsyncPipeSink

import frames
from clock import now
from radio import Chip


class Line:
    """A connection to a clock whose results are listened to."""

    def __init__(self, connection):
        self.connection, self.heard, self.told = connection, asyncio.Queue(), []
        self.begun, self.gone = now(), asyncio.get_running_loop().create_future()
        connection.on("disconnection", self.gone.set_result)

    async def greet(self):
        peer = Peer(self.connection)
        await peer.request_mtu(247)
        await peer.discover_services([frames.uuid(0)])
        await peer.discover_characteristics()
        nonce, self.control, result, log = (
            peer.get_characteristics_by_uuid(frames.uuid(place))[0] for place in (1, 2, 3, 4))
        await result.subscribe(self.heard.put_nowait, prefer_notify=False)
        await log.subscribe(self.told.append)
        self.nonce = bytes(await nonce.read_value())

    async def ask(self, keys, frame):
        """Writes a frame; status and memory number of its result, which the clock must have made on this connection."""
        await self.control.write_value(frame, with_response=True)
        result = bytes(await asyncio.wait_for(self.heard.get(), 5))
        if len(result) != 44 or result[0] != 0x14 or not frames.fits(keys.result, result):
            raise ValueError(f"no result: {result.hex()}")
        # Under no op id where the tag was wrong (§4.5).
        op = bytes(4) if result[15] == 5 else frame[11:15]
        if result[3:11] != self.nonce or result[11:15] != op:
            raise ValueError("a result of something else")
        return result[15], int.from_bytes(result[16:18], "little")

    async def sent_away(self):
        await asyncio.wait_for(self.gone, 20)
        return now() - self.begun


class Stranger:
    def __init__(self, air, number):
        chip = Chip(f"stranger {number}", link=air, public_address=f"00:DD:00:00:00:0{number}")
        address = Address(f"D0:00:00:00:00:0{number}", Address.RANDOM_DEVICE_ADDRESS)
        self.device = Device(name="stranger", address=address, host=Host(chip, AsyncPipeSink(chip)))
        self.op, self.recorded = 100, None

    async def connect(self, address):
        if not self.device.powered_on:
            await self.device.power_on()
        return Line(await asyncio.wait_for(self.device.connect(f"{address}/P"), 10))

    async def sit(self, address):
        line = await self.connect(address)
        return await line.sent_away()

    async def order(self, address, clock, key, opcode, argument, op=None):
        """Gives status and memory number of the second of two sendings: the first learns the memory number."""
        keys = frames.Keys(bytes.fromhex(key), clock)
        line = await self.connect(address)
        try:
            await line.greet()
            memory = 0
            if opcode < 0x80:
                question = command(clock, line.nonce, 0, 0, 0x81, bytes(4))
                _, memory = await line.ask(keys, frames.sealed(keys.command, question))
            if op is None:
                self.op += 1
                op = self.op
            frame = frames.sealed(keys.command, command(clock, line.nonce, op, memory, opcode, argument))
            if opcode < 0x80:
                self.recorded = frame
            status, memory = await line.ask(keys, frame)
            await asyncio.sleep(0.3)
            good = [frames.fits(keys.event, bytes(event)) for event in line.told]
            return {"status": status, "memory": memory, "log": len(good), "good": all(good)}
        finally:
            await line.connection.disconnect()

    async def forge(self, address, clock, key):
        """The forged one is right in everything but its tag, so that a clock which does not look at it obeys."""
        keys = frames.Keys(bytes.fromhex(key), clock)
        line = await self.connect(address)
        await line.greet()
        # Minus fifty points to B.
        body = command(clock, line.nonce, 502, int.from_bytes(self.recorded[15:17], "little"), 0x01, b"\x01\x00\xce\xff")
        forged, _ = await line.ask(keys, body + os.urandom(8))
        replayed, _ = await line.ask(keys, self.recorded)
        return {"forged": forged, "replayed": replayed, "stayed": await line.sent_away()}

    async def crowd(self, phone, address, clock, key):
        """Somebody else connects to a clock with which a console is connected: whether he gets a nonce, when he is sent
        away, and what then becomes of the console's question."""
        keys = frames.Keys(bytes.fromhex(key), clock)
        line = await self.connect(address)
        try:
            await line.greet()
            question = frames.sealed(keys.command, command(clock, line.nonce, 0, 0, 0x81, bytes(4)))
            await line.ask(keys, question)
            other = await phone.connect(address)
            try:
                await asyncio.wait_for(other.greet(), 5)
                served = True
            except Exception:
                served = False
            away = await other.sent_away()
            status, _ = await line.ask(keys, question)
            return {"served": served, "away": away, "status": status}
        finally:
            await line.connection.disconnect()


def command(clock, nonce, op, memory, opcode, argument):
    return b"\x13" + struct.pack("<H", clock) + nonce + struct.pack("<IHBB", op, memory, 0x3F, opcode) + argument
