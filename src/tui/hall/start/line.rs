//! What a line of the next round's form means: a game, a file of games, or somebody who is entered, put right or
//! struck.

use super::pairs::{NameMatch, PairingLine, PairingLineFault, find_player, read_over};
use crate::locale::Locale;
use crate::station::StartView;
use crate::tournament::Player;
use crate::tui::rank::folded;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StartLine {
    /// Nothing is typed.
    Empty,
    /// What belongs to the round, and the place of the game whose place it takes.
    Pair(PairingLine, Vec<usize>),
    /// The path of a file of games.
    File(String),
    /// Somebody new.
    Newcomer(Player),
    /// Somebody's entry as it is to be.
    Amended(Player),
    /// Somebody who is struck.
    Struck(String),
}

/// The parts of an entry that are put right, by the messages that name them.
const FIELDS: [&str; 6] =
    ["column-club", "column-rating", "column-age", "column-guardian", "column-family", "column-paid"];

/// Reads what is typed, as it stands after what was typed before.
pub(super) fn understood(
    text: &str,
    view: &StartView,
    before: &[PairingLine],
    locale: &Locale,
) -> Result<StartLine, PairingLineFault> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(StartLine::Empty);
    }
    if let Some(player) = newcomer(text, locale)? {
        return Ok(StartLine::Newcomer(player));
    }
    if let Some(name) = text.strip_prefix(['-', '−', '–']) {
        return struck(name.trim(), view, before).map(StartLine::Struck);
    }
    if let Some(entry) = text.strip_prefix('=') {
        return amended(entry, view, locale).map(StartLine::Amended);
    }
    if let Some(path) = path(text) {
        return Ok(StartLine::File(path.to_owned()));
    }
    read_over(text, view, before).map(|(pair, over)| StartLine::Pair(pair, over))
}

/// An entry in words: the name, and whatever else is known, each behind what it is.
pub(super) fn entry(player: &Player, locale: &Locale) -> String {
    let number = |number: Option<String>| number.unwrap_or_default();
    let paid = player.paid.map(|paid| locale.say(if paid { "form-yes" } else { "form-no" }));
    let values = [
        player.club.clone(),
        number(player.rating.map(|it| it.to_string())),
        number(player.age.map(|it| it.to_string())),
        player.guardian.clone(),
        player.family.clone(),
        paid.unwrap_or_default(),
    ];
    let known = FIELDS.iter().zip(&values).filter(|(_, value)| !value.is_empty());
    let known = known.map(|(field, value)| format!("{}: {value}", locale.say(field)));
    locale.items(std::iter::once(player.name.clone()).chain(known))
}

/// What the parts of an entry are called.
pub(super) fn fields(locale: &Locale) -> String {
    locale.items(FIELDS.map(|field| format!("{}:", locale.say(field))))
}

/// Somebody who is to be entered: `+ Anna Malá`, `+ Malá, Anna; Brno`, `+ Anna Malá; rating: 1650`. A comma is part of
/// the name, but before what no name has: a figure or a colon.
fn newcomer(text: &str, locale: &Locale) -> Result<Option<Player>, PairingLineFault> {
    let Some(whole) = text.strip_prefix('+') else { return Ok(None) };
    let is_no_name = |part: &&str| part.contains(|it: char| it.is_ascii_digit() || it == ':');
    let (name, rest) = whole.split_once(';').unwrap_or((whole, ""));
    let mut commas = name.split(',').collect::<Vec<_>>();
    // Behind a name that has given name and surname already stands something else.
    let is_name = |word: &&str| !word.ends_with('.') && word.starts_with(char::is_uppercase);
    let in_full = commas[0].split_whitespace().filter(is_name).count() > 1;
    let last = commas.iter().position(is_no_name).unwrap_or(commas.len());
    let last = if in_full { last.min(1) } else { last };
    let after = commas.split_off(last);
    let name = commas.join(",");
    let parts = std::iter::once(name.as_str()).chain(after).chain(rest.split(';'));
    let mut parts = parts.map(str::trim);
    let name = parts.next().unwrap_or_default();
    if name.is_empty() {
        return Ok(None);
    }
    let mut player = Player::named(name);
    for (at, part) in parts.enumerate().filter(|(_, part)| !part.is_empty()) {
        // The club needs no name of its own where it stands first; a bare figure may be a rating or an age.
        let is_figure = part.chars().all(|it| it.is_ascii_digit());
        if at == 0 && !part.contains(':') && !is_figure {
            part.clone_into(&mut player.club);
        } else {
            set_entry_field(&mut player, part, locale)?;
        }
    }
    Ok(Some(player))
}

/// The player of that name, as far as it is one player's.
fn find_entrant(name: &str, view: &StartView) -> Result<String, PairingLineFault> {
    if name.is_empty() {
        Err(PairingLineFault::Nobody(String::new(), None))
    } else {
        find_player(name, view, NameMatch::InPart)
    }
}

