//! Awarding a game, be it that somebody awards it or that it follows from something.

use crate::domain::Side;
use crate::rules::{Against, Award, Cited, DutyCause, Facts};
use crate::tournament::event::{Act, Cause, Event, GameAwarded, GameRef, ResultEvent, SideResult};
use crate::tournament::refusal::Refusal;
use crate::tournament::state::State;
use crate::tournament::{guard, score};

use super::round_end::{sheets_came_in, with_the_last_result};
use super::tally;
use super::transaction::Transaction;

/// Awards a game: the sides' results, the counters of whoever loses it, the duties.
///
/// It overturns a result that is not handed in; one that is handed in only where the award is for that. A game that
/// they have lost already is not lost once more.
///
/// # Errors
/// Where the award needs a fact that is not known, or the result stands.
pub(in crate::tournament) fn award(
    tx: &mut Transaction<'_>,
    game: GameRef,
    cause: Option<&Cause>,
    award: &Cited<Award>,
    against: Option<Side>,
    facts: &Facts,
    reason: &str,
) -> Result<(), Refusal> {
    let sides = worked_out(tx, award, against, facts)?;
    if let Some(played) = tx.state.played(game.round, game.table) {
        let lost = |side: Side| played.sides[side.index()].halves <= sides[side.index()].halves;
        if played.awarded && losers(&award.value, against).iter().all(|side| lost(*side)) {
            return Ok(());
        }
    }
    tx.now().overturns(game, award)?;
    give(tx, (game, cause), award, Said::of(against, facts, reason), sides)?;
    with_the_last_result(tx);
    sheets_came_in(tx, game.round);
    Ok(())
}

/// Who loses by an award.
fn losers(award: &Award, against: Option<Side>) -> Vec<Side> {
    match award.against {
        Against::One => against.into_iter().collect(),
        Against::Both => Side::BOTH.to_vec(),
        Against::None => Vec::new(),
    }
}

pub(in crate::tournament) fn worked_out(
    tx: &Transaction<'_>,
    award: &Cited<Award>,
    against: Option<Side>,
    facts: &Facts,
) -> Result<[SideResult; 2], Refusal> {
    let mut facts = facts.clone();
    facts.entry("round".to_owned()).or_insert(i64::from(tx.state.round.0));
    score::by_award(&tx.ctx.law.ruleset.results, &award.value, against, &facts)
        .map_err(|problem| guard::unknown(&problem, &award.value.asks, &award.cite))
}

/// What is said with an award.
#[derive(Clone, Copy)]
pub(in crate::tournament) struct Said<'s> {
    pub(in crate::tournament) against: Option<Side>,
    pub(in crate::tournament) facts: &'s Facts,
    pub(in crate::tournament) reason: &'s str,
    pub(in crate::tournament) corrects: bool,
    /// Whoever loses by it was never there, whatever was noted.
    pub(in crate::tournament) never_came: bool,
}

impl<'s> Said<'s> {
    /// What is said with an award that takes nothing's place.
    pub(in crate::tournament) fn of(against: Option<Side>, facts: &'s Facts, reason: &'s str) -> Self {
        Self { against, facts, reason, corrects: false, never_came: false }
    }
}

pub(in crate::tournament) fn give(
    tx: &mut Transaction<'_>,
    (game, cause): (GameRef, Option<&Cause>),
    award: &Cited<Award>,
    Said { against, facts, reason, corrects, never_came: missing }: Said<'_>,
    sides: [SideResult; 2],
) -> Result<(), Refusal> {
    let players = Side::BOTH.map(|side| tx.state.player(game, side).unwrap_or_default());
    let Award { id, name, counts, counts_absent, counts_unmoved, .. } = &award.value;
    let losers = losers(&award.value, against);
    let stayed_away =
        losers.iter().map(|side| missing || never_came(&tx.state, game, *side)).collect::<Vec<_>>();
    let this = Cause::Award(Act { id: id.clone(), entry: tx.state.next_entry() });
    let event = GameAwarded {
        cause: cause.cloned(),
        game,
        award: id.clone(),
        name: name.clone(),
        against,
        facts: facts.clone(),
        sides,
        corrects,
        reason: reason.to_owned(),
    };
    tx.push(Event::Result(ResultEvent::GameAwarded(event)), vec![award.cite.clone()]);
    let about: Vec<&str> = match losers.as_slice() {
        [] => players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect(),
        losers => losers.iter().map(|side| players[side.index()].as_str()).collect(),
    };
    tally::duties(tx, &DutyCause::Award(id.clone()), Some(&this), &about.join(", "));
    for (side, stayed_away) in losers.into_iter().zip(stayed_away) {
        let besides = counts_absent.iter().filter(|_| stayed_away);
        let moved = facts.get(Award::moved(side)).is_none_or(|moved| *moved != 0);
        let unmoved = counts_unmoved.iter().filter(|_| !moved);
        for counter in counts.iter().chain(besides).chain(unmoved) {
            tally::count(tx, &this, &players[side.index()], Some(game), counter, &award.cite)?;
        }
    }
    Ok(())
}

/// Whether a player was missed at a game, did not come after that, and nothing was played.
fn never_came(state: &State, game: GameRef, side: Side) -> bool {
    let missing = state.game_of(game).and_then(|it| it.still_missing(side));
    missing.is_some() && state.played(game.round, game.table).is_none()
}
