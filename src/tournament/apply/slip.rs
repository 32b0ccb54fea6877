//! Word challenges in the state: slips, their words and verdicts, and the rulings that are followed later.

use std::sync::Arc;

use crate::domain::{At, SlipId};
use crate::lexicon::Outcome;
use crate::tournament::command::SlipSource;
use crate::tournament::event::{
    Cause, GameRef, Record, SlipEvent, SlipRaised, SlipReopened, VerdictBy, WordVerdict,
};
use crate::tournament::state::{
    Consequences, EffectKind, HoldTaken, PastLookup, Precedent, SlipPhase, SlipState, State,
};

impl State {
    pub(super) fn apply_slip(&mut self, record: &Record, event: &SlipEvent) {
        let at = record.at;
        match event {
            SlipEvent::HoldTaken { table, side, said_at, since_press } => {
                if let Some(game) = self.game_mut(self.here(*table)) {
                    game.hold = Some(HoldTaken { side: *side, at: *said_at, since_press: *since_press });
                }
            }
            SlipEvent::SlipRaised(raised) => self.apply_raised(at, raised),
            SlipEvent::SlipMatched { slip, since_press, source } => {
                self.remember_press(source);
                self.slips.update(slip, |slip| {
                    slip.since_press = slip.since_press.or(*since_press);
                    slip.source = source.clone();
                });
            }
            SlipEvent::SlipRefused { source, .. } => self.remember_press(source),
            SlipEvent::SlipClaimed { slip, station } => {
                self.slips.update(slip, |slip| slip.claimed_by = Some(station.clone()));
            }
            SlipEvent::SlipReleased { slip } => self.slips.update(slip, |slip| slip.claimed_by = None),
            SlipEvent::WordsEntered { slip, words } => self.slips.update(slip, |slip| {
                slip.words.clone_from(words);
                slip.confirmed = false;
                slip.findings.clear();
                slip.phase = SlipPhase::Open;
            }),
            SlipEvent::SpellingConfirmed { slip } => self.slips.update(slip, |slip| {
                slip.confirmed = true;
                slip.handed_over = true;
            }),
            SlipEvent::Escalated { slip, findings, .. } => self.slips.update(slip, |slip| {
                slip.findings.clone_from(findings);
                slip.phase = SlipPhase::Escalated;
                slip.handed_over = true;
                slip.claimed_by = None;
            }),
            SlipEvent::VerdictGiven { slip, words, upheld, consequences } => {
                self.remember_rulings(record, *slip, words);
                let consequences = self.shared_consequences(consequences);
                self.apply_decided(record, *slip, *upheld, |slip| {
                    (slip.verdicts, slip.consequences) = (words.as_slice().into(), consequences);
                });
            }
            SlipEvent::Conceded { slip, consequences } => {
                let consequences = self.shared_consequences(consequences);
                self.apply_decided(record, *slip, true, |slip| slip.consequences = consequences);
            }
            SlipEvent::SlipWithdrawn { slip, mistaken, moot } => {
                self.slips.update(slip, |slip| {
                    slip.phase = SlipPhase::Withdrawn { mistaken: *mistaken, moot: *moot };
                    slip.ended_at = Some(at);
                });
            }
            SlipEvent::Announced { slip } => self.slips.update(slip, |slip| {
                slip.ended_at = Some(at);
                if let SlipPhase::Decided { upheld } = slip.phase {
                    slip.phase = SlipPhase::Announced { upheld };
                }
            }),
            SlipEvent::SlipReopened(reopened) => self.apply_reopened(record, reopened),
            SlipEvent::AllowanceRestored { slip, .. } => self.apply_restored(*slip),
        }
    }

    /// A slip by its number.
    pub fn slip(&self, slip: SlipId) -> Option<&SlipState> {
        self.slips.get(&slip)
    }

    fn apply_raised(&mut self, at: At, raised: &SlipRaised) {
        let SlipRaised { slip, table, round, challenger, since_press, marks, source, timeliness } = raised;
        self.remember_press(source);
        let hold = self.game(*table).and_then(|game| game.hold);
        let slip_state = SlipState {
            table: *table,
            round: *round,
            challenger: *challenger,
            players: self.game(*table).map(|game| game.players.clone()).unwrap_or_default(),
            raised_at: at,
            since_press: *since_press,
            marks: marks.clone(),
            source: source.clone(),
            timeliness: *timeliness,
            admitted_by: Arc::clone(&self.last_cite),
            hold: hold.filter(|hold| hold.side == *challenger),
            claimed_by: None,
            words: Vec::new(),
            confirmed: false,
            handed_over: false,
            findings: Vec::new(),
            verdicts: Arc::default(),
            consequences: Consequences::default(),
            phase: SlipPhase::Open,
            decided_at: None,
            decided_by: None,
            ended_at: None,
            caused: Vec::new(),
            past: Vec::new(),
        };
        self.slips.insert(*slip, slip_state);
    }

    fn remember_press(&mut self, source: &SlipSource) {
        match source {
            SlipSource::Clock { clock, event, .. } => {
                self.seen_presses.insert((*clock, *event));
            }
            SlipSource::Desk => {}
        }
    }

