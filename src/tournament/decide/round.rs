//! Starting a round: who plays, who has no opponent, what lateness is counted from.

use std::collections::BTreeSet;

use crate::clock::GiveUp;
use crate::domain::{At, Citation, Millis, Round, TableId};
use crate::rules::{DutyCause, Excluded, Facts, FreezeAt, LateBase, Serves, TimeMode};
use crate::tournament::command::{Pairing, RoundCommand, StartRound};
use crate::tournament::event::{ByeGiven, Event, RoundEvent, RoundStarted};
use crate::tournament::guard;
use crate::tournament::refusal::{Refusal, RefusalCode};
use crate::tournament::score;

use super::transaction::Transaction;
use super::{Decision, lexicons, presence, tally, turns};
use crate::tournament::guard::DecisionCtx;

pub(super) fn decide(ctx: &DecisionCtx<'_>, command: &RoundCommand) -> Decision {
    match command {
        RoundCommand::StartRound(it) => start(ctx, it),
        RoundCommand::StartPlay {} => presence::start_play(ctx),
        RoundCommand::NoteAbsent { table, side } => presence::note_absent(ctx, *table, *side),
        RoundCommand::NoteArrived { table, side } => presence::note_arrived(ctx, *table, *side),
        RoundCommand::PlayForcedPass { table, side } => turns::forced_pass(ctx, *table, *side),
        RoundCommand::CircleMove { table, number } => presence::circle(ctx, *table, *number),
    }
}

fn start(ctx: &DecisionCtx<'_>, command: &StartRound) -> Decision {
    let StartRound { round, pairings, drawn_at, late_base, byes, missed, supervised, session, last, anyway } =
        command;
    let round = *round;
    if round.0 != ctx.state.round.0 + 1 {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("round {round} cannot start after round {}", ctx.state.round),
            format!("start round {}", ctx.state.round.0 + 1),
        ));
    }
    if ctx.state.last_round {
        return Err(Refusal::plain(
            RefusalCode::EventState,
            format!("round {} was started as the last one", ctx.state.round),
            "results can still be corrected as far as the regulation lets them",
        ));
    }
    seated(ctx, round, pairings, [byes, missed])?;
    let (unfinished, anyway) = ctx.unfinished(anyway.as_deref())?;
    rested(ctx, round)?;
    watched(ctx, pairings, supervised)?;
    limited(ctx, *session)?;
    let rules = &ctx.law.ruleset;
    let drawn_at = drawn(ctx, *drawn_at)?;
    let late_base = lateness_from(ctx, *late_base)?;
    let mut tx = Transaction::new(ctx);
    // What the end of a round brings about arises with its last result; here it does for a round without all of them.
    round_ended(&mut tx);
    let started = Event::Round(RoundEvent::RoundStarted(RoundStarted {
        round,
        pairings: pairings.clone(),
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
    }));
    let mut cite = vec![rules.start.together.cite.clone()];
    cite.extend(rules.late.as_ref().map(|late| late.base.cite.clone()));
    tx.push(started, cite);
    without_table(&mut tx, round, byes, Serves::Bye)?;
    without_table(&mut tx, round, missed, Serves::Missed)?;
    if !rules.start.together.value {
        lexicons::freeze(&mut tx, FreezeAt::FirstGame);
    }
    let mut records = tx.finish()?;
    records.extend(ctx.give_up(|_| true, &GiveUp::NextRound));
    Ok(records)
}

/// Raises what the end of a round brings about, and with the last round what the end of the event does, unless it has
/// been raised.
pub(super) fn round_ended(tx: &mut Transaction<'_>) {
    let round = tx.state.round;
    if round.0 == 0 {
        return;
    }
    raise_once(tx, &DutyCause::RoundEnd, &format!("round {round}"));
    if tx.state.last_round {
        let name = tx.state.event.as_ref().map(|event| event.name.clone()).unwrap_or_default();
        raise_once(tx, &DutyCause::EventEnd, &name);
    }
}

fn raise_once(tx: &mut Transaction<'_>, cause: &DutyCause, about: &str) {
    let duties = &tx.ctx.law.ruleset.duties;
    let from_this = |id: &str| duties.iter().any(|duty| duty.value.id == id && duty.value.on.contains(cause));
    let raised = tx.state.duties.values().any(|duty| duty.about == about && from_this(&duty.id));
    if !raised {
        tally::duties(tx, cause, about);
    }
}

/// With the last result of a round, what its end brings about.
pub(super) fn with_the_last_result(tx: &mut Transaction<'_>) {
    let state = &tx.state;
    let mut games = state.tables.iter().filter(|(_, table)| table.game.is_some());
    if games.all(|(id, _)| state.played(state.round, *id).is_some()) {
        round_ended(tx);
    }
}

