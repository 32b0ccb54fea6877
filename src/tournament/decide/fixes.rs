//! Wrong verdicts: looked up again, overruled, or mended later.

use chrono::{DateTime, NaiveDate, Utc};

use crate::clock::{GiveUp, Notice, Order};
use crate::domain::{At, Citation, Millis, Points, Role, Side, SlipId};
use crate::lexicon::Outcome;
use crate::rules::{
    Facts, FixDemand, FixMoves, FixUnit, FixUntil, LateFix, Overrule, OverruleUntil, Phase, Relook,
};
use crate::tournament::event::{
    ClockEvent, Event, OrderWhy, ReopenGround, ResultEvent, SlipEvent, SlipReopened, SpreadAdjusted, Wish,
};
use crate::tournament::guard;
use crate::tournament::refusal::{Refusal, RefusalCode, Subject};
use crate::tournament::state::{OrderState, SlipPhase, SlipState};

use super::Decision;
use super::entry::wrong_phase;
use super::transaction::Transaction;
use crate::tournament::guard::DecisionCtx;

/// No single move has counted more, by far.
const MOST_FOR_A_MOVE: i32 = 2_000;

/// What somebody wants mended.
pub(super) struct Demand<'c> {
    pub(super) word: &'c str,
    pub(super) points: Points,
    pub(super) by: Option<Side>,
    pub(super) agreed: bool,
}

pub(super) fn fix(ctx: &DecisionCtx<'_>, id: SlipId, demand: &Demand<'_>) -> Decision {
    let slip = ctx.slip(id)?;
    let rule = may_mend(ctx, id, slip, demand)?;
    let (word, outcome) = judged(ctx, id, slip, demand.word, &rule.moves.cite)?;
    let first = once(ctx, id, &word, rule)?;
    let player = mender(slip);
    demanded(slip, demand.by, player, outcome, rule)?;
    if !(0..=MOST_FOR_A_MOVE).contains(&demand.points.0) {
        return Err(Refusal::cited(
            RefusalCode::BadNumber,
            format!("{} points for a move", demand.points),
            format!("say what the move counted, or would have: from 0 to {MOST_FOR_A_MOVE}"),
            &rule.moves.cite,
        ));
    }
    let formula = if outcome == Outcome::Valid { &rule.wrongly_accepted } else { &rule.wrongly_rejected };
    // The move's points move once, whatever is added for each word.
    let points = if first { demand.points.0 } else { 0 };
    let facts = Facts::from([
        ("points".to_owned(), i64::from(points)),
        ("round".to_owned(), i64::from(slip.round.0)),
    ]);
    let moved = guard::value(&formula.value, &facts, &[], &formula.cite)?;
    let moved = Points(i32::try_from(moved).unwrap_or_default());
    let own = rule.moves.value == FixMoves::PlayerPoints;
    let event = SpreadAdjusted {
        player: slip.players[player.index()].clone(),
        halves: 0,
        scored: if own { moved } else { Points(0) },
        spread: if own { Points(0) } else { moved },
        slip: Some(id),
        word,
    };
    let mut cite = vec![formula.cite.clone(), rule.moves.cite.clone(), rule.until.cite.clone()];
    cite.dedup();
    Ok(vec![ctx.record(Event::Result(ResultEvent::SpreadAdjusted(event)), cite)])
}

/// The rule by which a verdict is mended now, by whoever acts.
fn may_mend<'d>(
    ctx: &'d DecisionCtx<'_>,
    id: SlipId,
    slip: &SlipState,
    demand: &Demand<'_>,
) -> Result<&'d LateFix, Refusal> {
    let Some(rule) = &ctx.law.ruleset.late_fix else {
        return Err(Refusal::cited(
            RefusalCode::NotOffered,
            "this regulation mends no verdict afterwards",
            "the verdict stands",
            &ctx.law.ruleset.verdict.finality.cite,
        ));
    };
    if !matches!(slip.phase, SlipPhase::Decided { .. } | SlipPhase::Announced { .. }) {
        return Err(Refusal { cite: Some(rule.until.cite.clone()), ..wrong_phase(ctx, id, slip.phase) });
    }
    ctx.office_of(&[rule.agrees.value], Subject::LateFix, &rule.agrees.cite)?;
    if !demand.agreed {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("the {} has not agreed", rule.agrees.value),
            "say that he agrees, once he has",
            &rule.agrees.cite,
        ));
    }
    in_time(ctx, id, slip, rule)?;
    Ok(rule)
}

/// Whose points move: the mover's; where everybody plays alone, his who proposed the word.
fn mender(slip: &SlipState) -> Side {
    let mover = slip.mover();
    if slip.players[mover.index()].is_empty() { slip.challenger } else { mover }
}

