//! `ephor init`: what its options are.

use std::path::PathBuf;

use crate::domain::{At, NameOrder, Zone};
use crate::runtime::system_zone;

use super::super::options::{moment, reading, zone};
use super::super::tsh::TshOptions;

pub(in crate::cli) const ABOUT: &str = "Make an event: ruleset, lists, tables, players, clocks

The event is a folder: the journal, and copies of the ruleset and of the lists in force, so that it stays what it \
was when the program is updated. If anything is wrong, nothing is left behind. Nobody but you can open it. To let \
other users of this machine in, give the folder to a group that you share with them (`chgrp -R GROUP spring`) and open \
it to the group (`chmod -R g+rwXs spring`): whoever may then write the journal may open the keys of the clocks and the \
PINs, too, and what is made there later belongs to the group as well. On Windows the folder in which it is made says \
who can open it: in your own folders that is you.

players.csv has one player a line, name and (optionally) club; under a header also what the regulation asks for before \
somebody is paired: rating, age, guardian (who has consented and is present), family (a mark that relatives share), \
paid (yes or no). clocks.csv has table, clock number, profile; a table \
without a radio clock leaves the number empty. Commas, semicolons or tabs; a header line may stand above, which names \
the columns in any order and any of the five languages. Surname and given name may be two columns. How each column was \
understood is shown with --dry-run, and on a terminal.

Of TSH, players may be a division (a.t), a config.tsh or the folder that it is in, or an archive of both: the event \
gets the players with rating and team, its rounds are started and their results entered, as far as the rules have it; \
what they refuse, and what an event has no place for, is named with its line. Configurations of TSH are programs: \
only plain values are read, and nothing is carried out. Exit status 1 if a round or a result was not taken in.

Without a folder or a ruleset, ephor asks for what it needs on a terminal, one line each; < goes back to the question \
before, Esc leaves, and nothing is written.

Examples:
  ephor init
  ephor init spring --ruleset sss-2022 --players players.csv --tables 12
  ephor init cup --ruleset tso-2017 --players oldcup/config.tsh --dry-run
  ephor init cup --ruleset tso-2017 --budget 1500 --reading Q14=in_proportion --players p.csv --clocks c.csv";

/// `ephor init`.
#[derive(Clone, Debug, clap::Args)]
pub struct InitArgs {
    /// The folder to make; asked for on a terminal if left out
    pub event: Option<PathBuf>,
    /// The ruleset's id; `ephor ruleset list` names them; asked for on a terminal if left out
    #[arg(long, short, value_name = "ID")]
    pub ruleset: Option<String>,
    /// The tile set, where the ruleset offers several
    #[arg(long, value_name = "ID")]
    pub tiles: Option<String>,
    /// The time budget in seconds, where the ruleset offers several
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(i64).range(1..=86_400))]
    pub budget: Option<i64>,
    /// Another reading of an open question
    #[arg(long, value_name = "QUESTION=READING", value_parser = reading)]
    pub reading: Vec<(String, String)>,
    /// A system that serves to look words up, where the organiser chooses; may be given several times
    #[arg(long, value_name = "NAME")]
    pub system: Vec<String>,
    /// The time zone of the hall, such as Europe/Bratislava; this computer's if left out
    #[arg(long, value_name = "ZONE", value_parser = zone)]
    pub zone: Option<Zone>,
    /// When the first round begins, as it was announced, where the regulation says how long it may be put off
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub starts_at: Option<At>,
    /// How the players' names are written, where the file does not tell: Anna Nováková or Nováková Anna
    #[arg(long, value_name = "ORDER")]
    pub names: Option<Names>,
    /// How many tables there are; those that are not in clocks.csv have no radio clock
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub tables: u16,
    /// The players, as CSV: name, club; under a header also rating, age, guardian, family, paid; or a file of TSH
    #[arg(long, value_name = "FILE")]
    pub players: Option<PathBuf>,
    /// How a file of TSH is to be read.
    #[command(flatten)]
    pub tsh: TshOptions,
    /// Of a file of TSH take the players alone
    #[arg(long)]
    pub no_rounds: bool,
    /// Why a round of a TSH file counts although it is paired otherwise than it should be here
    #[arg(long, value_name = "REASON")]
    pub anyway: Option<String>,
    /// The clocks, as CSV: table, clock, profile
    #[arg(long, value_name = "FILE")]
    pub clocks: Option<PathBuf>,
    /// What the event is called; the folder's name if left out
    #[arg(long)]
    pub name: Option<String>,
    /// When it is made, for scripts that give their own times; now if left out
    #[arg(long, value_name = "TIME", value_parser = moment)]
    pub at: Option<At>,
    /// Say how the files are understood and whether the event could be made, and write nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// How names are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Names {
    /// Anna Nováková
    GivenFirst,
    /// Nováková Anna
    SurnameFirst,
}

impl From<Names> for NameOrder {
    fn from(names: Names) -> Self {
        match names {
            Names::GivenFirst => Self::GivenFirst,
            Names::SurnameFirst => Self::SurnameFirst,
        }
    }
}

impl InitArgs {
    /// The time zone of the hall.
    pub(super) fn hall_zone(&self) -> Zone {
        self.zone.unwrap_or_else(system_zone)
    }
}
