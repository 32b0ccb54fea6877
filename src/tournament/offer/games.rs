//! Offers about the game as a whole: who is there, lost turns, the playoff, the result.

use crate::domain::{Points, Side, TableId};
use crate::rules::Racks;
use crate::tournament::command::{CorrectResult, EnterResult, ResultCommand};
use crate::tournament::doubt::Sure;
use crate::tournament::event::{ClockNote, GameRef};
use crate::tournament::guard::CorrectionGrant;
use crate::tournament::refusal::Refusal;
use crate::tournament::state::scored;

use super::listed::Listed;
use super::question::Tick;
use super::stands::Stands;
use super::{Menu, Need, Offer, listed};

impl Menu<'_> {
    pub(in crate::tournament) fn result(&mut self, table: TableId) {
        let rules = &self.ctx.law.ruleset;
        let seated: Vec<Side> = self.seated(table).collect();
        let finished = self.finished(table);
        for end in &rules.ends {
            let (cite, it) = (&end.cite, &end.value);
            let (racks, last) = match it.racks {
                Racks::Transfer | Racks::ToLast => (true, true),
                Racks::OwnOnly => (true, false),
                Racks::None | Racks::External => (false, false),
            };
            let over = it.overtime && rules.time.overtime.is_some();
            let may = self.ctx.may_enter(table, &it.id, None);
            let blank = EnterResult::final_sums(table, it.id.clone(), [Points(0); 2]);
            let enter = ResultCommand::EnterResult(EnterResult { final_sums: false, ..blank });
            self.add(listed::RESULT, enter, cite)
                .named(&it.name, "")
                .checked(may)
                .asks(of_sides("scores", seated.iter(), Need::Score))
                .asks(of_sides("racks", seated.iter().filter(|_| racks), Need::Rack))
                .asks(of_sides("over", seated.iter().filter(|_| over), Need::Over))
                .asks(last.then_some(("out", Need::Out)))
                .due_if(finished);
        }
        let game = GameRef { round: self.ctx.state.round, table };
        self.correction(listed::CORRECT, game, self.ctx.may_correct(game), &seated);
        let played = self.ctx.state.played(self.ctx.state.round, table);
        let from_slips = self.ctx.state.from_slips(self.ctx.state.round);
        if let Some(played) = played.filter(|played| !played.handed_in && !from_slips) {
            let may = self.ctx.may_hand_in(table, None);
            let signed = may.as_ref().is_ok_and(|grant| grant.signed);
            let hand_in = ResultCommand::HandIn { table, round: None, signed: false, sure: Sure::new() };
            self.add(listed::HAND_IN, hand_in, &rules.results.signatures.cite)
                .checked(may)
                .asks(signed.then_some(("signed", Need::Tick(Tick::Signed))))
                .due_if(!played.awarded);
        }
    }

    /// Correcting the result of a game, as somebody may who was told so.
    pub(in crate::tournament) fn correction(
        &mut self,
        listed: Listed,
        game: GameRef,
        may: Result<CorrectionGrant<'_>, Refusal>,
        seated: &[Side],
    ) -> &mut Offer {
        let played = self.ctx.state.played(game.round, game.table);
        let (cite, offices, ticks) = match &may {
            Ok(grant) => {
                // What was announced, or signed, stands; whether an award was none is asked where nothing of it does.
                let misentered = grant.announced.map(|_| Tick::Misentered);
                let misentered = misentered.or(grant.signed.then_some(Tick::NotAsSigned));
                let awarded = played.is_some_and(|it| it.awarded) && misentered.is_none();
                let agreed = grant.together.map(|_| ("agreed", Tick::BothAgree));
                let misentered = misentered.map(|tick| ("misentered", tick));
                let ticks = [misentered, agreed, awarded.then_some(("played", Tick::Played))];
                (Some(grant.cite), grant.offices.clone(), ticks)
            }
            Err(refusal) => (refusal.cite.as_ref(), refusal.why.offices(), [None; 3]),
        };
        let cite = cite.unwrap_or(&self.ctx.law.ruleset.results.correct_until.cite).clone();
        let stands = played.map(|played| Stands::Scored(scored(&played.sides)));
        self.add(listed, ResultCommand::CorrectResult(CorrectResult::of(game)), &cite)
            .that_stands(stands)
            .by(&offices)
            .checked(may)
            .asks(of_sides("scores", seated, Need::Score))
            .asks(ticks.into_iter().flatten().map(|(field, tick)| (field, Need::Tick(tick))))
            .asks([("reason", Need::Reason { must: true })])
    }

    /// Whether the clock says that the game is over.
    pub(in crate::tournament) fn finished(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.notes.iter().any(|(_, it)| matches!(it, ClockNote::Finished { .. })))
    }
}

/// A number of each of these sides, with its place in a field of two.
pub(in crate::tournament) fn of_sides<'s>(
    field: &'static str,
    sides: impl IntoIterator<Item = &'s Side>,
    need: fn(Side) -> Need,
) -> impl Iterator<Item = (String, Need)> {
    sides.into_iter().map(move |side| (format!("{field}.{}", side.index()), need(*side)))
}
