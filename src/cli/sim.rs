//! `ephor sim`: whole tournaments in virtual time.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::domain::Millis;
use crate::sim::{Faults, SimulationOutcome, SimulationSettings, run as simulate};

use super::options::Folders;
use super::shelf::Extent;
use super::table::TextTable;
use super::{Console, Exit, Problem, Shelf};

pub(super) const ABOUT: &str = "Play whole tournaments in virtual time, with faults, and check what must hold

Tables play, players challenge, clocks send over a faulty ether, judges decide. At the end it is checked that no \
penalty was lost or given twice, that every slip has ended, that the journal replays to the same state. The same \
seed gives the same journal, byte for byte. Exit status 1 if something did not hold; the seed is named.

Examples:
  ephor sim --seed 7 --tables 12 --hours 4
  ephor sim --seed 1 --seeds 1000 --loss 0.2 --faults";

/// `ephor sim`.
#[derive(Debug, clap::Args)]
pub struct SimArgs {
    /// Everything follows from it
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many seeds, from --seed on
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub seeds: u64,
    /// How many tables
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub tables: u16,
    /// How many hours of virtual time
    #[arg(long, default_value_t = 2.0, value_parser = hours)]
    pub hours: f64,
    /// The share of frames and writes that is lost, 0 to 1
    #[arg(long, default_value_t = 0.0, value_name = "SHARE", value_parser = share)]
    pub loss: f64,
    /// All other faults too: duplicates, delays, cut links, reboots, crashes, full disks, a second desk
    #[arg(long)]
    pub faults: bool,
    /// The ruleset's id
    #[arg(long, short, default_value = "sss-2022", value_name = "ID")]
    pub ruleset: String,
    /// One JSON object a seed instead of a table
    #[arg(long)]
    pub json: bool,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("write a number from 0 to 1, for example 0.2".to_owned()),
    }
}

fn hours(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(hours) if hours > 0.0 && hours <= 1000.0 => Ok(hours),
        _ => Err("write a number of hours, more than 0 and at most 1000".to_owned()),
    }
}

pub(super) fn run(args: &SimArgs, folders: &Folders, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let (_, law) =
        Shelf::open_for(folders, &args.ruleset, &BTreeMap::new(), None, Extent::Language, console.err)?;
    let faults = Faults { loss: args.loss, chaos: args.faults, shows_twice: false };
    let length = Millis((args.hours * 3_600_000.0).round() as i64);
    let mut broken = Vec::new();
    let mut total: Option<SimulationOutcome> = None;
    for seed in args.seed..args.seed.saturating_add(args.seeds) {
        let law = law.clone();
        let settings = SimulationSettings {
            seed,
            tables: args.tables,
            length,
            challenged: SimulationSettings::USUAL,
            faults,
        };
        let outcome = simulate(&settings, Arc::new(move || law.clone()));
        if args.json {
            serde_json::to_writer(&mut *console.out, &outcome).map_err(std::io::Error::from)?;
            writeln!(console.out)?;
        }
        broken.extend(outcome.broken.iter().map(|it| (seed, it.invariant, it.how.clone())));
        total = Some(match total {
            Some(total) => sum(total, &outcome),
            None => outcome,
        });
    }
    if let (false, Some(total)) = (args.json, total) {
        console.out.write_all(summary(args, &total).as_bytes())?;
    }
    for (seed, invariant, how) in &broken {
        writeln!(console.err, "broken: {invariant}: {how}")?;
        writeln!(console.err, "  → seed {seed} shows it again: ephor sim --seed {seed} …")?;
    }
    Ok(Exit::yes(broken.is_empty()))
}

fn sum(mut total: SimulationOutcome, next: &SimulationOutcome) -> SimulationOutcome {
    total.entries += next.entries;
    total.slips += next.slips;
    total.refused += next.refused;
    total.verdicts += next.verdicts;
    total.escalations += next.escalations;
    total.conceded += next.conceded;
    total.ordered += next.ordered;
    total.confirmed += next.confirmed;
    total.unconfirmed += next.unconfirmed;
    total.settled += next.settled;
    total.crashes += next.crashes;
    total.disk_failures += next.disk_failures;
    total.disk_delays += next.disk_delays;
    total.broken.extend(next.broken.iter().cloned());
    total
}

fn summary(args: &SimArgs, total: &SimulationOutcome) -> String {
    let seeds = if args.seeds == 1 {
        args.seed.to_string()
    } else {
        format!("{} to {}", args.seed, args.seed.saturating_add(args.seeds - 1))
    };
    let mut table = TextTable::default();
    let mut row = |name: &str, value: String| table.row([name.to_owned(), value]);
    row("seed", seeds);
    row("tables", args.tables.to_string());
    row("hours", args.hours.to_string());
    row("slips", total.slips.to_string());
    row("challenges not admitted", total.refused.to_string());
    row("verdicts", total.verdicts.to_string());
    row("escalations", total.escalations.to_string());
    row("conceded", total.conceded.to_string());
    row("penalties ordered", total.ordered.to_string());
    row("  confirmed by the clock", total.confirmed.to_string());
    row("  not reached, a person asked", total.unconfirmed.to_string());
    row("  settled by hand", total.settled.to_string());
    row("console crashes", total.crashes.to_string());
    row("disk failures", total.disk_failures.to_string());
    row("slow syncs", total.disk_delays.to_string());
    row("invariants checked", total.invariants.to_string());
    row("invariants broken", total.broken.len().to_string());
    row("journal entries", total.entries.to_string());
    if args.seeds == 1 {
        row("journal hash", total.journal.to_string());
    }
    table.text("")
}
