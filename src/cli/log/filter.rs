//! Which entries of a journal are wanted: by round, player, table, slip, kind and time.

use chrono::{NaiveDate, NaiveTime};
use clap::ValueEnum;
use serde_json::Value;

use crate::cli::Problem;
use crate::cli::problem::Fault;
use crate::domain::{At, Round, SlipId, TableId, Zone, nearest};
use crate::journal::Entry;
use crate::tournament::{Event, State};
use crate::tui::folded;

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// The event, its lists, its players, who sits where
    Setup,
    /// Rounds, signals, latecomers, byes
    Rounds,
    /// Word challenges, from the slip to the verdict
    Slips,
    /// Claims, sanctions, penalties, counts, duties
    Conduct,
    /// Procedures, step by step
    Procedures,
    /// Orders to clocks and what clocks told
    Clocks,
    /// Results, awards, corrections
    Results,
}

impl Kind {
    fn of(event: &Event) -> Self {
        match event {
            Event::Setup(_) => Self::Setup,
            Event::Round(_) | Event::Duplicate(_) => Self::Rounds,
            Event::Slip(_) => Self::Slips,
            Event::Conduct(_) => Self::Conduct,
            Event::Procedure(_) => Self::Procedures,
            Event::Clock(_) => Self::Clocks,
            Event::Result(_) => Self::Results,
        }
    }
}

/// What is wanted; whatever is not said is.
#[derive(Debug, clap::Args)]
pub struct Filter {
    /// Only what concerns this table
    #[arg(long, value_name = "N")]
    pub table: Option<u16>,
    /// Only what concerns this slip
    #[arg(long, value_name = "N")]
    pub slip: Option<u32>,
    /// Only what was journaled in this round; 0 is what came before the first
    #[arg(long, value_name = "N")]
    pub round: Option<u16>,
    /// Only what names this player, or happened at a table where this player sat; a part of the name will do
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only entries of these kinds
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub kind: Vec<Kind>,
    /// Only from this moment on
    ///
    /// A moment in the event's own time, `14:30`, `14:30:15` or `2026-11-21 14:30`, on the last day of the journal
    /// where no day is said; a day, `2026-11-21`; or with an offset, `2026-11-21T14:30:00+01:00`.
    #[arg(long, value_name = "TIME")]
    pub since: Option<String>,
    /// Only up to this moment, it included; a day to its end
    #[arg(long, value_name = "TIME")]
    pub until: Option<String>,
}

/// A filter with its moments and its player worked out for a journal.
pub(super) struct Wanted<'f> {
    filter: &'f Filter,
    player: Option<String>,
    since: Option<At>,
    until: Option<At>,
}

impl Filter {
    /// Works out what the options mean in a journal.
    ///
    /// # Errors
    /// Where a moment cannot be read, or nobody of that name plays.
    pub(super) fn in_journal(&self, entries: &[Entry]) -> Result<Wanted<'_>, Problem> {
        let clock = Clock::of(entries);
        Ok(Wanted {
            filter: self,
            player: self.player.as_deref().map(|name| known(name, entries)).transpose()?,
            since: self.since.as_deref().map(|text| clock.read(text, "--since", false)).transpose()?,
            until: self.until.as_deref().map(|text| clock.read(text, "--until", true)).transpose()?,
        })
    }
}

impl Wanted<'_> {
    /// Whether an entry is wanted that is about this slip and table, where these sit; `state` is the one with it.
    pub(super) fn has(
        &self,
        entry: &Entry,
        (slip, table): (Option<SlipId>, Option<TableId>),
        players: Option<&[String; 2]>,
        state: &State,
    ) -> bool {
        let Filter { table: at, slip: of, round, kind, .. } = self.filter;
        let event = &entry.record.event;
        at.is_none_or(|id| table == Some(TableId(id)))
            && of.is_none_or(|id| slip == Some(SlipId(id)))
            && round.is_none_or(|number| state.round == Round(number))
            && (kind.is_empty() || kind.contains(&Kind::of(event)))
            && self.since.is_none_or(|since| entry.record.at >= since)
            && self.until.is_none_or(|until| entry.record.at <= until)
            && self.player.as_ref().is_none_or(|player| {
                players.is_some_and(|players| players.contains(player))
                    || serde_json::to_value(event).is_ok_and(|value| names(&value, player))
            })
    }
}

