//! The lists `[[effects.upheld]]` and `[[effects.rejected]]`.

use crate::rules::{Cited, Consequence, Party};

use super::diagnostics::Diagnostics;
use super::field::Field;
use super::reader::Reader;

/// Reads what follows an upheld challenge.
pub(in crate::rules) fn upheld(
    file: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Vec<Cited<Consequence>>> {
    list(file, diagnostics, ["upheld", "rejected"])
}

/// Reads what follows a rejected challenge.
pub(in crate::rules) fn rejected(
    file: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    _: &'static str,
) -> Option<Vec<Cited<Consequence>>> {
    let rejected = list(file, diagnostics, ["rejected", "upheld"]);
    diagnostics.across.rejected_whole = rejected.is_some();
    rejected
}

/// The first of the two lists. Both are known keys of the chapter; what is wrong with it is complained of only once.
fn list(
    file: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    [wanted, other]: [&'static str; 2],
) -> Option<Vec<Cited<Consequence>>> {
    let mut chapter = file.chapter(diagnostics, "effects")?;
    chapter.asks_for("upheld");
    chapter.asks_for(other);
    let path = if wanted == "upheld" { "effects.upheld" } else { "effects.rejected" };
    let list = chapter.items(diagnostics, wanted, |item, diagnostics, basis| {
        Consequence::read(item, diagnostics, "do").map(|consequence| basis.cited(consequence))
    });
    chapter.close(diagnostics);
    diagnostics.across.list(path, list.as_deref());
    list
}

/// What other chapters must agree with.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as `choice!` hands over what was read")]
pub(in crate::rules) fn note(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    consequence: &Consequence,
) {
    if !diagnostics.scope.counting {
        return;
    }
    let (path, across) = (item.path.clone(), &mut diagnostics.across);
    match consequence {
        Consequence::RestartClock { .. } => across.restarts.push(path),
        Consequence::Penalty { .. } if path.starts_with("effects.upheld") => {
            across.upheld_penalty = Some(path);
        }
        Consequence::Penalty { .. } => across.rejected_penalty = Some(path),
        Consequence::WithdrawPlay
        | Consequence::PlayStands
        | Consequence::LoseTurn { .. }
        | Consequence::ScoreZero
        | Consequence::StrikeLine
        | Consequence::StrikeBlank
        | Consequence::ReactAgain
        | Consequence::CountsAsTopWord => {}
    }
}

/// Reads one of the two players; "either" has no turn, no clock and no points.
pub(in crate::rules) fn one_side(
    item: &mut Reader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<Party> {
    let party = Party::read(item, diagnostics, key)?;
    if party == Party::Either {
        let help = "write \"mover\" or \"challenger\"";
        diagnostics.contradiction(&item.at(key), "`either` is no side of the game", help);
        return None;
    }
    Some(party)
}
