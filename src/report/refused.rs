//! Why something may not be done, and what is wrong with a move, in words. The one place that says it.

use super::pieces::{lasting, office, pending, phase, power};
use crate::domain::{Citation, Millis, Role};
use crate::locale::{Locale, Value};
use crate::rules::{Claimant, LateBase, Observation, Phase};
use crate::tournament::{Closure, MoveFault, Reason, Refusal, Subject, Term};

/// A refusal as a person reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalText {
    /// What was wrong, in a sentence.
    pub what: String,
    /// What is allowed, or what to do; empty where nothing helps.
    pub instead: String,
}

/// A refusal in sentences. Where the regulation is silent it is the console's own rule that refuses, and the sentence
/// says so.
pub fn refused(locale: &Locale, refusal: &Refusal) -> RefusalText {
    let RefusalText { mut what, instead } = reason(locale, &refusal.why);
    if refusal.cite.as_ref().is_some_and(Citation::is_silent) {
        what = locale.with("refused-silent", &[("what", (&what).into())]);
    }
    RefusalText { what, instead }
}

/// A reason in sentences, whatever it rests on.
pub(super) fn reason(locale: &Locale, why: &Reason) -> RefusalText {
    let message = why.message();
    RefusalText {
        what: refusal_message(locale, &message, why),
        instead: refusal_message(locale, &format!("{message}.instead"), why),
    }
}

/// What somebody is asked who was refused for nothing but a doubt: whether it is meant.
pub fn asked_whether_meant(locale: &Locale, refusal: &Refusal) -> String {
    refusal_message(locale, &format!("{}.sure", refusal.why.message()), &refusal.why)
}

/// Why something is refused, with the paragraph where one says so.
pub fn refused_cited(locale: &Locale, refusal: &Refusal) -> String {
    let what = refused(locale, refusal).what;
    match refusal.cite.as_ref().filter(|cite| !cite.is_silent()) {
        Some(cite) => format!("{what} ({})", super::cite(locale, cite)),
        None => what,
    }
}

/// A refusal in the fewest words, for the line of a menu.
pub fn refused_short(locale: &Locale, refusal: &Refusal) -> String {
    let message = format!("{}.short", refusal.why.message());
    if locale.has(&message) {
        refusal_message(locale, &message, &refusal.why)
    } else {
        refused(locale, refusal).what
    }
}

/// A message with the values of a reason; empty where the language has no such message, because nothing is to be said.
fn refusal_message(locale: &Locale, message: &str, why: &Reason) -> String {
    if !locale.has(message) {
        return if message.contains('.') { String::new() } else { locale.say(message) };
    }
    let mut texts: Vec<(String, String)> = Vec::new();
    let mut counts: Vec<(String, i64)> = Vec::new();
    let values = why.values();
    let spans: Vec<Millis> = values
        .iter()
        .filter_map(|(_, term)| if let Term::Span(span) = term { Some(*span) } else { None })
        .collect();
    for (name, term) in values {
        match term {
            Term::Count(count) => counts.push((name.to_owned(), count)),
            Term::Span(span) => {
                texts.push((format!("{name}_words"), lasting(locale, span)));
                texts.push((format!("{name}_tenths"), locale.decimal(&seconds(span, &spans))));
                texts.push((format!("{name}_any"), if span == Millis(0) { "no" } else { "yes" }.to_owned()));
                // A second that has begun is a second to wait.
                texts.push((format!("{name}_up"), Millis(span.0 + 999).age()));
                texts.push((name.to_owned(), span.age()));
            }
            // What a condition needs is said in the words of its questions.
            Term::Text(needs) if name == "needs" => {
                let names = why.values().into_iter().find_map(|(name, term)| match term {
                    Term::Texts(names) if name == "names" => Some(names),
                    _ => None,
                });
                texts.push((name.to_owned(), condition(locale, needs, names.unwrap_or_default())));
            }
            Term::Texts(all) if name == "numbers" => {
                let all: Vec<String> = all.iter().map(|text| answer_line(locale, text)).collect();
                texts.push((name.to_owned(), locale.items(all)));
            }
            Term::Texts(all) => {
                texts.push((format!("{name}_listed"), locale.items(all)));
                texts.push((name.to_owned(), text(locale, Term::Texts(all))));
            }
            Term::Phases(phases) => {
                let all =
                    |word: &dyn Fn(Phase) -> String| phases.iter().map(|it| word(*it)).collect::<Vec<_>>();
                texts.push((format!("{name}_short"), all(&|it| phase(locale, it)).join(", ")));
                texts.push((
                    name.to_owned(),
                    joined(locale, &all(&|it| phase_clause(locale, it)), "comma-or"),
                ));
            }
            Term::Offices([office]) => {
                texts.push((format!("{name}_name"), self::office(locale, *office)));
                texts.push((name.to_owned(), text(locale, Term::Offices(&[*office]))));
            }
            term => texts.push((name.to_owned(), text(locale, term))),
        }
    }
    let texts = texts.iter().map(|(name, text)| (name.as_str(), Value::from(text)));
    let counts = counts.iter().map(|(name, count)| (name.as_str(), Value::Count(*count)));
    locale.with(message, &texts.chain(counts).collect::<Vec<_>>())
}

