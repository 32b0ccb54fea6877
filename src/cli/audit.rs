//! `ephor log audit`: every decision made once more, under the event's own rules and lists.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::domain::Seq;
use crate::locale::Locale;
use crate::report::{self, PlayerNames};
use crate::tournament::{Audited, Difference, NotCheckable, Record, Should, Unchecked, audit};

use super::event::say_changed;
use super::log::ended;
use super::{Console, EventFolder, Exit, Problem};

/// The help in full.
pub(super) const ABOUT: &str = "Make every decision of an event once more, and compare

The journal keeps every command as it was given: the words, the scores and the claims as they were entered. From them \
every verdict, penalty, order and result is worked out again, under the event's own ruleset and by its own lists, by \
whom and when it was decided, and must come out as it stands there. A journal that was written anew as a whole is \
sound and may still not be lawful: a verdict that was turned round, a penalty that was left out or given twice is \
found here. What nobody can find is that other words were on the board than those that were entered.

Where a list that decided is not in the event's folder as it was, what it decided is counted as not checked, and never \
as lawful. Exit status 0 if all comes out as it stands there; 1 with the first difference in full, or if the journal \
is damaged; 2 if it cannot be read or a part of it cannot be checked.

Examples:
  ephor log audit spring
  ephor log audit spring --json";

/// `ephor log audit`.
#[derive(Debug, clap::Args)]
pub struct AuditArgs {
    /// The event's folder
    pub event: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

pub(super) fn run(args: &AuditArgs, console: &mut Console<'_>) -> Result<Exit, Problem> {
    let opened = EventFolder::open(&args.event)?;
    if let Some(copy) = &opened.copy_changed {
        say_changed(copy, console)?;
    }
    let audited = audit(&opened.law, &opened.records());
    if args.json {
        let text = serde_json::to_string(&audited).map_err(std::io::Error::from)?;
        writeln!(console.out, "{text}")?;
    } else {
        console.out.write_all(told(&audited, console.locale).as_bytes())?;
    }
    if let Some(difference) = &audited.difference {
        console.out.flush()?;
        if !args.json {
            console.err.write_all(differs(difference, console.locale)?.as_bytes())?;
        }
        return Ok(Exit::No);
    }
    match ended(opened.broken, console)? {
        Exit::Yes if !audited.unchecked.is_empty() => Ok(Exit::Failed),
        exit => Ok(exit),
    }
}

fn told(audited: &Audited, locale: &Locale) -> String {
    let Audited { equal, decisions, unchecked, .. } = audited;
    let (equal, decisions) = (equal.to_string(), decisions.to_string());
    let values = [("equal", (&equal).into()), ("decisions", (&decisions).into())];
    let mut text = format!("{}\n", locale.with("audit-equal", &values));
    let mut reasons: Vec<&NotCheckable> = Vec::new();
    for Unchecked { why, .. } in unchecked {
        if !reasons.contains(&why) {
            reasons.push(why);
        }
    }
    for why in reasons {
        let of = || unchecked.iter().filter(|it| it.why == *why);
        let (entries, first) = (of().map(|it| it.entries).sum::<u64>(), of().map(|it| it.seq).min());
        let because = match why {
            NotCheckable::Lists(lists) => {
                let lists = lists.join(", ");
                locale.with("audit-lists", &[("lists", (&lists).into())])
            }
            NotCheckable::UnknownCommand => locale.say("audit-unknown-command"),
        };
        let what = match first {
            Some(first) if entries > 0 => {
                let (entries, first) = (entries.to_string(), first.to_string());
                locale.with("audit-entries", &[("entries", (&entries).into()), ("first", (&first).into())])
            }
            _ => locale.say("audit-files"),
        };
        let values = [("what", (&what).into()), ("why", (&because).into())];
        let _ = writeln!(text, "{}", locale.with("audit-not-checked", &values));
    }
    text
}

/// What stands there, and what should.
fn differs(difference: &Difference, locale: &Locale) -> Result<String, Problem> {
    let Difference { seq, stands, should } = difference;
    let mut text =
        format!("not lawful: entry {seq} is not what the rules lead to; nothing after it was looked at\n");
    text.push_str("there stands:\n");
    text.push_str(&lines(locale, *seq, stands));
    let (what, wanted) = match should {
        Should::Be(records) if records.is_empty() => ("nothing more should follow".to_owned(), String::new()),
        Should::Be(records) => ("there should stand:".to_owned(), lines(locale, *seq, records)),
        Should::Refused(refusal) => {
            let report::RefusalText { what, .. } = report::refused(locale, refusal);
            let cite = refusal
                .cite
                .as_ref()
                .map(|cite| format!(" ({})", report::cite(locale, cite)))
                .unwrap_or_default();
            (format!("it is refused: {what}{cite}"), String::new())
        }
        Should::NotFollow => ("nothing before it leads to it".to_owned(), String::new()),
        Should::OtherFiles => {
            let what = "the ruleset, the tiles or the lists in the event's folder are not those that it was opened with";
            (what.to_owned(), String::new())
        }
    };
    let _ = writeln!(text, "{what}");
    text.push_str(&wanted);
    // The sentences leave out what may be the whole difference.
    if let (Should::Be(records), Some(there)) = (should, stands.first())
        && let Some(wanted) = records.first()
    {
        let json = |record: &Record| serde_json::to_string(record).map_err(std::io::Error::from);
        let _ = write!(
            text,
            "in full, there stands:\n  {}\nand should stand:\n  {}\n",
            json(there)?,
            json(wanted)?
        );
    }
    Ok(text)
}

/// Entries as people read them.
fn lines(locale: &Locale, first: Seq, records: &[Record]) -> String {
    let mut text = String::new();
    for (seq, record) in (first.0..).zip(records) {
        let said = report::event(locale, &record.event, PlayerNames(None));
        let by = report::by(locale, record.by.role, &record.by.name, &record.by.station);
        let (at, cites) = (record.at.rfc3339(), report::cites(locale, &record.cite));
        let _ = writeln!(text, "  {seq}  {at}  {said}  {by}  {cites}");
    }
    text
}
