"""air.py SOCKETS CLOCKS: the radio of the test.

SOCKETS is a folder: BlueZ's adapters are at hci0 and hci1 in it, and `door` takes the scripts' words, one a line:

    3 press A | 3 challenge B | 3 reboot     what players and batteries do at clock 3
    3 levers                                 both levers held: provisioning mode
    3 cut                                    the link breaks off right after the next command
    3 replay                                 a broadcast of a moment ago once more
    3 replay first                           the first one of all, after a hundred others
    3 forge                                  a state frame with a tag of chance
    dgt lever A | dgt lever B                the lever of the clock behind the gateway, left and right
    dgt run A | dgt run B                    whose time runs there
    dgt cut                                  its link breaks off right after the next text
    order ADDRESS CLOCK KEY OPCODE ARGUMENT  a console without ephor gives an order (stranger.py)
    sit ADDRESS                              and this one only connects
    forge ADDRESS CLOCK KEY                  and this one has no key, and what it has recorded of the last order
    crowd ADDRESS CLOCK KEY                  a second one comes while the first is connected, which then orders

Clocks 1 to CLOCKS have the key of their number, sixteen bytes each the number; clock CLOCKS+1 is new; a DGT gateway
is beside them. What happens is told on standard output, a JSON object a line.
"""

import asyncio
import json
import os
import sys

import frames
from clock import Clock, now
from gateway import Gateway
from radio import Air, Chip
from stranger import Stranger

from bumble.transport import open_transport

NEWCOMER = 0xFF00
# Broadcasts between a moment ago and now, which may have been overtaken on the air, and many more than may.
MOMENT, LONG = 4, 100
INSIST = 15
# Tasks that nobody holds may vanish.
talking = set()


def tell(**what):
    print(json.dumps(what), flush=True)


def insist(clock, frame):
    """Says it between the clock's own broadcasts, so often that no scanner misses it."""
    async def again():
        for _ in range(INSIST):
            clock.peripheral.broadcast(frames.advertisement(frame))
            await asyncio.sleep(0.1)
    talking.add(asyncio.create_task(again()))


def obey(clocks, heard, line):
    number, word, *rest = line.split()
    clock = clocks[int(number)]
    side = "AB".index(rest[0]) if rest and rest[0] in "AB" else 0
    if word in ("press", "challenge"):
        getattr(clock, word)(side)
    elif word in ("reboot", "levers"):
        getattr(clock, word)()
    elif word == "cut":
        clock.cut_next = True
    elif word == "replay":
        recorded = heard[clock.number]
        if rest:
            clock.counter += LONG
        insist(clock, recorded[0] if rest else recorded[-min(MOMENT, len(recorded))])
    elif word == "forge":
        insist(clock, clock.frame()[:-8] + os.urandom(8))
    else:
        raise ValueError(word)


class Ear(Chip):
    """Hears every broadcast of the hall, as a recorder would: the frames of each clock, for a replay, and what another
    machine's clock says."""

    def __init__(self, *args, heard, **kwargs):
        super().__init__(*args, **kwargs)
        self.heard, self.newest = heard, b""

    def on_ll_advertising_pdu(self, packet):
        frame = frames.frame_in(getattr(packet, "data", b""))
        machine = str(packet.advertiser_address).startswith("00:BB")
        if len(frame) == 24 and not machine:
            self.heard.setdefault(int.from_bytes(frame[1:3], "little"), []).append(frame)
        if machine and frame and frame != self.newest:
            self.newest = frame
            tell(frame=frame.hex(), at=now(), of=str(packet.advertiser_address))


async def ask(strangers, word, address, *rest):
    stranger, phone = strangers
    if word == "sit":
        return {"sat": await stranger.sit(address)}
    if word == "forge":
        return await stranger.forge(address, int(rest[0]), rest[1])
    if word == "crowd":
        return await stranger.crowd(phone, address, int(rest[0]), rest[1])
    clock, key, opcode, argument, *op = rest
    order = int(clock), key, int(opcode, 16), bytes.fromhex(argument), *map(int, op)
    return await stranger.order(address, *order)


async def door(path, clocks, heard, strangers, gateway):
    async def serve(reader, writer):
        async for line in reader:
            words = line.decode().split()
            try:
                if words[0] in ("order", "sit", "forge", "crowd"):
                    tell(**await ask(strangers, *words))
                elif words[:2] == ["dgt", "cut"]:
                    gateway.cut_next = True
                elif words[0] == "dgt":
                    await getattr(gateway, words[1])("AB".index(words[2]))
                else:
                    obey(clocks, heard, line.decode())
                writer.write(b"done\n")
            except Exception as error:
                writer.write(f"no: {error!r}\n".encode())
            await writer.drain()
        writer.close()

    return await asyncio.start_unix_server(serve, path)


async def main(sockets, count):
    air, heard = Air(), {}
    clocks = {number: Clock(air, number, bytes([number]) * 16, tell) for number in range(1, count + 1)}
    clocks[count + 1] = Clock(air, NEWCOMER, None, tell)
    gateway = Gateway(air, 0xFE00, tell)
    stations = [*clocks.values(), gateway]
    Ear("ear", link=air, public_address="00:CC:00:00:00:01", heard=heard)
    kept = [await door(os.path.join(sockets, "door"), clocks, heard, [Stranger(air, 1), Stranger(air, 2)], gateway)]
    for number in range(2):
        # Opening waits for nobody: the guest comes when it has booted.
        transport = await open_transport(f"unix-server:{os.path.join(sockets, f'hci{number}')}")
        kept.append(transport)
        Chip(f"hci{number}", host_source=transport.source, host_sink=transport.sink, link=air,
             public_address=f"00:BB:00:00:00:0{number + 1}")
    tell(stations=len(stations))
    await asyncio.gather(*(station.start() for station in stations))


asyncio.run(main(sys.argv[1], int(sys.argv[2])))
