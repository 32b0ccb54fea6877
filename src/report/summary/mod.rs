//! An event in figures: a fold of its journal that the printed report, its tables and its JSON are made of.
//!
//! What stands in it is worked out once, from the records and nothing else; who reads it needs no other file.

mod affair;
mod back;
mod cell;
mod challenge;
mod counts;
mod facts;
mod game;
mod ruling;
mod sheets;

use std::collections::BTreeMap;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::domain::{At, Seq, SlipId};
use crate::locale::Locale;
use crate::rules::Ruleset;
use crate::tournament::{
    Event, GameRef, Record, ResultEvent, RoundEvent, SetupEvent, SlipEnding, SlipPhase, SlipState,
    SpreadAdjusted, State,
};
pub use affair::{ActStanding, Affair};
use affair::{ActStandings, NotedAct};
use back::Backs;
pub use back::Decider;
pub use back::Followed;
pub use back::{Back, CorrectedVerdict, Roots};
pub use cell::{ColumnHead, ReportSheet, SheetCell};
pub use challenge::{Before, Challenge, JudgedWord};
pub use counts::{ChallengeCounts, Count, OfJudge, OfPlayer};
pub use counts::{DurationSpread, QueueLength};
pub use facts::RoundTimes;
pub use facts::{Damage, DamageKind};
pub use facts::{EventFacts, JournalProof};
pub use game::{ByeRow, GameRow, Highest, Placed, RoundStandings, SideRow, standings_after};
pub use game::{DrawRow, MoveRow};
pub use ruling::{Ruled, Rulings};
pub use sheets::sheets;

/// The format of the JSON: it is raised where something that was there is called or means something else.
///
/// 2: values of the standings are numbers, each with its unit. 3: damage of the journal is its place and its kind.
pub const FORMAT: u16 = 3;

/// A moment, in JSON as RFC 3339 in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp(pub At);

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.rfc3339())
    }
}

impl Serialize for Stamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl JsonSchema for Stamp {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Stamp".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "format": "date-time"})
    }
}

/// An event in figures.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Summary {
    /// The format, [`FORMAT`].
    pub format: u16,
    /// The language of all sentences, a BCP 47 tag.
    pub language: String,
    /// The event.
    pub event: EventFacts,
    /// Every challenge of words, by number.
    pub challenges: Vec<Challenge>,
    /// Challenges by player, round, table, judge, list and word.
    pub counts: ChallengeCounts,
    /// From the last decision until the players were told.
    pub told_after: DurationSpread,
    /// How many challenges waited for their decision, over the day.
    pub queue: Vec<QueueLength>,
    /// What was done and decided besides words, in the order of the journal.
    pub affairs: Vec<Affair>,
    /// The games.
    pub games: Vec<GameRow>,
    /// Who had no game in a round, and what was given for that.
    pub byes: Vec<ByeRow>,
    /// Who has the highest game; more than one where several have it.
    pub highest: Vec<Highest>,
    /// The standings as they were when the next round began, and at last.
    pub standings: Vec<RoundStandings>,
    /// When each round began, and the break before it.
    pub schedule: Vec<RoundTimes>,
    /// What referees ruled on words that no list decides.
    pub rulings: Vec<Ruled>,
    /// The draws of duplicate games that were played from the console.
    pub draws: Vec<DrawRow>,
    /// What was written for them, once the results of a game are announced.
    pub moves: Vec<MoveRow>,
}

impl Summary {
    /// Of all sound records of a journal, told in a language.
    pub fn of<'r>(
        records: impl IntoIterator<Item = &'r Record>,
        rules: &Ruleset,
        proof: JournalProof,
        locale: &Locale,
    ) -> Self {
        let mut fold = Fold::default();
        for record in records {
            fold.take_in(record, rules, locale);
        }
        fold.end(rules, proof, locale)
    }
}

/// What was seen so far.
#[derive(Default)]
struct Fold {
    state: State,
    facts: EventFacts,
    seq: u64,
    rulings: Rulings,
    /// The entry with which the decision began that is being read.
    decision: Seq,
    affairs: Vec<NotedAct>,
    backs: Backs,
    standings: Vec<RoundStandings>,
    schedule: Vec<RoundTimes>,
    corrected: BTreeMap<GameRef, usize>,
}

