"""The DGT 3000's Bluetooth gateway as a Bumble peripheral: JSON over GATT, as its protocol document 1.0 has it."""

import asyncio
import json

from bumble.att import Attribute
from bumble.gatt import Characteristic, CharacteristicValue, Service

from clock import now
from radio import Peripheral

READ, WRITE = Attribute.Permissions.READABLE, Attribute.Permissions.WRITEABLE
# Every one of them has the same name.
NAME = "DGT3000-Gateway"
NO_JSON, NO_COMMAND, NO_PARAMETERS = 1100, 1101, 1102
SIDES = ("left", "right")


def uuid(place):
    return f"73822f6e-edcd-44bb-974b-93ee97cb{place:04x}"


class Gateway:
    def __init__(self, air, number, tell):
        self.number, self.tell = number, tell
        self.left, self.modes, self.text = [1500, 1500], [0, 0], None
        self.cut_next = False
        kinds = Characteristic.Properties
        self.event = Characteristic(uuid(3), kinds.NOTIFY, READ, b"")
        service = Service(uuid(0), [
            Characteristic(uuid(1), kinds.READ, READ, b"1.0"),
            Characteristic(uuid(2), kinds.WRITE, WRITE, CharacteristicValue(write=self.on_command)),
            self.event,
            Characteristic(uuid(4), kinds.READ, READ, CharacteristicValue(read=lambda _: self.status())),
        ])
        self.peripheral = Peripheral(air, NAME, number, [service])

    async def start(self):
        service = bytes.fromhex(uuid(0).replace("-", ""))[::-1]
        name = NAME.encode()
        data = b"\x02\x01\x06" + bytes([17, 0x07]) + service
        await self.peripheral.power_on(data, bytes([len(name) + 1, 0x09]) + name, 400)
        while True:
            await asyncio.sleep(1)
            before = list(self.left)
            steps = {0: 0, 1: -1, 2: 1}
            self.left = [max(0, left + steps[mode]) for left, mode in zip(self.left, self.modes)]
            if self.left != before:
                await self.say({"type": "timeUpdate", "timestamp": now(), "data": self.times()})

    def times(self):
        times = {}
        for side, left in zip(SIDES, self.left):
            times |= {f"{side}Hours": left // 3600, f"{side}Minutes": left // 60 % 60, f"{side}Seconds": left % 60}
        return times

    def status(self):
        status = {"systemState": "Active", "bleConnected": True, "dgtConnected": True, "dgtConfigured": True}
        return json.dumps(status).encode()

    async def say(self, message):
        await self.peripheral.device.notify_subscribers(self.event, value=json.dumps(message).encode())

    async def lever(self, side):
        """A player turns the lever to this side, 0 left and 1 right."""
        data = {"button": f"lever_{SIDES[side]}", "buttonCode": (0xC0, 0x40)[side], "isRepeat": False}
        await self.say({"type": "buttonEvent", "timestamp": now(), "data": data})

    async def run(self, side):
        self.modes = [int(side == it) for it in (0, 1)]

    def on_command(self, _connection, value):
        command, answer = {}, {"status": "success"}
        try:
            command = json.loads(bytes(value))
            answer["result"] = self.obey(command.get("command"), command.get("params", {}))
        except ValueError as wrong:
            answer = error(NO_JSON, wrong)
        except NotImplementedError as wrong:
            answer = error(NO_COMMAND, wrong)
        except (LookupError, TypeError) as wrong:
            answer = error(NO_PARAMETERS, wrong)
        self.tell(gateway=self.number, command=command, status=answer["status"])
        if self.cut_next and command.get("command") == "displayText":
            # The text has been taken; the answer is lost with the link.
            self.cut_next = False
            self.tell(gateway=self.number, cut=True)
            self.peripheral.radio_lost()
            return
        answer = {"type": "command_response", "id": command.get("id", ""), **answer}
        asyncio.ensure_future(self.say(answer))

    def obey(self, command, params):
        if command == "setTime":
            self.left = [params[f"{side}Hours"] * 3600 + params[f"{side}Minutes"] * 60 + params[f"{side}Seconds"]
                         for side in SIDES]
            self.modes = [0, 0]
        elif command == "run":
            self.modes = [params[f"{side}Mode"] for side in SIDES]
        elif command == "stop":
            self.modes = [0, 0]
        elif command == "displayText":
            self.text = params["text"][:11]
        elif command == "endDisplay":
            self.text = None
        elif command == "getTime":
            return self.times()
        else:
            raise NotImplementedError(f"no command {command}")
        return {"status": f"{command} done"}


def error(code, wrong):
    return {"status": "error", "data": {"errorCode": code, "errorMessage": str(wrong)}}
