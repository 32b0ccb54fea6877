//! Racks: drawn from the game's seed or typed, changed while they have too few vowels or consonants.

use crate::domain::{Citation, Lot};
use crate::rules::DuplicateRules;
use crate::tournament::desk::{BLANK, Desk, Kinds, ends, needed, without};
use crate::tournament::event::{DuplicateEvent, RackChanged, RackDrawn};
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{DuplicateReason, Refusal};
use crate::tournament::state::DuplicateGame;

use super::super::Decision;
use super::super::transaction::Transaction;
use super::written;

/// More changes than luck explains: no rack can be drawn that has what is asked for.
const MOST_CHANGES: u16 = 10_000;

/// What a rack is drawn from.
struct Source<'a> {
    rules: &'a DuplicateRules,
    game: DuplicateGame,
    /// The number of the draw.
    number: u16,
    /// What stays on the rack.
    kept: String,
    /// What is in the bag then.
    bag: Vec<char>,
    /// How many of each kind the rack needs.
    needs: u8,
}

pub(super) fn rack(
    ctx: &DecisionCtx<'_>,
    letters: Option<&str>,
    seed: Option<&str>,
    reason: Option<&str>,
) -> Decision {
    let reason = written(reason);
    let grant = ctx.may_play_duplicate()?;
    let (rules, mut game) = (grant.rules, grant.game);
    ctx.no_claim_open()?;
    ctx.no_claim_to_lay(&game)?;
    ctx.may_draw_next(&mut game, rules, letters.is_some(), reason.is_some())?;
    // Whoever has formed a word in the last draw has it on a slip, and the slips are typed before the next letters.
    let ended = game.last().is_some_and(|last| last.master.is_some());
    if ended && let Some(end) = ends(ctx.law, ctx.state, &game, ctx.now).first() {
        let cite = ctx.law.ruleset.end(end).map_or(&rules.needs.cite, |it| &it.cite);
        return Err(Refusal::by(DuplicateReason::AtItsEnd { end: ctx.end_name(end) }, cite));
    }
    let number = game.number() + 1;
    let desk = ctx.desk(&game, game.number())?;
    let kept = game.kept().to_owned();
    let bag = desk.in_bag(&kept);
    let left = Kinds::of(bag.iter().copied().chain(kept.chars()), rules);
    if !left.has(1, rules) {
        return Err(over(ctx, &kept, &bag, rules));
    }
    let needs = needed(left, rules);
    let source = Source { rules, game, number, kept, bag, needs };
    match letters {
        Some(letters) => typed(ctx, &desk, &source, letters, reason),
        None => drawn(ctx, &source, seed, reason),
    }
}

/// The game is over: only one kind of letters is left, or none.
fn over(ctx: &DecisionCtx<'_>, kept: &str, bag: &[char], rules: &DuplicateRules) -> Refusal {
    let none = kept.is_empty() && bag.is_empty();
    let end = if none { &rules.over.letters_out } else { &rules.over.one_kind };
    let cite = ctx.law.ruleset.end(end).map_or(&rules.needs.cite, |it| &it.cite);
    Refusal::by(DuplicateReason::AtItsEnd { end: ctx.end_name(end) }, cite)
}

fn typed(
    ctx: &DecisionCtx<'_>,
    desk: &Desk,
    source: &Source<'_>,
    letters: &str,
    reason: Option<String>,
) -> Decision {
    let cite = &source.rules.rack.cite;
    let signs = letters.chars().filter(|sign| !sign.is_whitespace());
    let rack: String = signs.map(|sign| capital(desk, sign)).collect();
    if let Some(sign) = desk.strange(&rack) {
        return Err(Refusal::by(DuplicateReason::NoLetter { sign: sign.to_string() }, cite));
    }
    let all: Vec<char> = source.bag.iter().copied().chain(source.kept.chars()).collect();
    let wants = all.len().min(usize::from(source.rules.rack.value)) as u8;
    let count = rack.chars().count() as u8;
    if count != wants {
        return Err(Refusal::by(DuplicateReason::WrongNumber { letters: count, wants }, cite));
    }
    let (_, lacking) = without(all, &rack);
    if !lacking.is_empty() {
        let letters = lacking.iter().map(char::to_string).collect();
        return Err(Refusal::by(DuplicateReason::NotInBag { letters }, cite));
    }
    let changing = source.game.to_change.is_some();
    let (new, lacking) = without(rack.chars().collect(), &source.kept);
    if !changing && !lacking.is_empty() {
        let letters = lacking.iter().map(char::to_string).collect();
        return Err(Refusal::by(DuplicateReason::NotKept { letters }, cite));
    }
    let new = if changing { rack.clone() } else { new.into_iter().collect() };
    let mut tx = Transaction::new(ctx);
    let fits = Kinds::of(rack.chars(), source.rules).has(source.needs, source.rules);
    let (draw, typed) = (source.number, true);
    let event = if fits {
        DuplicateEvent::RackDrawn(RackDrawn { draw, rack, new, seed: None, typed, reason })
    } else {
        DuplicateEvent::RackChanged(RackChanged { draw, rack, seed: None, typed })
    };
    tx.duplicate(event, if fits { cite } else { &source.rules.needs.cite });
    tx.finish()
}

