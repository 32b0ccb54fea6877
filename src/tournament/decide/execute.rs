//! What follows from a decision: the remedies of the ruleset are resolved to what they come to in a game, and executed
//! as penalties, orders, counts, awards, exclusions and procedures.

use super::award::void_result;
use super::procedure::begin_after;
use super::scene::Price;
use super::tally::count;
use super::{Because, Transaction, award, tally};
use crate::clock::{Notice, Order};
use crate::domain::{Citation, Points, Side};
use crate::rules::{Cited, Item, Remedy, Turn, Who};
use crate::tournament::event::{
    Cause, Event, Follows, GameRef, Hindrance, OrderKind, OrderWhy, ResultEvent, SpreadAdjusted, Worked,
};
use crate::tournament::refusal::{ConductReason, Refusal, Subject};
use crate::tournament::state::PlacedOrder;

pub(in crate::tournament) use super::scene::RemedyScene;

/// Executes what follows. What is only said stands in the event that led to it and needs nothing here.
///
/// # Errors
/// Where an award or a procedure needs a fact that is not known.
pub(in crate::tournament) fn execute(
    tx: &mut Transaction<'_>,
    scene: &RemedyScene,
    resolved: &Resolved,
) -> Result<(), Refusal> {
    let before = std::mem::replace(&mut tx.facts, scene.facts.clone());
    if let Some(game) = scene.game {
        let turns = pay(tx, scene, game, resolved);
        for follows in &resolved.follows {
            tell(tx, game, scene, follows);
        }
        if let Some(rule) = &tx.ctx.law.ruleset.penalty.crosses {
            for side in Side::BOTH {
                let notice = Order::Notice { side, notice: Notice::LoseTurn };
                for _ in 0..turns[side.index()] {
                    tx.order_in(
                        (game, &scene.cause),
                        notice,
                        (Because::default(), None),
                        &rule.threshold.cite,
                    );
                }
            }
        }
    }
    for follows in &resolved.follows {
        act(tx, scene, follows)?;
    }
    tx.facts = before;
    Ok(())
}

/// Imposes what each side pays, as one event a side; how many turns the crosses cost each.
fn pay(tx: &mut Transaction<'_>, scene: &RemedyScene, game: GameRef, resolved: &Resolved) -> [u16; 2] {
    let mut turns = [0; 2];
    for side in Side::BOTH {
        let index = side.index();
        let mut price =
            Price { units: resolved.units[index], free: resolved.free[index], ..Price::default() };
        let mut cite: Vec<Citation> = Vec::new();
        for Follows { what, cite: paragraph } in &resolved.follows {
            match what {
                Worked::Cross { side: whose } if *whose == side => {
                    price.crosses = price.crosses.saturating_add(1);
                }
                Worked::LoseTurn { side: whose, turn: Turn::Next } if *whose == side => {
                    price.turns_besides = price.turns_besides.saturating_add(1);
                }
                Worked::Points { side: whose, points } if *whose == side && points.0 < 0 => {
                    price.points = Points(price.points.0.saturating_add(points.0));
                }
                // What one side gains is a credit beside what the other pays.
                Worked::Points { side: whose, points } if *whose != side && points.0 > 0 => {
                    price.credited = Points(price.credited.0.saturating_add(points.0));
                }
                Worked::LoseTurn { .. }
                | Worked::Cross { .. }
                | Worked::Points { .. }
                | Worked::SetScore { .. }
                | Worked::Rescore { .. }
                | Worked::CorrectScore
                | Worked::CorrectRecord
                | Worked::VoidResult
                | Worked::WithdrawPlay
                | Worked::ResetMove
                | Worked::RestartClock { .. }
                | Worked::Clock { .. }
                | Worked::Count { .. }
                | Worked::Award { .. }
                | Worked::Exclude { .. }
                | Worked::Procedure { .. }
                | Worked::Relook
                | Worked::AnnulMove { .. }
                | Worked::Table { .. }
                | Worked::Say { .. }
                | Worked::CostsNothing { .. } => continue,
            }
            cite.push(paragraph.clone());
        }
        if price == Price::default() {
            continue;
        }
        let payer = scene.payer(game, side);
        price.turns_by_crosses = tx.turns_for(payer, price.crosses);
        turns[index] = price.turns_by_crosses;
        tx.impose(&scene.cause, payer, &price, cite);
    }
    turns
}

