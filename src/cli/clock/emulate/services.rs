//! The services that the emulated clock offers (§2.2): its own, Device Information, and the battery where there is
//! one. Every read and write becomes a question to the clock.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use bluer::gatt::local::{
    Application, Characteristic, CharacteristicNotifier, CharacteristicNotify, CharacteristicNotifyMethod,
    CharacteristicRead, CharacteristicWrite, CharacteristicWriteMethod, ReqError, ReqResult, Service,
};
use bluer::{Uuid, UuidExt as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::bluez::{CONTROL, LOG, NONCE, PROVISION, RESULT, uuid};
use super::table::{Asked, Say};

/// How long an indication waits for its confirmation, as the Bluetooth specification has it.
const CONFIRMED_WITHIN: Duration = Duration::from_secs(30);

/// The battery level's place among those that are told; it is none of the profile's own family.
const BATTERY: u16 = 6;

type Answer<T> = Pin<Box<dyn Future<Output = ReqResult<T>> + Send>>;

/// To the task that indicates and notifies.
pub(super) enum Voice {
    /// A console listens to this characteristic.
    Open(u16, CharacteristicNotifier),
    /// Say it.
    Say(Say),
}

/// Says what there is to say, one thing after another: the log comes after the result that announces it.
pub(super) async fn speak(mut voices: mpsc::UnboundedReceiver<Voice>) {
    let mut ears: [Option<CharacteristicNotifier>; 7] = Default::default();
    while let Some(voice) = voices.recv().await {
        let (place, bytes) = match voice {
            Voice::Open(place, ear) => {
                if let Some(slot) = ears.get_mut(usize::from(place)) {
                    *slot = Some(ear);
                }
                continue;
            }
            Voice::Say(Say::Result(bytes)) => (RESULT, bytes),
            Voice::Say(Say::Log(bytes)) => (LOG, bytes),
            Voice::Say(Say::Provision(bytes)) => (PROVISION, bytes),
            Voice::Say(Say::Battery(level)) => (BATTERY, vec![level]),
        };
        let slot = &mut ears[usize::from(place)];
        if let Some(ear) = slot
            && !matches!(timeout(CONFIRMED_WITHIN, ear.notify(bytes)).await, Ok(Ok(())))
        {
            // Nobody listens any more; whoever does next will say so.
            *slot = None;
        }
    }
}

/// All services.
pub(super) fn application(
    has_battery: bool,
    asked: &mpsc::Sender<Asked>,
    voice: &mpsc::UnboundedSender<Voice>,
) -> Application {
    let mut services = vec![own(asked, voice), information()];
    if has_battery {
        services.push(battery(asked, voice));
    }
    Application { services, ..Application::default() }
}

fn service(uuid: Uuid, characteristics: Vec<Characteristic>) -> Service {
    Service { uuid, primary: true, characteristics, ..Service::default() }
}

fn own(asked: &mpsc::Sender<Asked>, voice: &mpsc::UnboundedSender<Voice>) -> Service {
    let nonce = asked.clone();
    let nonce = readable(move |console| {
        let nonce = nonce.clone();
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            ask(&nonce, Asked::Nonce { console, reply }).await?;
            answer.await.map(Vec::from).map_err(|_| ReqError::Failed)
        })
    });
    let command = writable(asked, |console, bytes, reply| Asked::Command { console, bytes, reply });
    let provision = writable(asked, |console, bytes, reply| Asked::Provision { console, bytes, reply });
    let characteristics = vec![
        Characteristic { uuid: uuid(NONCE), read: Some(nonce), ..Characteristic::default() },
        Characteristic { uuid: uuid(CONTROL), write: Some(command), ..Characteristic::default() },
        Characteristic {
            uuid: uuid(RESULT),
            notify: Some(audible(RESULT, true, voice)),
            ..Characteristic::default()
        },
        Characteristic {
            uuid: uuid(LOG),
            notify: Some(audible(LOG, false, voice)),
            ..Characteristic::default()
        },
        Characteristic {
            uuid: uuid(PROVISION),
            write: Some(provision),
            notify: Some(audible(PROVISION, true, voice)),
            ..Characteristic::default()
        },
    ];
    service(uuid(0), characteristics)
}

/// Maker, model, firmware.
fn information() -> Service {
    let texts = [(0x2a29, "ephor"), (0x2a24, "emulated table clock"), (0x2a26, env!("CARGO_PKG_VERSION"))];
    let characteristic = |(number, text): (u16, &'static str)| Characteristic {
        uuid: Uuid::from_u16(number),
        read: Some(readable(move |_| Box::pin(async move { Ok(text.as_bytes().to_vec()) }))),
        ..Characteristic::default()
    };
    service(Uuid::from_u16(0x180a), texts.into_iter().map(characteristic).collect())
}

fn battery(asked: &mpsc::Sender<Asked>, voice: &mpsc::UnboundedSender<Voice>) -> Service {
    let asked = asked.clone();
    let read = readable(move |_| {
        let asked = asked.clone();
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            ask(&asked, Asked::Battery { reply }).await?;
            answer.await.map(|charge| vec![charge]).map_err(|_| ReqError::Failed)
        })
    });
    let level = Characteristic {
        uuid: Uuid::from_u16(0x2a19),
        read: Some(read),
        notify: Some(audible(BATTERY, false, voice)),
        ..Characteristic::default()
    };
    service(Uuid::from_u16(0x180f), vec![level])
}

async fn ask(asked: &mpsc::Sender<Asked>, question: Asked) -> ReqResult<()> {
    asked.send(question).await.map_err(|_| ReqError::Failed)
}

fn readable(read: impl Fn(String) -> Answer<Vec<u8>> + Send + Sync + 'static) -> CharacteristicRead {
    let fun = Box::new(move |request: bluer::gatt::local::CharacteristicReadRequest| {
        read(request.device_address.to_string())
    });
    CharacteristicRead { read: true, fun, ..CharacteristicRead::default() }
}

/// A write with response, answered when the clock has taken it. No frame is longer than a link's packet, so there is
/// no writing in parts.
fn writable(
    asked: &mpsc::Sender<Asked>,
    question: fn(String, Vec<u8>, oneshot::Sender<()>) -> Asked,
) -> CharacteristicWrite {
    let asked = asked.clone();
    let fun = move |bytes: Vec<u8>, request: bluer::gatt::local::CharacteristicWriteRequest| -> Answer<()> {
        let asked = asked.clone();
        Box::pin(async move {
            if request.offset != 0 || request.prepare_authorize {
                return Err(ReqError::NotSupported);
            }
            let (reply, answer) = oneshot::channel();
            ask(&asked, question(request.device_address.to_string(), bytes, reply)).await?;
            answer.await.map_err(|_| ReqError::Failed)
        })
    };
    let method = CharacteristicWriteMethod::Fun(Box::new(fun));
    CharacteristicWrite { write: true, method, ..CharacteristicWrite::default() }
}

fn audible(place: u16, indicate: bool, voice: &mpsc::UnboundedSender<Voice>) -> CharacteristicNotify {
    let voice = voice.clone();
    let fun = move |ear| -> Pin<Box<dyn Future<Output = ()> + Send>> {
        // The task ends with the program only.
        let _ = voice.send(Voice::Open(place, ear));
        Box::pin(std::future::ready(()))
    };
    let method = CharacteristicNotifyMethod::Fun(Box::new(fun));
    CharacteristicNotify { indicate, notify: !indicate, method, ..CharacteristicNotify::default() }
}
