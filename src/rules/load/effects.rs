//! The lists `[[effects.upheld]]` and `[[effects.rejected]]`.

use crate::rules::{Cited, Consequence, Party, Turn};

use super::book::Book;
use super::leaf::Basis;
use super::parse;
use super::reader::Reader;

const CONSEQUENCES: [&str; 10] = [
    "withdraw_play",
    "play_stands",
    "lose_turn",
    "score_zero",
    "strike_line",
    "strike_blank",
    "restart_clock",
    "penalty",
    "react_again",
    "counts_as_top_word",
];

/// What follows an upheld and a rejected challenge.
pub(super) struct Effects {
    pub(super) upheld: Vec<Cited<Consequence>>,
    pub(super) rejected: Vec<Cited<Consequence>>,
}

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Effects> {
    let mut chapter = file.chapter(book, "effects")?;
    let upheld = chapter.items(book, "upheld", consequence);
    let rejected = chapter.items(book, "rejected", consequence);
    chapter.close(book);
    book.seen.list("effects.upheld", upheld.as_deref());
    book.seen.list("effects.rejected", rejected.as_deref());
    book.seen.rejected_whole = rejected.is_some();
    Some(Effects { upheld: upheld?, rejected: rejected? })
}

fn consequence(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Consequence>> {
    let consequence = match item.word(book, "do", &CONSEQUENCES) {
        Some("withdraw_play") => Consequence::WithdrawPlay,
        Some("play_stands") => Consequence::PlayStands,
        Some("score_zero") => Consequence::ScoreZero,
        Some("strike_line") => Consequence::StrikeLine,
        Some("strike_blank") => Consequence::StrikeBlank,
        Some("react_again") => Consequence::ReactAgain,
        Some("counts_as_top_word") => Consequence::CountsAsTopWord,
        Some("lose_turn") => {
            let who = side(item, book, "who");
            let turn = item.plain(book, "turn", parse::named::<Turn>);
            Consequence::LoseTurn { who: who?, turn: turn? }
        }
        Some("restart_clock") => {
            let whose = side(item, book, "whose");
            let by = item.plain(book, "by", parse::named::<Party>);
            let fresh = item.plain(book, "fresh", parse::boolean);
            if basis.counts {
                book.seen.restarts.push(item.path.clone());
            }
            Consequence::RestartClock { whose: whose?, by: by?, fresh: fresh? }
        }
        Some("penalty") => {
            if basis.counts {
                let upheld = item.path.starts_with("effects.upheld");
                let seen =
                    if upheld { &mut book.seen.upheld_penalty } else { &mut book.seen.rejected_penalty };
                *seen = Some(item.path.clone());
            }
            Consequence::Penalty { who: side(item, book, "who")? }
        }
        _ => {
            item.forgive();
            return None;
        }
    };
    Some(basis.cited(consequence))
}

/// One of the two players; "either" has no turn, no clock and no points.
fn side(item: &mut Reader<'_>, book: &mut Book<'_>, key: &'static str) -> Option<Party> {
    let party = item.plain(book, key, parse::named::<Party>)?;
    if party == Party::Either {
        let path = item.at(key);
        book.contradiction(&path, "`either` is no side of the game", "write \"mover\" or \"challenger\"");
        return None;
    }
    Some(party)
}
