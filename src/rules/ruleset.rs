//! The checked ruleset: all chapters together, each value with the paragraph that it rests on; and what must agree in
//! `[ruleset]`, whose values need no paragraph.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::effect::{rejected as effects_rejected, upheld as effects_upheld};
use super::load::at_the_end;
use super::load::diagnostics::Diagnostics;
use super::load::field::TableField;
use super::load::parse::TableReader;
use super::load::parse::{self, ValueFault};
use super::{
    Adjudication, Award, Challenge, ClockAuthority, Consequence, DuplicateRules, Duty, EndKind, Form, Hold,
    Item, Late, LateFix, LexiconRules, Offence, PairingRules, Penalty, Procedure, Remedy, ResultRules,
    Sanction, ScoreSheet, SessionTime, Signal, Slip, Standing, Start, Threshold, TimeControl, Verdicts,
    question_id,
};
use crate::domain::{Citation, Digest, Role};

table! {
    /// A regulation, checked: whatever is here is complete and consistent.
    pub struct Ruleset {
        /// What it is called and where it comes from.
        pub identity as "ruleset": Identity,
        /// The digest of the file's bytes, with the chosen readings.
        pub digest: Digest = at_the_end,
        /// The ids of the built-in rulesets that it is or builds on, each word for word; none where all files are a
        /// user's own, whatever regulation they cite.
        pub published: Published = at_the_end,
        /// Time control and overtime.
        pub time: TimeControl,
        /// How games begin.
        pub start: Start,
        /// Lateness, where the regulation knows it.
        pub late: Option<Late>,
        /// The time of a round, where it is limited.
        pub session: Option<SessionTime>,
        /// What everybody in the hall must hear.
        pub signals as "signal": Vec<Cited<Signal>>,
        /// What is asked of a pairing before its round begins, where the regulation asks for anything.
        pub pairing: Option<PairingRules>,
        /// A game in which everybody has the same letters, where the regulation is about one.
        pub duplicate: Option<DuplicateRules>,
        /// The console's power over clocks.
        pub clock: ClockAuthority,
        /// The word challenge.
        pub challenge: Challenge,
        /// A reservation, where the regulation knows one.
        pub hold: Option<Hold>,
        /// The slip.
        pub slip: Slip,
        /// Who looks up and who rules.
        pub adjudication: Adjudication,
        /// What is said, how final it is.
        pub verdict: Verdicts,
        /// What follows when at least one challenged word is unacceptable.
        pub upheld as "effects.upheld": Vec<Cited<Consequence>> = effects_upheld,
        /// What follows when every challenged word is acceptable.
        pub rejected as "effects.rejected": Vec<Cited<Consequence>> = effects_rejected,
        /// The price of an unjustified challenge.
        pub penalty: Penalty,
        /// Counters that lead to something.
        pub thresholds as "threshold": Vec<Cited<Threshold>>,
        /// What may go wrong besides words.
        pub offences as "offence": Vec<Cited<Offence>>,
        /// How it is put right, step by step.
        pub procedures as "procedure": Vec<Cited<Procedure>>,
        /// What officials may impose.
        pub sanctions as "sanction": Vec<Cited<Sanction>>,
        /// Games decided without the board.
        pub awards as "award": Vec<Cited<Award>>,
        /// Ways a game ends on the board.
        pub ends as "end": Vec<Cited<EndKind>>,
        /// What results count, until when they are corrected.
        pub results: ResultRules,
        /// What is written down besides moves, where the regulation says more than that.
        pub sheet: Option<ScoreSheet>,
        /// Orders of standings; the first is the usual one.
        pub standings as "standing": Vec<Cited<Standing>>,
        /// A wrong verdict found later, where the regulation mends it.
        pub late_fix: Option<LateFix>,
        /// What must be reported, published, announced.
        pub duties as "duty": Vec<Cited<Duty>>,
        /// Papers that it asks for.
        pub forms as "form": Vec<Cited<Form>>,
        /// Letters and lists.
        pub lexicon: LexiconRules,
        /// The ambiguities and how they are read.
        pub questions: Vec<Question> = at_the_end,
    }
}

