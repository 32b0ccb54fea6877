//! `ephor clock send`: one order to one clock, by hand.
//!
//! A clock applies an order at most once because the numbers of orders rise, and it refuses what is not above what it
//! has done (open clock profile, §7.2). The journal hands these numbers out. An order with a number that somebody made
//! up would make the clock refuse the event's own orders after it. So whatever changes a clock goes through the
//! journal, as the order of a person in an office to whom the regulation grants it; what changes nothing has no number.

mod ask;
mod order;

use std::path::PathBuf;

use clap::Subcommand;

use crate::clock::Profile;
use crate::domain::{ClockId, Millis, Side};
use crate::rules::ClockPower;

use super::super::office::Office;
use super::super::{Console, EventFolder, Exit, Problem};

pub(super) const ABOUT: &str = "Send one order to one clock, by hand

`events` asks the clock for its log: the test of a connection. It has no number, changes nothing, and is not \
journaled.

`start`, `stop`, `set` and `add` change a clock, so each is a person's order in the event's journal: the regulation \
must grant it to your office (--role), and --reason stands beside it for ever. It cannot be otherwise: a clock \
applies an order once because the numbers of orders rise, and a number that is not the journal's would make it \
refuse the event's own orders from then on. The order is brought to the clock at once: by the console that \
has the event's radio, where one sits there, else by this command. What cannot be brought stays in the journal for a \
console or for a person. What this clock tells meanwhile is journaled, as at any console.

There is no `notice`, `clear` or `resume`: what a display shows follows from a verdict or a ruling, no regulation \
lets a person write on it, and after a stop the players go on by their levers.

Exit status 1 if the order was not confirmed.

Examples:
  ephor clock send spring 12 events
  ephor clock send spring 12 stop --role referee --reason \"a fire alarm\"
  ephor clock send spring 12 add b 120 --role referee --reason \"they referee\"";

/// `ephor clock send`.
#[derive(Debug, clap::Args)]
pub struct SendArgs {
    /// The event's folder
    pub event: PathBuf,
    /// The clock's number
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    pub clock: u16,
    /// What
    #[command(subcommand)]
    pub what: What,
    /// The Bluetooth adapter to use; without this, all there are
    #[arg(long, value_name = "NAME", global = true)]
    pub adapter: Option<String>,
    /// How long to wait for the clock
    #[arg(long, value_name = "N", default_value_t = 30, global = true, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub seconds: u32,
}

/// What is sent.
#[derive(Debug, Subcommand)]
pub enum What {
    /// Read the clock's log: changes nothing
    Events,
    /// Start the clock of a player who is not there
    Start {
        /// Whose clock: a or b
        #[arg(value_parser = side)]
        side: Side,
        /// By whom and why.
        #[command(flatten)]
        by: By,
    },
    /// Stop both sides
    Stop {
        /// By whom and why.
        #[command(flatten)]
        by: By,
    },
    /// Set both sides
    Set {
        /// What both have left, in seconds
        #[arg(value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=80_000))]
        left: i64,
        /// By whom and why.
        #[command(flatten)]
        by: By,
    },
    /// Add time to a side, or take it
    Add {
        /// Whose clock: a or b
        #[arg(value_parser = side)]
        side: Side,
        /// How many seconds; negative takes
        #[arg(
            value_name = "SECONDS",
            allow_negative_numbers = true,
            value_parser = clap::value_parser!(i64).range(-3_600..=3_600)
        )]
        more: i64,
        /// By whom and why.
        #[command(flatten)]
        by: By,
    },
}

/// Who orders something, and why.
#[derive(Debug, clap::Args)]
pub struct By {
    /// The office in which you order it
    #[arg(long, value_enum, default_value_t = Office::Judge)]
    pub role: Office,
    /// Why; it stands in the journal
    #[arg(long, value_name = "TEXT")]
    pub reason: String,
    /// The name of this console, which stands beside the order
    #[arg(long, default_value = "by-hand", value_name = "NAME")]
    pub station: String,
}

/// A power that is used.
struct Used<'a> {
    power: ClockPower,
    side: Option<Side>,
    amount: Option<Millis>,
    by: &'a By,
}

fn side(text: &str) -> Result<Side, String> {
    match text {
        "a" | "A" => Ok(Side::A),
        "b" | "B" => Ok(Side::B),
        _ => Err("write a or b: whose time it is".to_owned()),
    }
}

pub(super) fn run(args: &SendArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let folder = EventFolder::at(&args.event);
    folder.must_exist()?;
    let number = ClockId(args.clock);
    let Some(clock) = folder.clocks()?.remove(&number) else {
        return Err(Problem::told(
            format!("the event has no clock {number}"),
            format!("`ephor clock key list {}` names those there are", folder.path().display()),
        ));
    };
    if !Profile::named(&clock.profile).is_some_and(|profile| profile.has_radio()) {
        return Err(Problem::told(format!("clock {number} has no radio"), "do it by hand"));
    }
    let power = |power, side, amount, by| Used { power, side, amount, by };
    let used = match &args.what {
        What::Events => return ask::run(args, number, &clock, console),
        What::Start { side, by } => power(ClockPower::StartAbsent, Some(*side), None, by),
        What::Stop { by } => power(ClockPower::Stop, None, None, by),
        What::Set { left, by } => power(ClockPower::SetBoth { budget: Millis(left * 1_000) }, None, None, by),
        What::Add { side, more, by } => {
            let amount = Millis(more * 1_000);
            power(ClockPower::AddFixed { amount }, Some(*side), Some(amount), by)
        }
    };
    order::run(args, number, used, console)
}
