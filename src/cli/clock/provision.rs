//! `ephor clock provision`: finds a clock in provisioning mode over the console's own radio and gives it its number
//! and its key; the event keeps them.

use std::collections::VecDeque;
use std::io::{BufRead as _, Read as _};
use std::path::PathBuf;

use crate::cli::keys::{KeptClock, address};
use crate::cli::{Console, EventFolder, Exit, random};
use crate::clock::provision::{
    ConsoleEnd, Failure, GivenKey, ProvisionFrame, ProvisionNews, ProvisionStep, gatt,
};
use crate::clock::{Address, NoLink};
use crate::domain::{At, ClockId, Millis};
use crate::locale::Locale;
use crate::report;
use crate::station::{Input, LinkEvent, RadioEffect};

use super::Problem;
use super::listen::Listener;

pub(super) const ABOUT: &str = "Give a clock its number and its key, at the desk

Hold both levers of the clock until it shows that it waits. The console finds it, both agree on a key that is never \
sent, and both show six digits: if they are the same, say so at both ends. The key is then in the clock and in the \
event's clocks.toml, and nowhere else.

Example:
  ephor clock provision spring 12";

/// `ephor clock provision`.
#[derive(Debug, clap::Args)]
pub struct ProvisionArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The number that the clock is to have
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub clock: u16,
    /// The Bluetooth adapter, where there are several: hci1
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// The clock's Bluetooth address, where several wait at once
    #[arg(long, value_parser = address)]
    pub address: Option<String>,
}

/// A link to a clock in provisioning mode: frames go there and come back.
pub(super) trait Wire {
    /// Sends a frame.
    fn write(&mut self, bytes: &[u8]) -> Result<(), Problem>;
    /// The clock's next frame; `None` where none came in that time. An error: the link is gone.
    fn next(&mut self, within: Millis) -> Result<Option<Vec<u8>>, Problem>;
}

pub(super) fn run(args: &ProvisionArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    // A file that cannot be read should be said before anybody holds levers.
    folder.clocks()?;
    writeln!(console.err, "looking for a clock whose levers are held …")?;
    let mut link = ProvisionLink::find(args, console.now)?;
    writeln!(console.err, "found {}", link.address())?;
    let given = agree(&mut link, ClockId(args.clock), console)?;
    keep(&folder, given, link.address().as_str(), console)?;
    Ok(Exit::Yes)
}

/// Keeps what the clock has kept already.
fn keep(
    folder: &EventFolder,
    given: GivenKey,
    address: &str,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let GivenKey { clock, master } = given;
    let kept = KeptClock {
        profile: "open".to_owned(),
        key: Some(master),
        address: Some(address.to_owned()),
        added: (console.now)(),
    };
    folder.change_clocks(|clocks| Ok(clocks.insert(clock, kept))).map_err(|problem| {
        let what = format!("clock {clock} has taken a key that nobody else has: {problem}");
        Problem::told(what, "mend that, then provision the clock once more, with the same number")
    })?;
    writeln!(console.out, "clock {clock} has its key; so has {}", folder.clocks_file().display())?;
    Ok(())
}

/// Plays the console's end with a clock and with the person here.
fn agree(wire: &mut dyn Wire, clock: ClockId, console: &mut Console<'_>) -> Result<GivenKey, Problem> {
    let (mut end, hello) = ConsoleEnd::start((console.now)(), clock, random::fresh()?);
    wire.write(&hello)?;
    let mut confirmed = false;
    loop {
        let within = end.until().since((console.now)());
        let heard = match wire.next(within) {
            Ok(heard) => heard,
            Err(lost) => return Err(if confirmed { half_done(clock, &lost.to_string()) } else { lost }),
        };
        let now = (console.now)();
        let mut step = match heard {
            Some(bytes) => end.hear(now, &bytes),
            None => end.tick(now),
        };
        if let Some(ProvisionNews::Compare(check)) = step.news {
            let same = same(&check.to_string(), console)?;
            step = if same { end.agree((console.now)()) } else { end.decline() };
            confirmed = same && step.news.is_none();
        }
        if let Some(bytes) = &step.send {
            let sent = wire.write(bytes);
            // A refusal that does not arrive changes nothing: the clock gives up by itself. A proof whose arrival is
            // not confirmed may have arrived.
            if step.news.is_none() {
                sent.map_err(|lost| if confirmed { half_done(clock, &lost.to_string()) } else { lost })?;
            }
        }
        match step {
            ProvisionStep { news: Some(ProvisionNews::Given(given)), .. } => return Ok(given),
            ProvisionStep { news: Some(ProvisionNews::Failed(failure)), .. } => {
                return Err(failed(failure, clock, confirmed));
            }
            _ => {}
        }
    }
}

