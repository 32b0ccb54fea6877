//! Slips in the state.

use std::collections::BTreeSet;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;

use crate::domain::{Actor, At, Citation, Millis, Points, Round, Side, SlipId, TableId};
use crate::lexicon::Finding;
use crate::rules::Observation;
use crate::tournament::command::SlipSource;
use crate::tournament::event::{GameRef, PenaltyBack, ReopenGround, Timeliness, WordVerdict};
use crate::tournament::matters::Matter;

use super::{Caused, Consequences, Counters, EffectKind, HoldTaken, State};

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
