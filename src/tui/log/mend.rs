//! From an entry of the log to the act that mends it.

use super::affair::is_of;
use crate::station::{AffairRow, Snapshot};
use crate::tournament::{ConductEvent, Dated, Event, Offer, OfferKind, ResultEvent, RoundEvent, SlipEvent};
use crate::tui::act::Problem;
use crate::tui::keymap::{Action, Mode};
use crate::tui::ui::Ui;

/// Whether there are acts that mend such an entry.
pub(super) fn is_mended(event: &Event) -> bool {
    match event {
        Event::Result(it) => matches!(
            it,
            ResultEvent::ResultEntered(_) | ResultEvent::ResultCorrected(_) | ResultEvent::GameAwarded(_)
        ),
        Event::Conduct(it) => matches!(
            it,
            ConductEvent::ClaimDecided(_) | ConductEvent::SanctionImposed(_) | ConductEvent::DutyDone { .. }
        ),
        Event::Round(it) => {
            !matches!(it, RoundEvent::Redated(_) | RoundEvent::Unpaired { .. } | RoundEvent::ByeGiven(_))
        }
        Event::Slip(SlipEvent::HoldTaken { .. }) | Event::Clock(_) => true,
        Event::Duplicate(_) | Event::Procedure(_) | Event::Setup(_) | Event::Slip(_) => false,
    }
}

/// Whether an act mends what an entry says.
fn mends(row: &AffairRow, offer: &Offer) -> bool {
    match (&offer.kind, &row.event) {
        (OfferKind::TakeBack { entry, what }, _) => is_of(row, *entry, what),
        (OfferKind::CorrectResult, Event::Result(it)) => {
            matches!(it, ResultEvent::ResultEntered(_) | ResultEvent::ResultCorrected(_))
        }
        (OfferKind::Redate(Dated::Signal), Event::Round(RoundEvent::PlayStarted {}))
        | (OfferKind::Redate(Dated::Pairing), Event::Round(RoundEvent::RoundStarted(_)))
        | (OfferKind::LastRound(_), Event::Round(RoundEvent::LastDeclared { .. }))
        | (OfferKind::Unpair, Event::Round(RoundEvent::PairedLate(_))) => true,
        _ => false,
    }
}

/// Chooses the act that mends the entry which was open in the log, once what may be done is in view; says where there
/// is none any more.
pub(in crate::tui) fn choose(ui: &mut Ui, snapshot: &Snapshot) {
    let Some((table, entry)) = ui.hall.mends else { return };
    if ui.hall.table != table {
        ui.hall.mends = None;
        return;
    }
    let detail = snapshot.table.as_ref().filter(|it| table.is_some() && Some(it.row.table) == table);
    let offers = match (table, detail) {
        (Some(_), Some(detail)) => detail.offers.as_slice(),
        (Some(_), None) => return,
        // Those of the round are there once somebody looks at them.
        (None, _) if snapshot.hall.offers.is_empty() => return,
        (None, _) => snapshot.hall.offers.as_slice(),
    };
    ui.hall.mends = None;
    let row = snapshot.affairs.iter().rev().find(|row| row.seq == entry);
    let found = row.and_then(|row| offers.iter().position(|offer| mends(row, offer)));
    let menu = if table.is_some() { &mut ui.hall.menu } else { &mut ui.hall.round_menu };
    match found {
        Some(at) => menu.at = at,
        None => {
            ui.problem = Some(Problem::plain(
                ui.locale.say("mend-nothing"),
                ui.keyed("mend-nothing-do", &[(Mode::Everywhere, Action::Rules)]),
            ));
        }
    }
}