/// Whoever is to be struck: as far as it is one player's name, who is in no game here and has been in none.
fn struck(name: &str, view: &StartView, before: &[PairingLine]) -> Result<String, PairingLineFault> {
    let name = find_entrant(name, view)?;
    if before.iter().any(|pair| pair.names().any(|other| other == name)) {
        return Err(PairingLineFault::Twice(name));
    }
    let took_part = view.players.iter().any(|it| it.took_part && it.entry.name == name);
    if took_part { Err(PairingLineFault::TookPart(name)) } else { Ok(name) }
}

/// An entry that is put right: ` Anna; rating: 1650; paid: yes`. What is not named stays; a part without a value is
/// taken out of it.
fn amended(text: &str, view: &StartView, locale: &Locale) -> Result<Player, PairingLineFault> {
    let mut parts = text.split(';').map(str::trim);
    let name = find_entrant(parts.next().unwrap_or_default(), view)?;
    let now = view.players.iter().map(|it| &it.entry).find(|it| it.name == name);
    let now = now.cloned().unwrap_or_default();
    let mut player = now.clone();
    for part in parts.filter(|part| !part.is_empty()) {
        set_entry_field(&mut player, part, locale)?;
    }
    if player == now { Err(PairingLineFault::Unchanged(entry(&now, locale))) } else { Ok(player) }
}

/// Puts a part of an entry into it: `rating: 1650`.
fn set_entry_field(player: &mut Player, part: &str, locale: &Locale) -> Result<(), PairingLineFault> {
    let (label, value) = part.split_once(':').unwrap_or((part, ""));
    let (label, value) = (folded(label), value.trim());
    let begins = |word: &str| !label.is_empty() && folded(word).starts_with(&label);
    let called = |field: &&&str| begins(&locale.say(field));
    // What people call a field besides, where none is called so.
    let also = |field: &&&str| {
        let also = format!("{field}.also");
        locale.has(&also) && locale.say(&also).split('|').any(begins)
    };
    let one = |is: &dyn Fn(&&&str) -> bool| {
        let mut found = FIELDS.iter().filter(is);
        found.next().map(|field| found.next().is_none().then_some(field))
    };
    let found = one(&called).or_else(|| one(&also)).flatten();
    let field = found.ok_or_else(|| PairingLineFault::NoField(part.to_owned()))?;
    match *field {
        "column-club" => value.clone_into(&mut player.club),
        "column-guardian" => value.clone_into(&mut player.guardian),
        "column-family" => value.clone_into(&mut player.family),
        "column-rating" => player.rating = parse_field_value(field, value, |it| it.parse().ok())?,
        "column-age" => player.age = parse_field_value(field, value, |it| it.parse().ok())?,
        _ => player.paid = parse_field_value(field, value, |it| parse_yes_no(locale, it))?,
    }
    Ok(())
}

