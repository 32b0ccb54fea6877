//! One act undone: the hall that undid it beside the hall in which it was never done.

use std::collections::BTreeSet;

use ephor::domain::{Actor, Millis, Role};
use ephor::tournament::{Command, Event, Refusal, RoundEvent, decide};
use serde_json::json;

use super::super::Deed;
use super::day::{Day, Decision};
use super::holds;
use super::names::{self, Names, Numbered, Otherwise};
use super::ways::Way;

/// What became of one act that was undone.
#[derive(Debug)]
pub(super) enum Outcome {
    /// Nobody may undo it.
    NotUndone,
    /// What was given after it is refused where it was never done.
    Refused(String),
    /// A decision between the two used what was undone: what came out otherwise there.
    Apart(Vec<Otherwise>),
    /// The same holds, and what goes on goes on alike.
    Same,
    /// Something holds that would not, or does not that would.
    Differs(Vec<Difference>),
}

/// Something that is otherwise: what kind of thing, and what exactly.
pub(super) type Difference = (String, String);

/// Undoes something, and compares with the journal in which it was never done.
pub(super) fn undone(day: &Day, way: &Way, later: &[Deed]) -> Outcome {
    let mut with = day.branched();
    let offices = [Role::HeadReferee, Role::Director, Role::Referee, Role::Judge];
    let command = way.command.clone().sure_of_all();
    let gives = |office: &Role| with.give(&Actor::new(*office, "desk"), &command).is_ok();
    if !offices.iter().any(gives) || with.journal.is_empty() {
        return Outcome::NotUndone;
    }
    let by = with.journal[0].by.clone();
    let away = carried_away(&day.journal, way);
    let replaced = way.instead.as_ref().map(|(place, _)| *place);
    let Some(from) = away.iter().chain(&replaced).min().copied() else { return Outcome::NotUndone };
    let mut names = Names::after(&day.journal[from].before);
    let mut without = day.branched_before(&day.journal[from]);
    let mut otherwise = Vec::new();
    for (place, decision) in day.journal.iter().enumerate().skip(from) {
        without.hall.now = decision.at;
        let instead = way.instead.as_ref().filter(|(at, _)| *at == place);
        if instead.is_none() && away.contains(&place) {
            continue;
        }
        let command = instead
            .map_or_else(|| names.command(&decision.command), |(_, it)| Some(it.clone().sure_of_all()));
        let Some(command) = command else {
            // What something else holds in place of took with it what began there.
            if replaced.is_some() {
                continue;
            }
            return Outcome::Refused(format!("{}: {:?} names what is gone", way.kind, decision.command));
        };
        let (entry, kept) = (without.hall.state.next_entry(), without.journal.len());
        let by = if instead.is_some() { &by } else { &decision.by };
        if let Err(refusal) = without.give(by, &command) {
            return Outcome::Refused(format!("{}: {command:?}: {refusal:?}", way.kind));
        }
        let theirs = without.decision_after(kept).map_or(&[][..], |it| it.records.as_slice());
        let differ = names.pair((decision.first(), &decision.records), (entry, theirs));
        if instead.is_none() {
            otherwise.extend(differ);
        } else if let Some(undoes) = with.decision_after(0) {
            let _ = names.pair((undoes.first(), &undoes.records), (entry, theirs));
            names.call(undoes.first(), entry);
        }
    }
    without.hall.now = with.hall.now;
    let mut found = compared(&names, way, &with, &without);
    if found.is_empty() && otherwise.is_empty() && replaced.is_none() {
        found = gone_on(&mut names, way, (&mut with, &mut without), later);
    }
    match (otherwise.is_empty(), found.is_empty()) {
        (true, true) => Outcome::Same,
        (true, false) => Outcome::Differs(found),
        (false, _) => Outcome::Apart(otherwise),
    }
}

