//! What may be done, on a screen: a menu that is filtered as one types, and the form of a chosen line.

pub(super) mod form;
mod menu;
mod need;

pub(super) use form::{OfferForm, foreseen_lines};
pub(super) use menu::{OfferChooser, Searching};
