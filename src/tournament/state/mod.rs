//! The tournament as it stands: the fold of the journal.
//!
//! A decision is worked out on a copy of the state. All that grows lies in persistent maps, so that the copy costs the
//! same whatever has happened, and what a decision asks is looked up, not searched for: games by [`GameRef`], matters
//! by their place ([`Matters`]), consequences by their [`Cause`].
//!
//! Folding knows no rule: what an event says has happened. Each family of events is folded completely in one file,
//! beside what it changes.

mod cause;
mod conduct;
mod duplicate;
mod effects;
mod game;
mod moments;
mod order;
mod result;
mod setup;
mod slip;
mod taken_back;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use imbl::{OrdMap, OrdSet, Vector};
use serde::{Serialize, Serializer};

use super::event::{ByeGiven, Cause, Event, GameRef, Record, RuledBefore, SetupEvent, SpreadAdjusted};
use super::matters::Matters;
use crate::clock::KeyMark;
use crate::domain::{
    At, Citation, ClaimId, ClockId, Decimal, Digest, DutyId, Millis, NameOrder, OpId, Round, RunId, Seq,
    Side, SignerKey, SlipId, TableId, Zone,
};
use crate::lexicon::{Finding, Outcome};
use crate::rules::{Consequence, CountsByName, Due, Phase, Ruleset};
use effects::EffectList;

pub use cause::Caused;
pub use conduct::{ActState, ClaimState, DutyState, Precedent, RunState};
pub use duplicate::{Annulled, Draw, DuplicateGame, GameOver, HandedIn, Master, MoveWorth, RuledWord};
pub use effects::{Counters, EffectKind, Exclusion, PlayerEffect};
pub use game::{Countdown, FittedClock, Game, GivenSignal, HoldTaken, Table};
pub use order::{OrderState, PlacedOrder};
pub use result::{Played, ResultLayer, Scoreline, scored};
pub use setup::{Adopted, FrozenLists, Players};
pub use slip::{PastLookup, SlipEnding, SlipPenalty, SlipPhase, SlipState};
pub use taken_back::RevocableEntry;

/// In so many ways events leave out numbers on the air.
const STRIDES: u32 = 1024;

/// A name that many share.
pub type Name = Arc<str>;

