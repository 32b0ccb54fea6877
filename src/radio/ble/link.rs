//! One link: made, greeted, served, and always let go explicitly.
//!
//! An attempt that was given up goes on in the service below, and would hold the clock and a slot of the adapter for
//! nothing. So whatever ends a link, the last thing is to tell the service that it is over.

use std::pin::{Pin, pin};
use std::time::Duration;

use btleplug::api::{Characteristic, Peripheral as _, ValueNotification, WriteType};
use btleplug::platform::Peripheral;
use futures_util::{Stream, StreamExt as _};
use tokio::sync::mpsc::{Receiver, UnboundedSender};
use tokio::time::timeout;

use crate::clock::{Address, Gatt, NoLink, Uuid};
use crate::domain::ClockId;
use crate::radio::outbox::{LinkId, Outbox};
use crate::radio::retry::{Kind, Retry};
use crate::station::LinkEvent;

use super::machine::{CONNECT, ConnectionPool, GREET, kind, lost};
use super::news::News;

/// How long a write may take.
const WRITE: Duration = Duration::from_secs(5);
/// How long letting go may take: two seconds are usual.
const LET_GO: Duration = Duration::from_secs(5);

/// A link that is wanted.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) clock: ClockId,
    pub(super) link: LinkId,
    pub(super) address: Address,
    pub(super) gatt: Gatt,
}

/// What a link is told.
#[derive(Debug)]
pub(super) enum Ask {
    /// Write this to the clock.
    Write(Vec<u8>),
    /// The service says that the link is lost.
    Lost,
    /// Nobody needs it any more.
    LetGo,
}

type Notes = Pin<Box<dyn Stream<Item = ValueNotification> + Send>>;

/// A link that is up.
struct Line {
    notes: Notes,
    write: Characteristic,
    greeting: Vec<u8>,
}

/// How a link ended.
enum Over {
    /// As it was asked to.
    LetGo,
    /// For this reason, which the station does not know yet.
    Down(Failed),
}

/// Why a step failed.
struct Failed {
    why: NoLink,
    /// It was the connection to the bus, which is of no more use.
    bus: bool,
}

impl From<NoLink> for Failed {
    fn from(why: NoLink) -> Self {
        Self { why, bus: false }
    }
}

impl From<btleplug::Error> for Failed {
    fn from(error: btleplug::Error) -> Self {
        let kind = kind(&error);
        Self { why: kind.no_link(&error.to_string()), bus: kind == Kind::Bus }
    }
}

/// Makes a link, serves it until it ends, and lets it go.
pub(super) async fn run(
    call: &Call,
    adapter: &str,
    pool: &ConnectionPool,
    mut asks: Receiver<Ask>,
    news: &UnboundedSender<News>,
    outbox: &Outbox,
) {
    let down = |why| outbox.event(call.clock, call.link, LinkEvent::Down { why });
    let mut directory = match pool.take().await {
        Ok(directory) => directory,
        Err(error) => return down(Failed::from(error).why),
    };
    let found = match timeout(GREET, directory.find(adapter, &call.address)).await {
        Ok(Ok(Some(device))) => Ok(device),
        Ok(Ok(None)) => Err(NoLink::Unheard.into()),
        Ok(Err(error)) => Err(error.into()),
        Err(_) => Err(Failed { why: NoLink::TimedOut, bus: true }),
    };
    let (device, over) = match found {
        Ok(device) => (Some(device.clone()), serve(call, &device, &mut asks, news, outbox).await),
        Err(failed) => (None, Over::Down(failed)),
    };
    let mut sound = true;
    if let Over::Down(failed) = over {
        sound = !failed.bus;
        down(failed.why);
    }
    if let Some(device) = device {
        // It may be gone already; then there is nothing to let go.
        let _ = timeout(LET_GO, device.disconnect()).await;
    }
    if sound {
        pool.put_back(directory);
    }
}

