//! The lines of a round as they are typed or stand in a file: `1 Anna; Beno`, names as far as they must be written to
//! be one player's.

use crate::domain::{Millis, TableId, nearest};
use crate::station::StartView;
use crate::tournament::Pairing;

use crate::tui::act::PairingFileSeat;
use crate::tui::rank::{folded, without_umlauts};

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PairingLine {
    /// A game, or a seat where everybody plays alone.
    Game(Pairing),
    /// A player without an opponent.
    Bye(String),
    /// A player who misses the round.
    Missed(String),
    /// A table under permanent supervision.
    Watched(TableId),
    /// How long the round takes.
    Takes(Millis),
}

impl PairingLine {
    /// Whoever is named.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let (a, b) = match self {
            Self::Game(pairing) => (pairing.a.as_str(), pairing.b.as_str()),
            Self::Bye(player) | Self::Missed(player) => (player.as_str(), ""),
            Self::Watched(_) | Self::Takes(_) => ("", ""),
        };
        [a, b].into_iter().filter(|name| !name.is_empty())
    }

    /// The table, where a game is played there.
    pub(super) fn table(&self) -> Option<TableId> {
        match self {
            Self::Game(pairing) => Some(pairing.table),
            Self::Bye(_) | Self::Missed(_) | Self::Watched(_) | Self::Takes(_) => None,
        }
    }
}

/// Why a line is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PairingLineFault {
    /// No line has been typed, and there is nothing to begin with.
    NoGames,
    /// The player has withdrawn and is not back.
    Withdrew(String),
    /// Two names are wanted, or one and a dash.
    NotTwo,
    /// One name is wanted.
    NotOne,
    /// Nobody is called so; whoever is called most like it.
    Nobody(String, Option<String>),
    /// Several are called so.
    Several(String, Vec<String>),
    /// The player is paired already, or named twice.
    Twice(String),
    /// The table has a game already.
    Taken(TableId),
    /// The regulation gives nothing to whoever has no opponent.
    NoBye(String),
    /// The player has taken part and stays in the event.
    TookPart(String),
    /// No part of an entry is called so.
    NoField(String),
    /// It is nothing that this part of an entry may be.
    NoValue(&'static str, String),
    /// The entry stands so already.
    Unchanged(String),
}

/// How far a name must be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NameMatch {
    /// As far as it is one player's.
    InPart,
    /// In full, but for accents and capitals.
    InFull,
}

/// Reads a line; without a number the game goes to the first table that is free.
pub(super) fn read(
    text: &str,
    view: &StartView,
    before: &[PairingLine],
) -> Result<PairingLine, PairingLineFault> {
    let text = text.trim();
    if let Some(pair) = about_round(text) {
        return Ok(pair);
    }
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let parted = rest.starts_with([' ', '.', ';', ':', '\t']);
    let table = number.parse().ok().filter(|number| *number > 0 && parted).map(TableId);
    // A name may begin with a number too.
    let whole = || understood(None, text, view, before, NameMatch::InFull);
    if let Some(pair) = table.and_then(|_| whole().ok()) {
        return Ok(pair);
    }
    let rest = if table.is_some() { rest.trim_start_matches([' ', '.', ';', ':', '\t']) } else { text };
    understood(table, rest, view, before, NameMatch::InPart)
}

/// Reads a line as [`read`] does; where its table is named and has a game already, or whoever is to play there has one,
/// the line takes the place of those, which are given too: two games are exchanged line by line.
pub(super) fn read_over(
    text: &str,
    view: &StartView,
    before: &[PairingLine],
) -> Result<(PairingLine, Vec<usize>), PairingLineFault> {
    let named = text.trim_start().starts_with(|letter: char| letter.is_ascii_digit());
    let mut gone: Vec<usize> = Vec::new();
    loop {
        let kept = before.iter().enumerate().filter(|(at, _)| !gone.contains(at));
        let others: Vec<PairingLine> = kept.map(|(_, pair)| pair.clone()).collect();
        let in_the_way = |pair: &PairingLine, wrong: &PairingLineFault| match wrong {
            PairingLineFault::Taken(table) => pair.table() == Some(*table),
            PairingLineFault::Twice(name) => named && pair.names().any(|other| other == name),
            _ => false,
        };
        match read(text, view, &others) {
            Ok(pair) => return Ok((pair, gone)),
            Err(wrong) => {
                let found =
                    (0..before.len()).find(|at| !gone.contains(at) && in_the_way(&before[*at], &wrong));
                gone.push(found.ok_or(wrong)?);
            }
        }
    }
}