/// A round begins no earlier after the last game of the one before than the regulation lets it.
fn rested(ctx: &DecisionCtx<'_>, round: Round) -> Result<(), Refusal> {
    let Some(gap) = &ctx.law.ruleset.start.gap else { return Ok(()) };
    let before = ctx.state.results.get(&ctx.state.round);
    let last = before.and_then(|games| games.values().map(|played| played.entered_at).max());
    let gone = last.map(|last| ctx.now.since(last)).filter(|gone| *gone < gap.value);
    gone.map_or(Ok(()), |gone| {
        Err(Refusal::cited(
            RefusalCode::TooEarly,
            format!("{} have gone since the last game of round {}", gone.age(), ctx.state.round),
            format!("start round {round} in {}", (gap.value - gone).face()),
            &gap.cite,
        ))
    })
}

/// Tables under supervision are those of a game, where the regulation knows such tables.
fn watched(ctx: &DecisionCtx<'_>, pairings: &[Pairing], supervised: &[TableId]) -> Result<(), Refusal> {
    let results = &ctx.law.ruleset.results;
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
fn limited(ctx: &DecisionCtx<'_>, session: Option<Millis>) -> Result<(), Refusal> {
    let rules = &ctx.law.ruleset;
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
    ctx: &DecisionCtx<'_>,
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
        if !ctx.state.tables.is_empty() && !ctx.state.tables.contains_key(&table) {
            return Err(Refusal::plain(
                RefusalCode::Unknown,
                format!("there is no table {table}"),
                "use a table of the event, or fit it first, with or without a clock",
            ));
        }
        plays(ctx, round, &pairing.a, &format!("at table {table}"), &mut seated)?;
        if pairing.b.is_empty() {
            alone(ctx, pairing)?;
        } else {
            plays(ctx, round, &pairing.b, &format!("at table {table}"), &mut seated)?;
        }
    }
    for name in byes {
        plays(ctx, round, name, "without an opponent", &mut seated)?;
    }
    for name in missed {
        plays(ctx, round, name, "who misses the round", &mut seated)?;
    }
    Ok(())
}

/// A player is entered, was not named before in this round, and is not excluded from it.
fn plays<'p>(
    ctx: &DecisionCtx<'_>,
    round: Round,
    name: &'p str,
    place: &str,
    seated: &mut BTreeSet<&'p str>,
) -> Result<(), Refusal> {
    if !ctx.state.players.iter().any(|player| player.name == name) {
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
    let Some(excluded) = ctx.state.excluded.get(name) else { return Ok(()) };
    if excluded.from == Excluded::Round && excluded.round != round {
        return Ok(());
    }
    let from = if excluded.from == Excluded::Event { "the event" } else { "this round" };
    Err(Refusal {
        cite: excluded_by(ctx, &excluded.why),
        ..Refusal::plain(
            RefusalCode::NotAllowed,
            format!("{name} was excluded from {from} in round {} ({})", excluded.round, excluded.why),
            "pair the others",
        )
    })
}

/// The paragraph of what led to an exclusion.
fn excluded_by(ctx: &DecisionCtx<'_>, why: &str) -> Option<Citation> {
    let rules = &ctx.law.ruleset;
    let threshold = || rules.thresholds.iter().find(|it| it.value.id == why).map(|it| it.cite.clone());
    let offence = || rules.offence(why).map(|it| it.cite.clone());
    rules.sanction(why).map(|it| it.cite.clone()).or_else(threshold).or_else(offence)
}

fn alone(ctx: &DecisionCtx<'_>, pairing: &Pairing) -> Result<(), Refusal> {
    let mode = &ctx.law.ruleset.time.mode;
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
fn drawn(ctx: &DecisionCtx<'_>, drawn_at: Option<At>) -> Result<At, Refusal> {
    match drawn_at {
        Some(at) if at > ctx.now => Err(Refusal::plain(
            RefusalCode::TimeOrder,
            format!("the pairing cannot have been drawn at {at}: it is {}", ctx.now),
            "say when it was published, or leave it out for now",
        )),
        at => Ok(at.unwrap_or(ctx.now)),
    }
}

/// What lateness is counted from in this round.
fn lateness_from(ctx: &DecisionCtx<'_>, wanted: Option<LateBase>) -> Result<Option<LateBase>, Refusal> {
    let rules = &ctx.law.ruleset;
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
    tx: &mut Transaction<'_>,
    round: Round,
    players: &[String],
    what: Serves,
) -> Result<(), Refusal> {
    if players.is_empty() {
        return Ok(());
    }
    let rules = &tx.ctx.law.ruleset;
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
        .map_err(|problem| guard::unknown(&problem, &award.value.asks, &award.cite))?;
    let id = &award.value.id;
    for player in players {
        let given = ByeGiven { round, player: player.clone(), award: id.clone(), result };
        tx.push(Event::Round(RoundEvent::ByeGiven(given)), vec![award.cite.clone()]);
        tally::duties(tx, &DutyCause::Award(id.clone()), player);
    }
    Ok(())
}