async fn serve(
    call: &Call,
    device: &Peripheral,
    asks: &mut Receiver<Ask>,
    news: &UnboundedSender<News>,
    outbox: &Outbox,
) -> Over {
    let made = tokio::select! {
        made = make(call, device) => made,
        over = unwanted(asks) => return over,
    };
    let Line { mut notes, write, greeting } = match made {
        Ok(line) => line,
        Err(failed) => return Over::Down(failed),
    };
    let drawn = match getrandom::u32() {
        Ok(drawn) => drawn,
        Err(error) => return Over::Down(NoLink::Other(error.to_string()).into()),
    };
    outbox.event(call.clock, call.link, LinkEvent::Up { greeting, drawn });
    // Whoever counts the slots is gone only when the whole radio is.
    let _ = news.send(News::Up(call.clock));
    let mut lost = pin!(lost(device));
    loop {
        tokio::select! {
            () = &mut lost => return Over::Down(NoLink::Lost.into()),
            note = notes.next() => match note {
                Some(note) => hand_on(call, note, outbox),
                None => return Over::Down(NoLink::Lost.into()),
            },
            ask = asks.recv() => match ask {
                Some(Ask::Write(bytes)) => {
                    let written = timeout(WRITE, device.write(&write, &bytes, WriteType::WithResponse)).await;
                    match written {
                        Ok(Ok(())) => {}
                        Ok(Err(error)) => return Over::Down(error.into()),
                        Err(_) => return Over::Down(NoLink::TimedOut.into()),
                    }
                }
                Some(Ask::Lost) => return Over::Down(NoLink::Lost.into()),
                Some(Ask::LetGo) | None => return Over::LetGo,
            },
        }
    }
}

/// Waits until the link is not wanted any more, while it is being made.
async fn unwanted(asks: &mut Receiver<Ask>) -> Over {
    loop {
        match asks.recv().await {
            // What an attempt in vain leaves behind is told the same way; the attempt itself will say so.
            Some(Ask::Lost | Ask::Write(_)) => {}
            Some(Ask::LetGo) | None => return Over::LetGo,
        }
    }
}

/// Hands a notification on. A value that was read comes as one too; only those of the two that tell are meant.
fn hand_on(call: &Call, note: ValueNotification, outbox: &Outbox) {
    let from = Some(Uuid(note.uuid.as_u128()));
    let bytes = note.value;
    if from == Some(call.gatt.answers) {
        outbox.event(call.clock, call.link, LinkEvent::Answer { bytes });
    } else if from == call.gatt.log {
        outbox.event(call.clock, call.link, LinkEvent::Log { bytes });
    }
}

async fn make(call: &Call, device: &Peripheral) -> Result<Line, Failed> {
    let mut retry = Retry::default();
    loop {
        let error = match timeout(CONNECT, device.connect()).await {
            Ok(Ok(())) => break,
            Ok(Err(error)) => error,
            Err(_) => return Err(NoLink::TimedOut.into()),
        };
        let kind = kind(&error);
        match retry.again(kind) {
            Some(pause) => tokio::time::sleep(pause).await,
            // A link that was never there cannot have broken: nobody answered.
            None if kind == Kind::Lost => return Err(NoLink::TimedOut.into()),
            None => return Err(error.into()),
        }
    }
    timeout(GREET, greet(call, device)).await.unwrap_or_else(|_| Err(NoLink::TimedOut.into()))
}

/// Finds what a clock of this make has, and reads its greeting.
async fn greet(call: &Call, device: &Peripheral) -> Result<Line, Failed> {
    device.discover_services().await?;
    let all = device.characteristics();
    let gatt = &call.gatt;
    let find = |uuid: Uuid| {
        let it =
            all.iter().find(|it| it.service_uuid.as_u128() == gatt.service.0 && it.uuid.as_u128() == uuid.0);
        it.cloned().ok_or(NoLink::NotThisClock)
    };
    let write = find(gatt.write)?;
    let notes = device.notifications().await?;
    for uuid in [Some(gatt.answers), gatt.log].into_iter().flatten() {
        device.subscribe(&find(uuid)?).await?;
    }
    let greeting = match gatt.greets {
        Some(uuid) => device.read(&find(uuid)?).await?,
        None => Vec::new(),
    };
    Ok(Line { notes, write, greeting })
}