/// Reads a line of a file, where names stand in full.
pub(super) fn from_file(
    seat: &PairingFileSeat,
    view: &StartView,
    before: &[PairingLine],
) -> Result<PairingLine, PairingLineFault> {
    let [a, b] = &seat.players;
    let pair = seated(seat.table, [a, if b.is_empty() { "-" } else { b }], view, before, NameMatch::InFull)?;
    check_unpaired(pair, view, before)
}

/// How long the round takes, `50 min`; or a table that is supervised, `7 !`.
fn about_round(text: &str) -> Option<PairingLine> {
    let digits = text.chars().take_while(char::is_ascii_digit).count();
    let (number, unit) = text.split_at(digits);
    match unit.trim() {
        "!" => number.parse().ok().map(TableId).map(PairingLine::Watched),
        "min" | "min." | "minut" | "minút" | "minuty" | "minúty" | "Minuten" | "minutes" | "λεπτά" | "λ."
        | "'" | "′" => {
            let minutes = number.parse::<u16>().ok().filter(|it| (1..=1_440).contains(it))?;
            Some(PairingLine::Takes(Millis::secs(i64::from(minutes) * 60)))
        }
        _ => None,
    }
}

/// The players of a line; where a name has a semicolon too, they are parted where both are somebody's.
fn understood(
    table: Option<TableId>,
    text: &str,
    view: &StartView,
    before: &[PairingLine],
    written: NameMatch,
) -> Result<PairingLine, PairingLineFault> {
    let alone = view.alone.then(|| seated(table, [text, "-"], view, before, written));
    let cuts = text.match_indices([';', '\t']);
    let parted = cuts.map(|(at, _)| seated(table, [&text[..at], &text[at + 1..]], view, before, written));
    let tried: Vec<Result<PairingLine, PairingLineFault>> = alone.into_iter().chain(parted).collect();
    let one = tried.iter().position(Result::is_ok).unwrap_or(0);
    let several = tried.len() > 1 && !tried.iter().any(Result::is_ok);
    match tried.into_iter().nth(one) {
        Some(pair) if !several => check_unpaired(pair?, view, before),
        _ => Err(wrong_name_count(view)),
    }
}

/// That as many names are wanted as play at a table.
pub(super) fn wrong_name_count(view: &StartView) -> PairingLineFault {
    if view.alone { PairingLineFault::NotOne } else { PairingLineFault::NotTwo }
}

/// A game, a seat, or somebody who has neither.
fn seated(
    table: Option<TableId>,
    [a, b]: [&str; 2],
    view: &StartView,
    before: &[PairingLine],
    written: NameMatch,
) -> Result<PairingLine, PairingLineFault> {
    let (a, b) = (a.trim(), b.trim());
    let taken = |table: &TableId| before.iter().any(|pair| pair.table() == Some(*table));
    if let Some(table) = table.filter(taken) {
        return Err(PairingLineFault::Taken(table));
    }
    let at = || table.or_else(|| (1..=u16::MAX).map(TableId).find(|table| !taken(table))).unwrap_or_default();
    let player = |name: &str| find_player(name, view, written);
    match b {
        "/" => Ok(PairingLine::Missed(player(a)?)),
        "-" | "–" | "—" if view.alone => {
            Ok(PairingLine::Game(Pairing { table: at(), a: player(a)?, b: String::new() }))
        }
        "-" | "–" | "—" if view.byes => Ok(PairingLine::Bye(player(a)?)),
        "-" | "–" | "—" => Err(PairingLineFault::NoBye(player(a)?)),
        _ if view.alone => Err(PairingLineFault::NotOne),
        _ => Ok(PairingLine::Game(Pairing { table: at(), a: player(a)?, b: player(b)? })),
    }
}

/// A line in which nobody is named who has a place already, or has gone home.
fn check_unpaired(
    pair: PairingLine,
    view: &StartView,
    before: &[PairingLine],
) -> Result<PairingLine, PairingLineFault> {
    let misses = matches!(pair, PairingLine::Missed(_));
    let gone = view.withdrawn().find(|gone| !misses && pair.names().any(|name| name == *gone));
    if let Some(name) = gone {
        return Err(PairingLineFault::Withdrew(name.to_owned()));
    }
    let named: Vec<&str> = pair.names().collect();
    let again = named.iter().enumerate().find(|(at, name)| {
        named[..*at].contains(*name) || before.iter().any(|pair| pair.names().any(|other| other == **name))
    });
    match again {
        Some((_, name)) => Err(PairingLineFault::Twice((*name).to_owned())),
        None => Ok(pair),
    }
}

