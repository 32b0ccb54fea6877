//! Commands from somebody without the key, as they come over the bus: a clock answers why not, and shows what it
//! showed.

use std::collections::HashMap;
use std::time::Duration;

use ephor::clock::frame::{CommandFrame, ResultFrame};
use ephor::clock::{Keys, Nonce, Notice, Order, Status};
use ephor::domain::{ClockId, OpId, Points, Side};
use ephor::sim::key;
use futures_util::StreamExt as _;
use tokio::time::timeout;
use zbus::zvariant::Value;
use zbus::{Connection, MatchRule, MessageStream};

use super::double::{Double, address};
use super::on_a_private_bus;

const CLOCK: ClockId = ClockId(1);
/// Whatever else is slow, an answer comes within this.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody on the bus who writes what he likes.
struct Somebody {
    bus: Connection,
    device: String,
}

impl Somebody {
    async fn call(&self, path: &str, interface: &str, method: &str) -> zbus::Message {
        let called = self.bus.call_method(Some("org.bluez"), path, Some(interface), method, &());
        timeout(PATIENCE, called).await.expect("an answer").expect(method)
    }

    async fn connect(bus: &str) -> Self {
        let bus = zbus::connection::Builder::address(bus).expect("an address").build().await.expect("a bus");
        let device = format!("/org/bluez/hci0/dev_{}", address(CLOCK).replace(':', "_"));
        let it = Self { bus, device };
        it.again().await;
        it
    }

    fn characteristic(&self, name: &str) -> String {
        format!("{}/service000a/{name}", self.device)
    }

    /// Lets go, connects anew, and listens to results.
    async fn again(&self) {
        self.call(&self.device, "org.bluez.Device1", "Disconnect").await;
        self.call(&self.device, "org.bluez.Device1", "Connect").await;
        // Its services come a moment after the connection.
        let path = self.characteristic("char000f");
        let listens = || {
            let interface = Some("org.bluez.GattCharacteristic1");
            self.bus.call_method(Some("org.bluez"), path.as_str(), interface, "StartNotify", &())
        };
        let begun = tokio::time::Instant::now();
        while listens().await.is_err() {
            assert!(begun.elapsed() < PATIENCE, "no services");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    async fn nonce(&self) -> Nonce {
        let path = self.characteristic("char000b");
        let read = self.call(&path, "org.bluez.GattCharacteristic1", "ReadValue").await;
        let bytes: Vec<u8> = read.body().deserialize().expect("bytes");
        Nonce(bytes.try_into().expect("eight bytes"))
    }

    /// Writes a command; what the clock answers.
    async fn write(&self, frame: &[u8]) -> ResultFrame {
        let (path, result) = (self.characteristic("char000d"), self.characteristic("char000f"));
        let rule = MatchRule::builder().msg_type(zbus::message::Type::Signal).path(result).expect("a path");
        let mut said = MessageStream::for_match_rule(rule.build(), &self.bus, None).await.expect("a rule");
        let options: HashMap<&str, Value<'_>> = HashMap::new();
        let interface = Some("org.bluez.GattCharacteristic1");
        let body = (frame, options);
        let written = self.bus.call_method(Some("org.bluez"), path.as_str(), interface, "WriteValue", &body);
        written.await.expect("the bus takes anything");
        let signal =
            timeout(PATIENCE, said.next()).await.expect("an answer").expect("a signal").expect("whole");
        let body = signal.body();
        let (_, mut changed, _): (String, HashMap<String, Value<'_>>, Vec<String>) =
            body.deserialize().expect("changed properties");
        let value: Vec<u8> = changed.remove("Value").expect("a value").try_into().expect("bytes");
        ResultFrame::decode(&value, &keys().result).expect("a result of the clock")
    }
}

fn keys() -> Keys {
    Keys::derive(&key(1, CLOCK), CLOCK)
}

/// The clock's display, and everything that it has ever shown.
fn shown(double: &Double) -> ([Option<Notice>; 2], usize) {
    double.at(CLOCK.0, |clock, _| (clock.device.display(), clock.device.notices().len()))
}

#[test]
fn a_command_with_a_bad_tag_or_an_old_nonce_is_refused_and_shows_nothing() {
    on_a_private_bus(
        concat!(module_path!(), "::a_command_with_a_bad_tag_or_an_old_nonce_is_refused_and_shows_nothing"),
        |bus| {
            let double = Double::start(bus.address(), 1);
            let address = bus.address();
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("one");
            runtime.block_on(async {
                while !double.with(|inside| inside.up) {
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                let it = Somebody::connect(&address).await;
                let penalty = |nonce: Nonce, op: u32, points: i32| {
                    let order = Order::Notice { side: Side::B, notice: Notice::Points(Points(points)) };
                    CommandFrame::new(CLOCK, nonce, OpId(op), 1, &order).encode(&keys().command)
                };
                // What the judge sends is taken: whoever listens has recorded it.
                let nonce = it.nonce().await;
                let recorded = penalty(nonce, 1, -10);
                assert_eq!(it.write(&recorded).await.status, Status::Applied);
                let before = shown(&double);
                assert_eq!(before, ([None, Some(Notice::Points(Points(-10)))], 1));
                // Another one with every byte of its own, and a tag that nobody can make.
                let mut forged = penalty(nonce, 2, -50);
                let last = forged.len() - 1;
                forged[last] ^= 1;
                assert_eq!(it.write(&forged).await.status, Status::BadTag);
                assert_eq!(shown(&double), before);
                // The good one changed on its way.
                let mut changed = penalty(nonce, 3, -10);
                changed[20] ^= 0x40;
                assert_eq!(it.write(&changed).await.status, Status::BadTag);
                assert_eq!(shown(&double), before);
                // Good commands of another connection: the one that was taken, and one that never arrived.
                let held_back = penalty(nonce, 4, -50);
                it.again().await;
                assert_ne!(it.nonce().await, nonce);
                for frame in [&recorded, &held_back] {
                    assert_eq!(it.write(frame).await.status, Status::WrongNonce);
                    assert_eq!(shown(&double), before);
                }
                // And the key still opens it.
                let nonce = it.nonce().await;
                assert_eq!(it.write(&penalty(nonce, 5, -50)).await.status, Status::Applied);
                assert_eq!(shown(&double).1, 2);
            });
        },
    );
}