/// Everything that has been decided so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct State {
    /// The event, once opened.
    pub event: Option<Arc<EventInfo>>,
    /// The players entered.
    pub players: Players,
    /// The round being played; 0 before the first.
    pub round: Round,
    /// When it started.
    pub round_at: At,
    /// Whether the round being played is the last.
    pub last_round: bool,
    /// The tables by number, whether a game is played there or not.
    pub tables: OrdMap<TableId, Arc<Table>>,
    /// The games of all rounds. Those of the round being played are the live ones.
    #[serde(serialize_with = "by_round")]
    pub games: OrdMap<GameRef, Arc<Game>>,
    /// The games of the round being played that have no result yet.
    pub without_result: OrdSet<TableId>,
    /// When the last result of the round being played came in.
    pub last_result_at: Option<At>,
    /// Where the players of the round being played sit.
    pub(super) seats: OrdMap<Name, (TableId, Side)>,
    /// Which table each clock stands on.
    pub(super) clocks: OrdMap<ClockId, TableId>,
    /// The slips by number.
    pub slips: Matters<SlipId, SlipState>,
    /// The outbox: all orders by number. The live ones are still owed.
    pub orders: Matters<OpId, PlacedOrder>,
    /// The claims by number.
    pub claims: Matters<ClaimId, ClaimState>,
    /// The procedures by number of their run.
    pub runs: Matters<RunId, RunState>,
    /// What must be reported, published or announced, by number.
    pub duties: Matters<DutyId, DutyState>,
    /// What has no number of its own and leads to something: sanctions, awards, thresholds reached, by the number of
    /// their entry in the journal.
    pub acts: OrdMap<Seq, Arc<ActState>>,
    /// What people noted, said and imposed and may still take back, or have taken back, by the number of its entry in
    /// the journal.
    #[serde(skip_serializing_if = "OrdMap::is_empty")]
    pub(super) noted: OrdMap<Seq, Arc<RevocableEntry>>,
    /// Everything that followed for each player from a cause, whether it counts or not.
    #[serde(skip)]
    effects: OrdMap<Name, EffectList>,
    /// The entry in which each cause was voided last: what followed from it before counts no more.
    #[serde(skip)]
    pub(super) voided: OrdMap<Cause, Seq>,
    /// The entries that were taken back and whose effects count no more.
    #[serde(skip)]
    retracted: OrdSet<Seq>,
    /// Counters that live for the whole event, by player: the sum of what counts.
    pub event_counters: OrdMap<Name, Counters>,
    /// Counts that live for the whole event, by player and counter: the sum of what counts.
    pub event_counts: OrdMap<Name, Arc<CountsByName>>,
    /// Who had no opponent or missed a round, and what for.
    pub byes: Vector<Arc<ByeGiven>>,
    /// Who plays on no more, and from which round on: all that stands against a player, the oldest first.
    pub excluded: OrdMap<Name, Arc<Vec<Exclusion>>>,
    /// Who plays on no more of his own will: he misses every round until he comes back.
    #[serde(skip_serializing_if = "OrdSet::is_empty")]
    pub withdrawn: OrdSet<Name>,
    /// What moved beside the games, by the number of its entry in the journal.
    pub adjustments: OrdMap<Seq, Arc<SpreadAdjusted>>,
    /// The hall's countdown, while it runs.
    pub countdown: Option<Countdown>,
    /// When play last began on a signal, whatever was put right of it since.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun_at: Option<At>,
    /// When each signal was last given.
    #[serde(skip_serializing_if = "OrdMap::is_empty")]
    pub signals: OrdMap<Name, GivenSignal>,
    /// Clock presses already turned into slips, so that none counts twice: clock, event number.
    pub seen_presses: OrdSet<(ClockId, u16)>,
    /// The constants of the orders of standings that were entered, by the order's id.
    #[serde(skip_serializing_if = "OrdMap::is_empty")]
    pub constants: OrdMap<Name, Arc<BTreeMap<String, Decimal>>>,
    /// The duplicate games that are played from the console, by round.
    #[serde(skip_serializing_if = "OrdMap::is_empty")]
    pub duplicates: OrdMap<Round, Arc<DuplicateGame>>,
    /// The words that the arbiter has ruled on for the slips of duplicate games.
    #[serde(skip_serializing_if = "OrdMap::is_empty")]
    pub ruled_words: OrdMap<Name, Arc<Vec<RuledWord>>>,
    /// How far the clock of the system is ahead of the time that counts, as a console noted it last.
    #[serde(skip_serializing_if = "is_default")]
    pub clock_ahead: Millis,
    /// Since when the time that counts runs by that clock as it was then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock_since: Option<At>,
    /// By how much the time that counts was put forward in all; less than nothing where it was put back.
    #[serde(skip_serializing_if = "is_default")]
    pub corrected: Millis,
    /// The lists that the organiser has adopted, in their order.
    pub adopted: Vector<Arc<Adopted>>,
    /// The lists as they were fixed, once they were.
    pub frozen: Option<Arc<FrozenLists>>,
    /// The referees' rulings by word, the oldest first; those of slips that were reopened do not count.
    pub rulings: OrdMap<Name, Arc<Vec<Precedent>>>,
    /// Up to which entry each key has signed the journal.
    pub signed: OrdMap<SignerKey, Seq>,
    /// The last entry that is no signature.
    pub to_sign: Seq,
    /// How many entries of the journal are folded in: the number of the last one.
    pub entries: Seq,
    /// When the last event happened.
    pub last_at: At,
    /// The paragraphs that the last event rests on.
    #[serde(skip)]
    pub(super) last_cite: Arc<[Citation]>,
    /// Paragraphs that events rest on together, and what follows from verdicts with its paragraphs: many share them.
    #[serde(skip)]
    shared: Arc<SharedLists>,
}