/// What a value says of a field; nothing where nothing is written.
fn parse_field_value<T>(
    field: &'static str,
    value: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, PairingLineFault> {
    if value.is_empty() {
        return Ok(None);
    }
    read(value).map(Some).ok_or_else(|| PairingLineFault::NoValue(field, value.to_owned()))
}

/// Yes or no, in full or by its first letter.
fn parse_yes_no(locale: &Locale, value: &str) -> Option<bool> {
    let (yes, no) = (folded(&locale.say("form-yes")), folded(&locale.say("form-no")));
    match folded(value) {
        word if word == yes => Some(true),
        word if word == no => Some(false),
        _ => {
            let mut letters = value.chars();
            letters.next().filter(|_| letters.next().is_none()).and_then(|letter| locale.answer(letter))
        }
    }
}

/// The path of a file, where that is what was typed, dropped or pasted.
fn path(text: &str) -> Option<&str> {
    let text = text.trim_matches(['"', '\'']);
    let ends = text.rsplit_once('.').map(|(_, end)| end.to_lowercase());
    let file = ends.is_some_and(|end| ["csv", "tsv", "txt"].contains(&end.as_str()));
    let place =
        ["/", "~/", "~\\", "./", ".\\", "../", "..\\", "\\\\"].iter().any(|lead| text.starts_with(lead));
    let drive = matches!(text.as_bytes(), [letter, b':', b'\\' | b'/', ..] if letter.is_ascii_alphabetic());
    (file || place || drive).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Round, TableId};
    use crate::station::PairableEntrant;
    use crate::tournament::Pairing;

    fn view() -> StartView {
        let names = ["Nováková Anna", "Novák Beno", "Čenka", "Dušan"];
        let entrant = |name: &str| PairableEntrant {
            entry: Player::named(name),
            took_part: name == "Dušan",
            withdrew: false,
        };
        let players = names.map(entrant).to_vec();
        StartView { round: Round(1), players, byes: true, ..StartView::default() }
    }

    fn of(text: &str) -> Result<StartLine, PairingLineFault> {
        let pair = Pairing { table: TableId(1), a: "Čenka".into(), b: "Novák Beno".into() };
        understood(text, &view(), &[PairingLine::Game(pair)], Locale::english())
    }

    #[test]
    fn whoever_is_struck_is_named_and_in_no_game() {
        assert_eq!(of("- novakova"), Ok(StartLine::Struck("Nováková Anna".to_owned())));
        assert_eq!(of("−Beno"), Err(PairingLineFault::Twice("Novák Beno".to_owned())));
        assert_eq!(of("- xyz"), Err(PairingLineFault::Nobody("xyz".to_owned(), None)));
        assert_eq!(
            of("- dusan"),
            Err(PairingLineFault::TookPart("Dušan".to_owned())),
            "what is refused is not promised"
        );
        assert_eq!(of("-"), Err(PairingLineFault::Nobody(String::new(), None)));
        assert_eq!(
            of("anna; -"),
            Ok(StartLine::Pair(PairingLine::Bye("Nováková Anna".to_owned()), Vec::new()))
        );
    }

    #[test]
    fn somebody_new_has_a_name_and_perhaps_a_club() {
        let entered = |name: &str, club: &str| {
            Ok(StartLine::Newcomer(Player { club: club.to_owned(), ..Player::named(name) }))
        };
        assert_eq!(of("+ Eva Malá"), entered("Eva Malá", ""));
        assert_eq!(of("+ Malá, Eva; Brno"), entered("Malá, Eva", "Brno"));
        assert_eq!(of("+Eva Malá;Sokol Úpice"), entered("Eva Malá", "Sokol Úpice"));
        assert!(of("+").is_err());
        // No name has a figure or a colon; the comma before one separates.
        let rated = Player { rating: Some(1_450), ..Player::named("Malá, Eva") };
        assert_eq!(of("+ Malá, Eva, rating: 1450"), Ok(StartLine::Newcomer(rated.clone())));
        assert_eq!(of("+ Malá, Eva; rating: 1450"), Ok(StartLine::Newcomer(rated)));
        assert_eq!(of("+ Eva Malá, 1450"), Err(PairingLineFault::NoField("1450".to_owned())));
        assert_eq!(of("+ Eva Malá; 1450"), Err(PairingLineFault::NoField("1450".to_owned())));
    }

    #[test]
    fn an_entry_is_put_right_part_by_part() {
        let anna = Player { rating: Some(1_650), paid: Some(true), ..Player::named("Nováková Anna") };
        assert_eq!(of("= novakova; rating: 1650; paid: yes"), Ok(StartLine::Amended(anna.clone())));
        assert_eq!(
            of("=Anna;rat:1650;p:y"),
            Ok(StartLine::Amended(anna.clone())),
            "as far as it is one part's name"
        );
        let told = "Nováková Anna; rating: 1650; paid: yes";
        assert_eq!(entry(&anna, Locale::english()), told);
        assert_eq!(
            of("= anna; elo: 1650; fee: yes"),
            Ok(StartLine::Amended(anna.clone())),
            "as people call it besides"
        );
        assert_eq!(of("= anna; height: 3"), Err(PairingLineFault::NoField("height: 3".to_owned())));
        assert_eq!(of("= anna; 1650"), Err(PairingLineFault::NoField("1650".to_owned())));
        assert_eq!(of("= anna; age: old"), Err(PairingLineFault::NoValue("column-age", "old".to_owned())));
        assert_eq!(
            of("= anna; paid: maybe"),
            Err(PairingLineFault::NoValue("column-paid", "maybe".to_owned()))
        );
        assert_eq!(of("= anna"), Err(PairingLineFault::Unchanged("Nováková Anna".to_owned())));
        assert_eq!(of("= anna; rating:"), Err(PairingLineFault::Unchanged("Nováková Anna".to_owned())));
        // Whoever has played may still have paid only now.
        let dusan = Player { paid: Some(false), ..Player::named("Dušan") };
        assert_eq!(of("= dusan; paid: no"), Ok(StartLine::Amended(dusan)));
    }

    #[test]
    fn the_parts_of_an_entry_are_told_apart_in_every_language() {
        for tag in Locale::tags() {
            let locale = Locale::named(tag).expect("installed");
            for field in FIELDS {
                let line = format!("= anna; {}: 7", locale.say(field));
                let read = understood(&line, &view(), &[], locale);
                let paid = field == "column-paid";
                assert_eq!(read.is_ok(), !paid, "{line}: {read:?}");
            }
            let line = format!("= anna; {}: {}", locale.say("column-paid"), locale.say("form-yes"));
            let paid = Player { paid: Some(true), ..Player::named("Nováková Anna") };
            assert_eq!(understood(&line, &view(), &[], locale), Ok(StartLine::Amended(paid)));
        }
    }

    #[test]
    fn a_path_is_a_file() {
        assert_eq!(of("'/tmp/a b.csv'"), Ok(StartLine::File("/tmp/a b.csv".to_owned())));
        assert_eq!(of("round.csv"), Ok(StartLine::File("round.csv".to_owned())));
        for place in [r"C:\a b\pairs", "d:/pairs", r".\pairs", r"..\pairs", r"~\pairs", r"\\school\pairs"] {
            assert_eq!(of(place), Ok(StartLine::File(place.to_owned())), "{place}");
        }
        assert!(matches!(of("2 Anna; Dusan"), Ok(StartLine::Pair(..))));
    }
}