/// What was answered to a question of a ruleset's: `Surplus tiles: 3`.
fn answer_line(locale: &Locale, text: &str) -> String {
    let Some((asked, answer)) = text.rsplit_once(": ") else { return text.to_owned() };
    let answer = match answer {
        "yes" => locale.say("form-yes"),
        "no" => locale.say("form-no"),
        number => number.to_owned(),
    };
    let asked = locale.rule(asked);
    let colon = if asked.ends_with(['?', ';']) { "" } else { ":" };
    format!("{asked}{colon} {answer}")
}

/// A condition of a ruleset's as a reader can check it: each of its names is the question that was asked, as `names`
/// has it (`cheated is “Did cheating touch this game?”`).
fn condition(locale: &Locale, needs: &str, names: &[String]) -> String {
    let asked: Vec<(&str, String)> = names
        .iter()
        .filter_map(|name| name.split_once(" is “"))
        .map(|(fact, text)| (fact, locale.rule(text.trim_end_matches('”'))))
        .collect();
    let question = |fact: &str| asked.iter().find(|(known, _)| *known == fact).map(|(_, text)| text);
    if let Some(text) = question(needs) {
        return locale.with("condition-yes", &[("text", text.into())]);
    }
    if let Some(text) = needs.strip_prefix("not ").and_then(question) {
        return locale.with("condition-no", &[("text", text.into())]);
    }
    let word = |word: &str| match word {
        "and" => locale.say("condition-and"),
        "or" => locale.say("condition-or"),
        "not" => locale.say("condition-not"),
        word => {
            let bare = word.trim_matches(['(', ')']);
            question(bare).map_or_else(
                || word.to_owned(),
                |text| word.replace(bare, &locale.with("condition-asked", &[("text", text.into())])),
            )
        }
    };
    needs.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// Seconds and tenths; to the thousandth where another length would read the same and is not.
fn seconds(span: Millis, others: &[Millis]) -> String {
    let alike = |other: &Millis| *other != span && other.tenths() == span.tenths();
    if span.0 % 100 != 0 && others.iter().any(alike) {
        format!("{}.{:03}", span.0 / 1_000, span.0.abs() % 1_000)
    } else {
        span.tenths()
    }
}

/// A value as text.
fn text(locale: &Locale, term: Term<'_>) -> String {
    let all = |parts: Vec<String>, id: &str| joined(locale, &parts, id);
    match term {
        Term::None | Term::Texts([]) | Term::Powers([]) => "none".to_owned(),
        Term::Count(count) => count.to_string(),
        Term::Text(text) => locale.rule(text),
        Term::Texts(texts) => texts.join(", "),
        Term::Yes(yes) => if yes { "yes" } else { "no" }.to_owned(),
        Term::Spans(spans) => spans.iter().map(|it| it.age()).collect::<Vec<_>>().join(", "),
        Term::Offices(offices) => {
            let the = |office: &Role| {
                locale.with("the-office", &[("office", (&self::office(locale, *office)).into())])
            };
            all(offices.iter().map(the).collect(), "or")
        }
        Term::Phases(phases) => all(phases.iter().map(|it| phase_clause(locale, *it)).collect(), "or"),
        Term::Span(span) => span.age(),
        Term::Moment(at) => at.to_string(),
        Term::Powers(powers) => locale.items(powers.iter().map(|it| power(locale, it))),
        Term::Seen(mark) => observation_clause(locale, mark),
        Term::Subject(subject) => self::subject(locale, subject),
        Term::Side(side) => side.to_string(),
        Term::Paragraph(cite) => super::cite(locale, cite),
        Term::Case(case) => case.to_owned(),
        Term::Claimants(claimants) => all(claimants.iter().map(|it| speaker(locale, *it)).collect(), "or"),
        Term::LateBases(bases) => {
            bases.iter().map(|it| late_base(locale, *it)).collect::<Vec<_>>().join(", ")
        }
        Term::Pending(all) => locale.items(all.iter().map(|it| pending(locale, it))),
        Term::Closure(why) => closure(locale, *why),
        Term::Faults(all) => locale.items(all.iter().map(|it| fault(locale, it))),
    }
}

/// Who speaks up, in a sentence.
fn speaker(locale: &Locale, claimant: Claimant) -> String {
    locale.say(match claimant {
        Claimant::Opponent => "speaker-opponent",
        Claimant::Player => "speaker-player",
        Claimant::Referee => "speaker-referee",
    })
}

/// What lateness is counted from, with its name in the command.
fn late_base(locale: &Locale, base: LateBase) -> String {
    locale.say(match base {
        LateBase::Pairing => "late-base-pairing",
        LateBase::PlayStart => "late-base-play-start",
    })
}

/// Why a result is no longer corrected as a matter of course, as a clause.
fn closure(locale: &Locale, why: Closure) -> String {
    match why {
        Closure::Together => locale.say("closure-together"),
        Closure::Never => locale.say("closure-never"),
        Closure::Signed => locale.say("closure-signed"),
        Closure::HandedIn => locale.say("closure-handed-in"),
        Closure::Paired { round } => {
            locale.with("closure-paired", &[("round", Value::Count(i64::from(round.0)))])
        }
        Closure::LastRoundOver { grace } => {
            locale.with("closure-last-round", &[("grace", Value::Text(&grace.age()))])
        }
    }
}

/// What had been seen at the table, as a clause.
fn observation_clause(locale: &Locale, mark: Observation) -> String {
    locale.say(match mark {
        Observation::OpponentRecorded => "seen-opponent-recorded",
        Observation::BothRecorded => "seen-both-recorded",
        Observation::SumBegun => "seen-sum-begun",
        Observation::FirstTileRacked => "seen-first-tile-racked",
        Observation::Approved => "seen-approved",
        Observation::BagEmpty => "seen-bag-empty",
        Observation::OwnLimitOver => "seen-own-limit-over",
        Observation::NextRoundBegun => "seen-next-round-begun",
        Observation::LastPlay => "seen-last-play",
        Observation::ScoreRecorded => "seen-score-recorded",
        Observation::TilesDrawn => "seen-tiles-drawn",
        Observation::ClockPressed => "seen-clock-pressed",
        Observation::FurtherMove => "seen-further-move",
        Observation::Signed => "seen-signed",
        Observation::TilesCleared => "seen-tiles-cleared",
        Observation::PlayUpheld => "seen-play-upheld",
        Observation::ExchangeUpheld => "seen-exchange-upheld",
        Observation::Reacted => "seen-reacted",
    })
}

/// Where a game stands, as a clause.
fn phase_clause(locale: &Locale, phase: Phase) -> String {
    locale.say(match phase {
        Phase::None => "stands-none",
        Phase::Before => "stands-before",
        Phase::Playing => "stands-playing",
        Phase::Over => "stands-over",
        Phase::HandedIn => "stands-handed-in",
    })
}

/// What was to be done.
fn subject(locale: &Locale, subject: &Subject) -> String {
    let id: &str = subject.into();
    let id = format!("subject-{id}");
    match subject {
        Subject::Named(name) => name.clone(),
        Subject::AdoptList(list) | Subject::DropList(list) => locale.with(&id, &[("list", list.into())]),
        Subject::JudgeClaim(claim) => locale.with(&id, &[("claim", Value::Count(i64::from(claim.0)))]),
        Subject::Absence
        | Subject::Constants
        | Subject::Zone
        | Subject::Time
        | Subject::Arrival
        | Subject::AbsentClock
        | Subject::ForcedPass
        | Subject::CircledMove
        | Subject::StartSignal
        | Subject::Signal
        | Subject::RedatedPairing
        | Subject::RedatedSignal
        | Subject::RedatedClock
        | Subject::Result
        | Subject::Correction
        | Subject::HandIn
        | Subject::Relook
        | Subject::TakeBack
        | Subject::Unpairing
        | Subject::Overruling
        | Subject::LateFix
        | Subject::Offence
        | Subject::Procedure
        | Subject::Sanction
        | Subject::End
        | Subject::Award
        | Subject::Duplicate
        | Subject::Annulment
        | Subject::WordRuling => locale.say(&id),
        Subject::ClosedResult(why) => closure(locale, *why),
    }
}

/// One or the other: with the word that stands between them.
fn joined(locale: &Locale, parts: &[String], id: &str) -> String {
    parts.join(&locale.say(id))
}

/// What is wrong with a move, in words.
pub(super) fn fault(locale: &Locale, fault: &MoveFault) -> String {
    let of = |id: &str, letter: char| locale.with(id, &[("letter", Value::Text(&letter.to_string()))]);
    match fault {
        MoveFault::NotOnRack { letter: Some(letter), .. } => of("fault-not-on-rack", *letter),
        MoveFault::NotOnRack { letter: None, .. } => locale.say("fault-no-blank"),
        MoveFault::BlankNotCircled { letter, .. } => of("fault-blank-not-circled", *letter),
        MoveFault::BlankMayNotBe { letter } => of("fault-blank-may-not-be", *letter),
        MoveFault::DoesNotFit { lies, .. } => of("fault-does-not-fit", *lies),
        MoveFault::TooShort => locale.say("fault-too-short"),
        MoveFault::OffBoard => locale.say("fault-off-board"),
        MoveFault::NotWhole { .. } => locale.say("fault-not-whole"),
        MoveFault::NothingLaid => locale.say("fault-nothing-laid"),
        MoveFault::NotConnected => locale.say("fault-not-connected"),
        MoveFault::NotInTheMiddle => locale.say("fault-not-in-the-middle"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::VariantNames;

    use super::*;
    use crate::tournament::{
        ClockReason, ConductReason, DuplicateReason, GeneralReason, ProcedureReason, ResultReason,
        RoundReason, SetupReason, SlipReason,
    };

    /// `NoSuchClock` as `no-such-clock`.
    fn kebab(name: &str) -> String {
        let mut id = String::new();
        for (at, letter) in name.char_indices() {
            if letter.is_uppercase() && at > 0 {
                id.push('-');
            }
            id.extend(letter.to_lowercase());
        }
        id
    }

    /// The values that a message and its attributes name, by the message.
    fn named(ftl: &str, message: &str) -> BTreeSet<String> {
        let start = format!("{message} =");
        let lines = ftl.lines().skip_while(|line| !line.starts_with(&start));
        let body = lines.enumerate().take_while(|(at, line)| *at == 0 || line.starts_with(' '));
        let text = body.map(|(_, line)| line).collect::<Vec<_>>().join("\n");
        let names = text.split('$').skip(1);
        names.map(|rest| rest.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect()).collect()
    }

    #[test]
    fn every_reason_has_a_sentence_of_its_own_values() {
        let ftl = include_str!("../locale/en.refused.ftl");
        let locale = Locale::english();
        let families = [
            ("general", GeneralReason::all()),
            ("setup", SetupReason::all()),
            ("round", RoundReason::all()),
            ("slip", SlipReason::all()),
            ("clock", ClockReason::all()),
            ("conduct", ConductReason::all()),
            ("procedure", ProcedureReason::all()),
            ("result", ResultReason::all()),
            ("duplicate", DuplicateReason::all()),
        ];
        let mut messages = BTreeSet::new();
        for (family, reasons) in families {
            for (reason, values, doubt) in reasons {
                let message = format!("refused-{family}-{}", kebab(reason));
                assert!(locale.has(&message), "{message} is not there");
                assert_eq!(locale.has(&format!("{message}.sure")), doubt, "{message}: what is asked");
                for name in named(ftl, &message) {
                    let bare = ["_words", "_tenths", "_up", "_any", "_listed", "_name", "_short"]
                        .iter()
                        .fold(name.as_str(), |name, form| name.strip_suffix(form).unwrap_or(name));
                    assert!(values.contains(&bare) || values.contains(&name.as_str()), "{message}: ${name}");
                }
                messages.insert(message);
            }
        }
        let ids = ftl.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        let stray: Vec<String> = ids
            .filter(|id| id.matches('-').count() > 1 && id.starts_with("refused-"))
            .filter(|id| !messages.contains(id))
            .collect();
        assert!(stray.is_empty(), "no reason is called so: {stray:?}");
    }

    #[test]
    fn every_subject_has_its_words_and_no_words_lack_a_subject() {
        let ftl = include_str!("../locale/en.refused.ftl");
        let lines = ftl.lines().filter_map(|line| line.strip_prefix("subject-")?.split_once(" ="));
        let said: BTreeSet<&str> = lines.map(|(id, _)| id).collect();
        // These are called by what they hold.
        let named = ["named", "closed-result"];
        let all = Subject::VARIANTS.iter().copied().filter(|id| !named.contains(id)).collect();
        assert_eq!(said, all);
    }
}
