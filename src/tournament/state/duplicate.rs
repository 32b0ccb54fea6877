//! A duplicate game that is played from the console: what was drawn, handed in and laid, draw by draw, and how its
//! events change it.
//!
//! A *draw* is what the regulation calls a round of the game: the letters for everybody, the countdown, the slips, the
//! best move. Seats are tables, and the number of a seat is the number that its player writes on slips.

use std::sync::Arc;

use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{Game, Name, State};
use crate::domain::{At, Millis, Points, Round, SlipId, TableId};
use crate::lexicon::Outcome;
use crate::rules::DuplicateRules;
use crate::tournament::event::{DuplicateEvent, GameRef, MasterChosen, MoveHandedIn, RackDrawn};
use crate::tournament::move_text::{FormedWord, FoundBy, MoveCheck, MoveFault, MoveText};

/// A duplicate game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DuplicateGame {
    /// The seed that racks are drawn from, where they are not typed.
    pub seed: Option<Name>,
    /// The draws; the last one is under way until its best move is laid.
    pub draws: Vector<Arc<Draw>>,
    /// The letters of a rack that was changed and to which none has been drawn yet; typed racks only.
    pub to_change: Option<String>,
    /// How many racks were changed since the last draw.
    pub changes: u16,
    /// From which draw on a player who left plays no more.
    pub left: OrdMap<TableId, u16>,
    /// How the game ended.
    pub over: Option<GameOver>,
    /// When the results were announced.
    pub announced_at: Option<At>,
    /// From when on nobody puts them right any more, where the regulation sets an end to that.
    pub stands_from: Option<At>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameOver {
    /// When.
    pub at: At,
    /// The id of the end.
    pub end: String,
}

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The letters that everybody has: capitals, `?` for a blank.
    pub rack: String,
    /// How many racks were changed before.
    pub changed: u16,
    /// When they were drawn.
    pub drawn_at: At,
    /// When the countdown began.
    pub started_at: Option<At>,
    /// When it ended or will end.
    pub ends_at: Option<At>,
    /// What was handed in, by number.
    pub slips: OrdMap<TableId, Arc<HandedIn>>,
    /// What the arbiter has annulled besides what the console finds, by number.
    pub annulled: OrdMap<TableId, Annulled>,
    /// The move that is laid on every board.
    pub master: Option<Arc<Master>>,
}

/// A slip that was handed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandedIn {
    /// What stands on it.
    pub play: MoveText,
    /// What the console found of it.
    pub check: MoveCheck,
    /// When it was entered.
    pub at: At,
    /// When a slip of this number was entered first for the draw: before that it may not have been there.
    pub first_at: At,
}

/// A slip that the arbiter has annulled, or one that never came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Annulled {
    /// The offence's id.
    pub offence: Name,
    /// How long after the end of the time, where that is what it is about.
    pub over: Option<Millis>,
}

/// The move that is laid on every board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Master {
    /// The move.
    pub play: MoveText,
    /// What it scores.
    pub score: Points,
    /// What it leaves on the rack.
    pub leaves: String,
    /// Which program found it.
    pub by: FoundBy,
    /// The claim by which a player's word is played instead.
    pub claim: Option<SlipId>,
    /// When it was announced.
    pub at: At,
}

/// A word that the arbiter has ruled on, for every slip of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuledWord {
    /// Whether it is acceptable.
    pub valid: bool,
    /// Why.
    pub reason: String,
    /// From which sources.
    pub sources: Vec<String>,
    /// When.
    pub at: At,
}

/// What a player gets for a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveWorth<'a> {
    /// Nothing was handed in.
    Nothing,
    /// Its points.
    Points(Points),
    /// The arbiter must rule on a word of it first.
    Open(Vec<&'a str>),
    /// It is annulled, for this offence.
    Annulled(&'a str),
}

impl MoveWorth<'_> {
    /// The points; none as long as they are open.
    pub fn points(&self) -> Points {
        match self {
            Self::Points(points) => *points,
            Self::Nothing | Self::Open(_) | Self::Annulled(_) => Points(0),
        }
    }

    /// Whether it counts, or may count once its words are ruled on.
    pub fn may_count(&self) -> bool {
        matches!(self, Self::Points(_) | Self::Open(_))
    }
}

impl DuplicateGame {
    /// A draw by its number, from 1.
    pub fn draw(&self, number: u16) -> Option<&Draw> {
        self.draws.get(usize::from(number).checked_sub(1)?).map(AsRef::as_ref)
    }

