//! Resolving what follows: from the remedies of the ruleset to what they come to in a game.

use crate::domain::{Citation, Points};
use crate::rules::{Cited, Item, Remedy, Who};
use crate::tournament::event::{Follows, Worked};
use crate::tournament::refusal::{ConductReason, Refusal};

use super::transaction::Transaction;

pub(in crate::tournament) use super::execute::execute;
pub(in crate::tournament) use super::scene::Scene;

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
    scene: &Scene,
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
    scene: &Scene,
    remedy: &Remedy,
    cite: &Citation,
) -> Result<Resolved, Refusal> {
    let mut resolved = Resolved::default();
    add(tx, scene, remedy, cite, &mut resolved)?;
    Ok(resolved)
}

fn add(
    tx: &Transaction<'_>,
    scene: &Scene,
    remedy: &Remedy,
    cite: &Citation,
    resolved: &mut Resolved,
) -> Result<(), Refusal> {
    let Remedy::Penalty { who } = remedy else {
        for what in scene.worked(remedy, cite)? {
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
    scene: &Scene,
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
