//! The best moves of a game that is played at a console: searched in the list that the regulation names, or else in one
//! that the organiser has adopted, or in any of the language.

use crate::domain::{Digest, Lot, TableId};
use crate::engine::Index;
use crate::lexicon::WordList;
use crate::runtime::BestMoves;
use crate::station::FoundMoves;
use crate::tournament::desk::{all, best};
use crate::tournament::{DuplicateGame, LoadedRules, MoveText, State};

use super::super::random;
use super::kept;
use super::source::Source;

/// Searches, and keeps what it searches in.
#[derive(Default)]
pub(in crate::cli) struct Finder {
    /// The index of the list that was searched last.
    index: Option<Index>,
    /// A list that no index could be made of.
    useless: Option<Digest>,
}

impl BestMoves for Finder {
    fn seed(&mut self) -> Option<String> {
        random::seed().ok()
    }

    fn writes(&mut self, law: &LoadedRules, game: &DuplicateGame, number: TableId) -> Option<MoveText> {
        let what = format!("practice {} {number}", game.number());
        let mut lot = Lot::new(game.seed.as_deref().unwrap_or_default(), &what);
        // One in twelve has nothing in hand when time is up.
        if lot.below(12) == 0 {
            return None;
        }
        let moves = all(law, game, self.index.as_ref()?)?;
        let among = moves.len().min(1 + 3 * usize::from(number.0));
        moves.get(lot.below(among)).map(|(play, _)| play.clone())
    }

    fn find(&mut self, law: &LoadedRules, state: &State, game: &DuplicateGame) -> Option<FoundMoves> {
        let list = list(law, state)?;
        let digest = list.digest();
        if self.index.as_ref().is_none_or(|index| index.list() != digest) {
            if self.useless == Some(digest) {
                return None;
            }
            // What is said of a kept index that is damaged, or of another list, is of no use on a screen, and neither
            // stops a game: the index is made for it.
            let source = Source::built_in(list.clone());
            let kept = kept::index(&source, &mut std::io::sink()).or_else(|_| kept::made(&source));
            let Ok(index) = kept else {
                self.useless = Some(digest);
                return None;
            };
            self.index = Some(index);
        }
        let moves = best(law, state, game, self.index.as_ref()?)?;
        let (draw, rack) = (game.number(), game.last()?.rack.clone());
        Some(FoundMoves { draw, rack, moves, list: list.id().to_owned(), digest })
    }
}

/// The list whose moves are compared.
fn list<'l>(law: &'l LoadedRules, state: &State) -> Option<&'l WordList> {
    let wanted = law.ruleset.duplicate.as_ref()?.list.value.as_str();
    let adopted = state.adopted.iter().map(|it| it.adoption.source.list.as_str());
    let named = std::iter::once(wanted).chain(adopted).find_map(|id| law.library.get(id));
    let language = law.tiles.alphabet().language();
    named.or_else(|| law.library.iter().find(|list| list.manifest().language == language))
}