impl Fold {
    fn take_in(&mut self, record: &Record, rules: &Ruleset, locale: &Locale) {
        self.seq += 1;
        self.rulings.take_in(record, &self.state);
        let before = self.state.round;
        // Before anything of the next round counts.
        let standings = (before.0 > 0 && matches!(record.event, Event::Round(RoundEvent::RoundStarted(_))))
            .then(|| game::standings(&self.state, rules))
            .flatten();
        let times = matches!(record.event, Event::Round(RoundEvent::RoundStarted(_)))
            .then(|| RoundTimes::of(&self.state, self.schedule.last()))
            .flatten();
        self.state.apply(record);
        if self.state.round > before {
            self.standings.extend(standings);
            self.schedule.extend(times);
        }
        match &record.event {
            Event::Setup(SetupEvent::EventOpened(it)) => {
                self.facts.name.clone_from(&it.name);
                self.facts.ruleset.clone_from(&it.ruleset);
                self.facts.readings.clone_from(&it.readings);
                self.facts.systems.clone_from(&it.systems);
                self.facts.zone = it.zone;
                self.facts.tiles.clone_from(&it.tiles);
                let lists = it.lists.iter().map(|(id, digest)| (id.clone(), digest.to_string()));
                self.facts.lists = lists.collect();
            }
            Event::Setup(SetupEvent::ZoneChanged { zone, .. }) => self.facts.zone = *zone,
            Event::Result(ResultEvent::ResultCorrected(it)) => {
                *self.corrected.entry(it.game).or_default() += 1;
            }
            _ => {}
        }
        let by = Decider::from(&record.by);
        if !self.facts.officials.contains(&by) {
            self.facts.officials.push(by);
        }
        self.facts.begun_at.get_or_insert(Stamp(record.at));
        self.facts.last_at = Some(Stamp(record.at));
        let seq = Seq(self.seq);
        if record.asked.is_some() {
            self.decision = seq;
        }
        self.backs.take_in(seq, record);
        self.affairs.extend(NotedAct::of((self.decision, seq), record, &self.state, rules, locale));
    }

    /// What was done and decided besides words, with what stands of it.
    fn affairs(&mut self, locale: &Locale) -> Vec<Affair> {
        let state = &self.state;
        for noted in &mut self.affairs {
            noted.affair.taken_back = self.backs.of(noted.affair.seq, &noted.affair.roots, state);
        }
        let by_cause = self.affairs.iter().filter_map(|noted| Some((noted.affair.roots.is.as_ref()?, noted)));
        let stands = ActStandings { state, locale, acts: by_cause.collect() };
        let all: Vec<ActStanding> = self.affairs.iter().map(|noted| stands.of(noted)).collect();
        let affairs = std::mem::take(&mut self.affairs).into_iter().zip(all);
        affairs.map(|(noted, standing)| Affair { standing, ..noted.affair }).collect()
    }

    fn end(mut self, rules: &Ruleset, proof: JournalProof, locale: &Locale) -> Summary {
        let state = &self.state;
        self.standings.extend(game::standings(state, rules).filter(|it| it.round.0 > 0));
        self.schedule.extend(RoundTimes::of(&self.state, self.schedule.last()));
        let affairs = self.affairs(locale);
        let state = &self.state;
        let challenge = |(id, slip): (&SlipId, &SlipState)| {
            let mended = state.mended(*id).filter_map(|(entry, it)| mended(entry, it, &affairs));
            Challenge::of((*id, slip), mended.collect(), state, rules, locale)
        };
        let challenges: Vec<Challenge> = state.slips.iter().map(challenge).collect();
        let players: Vec<String> = state.players.iter().map(|it| it.name.clone()).collect();
        let made: Vec<&Challenge> = challenges.iter().filter(|it| it.ended != SlipEnding::Mistaken).collect();
        let counts = ChallengeCounts::of(&made, &players);
        let games = game::games(state, rules, |at| self.corrected.get(at).copied().unwrap_or_default());
        self.facts.officials.sort_unstable();
        let event = EventFacts {
            regulation: rules.identity.title.clone(),
            edition: rules.identity.edition.clone(),
            rounds: state.round.0,
            players,
            tables: state.tables.len(),
            entries: self.seq,
            head: proof.head,
            damaged: proof.damaged,
            ..self.facts
        };
        Summary {
            format: FORMAT,
            language: locale.tag().to_owned(),
            event,
            counts,
            told_after: DurationSpread::of(challenges.iter().filter_map(|it| it.told_after_ms)),
            queue: counts::queue_lengths(made.iter().copied(), |it| {
                let slip = state.slip(it.slip)?;
                slip.ended_at.filter(|_| matches!(slip.phase, SlipPhase::Withdrawn { .. }))
            }),
            affairs,
            highest: game::highest(&games),
            games,
            byes: game::byes(state, rules),
            standings: self.standings,
            schedule: self.schedule,
            rulings: self.rulings.all,
            draws: game::draws(state, locale),
            moves: game::moves(state, rules, locale),
            challenges,
        }
    }
}

/// What moved by an entry of the journal because a verdict was wrong; the entry stands among the affairs.
fn mended(entry: Seq, it: &SpreadAdjusted, affairs: &[Affair]) -> Option<CorrectedVerdict> {
    let at = affairs.binary_search_by_key(&entry, |affair| affair.seq).ok()?;
    let noted = affairs.get(at)?;
    Some(CorrectedVerdict {
        word: it.word.clone(),
        at: noted.at,
        by: noted.by.clone(),
        player: it.player.clone(),
        moved: if it.spread.0 == 0 { it.scored } else { it.spread },
    })
}
