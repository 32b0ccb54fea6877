"""The air of the test: Bumble's link with what it lacks for BlueZ, and a peripheral on it."""

import asyncio

from bumble import hci, ll
from bumble.controller import Controller
from bumble.device import Device
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import AsyncPipeSink


class Air(LocalLink):
    """Bumble sends data under the sender's random address; BlueZ connects from its public one, and everything would
    be lost. The connection knows which address it has."""

    def send_acl_data(self, sender_controller, destination_address, transport, data):
        connection = sender_controller.le_connections.get(destination_address)
        source = connection.self_address if connection else sender_controller.random_address
        receiver = self.find_le_controller(destination_address)
        if receiver is not None:
            asyncio.get_running_loop().call_soon(lambda: receiver.on_link_acl_data(source, transport, data))


class Chip(Controller):
    """A controller as a laptop has one."""

    le_features = hci.LeFeatureMask.LE_ENCRYPTION | hci.LeFeatureMask.LE_DATA_PACKET_LENGTH_EXTENSION
    le_acl_data_packet_length = 251
    supported_max_tx_octets = 251
    supported_max_rx_octets = 251
    filter_accept_list_size = 64

    def on_hci_le_create_connection_cancel_command(self, command):
        # Bumble forgets the pending connection without a word, and then refuses every later one.
        pending, self.pending_le_connection = self.pending_le_connection, None
        if pending is not None:
            event = hci.HCI_LE_Connection_Complete_Event(
                status=hci.HCI_ErrorCode.UNKNOWN_CONNECTION_IDENTIFIER_ERROR,
                connection_handle=0,
                role=hci.Role.CENTRAL,
                peer_address_type=0,
                peer_address=Address.ANY,
                connection_interval=0,
                peripheral_latency=0,
                supervision_timeout=0,
                central_clock_accuracy=0,
            )
            asyncio.get_running_loop().call_soon(lambda: self.send_hci_packet(event))
        return super().on_hci_le_create_connection_cancel_command(command)


class Peripheral:
    """A device with services of its own, on the air."""

    def __init__(self, air, name, number, services):
        self.air = air
        address = Address(f"C0:00:00:00:{number >> 8:02X}:{number & 255:02X}", Address.RANDOM_DEVICE_ADDRESS)
        public = f"00:AA:00:00:{number >> 8:02X}:{number & 255:02X}"
        self.chip = Chip(name, link=air, public_address=public)
        self.device = Device(name=name, address=address, host=Host(self.chip, AsyncPipeSink(self.chip)))
        for service in services:
            self.device.add_service(service)

    async def power_on(self, data, scan_response, interval_ms):
        await self.device.power_on()
        await self.device.start_advertising(
            advertising_data=data,
            scan_response_data=scan_response,
            auto_restart=True,
            advertising_interval_min=interval_ms,
            advertising_interval_max=interval_ms,
        )

    def broadcast(self, data):
        """Changes what is advertised, and says it at once, also while somebody is connected."""
        self.device.advertising_data = data
        self.chip.le_legacy_advertiser.advertising_data = data
        self.chip.send_advertising_pdu(ll.AdvInd(advertiser_address=self.chip.random_address, data=data))

    def radio_lost(self):
        """Out of reach: both controllers report a timeout, nothing is said on the link."""
        timeout = hci.HCI_CONNECTION_TIMEOUT_ERROR
        for chip in list(self.air.controllers):
            for connection in list(chip.le_connections.values()):
                if chip is self.chip or connection.peer_address == self.chip.random_address:
                    chip.on_le_disconnected(connection, timeout)
