//! Starting a round: who plays, who has no opponent, what lateness is counted from.

use std::collections::BTreeSet;

use crate::clock::GiveUp;
use crate::domain::{At, Citation, Millis, Round, TableId};
use crate::rules::{DutyCause, Excluded, Facts, FreezeAt, LateBase, Serves, TimeMode};
use crate::tournament::command::{Command, Pairing};
use crate::tournament::event::{ByeGiven, Event};
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::score;

use super::draft::Draft;
use super::gate::unknown;
use super::{Decision, Desk, lexicons, tally};

pub(super) fn start(desk: &Desk<'_>, round: Round, pairings: &[Pairing], command: &Command) -> Decision {
    let Command::StartRound { drawn_at, late_base, byes, missed, supervised, session, last, anyway, .. } =
        command
    else {
        return Ok(Vec::new());
    };
    if round.0 != desk.state.round.0 + 1 {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("round {round} cannot start after round {}", desk.state.round),
            format!("start round {}", desk.state.round.0 + 1),
        ));
    }
    if desk.state.last_round {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("round {} was started as the last one", desk.state.round),
            "results can still be corrected as far as the regulation lets them",
        ));
    }
    seated(desk, round, pairings, [byes, missed])?;
    let (unfinished, anyway) = desk.unfinished(anyway.as_deref())?;
    rested(desk, round)?;
    watched(desk, pairings, supervised)?;
    limited(desk, *session)?;
    let rules = &desk.law.ruleset;
    let drawn_at = drawn(desk, *drawn_at)?;
    let late_base = lateness_from(desk, *late_base)?;
    let mut draft = Draft::new(desk);
    // What the end of a round brings about arises with its last result; here it does for a round without all of them.
    round_ended(&mut draft);
    let started = Event::RoundStarted {
        round,
        pairings: pairings.to_vec(),
        drawn_at,
        late_base,
        byes: byes.clone(),
        missed: missed.clone(),
        supervised: supervised.clone(),
        session: *session,
        last_round: *last,
        waits: rules.start.together.value,
        unfinished,
        anyway,
    };
    let mut cite = vec![rules.start.together.cite.clone()];
    cite.extend(rules.late.as_ref().map(|late| late.base.cite.clone()));
    draft.push(started, cite);
    without_table(&mut draft, round, byes, Serves::Bye)?;
    without_table(&mut draft, round, missed, Serves::Missed)?;
    if !rules.start.together.value {
        lexicons::freeze(&mut draft, FreezeAt::FirstGame);
    }
    let mut records = draft.finish()?;
    records.extend(desk.give_up(|_| true, &GiveUp::NextRound));
    Ok(records)
}

/// Raises what the end of a round brings about, and with the last round what the end of the event does, unless it has
/// been raised.
pub(super) fn round_ended(draft: &mut Draft<'_>) {
    let round = draft.state.round;
    if round.0 == 0 {
        return;
    }
    raise_once(draft, &DutyCause::RoundEnd, &format!("round {round}"));
    if draft.state.last_round {
        let name = draft.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
        raise_once(draft, &DutyCause::EventEnd, &name);
    }
}

fn raise_once(draft: &mut Draft<'_>, cause: &DutyCause, about: &str) {
    let duties = &draft.desk.law.ruleset.duties;
    let from_this = |id: &str| duties.iter().any(|duty| duty.value.id == id && duty.value.on.contains(cause));
    let raised = draft.state.duties.values().any(|duty| duty.about == about && from_this(&duty.id));
    if !raised {
        tally::duties(draft, cause, about);
    }
}

/// With the last result of a round, what its end brings about.
pub(super) fn with_the_last_result(draft: &mut Draft<'_>) {
    let state = &draft.state;
    let mut games = state.tables.iter().filter(|(_, table)| table.game.is_some());
    if games.all(|(id, _)| state.played(state.round, *id).is_some()) {
        round_ended(draft);
    }
}

