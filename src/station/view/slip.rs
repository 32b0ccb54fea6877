//! What a screen may know of a slip: who challenges, the words, what followed, how far the orders got.

use std::sync::Arc;

use crate::domain::{At, Citation, Millis, OpId, Round, Seq, Side, SlipId, TableId};
use crate::lexicon::{Advice, Finding, SourceRef, WordNote};
use crate::tournament::{
    Consequences, Hindrance, HoldTaken, Offer, OrderKind, OrderState, OrderWhy, PastLookup, Route,
    RuledBefore, SlipPenalty, Timeliness, Withdraws, WordVerdict,
};

use super::{QueueRow, Way};

/// A slip seen closely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipDetail {
    /// As in the list.
    pub row: QueueRow,
    /// The round.
    pub round: Round,
    /// The players, `A` first.
    pub players: [String; 2],
    /// Who challenges.
    pub challenger: Side,
    /// Time between the mover's press and the challenge.
    pub since_press: Option<Millis>,
    /// Whether that was in time.
    pub timeliness: Timeliness,
    /// The paragraph by which it was in time.
    pub timely_by: Option<Citation>,
    /// The clock's face at the moment, where it has one.
    pub face: Option<[Millis; 2]>,
    /// How many words the ruleset admits on one slip; `None` for any number; with its paragraph.
    pub max_words: (Option<u16>, Citation),
    /// Whether the spelling must be confirmed before the query, with its paragraph.
    pub confirm_spelling: (bool, Citation),
    /// Whether it is confirmed.
    pub confirmed: bool,
    /// Whether players may settle it themselves, with its paragraph.
    pub concede: (bool, Citation),
    /// How the challenge may be taken back now; nothing where nobody sits at the console.
    pub withdraws: Option<Withdraws>,
    /// What the lists said, where the head referee must rule.
    pub findings: Vec<Finding>,
    /// How the referee ruled before in this event on the words that no list decides.
    pub ruled_before: Vec<RuledBefore>,
    /// Whether the regulation accepts a word that no list decides only from a source that is named.
    pub needs_source: bool,
    /// What the other installed lists say of each word, for the judge's eyes only; it decides nothing.
    pub second: Vec<(String, Vec<Advice>)>,
    /// What the sources of the lists say of each word besides, likewise: the word, the list, the gloss.
    pub glosses: Vec<(String, SourceRef, String)>,
    /// Each word's verdict, once given.
    pub verdicts: Arc<[WordVerdict]>,
    /// Whether the mover admitted it.
    pub conceded: bool,
    /// What follows, each with its paragraph.
    pub consequences: Consequences,
    /// The penalty that was imposed.
    pub penalty: Option<SlipPenalty>,
    /// So many units cost a player nothing; 0 where each costs.
    pub allowance: u16,
    /// So many of those the challenger still has.
    pub free_left: u16,
    /// What became of the orders that followed.
    pub orders: Vec<OrderRow>,
    /// When it was decided.
    pub decided_at: Option<At>,
    /// When it was announced.
    pub announced_at: Option<At>,
    /// What is written on the paper slip, where the hall is simulated and no runner can hand it over.
    pub paper: Vec<String>,
    /// The reservation that the challenger made before.
    pub hold: Option<HoldTaken>,
    /// What is worth a look in the words written so far: a letter that only a blank can be.
    pub notes: Vec<WordNote>,
    /// The adjudication systems that serve the longest word written so far; all that serve while there is none.
    pub systems: Vec<SystemRow>,
    /// What may still be mended here, where it is decided.
    pub mending: Vec<Offer>,
    /// How it was decided before it was looked up again, the oldest first.
    pub past: Vec<PastLookup>,
}

/// An adjudication system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemRow {
    /// The regulation's name for it.
    pub name: String,
    /// The lengths that it serves, in tiles.
    pub tiles: (u8, u8),
    /// Whether the words must come on a slip.
    pub needs_slip: bool,
    /// Who carries what, where the regulation says so.
    pub travels: String,
    /// How many sets of its aids serve the players entered, where the regulation says so.
    pub units: Option<usize>,
    /// The paragraph.
    pub cite: Citation,
}

/// For so long it is told that an order was said or done, and one key takes that back.
pub const JUST_SAID: Millis = Millis(10_000);

/// An order that a person has just said to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidRow {
    /// The entry of the journal in which they did.
    pub entry: Seq,
    /// For how long that is told yet.
    pub left: Millis,
    /// The order.
    pub order: OrderRow,
}

/// An order and how far it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Its number.
    pub op: OpId,
    /// The table.
    pub table: TableId,
    /// The slip that led to it.
    pub slip: Option<SlipId>,
    /// The player it is about; empty where it is about both.
    pub player: String,
    /// What is to be done.
    pub wish: OrderKind,
    /// Whether it tells of a turn that is lost for crosses: the player's next one, not the one being played.
    pub next_turn: bool,
    /// Who does it.
    pub route: Route,
    /// How far it got.
    pub state: OrderState,
    /// Where it is on its way to the clock from here, while it is.
    pub way: Option<Way>,
    /// Whether a confirmation proves anything: a clock of a make without keys only says that it did it.
    pub proven: bool,
    /// Why, in the words of the person who gave it, or decided what it follows from.
    pub reason: String,
    /// Why, where the console gave it of its own accord.
    pub why: Option<OrderWhy>,
    /// Why a person has to do it although the table has a clock.
    pub hindrance: Option<Hindrance>,
    /// How long ago it was placed.
    pub age: Millis,
    /// On which paragraphs.
    pub cite: Vec<Citation>,
}