/// Whether a value is this text, or has it inside.
fn names(value: &Value, text: &str) -> bool {
    match value {
        Value::String(it) => it == text,
        Value::Array(all) => all.iter().any(|it| names(it, text)),
        Value::Object(all) => all.values().any(|it| names(it, text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// The player who is meant, as the name was entered.
fn known(wanted: &str, entries: &[Entry]) -> Result<String, Problem> {
    let mut state = State::default();
    for entry in entries {
        state.apply(&entry.record);
    }
    let all: Vec<&str> = state.players.iter().map(|player| player.name.as_str()).collect();
    let same = |name: &&str| name.to_lowercase() == wanted.trim().to_lowercase();
    let in_part = |name: &&str| folded(name).contains(&folded(wanted.trim()));
    let by = |is: &dyn Fn(&&str) -> bool| all.iter().copied().filter(is).collect::<Vec<_>>();
    // A part of the name will do where it is one player's alone.
    let found = [by(&|name| *name == wanted), by(&same), by(&in_part)];
    let found = found.into_iter().find(|it| !it.is_empty()).unwrap_or_default();
    let fault = match (found.as_slice(), nearest(wanted, all.iter().copied())) {
        ([one], _) => return Ok((*one).to_owned()),
        ([], Some(near)) => Fault::new("log-nearest").value("near", near),
        ([], None) => Fault::new("log-nobody"),
        (several, _) => {
            let names = several.iter().take(8).copied().collect::<Vec<_>>().join("; ");
            Fault::new("log-several").value("names", &names)
        }
    };
    Err(fault.at(wanted, "log-nobody-do"))
}

/// The event's own time.
#[derive(Clone, Copy)]
pub(super) struct Clock {
    zone: Zone,
    /// The day of the last entry.
    last: NaiveDate,
}

impl Clock {
    /// The one of a journal; UTC where it does not say.
    pub(super) fn of(entries: &[Entry]) -> Self {
        let said = entries.iter().rev().find_map(|entry| entry.record.event.sets_zone());
        let zone = said.unwrap_or_default();
        let last = entries.last().map(|entry| zone.day(entry.record.at));
        Self { zone, last: last.unwrap_or_default() }
    }

    /// Day and time of day: `2026-11-21 14:32:07`.
    pub(super) fn told(self, at: At) -> String {
        self.zone.local(at).format("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// The moment that a text names; of a day and a minute the last millisecond where its `end` is meant.
    fn read(self, text: &str, option: &str, end: bool) -> Result<At, Problem> {
        if let Some(at) = At::parse_rfc3339(text) {
            return Ok(at);
        }
        let (day, time) = match text.trim().split_once([' ', 'T']) {
            Some((day, time)) => (day.parse().ok(), Some(time)),
            None => match text.trim().parse::<NaiveDate>() {
                Ok(day) => (Some(day), None),
                Err(_) => (Some(self.last), Some(text.trim())),
            },
        };
        let wrong = || Fault::new("log-no-moment").at(&format!("{option} {text}"), "log-no-moment-do");
        let day: NaiveDate = day.ok_or_else(wrong)?;
        let (from, long) = match time {
            None => (day.and_time(NaiveTime::MIN), None),
            Some(time) => {
                let seconds = NaiveTime::parse_from_str(time, "%H:%M:%S").map(|time| (time, 1_000));
                let minutes = || NaiveTime::parse_from_str(time, "%H:%M").map(|time| (time, 60_000));
                let (time, long) = seconds.or_else(|_| minutes()).map_err(|_| wrong())?;
                (day.and_time(time), Some(long))
            }
        };
        let from = self.zone.moment(from);
        Ok(match (end, long) {
            (false, _) => from,
            (true, Some(long)) => At(from.0 + long - 1),
            (true, None) => At(self.zone.end_of_day(from).0 - 1),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_of_the_event_s_own_time() {
        let zone = Zone::named("Europe/Bratislava").expect("a zone");
        let clock = Clock { zone, last: "2026-11-21".parse().expect("a day") };
        let read =
            |text: &str, end| clock.read(text, "--since", end).map(At::rfc3339).map_err(|it| it.to_string());
        assert_eq!(read("14:30", false), Ok("2026-11-21T13:30:00.000Z".to_owned()));
        assert_eq!(read("14:30", true), Ok("2026-11-21T13:30:59.999Z".to_owned()));
        assert_eq!(read("14:30:15", true), Ok("2026-11-21T13:30:15.999Z".to_owned()));
        assert_eq!(read("2026-11-20", false), Ok("2026-11-19T23:00:00.000Z".to_owned()));
        assert_eq!(read("2026-11-20", true), Ok("2026-11-20T22:59:59.999Z".to_owned()));
        assert_eq!(read("2026-11-20 09:00", false), Ok("2026-11-20T08:00:00.000Z".to_owned()));
        assert_eq!(read("2026-11-20T09:00:00Z", true), Ok("2026-11-20T09:00:00.000Z".to_owned()));
        for wrong in ["", "25:00", "noon", "2026-13-01", "2026-11-20 noon"] {
            assert!(read(wrong, false).is_err_and(|told| told.contains("no moment")), "{wrong}");
        }
        assert_eq!(clock.told(At(1_795_251_127_000)), "2026-11-21 09:52:07");
    }
}