/// What the table's clock shows or does, or a person says or does.
fn tell(tx: &mut Transaction<'_>, game: GameRef, scene: &RemedyScene, follows: &Follows) {
    let notice = |side: Side, notice| Some(Order::Notice { side, notice });
    let order = match &follows.what {
        Worked::Cross { side } => notice(*side, Notice::Cross),
        Worked::Points { side, points } if points.0 != 0 => notice(*side, Notice::Points(*points)),
        Worked::LoseTurn { side, .. } => notice(*side, Notice::LoseTurn),
        Worked::Clock { order } => Some(*order),
        Worked::Points { .. }
        | Worked::SetScore { .. }
        | Worked::Rescore { .. }
        | Worked::CorrectScore
        | Worked::CorrectRecord
        | Worked::VoidResult
        | Worked::WithdrawPlay
        | Worked::ResetMove
        | Worked::RestartClock { .. }
        | Worked::Count { .. }
        | Worked::Award { .. }
        | Worked::Exclude { .. }
        | Worked::Procedure { .. }
        | Worked::Relook
        | Worked::AnnulMove { .. }
        | Worked::Table { .. }
        | Worked::Say { .. }
        | Worked::CostsNothing { .. } => None,
    };
    // Whoever is to stop the clock by hand and has not is asked once, whatever needs it besides.
    let stops = |placed: &PlacedOrder| {
        placed.needs_person() && placed.wish == OrderKind::Clock { order: Order::Stop }
    };
    let waits =
        order == Some(Order::Stop) && tx.state.orders.live_at(&game.table).any(|(_, placed)| stops(placed));
    if let Some(order) = order.filter(|_| !waits) {
        let by_hand = (!tx.now().console_may(game, &order)).then_some(Hindrance::NoPower);
        let why = Some(OrderWhy::Follows { rule: scene.rule.clone() });
        let because = Because { reason: scene.reason.clone(), why };
        tx.order_in((game, &scene.cause), order, (because, by_hand), &follows.cite);
    }
}

/// Counts, awards, exclusions, procedures, the spread.
fn act(tx: &mut Transaction<'_>, scene: &RemedyScene, follows: &Follows) -> Result<(), Refusal> {
    let (ctx, cite) = (tx.ctx, &follows.cite);
    let lacks =
        |what: Subject, id: &str| Refusal::by(ConductReason::RulesetLacks { what, id: id.to_owned() }, cite);
    match &follows.what {
        Worked::Count { side, counter } => {
            count(tx, &scene.cause, scene.player_at(*side), scene.game, counter, cite)?;
        }
        Worked::Award { award, against } => {
            let game = scene.game(cite)?;
            let found = ctx.law.ruleset.award(award).ok_or_else(|| lacks(Subject::Award, award))?;
            // What nobody asks for there is not said there.
            let asks = &found.value.asks;
            let of_it = |(fact, _): &(&String, &i64)| asks.iter().any(|ask| ask.fact == **fact);
            let facts =
                scene.facts.iter().filter(of_it).map(|(fact, value)| (fact.clone(), *value)).collect();
            award::award(tx, game, Some(&scene.cause), found, *against, &facts, scene.why())?;
        }
        Worked::Exclude { side, from } => {
            let why = why(tx, &scene.cause);
            tally::exclude(tx, &scene.cause, scene.player_at(*side), *from, &why, cite);
        }
        Worked::Procedure { procedure } => {
            let found =
                ctx.law.ruleset.procedure(procedure).ok_or_else(|| lacks(Subject::Procedure, procedure))?;
            begin_after(tx, scene, found)?;
        }
        Worked::VoidResult => {
            void_result(tx, scene.game(cite)?, &scene.cause, cite);
        }
        Worked::Rescore { side, points } => {
            let mut moved = [Points(0); 2];
            moved[side.index()] = *points;
            tx.rescore(scene.game(cite)?, &scene.cause, moved, std::slice::from_ref(cite));
        }
        Worked::Table { side, halves, scored, spread } => {
            adjust(tx, &scene.cause, scene.player_at(*side), (*halves, *scored, *spread), cite);
        }
        Worked::Cross { .. }
        | Worked::Points { .. }
        | Worked::SetScore { .. }
        | Worked::CorrectScore
        | Worked::CorrectRecord
        | Worked::WithdrawPlay
        | Worked::ResetMove
        | Worked::LoseTurn { .. }
        | Worked::RestartClock { .. }
        | Worked::Clock { .. }
        | Worked::Relook
        | Worked::AnnulMove { .. }
        | Worked::Say { .. }
        | Worked::CostsNothing { .. } => {}
    }
    Ok(())
}

/// The id of what led to something.
fn why(tx: &Transaction<'_>, cause: &Cause) -> String {
    match cause {
        Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act) => act.id.clone(),
        Cause::Claim(claim) => tx.state.claims.get(claim).map(|it| it.offence.clone()).unwrap_or_default(),
        Cause::Run(run) => tx.state.runs.get(run).map(|it| it.procedure.clone()).unwrap_or_default(),
        Cause::Slip(slip) => format!("slip {slip}"),
    }
}

/// Moves what a player has in the standings: spread, half points, points scored.
fn adjust(
    tx: &mut Transaction<'_>,
    cause: &Cause,
    player: &str,
    moved: (i32, Points, Points),
    cite: &Citation,
) {
    let (halves, scored, spread) = moved;
    let (cause, player) = (Some(cause.clone()), player.to_owned());
    let event = SpreadAdjusted { cause, player, halves, scored, spread, slip: None, word: String::new() };
    tx.push(Event::Result(ResultEvent::SpreadAdjusted(event)), vec![cite.clone()]);
}

