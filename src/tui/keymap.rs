//! Which key does what where: one table, from which the bottom bar and the help page are made too.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Where a key works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum KeyMode {
    /// On every screen that is not a question.
    Everywhere,
    Desk,
    /// A verdict on the whole screen.
    Verdict,
    /// A claim's verdict on the whole screen.
    ClaimVerdict,
    /// The form for a new slip.
    NewSlip,
    /// The form for a ruling.
    Ruling,
    Hall,
    Table,
    /// What may be done about the round.
    Round,
    /// The results of the round.
    Results,
    /// The standings.
    Standings,
    /// A duplicate game that is played from the console.
    Duplicate,
    /// The games of the next round.
    Start,
    /// The clocks by themselves.
    Clocks,
    /// To which table a clock goes.
    ClockForm,
    /// The form of something that may be done.
    OrderForm,
    /// The list of decisions.
    Log,
    LogEntry,
    /// The rules in force.
    Rules,
    /// The finder, over any screen.
    Find,
    /// Who sits down here.
    SitDown,
    /// Language, colours, sounds and waiting times.
    Settings,
    /// A question with yes and no.
    Question,
    Help,
}

impl KeyMode {
    /// Whether the keys of `Everywhere` work too.
    pub(super) const fn open(self) -> bool {
        !matches!(self, Self::SitDown | Self::Question | Self::Help)
    }
}

/// What a key asks for. What it means depends on where it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Action {
    Help,
    Desk,
    Hall,
    Log,
    /// Find anything.
    Find,
    Quit,
    /// What another program wrote on the screen goes.
    Repaint,
    /// The next language.
    Language,
    /// The next colours.
    Theme,
    /// The rules in force.
    Rules,
    /// Try a journal again that stands still.
    Retry,
    /// What may be done about the round.
    Round,
    /// The results of the round.
    Results,
    /// The standings.
    Standings,
    /// A duplicate game.
    Duplicate,
    /// Start the next round.
    Start,
    /// A result in its parts: tiles, overtime, how it ended.
    Parts,
    /// The clocks by themselves.
    Clocks,
    /// Take the clock off its table.
    TakeOff,
    /// Vouch for a clock that is not believed.
    Vouch,
    /// Who sits down here.
    Office,
    /// Give an office a PIN.
    Pin,
    /// Language, colours, sounds and waiting times.
    Settings,
    /// What may be mended on a decision.
    Mend,
    /// One line, cell or field up.
    Up,
    Down,
    /// One to the left.
    Left,
    /// One to the right.
    Right,
    PageUp,
    PageDown,
    /// Go on: the usual next step.
    Enter,
    Back,
    /// The spelling is agreed.
    Agree,
    NewSlip,
    /// The mover admits it.
    Concede,
    /// The challenge is taken back.
    Withdraw,
    /// The challenge is taken back because a blank conflict changed the word.
    WithdrawBlank,
    Mistaken,
    /// Take the slip from another station.
    TakeOver,
    /// A person has said or done the selected order.
    Settle,
    /// It was not said yet.
    Unsay,
    /// The next order to say aloud.
    NextAloud,
    /// The head referee rules.
    Rule,
    /// What the other lists say.
    Second,
    /// Tick, or change the choice.
    Toggle,
}

/// One row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeyBinding {
    pub(super) mode: KeyMode,
    pub(super) code: KeyCode,
    pub(super) mods: KeyModifiers,
    /// What it asks for.
    pub(super) action: Action,
    /// The message that names it.
    pub(super) label: &'static str,
}

const fn row(mode: KeyMode, code: KeyCode, action: Action, label: &'static str) -> KeyBinding {
    KeyBinding { mode, code, mods: KeyModifiers::NONE, action, label }
}

const fn ctrl(mode: KeyMode, letter: char, action: Action, label: &'static str) -> KeyBinding {
    KeyBinding { mode, code: KeyCode::Char(letter), mods: KeyModifiers::CONTROL, action, label }
}

const fn alt(mode: KeyMode, sign: char, action: Action, label: &'static str) -> KeyBinding {
    KeyBinding { mode, code: KeyCode::Char(sign), mods: KeyModifiers::ALT, action, label }
}

use Action as A;
use KeyCode as K;
use KeyMode as M;

