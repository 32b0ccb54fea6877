//! The list `[[offence]]` with its closers and what follows.

use crate::rules::{Cited, Claimant, Closer, ClosesOn, Mark, Offence, OffenceKind, Phase, Running};

use super::book::Book;
use super::challenge::closer;
use super::facts::{asks, expr_if_any};
use super::leaf::Basis;
use super::parse::{self, list};
use super::reader::Reader;
use super::refs::List;
use super::remedy;

pub(super) fn read(file: &mut Reader<'_>, book: &mut Book<'_>) -> Option<Vec<Cited<Offence>>> {
    file.items(book, "offence", offence)
}

fn offence(item: &mut Reader<'_>, book: &mut Book<'_>, basis: &Basis) -> Option<Cited<Offence>> {
    let id = item.id(book, List::Offence);
    let name = item.plain(book, "name", parse::text);
    let says = item.plain(book, "says", parse::text);
    let kind = item.plain(book, "kind", parse::named::<OffenceKind>);
    let by = item.some(book, "by", parse::named::<Claimant>);
    let running = item.plain_if_any(book, "running", parse::named::<Running>);
    let phases = phases(item, book, false);
    let needs = item.plain_if_any(book, "needs", list(parse::named::<Mark>));
    let admission = item.plain(book, "admission", parse::boolean);
    let admission_cite = item.paragraph_if_any(book, "admission_cite");
    let decides = item.plain(book, "decides", parse::named);
    let decides_cite = item.paragraph_if_any(book, "decides_cite");
    let asks = asks(item, book);
    let proven_if = expr_if_any(item, book, "proven_if");
    let unfounded_if = expr_if_any(item, book, "unfounded_if");
    let closers = item.items(book, "closers", closer);
    let proven = item.items(book, "proven", remedy::item);
    let unfounded = item.items(book, "unfounded", remedy::item);
    let offence = Offence {
        id: id?,
        name: name?,
        says: says?,
        kind: kind?,
        by: by?,
        running: running?,
        phases: phases?,
        needs: needs?.unwrap_or_default(),
        closers: closers?,
        admission: admission?,
        admission_cite: admission_cite?,
        decides: decides?,
        decides_cite: decides_cite?,
        asks: asks?,
        proven_if: proven_if?,
        unfounded_if: unfounded_if?,
        proven: proven?,
        unfounded: unfounded?,
    };
    can_be_raised(&offence, item, book);
    has_an_outcome(&offence, item, book);
    Some(basis.cited(offence))
}

/// Where the game must stand; never nowhere. `none` is no place at a table.
pub(super) fn phases(item: &mut Reader<'_>, book: &mut Book<'_>, none: bool) -> Option<Vec<Phase>> {
    let phases = item.some(book, "phases", parse::named::<Phase>)?;
    if !none && phases.contains(&Phase::None) {
        let help = "write where the game must stand: \"before\", \"playing\", \"over\", \"handed_in\"";
        book.contradiction(&item.at("phases"), "needs a game, so `none` is no phase of it", help);
        return None;
    }
    Some(phases)
}

/// Somebody can speak up at some time.
fn can_be_raised(offence: &Offence, item: &Reader<'_>, book: &mut Book<'_>) {
    let playing = offence.phases.iter().any(|phase| matches!(phase, Phase::Playing | Phase::Over));
    if offence.running.is_some() && !playing {
        let help = "take running out, or add \"playing\" to the phases";
        book.contradiction(&item.at("running"), "nobody's time runs in these phases", help);
    }
    let always = |closer: &&Cited<Closer>| match closer.value.on {
        ClosesOn::Mark(mark) => {
            offence.needs.contains(&mark)
                && closer.value.only_if.is_none_or(|only| offence.needs.contains(&only))
        }
        ClosesOn::After(_) => false,
    };
    if offence.closers.iter().any(|closer| always(&closer)) {
        let help = "take that mark out of needs, or the closer out";
        book.contradiction(
            &item.at("closers"),
            "what it needs has closed it already: nobody could ever speak up",
            help,
        );
    }
}

/// What is proven is not unfounded, and something follows.
fn has_an_outcome(offence: &Offence, item: &Reader<'_>, book: &mut Book<'_>) {
    if let (Some(proven), Some(unfounded)) = (&offence.proven_if, &offence.unfounded_if)
        && let Some(both) = super::trial::both(&offence.asks, proven, unfounded)
    {
        let help = "let proven_if and unfounded_if exclude each other";
        book.contradiction(
            &item.at("unfounded_if"),
            format!("proven and unfounded at once where {both}"),
            help,
        );
    }
    if offence.proven.is_empty() && offence.unfounded.is_empty() {
        let help = "add [[offence.proven]] or [[offence.unfounded]]; do = \"say\" where people do it";
        book.contradiction(&item.path, "nothing follows, however it is decided", help);
    }
}
