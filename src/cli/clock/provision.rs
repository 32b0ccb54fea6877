//! `ephor clock provision`: a clock gets its number and its key, and the event keeps them.

mod link;

use std::io::{BufRead as _, Read as _};
use std::path::PathBuf;

use crate::clock::provision::{ConsoleEnd, Failure, Given, News, Step};
use crate::domain::{ClockId, Millis};

use super::super::keys::{KeptClock, address};
use super::super::{Console, EventFolder, Exit, Problem};
use super::random;

use link::Link;

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
    let mut link = Link::find(args, console.now)?;
    writeln!(console.err, "found {}", link.address())?;
    let given = agree(&mut link, ClockId(args.clock), console)?;
    keep(&folder, given, link.address().as_str(), console)?;
    Ok(Exit::Yes)
}

/// Keeps what the clock has kept already.
fn keep(folder: &EventFolder, given: Given, address: &str, console: &mut Console<'_>) -> Result<(), Problem> {
    let Given { clock, master } = given;
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
fn agree(wire: &mut dyn Wire, clock: ClockId, console: &mut Console<'_>) -> Result<Given, Problem> {
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
        if let Some(News::Compare(check)) = step.news {
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
            Step { news: Some(News::Given(given)), .. } => return Ok(given),
            Step { news: Some(News::Failed(failure)), .. } => return Err(failed(failure, clock, confirmed)),
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

#[cfg(test)]
#[path = "provision_tests.rs"]
mod tests;
