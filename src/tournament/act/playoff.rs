//! The playoff after the round's time: the move in progress, whose number is circled.

use crate::domain::TableId;
use crate::rules::{Cited, Phase, SessionTime};
use crate::tournament::command::RoundCommand;
use crate::tournament::decide::Decision;
use crate::tournament::event::{Event, MoveCircled, RoundEvent};
use crate::tournament::guard::{DecisionCtx, session_limit};
use crate::tournament::offer::{Need, OfferListing, OfferMenu};
use crate::tournament::refusal::{Reason, Refusal, RoundReason, Subject};

const CIRCLE: OfferListing = OfferListing::at(7, "kind-playoff").called("offer-circle");

/// A move whose number may be circled now.
struct CircleGrant<'g> {
    /// The round's time.
    session: &'g SessionTime,
    /// How many rounds of the playoff follow.
    playoff: &'g Cited<u16>,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the number of the move in progress may be circled now.
    ///
    /// # Errors
    /// Where no playoff follows here, the game is not being played, one is circled, or the round's time is not over.
    fn may_circle(&self, table: TableId) -> Result<CircleGrant<'a>, Refusal> {
        let rules = &self.law.ruleset;
        let session = rules.session.as_ref();
        let Some((session, playoff)) =
            session.and_then(|it| it.playoff_rounds.as_ref().map(|rounds| (it, rounds)))
        else {
            let cite = session.map_or(&rules.time.mode.cite, |session| &session.base.cite);
            return Err(Refusal::by(RoundReason::NoPlayoff, cite));
        };
        let game = self.game_in(table, &[Phase::Playing], Subject::CircledMove, &playoff.cite)?;
        if let Some((number, last)) = game.circled {
            return Err(Refusal::by(RoundReason::CircledAlready { number, last }, &playoff.cite));
        }
        let (gone, limit) = (self.round_gone(game).unwrap_or_default(), session_limit(session, game));
        if gone < limit {
            let left = limit - gone;
            return Err(Refusal::by(RoundReason::RoundRuns { gone, limit, left }, &session.base.cite));
        }
        Ok(CircleGrant { session, playoff })
    }
}

/// The move that is circled already, where that is why nothing more is.
fn circled(refusal: &Refusal) -> Option<u16> {
    let Reason::Round(RoundReason::CircledAlready { number, .. }) = &*refusal.why else { return None };
    Some(*number)
}

pub(super) fn circle(ctx: &DecisionCtx<'_>, table: TableId, number: u16) -> Decision {
    let CircleGrant { session, playoff } = match ctx.may_circle(table) {
        // The same number said twice is said once.
        Err(refusal) if circled(&refusal) == Some(number) => return Ok(Vec::new()),
        may => may?,
    };
    if number == 0 {
        return Err(Refusal::by(RoundReason::NoMoveZero, &playoff.cite));
    }
    let last_move = number.saturating_add(playoff.value.max(1) - 1);
    let event = Event::Round(RoundEvent::MoveCircled(MoveCircled { table, number, last_move }));
    Ok(vec![ctx.record(event, vec![session.base.cite.clone(), playoff.cite.clone()])])
}

impl OfferMenu<'_> {
    pub(super) fn playoff(&mut self, table: TableId) {
        let Some(session) = &self.ctx.law.ruleset.session else { return };
        let Some(rounds) = &session.playoff_rounds else { return };
        // One move is circled, and then it is done.
        if self.ctx.state.game(table).is_some_and(|game| game.circled.is_none()) {
            let may = self.ctx.may_circle(table);
            let circle = RoundCommand::CircleMove { table, number: 0 };
            self.add(CIRCLE, circle, &rounds.cite).checked(may).asks([("number", Need::Number)]).due_if(true);
        }
    }
}