/// A round begins no earlier after the last game of the one before than the regulation lets it.
fn rested(desk: &Desk<'_>, round: Round) -> Result<(), Refusal> {
    let Some(gap) = &desk.law.ruleset.start.gap else { return Ok(()) };
    let before = desk.state.results.get(&desk.state.round);
    let last = before.and_then(|games| games.values().map(|played| played.entered_at).max());
    let gone = last.map(|last| desk.now.since(last)).filter(|gone| *gone < gap.value);
    gone.map_or(Ok(()), |gone| {
        Err(Refusal::cited(
            RefusalCode::TooEarly,
            format!("{} have gone since the last game of round {}", gone.age(), desk.state.round),
            format!("start round {round} in {}", (gap.value - gone).face()),
            &gap.cite,
        ))
    })
}

/// Tables under supervision are those of a game, where the regulation knows such tables.
fn watched(desk: &Desk<'_>, pairings: &[Pairing], supervised: &[TableId]) -> Result<(), Refusal> {
    let results = &desk.law.ruleset.results;
    let Some(table) = supervised.first() else { return Ok(()) };
    let Some(rule) = results.supervised.as_ref().filter(|rule| rule.value) else {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            format!("table {table}: this regulation knows no tables under permanent supervision"),
            "leave them out",
            &results.correct_until.cite,
        ));
    };
    match supervised.iter().find(|table| !pairings.iter().any(|pairing| pairing.table == **table)) {
        Some(table) => Err(Refusal::cited(
            RefusalCode::Unknown,
            format!("nobody plays at table {table}, which is to be supervised"),
            "name tables of this round's pairing",
            &rule.cite,
        )),
        None => Ok(()),
    }
}

/// Another time for the round is one of a regulation that limits it.
fn limited(desk: &Desk<'_>, session: Option<Millis>) -> Result<(), Refusal> {
    let rules = &desk.law.ruleset;
    match (session, &rules.session) {
        (None, _) => Ok(()),
        (Some(time), Some(_)) if time > Millis(0) => Ok(()),
        (Some(_), Some(rule)) => Err(Refusal::cited(
            RefusalCode::BadNumber,
            "a round takes some time",
            format!("say how many milliseconds, or leave it out for {}", rule.base.value.age()),
            &rule.base.cite,
        )),
        (Some(_), None) => Err(Refusal::cited(
            RefusalCode::NotOffered,
            "this regulation limits no round",
            "leave the round's time out",
            &rules.time.mode.cite,
        )),
    }
}

/// Everybody is entered, plays once, and may play.
fn seated(
    desk: &Desk<'_>,
    round: Round,
    pairings: &[Pairing],
    [byes, missed]: [&[String]; 2],
) -> Result<(), Refusal> {
    let (mut tables, mut seated) = (BTreeSet::new(), BTreeSet::new());
    for pairing in pairings {
        let table = pairing.table;
        if !tables.insert(table) {
            return Err(Refusal::plain(
                RefusalCode::Duplicate,
                format!("table {table} is paired twice"),
                "give every game a table of its own",
            ));
        }
        if !desk.state.tables.is_empty() && !desk.state.tables.contains_key(&table) {
            return Err(Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no table {table}"),
                "use a table of the event, or fit it first, with or without a clock",
            ));
        }
        plays(desk, round, &pairing.a, &format!("at table {table}"), &mut seated)?;
        if pairing.b.is_empty() {
            alone(desk, pairing)?;
        } else {
            plays(desk, round, &pairing.b, &format!("at table {table}"), &mut seated)?;
        }
    }
    for name in byes {
        plays(desk, round, name, "without an opponent", &mut seated)?;
    }
    for name in missed {
        plays(desk, round, name, "who misses the round", &mut seated)?;
    }
    Ok(())
}

/// A player is entered, was not named before in this round, and is not excluded from it.
fn plays<'p>(
    desk: &Desk<'_>,
    round: Round,
    name: &'p str,
    place: &str,
    seated: &mut BTreeSet<&'p str>,
) -> Result<(), Refusal> {
    if !desk.state.players.iter().any(|player| player.name == name) {
        return Err(Refusal::plain(
            RefusalCode::Unknown,
            format!("{name} {place} is not entered"),
            "enter the player first, spelt the same",
        ));
    }
    if !seated.insert(name) {
        return Err(Refusal::plain(
            RefusalCode::Duplicate,
            format!("{name} is paired twice in round {round}"),
            "a player plays one game a round",
        ));
    }
    let Some(excluded) = desk.state.excluded.get(name) else { return Ok(()) };
    if excluded.from == Excluded::Round && excluded.round != round {
        return Ok(());
    }
    let from = if excluded.from == Excluded::Event { "the event" } else { "this round" };
    Err(Refusal {
        code: RefusalCode::NotAllowed,
        what: format!("{name} was excluded from {from} in round {} ({})", excluded.round, excluded.why),
        instead: "pair the others".to_owned(),
        cite: excluded_by(desk, &excluded.why),
    })
}