/// Whether it is the first word of the play that is mended; a play, or a word, is mended once.
fn once(ctx: &DecisionCtx<'_>, id: SlipId, word: &str, rule: &LateFix) -> Result<bool, Refusal> {
    let mut before = ctx.state.adjustments.iter().filter(|it| it.slip == Some(id)).peekable();
    let first = before.peek().is_none();
    let (again, what) = match rule.unit.value {
        FixUnit::Play => (!first, "the play"),
        FixUnit::Word => (before.any(|it| it.word == word), "the word"),
    };
    if again {
        return Err(Refusal::cited(
            RefusalCode::Duplicate,
            format!("{what} on slip {id} was mended already"),
            "it is mended once",
            &rule.unit.cite,
        ));
    }
    Ok(first)
}

/// Whether it was demanded, and by whom it may be.
fn demanded(
    slip: &SlipState,
    by: Option<Side>,
    player: Side,
    outcome: Outcome,
    rule: &LateFix,
) -> Result<(), Refusal> {
    let cite = &rule.accepted_by.cite;
    let Some(by) = by else {
        return Err(Refusal::cited(
            RefusalCode::MissingFact,
            "nobody has demanded it",
            "say which player does: a or b",
            cite,
        ));
    };
    let (may, what) = match (outcome, rule.accepted_by.value) {
        (Outcome::Valid, FixDemand::Anyone) => return Ok(()),
        (Outcome::Valid, FixDemand::Opponent) => (player.other(), "a word that was wrongly accepted"),
        _ => (player, "a word that was wrongly rejected"),
    };
    // Nobody sits opposite where everybody plays alone.
    if by == may || slip.players[may.index()].is_empty() {
        return Ok(());
    }
    let name = &slip.players[may.index()];
    let what = format!("{what} is for {name} to claim");
    Err(Refusal::cited(RefusalCode::NotAllowed, what, format!("let {name} demand it"), cite))
}

/// A word of the slip and its verdict; what the mover admitted has none.
fn judged(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    slip: &SlipState,
    word: &str,
    cite: &Citation,
) -> Result<(String, Outcome), Refusal> {
    let word = ctx.law.tiles.read(word).map_or_else(|_| word.to_owned(), |word| word.text().to_owned());
    let found = slip.verdicts.iter().find(|verdict| verdict.word == word);
    found.map(|verdict| (word.clone(), verdict.outcome)).ok_or_else(|| {
        let all: Vec<&str> = slip.verdicts.iter().map(|verdict| verdict.word.as_str()).collect();
        let instead = match all.as_slice() {
            [] => "the mover admitted it, so there is no verdict to mend".to_owned(),
            all => format!("choose one of: {}", all.join(", ")),
        };
        let what = format!("there is no verdict on “{word}” on slip {id}");
        Refusal::cited(RefusalCode::Unknown, what, instead, cite)
    })
}

/// After the game, and as long as the regulation lets a claim be made.
fn in_time(ctx: &DecisionCtx<'_>, id: SlipId, slip: &SlipState, rule: &LateFix) -> Result<(), Refusal> {
    let cite = &rule.until.cite;
    if ctx.state.round == slip.round && ctx.state.played(slip.round, slip.table).is_none() {
        return Err(Refusal::cited(
            RefusalCode::TooEarly,
            format!("the game of slip {id} is not over"),
            "during the game the verdict stands; claim it afterwards",
            cite,
        ));
    }
    let ahead = ctx.state.event.as_ref().map_or(0, |event| event.utc_offset_min);
    let (decided, today) = (slip.decided_at.and_then(|at| day(at, ahead)), day(ctx.now, ahead));
    if rule.until.value == FixUntil::SameDay && decided != today {
        let on = decided.map(|day| day.to_string()).unwrap_or_default();
        return Err(Refusal::cited(
            RefusalCode::TooLate,
            format!("the verdict was given on {on}, and only on the same day it is mended"),
            "the verdict stands",
            cite,
        ));
    }
    Ok(())
}

/// The day of a moment at a hall whose clocks are so many minutes ahead of universal time.
fn day(at: At, ahead: i32) -> Option<NaiveDate> {
    let there = at + Millis::secs(i64::from(ahead) * 60);
    DateTime::<Utc>::from_timestamp_millis(there.0).map(|moment| moment.date_naive())
}

