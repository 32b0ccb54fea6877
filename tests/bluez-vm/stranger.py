"""A console that has the specification and nothing else: it connects to a clock, orders, and checks what it hears.

    order CLOCK KEY OPCODE ARGUMENT [OP]   the result's status and op memory, from a result whose tag and nonce fit
    sit ADDRESS                            connects and says nothing; the milliseconds until the clock sends it away
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


class Stranger:
    def __init__(self, air):
        chip = Chip("stranger", link=air, public_address="00:DD:00:00:00:01")
        address = Address("D0:00:00:00:00:01", Address.RANDOM_DEVICE_ADDRESS)
        self.device = Device(name="stranger", address=address, host=Host(chip, AsyncPipeSink(chip)))
        self.op = 100

    async def connect(self, address):
        if not self.device.powered_on:
            await self.device.power_on()
        return await asyncio.wait_for(self.device.connect(f"{address}/P"), 10)

    async def sit(self, address):
        connection = await self.connect(address)
        begun, gone = now(), asyncio.get_running_loop().create_future()
        connection.on("disconnection", gone.set_result)
        await asyncio.wait_for(gone, 20)
        return now() - begun

    async def order(self, address, clock, key, opcode, argument, op=None):
        """Gives status and memory number of the second of two sendings: the first learns the memory number."""
        keys = frames.Keys(bytes.fromhex(key), clock)
        connection = await self.connect(address)
        try:
            peer = Peer(connection)
            await peer.request_mtu(247)
            await peer.discover_services([frames.uuid(0)])
            await peer.discover_characteristics()
            nonce_at, control, result, log = (
                peer.get_characteristics_by_uuid(frames.uuid(place))[0] for place in (1, 2, 3, 4))
            heard, told = asyncio.Queue(), []
            await result.subscribe(heard.put_nowait, prefer_notify=False)
            await log.subscribe(told.append)
            nonce = bytes(await nonce_at.read_value())
            memory = 0
            if opcode < 0x80:
                status, memory = await self.send(keys, control, heard, clock, nonce, 0, 0, 0x81, bytes(4))
            if op is None:
                self.op += 1
                op = self.op
            status, memory = await self.send(keys, control, heard, clock, nonce, op, memory, opcode, argument)
            await asyncio.sleep(0.3)
            good = [frames.fits(keys.event, bytes(event)) for event in told]
            return {"status": status, "memory": memory, "log": len(good), "good": all(good)}
        finally:
            await connection.disconnect()

    async def send(self, keys, control, heard, clock, nonce, op, memory, opcode, argument):
        body = b"\x13" + struct.pack("<H", clock) + nonce + struct.pack("<IBBB", op, memory, 0x3F, opcode) + argument
        await control.write_value(frames.sealed(keys.command, body), with_response=True)
        frame = bytes(await asyncio.wait_for(heard.get(), 5))
        if len(frame) != 39 or frame[0] != 0x14 or not frames.fits(keys.result, frame):
            raise ValueError(f"no result: {frame.hex()}")
        if frame[3:11] != nonce or struct.unpack("<I", frame[11:15])[0] != op:
            raise ValueError("a result of something else")
        return frame[15], frame[16]