/// The paragraph of what led to an exclusion.
fn excluded_by(desk: &Desk<'_>, why: &str) -> Option<Citation> {
    let rules = &desk.law.ruleset;
    let threshold = || rules.thresholds.iter().find(|it| it.value.id == why).map(|it| it.cite.clone());
    let offence = || rules.offence(why).map(|it| it.cite.clone());
    rules.sanction(why).map(|it| it.cite.clone()).or_else(threshold).or_else(offence)
}

fn alone(desk: &Desk<'_>, pairing: &Pairing) -> Result<(), Refusal> {
    let mode = &desk.law.ruleset.time.mode;
    if mode.value == TimeMode::CentralRound {
        return Ok(());
    }
    Err(Refusal::cited(
        RefusalCode::NotOffered,
        format!("{} has no opponent at table {}", pairing.a, pairing.table),
        "two players play a game here; whoever has no opponent has a bye",
        &mode.cite,
    ))
}

/// When the pairing was drawn: not later than now.
fn drawn(desk: &Desk<'_>, drawn_at: Option<At>) -> Result<At, Refusal> {
    match drawn_at {
        Some(at) if at > desk.now => Err(Refusal::plain(
            RefusalCode::TimeOrder,
            format!("the pairing cannot have been drawn at {at}: it is {}", desk.now),
            "say when it was published, or leave it out for now",
        )),
        at => Ok(at.unwrap_or(desk.now)),
    }
}

/// What lateness is counted from in this round.
fn lateness_from(desk: &Desk<'_>, wanted: Option<LateBase>) -> Result<Option<LateBase>, Refusal> {
    let rules = &desk.law.ruleset;
    let Some(late) = &rules.late else {
        return match wanted {
            None => Ok(None),
            Some(_) => Err(Refusal::cited(
                RefusalCode::NotOffered,
                "this regulation counts no lateness",
                "leave out what it is counted from",
                &rules.start.trigger.cite,
            )),
        };
    };
    match wanted {
        None => Ok(Some(late.base.value)),
        Some(base) if base == late.base.value || late.base_options.value.contains(&base) => Ok(Some(base)),
        Some(_) => {
            let mut all = vec![base_name(late.base.value)];
            all.extend(late.base_options.value.iter().map(|base| base_name(*base)));
            Err(Refusal::cited(
                RefusalCode::NotOffered,
                "the regulation does not count lateness from there",
                format!("choose one of: {}", all.join(", ")),
                &late.base.cite,
            ))
        }
    }
}

fn base_name(base: LateBase) -> &'static str {
    match base {
        LateBase::Pairing => "pairing",
        LateBase::PlayStart => "play_start",
    }
}

/// What players get who sit at no table in this round.
fn without_table(
    draft: &mut Draft<'_>,
    round: Round,
    players: &[String],
    what: Serves,
) -> Result<(), Refusal> {
    if players.is_empty() {
        return Ok(());
    }
    let rules = &draft.desk.law.ruleset;
    let Some(award) = score::serving(rules, what) else {
        let (for_what, instead) = match what {
            Serves::Bye => ("without an opponent", "pair everybody, or leave out who does not play"),
            Serves::Missed => {
                ("for a round that he missed", "leave him out: whoever does not play gets nothing")
            }
        };
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            format!("this regulation says nothing of what {} gets {for_what}", players.join(", ")),
            instead,
            &rules.results.win.cite,
        ));
    };
    let facts = Facts::from([("round".to_owned(), i64::from(round.0))]);
    let result = score::by_bye(&rules.results, &award.value, &facts)
        .map_err(|problem| unknown(&problem, &award.value.asks, &award.cite))?;
    let id = &award.value.id;
    for player in players {
        let given = ByeGiven { round, player: player.clone(), award: id.clone(), result };
        draft.push(Event::ByeGiven(given), vec![award.cite.clone()]);
        tally::duties(draft, &DutyCause::Award(id.clone()), player);
    }
    Ok(())
}