/// The player who is called so: in full, else the only one of whose name it is whole words (Novák, not Nováková), else
/// the only one whose name begins so, else the only one in whose name it is.
pub(super) fn find_player(
    name: &str,
    view: &StartView,
    written: NameMatch,
) -> Result<String, PairingLineFault> {
    // Two who differ in accents alone are told apart by them.
    if let Some(one) = view.names().find(|it| *it == name) {
        return Ok(one.to_owned());
    }
    let wanted = folded(name);
    if wanted.is_empty() {
        return Err(PairingLineFault::NotTwo);
    }
    let all: Vec<(String, &str)> = view.names().map(|name| (folded(name), name)).collect();
    let umlauts = without_umlauts(&wanted).filter(|_| written == NameMatch::InPart);
    for spelled in [Some(&wanted), umlauts.as_ref()].into_iter().flatten() {
        let words = format!(" {spelled} ");
        let begins = format!(" {spelled}");
        let ways: [&dyn Fn(&str) -> bool; 5] = [
            &|name| name == spelled,
            &|name| format!(" {name} ").contains(&words),
            &|name| name.starts_with(spelled),
            &|name| name.contains(&begins),
            &|name| name.contains(spelled),
        ];
        let ways = if written == NameMatch::InFull { &ways[..1] } else { &ways[..] };
        for fits in ways {
            let found: Vec<&str> = all.iter().filter(|(name, _)| fits(name)).map(|(_, name)| *name).collect();
            match found.as_slice() {
                [] => {}
                [one] => return Ok((*one).to_owned()),
                [..] => {
                    let several = found.into_iter().take(4).map(str::to_owned).collect();
                    return Err(PairingLineFault::Several(name.to_owned(), several));
                }
            }
        }
    }
    let near = nearest(&wanted, all.iter().map(|(name, _)| name.as_str()));
    let near =
        near.and_then(|near| all.iter().find(|(name, _)| name == near)).map(|(_, name)| (*name).to_owned());
    Err(PairingLineFault::Nobody(name.to_owned(), near))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Round;
    use crate::station::PairableEntrant;
    use crate::tournament::Player;

    fn entrant(name: &str) -> PairableEntrant {
        PairableEntrant { entry: Player::named(name), ..PairableEntrant::default() }
    }

    fn view() -> StartView {
        let players = ["Nováková Anna", "Novák Beno", "Čenka", "Dušan"].map(entrant).to_vec();
        StartView { round: Round(1), players, byes: true, ..StartView::default() }
    }

    fn game(table: u16, a: &str, b: &str) -> PairingLine {
        PairingLine::Game(Pairing { table: TableId(table), a: a.into(), b: b.into() })
    }

    #[test]
    fn names_are_written_as_far_as_they_are_one_players() {
        let understood = read("3 anna; cenk", &view(), &[]);
        assert_eq!(understood, Ok(game(3, "Nováková Anna", "Čenka")));
        let first = [game(1, "Čenka", "Dušan")];
        assert_eq!(read("novakova; novak b", &view(), &first), Ok(game(2, "Nováková Anna", "Novák Beno")));
        assert_eq!(read("Beno; -", &view(), &first), Ok(PairingLine::Bye("Novák Beno".into())));
        // Who is called exactly so is meant before whoever's name only begins so.
        assert_eq!(read("novakova; novak", &view(), &first), Ok(game(2, "Nováková Anna", "Novák Beno")));
    }

    #[test]
    fn what_is_not_understood_says_why() {
        let several = vec!["Nováková Anna".to_owned(), "Novák Beno".to_owned()];
        assert_eq!(read("1 nov; cenka", &view(), &[]), Err(PairingLineFault::Several("nov".into(), several)));
        let near = PairingLineFault::Nobody("Dusna".into(), Some("Dušan".into()));
        assert_eq!(read("1 Cenka; Dusna", &view(), &[]), Err(near));
        assert_eq!(read("1 Cenka; Xyz", &view(), &[]), Err(PairingLineFault::Nobody("Xyz".into(), None)));
        assert_eq!(read("1 Cenka; cenka", &view(), &[]), Err(PairingLineFault::Twice("Čenka".into())));
        let first = [game(1, "Čenka", "Dušan")];
        assert_eq!(read("1 anna; beno", &view(), &first), Err(PairingLineFault::Taken(TableId(1))));
        assert_eq!(read("2 anna; dusan", &view(), &first), Err(PairingLineFault::Twice("Dušan".into())));
        assert_eq!(read("anna", &view(), &[]), Err(PairingLineFault::NotTwo));
    }

    #[test]
    fn a_table_that_is_typed_again_gets_the_new_game() {
        let before = [game(1, "Čenka", "Dušan"), game(2, "Nováková Anna", "Novák Beno")];
        let turned = read_over("1 dusan; cenka", &view(), &before);
        assert_eq!(turned, Ok((game(1, "Dušan", "Čenka"), vec![0])), "who begins is put right in one line");
        let moved = read_over("1 anna; cenka", &view(), &before);
        assert_eq!(
            moved,
            Ok((game(1, "Nováková Anna", "Čenka"), vec![0, 1])),
            "whoever played elsewhere leaves it"
        );
        assert_eq!(
            read_over("anna; cenka", &view(), &before),
            Err(PairingLineFault::Twice("Nováková Anna".into()))
        );
        assert_eq!(
            read_over("1 anna; anna", &view(), &before),
            Err(PairingLineFault::Twice("Nováková Anna".into()))
        );
        assert_eq!(
            read_over("3 xyz; cenka", &view(), &before),
            Err(PairingLineFault::Nobody("xyz".into(), None))
        );
        assert_eq!(read_over("7 !", &view(), &before), Ok((PairingLine::Watched(TableId(7)), Vec::new())));
    }

    #[test]
    fn names_may_have_digits_and_semicolons() {
        let mut odd = view();
        odd.players.extend(["4x4 Tím", "2 Weber", "Malá; Eva"].map(entrant));
        assert_eq!(read("4x4 tim; cenka", &odd, &[]), Ok(game(1, "4x4 Tím", "Čenka")));
        assert_eq!(read("2 weber; cenka", &odd, &[]), Ok(game(1, "2 Weber", "Čenka")));
        assert_eq!(read("7 2 weber; cenka", &odd, &[]), Ok(game(7, "2 Weber", "Čenka")));
        assert_eq!(read("3 mala; eva; cenka", &odd, &[]), Ok(game(3, "Malá; Eva", "Čenka")));
        assert_eq!(read("3 cenka; mala; eva", &odd, &[]), Ok(game(3, "Čenka", "Malá; Eva")));
    }

    #[test]
    fn what_else_belongs_to_a_round_is_a_line_too() {
        assert_eq!(read("Dusan; /", &view(), &[]), Ok(PairingLine::Missed("Dušan".into())));
        assert_eq!(read("7 !", &view(), &[]), Ok(PairingLine::Watched(TableId(7))));
        assert_eq!(read("50 min", &view(), &[]), Ok(PairingLine::Takes(Millis::secs(3_000))));
    }

    #[test]
    fn in_a_file_names_stand_in_full() {
        let seat = |table: u16, a: &str, b: &str| PairingFileSeat {
            table: Some(TableId(table)),
            players: [a.to_owned(), b.to_owned()],
        };
        let read = |seat: &PairingFileSeat| from_file(seat, &view(), &[]);
        assert_eq!(read(&seat(3, "novakova anna", "Čenka")), Ok(game(3, "Nováková Anna", "Čenka")));
        let near = PairingLineFault::Nobody("Dusna".into(), Some("Dušan".into()));
        assert_eq!(read(&seat(3, "Dusna", "Čenka")), Err(near));
        assert!(matches!(read(&seat(3, "Anna", "Čenka")), Err(PairingLineFault::Nobody(..))));
        assert_eq!(read(&seat(3, "Čenka", "")), Ok(PairingLine::Bye("Čenka".into())));
    }

    #[test]
    fn nobody_is_without_an_opponent_where_that_gives_nothing() {
        let without = StartView { byes: false, ..view() };
        assert_eq!(read("dusan; -", &without, &[]), Err(PairingLineFault::NoBye("Dušan".into())));
        assert_eq!(read("dusan; /", &without, &[]), Ok(PairingLine::Missed("Dušan".into())));
    }

    #[test]
    fn everybody_alone_has_a_table() {
        let alone = StartView { alone: true, ..view() };
        assert_eq!(read("4 dusan", &alone, &[]), Ok(game(4, "Dušan", "")));
        assert_eq!(read("dusan; -", &alone, &[]), Ok(game(1, "Dušan", "")));
        assert_eq!(read("dusan; cenka", &alone, &[]), Err(PairingLineFault::NotOne));
    }
}
