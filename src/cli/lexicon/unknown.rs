//! A list that nobody has installed.

use crate::domain::nearest;
use crate::lexicon::{Library, WordList};

use super::Problem;

/// There is no list of this name, and perhaps one of nearly the same.
pub(in crate::cli) fn unknown(id: &str, library: &Library) -> Problem {
    let near = nearest(id, library.iter().map(WordList::id));
    let instead = near.map_or_else(
        || "`ephor lexicon list` names those there are".to_owned(),
        |near| format!("did you mean `{near}`?"),
    );
    Problem::told(format!("there is no list `{id}`"), instead)
}
