//! Word challenges in the state: slips, their words and verdicts, and the rulings that later ones follow.

use std::collections::BTreeSet;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use super::{Caused, Consequences, Counters, EffectKind, HoldTaken, Precedent, State};
use crate::domain::{Actor, At, Citation, Millis, Points, Round, Side, SlipId, TableId};
use crate::lexicon::{Finding, Outcome};
use crate::rules::Observation;
use crate::tournament::command::SlipSource;
use crate::tournament::event::{
    Cause, GameRef, PenaltyBack, Record, ReopenGround, SlipEvent, SlipRaised, SlipReopened, Timeliness,
    VerdictBy, WordVerdict,
};
use crate::tournament::matters::Matter;

/// A slip on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SlipState {
    /// The table.
    pub table: TableId,
    /// The round.
    pub round: Round,
    /// Who challenges.
    pub challenger: Side,
    /// The players of the game, `A` first.
    pub players: [String; 2],
    /// When it was raised.
    pub raised_at: At,
    /// Time since the mover's press.
    pub since_press: Option<Millis>,
    /// What was seen at the table.
    pub marks: BTreeSet<Observation>,
    /// How it came in.
    pub source: SlipSource,
    /// Whether it came in time.
    pub timeliness: Timeliness,
    /// The paragraphs by which it was admitted.
    pub admitted_by: Arc<[Citation]>,
    /// The last reservation that the challenger had made in the game before.
    pub hold: Option<HoldTaken>,
    /// The station that works on it.
    pub claimed_by: Option<String>,
    /// The words, normalised.
    pub words: Vec<String>,
    /// Whether the spelling is confirmed.
    pub confirmed: bool,
    /// Whether the referee has the sheet: it was compared and taken, or no list decided it.
    pub handed_over: bool,
    /// What the lists said, once asked.
    pub findings: Vec<Finding>,
    /// Each word's verdict, once given.
    pub verdicts: Arc<[WordVerdict]>,
    /// What follows, each with its paragraph.
    pub consequences: Consequences,
    /// Where it stands.
    pub phase: SlipPhase,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// By whom.
    pub decided_by: Option<Actor>,
    /// When it was announced or taken back.
    pub ended_at: Option<At>,
    /// What followed from the verdict and stands.
    pub caused: Vec<Caused>,
    /// How it was decided before it was looked up again, the oldest first.
    pub past: Vec<PastLookup>,
}

/// A look-up that counts no more: the words were others, or somebody above the judge saw it otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PastLookup {
    /// The words as they were written then.
    pub words: Vec<String>,
    /// Each word's verdict; none where the mover admitted it.
    pub verdicts: Arc<[WordVerdict]>,
    /// Whether the challenge was upheld.
    pub upheld: bool,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// By whom.
    pub decided_by: Option<Actor>,
    /// When it was announced, where it was.
    pub announced_at: Option<At>,
    /// On what ground it was looked up again.
    pub ground: ReopenGround,
    /// Why.
    pub reason: String,
    /// By whom it was reopened.
    pub reopened_by: Actor,
    /// When.
    pub reopened_at: At,
}

impl Matter for SlipState {
    type Place = GameRef;

    fn place(&self) -> GameRef {
        self.game()
    }

    fn is_live(&self) -> bool {
        !self.ended()
    }
}

impl SlipState {
    /// The sides at which somebody sits.
    pub fn sides(&self) -> Vec<Side> {
        Side::BOTH.into_iter().filter(|side| !self.players[side.index()].is_empty()).collect()
    }

    /// Whether it was struck: it was entered by mistake, as at a wrong table, and is about no play of this game.
    pub fn is_struck(&self) -> bool {
        matches!(self.phase, SlipPhase::Withdrawn { mistaken: true, .. })
    }

    /// The game.
    pub fn game(&self) -> GameRef {
        GameRef { round: self.round, table: self.table }
    }

    /// What the verdict cost the challenger, of what stands.
    pub fn imposed(&self) -> PenaltyBack {
        let mut all = PenaltyBack::default();
        for it in &self.caused {
            let Caused::Effect(effect) = it else { continue };
            let pays = effect.game.is_some_and(|(_, side)| side == self.challenger);
            match &effect.kind {
                EffectKind::Penalty(it) if pays => all.add(&PenaltyBack {
                    units: it.unjustified,
                    free: it.free_used,
                    points: it.points,
                    crosses: it.crosses,
                    turns_lost: it.turns_lost,
                    credited: Points(0),
                }),
                EffectKind::Credit(points) if !pays => {
                    all.add(&PenaltyBack { credited: *points, ..PenaltyBack::default() });
                }
                EffectKind::Penalty(_)
                | EffectKind::Credit(_)
                | EffectKind::AllowanceRestored
                | EffectKind::TurnPassed
                | EffectKind::Counted(_)
                | EffectKind::Excluded(_) => {}
            }
        }
        all
    }