pub(super) fn reopen(
    ctx: &DecisionCtx<'_>,
    id: SlipId,
    ground: ReopenGround,
    scored: bool,
    reason: &str,
) -> Decision {
    let slip = ctx.slip(id)?;
    let verdicts = &ctx.law.ruleset.verdict;
    let cite = match ground {
        ReopenGround::WrongWords => &verdicts.relook.cite,
        ReopenGround::Overruled => &verdicts.overrule.cite,
    };
    if !matches!(slip.phase, SlipPhase::Decided { .. } | SlipPhase::Announced { .. }) {
        return Err(Refusal { cite: Some(cite.clone()), ..wrong_phase(ctx, id, slip.phase) });
    }
    let handed_in = ctx.state.round != slip.round || ctx.state.phase(slip.table) == Phase::HandedIn;
    let until = verdicts.overrule_until.as_ref().filter(|_| ground == ReopenGround::Overruled);
    let ended = until.is_some_and(|until| until.value == OverruleUntil::GameEnd)
        && ctx.state.played(slip.round, slip.table).is_some();
    if handed_in || ended {
        return Err(Refusal::cited(
            RefusalCode::TooLate,
            format!("the game of slip {id} is over"),
            "a verdict is changed only while its game is played; some regulations mend it afterwards",
            until.map_or(cite, |until| &until.cite),
        ));
    }
    match ground {
        ReopenGround::WrongWords => wrong_words(ctx, id, slip, scored)?,
        ReopenGround::Overruled => overruled(ctx, id, slip)?,
    }
    guard::reason(reason, Subject::Relook, cite)?;
    let mut tx = Transaction::new(ctx);
    let event = SlipReopened { slip: id, ground, reason: reason.to_owned(), back: slip.imposed };
    tx.push(Event::Slip(SlipEvent::SlipReopened(event)), vec![cite.clone()]);
    take_back(&mut tx, id, cite);
    tx.finish()
}

fn wrong_words(ctx: &DecisionCtx<'_>, id: SlipId, slip: &SlipState, scored: bool) -> Result<(), Refusal> {
    let relook = &ctx.law.ruleset.verdict.relook;
    let announced = matches!(slip.phase, SlipPhase::Announced { .. });
    let why = match relook.value {
        Relook::Never => "a look-up is not repeated here",
        Relook::UntilAnnounced if announced => "the verdict has been announced",
        Relook::UntilScored if scored => "both have counted the points and accepted the score",
        Relook::UntilAnnounced | Relook::UntilScored => return Ok(()),
    };
    let what = format!("slip {id} is not looked up again: {why}");
    Err(Refusal::cited(RefusalCode::TooLate, what, "the verdict stands", &relook.cite))
}

fn overruled(ctx: &DecisionCtx<'_>, id: SlipId, slip: &SlipState) -> Result<(), Refusal> {
    let rule = &ctx.law.ruleset.verdict.overrule;
    let cite = &rule.cite;
    if rule.value == Overrule::Nobody {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("nobody changes the verdict on slip {id}"),
            "the verdict stands",
            cite,
        ));
    }
    ctx.office_of(&[Role::HeadReferee], Subject::Overruling, cite)?;
    // His own is whatever he signed; where nobody signs in, whatever was decided in his office.
    let own = slip.decided_by.as_ref().is_some_and(|by| {
        if by.name.is_empty() || ctx.by.name.is_empty() {
            by.role == ctx.by.role
        } else {
            by.name == ctx.by.name
        }
    });
    if own {
        return Err(Refusal::cited(
            RefusalCode::NotAllowed,
            format!("the {} decided slip {id} himself", ctx.by.role),
            "nobody changes a verdict of his own",
            cite,
        ));
    }
    Ok(())
}

/// What the verdict asked of clocks and people: what has not arrived is given up, what has is told back by a person.
fn take_back(tx: &mut Transaction<'_>, id: SlipId, cite: &Citation) {
    let of_slip = tx.ctx.state.orders.iter().filter(|(_, order)| order.slip == Some(id));
    for (op, order) in of_slip {
        match order.state {
            OrderState::Waiting | OrderState::Unconfirmed { .. } => {
                let given_up = Event::Clock(ClockEvent::OrderUnconfirmed {
                    op: *op,
                    why: GiveUp::LookedUpAgain { slip: id },
                });
                tx.push(given_up, vec![cite.clone()]);
            }
            OrderState::Confirmed { .. } | OrderState::Settled { .. } => {
                let Wish::Clock { order: wish } = order.wish else { continue };
                tx.by_hand(order.table, back(wish), OrderWhy::TakenBack { slip: id }, cite);
            }
        }
    }
}

/// What undoes an order: points and times the other way, else what is shown is cleared.
fn back(order: Order) -> Order {
    match order {
        Order::Notice { side, notice: Notice::Points(points) } => {
            Order::Notice { side, notice: Notice::Points(Points(-points.0)) }
        }
        Order::Add { side, amount } => Order::Add { side, amount: Millis(-amount.0) },
        _ => Order::ClearNotice,
    }
}
