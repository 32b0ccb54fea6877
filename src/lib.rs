//! # ephor
//!
//! (guide follows)

pub mod clock;
pub mod domain;
pub mod journal;
pub mod lexicon;
pub mod locale;
pub mod rules;
pub mod tournament;