    /// The number of the last draw; 0 before the first.
    pub fn number(&self) -> u16 {
        self.draws.len() as u16
    }

    /// The last draw.
    pub fn last(&self) -> Option<&Draw> {
        self.draws.last().map(AsRef::as_ref)
    }

    /// The moves on the board, the first laid first.
    pub fn laid(&self) -> impl Iterator<Item = &Master> {
        self.draws.iter().filter_map(|draw| draw.master.as_deref())
    }

    /// The move that was laid last, with the number of its draw.
    pub fn latest(&self) -> Option<(u16, &Master)> {
        let mut draws = self.draws.iter().enumerate().rev();
        draws.find_map(|(at, draw)| Some((at as u16 + 1, draw.master.as_deref()?)))
    }

    /// What is on the rack before letters are drawn: what the last move left, or the whole rack where none was laid.
    pub fn kept(&self) -> &str {
        self.last().map_or("", |draw| draw.master.as_ref().map_or(draw.rack.as_str(), |it| &it.leaves))
    }

    /// The points of the board: of all moves that were laid.
    pub fn board_points(&self) -> Points {
        Points(self.laid().map(|master| master.score.0).sum())
    }

    /// Whether a player plays in a draw.
    pub fn plays(&self, table: TableId, draw: u16) -> bool {
        self.left.get(&table).is_none_or(|from| draw < *from)
    }
}

impl State {
    /// The duplicate game of the round being played, once its first letters are drawn.
    pub fn duplicate(&self) -> Option<&DuplicateGame> {
        self.duplicates.get(&self.round).map(AsRef::as_ref)
    }

    /// Whether a round's game is a duplicate that is played from the console: its results follow from the slips.
    pub fn from_slips(&self, round: Round) -> bool {
        self.duplicates.contains_key(&round)
    }

    /// Whether the result of a game has no sheets: it was awarded, or follows from slips.
    pub fn without_sheets(&self, at: GameRef) -> bool {
        let awarded = self.played(at.round, at.table).is_some_and(|played| played.awarded);
        awarded || self.from_slips(at.round)
    }

    /// Whether a game has its result, and its sheet is handed in where there is one.
    pub fn is_complete(&self, at: GameRef, game: &Game) -> bool {
        game.result.as_ref().is_some_and(|played| played.handed_in || self.without_sheets(at))
    }

    /// What was ruled of a word: by the arbiter for slips, or on a claim.
    pub fn ruled(&self, word: &str) -> Option<bool> {
        self.ruled_until(word, None)
    }

    /// The same for a game whose results stand from a moment on: what is ruled then is about other games.
    fn ruled_until(&self, word: &str, end: Option<At>) -> Option<bool> {
        let in_time = |at: At| end.is_none_or(|end| at < end);
        let of_slips = self.ruled_words.get(word).into_iter().flat_map(|all| all.iter());
        let of_claims = self.rulings.get(word).into_iter().flat_map(|all| all.iter());
        let of_slips = of_slips.map(|it| (it.at, it.valid)).rfind(|(at, _)| in_time(*at));
        let of_claims = of_claims.map(|it| (it.at, it.valid)).rfind(|(at, _)| in_time(*at));
        of_slips.max(of_claims).map(|(_, valid)| valid)
    }

    /// What the lists and the arbiter say of a word.
    pub fn acceptable(&self, word: &str, listed: Outcome) -> Outcome {
        self.acceptable_until(word, listed, None)
    }

    fn acceptable_until(&self, word: &str, listed: Outcome, end: Option<At>) -> Outcome {
        match self.ruled_until(word, end) {
            Some(true) => Outcome::Valid,
            Some(false) => Outcome::Invalid,
            None => listed,
        }
    }

