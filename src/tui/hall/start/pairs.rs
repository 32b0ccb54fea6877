//! The lines of a pairing as they are typed: `1 Anna; Beno`, names as far as they must be written to be one player's.

use crate::domain::TableId;
use crate::rules::nearest;
use crate::station::StartView;
use crate::tournament::Pairing;

use crate::tui::offers::menu::folded;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pair {
    /// A game, or a seat where everybody plays alone.
    Game(Pairing),
    /// A player without an opponent.
    Bye(String),
}

impl Pair {
    /// Whoever is named.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let (a, b) = match self {
            Self::Game(pairing) => (pairing.a.as_str(), pairing.b.as_str()),
            Self::Bye(player) => (player.as_str(), ""),
        };
        [a, b].into_iter().filter(|name| !name.is_empty())
    }

    /// The table, where it has one.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            Self::Game(pairing) => Some(pairing.table),
            Self::Bye(_) => None,
        }
    }
}

/// Why a line is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Two names are wanted, or one and a dash.
    NotTwo,
    /// Nobody is called so; whoever is called most like it.
    Nobody(String, Option<String>),
    /// Several are called so.
    Several(String, Vec<String>),
    /// The player is paired already, or named twice.
    Twice(String),
    /// The table has a game already.
    Taken(TableId),
}

/// Reads a line; without a number the game goes to the first table that is free.
pub(super) fn read(text: &str, view: &StartView, before: &[Pair]) -> Result<Pair, Wrong> {
    let text = text.trim();
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let table = text[..digits].parse().ok().filter(|number| *number > 0).map(TableId);
    let rest = if table.is_some() { &text[digits..] } else { text };
    let rest = rest.trim_start_matches([' ', '.', ';', ':']);
    let names: Vec<&str> = rest.split([';', '\t']).map(str::trim).collect();
    let none = |name: &&str| matches!(*name, "-" | "–" | "—");
    let taken = |table: &TableId| before.iter().any(|pair| pair.table() == Some(*table));
    let at = || table.or_else(|| (1..=u16::MAX).map(TableId).find(|table| !taken(table))).unwrap_or_default();
    if let Some(table) = table.filter(taken) {
        return Err(Wrong::Taken(table));
    }
    let pair = match names.as_slice() {
        [a] if view.alone => Pair::Game(Pairing { table: at(), a: named(a, view)?, b: String::new() }),
        [a, b] if none(b) && view.alone => {
            Pair::Game(Pairing { table: at(), a: named(a, view)?, b: String::new() })
        }
        [a, b] if none(b) => Pair::Bye(named(a, view)?),
        [a, b] if !view.alone => Pair::Game(Pairing { table: at(), a: named(a, view)?, b: named(b, view)? }),
        _ => return Err(Wrong::NotTwo),
    };
    let named: Vec<&str> = pair.names().collect();
    let again = named.iter().enumerate().find(|(at, name)| {
        named[..*at].contains(*name) || before.iter().any(|pair| pair.names().any(|other| other == **name))
    });
    if let Some((_, name)) = again {
        return Err(Wrong::Twice((*name).to_owned()));
    }
    Ok(pair)
}

/// The player who is called so: in full, else the only one whose name begins so, else the only one in whose name it is.
fn named(written: &str, view: &StartView) -> Result<String, Wrong> {
    // Two who differ in accents alone are told apart by them.
    if let Some(one) = view.players.iter().find(|name| *name == written) {
        return Ok(one.clone());
    }
    let wanted = folded(written);
    if wanted.is_empty() {
        return Err(Wrong::NotTwo);
    }
    let all: Vec<(String, &String)> = view.players.iter().map(|name| (folded(name), name)).collect();
    let ways: [&dyn Fn(&str) -> bool; 3] =
        [&|name| name == wanted, &|name| name.starts_with(&wanted), &|name| name.contains(&wanted)];
    for fits in ways {
        let found: Vec<&String> = all.iter().filter(|(name, _)| fits(name)).map(|(_, name)| *name).collect();
        match found.as_slice() {
            [] => {}
            [one] => return Ok((*one).clone()),
            [..] => {
                let several = found.into_iter().take(4).cloned().collect();
                return Err(Wrong::Several(written.to_owned(), several));
            }
        }
    }
    let near = nearest(&wanted, all.iter().map(|(name, _)| name.as_str()));
    let near =
        near.and_then(|near| all.iter().find(|(name, _)| name == near)).map(|(_, name)| (*name).clone());
    Err(Wrong::Nobody(written.to_owned(), near))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Round;

    fn view() -> StartView {
        let players = ["Nováková Anna", "Novák Beno", "Čenka", "Dušan"].map(str::to_owned).to_vec();
        StartView { round: Round(1), players, alone: false }
    }

    fn game(table: u16, a: &str, b: &str) -> Pair {
        Pair::Game(Pairing { table: TableId(table), a: a.into(), b: b.into() })
    }

    #[test]
    fn names_are_written_as_far_as_they_are_one_players() {
        let understood = read("3 anna; cenk", &view(), &[]);
        assert_eq!(understood, Ok(game(3, "Nováková Anna", "Čenka")));
        let first = [game(1, "Čenka", "Dušan")];
        assert_eq!(read("novakova; novak b", &view(), &first), Ok(game(2, "Nováková Anna", "Novák Beno")));
        assert_eq!(read("Beno; -", &view(), &first), Ok(Pair::Bye("Novák Beno".into())));
    }

    #[test]
    fn what_is_not_understood_says_why() {
        let several = vec!["Nováková Anna".to_owned(), "Novák Beno".to_owned()];
        assert_eq!(read("1 nov; cenka", &view(), &[]), Err(Wrong::Several("nov".into(), several)));
        let near = Wrong::Nobody("Dusna".into(), Some("Dušan".into()));
        assert_eq!(read("1 Cenka; Dusna", &view(), &[]), Err(near));
        assert_eq!(read("1 Cenka; Xyz", &view(), &[]), Err(Wrong::Nobody("Xyz".into(), None)));
        assert_eq!(read("1 Cenka; cenka", &view(), &[]), Err(Wrong::Twice("Čenka".into())));
        let first = [game(1, "Čenka", "Dušan")];
        assert_eq!(read("1 anna; beno", &view(), &first), Err(Wrong::Taken(TableId(1))));
        assert_eq!(read("2 anna; dusan", &view(), &first), Err(Wrong::Twice("Dušan".into())));
        assert_eq!(read("anna", &view(), &[]), Err(Wrong::NotTwo));
    }

    #[test]
    fn everybody_alone_has_a_table() {
        let alone = StartView { alone: true, ..view() };
        assert_eq!(read("4 dusan", &alone, &[]), Ok(game(4, "Dušan", "")));
        assert_eq!(read("dusan; -", &alone, &[]), Ok(game(1, "Dušan", "")));
        assert_eq!(read("dusan; cenka", &alone, &[]), Err(Wrong::NotTwo));
    }
}
