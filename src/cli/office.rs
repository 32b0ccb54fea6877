//! In which office somebody sits down: named, or asked for.

use crate::domain::Role;
use crate::report;

use super::choice::{chosen, listed, none_of_them, question};
use super::lines::read_line;
use super::{Console, Problem};

/// An office at a console.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Office {
    /// The word judge: queue, words, verdicts
    Judge,
    /// A referee: also rulings, and powers over clocks
    Referee,
    /// The head referee
    HeadReferee,
    /// The tournament director
    Director,
}

impl From<Office> for Role {
    fn from(office: Office) -> Self {
        match office {
            Office::Judge => Self::Judge,
            Office::Referee => Self::Referee,
            Office::HeadReferee => Self::HeadReferee,
            Office::Director => Self::Director,
        }
    }
}

/// The offices as they are asked for.
const OFFICES: [Office; 4] = [Office::Judge, Office::Referee, Office::HeadReferee, Office::Director];
/// Who sits down where nobody says otherwise: never left with a word that another must rule on.
const USUAL: Office = Office::HeadReferee;
/// So often it is asked.
const TRIES: usize = 5;
/// No answer is longer, in bytes.
const LONGEST: usize = 100;

/// Asks on the terminal who sits down, in one of the offices that the regulation knows.
pub(super) fn asked(known: &[Role], console: &mut Console<'_>) -> Result<Office, Problem> {
    let locale = console.locale;
    let offices: Vec<Office> =
        OFFICES.into_iter().filter(|office| known.contains(&Role::from(*office))).collect();
    let names: Vec<String> = offices.iter().map(|office| report::office(locale, (*office).into())).collect();
    listed(console, &locale.say("sit-down"), &names)?;
    let at = offices.iter().position(|office| *office == USUAL).unwrap_or_default();
    let usual = names.get(at).map_or("", String::as_str);
    let asks = locale.with("sit-choose", &[("last", offices.len().into()), ("usual", usual.into())]);
    for _ in 0..TRIES {
        question(console, &asks)?;
        let mut answer = Vec::new();
        let read = read_line(console.input, &mut answer, LONGEST)
            .map_err(|error| Problem::told(format!("no answer can be read: {error}"), NAMED))?;
        if read == 0 {
            break;
        }
        let answer = String::from_utf8_lossy(&answer);
        let at = chosen(answer.trim(), &names, at);
        if let Some(office) = at.and_then(|at| offices.get(at)) {
            return Ok(*office);
        }
        none_of_them(console, answer.trim())?;
    }
    Err(Problem::told("nobody said who sits down", NAMED))
}

/// What to do where it cannot be asked.
const NAMED: &str = "name the office: --role head-referee";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Locale;

    /// What comes of these lines, and what was said.
    fn typed(lines: &str, locale: &'static Locale) -> (Result<Office, Problem>, String) {
        let (mut input, mut out, mut err) = (lines.as_bytes(), Vec::new(), Vec::new());
        let mut console = Console { locale, ..Console::in_test(&mut input, &mut out, &mut err) };
        let office = asked(&OFFICES.map(Role::from), &mut console);
        (office, String::from_utf8(out).expect("UTF-8"))
    }

    #[test]
    fn a_number_is_an_office_and_nothing_the_usual_one() {
        for (lines, office) in [
            ("\n", Office::HeadReferee),
            ("1\n", Office::Judge),
            (" 2 \r\n", Office::Referee),
            ("3\n", Office::HeadReferee),
            ("0\n5\nwho?\n4\n", Office::Director),
        ] {
            assert_eq!(typed(lines, Locale::english()).0.expect("an office"), office, "{lines:?}");
        }
    }

    #[test]
    fn only_the_offices_of_the_regulation_are_offered() {
        let known = [Role::Director, Role::HeadReferee, Role::Judge];
        let answer = |lines: &str| {
            let (mut input, mut out, mut err) = (lines.as_bytes(), Vec::new(), Vec::new());
            let office = asked(&known, &mut Console::in_test(&mut input, &mut out, &mut err));
            (office.expect("an office"), String::from_utf8(out).expect("UTF-8"))
        };
        let (office, said) = answer("2\n");
        assert_eq!(office, Office::HeadReferee);
        assert!(said.contains("1 to 3, Enter = head referee") && !said.contains("  referee\n"), "{said}");
        assert_eq!(answer("\n").0, Office::HeadReferee);
        assert_eq!(answer("4\n3\n").0, Office::Director, "there is no fourth");
    }

    #[test]
    fn it_is_asked_in_the_consoles_language_and_not_for_ever() {
        let czech = Locale::named("cs").expect("installed");
        let (office, said) = typed("", czech);
        assert!(office.expect_err("nobody").rendered(Locale::english(), false).contains("--role"));
        assert!(said.contains("  1  slovníkový rozhodčí\n"), "{said}");
        assert!(said.contains("  3  hlavní rozhodčí\n"), "{said}");
        assert!(said.contains("Enter = hlavní rozhodčí"), "{said}");
        let (office, said) = typed(&"x\n".repeat(100), Locale::english());
        assert!(office.is_err());
        assert_eq!(said.matches("Enter = head referee").count(), TRIES, "{said}");
    }
}