    /// What a player gets for a draw of a game.
    pub fn move_worth<'a>(
        &'a self,
        rules: &'a DuplicateRules,
        game: &'a DuplicateGame,
        draw: u16,
        table: TableId,
    ) -> MoveWorth<'a> {
        let Some(it) = game.draw(draw) else { return MoveWorth::Nothing };
        if let Some(annulled) = it.annulled.get(&table) {
            return MoveWorth::Annulled(&annulled.offence);
        }
        match it.slips.get(&table) {
            Some(slip) if game.plays(table, draw) => self.worth(rules, &slip.check, game.stands_from),
            Some(_) | None => MoveWorth::Nothing,
        }
    }

    /// What a move counts by what was found of it, in a game whose results stand from a moment on.
    fn worth<'a>(
        &'a self,
        rules: &'a DuplicateRules,
        check: &'a MoveCheck,
        end: Option<At>,
    ) -> MoveWorth<'a> {
        let annuls = &rules.annuls;
        // A wrong place first: where a move does not lie, nothing is known of its words.
        if let Some(offence) =
            check.faults.iter().map(|fault| (order(fault), annuls_for(annuls, fault))).min()
        {
            return MoveWorth::Annulled(offence.1);
        }
        let said = |it: &FormedWord| self.acceptable_until(&it.word, it.outcome, end);
        let said: Vec<Outcome> = check.words.iter().map(said).collect();
        match said.iter().position(|it| *it == Outcome::Invalid) {
            Some(0) => return MoveWorth::Annulled(&annuls.main_word),
            Some(_) => return MoveWorth::Annulled(&annuls.cross_word),
            None => {}
        }
        let words = check.words.iter().zip(&said).filter(|(_, said)| **said == Outcome::NotCovered);
        let open: Vec<&str> = words.map(|(it, _)| it.word.as_str()).collect();
        if open.is_empty() { MoveWorth::Points(check.score) } else { MoveWorth::Open(open) }
    }

    /// What a player has in a game.
    pub fn sum(&self, rules: &DuplicateRules, game: &DuplicateGame, table: TableId) -> Points {
        let of = |draw| self.move_worth(rules, game, draw, table).points().0;
        Points((1..=game.number()).map(of).sum())
    }

    /// The words on slips of a game that nobody has ruled on and no list decides.
    pub fn open_words<'a>(&'a self, rules: &'a DuplicateRules, game: &'a DuplicateGame) -> Vec<&'a str> {
        let mut words = Vec::new();
        for (at, draw) in game.draws.iter().enumerate() {
            for table in draw.slips.keys() {
                if let MoveWorth::Open(open) = self.move_worth(rules, game, at as u16 + 1, *table) {
                    words.extend(open);
                }
            }
        }
        words.sort_unstable();
        words.dedup();
        words
    }

    /// Who plays in a draw and has handed nothing in.
    pub fn missing(&self, game: &DuplicateGame, number: u16) -> Vec<TableId> {
        let Some(draw) = game.draw(number) else { return Vec::new() };
        let tables = self.playing().map(|(table, _)| table);
        let plays = |table: &TableId| game.plays(*table, number);
        let there = |table: &TableId| draw.slips.contains_key(table) || draw.annulled.contains_key(table);
        tables.filter(|table| plays(table) && !there(table)).collect()
    }
}

/// What a fault is annulled for.
fn annuls_for<'a>(annuls: &'a crate::rules::Annulments, fault: &MoveFault) -> &'a str {
    match order(fault) {
        0 => &annuls.wrong_place,
        1 => &annuls.not_on_rack,
        _ => &annuls.blank_not_circled,
    }
}

/// Which fault is told first: the place, then the letters, then the circle.
fn order(fault: &MoveFault) -> u8 {
    match fault {
        MoveFault::TooShort
        | MoveFault::OffBoard
        | MoveFault::NotWhole { .. }
        | MoveFault::DoesNotFit { .. }
        | MoveFault::NothingLaid
        | MoveFault::NotConnected
        | MoveFault::NotInTheMiddle => 0,
        MoveFault::NotOnRack { .. } | MoveFault::BlankMayNotBe { .. } => 1,
        MoveFault::BlankNotCircled { .. } => 2,
    }
}

impl State {
    pub(super) fn apply_duplicate(&mut self, at: At, event: &DuplicateEvent) {
        match event {
            DuplicateEvent::RackChanged(it) => {
                let game = self.duplicate_mut();
                if let Some(seed) = &it.seed {
                    game.seed = Some(seed.as_str().into());
                }
                game.to_change = Some(it.rack.clone());
                game.changes += 1;
                // What was typed wrong, and has to be changed as it is right, is no draw.
                let before = usize::from(it.draw.saturating_sub(1));
                game.changes += game.draws.get(before).map_or(0, |draw| draw.changed);
                game.draws.truncate(before);
            }
            DuplicateEvent::RackDrawn(it) => self.apply_drawn(at, it),
            DuplicateEvent::MoveHandedIn(it) => self.apply_handed_in(at, it),
            DuplicateEvent::MoveAnnulled(it) => {
                let annulled = Annulled { offence: it.offence.as_str().into(), over: it.over };
                self.change_draw((it.round, it.draw), |draw| {
                    draw.annulled.insert(it.table, annulled);
                });
            }
            DuplicateEvent::MasterChosen(it) => self.apply_master(at, it),
            DuplicateEvent::WordRuled(it) => {
                let ruled =
                    RuledWord { valid: it.valid, reason: it.reason.clone(), sources: it.sources.clone(), at };
                let all = self.ruled_words.entry(it.word.as_str().into()).or_default();
                Arc::make_mut(all).push(ruled);
            }
            DuplicateEvent::PlayerLeft { table, from } => {
                self.duplicate_mut().left.insert(*table, *from);
            }
            DuplicateEvent::DuplicateOver { end, .. } => {
                self.duplicate_mut().over = Some(GameOver { at, end: end.clone() });
                self.countdown = None;
            }
            DuplicateEvent::ResultsAnnounced { until } => {
                let game = self.duplicate_mut();
                (game.announced_at, game.stands_from) = (Some(at), *until);
            }
        }
    }