fn failed(failure: Failure, clock: ClockId, confirmed: bool) -> Problem {
    match failure {
        // The clock said itself that it has not.
        Failure::Found(_) | Failure::Lost if confirmed => half_done(clock, &failure.to_string()),
        _ => Problem::told(format!("clock {clock} has no key: {failure}"), "hold its levers and try again"),
    }
}

/// The console has proved that it has the key, and does not know whether the clock has kept it.
fn half_done(clock: ClockId, why: &str) -> Problem {
    let what = format!("clock {clock} may have taken a key that nobody else has: {why}");
    Problem::told(what, "hold its levers and provision it once more, with the same number")
}

/// Asks the person whether both displays show the same.
fn same(check: &str, console: &mut Console<'_>) -> Result<bool, Problem> {
    write!(console.out, "\n    {check}\n\nDoes the clock show the same number? Say so there too. [y/N] ")?;
    console.out.flush()?;
    let mut line = String::new();
    let read = console.input.take(100).read_line(&mut line);
    read.map_err(|error| {
        Problem::told(format!("standard input: {error}"), "somebody has to compare the numbers")
    })?;
    // Whatever else begins so is no yes: a key is given once.
    let said = line.trim();
    let mut letters = said.chars();
    let only = letters.next().filter(|_| letters.next().is_none());
    let yes = only.and_then(|letter| console.locale.answer(letter)) == Some(true);
    Ok(yes || said == "yes" || said == console.locale.say("form-yes"))
}

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
struct ProvisionLink {
    listener: Listener,
    now: fn() -> At,
    clock: ClockId,
    address: Address,
    frames: VecDeque<Vec<u8>>,
    /// Whether it stands; else why not, once that is known.
    up: Result<(), Option<NoLink>>,
}

impl ProvisionLink {
    /// Finds the one clock that waits, and connects to it.
    fn find(args: &ProvisionArgs, now: fn() -> At) -> Result<Self, Problem> {
        // A person answers meanwhile, whose Ctrl-C must end the program and not only the listening.
        let mut listener = Listener::beside_a_person(args.adapter.as_deref(), now)?;
        let address = look(&mut listener, args.address.as_deref(), now)?;
        let (clock, frames, up) = (ClockId(args.clock), VecDeque::new(), Err(None));
        let mut link = Self { listener, now, clock, address, frames, up };
        link.connect()?;
        Ok(link)
    }

