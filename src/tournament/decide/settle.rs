//! The end of a decision: what no longer holds after it is voided, and what holds again follows anew.
//!
//! A count goes down where something is voided, or where another result takes the place of an award; it comes back
//! where the award is the result again. A threshold that is no longer reached is voided then, and one that is reached
//! again, while nothing stands for it, is reached anew. A challenge that nobody has decided is moot in a game that was
//! awarded.

use std::collections::BTreeSet;

use super::{Transaction, tally};
use crate::domain::Citation;
use crate::rules::{Cited, DutyCause, Scope, Threshold};
use crate::tournament::event::{
    Cause, ConductEvent, Event, GameRef, Record, ResultEvent, RulesetAct, SlipEvent, ThresholdReached,
};
use crate::tournament::state::{ActState, Caused, EffectKind, Name, SlipState};

/// A count by name that may have changed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ChangedCount {
    player: Name,
    /// The game in which it was counted, where it was in one.
    game: Option<GameRef>,
    counter: Name,
    /// The threshold that counted it: what it counts itself does not reach it.
    by: Option<String>,
}

/// What a decision has changed that more may hang on.
#[derive(Clone, Default)]
pub(super) struct Unsettled {
    /// Awards whose place another result may have taken.
    replaced: Vec<Cause>,
    /// Counts that may have gone down, or come back.
    counts: BTreeSet<ChangedCount>,
    /// Games that were awarded, whose award fell, or in which a challenge is open again.
    games: BTreeSet<GameRef>,
    /// Why, and by which paragraph, as it was said last.
    because: Option<(String, Citation)>,
}

