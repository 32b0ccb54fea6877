//! The link of `ephor clock provision`: finds a clock in provisioning mode and connects to it, over the console's own
//! radio.

use std::collections::VecDeque;

use crate::clock::provision::{Frame, gatt};
use crate::clock::{Address, NoLink};
use crate::domain::{At, ClockId, Millis};
use crate::locale::Locale;
use crate::report;
use crate::station::{Input, LinkEvent, RadioEffect};

use super::super::Problem;
use super::super::listen::Listener;
use super::{ProvisionArgs, Wire};

/// How long a clock is looked for.
const LOOK: Millis = Millis(30_000);
/// How long others are looked for when one is found: two that wait at once must not be mixed up.
const OTHERS: Millis = Millis(3_000);
/// How long connecting and finding its services may take.
const CONNECT: Millis = Millis(20_000);
/// How often connecting is tried: the air is crowded, and the first try often fails.
const TRIES: u32 = 3;
/// Between two tries.
const PAUSE: Millis = Millis(500);

/// A connection to a clock in provisioning mode.
pub(super) struct Link {
    listener: Listener,
    now: fn() -> At,
    clock: ClockId,
    address: Address,
    frames: VecDeque<Vec<u8>>,
    /// Whether it stands; else why not, once that is known.
    up: Result<(), Option<NoLink>>,
}

impl Link {
    /// Finds the one clock that waits, and connects to it.
    pub(super) fn find(args: &ProvisionArgs, now: fn() -> At) -> Result<Self, Problem> {
        // A person answers meanwhile, whose Ctrl-C must end the program and not only the listening.
        let mut listener = Listener::beside_a_person(args.adapter.as_deref(), now)?;
        let address = look(&mut listener, args.address.as_deref(), now)?;
        let (clock, frames, up) = (ClockId(args.clock), VecDeque::new(), Err(None));
        let mut link = Self { listener, now, clock, address, frames, up };
        link.connect()?;
        Ok(link)
    }

    /// The clock's address.
    pub(super) fn address(&self) -> &Address {
        &self.address
    }

    fn connect(&mut self) -> Result<(), Problem> {
        for tries in 1.. {
            let (clock, address) = (self.clock, self.address.clone());
            self.up = Err(None);
            self.listener.carry_out(RadioEffect::Connect { clock, address, gatt: gatt(), urgent: true });
            let until = (self.now)() + CONNECT;
            while self.up == Err(None) && (self.now)() < until {
                self.hear(until)?;
            }
            let why = match &self.up {
                Ok(()) => return Ok(()),
                Err(Some(NoLink::NotThisClock)) => {
                    let instead = "type the key from its card: `ephor clock key add`";
                    return Err(Problem::told("the clock takes no number over the air", instead));
                }
                Err(why) => why.clone().unwrap_or(NoLink::TimedOut),
            };
            self.listener.carry_out(RadioEffect::Disconnect { clock });
            if tries == TRIES {
                return Err(lost(&why));
            }
            let until = (self.now)() + PAUSE;
            while (self.now)() < until {
                self.hear(until)?;
            }
        }
        Ok(())
    }

    /// Takes what has come, waiting for it until then at most.
    fn hear(&mut self, until: At) -> Result<(), Problem> {
        let inputs = self.listener.next(until.since((self.now)()))?;
        for input in inputs.unwrap_or_default() {
            let Input::Link { event, .. } = input else { continue };
            match event {
                LinkEvent::Up { .. } => self.up = Ok(()),
                LinkEvent::Answer { bytes } => self.frames.push_back(bytes),
                LinkEvent::Down { why } => self.up = Err(Some(why)),
                LinkEvent::Log { .. } => {}
            }
        }
        Ok(())
    }
}

impl Wire for Link {
    fn write(&mut self, bytes: &[u8]) -> Result<(), Problem> {
        // What does not arrive ends the link, and [`Wire::next`] says so.
        self.listener.carry_out(RadioEffect::Write { clock: self.clock, bytes: bytes.to_vec() });
        Ok(())
    }

    fn next(&mut self, within: Millis) -> Result<Option<Vec<u8>>, Problem> {
        let until = (self.now)() + within;
        loop {
            if let Some(frame) = self.frames.pop_front() {
                return Ok(Some(frame));
            }
            if let Err(why) = &self.up {
                return Err(lost(why.as_ref().unwrap_or(&NoLink::Lost)));
            }
            if (self.now)() >= until {
                return Ok(None);
            }
            self.hear(until)?;
        }
    }
}

fn lost(why: &NoLink) -> Problem {
    let why = report::no_link(Locale::english(), why);
    Problem::told(format!("the connection to the clock broke off: {why}"), "hold its levers and try again")
}

/// The clock in provisioning mode, the only one there is or the one with this address.
fn look(listener: &mut Listener, wanted: Option<&str>, now: fn() -> At) -> Result<Address, Problem> {
    let wanted = wanted.map(Address::new);
    let mut until = now() + LOOK;
    let mut found: Vec<Address> = Vec::new();
    while now() < until {
        for input in listener.next(until.since(now()))?.unwrap_or_default() {
            let Input::Advert(advert) = input else { continue };
            let open = |(_, bytes): &(u16, Vec<u8>)| matches!(Frame::decode(bytes), Ok(Frame::Open { .. }));
            let waits = advert.maker.as_ref().is_some_and(open);
            let is_wanted = wanted.as_ref().is_none_or(|wanted| *wanted == advert.address);
            if !waits || !is_wanted || found.contains(&advert.address) {
                continue;
            }
            if wanted.is_some() {
                return Ok(advert.address);
            }
            if found.is_empty() {
                until = now() + OTHERS;
            }
            found.push(advert.address);
        }
    }
    match found.as_slice() {
        [] => Err(Problem::told(
            "no clock waits to be provisioned",
            "hold both levers of the clock until it shows so, and keep it within a few metres",
        )),
        [one] => Ok(one.clone()),
        several => {
            let all: Vec<&str> = several.iter().map(Address::as_str).collect();
            let what = format!("several clocks wait to be provisioned: {}", all.join(", "));
            Err(Problem::told(what, "let only one of them wait, or name it with --address"))
        }
    }
}