/// Lists that stand in the state many times, kept once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SharedLists {
    cites: BTreeSet<Arc<[Citation]>>,
    consequences: Vec<Consequences>,
}

/// What follows from a verdict, each with its paragraph.
pub type Consequences = Arc<[(Consequence, Citation)]>;

/// Whether a value is the one that is not written.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Games as JSON can write them: by round, then by table.
fn by_round<S: Serializer>(games: &OrdMap<GameRef, Arc<Game>>, serializer: S) -> Result<S::Ok, S::Error> {
    let mut rounds: BTreeMap<Round, BTreeMap<TableId, &Game>> = BTreeMap::new();
    for (at, game) in games {
        rounds.entry(at.round).or_default().insert(at.table, game);
    }
    rounds.serialize(serializer)
}

/// The open event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EventInfo {
    /// When it was opened.
    pub opened_at: At,
    /// Its name.
    pub name: String,
    /// The ruleset's id.
    pub ruleset: String,
    /// The ruleset's digest at the opening.
    pub ruleset_digest: Digest,
    /// The tile set.
    pub tiles: String,
    /// The time budget.
    pub budget: Millis,
    /// Readings that differ from the ruleset's own.
    pub readings: BTreeMap<String, String>,
    /// The adjudication systems that serve; all if empty.
    pub systems: Vec<String>,
    /// The time zone of the hall.
    pub zone: Zone,
    /// When the first round begins, as it was announced, where somebody said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts_at: Option<At>,
    /// How the players' names are written, where somebody said so.
    #[serde(skip_serializing_if = "NameOrder::is_unknown")]
    pub names: NameOrder,
    /// What the tile set was at the opening.
    pub tiles_digest: Digest,
    /// The digest over all lists and the tile set at the opening.
    pub lexicon_digest: Digest,
    /// The version of the program that opened it.
    pub program: String,
}

/// A player who is or was not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Absence {
    /// When it was noted.
    pub noted_at: At,
    /// In which entry.
    pub entry: Seq,
    /// The order to start the clock for them; what became of it says since when it runs.
    pub clock: Option<OpId>,
    /// When the player came.
    pub arrived_at: Option<At>,
    /// How late they came, as it was decided then.
    pub late: Option<Millis>,
}

impl State {
    /// A list of paragraphs, as many share it.
    pub(super) fn shared_cites(&mut self, cites: &[Citation]) -> Arc<[Citation]> {
        if let Some(known) = self.shared.cites.get(cites) {
            return Arc::clone(known);
        }
        let new: Arc<[Citation]> = cites.into();
        Arc::make_mut(&mut self.shared).cites.insert(Arc::clone(&new));
        new
    }

    /// What follows from a verdict, as many share it.
    pub(super) fn shared_consequences(&mut self, all: &[(Consequence, Citation)]) -> Consequences {
        if let Some(known) = self.shared.consequences.iter().find(|known| ***known == *all) {
            return Arc::clone(known);
        }
        let new: Consequences = all.into();
        Arc::make_mut(&mut self.shared).consequences.push(Arc::clone(&new));
        new
    }

    /// The table that a clock stands on.
    pub fn table_of(&self, clock: ClockId) -> Option<TableId> {
        self.clocks.get(&clock).copied()
    }

    /// The clock on a table.
    pub fn clock_at(&self, table: TableId) -> Option<&FittedClock> {
        self.tables.get(&table)?.clock.as_ref()
    }

    /// The game of the round being played at a table.
    pub fn here(&self, table: TableId) -> GameRef {
        GameRef { round: self.round, table }
    }

    /// The time zone of the hall.
    pub fn zone(&self) -> Zone {
        self.event.as_ref().map_or(Zone::UTC, |event| event.zone)
    }

