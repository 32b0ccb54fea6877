//! Score sheets: signed and handed in.

use super::result::is_over;
use crate::domain::{Citation, Round, TableId};
use crate::rules::{Phase, ResultSignatures};
use crate::tournament::command::ResultCommand;
use crate::tournament::decide::award::sheets_came_in;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{Event, GameRef, ResultEvent};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::offer::{Need, OfferListing, OfferMenu, Tick};
use crate::tournament::refusal::{GeneralReason, Refusal, ResultReason, Subject};
use crate::tournament::state::Game;

const HAND_IN: OfferListing =
    OfferListing::at(9, "kind-result").called("offer-hand-in").sought("sought-hand-in");
const LATE_SHEETS: OfferListing =
    OfferListing::at(9, "kind-result").called("offer-late-sheets").sought("sought-hand-in");

/// Score sheets that may be handed in now.
struct HandInGrant<'g> {
    /// The game.
    game: GameRef,
    /// Whether both must have signed.
    signed: bool,
    /// The paragraph.
    cite: &'g Citation,
}

impl<'a> DecisionCtx<'a> {
    /// Whether the score sheets of a table may be handed in now; `round` where it is not the one being played.
    ///
    /// # Errors
    /// Where the game is not over, its sheets are in, or something waits for a decision.
    fn may_hand_in(&self, table: TableId, round: Option<Round>) -> Result<HandInGrant<'a>, Refusal> {
        let signatures = &self.law.ruleset.results.signatures;
        let cite = &signatures.cite;
        let round = match round.filter(|round| *round != self.state.round) {
            Some(round) => self.sheets_out(GameRef { round, table }, cite)?.round,
            None => self.game_in(table, &[Phase::Over], Subject::HandIn, cite)?.round,
        };
        let game = GameRef { round, table };
        if self.state.from_slips(round) {
            return Err(Refusal::by(ResultReason::NoSheets { table, round }, cite));
        }
        self.nothing_open(game, cite)?;
        // Who was awarded a game without the board signs no sheet.
        let awarded = self.state.played(round, table).is_some_and(|played| played.awarded);
        Ok(HandInGrant { game, signed: signatures.value == ResultSignatures::Both && !awarded, cite })
    }

    /// A game of an earlier round that has its result, and whose sheets are not handed in.
    fn sheets_out(&self, at: GameRef, cite: &Citation) -> Result<&'a Game, Refusal> {
        let GameRef { round, table } = at;
        let game = self.state.game_of(at);
        let game = game.ok_or_else(|| Refusal::by(ResultReason::NoGamePlayed { table, round }, cite))?;
        let now = match &game.result {
            Some(played) if played.awarded => {
                return Err(Refusal::by(ResultReason::NoSheets { table, round }, cite));
            }
            Some(played) if !played.handed_in => return Ok(game),
            Some(_) => Phase::HandedIn,
            None => Phase::Playing,
        };
        let wants = vec![Phase::Over];
        Err(Refusal::by(GeneralReason::NotInPhase { what: Subject::HandIn, table, now, wants }, cite))
    }
}

pub(super) fn hand_in(
    ctx: &DecisionCtx<'_>,
    table: TableId,
    round: Option<Round>,
    signed: bool,
    sure: &Sure,
) -> Decision {
    let grant = ctx.may_hand_in(table, round)?;
    if grant.signed && !signed {
        return Err(Refusal::by(ResultReason::NotSigned, grant.cite));
    }
    is_over(ctx, sure, grant.game, grant.cite)?;
    let handed_in = Event::Result(ResultEvent::ResultHandedIn { game: grant.game });
    let round = grant.game.round;
    let cite = vec![grant.cite.clone()];
    let mut tx = Transaction::new(ctx);
    tx.push(handed_in, cite);
    sheets_came_in(&mut tx, round);
    tx.finish()
}

impl OfferMenu<'_> {
    /// The sheets of the game at a table.
    pub(super) fn handing_in(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let played = self.ctx.state.played(self.ctx.state.round, table);
        let from_slips = self.ctx.state.from_slips(self.ctx.state.round);
        if let Some(played) = played.filter(|played| !played.handed_in && !from_slips) {
            let may = self.ctx.may_hand_in(table, None);
            let signed = may.as_ref().is_ok_and(|grant| grant.signed);
            let hand_in = ResultCommand::HandIn { table, round: None, signed: false, sure: Sure::new() };
            self.add(HAND_IN, hand_in, &rules.results.signatures.cite)
                .checked(may)
                .asks(signed.then_some(("signed", Need::Tick(Tick::Signed))))
                .due_if(!played.awarded);
        }
    }

    /// Sheets of earlier rounds that are not handed in. Who was awarded a game has none.
    pub(super) fn late_sheets(&mut self) {
        let (state, now) = (self.ctx.state, self.ctx.state.round);
        let out = |at: &GameRef, game: &Game| game.result.is_some() && !state.is_complete(*at, game);
        for (at, game) in state.games.iter().filter(|(at, game)| at.round < now && out(at, game)) {
            let may = self.ctx.may_hand_in(at.table, Some(at.round));
            let signed = may.as_ref().is_ok_and(|grant| grant.signed);
            let (table, round, sure) = (at.table, Some(at.round), Sure::new());
            let hand_in = ResultCommand::HandIn { table, round, signed: false, sure };
            self.add(LATE_SHEETS, hand_in, &self.ctx.law.ruleset.results.signatures.cite)
                .of_players(Some(game.players.clone()))
                .checked(may)
                .asks(signed.then_some(("signed", Need::Tick(Tick::Signed))));
        }
    }
}