/// The ids of built-in rulesets.
pub(super) type Published = BTreeSet<String>;

table! {
    /// What a ruleset is called and where it comes from.
    #[derive(Serialize)]
    pub struct Identity {
        /// The id by which it is chosen: `tso-2017`.
        pub id: String,
        /// The short name in citations: `TSO`.
        pub short: String = one_word,
        /// The regulation's own title.
        pub title: String,
        /// Its edition: `28.08.2017`.
        pub edition: String,
        /// Its language, a BCP 47 tag: `de`.
        pub language: String,
        /// The id of the ruleset it builds on.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub extends: Option<String>,
    }
    check drops_from_a_base();
    check is_called_as_its_file(id);
}

/// Finds one item of a list by its id.
macro_rules! by_id {
    ($($(#[$doc:meta])* $name:ident, $list:ident, $kind:ty;)*) => {
        impl Ruleset {
            $($(#[$doc])*
            pub fn $name(&self, id: &str) -> Option<&Cited<$kind>> {
                self.$list.iter().find(|it| it.value.id == id)
            })*
        }
    };
}

by_id! {
    /// A duty by its id.
    duty, duties, Duty;
    /// A form by its id.
    form, forms, Form;
    /// A signal by its id.
    signal, signals, Signal;
    /// An offence by its id.
    offence, offences, Offence;
    /// A procedure by its id.
    procedure, procedures, Procedure;
    /// A sanction by its id.
    sanction, sanctions, Sanction;
    /// An award by its id.
    award, awards, Award;
    /// An end by its id.
    end, ends, EndKind;
    /// An order of standings by its id.
    standing, standings, Standing;
}

impl Ruleset {
    /// The sanctions from which an award follows.
    pub fn sanctions_with<'s>(&'s self, award: &'s str) -> impl Iterator<Item = &'s Cited<Sanction>> {
        let awards = move |item: &Cited<Item>| {
            if let Remedy::Award { award: id, .. } = &item.value.remedy { id == award } else { false }
        };
        self.sanctions.iter().filter(move |it| it.value.effects.iter().any(awards))
    }

    /// The offices that decide on an award: those that give it, or where it only follows, those that impose what it
    /// follows from; nobody where no sanction leads to it.
    pub fn offices_of(&self, award: &Award) -> Vec<Role> {
        if !award.by.is_empty() {
            return award.by.clone();
        }
        let all: BTreeSet<Role> = self.sanctions_with(&award.id).flat_map(|it| it.value.by.clone()).collect();
        all.into_iter().collect()
    }
}

/// An ambiguity, its readings, the one chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// Its id: `TSO-Q4`.
    pub id: String,
    /// What is open, in one sentence.
    pub asks: String,
    /// The paragraph that leaves it open.
    pub cite: Citation,
    /// The readings.
    pub readings: Vec<Reading>,
    /// The name of the one in force.
    pub chosen: String,
    /// Which one a system wants that looks words up alone, by its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub by_system: BTreeMap<String, String>,
}

impl Question {
    /// Whether an id means it: its own, or the one without the regulation's short name.
    pub fn is_called(&self, id: &str) -> bool {
        let short = self.id.split_once('-').map_or(self.id.as_str(), |(_, short)| short);
        self.id == id || short == id || self.id == question_id(id)
    }

    /// The reading that all of these systems want; `None` where they want none, or different ones.
    pub fn wanted_by(&self, systems: &[String]) -> Option<&str> {
        let (first, others) = systems.split_first()?;
        let wanted = self.by_system.get(first)?;
        others.iter().all(|it| self.by_system.get(it) == Some(wanted)).then_some(wanted)
    }
}

/// One reading of an ambiguity.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reading {
    /// Its name: `each_word`.
    pub name: String,
    /// What it means, in one sentence.
    pub means: String,
}

impl Ruleset {
    /// The paragraph by which a word that was claimed rightly counts as the best move of its draw, where there is one.
    pub fn counts_as_top_word(&self) -> Option<&Cited<Consequence>> {
        self.upheld.iter().find(|it| it.value == Consequence::CountsAsTopWord)
    }

    /// How a game ends as a rule: the first of the ends that is no playoff.
    pub fn usual_end(&self) -> Option<&Cited<EndKind>> {
        self.ends.iter().find(|end| !end.value.playoff)
    }

    /// Whether so many players all meet each other: the rounds that are fixed are enough for that, and the regulation
    /// has an order of standings for it.
    pub fn all_meet(&self, players: usize) -> bool {
        let rounds = self.pairing.as_ref().and_then(|rules| rules.rounds.as_ref());
        let ordered = self.standings.iter().any(|it| it.value.all_meet);
        players > 1 && ordered && rounds.is_some_and(|rounds| players <= usize::from(rounds.value) + 1)
    }

    /// The orders of standings of an event with so many players, the one that was announced or the usual one first.
    pub fn orders(&self, players: usize) -> Vec<&Cited<Standing>> {
        let all_meet = self.all_meet(players);
        let mut orders: Vec<&Cited<Standing>> = self.standings.iter().collect();
        // Stable: those of either kind stay in the order of the file.
        if all_meet {
            orders.sort_by_key(|it| !it.value.all_meet);
        }
        if let Some(announced) = &self.results.order {
            orders.sort_by_key(|it| it.value.id != announced.value);
        }
        orders
    }
}

/// Reads one word, since citations are the short name, a space, the paragraph.
pub(in crate::rules) fn one_word(
    chapter: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    key: &'static str,
) -> Option<String> {
    chapter.plain(diagnostics, key, |value| {
        let short = parse::text(value)?;
        if !short.chars().any(char::is_whitespace) {
            return Ok(short);
        }
        Err(ValueFault::new(format!("`{short}` is more than one word"), "write one word, like TSO"))
    })
}

/// `drops` changes what the file builds on, and is no value of the ruleset.
pub(in crate::rules) fn drops_from_a_base(chapter: &mut TableReader<'_>, diagnostics: &mut Diagnostics<'_>) {
    let drops: Option<Option<Vec<String>>> = TableField::read(chapter, diagnostics, "drops");
    if drops.flatten().is_some() && diagnostics.extends().is_none() {
        let help = "name the ruleset it builds on: extends = \"…\"; or take drops out";
        diagnostics.contradiction("ruleset.drops", "drops something, but extends nothing", help);
    }
}

pub(in crate::rules) fn is_called_as_its_file(
    _: &mut TableReader<'_>,
    diagnostics: &mut Diagnostics<'_>,
    id: Option<&String>,
) {
    let stem = diagnostics.file_id();
    if let Some(id) = id.filter(|id| *id != stem) {
        diagnostics.contradiction(
            "ruleset.id",
            format!("is `{id}`, but the file is called {stem}.toml"),
            format!("call the file {id}.toml, or the ruleset `{stem}`"),
        );
    }
}

/// A value of a ruleset with its paragraph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Cited<T> {
    /// What the regulation says.
    pub value: T,
    /// Where it says so; `TSO silent` where it does not and the value is the console's default.
    pub cite: Citation,
    /// Set where the value depends on how an ambiguity is read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<ChosenReading>,
}

/// Which reading of which open question a value follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChosenReading {
    /// The question's id: `TSO-Q4`.
    pub question: String,
    /// The reading's name: `each_word`.
    pub reading: String,
}

/// What a value rests on: its paragraph, and the reading that it follows.
#[derive(Clone)]
pub(super) struct Basis {
    pub(super) cite: Citation,
    pub(super) reading: Option<ChosenReading>,
}

impl Basis {
    /// A value that rests on this.
    pub(super) fn cited<T>(&self, value: T) -> Cited<T> {
        Cited { value, cite: self.cite.clone(), reading: self.reading.clone() }
    }
}

impl<T> Cited<T> {
    /// What the value rests on.
    pub(super) fn basis(&self) -> Basis {
        Basis { cite: self.cite.clone(), reading: self.reading.clone() }
    }
}
