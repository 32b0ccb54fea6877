//! Offers about the game as a whole: who is there, lost turns, the playoff, the result.

use crate::domain::{Side, TableId};
use crate::rules::{AfterHandIn, Correction, Phase, Racks, Signatures};
use crate::tournament::decide::{OpenMatter, open_matter, owes};
use crate::tournament::event::ClockNote;

use super::deadline::{DeadlineKind, deadlines};
use super::{Menu, Need, OfferKind, Part, Tick, WhyNot};

impl Menu<'_> {
    /// Presence, lost turns, the playoff, the result.
    pub(super) fn games(&mut self, table: TableId) {
        let phase = self.ctx.state.phase(table);
        self.signal(phase);
        self.presence(table, phase);
        self.lost_turns(table, phase);
        self.playoff(table, phase);
        self.result(table, phase);
    }

    fn presence(&mut self, table: TableId, phase: Phase) {
        let rules = &self.ctx.law.ruleset;
        // A regulation that counts no lateness lets it be noted all the same.
        let base = rules.late.as_ref().map_or(&rules.start.trigger.cite, |late| &late.base.cite);
        let come = rules.late.as_ref().map_or(base, |late| &late.reduces.cite);
        let Some(game) = self.ctx.state.game(table) else { return };
        let mut present = Vec::new();
        for side in self.seated(table) {
            if game.absent[side.index()].is_some_and(|it| it.arrived_at.is_none()) {
                self.add(OfferKind::Arrived(side), come).in_phases(phase, &[Phase::Before, Phase::Playing]);
            }
            // Whoever was late and has come is not missed once more.
            present.extend(game.absent[side.index()].is_none().then_some(side));
        }
        if !present.is_empty() {
            self.add(OfferKind::Absent, base)
                .in_phases(phase, &[Phase::Before, Phase::Playing])
                .asks([Need::Side { part: Part::About, of: present }]);
        }
    }

    fn lost_turns(&mut self, table: TableId, phase: Phase) {
        let Some(game) = self.ctx.state.game(table) else { return };
        for side in Side::BOTH {
            if let Some((owed, cite)) = owes(self.ctx.state, &self.ctx.law.ruleset, game, side) {
                self.add(OfferKind::ForcedPass { side, owed }, cite)
                    .in_phases(phase, &[Phase::Playing])
                    .due_if(owed > 0);
            }
        }
    }

    fn playoff(&mut self, table: TableId, phase: Phase) {
        let Some(session) = &self.ctx.law.ruleset.session else { return };
        let Some(rounds) = &session.playoff_rounds else { return };
        let game = self.ctx.state.game(table);
        if game.is_none_or(|game| game.circled.is_some()) {
            return;
        }
        let all = deadlines(self.ctx.state, self.ctx.law, table);
        let end = all.iter().find(|line| line.kind == DeadlineKind::SessionEnd).map(|line| line.at);
        let early = end.filter(|at| *at > self.ctx.now).map(|at| WhyNot::Early(at.since(self.ctx.now)));
        self.add(OfferKind::CircleMove, &rounds.cite)
            .in_phases(phase, &[Phase::Playing])
            .not_now(early)
            .asks([Need::Number])
            .due_if(true);
    }

    fn result(&mut self, table: TableId, phase: Phase) {
        let rules = &self.ctx.law.ruleset;
        let seated: Vec<Side> = self.seated(table).collect();
        let finished = self.finished(table);
        let undecided = self.undecided(table);
        for end in &rules.ends {
            let (cite, it) = (&end.cite, &end.value);
            let racks = matches!(it.racks, Racks::Transfer | Racks::ToLast | Racks::OwnOnly);
            let last = matches!(it.racks, Racks::Transfer | Racks::ToLast);
            let over = it.overtime && rules.time.overtime.is_some();
            self.add(OfferKind::EnterResult(it.id.clone()), cite)
                .named(&it.name, "")
                .in_phases(phase, &[Phase::Playing])
                .not_now(undecided.clone())
                .asks(seated.iter().map(|side| Need::Score(*side)))
                .asks(seated.iter().filter(|_| racks).map(|side| Need::Rack(*side)))
                .asks(seated.iter().filter(|_| over).map(|side| Need::Over(*side)))
                .asks(last.then_some(Need::Out))
                .due_if(finished);
        }
        self.correction(phase, &seated);
        if let Some(played) = self.ctx.state.played(self.ctx.state.round, table) {
            // Who was awarded a game without the board signs no sheet.
            let signed = rules.results.signatures.value == Signatures::Both && !played.awarded;
            self.add(OfferKind::HandIn, &rules.results.signatures.cite)
                .in_phases(phase, &[Phase::Over])
                .not_now(undecided)
                .asks(signed.then_some(Need::Tick(Tick::Signed)))
                .due_if(true);
        }
    }

    fn correction(&mut self, phase: Phase, seated: &[Side]) {
        let rules = &self.ctx.law.ruleset.results;
        // Once that is over, the second rule says who may.
        let afterwards = match rules.correct_until.value {
            Correction::Never => true,
            Correction::Signed | Correction::HandedIn => phase == Phase::HandedIn,
            Correction::NextPairing => false,
        };
        let rule = if afterwards { Some(&rules.then) } else { rules.before.as_ref() };
        let cite = rule.map_or(&rules.correct_until.cite, |rule| &rule.cite);
        let rule = rule.map(|rule| rule.value);
        let closed = rule == Some(AfterHandIn::Nobody);
        let offices: &[_] =
            if rule == Some(AfterHandIn::Referee) { &[crate::domain::Role::Referee] } else { &[] };
        let agree = rule == Some(AfterHandIn::BothAgree);
        self.add(OfferKind::CorrectResult, cite)
            .by(offices)
            .in_phases(phase, &[Phase::Over, Phase::HandedIn])
            .not_now(closed.then_some(WhyNot::Closed))
            .asks(seated.iter().map(|side| Need::Score(*side)))
            .asks(agree.then_some(Need::Tick(Tick::BothAgree)))
            .asks([Need::Reason { must: true }]);
    }

    /// What must be decided before the game gets its result, or hands it in.
    fn undecided(&self, table: TableId) -> Option<WhyNot> {
        open_matter(self.ctx.state, table, self.ctx.state.round).map(|open| match open {
            OpenMatter::Slip(id) => WhyNot::Undecided(id),
            OpenMatter::Claim(id) => WhyNot::Claimed(id),
            OpenMatter::Run(id) => WhyNot::UnderWay(id),
        })
    }

    /// Whether the clock says that the game is over.
    fn finished(&self, table: TableId) -> bool {
        let game = self.ctx.state.game(table);
        game.is_some_and(|game| game.notes.iter().any(|(_, it)| matches!(it, ClockNote::Finished { .. })))
    }
}