    fn apply_decided(
        &mut self,
        record: &Record,
        id: SlipId,
        upheld: bool,
        more: impl FnOnce(&mut SlipState),
    ) {
        self.slips.update(&id, |slip| {
            more(slip);
            slip.phase = SlipPhase::Decided { upheld };
            slip.decided_at = Some(record.at);
            slip.decided_by = Some(record.by.clone());
        });
        let Some((game, side)) = self.slip(id).map(|slip| (slip.game(), slip.challenger)) else { return };
        if let Some(game) = self.game_mut(game) {
            game.decided[side.index()] = Some(id);
        }
    }

    /// The slip waits for words again; how it was decided is kept. What followed from it is voided by an event of its
    /// own.
    fn apply_reopened(&mut self, record: &Record, reopened: &SlipReopened) {
        let id = reopened.slip;
        self.forget_rulings(id);
        self.slips.update(&id, |slip| {
            let upheld = slip.phase.is_upheld();
            slip.past.push(PastLookup {
                words: std::mem::take(&mut slip.words),
                verdicts: std::mem::take(&mut slip.verdicts),
                upheld,
                decided_at: slip.decided_at.take(),
                decided_by: slip.decided_by.take(),
                announced_at: slip.ended_at.take(),
                ground: reopened.ground,
                reason: reopened.reason.clone(),
                reopened_by: record.by.clone(),
                reopened_at: record.at,
            });
            slip.phase = SlipPhase::Open;
            slip.findings.clear();
            slip.consequences = Consequences::default();
            slip.confirmed = false;
            slip.handed_over = false;
            slip.claimed_by = None;
        });
        self.find_last_decided(id);
    }

    /// Works out which slip of a challenger was decided last in a game: this one is not decided any more.
    fn find_last_decided(&mut self, id: SlipId) {
        let Some((at, side)) = self.slip(id).map(|slip| (slip.game(), slip.challenger)) else { return };
        let of_side = self.slips.newest_at(&at).filter(|(_, slip)| slip.challenger == side);
        let decided = of_side.filter_map(|(id, slip)| Some((slip.decided_at?, id)));
        let last = decided.max().map(|(_, id)| id);
        if let Some(game) = self.game_mut(at) {
            game.decided[side.index()] = last;
        }
    }

    /// The slips of a game that were moot wait for their verdicts again: the game is awarded no more.
    pub(super) fn reopen_moot_slips(&mut self, game: GameRef) {
        let is_moot = |slip: &SlipState| matches!(slip.phase, SlipPhase::Withdrawn { moot: true, .. });
        let moot: Vec<SlipId> =
            self.slips.newest_at(&game).filter(|(_, slip)| is_moot(slip)).map(|(id, _)| id).collect();
        for id in moot {
            self.slips.update(&id, |slip| {
                let escalated = !slip.findings.is_empty();
                slip.phase = if escalated { SlipPhase::Escalated } else { SlipPhase::Open };
                slip.ended_at = None;
            });
        }
    }

    /// Gives the challenger back the free units that were used.
    fn apply_restored(&mut self, id: SlipId) {
        let Some(slip) = self.slip(id) else { return };
        let (game, side) = (slip.game(), slip.challenger);
        let player = slip.players[side.index()].clone();
        self.add_effect(&player, Some(&Cause::Slip(id)), Some((game, side)), EffectKind::AllowanceRestored);
    }

    /// Remembers what a referee ruled.
    fn remember_rulings(&mut self, record: &Record, slip: SlipId, words: &[WordVerdict]) {
        for word in words {
            match &word.by {
                VerdictBy::List { .. } | VerdictBy::Adopted { .. } => {}
                VerdictBy::Referee { reasons, sources, .. } => {
                    let rulings = self.rulings.entry(word.word.as_str().into()).or_default();
                    Arc::make_mut(rulings).push(Precedent {
                        slip,
                        valid: word.outcome == Outcome::Valid,
                        reasons: reasons.clone(),
                        sources: sources.clone(),
                        cite: word.cite.clone(),
                        by: record.by.clone(),
                        at: record.at,
                    });
                }
            }
        }
    }

    /// Forgets what was ruled on a slip: it is looked up again.
    pub(super) fn forget_rulings(&mut self, id: SlipId) {
        let Some(slip) = self.slip(id) else { return };
        let words: Vec<String> = slip.verdicts.iter().map(|verdict| verdict.word.clone()).collect();
        for word in words {
            self.forget_rulings_that(&word, |ruling| ruling.slip == id);
        }
    }

    /// Forgets some of what was ruled on a word.
    pub(super) fn forget_rulings_that(&mut self, word: &str, wrong: impl Fn(&Precedent) -> bool) {
        let Some(rulings) = self.rulings.get_mut(word) else { return };
        let rulings = Arc::make_mut(rulings);
        rulings.retain(|ruling| !wrong(ruling));
        if rulings.is_empty() {
            self.rulings.remove(word);
        }
    }
}

impl SlipState {
    /// The mover's side: whose play is challenged.
    pub fn mover(&self) -> crate::domain::Side {
        self.challenger.other()
    }
}
