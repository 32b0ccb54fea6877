//! Letters of a duplicate game that are typed; and those that were typed wrong, put right while their move is not laid:
//! the slips are checked anew.

use super::duplicate::DrawGrant;
use crate::domain::Citation;
use crate::tournament::decide::{Decision, Transaction};
use crate::tournament::desk::{BLANK, BoardAndTiles, Kinds, needed, without};
use crate::tournament::event::{DuplicateEvent, MoveHandedIn, RackChanged, RackDrawn};
use crate::tournament::guard;
use crate::tournament::guard::DecisionCtx;
use crate::tournament::refusal::{DuplicateReason, Refusal, Subject};

/// Once time has begun everybody has before them what was read out: whether it would have had to be changed is not
/// asked again.
pub(super) fn put_right(ctx: &DecisionCtx<'_>, wanted: u16, letters: &str, reason: Option<&str>) -> Decision {
    ctx.may_play_duplicate()?;
    let grant = ctx.may_enter_draw(None, Some(wanted))?;
    let (cite, number) = (grant.rules.rack.cite.clone(), grant.number);
    if grant.game.seed.is_some() {
        return Err(Refusal::by(DuplicateReason::NotTyped { draw: number }, &cite));
    }
    if number != grant.game.number() || grant.draw.master.is_some() {
        return Err(Refusal::by(DuplicateReason::TimeBegun { draw: number }, &cite));
    }
    // Others are being drawn in their place.
    if grant.game.to_change.is_some() {
        return Err(Refusal::by(DuplicateReason::NothingDrawn, &cite));
    }
    let reason = reason.unwrap_or_default().trim();
    guard::reason(reason, Subject::Correction, &cite)?;
    let desk = ctx.desk(grant.game, number - 1)?;
    let (rack, new) = typed(&desk, &grant, letters)?;
    if rack == grant.draw.rack {
        return Ok(Vec::new());
    }
    let mut tx = Transaction::new(ctx);
    let why = Some(reason.to_owned());
    if grant.draw.started_at.is_none() && !does(&desk, &grant, &rack) {
        let changed = RackChanged { draw: number, rack, seed: None, typed: true, reason: why };
        tx.duplicate(DuplicateEvent::RackChanged(changed), &grant.rules.needs.cite);
        return tx.finish();
    }
    let drawn =
        RackDrawn { draw: number, rack: rack.clone(), new, seed: None, typed: true, reason: why.clone() };
    tx.duplicate(DuplicateEvent::RackDrawn(drawn), &cite);
    let slip_cite = ctx.law.ruleset.slip.required.cite.clone();
    for (table, slip) in &grant.draw.slips {
        let check = desk.check(ctx.law, ctx.state, &rack, &slip.play);
        if let Some(check) = check.filter(|check| *check != slip.check) {
            let (table, play, reason) = (*table, slip.play.clone(), why.clone());
            let event = MoveHandedIn { draw: number, round: None, table, play, check, reason };
            tx.duplicate(DuplicateEvent::MoveHandedIn(event), &slip_cite);
        }
    }
    tx.finish()
}

/// Whether a rack has as many vowels and consonants as it needs.
fn does(desk: &BoardAndTiles, grant: &DrawGrant<'_>, rack: &str) -> bool {
    let left = Kinds::of(desk.off_board(), grant.rules);
    Kinds::of(rack.chars(), grant.rules).has(needed(left, grant.rules), grant.rules)
}

/// The whole rack and what of it is new, as those who drew it had it before them.
fn typed(desk: &BoardAndTiles, grant: &DrawGrant<'_>, letters: &str) -> Result<(String, String), Refusal> {
    let cite = &grant.rules.rack.cite;
    let before = grant.game.draw(grant.number - 1).and_then(|draw| draw.master.as_ref());
    // After a change everything is new.
    let kept = before.filter(|_| grant.draw.changed == 0).map_or("", |master| &master.leaves);
    let all = desk.off_board();
    let wants = all.len().min(usize::from(grant.rules.rack.value)) as u8;
    let rack = read(desk, letters, (all, wants), cite)?;
    let new = beyond(&rack, kept, cite)?;
    Ok((rack, new))
}

/// Letters that were typed, as a rack of so many of these.
pub(super) fn read(
    desk: &BoardAndTiles,
    letters: &str,
    (from, wants): (Vec<char>, u8),
    cite: &Citation,
) -> Result<String, Refusal> {
    let signs = letters.chars().filter(|sign| !sign.is_whitespace());
    let rack: String = signs.map(|sign| capital(desk, sign)).collect();
    if let Some(sign) = desk.strange(&rack) {
        return Err(Refusal::by(DuplicateReason::NoLetter { sign: sign.to_string() }, cite));
    }
    let count = rack.chars().count() as u8;
    if count != wants {
        return Err(Refusal::by(DuplicateReason::WrongNumber { letters: count, wants }, cite));
    }
    let (_, lacking) = without(from, &rack);
    if !lacking.is_empty() {
        let letters = lacking.iter().map(char::to_string).collect();
        return Err(Refusal::by(DuplicateReason::NotInBag { letters }, cite));
    }
    Ok(rack)
}

/// The letters of a rack that are new, where all that is kept is among them.
pub(super) fn beyond(rack: &str, kept: &str, cite: &Citation) -> Result<String, Refusal> {
    let (new, lacking) = without(rack.chars().collect(), kept);
    if !lacking.is_empty() {
        let letters = lacking.iter().map(char::to_string).collect();
        return Err(Refusal::by(DuplicateReason::NotKept { letters }, cite));
    }
    Ok(new.into_iter().collect())
}

/// A letter as it is typed, as a tile; a blank is `?`, `*` or `_`.
fn capital(desk: &BoardAndTiles, sign: char) -> char {
    if ['?', '*', '_'].contains(&sign) {
        return BLANK;
    }
    let sign = if sign == 'ς' { 'σ' } else { sign };
    desk.bag.letters().read(sign).map_or(sign, |(place, _)| desk.bag.letters().letter(place))
}
