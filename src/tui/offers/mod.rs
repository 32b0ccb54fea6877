//! What may be done, on a screen: a menu that is filtered as one types, and the form of a chosen line.

mod foreseen;
pub(super) mod form;
mod menu;
mod need;

pub(super) use foreseen::foreseen_lines;
pub(super) use form::OfferForm;
pub(super) use menu::OfferMenu;
pub(super) use menu::Searching;
