//! Racks of a duplicate game: drawn from its seed or typed, changed while they have too few vowels or consonants.

use super::duplicate::written;
use super::letters::{beyond, put_right, read};
use crate::domain::{Citation, Lot, TableId};
use crate::rules::DuplicateRules;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::desk::{BLANK, BoardAndTiles, Kinds, ends, needed, without};
use crate::tournament::event::{DuplicateEvent, RackChanged, RackDrawn};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{DuplicateReason, Refusal};
use crate::tournament::state::DuplicateGame;

/// More changes than luck explains: no rack can be drawn that has what is asked for.
const MOST_CHANGES: u16 = 10_000;

/// What a rack is drawn from.
struct RackSource<'a> {
    /// What the regulation says of such games.
    rules: &'a DuplicateRules,
    /// The game before the draw.
    game: DuplicateGame,
    /// The number of the draw.
    number: u16,
    /// What stays on the rack.
    kept: String,
    /// What is in the bag then.
    bag: Vec<char>,
    /// How many of each kind the rack needs.
    needs: u8,
    /// The rack that is changed, where one is: nothing of it is kept.
    changed: Option<String>,
}

impl RackSource<'_> {
    /// How many letters the rack gets.
    fn full(&self) -> usize {
        usize::from(self.rules.rack.value)
    }

    /// All letters that do not lie on the board.
    pub(super) fn all(&self) -> Vec<char> {
        self.bag.iter().copied().chain(self.kept.chars()).collect()
    }

    /// The letters that are drawn from where a rack is changed, and those that wait beside the bag until others are
    /// drawn: none where they go back before (PESD-Q30), or where the others are too few or can give no rack that does.
    fn beside(&self, rack: &str, all: Vec<char>) -> (Vec<char>, Vec<char>) {
        let (others, _) = without(all.clone(), rack);
        let others_do = Kinds::of(others.iter().copied(), self.rules).has(self.needs, self.rules);
        if self.rules.returned.value || others.len() < self.full() || !others_do {
            return (sorted(all), Vec::new());
        }
        (sorted(others), rack.chars().collect())
    }
}

impl<'a> DecisionCtx<'a> {
    /// Whether the next letters may be drawn.
    fn may_draw_next(
        &self,
        game: &DuplicateGame,
        rules: &'a DuplicateRules,
        with_reason: bool,
    ) -> Result<(), Refusal> {
        let cite: &Citation = &rules.rack.cite;
        let number = game.number();
        // Those that were drawn last must be changed: it goes on from there.
        if game.to_change.is_some() {
            return self.nobody_has_a_move(game, rules);
        }
        let Some(last) = game.last().filter(|draw| draw.master.is_none()) else { return Ok(()) };
        match last.ends_at {
            None => Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: number }, cite)),
            Some(_) if with_reason => {
                self.over_time(last, number)?;
                self.nobody_has_a_move(game, rules)
            }
            Some(_) => Err(Refusal::by(DuplicateReason::NoMaster { draw: number }, &rules.list.cite)),
        }
    }

    /// Letters of which somebody has laid something that counts, or may count once it is ruled on, are not changed.
    pub(super) fn nobody_has_a_move(
        &self,
        game: &DuplicateGame,
        rules: &'a DuplicateRules,
    ) -> Result<(), Refusal> {
        let Some(last) = game.last().filter(|draw| draw.master.is_none()) else { return Ok(()) };
        let counts = |table: TableId| self.state.move_worth(rules, game, game.number(), table).may_count();
        let Some((table, slip)) = last.slips.iter().find(|(table, _)| counts(**table)) else { return Ok(()) };
        let (table, word) = (*table, slip.play.word.clone());
        Err(Refusal::by(DuplicateReason::SlipCounts { table, word }, &rules.list.cite))
    }
}

pub(super) fn rack(
    ctx: &DecisionCtx<'_>,
    letters: Option<&str>,
    seed: Option<&str>,
    reason: Option<&str>,
) -> Decision {
    let reason = written(reason);
    let grant = ctx.may_play_duplicate()?;
    let (rules, game) = (grant.rules, grant.game);
    ctx.no_claim_open()?;
    ctx.no_claim_to_lay(&game)?;
    if let Some(typed) = letters.filter(|_| reason.is_some())
        && is_typed_wrong(&game)
    {
        return put_right(ctx, game.number(), typed, reason.as_deref());
    }
    ctx.may_draw_next(&game, rules, reason.is_some())?;
    // Whoever has formed a word in the last draw has it on a slip, and the slips are typed before the next letters.
    // Where none was laid, an empty bag has no others, and by one reading (Q32) none are drawn.
    let desk = ctx.desk(&game, game.number())?;
    let kept = game.kept().to_owned();
    let bag = desk.in_bag(&kept);
    let ended = game.last().is_some_and(|last| last.master.is_some() || rules.no_others(&bag));
    if ended && let Some(end) = ends(ctx.law, ctx.state, &game, ctx.now).first() {
        return Err(at_its_end(ctx, end, rules));
    }
    let number = game.number() + 1;
    let left = Kinds::of(bag.iter().copied().chain(kept.chars()), rules);
    if !left.has(1, rules) {
        // Only one kind of letters is left, or none.
        let none = kept.is_empty() && bag.is_empty();
        let end = if none { &rules.over.letters_out } else { &rules.over.one_kind };
        return Err(at_its_end(ctx, end, rules));
    }
    let needs = needed(left, rules);
    // A rack that is changed: one that was typed and does not do, or one of which nothing was laid.
    let unlaid = game.last().filter(|draw| draw.master.is_none()).map(|draw| draw.rack.clone());
    let changed = game.to_change.clone().or(unlaid);
    let source = RackSource { rules, game, number, kept, bag, needs, changed };
    match letters {
        Some(letters) => typed(ctx, &desk, &source, letters, reason),
        None => drawn(ctx, &source, seed, reason),
    }
}

