//! `ephor clock watch`: the clocks of an event, a line at every change.

mod seen;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::clock::{Address, Control, Mode};
use crate::domain::{ClockId, Millis};
use crate::station::{FrameVerifier, Input, claimed};

use super::super::{Console, EventFolder, Exit, KeptClock, Problem};
use super::listen::Listener;

use seen::Watched;

pub(super) const ABOUT: &str = "Watch the clocks of an event, a line at every change

Listens, connects to nothing, and writes nothing into the journal; it may run beside a console. A line says what a \
clock shows, how old that is, its battery, its signal, and what is suspect. Only what the clock's key proves is \
shown as its state. A frame with a wrong tag, an old one, one from a second device: suspect, and the state stays \
what it was. Makes that prove nothing are heard, and unproven. That time runs is no change; neither is the signal.

Without a number all clocks of the event are watched; without --seconds until Ctrl-C. Exit status 1 if nothing was \
proven.

Examples:
  ephor clock watch spring
  ephor clock watch spring 3 12 --seconds 60 --json";

/// `ephor clock watch`.
#[derive(Debug, clap::Args)]
pub struct WatchArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The clocks' numbers; all of the event if left out
    #[arg(value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    pub clocks: Vec<u16>,
    /// How long to watch
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub seconds: Option<u32>,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME")]
    pub adapter: Option<String>,
    /// Print a JSON object a line
    #[arg(long)]
    pub json: bool,
}

pub(super) fn run(args: &WatchArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    let mode = Control::of(&opened.law.ruleset.time).map_or(Mode::Overtime, |control| control.mode);
    let mut watched = chosen(args, mode)?;
    let homes: BTreeMap<Address, ClockId> =
        watched.iter().filter_map(|(number, clock)| Some((clock.address.clone()?, *number))).collect();
    let mut listener = Listener::start(args.adapter.as_deref(), args.seconds, console.now)?;
    let begun = (console.now)();
    let mut proven = false;
    while let Some(inputs) = listener.next(Millis(250))? {
        let now = (console.now)();
        for input in inputs {
            let Input::Advert(advert) = input else { continue };
            let claim = advert.maker.as_ref().and_then(|(_, frame)| claimed(frame));
            let number = homes.get(&advert.address).copied().or(claim);
            if let Some(clock) = number.and_then(|number| watched.get_mut(&number)) {
                proven |= clock.hear(now, &advert);
            }
        }
        for (number, clock) in &mut watched {
            let Some(line) = clock.change(*number, begun, now) else { continue };
            if args.json {
                writeln!(console.out, "{}", line.json())?;
            } else {
                writeln!(console.out, "{}", line.text())?;
            }
        }
        console.out.flush()?;
    }
    Ok(Exit::yes(proven))
}

/// The clocks that are to be watched.
fn chosen(args: &WatchArgs, mode: Mode) -> Result<BTreeMap<ClockId, Watched>, Problem> {
    let folder = EventFolder::at(&args.event);
    let mut kept = folder.clocks()?;
    let see = || format!("`ephor clock key list {}` names those there are", folder.path().display());
    if let Some(missing) = args.clocks.iter().find(|number| !kept.contains_key(&ClockId(**number))) {
        return Err(Problem::told(format!("the event has no clock {missing}"), see()));
    }
    if !args.clocks.is_empty() {
        kept.retain(|number, _| args.clocks.contains(&number.0));
    }
    if kept.is_empty() {
        return Err(Problem::told("the event has no clocks", "`ephor clock provision` gives it one"));
    }
    let watch = |(number, clock): (ClockId, KeptClock)| {
        let verifier = clock.key.map(|key| FrameVerifier::new(number, &key, mode));
        // A clock with a key is where its frames are; one without is known by nothing but its address.
        let address = if verifier.is_none() { clock.address.as_deref().map(Address::new) } else { None };
        (number, Watched::new(verifier, address))
    };
    Ok(kept.into_iter().map(watch).collect())
}