    /// What the verdict costs the side that pays for it, of what stands.
    pub fn penalty(&self) -> Option<SlipPenalty> {
        let newest_first = || {
            let newest = self.caused.iter().rev();
            newest.filter_map(|it| if let Caused::Effect(effect) = it { Some(effect) } else { None })
        };
        let (last, side, costs) = newest_first().find_map(|effect| {
            let EffectKind::Penalty(costs) = effect.kind else { return None };
            Some((effect, effect.game?.1, costs))
        })?;
        let of_it = newest_first().filter(|effect| effect.entry == last.entry);
        let credits = of_it.filter_map(|effect| match effect.kind {
            EffectKind::Credit(points) => Some(points.0),
            EffectKind::Penalty(_)
            | EffectKind::AllowanceRestored
            | EffectKind::TurnPassed
            | EffectKind::Counted(_)
            | EffectKind::Excluded(_) => None,
        });
        Some(SlipPenalty { side, costs, credited: Points(credits.sum()), cite: Arc::clone(&last.cite) })
    }

    /// How it ended, or that it is not decided.
    pub fn ending(&self) -> SlipEnding {
        match self.phase {
            SlipPhase::Decided { upheld } | SlipPhase::Announced { upheld } => {
                SlipEnding::of(upheld, &self.verdicts)
            }
            SlipPhase::Withdrawn { moot: true, .. } => SlipEnding::Moot,
            SlipPhase::Withdrawn { mistaken: true, .. } => SlipEnding::Mistaken,
            SlipPhase::Withdrawn { .. } => SlipEnding::Withdrawn,
            SlipPhase::Open | SlipPhase::Escalated => SlipEnding::Open,
        }
    }

    /// When the verdict was told to the players.
    pub fn announced_at(&self) -> Option<At> {
        self.ended_at.filter(|_| matches!(self.phase, SlipPhase::Announced { .. }))
    }

    /// When the clock was stopped for it: the press of the button, else when the slip came in.
    pub fn stopped_at(&self) -> At {
        match self.source {
            SlipSource::Clock { at, .. } => at.min(self.raised_at),
            SlipSource::Desk => self.raised_at,
        }
    }

    /// Whether nobody needs to do anything about it any more.
    pub fn ended(&self) -> bool {
        matches!(self.phase, SlipPhase::Announced { .. } | SlipPhase::Withdrawn { .. })
    }
}

impl PastLookup {
    /// How it was decided then.
    pub fn ending(&self) -> SlipEnding {
        SlipEnding::of(self.upheld, &self.verdicts)
    }
}

/// What a verdict costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipPenalty {
    /// Who pays.
    pub side: Side,
    /// What.
    pub costs: Counters,
    /// Points that the other side is given for it.
    pub credited: Points,
    /// On which paragraphs.
    pub cite: Arc<[Citation]>,
}

/// How a challenge ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(rename = "Ended")]
pub enum SlipEnding {
    /// The play was wrong.
    Upheld,
    /// The play stands.
    Rejected,
    /// The mover admitted it.
    Conceded,
    /// It was taken back.
    Withdrawn,
    /// Nobody had challenged: it was entered by mistake, and counts nowhere.
    Mistaken,
    /// Its game was awarded before it was decided.
    Moot,
    /// It is not decided.
    Open,
}

impl SlipEnding {
    /// Of a decision: whether it was upheld, and whether anybody judged the words.
    fn of(upheld: bool, verdicts: &[WordVerdict]) -> Self {
        match (upheld, verdicts) {
            (true, []) => Self::Conceded,
            (true, _) => Self::Upheld,
            (false, _) => Self::Rejected,
        }
    }

    /// Its name for programs, as in JSON.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Where a slip stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SlipPhase {
    /// Waiting for words and a verdict.
    Open,
    /// With the head referee.
    Escalated,
    /// Decided, not yet told.
    Decided {
        /// Whether the challenge is upheld.
        upheld: bool,
    },
    /// Told to the players.
    Announced {
        /// Whether the challenge is upheld.
        upheld: bool,
    },
    /// Taken back.
    Withdrawn {
        /// Whether nobody had challenged: it was entered by mistake.
        mistaken: bool,
        /// Whether nobody took it back: its game was awarded before it was decided.
        moot: bool,
    },
}

impl State {
    /// A slip of a game whose verdict was given and not announced.
    pub fn not_announced(&self, game: GameRef) -> Option<SlipId> {
        let slip = self.slips.live_at(&game).find(|(_, slip)| !slip.phase.is_undecided());
        slip.map(|(id, _)| id)
    }
}

impl SlipPhase {
    /// Whether a verdict is still to come.
    pub fn is_undecided(self) -> bool {
        matches!(self, Self::Open | Self::Escalated)
    }

    /// Whether the verdict upheld the challenge, told or not.
    pub fn is_upheld(self) -> bool {
        matches!(self, Self::Decided { upheld: true } | Self::Announced { upheld: true })
    }
}

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
    pub fn mover(&self) -> Side {
        self.challenger.other()
    }
}