/// The decisions that go with what is undone: those that name what began in it, and passes of turns that it cost.
fn carried_away(journal: &[Decision], way: &Way) -> BTreeSet<usize> {
    let mut away = way.undone.clone();
    let mut gone: BTreeSet<(Numbered, u64)> = BTreeSet::new();
    for (place, decision) in journal.iter().enumerate() {
        let mut names = names::named(&decision.command);
        names.extend(passed_for(decision));
        if names.iter().any(|name| gone.contains(name)) {
            away.insert(place);
        }
        if away.contains(&place) {
            gone.extend(names::created(decision.first(), &decision.records));
        }
    }
    away
}

/// What cost the turn that is passed in a decision.
fn passed_for(decision: &Decision) -> Vec<(Numbered, u64)> {
    let passed = decision.records.iter().find_map(|record| match &record.event {
        Event::Round(RoundEvent::ForcedPassPlayed(it)) => Some(it),
        _ => None,
    });
    let game = passed.and_then(|it| Some((it, decision.before.game(it.table)?)));
    let cause = game.and_then(|(it, game)| game.owes_for[it.side.index()].first());
    cause.map(names::in_json).unwrap_or_default()
}

/// What holds in the one hall and not in the other.
fn compared(names: &Names, way: &Way, with: &Day, without: &Day) -> Vec<Difference> {
    let one = holds::renamed(names, holds::holds(&with.hall.state));
    let found = holds::differences(&one, &holds::holds(&without.hall.state)).into_iter();
    let found = found.map(|(at, one, other)| (holds::kind(&at), format!("{at}: {one} | {other}")));
    found.filter(|(kind, _)| !way.tells_otherwise(kind)).collect()
}

/// What goes on goes on alike: each command is answered in the one hall as it is in the other.
fn gone_on(
    names: &mut Names,
    way: &Way,
    (with, without): (&mut Day, &mut Day),
    later: &[Deed],
) -> Vec<Difference> {
    for deed in later {
        with.hall.now = with.hall.now + Millis(deed.after.max(0));
        for command in deed.what.commands(&with.hall.law.ruleset, &with.hall.state) {
            let found = answered(names, (&mut *with, &mut *without), deed, command);
            if !found.is_empty() {
                return found;
            }
        }
        with.catch_up();
    }
    compared(names, way, with, without)
}

/// Gives a command in both halls; how the answers differ.
fn answered(
    names: &mut Names,
    (with, without): (&mut Day, &mut Day),
    deed: &Deed,
    command: Command,
) -> Vec<Difference> {
    let by = Actor::new(deed.role(&with.law().ruleset, &command), deed.station);
    let (before, count) = (with.hall.state.clone(), with.journal.len());
    let given = with.give_answering(&by, &command, deed.after.unsigned_abs());
    let decision = with.decision_after(count);
    let command = decision.map_or(command, |it| it.command.clone());
    // What is not there in the other hall is not asked for there.
    let Some(theirs) = names.command(&command) else { return Vec::new() };
    without.hall.now = with.hall.now;
    let (entry, kept) = (without.hall.state.next_entry(), without.journal.len());
    let answer = without.give(&by, &theirs);
    let refused = decide(&before, with.law(), &command, &by, with.hall.now).err();
    let told = |what: String| vec![("later".to_owned(), format!("{command:?}: {what}"))];
    match (given, refused, answer) {
        (Ok(()), _, Ok(())) => {
            let mine = decision.map_or(&[][..], |it| it.records.as_slice());
            let others = without.decision_after(kept).map_or(&[][..], |it| it.records.as_slice());
            let otherwise = names.pair((before.next_entry(), mine), (entry, others));
            if otherwise.is_empty() { Vec::new() } else { told(format!("{otherwise:?}")) }
        }
        (Err(_), Some(mine), Err(other)) => {
            let json = |refusal: &Refusal| json!([refusal.why, refusal.cite]);
            let alike = names.renamed(json(&mine)) == json(&other);
            if alike { Vec::new() } else { told(format!("{mine:?} | {other:?}")) }
        }
        (given, _, answer) => told(format!("{given:?} | {answer:?}")),
    }
}