    /// The systems that the organiser chose to look words up; all serve where none is named.
    pub fn systems(&self) -> &[String] {
        self.event.as_ref().map_or(&[], |event| &event.systems)
    }

    /// Whether a person has still to say or do something at a table. Nobody looks for those who played there in an
    /// earlier round: what they were not told stands in the log and in the report.
    pub fn is_to_be_said(&self, order: &PlacedOrder) -> bool {
        order.needs_person() && order.placed_at >= self.round_at
    }

    /// The game that is played at a table, or was played last in this round.
    pub fn game(&self, table: TableId) -> Option<&Game> {
        self.game_of(self.here(table))
    }

    /// The duties that are not done, what is due next first: what holds the next round up before what came up before
    /// the first one and holds nothing up.
    pub fn owed_duties(&self) -> Vec<(DutyId, &DutyState)> {
        let mut owed: Vec<_> = self.duties.live().map(|(id, duty)| (*id, duty)).collect();
        owed.sort_by_key(|(id, duty)| (duty.rank(self.round), *id));
        owed
    }

    /// The duties without which standings are not published. After the last round nothing comes before the next one any
    /// more: it comes before the results; where one game is announced as a whole, so does what is due by the event's
    /// end.
    pub fn duties_before_results(&self, ruleset: &Ruleset) -> Vec<&DutyState> {
        let announced = ruleset.duplicate.is_some();
        let mut owed: Vec<&DutyState> = self.owed_duties().into_iter().map(|(_, duty)| duty).collect();
        owed.retain(|duty| {
            let last = duty.due == Due::NextRound || (announced && duty.due == Due::EndOfEvent);
            duty.overdue(self.round) || (self.last_round && last)
        });
        owed
    }

    /// How the players' names are written: as was said, else as they tell.
    pub fn name_order(&self) -> NameOrder {
        let said = self.event.as_ref().map(|event| event.names).filter(|names| !names.is_unknown());
        said.unwrap_or_else(|| NameOrder::of(self.players.iter().map(|player| player.name.as_str())))
    }

    /// A game of any round.
    pub fn game_of(&self, game: GameRef) -> Option<&Game> {
        self.games.get(&game).map(AsRef::as_ref)
    }

