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
//! | [`tui`] | screens, drawn from owned snapshots; keys are a table; the players' locked kiosk |
//! | [`sim`] | a hall of virtual tables in virtual time: demonstration, training, tests |
//! | [`radio`] | Bluetooth LE: hears the clocks, connects to them, mends itself; `ble/system` is Windows, macOS |
//! | [`exchange`] | files of other programs: TSH and its configuration read and written, TOU, ABSP |
//! | [`report`] | events as sentences; folds of the journal |
//! | [`journal`] | append, tail, read, verify, sign, copy; SQLite with a hash chain |
//! | [`station`] | one arbiter's console as a pure machine: `step(now, input)` gives effects |
//! | [`tournament`] | commands, events, state; `decide`, `apply`, `react` |
//! | [`clock`] | what a table clock is: face, frames, keys, sessions, profiles |
//! | [`engine`] | duplicate's board: moves, their exact scores, the best move |
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
//! 2. [`station::Station`] makes of it the command [`tournament::SlipCommand::RaiseSlip`], with the time since the
//!    press as *the clock* measured it, and the clock's number for the press, by which it can never count twice.
//! 3. [`tournament::decide`](fn@tournament::decide) asks the ruleset whether the challenge is in time
//!    ([`rules::Challenge::window`]) and answers with events or with a [`tournament::Refusal`] that cites.
//! 4. The station asks for the events to be appended. Only when the journal says that they are durable does
//!    [`tournament::State::apply`] fold them in; only then is anything shown or sent. The console appends on a thread
//!    of its own (`runtime/writer.rs`) and shows what waits for it; who has nothing else to do uses [`journal::keep`].
//! 5. The judge types the words; [`lexicon::TileSet::read`] makes letters of what was typed. *Decide*:
//!    [`lexicon::judge`] asks the sources that the ruleset names: **valid, invalid, not covered**. A word that no
//!    installed list may decide goes to the referee.
//! 6. The verdict, the penalty and the orders that follow are one indivisible append. Orders stand in the state (the
//!    outbox) until a clock confirms them or a person settles them, so a crash loses none.
//! 7. The station connects to the clock, notes durably under which memory of the clock it tries
//!    ([`tournament::ClockCommand::NoteTry`]), writes, and journals the authenticated result. A clock that may have
//!    forgotten what it did is never asked again: a person is.
//!
//! ## The way of one act
//!
//! What somebody can do is an act: withdraw a player, enter a result, take something back. Acts of one subject are one
//! file in `tournament/act/`. From top to bottom it has what its acts are listed as
//! ([`tournament::OfferListing`]), whether each may be done (a `may_…` question, answered by a grant or by a
//! [`tournament::Refusal`]), what follows, and the offer. A withdrawal, as an example:
//!
//! 1. *The command* is a variant of its family, `command/round.rs`, with a card in the arm below: who gives it, and
//!    whose office it is. To programs and in the journal it is flat ([`tournament::Command`]).
//! 2. *Who may speak* is asked by that card (`act/offices.rs`), and `act/mod.rs` gives the command to its subject.
//! 3. *May it be done?* `act/withdrawal.rs` checks the intent against state, rules, office and time. A refusal is a
//!    reason with its values and its paragraph, and no sentence; reasons are declared in `refusal/`.
//! 4. *Is it meant?* What may be meant, but seldom is, is a doubt ([`tournament::Doubt`]): a reason that names one in
//!    brackets behind its code, asked for with `Refusal::unless_meant` at the end of a decision, behind every refusal.
//!    It falls away where the command is `sure` of it. Its question is the attribute `sure` of its sentence; no
//!    surface asks anything of its own.
//! 5. *What follows* are events, a variant of their family with a card (`event/round.rs`): what it concerns, where the
//!    log and the report list it, whom it calls and how long it may be taken back. `state/` folds each in.
//! 6. *The offer* asks the same `may_…` the other way round: what may be done *here*, *now*, by *this* office.
//!    Screens' menus are drawn from offers and know no rule of their own. An offer carries the command itself with
//!    holes ([`tournament::Draft`]): what a form says of a hole is put into the field that the hole names, and is read
//!    by the same reader as what a program says. `act/mod.rs` asks every subject for its offers.
//! 7. *The way back*: what may rest on its event is asked in `act/take_back.rs`, and `state/taken_back.rs` forgets it.
//! 8. *What is said of it* stands in `report/` (`line.rs`, `affair.rs`, `refused.rs`), the sentences in `locale/`.
//!
//! What several subjects need stands beneath them, and knows none of them: in `guard/` the context of a decision and
//! what is asked again and again (lateness, whether a result still moves, powers over clocks), in `decide/` how a
//! decision is carried out (records, what follows by the ruleset, voiding, settling), in `offer/` the menu and what an
//! offer is.
//!
//! ## The way of everything else
//!
//! What a regulation punishes, mends or counts besides words is data too. The nouns of its file are these, and each
//! has one place in the house:
//!
//! | in the file | says | its acts, in `act/` | what follows by it |
//! |---|---|---|---|
//! | `[[offence]]` | what somebody may claim, when, and the remedies | `claim.rs` | `decide/execute.rs` |
//! | `[[procedure]]` | steps for people, with the numbers put in | `procedure.rs` | `decide/procedure.rs` |
//! | `[[threshold]]` | what counters lead to | – | `decide/tally.rs` |
//! | `[[sanction]]` | who may impose what | `sanction.rs` | `decide/execute.rs` |
//! | `[pairing]` | how a round must be paired | `pairing.rs`, `round.rs`, `late_pairing.rs` | `decide/award.rs` |
//! | `[late]`, `[session]` | who is not there; the round's time | `presence.rs`, `absence.rs`, `guard/clock.rs` | – |
//! | `[[signal]]` | what everybody must hear, and when | `signal.rs` | – |
//! | `[clock]` | powers over clocks | `clock_orders.rs`, `countdown.rs` | – |
//! | `[[end]]`, `[[award]]` | how a game counts | `result.rs`, `award.rs`, `byes.rs` | `decide/award.rs` |
//! | `[results]` | what may be corrected, until when | `correction.rs`, `hand_in.rs` | `decide/award.rs` |
//! | `[late_fix]`, `[verdict]` | what may be mended, and until when | `late_fix.rs`, `relook.rs` | `decide/void.rs` |
//! | `[[duty]]` | what a person owes by when | `duty.rs` | raised by whatever causes it |
//! | `[duplicate]` | a game that is played here | `duplicate.rs`, `draw.rs`, `duplicate_end.rs` | `decide/award.rs` |
//! | `[[standing]]` | the order of the table | `constants.rs` | `report/standings`, a fold |
//! | `[sheet]`, `[[form]]` | what stands on paper | – | `report/print`, a fold |
//!
//! Whatever remedies a rule names are worked out in `decide/scene.rs`, with their numbers, and carried out in
//! `decide/execute.rs`: points, orders, counts, awards, exclusions, procedures. Commands, events and reasons come in
//! families (setup, round, slip, clock, conduct, procedure, result, duplicate), an enum each, matched completely.
//!
//! A correction goes nowhere special. What followed from an act is kept once with its cause and counts while that
//! stands (`state/effects.rs`). A result lies on those before it, and the top one that stands holds
//! (`state/result.rs`). Of several notes of the same thing, the last one that was not taken back holds. At the end of a
//! decision, `decide/settle.rs` voids thresholds that are no longer reached, and reaches those anew that are reached
//! again. Orders to clocks stay: what a clock has shown, people have seen; but they count no more in their game. Papers
//! list what stands: what fell is asked of `state/cause.rs`, and `report/summary/affair.rs` tells an act with what
//! followed from it, as it is by now.
//!
//! What screens, log, report and papers tell of a slip is the slip in the state, with its paragraphs and its effects;
//! nothing folds its records a second time, and no old record is read from the disk for a screen.
//!
//! Numbers are expressions ([`rules::Expr`]) over the answers to the claim's questions (`actual - announced`), and
//! texts are templates over the same; both are checked when the file is read, so nothing can fail in the hall.
//!
//! ## Where to begin
//!
//! A new rule of a regulation is a value in `rulesets/*.toml` and one place that asks for it: in `tournament/act/`, in
//! the file of its subject, or in `tournament/guard/` where it is asked by several; no ruleset id is compared in code.
//! To find the place of a rule, take its key in the ruleset (`ephor ruleset explain ID PARAGRAPH` names it) and look
//! for the field of that name: it has few readers. Every fact of the six regulations stands in
//! `rulesets/coverage.toml` with what becomes of it; `tests/scenarios/*.txt` plays them through the binary. A new fact
//! about a clock begins in `clocks/open-clock-profile.md` and its vectors; another make of clock is a file in
//! `clocks/`, and in `clock/codec/` where it speaks a language of its own. A new screen is a file in `tui/` and a
//! snapshot of every state. A form is a `tui/form`: its screen says what each field asks and what is done with the
//! answers, and has its keys, its letters and its picture from there. What a projector may show is one view,
//! [`station::BoardView`]: what the hall must not know is not in it, and `tui/board` draws nothing else. Whatever can
//! go wrong is a fault in `sim/`, and an invariant that holds all the same.
//!
//! ## Glossary
//!
//! - **act**: what somebody can do, by a command; acts of one subject are one file in `tournament/act/`.
//! - **addendum**: words added to a list or struck from it between two editions; the list with it is an edition of its
//!   own.
//! - **adjudication**: deciding whether a challenged word is acceptable.
//! - **adopted list**: an installed list that the organiser has made binding for an event where the regulation's own
//!   sources decide nothing; fixed with all others when the regulation says so.
//! - **advisory list**: a list that informs the judge and decides nothing, such as a spell-checker's.
//! - **anagram**: a word of exactly the same letters as others; how moves that lay a whole rack are found.
//! - **audit**: making every decision of a journal once more under its own law, and comparing.
//! - **authority**: the right of a source to decide a word; see [`rules::Authority`].
//! - **award**: points without a game, or against one: a bye, a forfeit, a missing opponent.
//! - **batch**: commands that were decided one after another and whose events go to the disk together; it counts whole,
//!   once it is durable, or not at all.
//! - **bag**: the tiles that a game is played with, and what each scores.
//! - **bingo**: a move that lays all seven tiles of a rack; fifty points besides.
//! - **blank** (žolík, Blanko, λευκό): a tile that stands for a letter and scores nothing.
//! - **challenge** (námietka, Anfechtung, ένσταση, námitka): a player's claim that a word is not acceptable. It is
//!   *upheld* where at least one word falls, *rejected* where all stand.
//! - **card**: what there is to know of an event or a command besides what it does.
//! - **cause**: what an event follows from: a slip, a claim, a procedure, a sanction, an award, a threshold.
//! - **challenger, mover**: who challenges, and whose play is challenged.
//! - **cross** (penalty cross, křížek): what an unjustified challenge costs in the Czech regulation.
//! - **cross-check**: the letters that make a word across the lane of a move, for each square.
//! - **cross word**: a word that a move forms besides its main word, across it.
//! - **division**: in TSH a field of players of its own, with a file of its own (`.t`); here an event.
//! - **doubt**: a question that is asked before something unusual is taken; who answers yes is *sure* of it.
//! - **draft**: a command in which something is still to be said, as an offer has it.
//! - **draw**: in a duplicate game what its regulation calls a round (γύρος): the letters for everybody, the countdown,
//!   the slips, the move that is laid. A round of an event is a game there.
//! - **duty**: what a person owes by a deadline, such as publishing a warning before the next round.
//! - **effect**: what followed for a player from a cause: a penalty, a credit, a count, a passed turn, an exclusion. It
//!   is kept once, in `state/effects.rs`, and counts while its cause stands.
//! - **escalation**: a word that no installed list decides goes to the referee.
//! - **fingerprint**: the first digits of the key by which a console signs.
//! - **forced pass**: a turn that a sanction takes, played as a pass when it comes.
//! - **gloss**: what the source of a list says of a word besides that it is one, for the referee's eyes: the entry that
//!   a form is of, a definition.
//! - **head**: the hash of a journal's last entry. Whoever notes it, with the number of entries, has noted the whole
//!   journal.
//! - **hearsay**: what a clock without keys says of its face; shown as unauthenticated, and never by itself a reason
//!   for a sanction.
//! - **hole**: a field of a draft that is still to be said.
//! - **hold** (moment, Vorbehalt): the opponent asks the mover to wait with drawing.
//! - **lane**: a row or a column of the playing board.
//! - **main word**: the word of a move that its slip names: the one in the direction of the laid tiles.
//! - **master move**: the move of a round that is played on the board, whoever found it: the highest-scoring one.
//! - **matter**: what is begun, has a number and a place, and ends: slip, order, claim, procedure, duty. Live ones
//!   stand apart from ended ones, so that a decision costs what the hall costs and not what the day does.
//! - **lot**: what is drawn from a seed that stands in the journal, so that anybody can draw it again: seats, racks.
//! - **link driver**: what calls a clock, asks it, rests after a failure, yields and gives up, whatever its make.
//! - **number** (αριθμός παίκτη): in a duplicate game what a player writes on slips instead of his name: his table's.
//! - **notice**: what a clock shows at a side: points, a cross, a lost turn.
//! - **offence**: a breach besides a wrong word, with its code, its claimant, its time and its remedy.
//! - **offer**: a thing that may be done now by this office, with its paragraph.
//! - **op**: the number of an order; a clock applies each at most once.
//! - **order, outbox**: a wish to a clock or a person, and all of those not yet granted.
//! - **overtime**: time used beyond the budget.
//! - **precedent**: an earlier ruling in the event on the same word, which asks to be followed.
//! - **premium**: by how much a square multiplies a letter that is laid on it, or the word.
//! - **procedure**: guided steps, such as who draws which tiles back after an overdraw.
//! - **profile**: what a make of clock can do and how it is spoken to (`clocks/*.toml`); the *open* profile is ours.
//! - **provisioning**: giving a clock its number and its key at the desk; a person compares the *check number* on both
//!   displays.
//! - **rack**: the tiles that may be laid in a turn, seven at most.
//! - **reading**: one way to understand an ambiguous paragraph; also a clock's face as it was last heard.
//! - **receipt**: what tells a clock that its event is safe here; until it has one it repeats the event.
//! - **replay state**: how far a clock's frames were heard; what is not above it is an old frame again.
//! - **result layer**: a result that a game was given: entered, awarded, corrected, taken out. The top one that stands
//!   is what the game led to, in `state/result.rs`; who may lay another upon it is asked in `guard/results.rs`.
//! - **ruling**: the referee's decision on a word, with reasons and sources.
//! - **sanction**: what an office imposes on a person: admonition, warning, forfeit, exclusion.
//! - **second opinion**: what a list that decides nothing says of a word, for the judge's eyes.
//! - **signal**: what everybody in the hall must hear at its moment, such as the gong at the end of a round's time.
//! - **slip**: the paper on which a challenge comes to the desk, and its record here.
//! - **slot**: where words can be laid: a lane, a first square, a number of tiles; it has a bound that no move passes.
//! - **spread**: points scored less points conceded; what sanctions add to it stands apart from the games.
//! - **station**: one arbiter's console.
//! - **third-party clock**: a clock of another make than the open profile's; nothing that it says is proven.
//! - **tile**: a letter as it is laid; lengths of words count tiles, and CH is two.
//! - **turn**: a player's move; also whose the radio of an event is, of several consoles.
//! - **verdict**: a word's outcome as it is announced.
//! - **voiding**: what followed from a cause counts no more, and neither does what followed from that: one fold, in
//!   `state/taken_back.rs`; what must be cancelled or taken back at the tables is worked out in `decide/void.rs`,
//!   and what no longer holds because of it, at the end of the decision, in `decide/settle.rs`.
//! - **vouch**: an official has looked at a clock that is not believed, and says that it is the one.
//! - **window**: the time in which a challenge is admitted.

pub mod cli;
pub mod clock;
pub mod domain;
pub mod engine;
pub mod exchange;
pub mod journal;
pub mod lexicon;
pub mod locale;
pub mod radio;
pub mod report;
pub mod rules;
pub mod runtime;
pub mod sim;
pub mod station;
pub mod tournament;
pub mod tui;