    /// The clock's address.
    fn address(&self) -> &Address {
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

impl Wire for ProvisionLink {
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
            let open = |(_, bytes): &(u16, Vec<u8>)| {
                matches!(ProvisionFrame::decode(bytes), Ok(ProvisionFrame::Open { .. }))
            };
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

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::io::Cursor;

    use crate::clock::provision::{ClockEnd, Fresh};
    use crate::domain::At;

    use super::*;

    /// A clock at the other end of a wire.
    struct Desk {
        clock: ClockEnd,
        back: VecDeque<Vec<u8>>,
        /// Whether the person at the clock agrees.
        agrees: bool,
        /// After how many frames from the console the link is cut.
        cut_after: Option<usize>,
        /// The frame from the console whose arrival is not confirmed.
        unconfirmed: Option<usize>,
        written: usize,
        given: Option<GivenKey>,
    }

    impl Desk {
        fn new(agrees: bool) -> Self {
            let clock = ClockEnd::open(At(0), None);
            Self {
                clock,
                back: VecDeque::new(),
                agrees,
                cut_after: None,
                unconfirmed: None,
                written: 0,
                given: None,
            }
        }

        fn take(&mut self, step: ProvisionStep) {
            self.back.extend(step.send);
            match step.news {
                Some(ProvisionNews::Compare(_)) => {
                    let step = if self.agrees { self.clock.agree(At(0)) } else { self.clock.decline() };
                    self.take(step);
                }
                Some(ProvisionNews::Given(given)) => self.given = Some(given),
                _ => {}
            }
        }
    }

    impl Wire for Desk {
        fn write(&mut self, bytes: &[u8]) -> Result<(), Problem> {
            self.written += 1;
            let mut fresh = || Fresh { secret: [3; 32], nonce: [4; 16] };
            let step = self.clock.hear(At(0), bytes, &mut fresh);
            self.take(step);
            if self.unconfirmed == Some(self.written) {
                return Err(Problem::told("the connection to the clock broke off", ""));
            }
            Ok(())
        }

        fn next(&mut self, _: Millis) -> Result<Option<Vec<u8>>, Problem> {
            if self.cut_after.is_some_and(|after| self.written >= after) {
                return Err(Problem::told("the connection to the clock broke off", ""));
            }
            Ok(self.back.pop_front())
        }
    }

    /// Runs the console's side with what the person types.
    fn typed(desk: &mut Desk, line: &str) -> (Result<GivenKey, Problem>, String) {
        let (mut input, mut out, mut err) = (Cursor::new(line.as_bytes().to_vec()), Vec::new(), Vec::new());
        let mut console = Console::in_test(&mut input, &mut out, &mut err);
        let done = agree(desk, ClockId(12), &mut console);
        (done, String::from_utf8(out).expect("UTF-8"))
    }

    #[test]
    fn both_persons_agree_and_both_ends_have_the_key() {
        let mut desk = Desk::new(true);
        let (given, said) = typed(&mut desk, "y\n");
        let given = given.expect("a key");
        assert_eq!(Some(&given), desk.given.as_ref());
        assert_eq!(given.clock, ClockId(12));
        let digits: String = said.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits.len(), 6, "{said}");
    }

    #[test]
    fn a_no_at_either_end_gives_no_key() {
        for line in ["n\n", "", "yesterday\n"] {
            let mut desk = Desk::new(true);
            let problem = typed(&mut desk, line).0.expect_err("no key");
            assert!(problem.to_string().contains("clock 12 has no key"), "{problem}");
            assert_eq!(desk.given, None, "{line:?}");
        }
        let mut desk = Desk::new(false);
        let problem = typed(&mut desk, "y\n").0.expect_err("no key");
        assert!(problem.to_string().contains("a person said"), "{problem}");
        assert_eq!(desk.given, None);
    }

    #[test]
    fn a_link_cut_after_the_proof_says_that_the_clock_may_have_a_key() {
        for (after, half) in [(1, false), (2, false), (3, true)] {
            let mut desk = Desk { cut_after: Some(after), ..Desk::new(true) };
            let problem = typed(&mut desk, "y\n").0.expect_err("cut");
            assert_eq!(
                problem.to_string().contains("may have taken a key"),
                half,
                "after {after}: {problem}"
            );
        }
    }

    #[test]
    fn a_proof_whose_arrival_is_not_confirmed_may_have_given_the_clock_a_key() {
        for (frame, half) in [(1, false), (2, false), (3, true)] {
            let mut desk = Desk { unconfirmed: Some(frame), ..Desk::new(true) };
            let problem = typed(&mut desk, "y\n").0.expect_err("cut");
            assert_eq!(
                problem.to_string().contains("may have taken a key"),
                half,
                "frame {frame}: {problem}"
            );
            assert_eq!(desk.given.is_some(), half, "frame {frame}");
        }
    }

    #[test]
    fn a_key_that_cannot_be_kept_here_is_said_to_be_in_the_clock() {
        let place = tempfile::TempDir::new().expect("a folder");
        // A folder where the file should be: nothing can be written there, whoever runs this.
        std::fs::create_dir(place.path().join("clocks.toml")).expect("made");
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut input = std::io::empty();
        let mut console = Console::in_test(&mut input, &mut out, &mut err);
        let given = GivenKey { clock: ClockId(12), master: crate::clock::MasterKey([7; 16]) };
        let folder = EventFolder::at(place.path());
        let problem = keep(&folder, given, "C0:FF:EE:00:00:0C", &mut console).expect_err("not kept");
        assert!(problem.to_string().contains("clock 12 has taken a key that nobody else has"), "{problem}");
        assert_eq!(out, Vec::<u8>::new(), "nothing is promised");
    }

    #[test]
    fn a_clock_that_has_another_number_refuses() {
        let mut desk = Desk::new(true);
        desk.clock = ClockEnd::open(At(0), Some(ClockId(7)));
        let problem = typed(&mut desk, "y\n").0.expect_err("another number");
        assert!(problem.to_string().contains("the clock has number 7"), "{problem}");
    }
}