    /// The games of the round being played, by table.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = (TableId, &Game)> {
        let round = self.round;
        let table = |table| GameRef { round, table };
        self.games
            .range(table(TableId(0))..=table(TableId(u16::MAX)))
            .map(|(at, game)| (at.table, game.as_ref()))
    }

    /// The slip of a table that has not ended, if there is one.
    pub fn open_slip(&self, table: TableId) -> Option<(SlipId, &SlipState)> {
        self.slips.live_at(&self.here(table)).next_back()
    }

    /// The latest ruling on a word, if there is one.
    pub fn precedent(&self, word: &str) -> Option<&Precedent> {
        self.rulings.get(word)?.last()
    }

    /// The rulings on those of the words that no list decides, the oldest first; one that only follows another is
    /// not told again. The last one on a word is the one to follow.
    pub fn ruled_before(&self, findings: &[Finding]) -> Vec<RuledBefore> {
        let open = findings.iter().filter(|finding| finding.outcome == Outcome::NotCovered);
        let mut before = Vec::new();
        for word in open.map(|finding| &finding.word) {
            let mut told: Option<(bool, &str)> = None;
            for it in self.rulings.get(word.as_str()).into_iter().flat_map(|all| all.iter()) {
                if told.replace((it.valid, &it.reasons)) != Some((it.valid, &it.reasons)) {
                    before.push(RuledBefore {
                        word: word.clone(),
                        slip: it.slip,
                        valid: it.valid,
                        reasons: it.reasons.clone(),
                        sources: it.sources.clone(),
                        cite: it.cite.clone(),
                    });
                }
            }
        }
        before
    }

    /// What a game led to, if it has ended.
    pub fn played(&self, round: Round, table: TableId) -> Option<&Played> {
        self.game_of(GameRef { round, table })?.result.as_deref()
    }

    /// Whether a round is over: every game of it has a result.
    pub fn is_round_over(&self) -> bool {
        self.round.0 > 0 && self.without_result.is_empty()
    }

    /// Whether a key has signed all that there is to sign.
    pub fn is_signed_by(&self, key: &SignerKey) -> bool {
        self.signed.get(key).is_some_and(|entry| *entry >= self.to_sign)
    }

    /// Where the game at a table stands.
    pub fn phase(&self, table: TableId) -> Phase {
        let Some(game) = self.game(table) else {
            return Phase::None;
        };
        match &game.result {
            Some(played) if played.handed_in => Phase::HandedIn,
            Some(_) => Phase::Over,
            None if game.started_at.is_none() => Phase::Before,
            None => Phase::Playing,
        }
    }

    /// Where a player sits in the round being played.
    pub fn seat(&self, player: &str) -> Option<(TableId, Side)> {
        self.seats.get(player).copied()
    }

    /// What keeps a player from playing: what was said last, and of the event before that of a round.
    pub fn exclusion(&self, player: &str) -> Option<&Exclusion> {
        use crate::rules::Excluded;
        let all = self.excluded.get(player)?;
        all.iter().rev().find(|it| it.from == Excluded::Event).or_else(|| all.last())
    }

    /// What keeps a player from the rest of the event.
    pub fn excluded_for_good(&self, player: &str) -> Option<&Exclusion> {
        self.exclusion(player).filter(|it| it.from == crate::rules::Excluded::Event)
    }

    /// Whether a player plays on no more: excluded from the rest of the event, or gone of his own will.
    pub fn has_left(&self, player: &str) -> bool {
        self.excluded_for_good(player).is_some() || self.withdrawn.contains(player)
    }

    /// Everybody who has a game, a round without one, a sanction or an exclusion here, by name.
    pub fn took_part(&self) -> BTreeSet<&str> {
        let paired = self.games.values().flat_map(|game| &game.players).map(|name| &**name);
        let alone = self.byes.iter().map(|bye| bye.player.as_str());
        let acted = self.acts.values().map(|act| act.player.as_str());
        paired.chain(alone).chain(acted).chain(self.excluded.keys().map(|name| &**name)).collect()
    }

    /// The number for the next claim.
    pub fn next_claim(&self) -> ClaimId {
        ClaimId(self.claims.last().map_or(1, |id| id.0 + 1))
    }

    /// The number for the next run of a procedure.
    pub fn next_run(&self) -> RunId {
        RunId(self.runs.last().map_or(1, |id| id.0 + 1))
    }

    /// The number for the next duty.
    pub fn next_duty(&self) -> DutyId {
        DutyId(self.duties.last().map_or(1, |id| id.0 + 1))
    }

    /// The number for the next slip.
    pub fn next_slip(&self) -> SlipId {
        SlipId(self.slips.last().map_or(1, |id| id.0 + 1))
    }

    /// The number for the next order.
    pub fn next_op(&self) -> OpId {
        OpId(self.orders.last().map_or(1, |id| id.0 + 1))
    }

    /// The number that the next entry of the journal gets.
    pub fn next_entry(&self) -> Seq {
        Seq(self.entries.0 + 1)
    }

    /// The number under which an order goes over the air: the same at every try, since it was noted before the first.
    pub fn on_air(&self, op: OpId) -> OpId {
        self.orders.get(&op).and_then(|order| order.number).unwrap_or(op)
    }

    /// The number for an order that was never tried: above all that its clock has shown, because a clock remembers what
    /// it did in yesterday's event, and above all that it was given in this one under the same key and memory (open
    /// clock profile, §7.2). No date is asked, so no date can be wrong. `None` where the numbers are used up.
    ///
    /// How far above is each event's own: of two consoles that know nothing of each other and have heard the same of a
    /// clock, neither takes the other's order for its own.
    pub fn next_on_air(&self, (clock, key, memory): (ClockId, KeyMark, u16), shown: OpId) -> Option<OpId> {
        let given = self.orders.values().filter(|order| {
            order.route == super::event::Route::Clock { clock }
                && (order.key, order.tried) == (Some(key), Some(memory))
        });
        let highest = given.filter_map(|order| order.number).fold(shown, OpId::max);
        highest.0.checked_add(1 + self.stride()).map(OpId)
    }

    /// How many numbers an event leaves out between two orders on the air.
    fn stride(&self) -> u32 {
        let Some(event) = &self.event else { return 0 };
        let opened = event.opened_at.0.to_le_bytes();
        let lists = [&event.ruleset_digest.0[..], &event.lexicon_digest.0];
        let digest = Digest::of_parts([event.name.as_bytes(), &opened].into_iter().chain(lists));
        u32::from(u16::from_le_bytes([digest.0[0], digest.0[1]])) % STRIDES
    }

    /// Whether something that happened at a clock belongs to another event: it was before this one was opened.
    pub fn is_of_another_event(&self, at: At, now: At) -> bool {
        self.event.as_ref().is_some_and(|event| at < event.opened_at && event.opened_at <= now)
    }

    /// Folds one record into the state.
    pub fn apply(&mut self, record: &Record) {
        self.last_at = record.at;
        self.entries = self.next_entry();
        self.last_cite = self.shared_cites(&record.cite);
        if !matches!(record.event, Event::Setup(SetupEvent::HeadSigned(_))) {
            self.to_sign = self.entries;
        }
        self.keep_given(record);
        match &record.event {
            Event::Setup(event) => self.apply_setup(record, event),
            Event::Round(event) => self.apply_round(record.at, event),
            Event::Slip(event) => self.apply_slip(record, event),
            Event::Clock(event) => self.apply_clock(record.at, event),
            Event::Conduct(event) => self.apply_conduct(record.at, event),
            Event::Procedure(event) => self.apply_procedure(record.at, event),
            Event::Result(event) => self.apply_result(record.at, event),
            Event::Duplicate(event) => self.apply_duplicate(record.at, event),
        }
    }

    /// The state that a whole journal leads to.
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut state = Self::default();
        for record in records {
            state.apply(record);
        }
        state
    }

    /// A game, to be changed.
    pub(super) fn game_mut(&mut self, game: GameRef) -> Option<&mut Game> {
        self.games.get_mut(&game).map(Arc::make_mut)
    }

    /// Something follows for a player.
    fn add_effect(
        &mut self,
        player: &str,
        cause: Option<&Cause>,
        game: Option<(GameRef, Side)>,
        kind: EffectKind,
    ) {
        let player: Name = player.into();
        let (entry, cause_of_it, cite) = (self.entries, cause.cloned(), Arc::clone(&self.last_cite));
        let effect = Arc::new(PlayerEffect { entry, cause: cause_of_it, player, game, kind, cite });
        self.followed(cause, Caused::Effect(Arc::clone(&effect)));
        self.keep_effect(effect);
    }

    /// Notes that something followed from a cause.
    fn followed(&mut self, cause: Option<&Cause>, what: Caused) {
        match cause {
            None => {}
            Some(Cause::Slip(id)) => self.slips.update(id, |slip| slip.caused.push(what)),
            Some(Cause::Claim(id)) => self.claims.update(id, |claim| claim.caused.push(what)),
            Some(Cause::Run(id)) => self.runs.update(id, |run| run.caused.push(what)),
            Some(Cause::Sanction(act) | Cause::Award(act) | Cause::Threshold(act)) => {
                if let Some(found) = self.acts.get_mut(&act.entry) {
                    Arc::make_mut(found).caused.push(what);
                }
            }
        }
    }
}
