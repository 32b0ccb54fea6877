//! Carrying out what follows: penalties, orders, counts, awards, exclusions, procedures.

use crate::clock::{Notice, Order};
use crate::domain::{Citation, Points, Side};
use crate::rules::{ClockPower, Turn};
use crate::tournament::event::{Cause, Event, Follows, GameRef, ResultEvent, SpreadAdjusted, Worked};
use crate::tournament::refusal::{Refusal, RefusalCode};

use super::price::Price;
use super::settle::{Scene, Settlement, count};
use super::transaction::Transaction;
use super::{procedures, results, tally};

/// Carries out what follows. What is only said stands in the event that led to it and needs nothing here.
///
/// # Errors
/// Where an award or a procedure needs a fact that is not known.
pub(super) fn carry_out(
    tx: &mut Transaction<'_>,
    scene: &Scene,
    settled: &Settlement,
) -> Result<(), Refusal> {
    let before = std::mem::replace(&mut tx.facts, scene.facts.clone());
    if let Some(game) = scene.game {
        let turns = pay(tx, scene, game, settled);
        for follows in &settled.follows {
            tell(tx, game, scene, follows);
        }
        if let Some(rule) = &tx.ctx.law.ruleset.penalty.crosses {
            for side in Side::BOTH {
                let notice = Order::Notice { side, notice: Notice::LoseTurn };
                for _ in 0..turns[side.index()] {
                    tx.order_in((game, &scene.cause), notice, ("", None), &rule.threshold.cite);
                }
            }
        }
    }
    for follows in &settled.follows {
        act(tx, scene, follows)?;
    }
    tx.facts = before;
    Ok(())
}

/// Imposes what each side pays, as one event a side; how many turns the crosses cost each.
fn pay(tx: &mut Transaction<'_>, scene: &Scene, game: GameRef, settled: &Settlement) -> [u16; 2] {
    let mut turns = [0; 2];
    for side in Side::BOTH {
        let index = side.index();
        let mut price = Price { units: settled.units[index], free: settled.free[index], ..Price::default() };
        let mut cite: Vec<Citation> = Vec::new();
        for Follows { what, cite: paragraph } in &settled.follows {
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
                _ => continue,
            }
            cite.push(paragraph.clone());
        }
        if price == Price::default() {
            continue;
        }
        let payer = scene.payer(game, side);
        price.turns_by_crosses = tx.turns_for(payer, price.crosses);
        turns[index] = price.turns_by_crosses;
        tx.impose(scene.cause.clone(), payer, &price, cite);
    }
    turns
}

/// What the table's clock shows or does, or a person says or does.
fn tell(tx: &mut Transaction<'_>, game: GameRef, scene: &Scene, follows: &Follows) {
    let notice = |side: Side, notice| Some(Order::Notice { side, notice });
    let order = match &follows.what {
        Worked::Cross { side } => notice(*side, Notice::Cross),
        Worked::Points { points: Points(0), .. } => None,
        Worked::Points { side, points } => notice(*side, Notice::Points(*points)),
        Worked::LoseTurn { side, .. } => notice(*side, Notice::LoseTurn),
        Worked::Clock { order } => Some(*order),
        _ => None,
    };
    if let Some(order) = order {
        let by_hand =
            (!granted(tx, game, &order)).then_some("the console has no such power over clocks here");
        tx.order_in((game, &scene.cause), order, (&scene.reason, by_hand), &follows.cite);
    }
}

/// Whether the console may give an order to a clock: showing always, the rest by a grant to whoever acts.
fn granted(tx: &Transaction<'_>, game: GameRef, order: &Order) -> bool {
    let (exact, free) = match *order {
        Order::Stop => (ClockPower::Stop, None),
        Order::Start { .. } => (ClockPower::StartAbsent, None),
        Order::Add { amount, .. } => (ClockPower::AddFixed { amount }, Some(ClockPower::AddFree)),
        Order::SetBoth { budget } => (ClockPower::SetBoth { budget }, None),
        _ => return true,
    };
    let had = tx.state.game(game.table).map_or(0, |game| game.times_ordered(|it| it == order));
    tx.ctx.law.ruleset.clock.grants.iter().map(|grant| &grant.value).any(|grant| {
        (grant.power == exact || Some(grant.power) == free)
            && tx.ctx.by.role.may_act_as(grant.who)
            && grant.per_game.is_none_or(|most| had < usize::from(most))
    })
}

/// Counts, awards, exclusions, procedures, the spread.
fn act(tx: &mut Transaction<'_>, scene: &Scene, follows: &Follows) -> Result<(), Refusal> {
    let (ctx, cite) = (tx.ctx, &follows.cite);
    let lost = |what: &str, id: &str| {
        Refusal::cited(
            RefusalCode::Unknown,
            format!("the ruleset names the {what} “{id}”, which it does not have"),
            "mend the ruleset",
            cite,
        )
    };
    match &follows.what {
        Worked::Count { side, counter } => {
            count(tx, &scene.cause, scene.player_at(*side), scene.game, counter, cite)?;
        }
        Worked::Award { award, against } => {
            let game = scene.game(cite)?;
            let found = ctx.law.ruleset.award(award).ok_or_else(|| lost("award", award))?;
            // What nobody asks for there is not said there.
            let asks = &found.value.asks;
            let of_it = |(fact, _): &(&String, &i64)| asks.iter().any(|ask| ask.fact == **fact);
            let facts =
                scene.facts.iter().filter(of_it).map(|(fact, value)| (fact.clone(), *value)).collect();
            results::award(tx, game, Some(&scene.cause), found, *against, &facts, &scene.reason)?;
        }
        Worked::Exclude { side, from } => {
            let why = why(tx, &scene.cause);
            tally::exclude(tx, &scene.cause, scene.player_at(*side), *from, &why, cite);
        }
        Worked::Procedure { procedure } => {
            let found = ctx.law.ruleset.procedure(procedure).ok_or_else(|| lost("procedure", procedure))?;
            procedures::begin_after(tx, scene, found)?;
        }
        Worked::Table { side, halves, scored, spread } => {
            adjust(tx, &scene.cause, scene.player_at(*side), (*halves, *scored, *spread), cite);
        }
        _ => {}
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
