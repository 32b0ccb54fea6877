//! Chapters `[start]`, `[late]` and `[session]`.

use crate::domain::Millis;
use crate::rules::{AbsentClock, Against, Cited, ClockPower, Late, LateMeasure, SessionTime, Start};

use super::book::Book;
use super::parse::{self, list};
use super::reader::Reader;

pub(super) fn read_start(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Start> {
    let mut chapter = file.chapter(book, "start")?;
    let trigger = chapter.leaf(book, "trigger", parse::named);
    let by = chapter.leaf(book, "by", parse::named);
    let together = chapter.leaf(book, "together", parse::boolean);
    let gap = chapter.leaf_if_any(book, "gap_s", parse::seconds);
    chapter.close(book);
    Some(Start { trigger: trigger?, by: by?, together: together?, gap: gap? })
}

/// The outer `None` where the chapter is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(super) fn read_late(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Option<Late>> {
    if !file.has("late") {
        return Some(file.value("late").and(None));
    }
    let mut chapter = file.chapter(book, "late")?;
    let base = chapter.leaf(book, "base", parse::named);
    let base_options = chapter.leaf(book, "base_options", list(parse::named));
    let clock = absent_clock(&mut chapter, book);
    let reduces = chapter.leaf(book, "reduces", parse::boolean);
    let forfeit_after = chapter.leaf(book, "forfeit_after_s", parse::seconds);
    let exactly_forfeits = chapter.leaf(book, "exactly_forfeits", parse::boolean);
    let measured = chapter.leaf(book, "measured", parse::named::<LateMeasure>);
    let award = chapter.leaf(book, "award", parse::text);
    let award_both = chapter.leaf_if_any(book, "award_both", parse::text);
    chapter.close(book);
    if let Some(award) = &award {
        book.awards(&award.value, &[Against::One], "late.award");
    }
    if let Some(Some(award)) = &award_both {
        book.awards(&award.value, &[Against::Both], "late.award_both");
    }
    measure_agrees(book, clock.as_ref(), measured.as_ref(), forfeit_after.as_ref());
    Some(Some(Late {
        base: base?,
        base_options: base_options?,
        clock: clock?,
        reduces: reduces?,
        forfeit_after: forfeit_after?,
        exactly_forfeits: exactly_forfeits?,
        measured: measured?,
        award: award?,
        award_both: award_both?,
    }))
}

/// When the absent player's clock is started; the outer `None` where that is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
fn absent_clock(chapter: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Option<AbsentClock>> {
    const KEYS: [&str; 3] = ["clock_after_s", "clock_must", "clock_by"];
    if KEYS.iter().all(|key| !chapter.has(key)) {
        for key in KEYS {
            chapter.value(key);
        }
        return Some(None);
    }
    let after = chapter.leaf(book, "clock_after_s", parse::seconds);
    let must = chapter.leaf(book, "clock_must", parse::boolean);
    let by = chapter.leaf(book, "clock_by", parse::named);
    book.seen.absent_clock = true;
    if after.as_ref().is_some_and(|after| after.value.0 < 0) {
        let help = "write the seconds after the base, 0 for at once";
        book.contradiction("late.clock_after_s", "starts a clock before anybody is late", help);
    }
    Some(Some(AbsentClock { after: after?, must: must?, by: by? }))
}

fn measure_agrees(
    book: &mut Book<'_>,
    clock: Option<&Option<AbsentClock>>,
    measured: Option<&Cited<LateMeasure>>,
    forfeit_after: Option<&Cited<Millis>>,
) {
    let by_clock = measured.map(|leaf| leaf.value == LateMeasure::Clock);
    if let (Some(None), Some(true)) = (clock, by_clock) {
        let help = "add clock_after_s, clock_must and clock_by, or set measured to \"base\"";
        book.lacks("late.measured", "measures on a clock that nobody starts", help);
    }
    let Some(forfeit) = forfeit_after.map(|leaf| leaf.value) else { return };
    if forfeit.0 < 0 {
        book.contradiction("late.forfeit_after_s", "is before anybody is late", "write 0 or more seconds");
    }
    if let (Some(Some(clock)), Some(false)) = (clock, by_clock)
        && clock.after.value > forfeit
    {
        let help = "start the clock earlier, or let the game be lost later";
        book.contradiction("late.clock_after_s", "starts the clock of a player who has lost already", help);
    }
}

/// A clock that the console starts is granted to it.
pub(super) fn granted(book: &mut Book<'_>) {
    let powers = book.refs.powers.as_ref();
    if book.seen.absent_clock && powers.is_some_and(|powers| !powers.contains(&ClockPower::StartAbsent)) {
        let help = "add a [[clock.grants]] with power = \"start_absent\", or take clock_after_s out";
        book.lacks("late.clock_after_s", "starts a clock, but clock.grants lets nobody do it", help);
    }
}

/// The outer `None` where the chapter is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(super) fn read_session(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Option<SessionTime>> {
    if !file.has("session") {
        return Some(file.value("session").and(None));
    }
    let mut chapter = file.chapter(book, "session")?;
    if chapter.has("playoff_rounds") && !chapter.has("base_s") {
        let help = "add base_s, or take playoff_rounds out";
        book.lacks("session", "has a playoff, but no time after which it begins", help);
    }
    let base = chapter.leaf(book, "base_s", parse::seconds);
    let playoff_rounds = chapter.leaf_if_any(book, "playoff_rounds", parse::whole::<u16>);
    let award = chapter.leaf_if_any(book, "award", parse::text);
    chapter.close(book);
    if base.as_ref().is_some_and(|base| base.value.0 <= 0) {
        let help = "write the seconds that the regulation gives";
        book.contradiction("session.base_s", "must be longer than zero", help);
    }
    if let Some(Some(rounds)) = &playoff_rounds
        && rounds.value == 0
    {
        book.contradiction(
            "session.playoff_rounds",
            "is a playoff of no round",
            "write 1 or more, or take it out",
        );
    }
    if let Some(Some(award)) = &award {
        // Nobody is told which of the two it would go against.
        book.awards(&award.value, &[Against::Both, Against::None], "session.award");
    }
    Some(Some(SessionTime { base: base?, playoff_rounds: playoff_rounds?, award: award? }))
}