impl Transaction<'_> {
    /// Notes what a record is about to change that more may hang on: the result of a game, a challenge that is open
    /// again.
    pub(super) fn note_change(&mut self, record: &Record) {
        if let Event::Slip(SlipEvent::SlipReopened(it)) = &record.event {
            self.unsettled.games.extend(self.state.slip(it.slip).map(SlipState::game));
        }
        let Event::Result(event) = &record.event else { return };
        let (game, reason) = match event {
            ResultEvent::GameAwarded(it) => (it.game, it.reason.clone()),
            ResultEvent::ResultEntered(it) => {
                let end = self.ctx.law.ruleset.end(&it.end);
                (it.game, end.map(|end| end.value.name.clone()).unwrap_or_default())
            }
            ResultEvent::ResultCorrected(it) => (it.game, it.reason.clone()),
            ResultEvent::ResultHandedIn { .. }
            | ResultEvent::ResultVoided { .. }
            | ResultEvent::ResultRecounted(_)
            | ResultEvent::SpreadAdjusted(_) => return,
        };
        if matches!(event, ResultEvent::GameAwarded(_)) {
            self.unsettled.games.insert(game);
        }
        let awards: Vec<Cause> = self.state.counting_awards(game).collect();
        if !awards.is_empty() {
            self.unsettled.replaced.extend(awards);
            let cite = record.cite.first().cloned().unwrap_or_else(|| self.ctx.silent());
            self.unsettled.because = Some((reason, cite));
        }
    }

    /// Notes that a cause was voided, with everything that followed from it.
    pub(super) fn note_voided(
        &mut self,
        counts: Vec<ChangedCount>,
        awarded: impl IntoIterator<Item = GameRef>,
        (reason, cite): (&str, &Citation),
    ) {
        self.unsettled.counts.extend(counts);
        self.unsettled.because = Some((reason.to_owned(), cite.clone()));
        for game in awarded {
            self.unsettled.games.insert(game);
            // The award below it is the result again, and counts with those from which it follows.
            let awards: Vec<Cause> = self.state.counting_awards(game).collect();
            for award in awards {
                self.unsettled.counts.extend(self.counted_by(&award));
            }
        }
    }

    /// Ends what no longer holds, and lets follow anew what holds again.
    pub(in crate::tournament) fn settle(&mut self) {
        loop {
            if let Some(award) = self.unsettled.replaced.pop() {
                self.settle_award(&award);
            } else if let Some(count) = self.unsettled.counts.pop_first() {
                self.settle_count(&count);
            } else {
                break;
            }
        }
        for game in std::mem::take(&mut self.unsettled.games) {
            self.end_moot_slips(game);
        }
    }

    /// What an award led to by its counts falls where it is not the result of its game any more.
    fn settle_award(&mut self, award: &Cause) {
        let Cause::Award(act) = award else { return };
        if self.state.still_counts(award, act.entry) {
            return;
        }
        self.unsettled.counts.extend(self.counted_by(award));
        let further = |it: &Caused| if let Caused::Further(cause) = it { Some(cause.clone()) } else { None };
        let further: Vec<Cause> = self.state.consequences_of(award).iter().filter_map(further).collect();
        for cause in &further {
            if !self.state.is_voided(cause) {
                self.void_settling(cause);
            }
        }
    }

    /// What an award itself has counted.
    fn counted_by(&self, award: &Cause) -> Vec<ChangedCount> {
        self.state.consequences_of(award).iter().filter_map(changed_count).collect()
    }

    /// Voids the thresholds that a count no longer reaches, and reaches anew those that it reaches and for which
    /// nothing stands.
    fn settle_count(&mut self, ChangedCount { player, game, counter, by }: &ChangedCount) {
        let ctx = self.ctx;
        for threshold in ctx.law.ruleset.thresholds.iter().filter(|it| it.value.counter == **counter) {
            let rule = &threshold.value;
            let now = match (rule.scope, game) {
                (Scope::Game, Some(game)) => self.state.counted(*game, player, counter),
                (Scope::Game, None) => 0,
                (Scope::Event, _) => self.state.counted_in_event(player, counter),
            };
            let stands = |act: &&ActState| {
                act.voided_at.is_none()
                    && act.player == **player
                    && (rule.scope == Scope::Event || act.game == *game)
                    && matches!(&act.cause, Cause::Threshold(it) if it.id == rule.id)
            };
            let acts = self.state.acts.iter().map(|(_, act)| act.as_ref());
            let standing: Vec<Cause> = acts.filter(stands).map(|act| act.cause.clone()).collect();
            let times = times_reached(rule, now);
            for cause in standing.iter().skip(times) {
                self.void_settling(cause);
            }
            if by.as_ref() != Some(&rule.id) {
                for further in standing.len()..times {
                    let count = rule.at.saturating_add(u16::try_from(further).unwrap_or(u16::MAX));
                    self.reach_anew(threshold, count, player, *game);
                }
            }
        }
    }

    fn void_settling(&mut self, cause: &Cause) {
        let because = self.unsettled.because.clone();
        let (reason, cite) = because.unwrap_or_else(|| (String::new(), self.ctx.silent()));
        self.void(cause, &reason, &cite);
    }

    /// A threshold is reached by the count that reaches it of those that stand. Where what must follow cannot be
    /// worked out without asking, an official may let it follow.
    fn reach_anew(&mut self, threshold: &Cited<Threshold>, count: u16, player: &Name, game: Option<GameRef>) {
        let rule = &threshold.value;
        let of_game = game.filter(|_| rule.scope == Scope::Game);
        let Some(by) = self.state.counting(player, &rule.counter, of_game, count).cloned() else { return };
        let Some(cause) = &by.cause else { return };
        let game = by.game.map(|(game, _)| game);
        let mut tried = self.clone();
        if tally::reach(&mut tried, cause, threshold, player, game).is_ok() {
            *self = tried;
            return;
        }
        let event = ThresholdReached {
            cause: Some(cause.clone()),
            threshold: rule.id.clone(),
            player: player.to_string(),
            game,
            must: false,
            effects: Vec::new(),
        };
        let this = Cause::Threshold(RulesetAct { id: rule.id.clone(), entry: self.state.next_entry() });
        self.push(Event::Conduct(ConductEvent::ThresholdReached(event)), vec![threshold.cite.clone()]);
        tally::duties(self, &DutyCause::Threshold(rule.id.clone()), Some(&this), player);
    }

    /// Nobody decides a challenge any more in a game that was awarded.
    fn end_moot_slips(&mut self, game: GameRef) {
        let Some(Cause::Award(award)) = self.state.award_of(game) else { return };
        let undecided = self.state.slips.live_at(&game).filter(|(_, slip)| slip.phase.is_undecided());
        let undecided: Vec<_> = undecided.map(|(id, _)| id).collect();
        let cite = self.ctx.law.ruleset.award(&award.id).map(|it| it.cite.clone());
        for slip in undecided {
            let moot = SlipEvent::SlipWithdrawn { slip, mistaken: false, moot: true };
            self.push(Event::Slip(moot), cite.iter().cloned().collect());
        }
    }
}

/// The count that changes where this falls, or comes back.
pub(super) fn changed_count(caused: &Caused) -> Option<ChangedCount> {
    let Caused::Effect(effect) = caused else { return None };
    let EffectKind::Counted(counter) = &effect.kind else { return None };
    let by = if let Some(Cause::Threshold(act)) = &effect.cause { Some(act.id.clone()) } else { None };
    let game = effect.game.map(|(game, _)| game);
    Some(ChangedCount { player: effect.player.clone(), game, counter: counter.clone(), by })
}

/// How often a threshold has been reached on the way to a count.
fn times_reached(rule: &Threshold, now: u16) -> usize {
    if now == 0 || now < rule.at {
        0
    } else if rule.each_further {
        usize::from(now - rule.at.max(1)) + 1
    } else {
        1
    }
}