/// A letter as it is typed, as a tile; a blank is `?`, `*` or `_`.
fn capital(desk: &Desk, sign: char) -> char {
    if ['?', '*', '_'].contains(&sign) {
        return BLANK;
    }
    let sign = if sign == 'ς' { 'σ' } else { sign };
    desk.bag.letters().read(sign).map_or(sign, |(place, _)| desk.bag.letters().letter(place))
}

fn drawn(ctx: &DecisionCtx<'_>, source: &Source<'_>, seed: Option<&str>, reason: Option<String>) -> Decision {
    let cite = &source.rules.rack.cite;
    let Source { rules, game, number, kept, bag, needs } = source;
    let seed = seed.map(str::trim).filter(|seed| !seed.is_empty());
    let (seed, mut said) = match (&game.seed, seed) {
        (Some(own), None) => (own.to_string(), None),
        (Some(own), Some(seed)) if **own == *seed => (own.to_string(), None),
        (Some(_), Some(_)) => return Err(Refusal::by(DuplicateReason::OtherSeed, cite)),
        (None, Some(seed)) => (seed.to_owned(), Some(seed.to_owned())),
        (None, None) => return Err(Refusal::by(DuplicateReason::NoSeed, cite)),
    };
    let full = usize::from(rules.rack.value);
    let mut tx = Transaction::new(ctx);
    let (mut kept, mut bag) = (kept.clone(), bag.clone());
    for attempt in 1..=MOST_CHANGES {
        let mut lot = Lot::new(&seed, &format!("rack {} {number} {attempt}", ctx.state.round));
        let new: String = lot.take(&mut bag, full.saturating_sub(kept.chars().count())).into_iter().collect();
        let rack = format!("{kept}{new}");
        if Kinds::of(rack.chars(), rules).has(*needs, rules) {
            let (draw, seed) = (*number, said.take());
            let drawn = RackDrawn { draw, rack, new, seed, typed: false, reason };
            tx.duplicate(DuplicateEvent::RackDrawn(drawn), cite);
            return tx.finish();
        }
        let changed = RackChanged { draw: *number, rack: rack.clone(), seed: said.take(), typed: false };
        tx.duplicate(DuplicateEvent::RackChanged(changed), &rules.needs.cite);
        (kept, bag) = changed_rack(&rack, bag, full, rules.returned.value);
    }
    let left = Kinds::of(bag.iter().copied().chain(kept.chars()), rules);
    let Kinds { vowels, consonants, .. } = left;
    Err(Refusal::by(DuplicateReason::NoRackHas { vowels, consonants, needs: *needs }, &rules.needs.cite))
}

/// What is kept and what is in the bag once a rack is changed: its letters go back before others are drawn, or after,
/// as far as the bag has enough others.
fn changed_rack(rack: &str, mut bag: Vec<char>, full: usize, returned: bool) -> (String, Vec<char>) {
    if returned || bag.len() < full {
        bag.extend(rack.chars());
        bag.sort_by_key(|letter| (*letter == BLANK, *letter));
    }
    (String::new(), bag)
}

impl<'a> DecisionCtx<'a> {
    /// Whether the next letters may be drawn; a draw that is put right is taken out of the game.
    fn may_draw_next(
        &self,
        game: &mut DuplicateGame,
        rules: &'a DuplicateRules,
        typed: bool,
        with_reason: bool,
    ) -> Result<(), Refusal> {
        let cite: &Citation = &rules.rack.cite;
        let number = game.number();
        let Some(last) = game.last().filter(|draw| draw.master.is_none()) else { return Ok(()) };
        match last.ends_at {
            None if typed && with_reason && game.seed.is_none() => {
                // Typed wrong, and not read out yet.
                game.draws.pop_back();
                Ok(())
            }
            None => Err(Refusal::by(DuplicateReason::TimeNotBegun { draw: number }, cite)),
            Some(_) if with_reason => self.over_time(last, number).map(|_| ()),
            Some(_) => Err(Refusal::by(DuplicateReason::NoMaster { draw: number }, &rules.list.cite)),
        }
    }
}
