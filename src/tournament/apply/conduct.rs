//! The conduct of players in the state: claims, sanctions, penalties, counters, exclusions, duties.

use std::sync::Arc;

use crate::domain::{At, Side};
use crate::tournament::event::{
    Act, Cause, ClaimRaised, ConductEvent, Counted, DutyArose, GameRef, PenaltyImposed, PlayerExcluded,
};
use crate::tournament::state::{
    ActState, Caused, ClaimState, Counters, DutyState, EffectKind, Exclusion, State,
};

impl State {
    pub(super) fn apply_conduct(&mut self, at: At, event: &ConductEvent) {
        match event {
            ConductEvent::ClaimRaised(raised) => self.apply_claim(at, raised),
            ConductEvent::ClaimDecided(decided) => self.claims.update(&decided.claim, |claim| {
                (claim.outcome, claim.decided_at) = (Some(decided.outcome), Some(at));
                claim.facts.clone_from(&decided.facts);
                claim.effects.clone_from(&decided.effects);
            }),
            ConductEvent::SanctionImposed(it) => {
                let game = it.table.map(|table| self.here(table));
                let cause = Cause::Sanction(Act { id: it.sanction.clone(), entry: self.entries });
                self.note_act(cause, None, &it.player, game);
            }
            ConductEvent::Counted(counted) => self.apply_counted(counted),
            ConductEvent::ThresholdReached(it) => {
                let cause = Cause::Threshold(Act { id: it.threshold.clone(), entry: self.entries });
                self.note_act(cause, it.cause.clone(), &it.player, it.game);
            }
            ConductEvent::PenaltyImposed(penalty) => self.apply_penalty(penalty),
            ConductEvent::PlayerExcluded(excluded) => self.apply_excluded(at, excluded),
            ConductEvent::DutyArose(arose) => self.apply_duty(at, arose),
            ConductEvent::DutyDone { duty, .. } => self.duties.update(duty, |duty| duty.done_at = Some(at)),
            ConductEvent::Voided(voided) => self.apply_voided(at, voided),
            ConductEvent::TakenBack(taken) => self.apply_taken_back(at, taken),
        }
    }

    /// Notes what leads to more and has no number of its own.
    pub(super) fn note_act(
        &mut self,
        cause: Cause,
        after: Option<Cause>,
        player: &str,
        game: Option<GameRef>,
    ) {
        self.followed(after.as_ref(), Caused::Further(cause.clone()));
        let act =
            ActState { cause, after, player: player.to_owned(), game, caused: Vec::new(), voided_at: None };
        self.acts.insert(self.entries, Arc::new(act));
    }

    fn apply_claim(&mut self, at: At, raised: &ClaimRaised) {
        let claim = ClaimState {
            table: raised.table,
            round: raised.round,
            offence: raised.offence.clone(),
            offender: raised.offender,
            claimant: raised.claimant,
            facts: raised.facts.clone(),
            raised_at: at,
            outcome: None,
            decided_at: None,
            effects: Vec::new(),
            caused: Vec::new(),
            voided_at: None,
        };
        self.claims.insert(raised.claim, claim);
    }

    fn apply_counted(&mut self, counted: &Counted) {
        let Counted { cause, player, game, counter, .. } = counted;
        let seat = game.and_then(|game| Some((game, self.side_of(game, player)?)));
        self.add_effect(player, Some(cause), seat, EffectKind::Counted(counter.as_str().into()));
    }

    fn apply_penalty(&mut self, penalty: &PenaltyImposed) {
        let PenaltyImposed { cause, table, round, side, units, free, points, crosses, turns_lost, credited } =
            penalty;
        let game = GameRef { round: *round, table: *table };
        let costs = Counters {
            unjustified: *units,
            free_used: *free,
            points: *points,
            crosses: *crosses,
            turns_lost: *turns_lost,
            turns_passed: 0,
        };
        let [a, b] = self.players_of(game).unwrap_or_default();
        let (payer, opponent) = if *side == Side::A { (a, b) } else { (b, a) };
        self.add_effect(&payer, Some(cause), Some((game, *side)), EffectKind::Penalty(costs));
        if credited.0 != 0 {
            let credit = EffectKind::Credit(*credited);
            self.add_effect(&opponent, Some(cause), Some((game, side.other())), credit);
        }
    }

    fn apply_excluded(&mut self, at: At, excluded: &PlayerExcluded) {
        let PlayerExcluded { cause, player, from, why } = excluded;
        let exclusion =
            Exclusion { from: *from, round: self.round, at, why: why.clone(), entry: self.entries };
        self.add_effect(player, cause.as_ref(), None, EffectKind::Excluded(exclusion));
    }

    fn apply_duty(&mut self, at: At, arose: &DutyArose) {
        let DutyArose { cause, duty: id, id: rule, text, to, due, about } = arose;
        let duty = DutyState {
            id: rule.as_str().into(),
            text: text.clone(),
            to: to.clone(),
            due: *due,
            about: about.clone(),
            round: self.round,
            arose_at: at,
            done_at: None,
            cause: cause.clone(),
            voided_at: None,
        };
        self.duties.insert(*id, duty);
        self.followed(cause.as_ref(), Caused::Duty(*id));
    }
}