    /// The game of the round being played; it begins with what is drawn first.
    fn duplicate_mut(&mut self) -> &mut DuplicateGame {
        Arc::make_mut(self.duplicates.entry(self.round).or_default())
    }

    /// Changes a draw of a round's game; of the round being played where none is named.
    pub(super) fn change_draw(
        &mut self,
        (round, number): (Option<Round>, u16),
        change: impl FnOnce(&mut Draw),
    ) {
        let Some(at) = usize::from(number).checked_sub(1) else { return };
        let Some(game) = self.duplicates.get_mut(&round.unwrap_or(self.round)) else { return };
        if let Some(draw) = Arc::make_mut(game).draws.get_mut(at) {
            change(Arc::make_mut(draw));
        }
    }

    /// Whoever was noted as having left the game of a round has not. A game of which nothing else is known has not
    /// begun then.
    pub(super) fn come_back(&mut self, round: Round, table: TableId) {
        let Some(game) = self.duplicates.get_mut(&round) else { return };
        Arc::make_mut(game).left.remove(&table);
        if **game == DuplicateGame::default() {
            self.duplicates.remove(&round);
        }
    }

    /// What was said to be the end is none.
    pub(super) fn goes_on(&mut self) {
        self.duplicate_mut().over = None;
    }

    fn apply_drawn(&mut self, at: At, drawn: &RackDrawn) {
        let game = self.duplicate_mut();
        if let Some(seed) = &drawn.seed {
            game.seed = Some(seed.as_str().into());
        }
        let changed = std::mem::take(&mut game.changes);
        game.to_change = None;
        // What was typed wrong is put right under the same number; its time runs on, and its slips are checked anew.
        let before = usize::from(drawn.draw.saturating_sub(1));
        let wrong = game.draws.get(before).map(|draw| Draw { rack: drawn.rack.clone(), ..Draw::clone(draw) });
        let draw = wrong.unwrap_or_else(|| Draw {
            rack: drawn.rack.clone(),
            changed,
            drawn_at: at,
            started_at: None,
            ends_at: None,
            slips: OrdMap::new(),
            annulled: OrdMap::new(),
            master: None,
        });
        game.draws.truncate(before);
        game.draws.push_back(Arc::new(draw));
    }

    fn apply_handed_in(&mut self, at: At, it: &MoveHandedIn) {
        self.change_draw((it.round, it.draw), |draw| {
            let first_at = draw.slips.get(&it.table).map_or(at, |before| before.first_at);
            let slip = HandedIn { play: it.play.clone(), check: it.check.clone(), at, first_at };
            draw.slips.insert(it.table, Arc::new(slip));
        });
    }

    fn apply_master(&mut self, at: At, it: &MasterChosen) {
        let master = Master {
            play: it.play.clone(),
            score: it.check.score,
            leaves: it.check.leaves.clone(),
            by: it.found_by.clone(),
            claim: it.claim,
            at,
        };
        self.change_draw((None, it.draw), |draw| draw.master = Some(Arc::new(master)));
        let game = self.duplicate_mut();
        (game.to_change, game.changes) = (None, 0);
    }

    /// The countdown of the hall is the one of the draw.
    pub(super) fn countdown_of_draw(&mut self, at: At, ends_at: Option<At>) {
        let Some(number) = self.duplicate().map(DuplicateGame::number) else { return };
        self.change_draw((None, number), |draw| match ends_at {
            Some(end) => (draw.started_at, draw.ends_at) = (Some(at), Some(end)),
            // Stopped before its end.
            None => draw.ends_at = draw.ends_at.map(|end| end.min(at)),
        });
    }
}
