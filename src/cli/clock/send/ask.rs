//! A question that changes nothing: a connection, the clock's log, and its answer proven by its key.

use crate::clock::{Fact, MasterKey, Mode, NoReply, Nonce, Order, Profile, Reply};
use crate::domain::{At, ClockId, Millis, OpId};
use crate::locale::Locale;
use crate::report;
use crate::station::{FrameVerifier, Input, LinkEvent, RadioEffect, Verdict, claimed};

use super::super::super::{Console, Exit, KeptClock, Problem};
use super::super::listen::Listener;
use super::SendArgs;

/// After the answer the log follows; this long after its last frame it is over.
const LOG: Millis = Millis(1_500);

/// How far it got.
enum Step {
    /// It was not heard yet.
    Listening,
    Calling,
    Asked(Nonce),
    Answered {
        last: At,
    },
}

struct Asking {
    clock: ClockId,
    verifier: FrameVerifier,
    step: Step,
    begun: At,
    /// Whether it did what it was asked.
    willing: bool,
    told: Vec<String>,
}

pub(super) fn run(
    args: &SendArgs,
    number: ClockId,
    clock: &KeptClock,
    console: &mut Console<'_>,
) -> Result<Exit, Problem> {
    let profile = Profile::named(&clock.profile);
    let (Some(key), Some(gatt)) = (&clock.key, profile.and_then(|profile| profile.gatt)) else {
        let what = format!("a clock of the profile {} keeps no log", clock.profile);
        return Err(Problem::told(what, "`ephor clock scan --event` says whether it is heard"));
    };
    let mut listener = Listener::start(args.adapter.as_deref(), Some(args.seconds), console.now)?;
    let mut asking = Asking::new(number, key, (console.now)());
    while let Some(inputs) = listener.next(Millis(100))? {
        let now = (console.now)();
        for input in inputs {
            let effect = match input {
                Input::Advert(advert) => {
                    let frame = advert.maker.as_ref().map(|(_, frame)| frame);
                    let frame = frame.filter(|frame| claimed(frame) == Some(number));
                    let verdict = frame.map(|frame| asking.verifier.hear(now, &advert, frame).0);
                    match (verdict, &asking.step) {
                        (Some(Verdict::Proven), Step::Listening) => {
                            asking.step = Step::Calling;
                            asking.begun = now;
                            let address = advert.address;
                            Some(RadioEffect::Connect { clock: number, address, gatt, urgent: false })
                        }
                        _ => None,
                    }
                }
                Input::Link { clock, event } if clock == number => asking.linked(now, event)?,
                _ => None,
            };
            if let Some(effect) = effect {
                listener.carry_out(effect);
            }
        }
        for line in asking.told.drain(..) {
            writeln!(console.out, "{line}")?;
        }
        console.out.flush()?;
        if let Step::Answered { last } = asking.step
            && now.since(last) >= LOG
        {
            listener.carry_out(RadioEffect::Disconnect { clock: number });
            return Ok(Exit::yes(asking.willing));
        }
    }
    let why = match asking.step {
        Step::Listening => "no frame that its key proves was heard",
        Step::Calling => "it was heard, and did not take a connection",
        Step::Asked(_) => "it took a connection, and did not answer",
        Step::Answered { .. } => return Ok(Exit::yes(asking.willing)),
    };
    writeln!(console.out, "clock {number}: {why}")?;
    Ok(Exit::No)
}

impl Asking {
    fn new(clock: ClockId, key: &MasterKey, now: At) -> Self {
        // Faces are not shown here, so that it does not matter what the clock does at zero.
        let verifier = FrameVerifier::new(clock, key, Mode::Overtime);
        Self { clock, verifier, step: Step::Listening, begun: now, willing: true, told: Vec::new() }
    }

    fn linked(&mut self, now: At, event: LinkEvent) -> Result<Option<RadioEffect>, Problem> {
        let clock = self.clock;
        match event {
            LinkEvent::Up { greeting, drawn } => {
                let Ok(nonce) = <[u8; 8]>::try_from(greeting) else {
                    return Err(Problem::told(
                        "what answered is not this clock",
                        "look at `ephor clock scan`",
                    ));
                };
                self.told.push(format!("clock {clock} is connected after {} ms", now.since(self.begun).0));
                self.step = Step::Asked(Nonce(nonce));
                self.begun = now;
                let question = Order::ReadEvents { since: 0 };
                let bytes = self.verifier.session.command(Nonce(nonce), OpId(drawn), &question);
                Ok(Some(RadioEffect::Write { clock, bytes }))
            }
            LinkEvent::Answer { bytes } => {
                let Step::Asked(nonce) = self.step else { return Ok(None) };
                match self.verifier.session.on_result(now, nonce, &bytes) {
                    Ok(reply) => self.answered(now, &reply),
                    Err(NoReply::Unread(_)) => {
                        return Err(Problem::told(
                            format!("clock {clock} could not read the question: it did not arrive whole"),
                            "try again nearer to it",
                        ));
                    }
                    Err(NoReply::Suspect(why)) => self.told.push(format!(
                        "clock {clock}: not believed: {}",
                        report::suspect(Locale::english(), why)
                    )),
                }
                Ok(None)
            }
            LinkEvent::Log { bytes } => {
                let facts = self.verifier.session.on_log(now, &bytes);
                self.told.extend(facts.iter().filter_map(said));
                if let Step::Answered { last } = &mut self.step {
                    *last = now;
                }
                Ok(None)
            }
            LinkEvent::Down { why } => match self.step {
                Step::Answered { .. } => Ok(None),
                _ => Err(Problem::told(
                    format!("clock {clock}: {}", report::no_link(Locale::english(), &why)),
                    "try again nearer to it",
                )),
            },
        }
    }

    fn answered(&mut self, now: At, reply: &Reply) {
        let took = now.since(self.begun).0;
        let (clock, newest) = (self.clock, reply.newest_event);
        self.told
            .push(format!("clock {clock} answered after {took} ms, proven; its newest event is {newest}"));
        self.willing = reply.status.is_done();
        if !self.willing {
            self.told.push(format!("clock {clock} does not tell its log: {:?}", reply.status));
        }
        self.step = Step::Answered { last: now };
    }
}

/// An event of the log in a line.
fn said(fact: &Fact) -> Option<String> {
    Some(match fact {
        Fact::Started { event, side, at } => format!("  {event}  {at}  {side} was started"),
        Fact::Pressed { event, side, at } => format!("  {event}  {at}  {side} pressed"),
        Fact::ChallengeRaised { event, side, raised_at, .. } => {
            format!("  {event}  {raised_at}  {side} challenged")
        }
        Fact::HoldTaken { event, side, taken_at, .. } => format!("  {event}  {taken_at}  {side} took a hold"),
        Fact::FlagFell { event, side, at } => format!("  {event}  {at}  {side} ran out of time"),
        Fact::Finished { event, at } => format!("  {event}  {at}  the game ended"),
        Fact::Rebooted { event, at } => format!("  {event}  {at}  the clock started anew"),
        Fact::Suspect { why } => format!("  not believed: {}", report::suspect(Locale::english(), *why)),
        Fact::Repeated { .. }
        | Fact::Reading(_)
        | Fact::MemoryLost { .. }
        | Fact::EventMissing { .. }
        | Fact::Late { .. } => return None,
    })
}