/// What follows, worked out.
#[derive(Default)]
pub(in crate::tournament) struct Resolved {
    /// What, each with its paragraph.
    pub(in crate::tournament) follows: Vec<Follows>,
    /// Unjustified units for each side, `A` first.
    pub(in crate::tournament) units: [u16; 2],
    /// Of these, units that cost nothing.
    pub(in crate::tournament) free: [u16; 2],
}

impl Resolved {
    /// The paragraphs on which it rests.
    pub(in crate::tournament) fn cites(&self) -> impl Iterator<Item = Citation> {
        self.follows.iter().map(|follows| follows.cite.clone())
    }

    fn push(&mut self, what: Worked, cite: &Citation) {
        self.follows.push(Follows { what, cite: cite.clone() });
    }
}

/// The remedies with sides and numbers worked out; those whose condition does not hold are left out.
///
/// # Errors
/// Where a number, a game or a player that it needs is not known.
pub(in crate::tournament) fn resolve(
    tx: &Transaction<'_>,
    scene: &RemedyScene,
    items: &[Cited<Item>],
) -> Result<Resolved, Refusal> {
    let mut resolved = Resolved::default();
    for item in items {
        if let Some(condition) = &item.value.only_if
            && scene.value(condition, &item.cite)? == 0
        {
            continue;
        }
        add(tx, scene, &item.value.remedy, &item.cite, &mut resolved)?;
    }
    Ok(resolved)
}

/// One remedy, worked out.
///
/// # Errors
/// As [`resolve`].
pub(in crate::tournament) fn resolve_one(
    tx: &Transaction<'_>,
    scene: &RemedyScene,
    remedy: &Remedy,
    cite: &Citation,
) -> Result<Resolved, Refusal> {
    let mut resolved = Resolved::default();
    add(tx, scene, remedy, cite, &mut resolved)?;
    Ok(resolved)
}

fn add(
    tx: &Transaction<'_>,
    scene: &RemedyScene,
    remedy: &Remedy,
    cite: &Citation,
    resolved: &mut Resolved,
) -> Result<(), Refusal> {
    let Remedy::Penalty { who } = remedy else {
        for what in scene.work_out(remedy, cite)? {
            resolved.push(what, cite);
        }
        return take_off(tx, scene, remedy, cite, resolved);
    };
    let game = scene.game(cite)?;
    let free = &tx.ctx.law.ruleset.penalty.free;
    for side in scene.sides(*who, cite)? {
        let index = side.index();
        let Some(price) = tx.price(scene.payer(game, side), 1, resolved.free[index]) else { continue };
        resolved.units[index] = resolved.units[index].saturating_add(price.units);
        resolved.free[index] = resolved.free[index].saturating_add(price.free);
        if price.free > 0 {
            resolved.push(Worked::CostsNothing { of: free.value }, &free.cite);
        }
        if price.points.0 != 0 {
            resolved.push(Worked::Points { side, points: price.points }, cite);
        }
        for _ in 0..price.crosses {
            resolved.push(Worked::Cross { side }, cite);
        }
        if price.credited.0 != 0 {
            resolved.push(Worked::Points { side: side.other(), points: price.credited }, cite);
        }
    }
    Ok(())
}

/// What a play is put right by where the game's result has counted it already: an annulled move goes off in the
/// standings, another score moves the result itself.
fn take_off(
    tx: &Transaction<'_>,
    scene: &RemedyScene,
    remedy: &Remedy,
    cite: &Citation,
    resolved: &mut Resolved,
) -> Result<(), Refusal> {
    let (who, counted, score) = if let Remedy::AnnulMove { who, counted: Some(counted) } = remedy {
        (*who, counted, None)
    } else if let Remedy::SetScore { score, counted: Some(counted) } = remedy {
        (Who::Offender, counted, Some(score))
    } else {
        return Ok(());
    };
    let game = scene.game(cite)?;
    let Some(played) = tx.state.played(game.round, game.table).filter(|played| !played.awarded) else {
        return Ok(());
    };
    let now = score.map_or(Ok(Points(0)), |score| scene.points(score, cite))?;
    let counted = scene.points(counted, cite)?;
    let moved = Points(now.0 - counted.0);
    if moved.0 == 0 {
        return Ok(());
    }
    for side in scene.sides(who, cite)? {
        let scored = played.sheet(side);
        if counted.0 > scored.0 {
            let player = scene.player(side).to_owned();
            return Err(Refusal::by(ConductReason::CountsMoreThanAll { player, counted, scored }, cite));
        }
        let what = match score {
            Some(_) => Worked::Rescore { side, points: moved },
            None => Worked::Table { side: Some(side), halves: 0, scored: moved, spread: Points(0) },
        };
        resolved.push(what, cite);
    }
    Ok(())
}
