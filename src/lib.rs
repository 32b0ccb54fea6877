//! # ephor: the guide for the next engineer
//!
//! *Ephor* (ἔφορος) is what the Greek regulation calls the arbiter. The program is the console of the people who
//! decide at Scrabble tournaments, and the bridge to the clocks on the tables. This page says where things are and
//! how one slip walks through the house; the README says what the program is for.
//!
//! ## The rooms, from the roof to the cellar
//!
//! | room | holds |
//! |---|---|
//! | [`cli`] | the commands, one file each; man pages and completions come from the same definitions |
//! | [`runtime`] | the running console: the only place that waits, the only one that reads the wall clock |
//! | [`tui`] | screens, drawn from owned snapshots; keys are a table |
//! | [`sim`] | a hall of virtual tables in virtual time: demonstration, training, tests |
//! | [`report`] | events as sentences; folds of the journal |
//! | [`journal`] | append, tail, verify; SQLite with a hash chain |
//! | [`station`] | one arbiter's console as a pure machine: `step(now, input)` gives effects |
//! | [`tournament`] | commands, events, state; `decide`, `apply`, `react` |
//! | [`clock`] | what a table clock is: face, frames, keys, sessions, profiles |
//! | [`lexicon`] | letters, tiles, word lists, and who decides a word |
//! | [`rules`] | a regulation as data, every value with its paragraph |
//! | [`locale`] | what is said to people |
//! | [`domain`] | the words that everybody uses |
//!
//! Arrows go downward only; `tests/tidy.rs` holds the table and fails on any other. From `station` down nothing knows
//! a file, a socket, a thread, the wall clock or a hash-ordered map: time and bytes come in as values, wishes go out
//! as values. That is why a whole tournament with everything going wrong runs in milliseconds, and why the same seed
//! gives the same journal, byte for byte.
//!
//! ## The way of one slip
//!
//! 1. Clock 12's challenge button is pressed. The clock broadcasts an event frame; [`clock::Session`] checks tag and
//!    counter, drops repetitions, and turns it into a [`clock::Fact`].
//! 2. [`station::Station`] makes of it the command [`tournament::Command::RaiseSlip`], with the time since the press
//!    as *the clock* measured it, and the clock's number for the press, by which it can never count twice.
//! 3. [`tournament::decide`](fn@tournament::decide) asks the ruleset whether the challenge is in time
//!    ([`rules::Challenge::window`]) and answers with events or with a [`tournament::Refusal`] that cites.
//! 4. The station asks for the events to be appended. Only when the journal says that they are durable does
//!    [`tournament::State::apply`] fold them in; only then is anything shown or sent ([`journal::keep`] is the loop).
//! 5. The judge types the words; [`lexicon::TileSet::read`] makes letters of what was typed. *Decide*:
//!    [`lexicon::judge`] asks the sources that the ruleset names: **valid, invalid, not covered**. A word that no
//!    installed list may decide goes to the referee.
//! 6. The verdict, the penalty and the orders that follow are one indivisible append. Orders stand in the state (the
//!    outbox) until a clock confirms them or a person settles them, so a crash loses none.
//! 7. The station connects to the clock, notes durably under which memory of the clock it tries
//!    ([`tournament::Command::NoteTry`]), writes, and journals the authenticated result. A clock that may have
//!    forgotten what it did is never asked again: a person is.
//!
//! ## Where to begin
//!
//! A new rule of a regulation is a value in `rulesets/*.toml` and a place in `tournament/decide/` that asks for it;
//! no ruleset id is compared in code. A new fact about a clock begins in `clocks/open-clock-profile.md`. A new screen
//! is a file in `tui/` and a snapshot of every state. Whatever can go wrong is a fault in `sim/`, and an invariant
//! that holds all the same.
//!
//! ## Glossary
//!
//! - **adjudication**: deciding whether a challenged word is acceptable.
//! - **advisory list**: a list that informs the judge and decides nothing, such as a spell-checker's.
//! - **authority**: the right of a source to decide a word; see [`rules::Authority`].
//! - **blank** (žolík, Blanko, λευκό): a tile that stands for a letter and scores nothing.
//! - **challenge** (námietka, Anfechtung, ένσταση, námitka): a player's claim that a word is not acceptable. It is
//!   *upheld* where at least one word falls, *rejected* where all stand.
//! - **challenger, mover**: who challenges, and whose play is challenged.
//! - **cross** (penalty cross, křížek): what an unjustified challenge costs in the Czech regulation.
//! - **escalation**: a word that no installed list decides goes to the referee.
//! - **hold** (moment, Vorbehalt): the opponent asks the mover to wait with drawing.
//! - **notice**: what a clock shows at a side: points, a cross, a lost turn.
//! - **op**: the number of an order; a clock applies each at most once.
//! - **order, outbox**: a wish to a clock or a person, and all of those not yet granted.
//! - **overtime**: time used beyond the budget.
//! - **reading**: one way to understand an ambiguous paragraph; also a clock's face as it was last heard.
//! - **ruling**: the referee's decision on a word, with reasons and sources.
//! - **slip**: the paper on which a challenge comes to the desk, and its record here.
//! - **station**: one arbiter's console.
//! - **tile**: a letter as it is laid; lengths of words count tiles, and CH is two.
//! - **verdict**: a word's outcome as it is announced.
//! - **window**: the time in which a challenge is admitted.

pub mod cli;
pub mod clock;
pub mod domain;
pub mod journal;
pub mod lexicon;
pub mod locale;
pub mod report;
pub mod rules;
pub mod runtime;
pub mod sim;
pub mod station;
pub mod tournament;
pub mod tui;