/// The table. The first key of an action is the one that the bottom bar shows; the order is the bar's order.
///
/// Letters are text at the desk and in the log, so commands are control, function and Alt keys. A function key means
/// the same wherever it means anything: F1 help, F2 to F5 the screens, F6 the round, F7 clocks, F8 results, F9 who sits
/// here, F10 leave, F11 standings, F12 the duplicate game. What belongs to one screen has a control key.
pub(super) const KEYMAP: &[KeyBinding] = &[
    row(M::Desk, K::Tab, A::Agree, "key-agree"),
    row(M::Desk, K::Enter, A::Enter, "key-decide"),
    // What waits to be said has its key in view wherever it waits; nobody presses it by habit.
    ctrl(M::Desk, 'y', A::Settle, "key-settle"),
    row(M::Desk, K::Up, A::Up, "key-choose"),
    row(M::Desk, K::Down, A::Down, "key-choose"),
    ctrl(M::Desk, 'r', A::Rule, "key-rule"),
    ctrl(M::Desk, 'n', A::NewSlip, "key-new-slip"),
    row(M::Desk, K::Insert, A::NewSlip, "key-new-slip"),
    ctrl(M::Desk, 'g', A::Concede, "key-concede"),
    ctrl(M::Desk, 'w', A::Withdraw, "key-withdraw"),
    ctrl(M::Desk, 't', A::TakeOver, "key-take-over"),
    ctrl(M::Desk, 'd', A::NextAloud, "key-next-aloud"),
    row(M::Desk, K::PageDown, A::NextAloud, "key-next-aloud"),
    ctrl(M::Desk, 'o', A::Second, "key-second"),
    row(M::Desk, K::PageUp, A::Second, "key-second"),
    row(M::Desk, K::Esc, A::Back, "key-clear"),
    row(M::Verdict, K::Enter, A::Enter, "key-announce"),
    // Once it is announced a slip of the key stands in many regulations: the way back is seen before the other keys.
    ctrl(M::Verdict, 'r', A::Mend, "key-mistyped"),
    ctrl(M::Verdict, 'y', A::Settle, "key-by-hand"),
    row(M::Verdict, K::Esc, A::Back, "key-later"),
    ctrl(M::Verdict, 'n', A::NewSlip, "key-new-slip"),
    row(M::Verdict, K::Insert, A::NewSlip, "key-new-slip"),
    row(M::ClaimVerdict, K::Enter, A::Enter, "key-announce"),
    ctrl(M::ClaimVerdict, 'y', A::Settle, "key-by-hand"),
    row(M::ClaimVerdict, K::Esc, A::Back, "key-back"),
    row(M::NewSlip, K::Enter, A::Enter, "key-raise"),
    row(M::NewSlip, K::Tab, A::Down, "key-field"),
    row(M::NewSlip, K::BackTab, A::Up, "key-field"),
    row(M::NewSlip, K::Down, A::Down, "key-field"),
    row(M::NewSlip, K::Up, A::Up, "key-field"),
    row(M::NewSlip, K::Left, A::Left, "key-option"),
    row(M::NewSlip, K::Right, A::Right, "key-option"),
    ctrl(M::NewSlip, 'n', A::NewSlip, "key-new-slip"),
    row(M::NewSlip, K::Esc, A::Back, "key-cancel"),
    row(M::Ruling, K::Enter, A::Enter, "key-give-ruling"),
    row(M::Ruling, K::Tab, A::Down, "key-field"),
    row(M::Ruling, K::BackTab, A::Up, "key-field"),
    row(M::Ruling, K::Down, A::Down, "key-field"),
    row(M::Ruling, K::Up, A::Up, "key-field"),
    row(M::Ruling, K::Left, A::Left, "key-valid-invalid"),
    row(M::Ruling, K::Right, A::Right, "key-valid-invalid"),
    row(M::Ruling, K::Esc, A::Back, "key-keep-draft"),
    row(M::Ruling, K::PageDown, A::PageDown, "key-scroll"),
    row(M::Ruling, K::PageUp, A::PageUp, "key-scroll"),
    row(M::Hall, K::Enter, A::Enter, "key-open-table"),
    ctrl(M::Hall, 'p', A::Find, "key-type-to-find"),
    row(M::Hall, K::F(12), A::Duplicate, "key-duplicate"),
    ctrl(M::Hall, 'd', A::Duplicate, "key-duplicate"),
    row(M::Hall, K::F(8), A::Results, "key-results"),
    ctrl(M::Hall, 'e', A::Results, "key-results"),
    row(M::Hall, K::F(6), A::Round, "key-round"),
    ctrl(M::Hall, 'a', A::Round, "key-round"),
    row(M::Hall, K::F(11), A::Standings, "key-standings"),
    ctrl(M::Hall, 't', A::Standings, "key-standings"),
    row(M::Hall, K::Left, A::Left, "key-choose"),
    row(M::Hall, K::Right, A::Right, "key-choose"),
    row(M::Hall, K::Up, A::Up, "key-choose"),
    row(M::Hall, K::Down, A::Down, "key-choose"),
    row(M::Hall, K::F(7), A::Clocks, "key-clocks"),
    ctrl(M::Hall, 'k', A::Clocks, "key-clocks"),
    row(M::Hall, K::F(9), A::Office, "key-office"),
    ctrl(M::Hall, 'o', A::Office, "key-office"),
    row(M::Hall, K::PageDown, A::PageDown, "key-page"),
    row(M::Hall, K::PageUp, A::PageUp, "key-page"),
    row(M::Round, K::Enter, A::Enter, "key-do-it"),
    row(M::Round, K::Up, A::Up, "key-choose"),
    row(M::Round, K::Down, A::Down, "key-choose"),
    ctrl(M::Round, 'n', A::Start, "key-start-round"),
    row(M::Round, K::Insert, A::Start, "key-start-round"),
    row(M::Round, K::Esc, A::Back, "key-back"),
    row(M::Round, K::PageDown, A::PageDown, "key-page"),
    row(M::Round, K::PageUp, A::PageUp, "key-page"),
    row(M::Round, K::F(8), A::Results, "key-results"),
    row(M::Round, K::F(11), A::Standings, "key-standings"),
    ctrl(M::Round, 't', A::Standings, "key-standings"),
    row(M::Start, K::Enter, A::Enter, "key-take-game"),
    row(M::Start, K::Up, A::Up, "key-last-game"),
    row(M::Start, K::Tab, A::Toggle, "key-late-base"),
    row(M::Start, K::Esc, A::Back, "key-back"),
    row(M::Start, K::F(6), A::Round, "key-round"),
    row(M::Start, K::F(8), A::Results, "key-results"),
    row(M::Start, K::F(11), A::Standings, "key-standings"),
    ctrl(M::Start, 't', A::Standings, "key-standings"),
    row(M::Results, K::Enter, A::Enter, "key-enter-result"),
    ctrl(M::Results, 'k', A::Parts, "key-in-parts"),
    row(M::Results, K::Tab, A::Toggle, "key-other-end"),
    row(M::Results, K::Up, A::Up, "key-choose"),
    row(M::Results, K::Down, A::Down, "key-choose"),
    row(M::Results, K::Esc, A::Back, "key-back"),
    row(M::Results, K::PageDown, A::PageDown, "key-page"),
    row(M::Results, K::PageUp, A::PageUp, "key-page"),
    row(M::Results, K::F(6), A::Round, "key-round"),
    row(M::Results, K::F(11), A::Standings, "key-standings"),
    ctrl(M::Results, 't', A::Standings, "key-standings"),
    row(M::Duplicate, K::Enter, A::Enter, "key-next-or-typed"),
    row(M::Duplicate, K::Tab, A::Toggle, "key-best-move"),
    row(M::Duplicate, K::Up, A::Up, "key-scroll"),
    row(M::Duplicate, K::Down, A::Down, "key-scroll"),
    row(M::Duplicate, K::Esc, A::Back, "key-clear-or-back"),
    row(M::Standings, K::Enter, A::Enter, "key-constants"),
    row(M::Standings, K::Up, A::Up, "key-choose"),
    row(M::Standings, K::Down, A::Down, "key-choose"),
    row(M::Standings, K::Tab, A::Toggle, "key-other-order"),
    row(M::Standings, K::PageDown, A::PageDown, "key-page"),
    row(M::Standings, K::PageUp, A::PageUp, "key-page"),
    row(M::Standings, K::Esc, A::Back, "key-clear-filter"),
    row(M::Standings, K::F(6), A::Round, "key-round"),
    row(M::Standings, K::F(8), A::Results, "key-results"),
    row(M::Table, K::Enter, A::Enter, "key-do-it"),
    row(M::Table, K::Up, A::Up, "key-choose"),
    row(M::Table, K::Down, A::Down, "key-choose"),
    row(M::Table, K::F(7), A::Clocks, "key-clock"),
    ctrl(M::Table, 'k', A::Clocks, "key-clock"),
    row(M::Table, K::Esc, A::Back, "key-back"),
    row(M::Table, K::PageUp, A::PageUp, "key-timeline"),
    row(M::Table, K::PageDown, A::PageDown, "key-timeline"),
    row(M::Table, K::F(8), A::Results, "key-results"),
    row(M::Table, K::F(6), A::Round, "key-round"),
    row(M::Table, K::F(11), A::Standings, "key-standings"),
    ctrl(M::Table, 't', A::Standings, "key-standings"),
    row(M::Clocks, K::Enter, A::Enter, "key-fit"),
    row(M::Clocks, K::Up, A::Up, "key-choose"),
    row(M::Clocks, K::Down, A::Down, "key-choose"),
    ctrl(M::Clocks, 'w', A::TakeOff, "key-take-off"),
    row(M::Clocks, K::F(9), A::Office, "key-office"),
    ctrl(M::Clocks, 'o', A::Office, "key-office"),
    row(M::Clocks, K::Esc, A::Back, "key-back"),
    ctrl(M::Clocks, 'b', A::Vouch, "key-vouch"),
    row(M::Clocks, K::PageDown, A::PageDown, "key-page"),
    row(M::Clocks, K::PageUp, A::PageUp, "key-page"),
    row(M::ClockForm, K::Enter, A::Enter, "key-fit"),
    row(M::ClockForm, K::Esc, A::Back, "key-cancel"),
    row(M::OrderForm, K::Enter, A::Enter, "key-order"),
    row(M::OrderForm, K::Tab, A::Down, "key-field"),
    row(M::OrderForm, K::BackTab, A::Up, "key-field"),
    row(M::OrderForm, K::Down, A::Down, "key-field"),
    row(M::OrderForm, K::Up, A::Up, "key-field"),
    row(M::OrderForm, K::Left, A::Left, "key-option"),
    row(M::OrderForm, K::Right, A::Right, "key-option"),
    row(M::OrderForm, K::Esc, A::Back, "key-cancel"),
    row(M::Log, K::Enter, A::Enter, "key-open-entry"),
    row(M::Log, K::Up, A::Up, "key-choose"),
    row(M::Log, K::Down, A::Down, "key-choose"),
    row(M::Log, K::PageDown, A::PageDown, "key-page"),
    row(M::Log, K::PageUp, A::PageUp, "key-page"),
    row(M::Log, K::Esc, A::Back, "key-clear-filter"),
    row(M::LogEntry, K::Esc, A::Back, "key-back"),
    ctrl(M::LogEntry, 'r', A::Mend, "key-mend"),
    row(M::LogEntry, K::Up, A::Up, "key-scroll"),
    row(M::LogEntry, K::Down, A::Down, "key-scroll"),
    row(M::LogEntry, K::PageDown, A::PageDown, "key-scroll"),
    row(M::LogEntry, K::PageUp, A::PageUp, "key-scroll"),
    row(M::Rules, K::Up, A::Up, "key-choose"),
    row(M::Rules, K::Down, A::Down, "key-choose"),
    row(M::Rules, K::Tab, A::Toggle, "key-rule-values"),
    row(M::Rules, K::PageDown, A::PageDown, "key-page"),
    row(M::Rules, K::PageUp, A::PageUp, "key-page"),
    row(M::Rules, K::Esc, A::Back, "key-clear-filter"),
    row(M::Find, K::Enter, A::Enter, "key-go"),
    row(M::Find, K::Up, A::Up, "key-choose"),
    row(M::Find, K::Down, A::Down, "key-choose"),
    row(M::Find, K::PageDown, A::PageDown, "key-page"),
    row(M::Find, K::PageUp, A::PageUp, "key-page"),
    row(M::Find, K::Esc, A::Back, "key-close"),
    row(M::SitDown, K::Enter, A::Enter, "key-sit-down"),
    row(M::SitDown, K::Up, A::Up, "key-choose"),
    row(M::SitDown, K::Down, A::Down, "key-choose"),
    row(M::SitDown, K::Tab, A::Toggle, "key-field"),
    ctrl(M::SitDown, 'n', A::Pin, "key-pin"),
    row(M::SitDown, K::Esc, A::Back, "key-cancel"),
    row(M::Settings, K::Up, A::Up, "key-choose"),
    row(M::Settings, K::Down, A::Down, "key-choose"),
    row(M::Settings, K::Left, A::Left, "key-change"),
    row(M::Settings, K::Right, A::Right, "key-change"),
    row(M::Settings, K::Esc, A::Back, "key-close"),
    row(M::Settings, K::Enter, A::Back, "key-close"),
    row(M::Question, K::Enter, A::Enter, "key-yes"),
    ctrl(M::Question, 'b', A::WithdrawBlank, "key-blank-conflict"),
    ctrl(M::Question, 'e', A::Mistaken, "key-mistaken"),
    row(M::Question, K::Esc, A::Back, "key-no"),
    row(M::Question, K::Up, A::Up, "key-scroll"),
    row(M::Question, K::Down, A::Down, "key-scroll"),
    row(M::Help, K::Esc, A::Back, "key-close"),
    row(M::Help, K::F(1), A::Back, "key-close"),
    row(M::Help, K::Enter, A::Back, "key-close"),
    alt(M::Help, ',', A::Settings, "key-settings"),
    row(M::Help, K::Up, A::Up, "key-scroll"),
    row(M::Help, K::Down, A::Down, "key-scroll"),
    row(M::Everywhere, K::F(1), A::Help, "key-help"),
    alt(M::Everywhere, '1', A::Help, "key-help"),
    row(M::Everywhere, K::F(2), A::Desk, "key-desk"),
    alt(M::Everywhere, '2', A::Desk, "key-desk"),
    row(M::Everywhere, K::F(3), A::Hall, "key-hall"),
    alt(M::Everywhere, '3', A::Hall, "key-hall"),
    row(M::Everywhere, K::F(4), A::Log, "key-log"),
    alt(M::Everywhere, '4', A::Log, "key-log"),
    row(M::Everywhere, K::F(5), A::Rules, "key-rules"),
    alt(M::Everywhere, '5', A::Rules, "key-rules"),
    ctrl(M::Everywhere, 'p', A::Find, "key-find"),
    alt(M::Everywhere, '6', A::Find, "key-find"),
    row(M::Everywhere, K::F(10), A::Quit, "key-quit"),
    ctrl(M::Everywhere, 'q', A::Quit, "key-quit"),
    ctrl(M::Everywhere, 's', A::Retry, "key-retry"),
    ctrl(M::Everywhere, 'z', A::Unsay, "key-unsay"),
    ctrl(M::Everywhere, 'l', A::Repaint, "key-repaint"),
    alt(M::Everywhere, '7', A::Office, "key-office"),
    alt(M::Everywhere, ',', A::Settings, "key-settings"),
    alt(M::Everywhere, '8', A::Theme, "key-theme"),
    alt(M::Everywhere, '9', A::Language, "key-language"),
    alt(M::Everywhere, '0', A::Quit, "key-quit"),
];

/// The character that a key types, where it types one. `AltGr` comes as Control and Alt together on some terminals.
pub(super) fn typed(key: &KeyEvent) -> Option<char> {
    let KeyCode::Char(letter) = key.code else { return None };
    let held = key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    (held.is_empty() || held == (KeyModifiers::CONTROL | KeyModifiers::ALT)).then_some(letter)
}

/// The key without what does not matter: Shift, capitals with Control, a Greek layout's letters with Control (Linux'
/// terminals send what the key is in Latin, Windows' the layout's own).
pub(super) fn plain(key: &KeyEvent) -> (KeyCode, KeyModifiers) {
    let mods = key.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    let code = match key.code {
        KeyCode::Char(letter) if mods == KeyModifiers::CONTROL => KeyCode::Char(latin(letter)),
        code => code,
    };
    (code, mods)
}

/// The letters of a Greek keyboard, and what the same keys are on a Latin one.
const GREEK: (&str, &str) = (";ςερτυθιοπασδφγηξκλζχψωβνμ", "qwertyuiopasdfghjklzxcvbnm");

fn latin(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    GREEK.0.chars().zip(GREEK.1.chars()).find(|(greek, _)| *greek == small).map_or(small, |(_, latin)| latin)
}
