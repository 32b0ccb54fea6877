//! Chapter `[clock]` with its `[[clock.grants]]`.

use crate::domain::Millis;
use crate::rules::{Cited, ClockAuthority, ClockGrant, ClockPower};

use super::book::Book;
use super::leaf::Basis;
use super::parse::{self, list};
use super::reader::Reader;
use super::refs::List;

const POWERS: [&str; 6] = ["start_absent", "stop", "add_fixed", "add_free", "set_both", "central_timer"];

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<ClockAuthority> {
    let mut chapter = file.chapter(book, "clock")?;
    let requires = chapter.leaf(book, "requires", list(parse::named));
    let stopped_during_challenge = chapter.leaf(book, "stopped_during_challenge", parse::boolean);
    let grants = chapter.items(book, "grants", grant);
    chapter.close(book);
    book.refs.powers = grants.as_ref().map(|grants| grants.iter().map(|grant| grant.value.power).collect());
    Some(ClockAuthority {
        requires: requires?,
        grants: grants?,
        stopped_during_challenge: stopped_during_challenge?,
    })
}

fn grant(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<ClockGrant>> {
    let who = item.plain(book, "who", parse::named);
    let per_game = item.plain_if_any(book, "per_game", parse::whole::<u16>);
    let via = item.plain_if_any(book, "via", list(parse::text));
    for id in via.iter().flatten().flatten() {
        let path = item.at("via");
        book.refers(List::Procedure, id, &path);
    }
    let power = match item.word(book, "power", &POWERS) {
        Some("start_absent") => Some(ClockPower::StartAbsent),
        Some("stop") => Some(ClockPower::Stop),
        Some("add_free") => Some(ClockPower::AddFree),
        Some("central_timer") => Some(ClockPower::CentralTimer),
        Some("add_fixed") => length(item, book, "amount_s").map(|amount| ClockPower::AddFixed { amount }),
        Some("set_both") => length(item, book, "budget_s").map(|budget| ClockPower::SetBoth { budget }),
        _ => {
            item.forgive();
            None
        }
    };
    Some(basis.cited(ClockGrant {
        power: power?,
        who: who?,
        per_game: per_game?,
        via: via?.unwrap_or_default(),
    }))
}

fn length(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Millis> {
    let length = item.plain(book, key, parse::seconds)?;
    if length.0 <= 0 {
        let path = item.at(key);
        book.contradiction(&path, "must be longer than zero", "write the seconds that the regulation gives");
    }
    Some(length)
}
