//! Chapters `[challenge]`, `[hold]` and `[slip]`.

use crate::domain::Millis;
use crate::rules::{Challenge, Challenger, Cited, Closer, ClosesOn, Hold, Mark, Opening, Slip};

use super::book::Book;
use super::leaf::Basis;
use super::parse::{self, or_word};
use super::reader::Reader;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Challenge> {
    let mut chapter = file.chapter(book, "challenge")?;
    let by = chapter.leaf(book, "by", parse::named);
    let upheld_when = chapter.leaf_if_any(book, "upheld_when", parse::named);
    let phrase = chapter.leaf(book, "phrase", parse::text);
    let opens = chapter.leaf(book, "opens", parse::named);
    let courtesy = chapter.leaf_if_any(book, "courtesy_s", parse::seconds);
    let max_words = chapter.leaf(book, "max_words", or_word("any", parse::whole));
    let repeat = chapter.leaf(book, "repeat", parse::named);
    let min_tiles = chapter.leaf(book, "min_tiles", parse::whole);
    let closers = chapter.items(book, "closers", closer);
    chapter.close(book);
    if max_words.as_ref().is_some_and(|leaf| leaf.value == Some(0)) {
        book.contradiction(
            "challenge.max_words",
            "lets no word be challenged",
            "write 1 or more, or \"any\"",
        );
    }
    book.seen.by = by.as_ref().map(|leaf| leaf.value);
    book.seen.opens = opens.as_ref().map(|leaf| leaf.value);
    book.seen.min_tiles = min_tiles.as_ref().map(|leaf| leaf.value);
    window_agrees(book, by.as_ref(), opens.as_ref(), closers.as_deref());
    Some(Challenge {
        by: by?,
        upheld_when: upheld_when?,
        phrase: phrase?,
        opens: opens?,
        closers: closers?,
        courtesy: courtesy?,
        max_words: max_words?,
        repeat: repeat?,
        min_tiles: min_tiles?,
    })
}

/// A window opens exactly where somebody may challenge, and whatever opens also closes.
fn window_agrees(
    book: &mut Book<'_>,
    by: Option<&Cited<Challenger>>,
    opens: Option<&Cited<Opening>>,
    closers: Option<&[Cited<Closer>]>,
) {
    let Some(opens) = opens.map(|leaf| leaf.value) else { return };
    if let Some(closers) = closers {
        if opens == Opening::Never && !closers.is_empty() {
            let help = "take the closers out, or say what opens the window";
            book.contradiction("challenge.closers", "close a window that never opens", help);
        }
        if opens != Opening::Never && closers.is_empty() {
            let help = "add a [[challenge.closers]] with after_s or mark";
            book.lacks("challenge.opens", "opens a window that nothing closes", help);
        }
    }
    match by.map(|leaf| leaf.value) {
        Some(Challenger::Nobody) if opens != Opening::Never => {
            book.contradiction("challenge.opens", "opens a window for nobody", "set opens to \"never\"");
        }
        Some(Challenger::Opponent | Challenger::RegisteredTopWord) if opens == Opening::Never => {
            let help = "say what opens the window, or set by to \"nobody\"";
            book.contradiction("challenge.opens", "never opens, yet somebody may challenge", help);
        }
        _ => {}
    }
}

pub(super) fn closer(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Closer>> {
    let after: Option<Option<Millis>> = item.plain_if_any(book, "after_s", parse::seconds);
    let mark: Option<Option<Mark>> = item.plain_if_any(book, "mark", parse::named);
    let only_if = item.plain_if_any(book, "only_if", parse::named);
    let on = match (after?, mark?) {
        (Some(after), None) if after.0 <= 0 => {
            let path = item.at("after_s");
            book.contradiction(
                &path,
                "closes the window before it opens",
                "write the seconds that a player has",
            );
            return None;
        }
        (Some(after), None) => ClosesOn::After(after),
        (None, Some(mark)) => ClosesOn::Mark(mark),
        _ => {
            let help = "write either after_s = SECONDS or mark = \"…\"";
            book.complain(item.span.clone(), &item.path, "needs one thing that closes the window", help);
            return None;
        }
    };
    Some(basis.cited(Closer { on, only_if: only_if? }))
}

/// The outer `None` where the chapter is there and wrong.
#[expect(clippy::option_option, reason = "missing and wrong are different answers")]
pub(super) fn read_hold(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Option<Hold>> {
    if !file.has("hold") {
        return Some(file.value("hold").and(None));
    }
    book.seen.hold = true;
    let mut chapter = file.chapter(book, "hold")?;
    let phrase = chapter.leaf(book, "phrase", parse::text);
    let effect = chapter.leaf(book, "effect", parse::named);
    let stops_clock = chapter.leaf(book, "stops_clock", parse::boolean);
    let blocks_draw = chapter.leaf(book, "blocks_draw", parse::boolean);
    let restarts_clock_at_end = chapter.leaf(book, "restarts_clock_at_end", parse::boolean);
    chapter.close(book);
    Some(Some(Hold {
        phrase: phrase?,
        effect: effect?,
        stops_clock: stops_clock?,
        blocks_draw: blocks_draw?,
        restarts_clock_at_end: restarts_clock_at_end?,
    }))
}

pub(super) fn read_slip(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Slip> {
    let mut chapter = file.chapter(book, "slip")?;
    let required = chapter.leaf(book, "required", parse::boolean);
    let checked_by_opponent = chapter.leaf(book, "checked_by_opponent", parse::boolean);
    let compared_with_board = chapter.leaf(book, "compared_with_board", parse::boolean);
    let withdrawal = chapter.leaf(book, "withdrawal", parse::named);
    chapter.close(book);
    Some(Slip {
        required: required?,
        checked_by_opponent: checked_by_opponent?,
        compared_with_board: compared_with_board?,
        withdrawal: withdrawal?,
    })
}