/// The game is at its end, and no letters follow.
fn at_its_end(ctx: &DecisionCtx<'_>, end: &str, rules: &DuplicateRules) -> Refusal {
    let cite = ctx.law.ruleset.end(end).map_or(&rules.needs.cite, |it| &it.cite);
    Refusal::by(DuplicateReason::AtItsEnd { end: ctx.end_name(end) }, cite)
}

fn typed(
    ctx: &DecisionCtx<'_>,
    desk: &BoardAndTiles,
    source: &RackSource<'_>,
    letters: &str,
    reason: Option<String>,
) -> Decision {
    let cite = &source.rules.rack.cite;
    let all = source.all();
    let wants = all.len().min(source.full()) as u8;
    let from = match &source.changed {
        Some(rack) => source.beside(rack, all).0,
        None => all,
    };
    let rack = read(desk, letters, (from, wants), cite)?;
    let new = match source.changed {
        Some(_) => rack.clone(),
        None => beyond(&rack, &source.kept, cite)?,
    };
    let mut tx = Transaction::new(ctx);
    let fits = Kinds::of(rack.chars(), source.rules).has(source.needs, source.rules);
    let (draw, typed) = (source.number, true);
    let event = if fits {
        DuplicateEvent::RackDrawn(RackDrawn { draw, rack, new, seed: None, typed, reason })
    } else {
        DuplicateEvent::RackChanged(RackChanged { draw, rack, seed: None, typed, reason })
    };
    tx.duplicate(event, if fits { cite } else { &source.rules.needs.cite });
    tx.finish()
}

fn drawn(
    ctx: &DecisionCtx<'_>,
    source: &RackSource<'_>,
    seed: Option<&str>,
    mut reason: Option<String>,
) -> Decision {
    let (rules, game, number, needs) = (source.rules, &source.game, source.number, source.needs);
    let cite = &rules.rack.cite;
    let seed = seed.map(str::trim).filter(|seed| !seed.is_empty());
    let (seed, mut said) = match (&game.seed, seed) {
        (Some(own), None) => (own.to_string(), None),
        (Some(own), Some(seed)) if **own == *seed => (own.to_string(), None),
        (Some(_), Some(_)) => return Err(Refusal::by(DuplicateReason::OtherSeed, cite)),
        (None, Some(seed)) => (seed.to_owned(), Some(seed.to_owned())),
        (None, None) => return Err(Refusal::by(DuplicateReason::NoSeed, cite)),
    };
    let mut tx = Transaction::new(ctx);
    let (mut kept, (mut bag, mut beside)) = match &source.changed {
        Some(rack) => (String::new(), source.beside(rack, source.all())),
        None => (source.kept.clone(), (source.bag.clone(), Vec::new())),
    };
    for attempt in 1..=MOST_CHANGES {
        let mut lot = Lot::new(&seed, &format!("rack {} {number} {attempt}", ctx.state.round));
        let wants = source.full().saturating_sub(kept.chars().count());
        let new: String = lot.take(&mut bag, wants).into_iter().collect();
        bag.append(&mut beside);
        let rack = format!("{kept}{new}");
        if Kinds::of(rack.chars(), rules).has(needs, rules) {
            let seed = said.take();
            let drawn = RackDrawn { draw: number, rack, new, seed, typed: false, reason };
            tx.duplicate(DuplicateEvent::RackDrawn(drawn), cite);
            return tx.finish();
        }
        let seed = said.take();
        let (draw, reason) = (number, reason.take());
        let changed = RackChanged { draw, rack: rack.clone(), seed, typed: false, reason };
        tx.duplicate(DuplicateEvent::RackChanged(changed), &rules.needs.cite);
        bag.extend(rack.chars());
        kept.clear();
        (bag, beside) = source.beside(&rack, bag);
    }
    let left = Kinds::of(source.all(), rules);
    let Kinds { vowels, consonants, .. } = left;
    Err(Refusal::by(DuplicateReason::NoRackHas { vowels, consonants, needs }, &rules.needs.cite))
}

/// Whether letters that are typed now are those of the last draw, which were typed wrong and not read out yet.
fn is_typed_wrong(game: &DuplicateGame) -> bool {
    let waits = game.last().is_some_and(|draw| draw.master.is_none() && draw.ends_at.is_none());
    waits && game.seed.is_none() && game.to_change.is_none()
}

/// The letters in a bag, in the order from which lots draw.
fn sorted(mut bag: Vec<char>) -> Vec<char> {
    bag.sort_by_key(|letter| (*letter == BLANK, *letter));
    bag
}
