//! What is typed at a duplicate game, as fast as slips are read.
//!
//! ```text
//! 12 Θ8 Ο ΑΓΟΡ(Α)     the slip of number 12; a circled letter stands in parentheses
//! 12 !                 number 12 gave in too late
//! 12 6.4 ; reason      the move of number 12 is annulled by this paragraph
//! @3 12 Θ8 Ο ΑΓΟΡΑ     the slip of number 12 of the third draw; so too its annulment, with its reason
//! @1.3 12 Θ8 Ο ΑΓΟΡΑ   the same of the game of round 1
//! 12 -                 number 12 leaves
//! + ΑΓΟΡΑ ; reason     the word is acceptable; with - it is not
//! * Θ8 Ο ΑΓΟΡΑ ; reason  another move than the best that was found
//! ΑΓΟΡΑΣ?              letters that were drawn from a bag
//! @3 ΑΓΟΡΑΣ? ; reason  those of the draw under way, put right after its time has begun
//! ; reason             other letters, where nothing could be laid
//! .                    the time ends now
//! ```
//!
//! Whatever takes the place of something else has its reason behind `;`.

use std::collections::VecDeque;

use tui_input::Input;

use crate::domain::{Millis, Round, TableId};
use crate::engine::{Direction, Square};
use crate::rules::ClockPower;
use crate::station::{DuplicateStage, DuplicateView, FoundMoves};
use crate::tournament::{
    ChooseMaster, ClockCommand, Command, DuplicateCommand, FoundBy, HandInMove, MoveText,
};
use crate::tui::act::UserAct;
use crate::tui::edit;

/// Which draw a line is about: the last one of the game being played where it names none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Of {
    /// The round whose game it is.
    pub(super) game: Option<Round>,
    pub(super) draw: Option<u16>,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DuplicateInput {
    /// Nothing: do what comes next.
    Next,
    Slip(Of, TableId, MoveText),
    Late(Of, TableId),
    /// Annulled by a paragraph.
    Annul(Of, TableId, String),
    Leaves(TableId),
    /// Whether a word is acceptable.
    Rules(String, bool),
    Master(MoveText),
    /// Letters; those of a draw that is named are put right.
    Rack(Option<u16>, String),
    Stop,
}

/// Why a line says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnreadableLine {
    /// It is none of the lines above.
    Unknown,
    /// The square is none.
    Square,
    /// Neither across nor down.
    Direction,
    /// There is no word.
    NoWord,
    /// Behind `@` stands no draw, or something that is about no one draw.
    NoDraw,
}

impl UnreadableLine {
    /// The sentence in the languages' files.
    pub(super) fn message(self) -> &'static str {
        match self {
            Self::Unknown => "duplicate-not-read",
            Self::Square => "duplicate-no-square",
            Self::Direction => "duplicate-no-direction",
            Self::NoWord => "duplicate-no-word",
            Self::NoDraw => "duplicate-no-draw",
        }
    }
}

/// Reads a line; the reason behind `;` is the second.
pub(super) fn read(line: &str) -> Result<(DuplicateInput, Option<String>), UnreadableLine> {
    let (said, reason) = line.split_once([';', ';']).unwrap_or((line, ""));
    let reason = Some(reason.trim()).filter(|reason| !reason.is_empty()).map(str::to_owned);
    Ok((said_by(said.trim())?, reason))
}

fn said_by(said: &str) -> Result<DuplicateInput, UnreadableLine> {
    match said {
        "" => return Ok(DuplicateInput::Next),
        "." => return Ok(DuplicateInput::Stop),
        _ => {}
    }
    if let Some(play) = said.strip_prefix('*') {
        return play_of(play).map(DuplicateInput::Master);
    }
    for (sign, valid) in [('+', true), ('-', false), ('−', false)] {
        if let Some(word) = said.strip_prefix(sign) {
            let word = word.trim();
            return if word.is_empty() {
                Err(UnreadableLine::NoWord)
            } else {
                Ok(DuplicateInput::Rules(word.to_owned(), valid))
            };
        }
    }
    if let Some(rest) = said.strip_prefix('@') {
        let (draw, rest) = rest.trim_start().split_once(char::is_whitespace).ok_or(UnreadableLine::NoDraw)?;
        return of_number(rest.trim(), draw_of(draw)?);
    }
    of_number(said, Of::default())
}

/// `3`: the third draw; `1.3`: that of the game of round 1.
fn draw_of(said: &str) -> Result<Of, UnreadableLine> {
    let number = |it: &str| it.parse().ok().filter(|it| *it > 0).ok_or(UnreadableLine::NoDraw);
    let (game, draw) = match said.split_once('.') {
        Some((game, draw)) => (Some(Round(number(game)?)), draw),
        None => (None, said),
    };
    Ok(Of { game, draw: Some(number(draw)?) })
}

/// What is about a number, in a draw or in the last one; without a number, letters.
fn of_number(said: &str, of: Of) -> Result<DuplicateInput, UnreadableLine> {
    let (number, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let Ok(number) = number.parse::<u16>() else {
        let letters = |sign: char| sign.is_alphabetic() || ['?', '*', '_', ' '].contains(&sign);
        return if of.game.is_some() {
            Err(UnreadableLine::NoDraw)
        } else if said.chars().all(letters) {
            Ok(DuplicateInput::Rack(of.draw, said.to_owned()))
        } else {
            Err(UnreadableLine::Unknown)
        };
    };
    let table = TableId(number);
    match rest.trim() {
        "" => Err(UnreadableLine::NoWord),
        "!" => Ok(DuplicateInput::Late(of, table)),
        "-" | "−" if of.draw.is_some() => Err(UnreadableLine::NoDraw),
        "-" | "−" => Ok(DuplicateInput::Leaves(table)),
        rest if rest.starts_with(|it: char| it.is_ascii_digit())
            && rest.contains('.')
            && !rest.contains(' ') =>
        {
            Ok(DuplicateInput::Annul(of, table, rest.to_owned()))
        }
        rest => play_of(rest).map(|play| DuplicateInput::Slip(of, table, play)),
    }
}

/// A move: square, direction, word. The direction may stand at the square, as in `Θ8Ο`.
fn play_of(text: &str) -> Result<MoveText, UnreadableLine> {
    let mut parts = text.split_whitespace();
    let first = parts.next().ok_or(UnreadableLine::Square)?;
    let (square, direction) = if let Ok(square) = first.parse::<Square>() {
        (square, parts.next().unwrap_or_default().to_owned())
    } else {
        let last = first.char_indices().next_back().filter(|(_, last)| last.is_alphabetic());
        let (at, last) = last.ok_or(UnreadableLine::Square)?;
        (first[..at].parse().map_err(|_| UnreadableLine::Square)?, last.to_string())
    };
    let direction = Direction::read(&direction).ok_or(UnreadableLine::Direction)?;
    let word: String = parts.collect();
    if word.is_empty() {
        return Err(UnreadableLine::NoWord);
    }
    Ok(MoveText { square, direction, word: tiles(&word) })
}

/// A word as tiles: capitals, and small letters where they stand in parentheses.
fn tiles(word: &str) -> String {
    let (mut circled, mut tiles) = (false, String::new());
    for letter in word.chars() {
        match letter {
            '(' => circled = true,
            ')' => circled = false,
            _ if circled => tiles.extend(unaccented(letter).to_lowercase()),
            _ => tiles.extend(unaccented(letter).to_uppercase()),
        }
    }
    tiles
}

/// A Greek letter without its tonos; typists write words as they are spelt.
fn unaccented(letter: char) -> char {
    use unicode_normalization::UnicodeNormalization as _;
    if ('\u{370}'..='\u{3ff}').contains(&letter) || ('\u{1f00}'..='\u{1fff}').contains(&letter) {
        let bare = letter.nfd().next().unwrap_or(letter);
        return if bare == 'ς' { 'σ' } else { bare };
    }
    letter
}

/// What was found, where a move is one of the best in it.
pub(super) fn found_with<'v>(view: &'v DuplicateView, play: &MoveText) -> Option<&'v FoundMoves> {
    view.best.as_deref().filter(|best| best.moves.iter().any(|(found, _)| found == play))
}

pub(super) fn found_here(best: &FoundMoves) -> FoundBy {
    FoundBy {
        program: format!("ephor {}", env!("CARGO_PKG_VERSION")),
        list: Some(best.list.clone()),
        digest: Some(best.digest),
        ties: u16::try_from(best.moves.len()).ok(),
    }
}

pub(super) fn master(play: MoveText, by: FoundBy, reason: Option<String>) -> DuplicateCommand {
    DuplicateCommand::ChooseMaster(ChooseMaster { play, found_by: by, reason })
}

/// The hall's countdown: begun, or ended with an amount of nothing. It is no table's, but a command about clocks names
/// one.
pub(super) fn countdown(amount: Option<Millis>, reason: String) -> Command {
    let (table, power) = (TableId(1), ClockPower::CentralTimer);
    Command::Clock(ClockCommand::OrderClock { table, power, side: None, amount, reason })
}

/// The command of a line that says something.
pub(super) fn command(
    typed: DuplicateInput,
    reason: Option<String>,
    view: &DuplicateView,
) -> Result<Option<Command>, &'static str> {
    let why = reason.clone().unwrap_or_default();
    let annul = |of: Of, table, offence: &str| DuplicateCommand::AnnulMove {
        table,
        draw: of.draw,
        round: of.game,
        offence: offence.to_owned(),
        reason: why.clone(),
    };
    let command = match typed {
        // Other letters, where nothing could be laid.
        DuplicateInput::Next if view.stage == DuplicateStage::Collects && reason.is_some() => {
            // Where none are drawn the game is over.
            if view.no_others {
                return Ok(Some(DuplicateCommand::EndDuplicate { end: None }.into()));
            }
            if view.from_bag {
                return Err("duplicate-type-letters");
            }
            DuplicateCommand::DrawRack { letters: None, seed: None, reason, draw: None }
        }
        DuplicateInput::Next => return Ok(None),
        DuplicateInput::Stop => return Ok(Some(countdown(Some(Millis(0)), why))),
        DuplicateInput::Slip(of, table, play) => {
            let (draw, round) = (of.draw, of.game);
            DuplicateCommand::HandInMove(HandInMove { table, draw, round, play, reason })
        }
        DuplicateInput::Late(of, table) => annul(of, table, view.annuls.first().map_or("", |it| &it.0)),
        DuplicateInput::Annul(of, table, paragraph) => {
            let sign = format!("§{paragraph}");
            let by = |(_, cite): &&(String, String)| cite.split([' ', ',']).any(|part| part == sign);
            let found = view.annuls.iter().find(by).ok_or("duplicate-no-paragraph")?;
            annul(of, table, &found.0)
        }
        DuplicateInput::Leaves(table) => DuplicateCommand::LeaveGame { table },
        DuplicateInput::Rules(word, valid) => {
            DuplicateCommand::RuleWord { word, valid, reason: why, sources: Vec::new() }
        }
        DuplicateInput::Master(play) => {
            let by = found_with(view, &play).map_or_else(FoundBy::hand, found_here);
            master(play, by, reason)
        }
        DuplicateInput::Rack(draw, letters) => {
            // While time runs, no others can be meant.
            let draw = draw.or_else(|| (view.stage == DuplicateStage::Runs).then_some(view.draw));
            DuplicateCommand::DrawRack { letters: Some(letters), seed: None, reason, draw }
        }
    };
    Ok(Some(Command::Duplicate(command)))
}

/// What is typed, what is on its way, what was refused.
#[derive(Default)]
pub(super) struct DuplicateEntry {
    /// The line.
    pub(super) line: Input,
    /// Given to the tournament, the oldest first.
    under_way: VecDeque<SubmittedLine>,
    /// Lines that were refused while others were typed, the oldest first, with the draw that they were about.
    refused: Vec<(u16, String)>,
    /// The draw in which the line was refused, or could not be read: the next letter begins a new one, unless it is
    /// edited first.
    stale: Option<u16>,
    /// The slip of an earlier draw, which does not stand on this screen, of which a line was carried out last.
    pub(super) earlier: Option<Slip>,
}

/// Which slip: the round of its game, where that is an earlier one; its draw; its number.
pub(super) type Slip = (Option<Round>, u16, TableId);

/// A line that was given.
struct SubmittedLine {
    line: String,
    draw: u16,
    command: Command,
    /// The slip of an earlier draw that it is about.
    about: Option<Slip>,
}

impl DuplicateEntry {
    /// Whether lines are on their way.
    pub(super) fn waits(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// A letter.
    pub(super) fn typed(&mut self, letter: char) {
        self.set_aside();
        edit::insert(&mut self.line, letter);
    }

    /// The line, to be edited.
    pub(super) fn edited(&mut self) -> &mut Input {
        self.stale = None;
        &mut self.line
    }

    /// The line says nothing that could be given, in this draw.
    pub(super) fn unread(&mut self, draw: u16) {
        self.stale = (!self.line.value().is_empty()).then_some(draw);
    }

    /// The lines that went aside.
    pub(super) fn not_taken(&self) -> Vec<&str> {
        self.refused.iter().map(|(_, line)| line.as_str()).collect()
    }

    /// What stands in the line goes aside, where it was refused or could not be read.
    fn set_aside(&mut self) {
        if let Some(draw) = self.stale.take() {
            self.refused.push((draw, self.line.value().to_owned()));
            self.line.reset();
        }
    }

    /// Takes the line that went aside last up again; whether there was one. One about a number says of which draw it
    /// was, where that is an earlier one by now.
    pub(super) fn take_up(&mut self, now: u16) -> bool {
        let Some((draw, line)) = self.refused.pop_if(|_| self.line.value().is_empty()) else { return false };
        let numbered = line.starts_with(|it: char| it.is_ascii_digit());
        self.line = Input::new(if numbered && draw != now { format!("@{draw} {line}") } else { line });
        true
    }

    /// Empties the line, or else forgets what went aside; whether there was either.
    pub(super) fn clear(&mut self) -> bool {
        let any = !self.line.value().is_empty() || !self.refused.is_empty();
        if self.line.value().is_empty() {
            self.refused.clear();
        }
        self.line.reset();
        self.stale = None;
        any
    }

    /// The line goes on its way as this command, in this draw.
    pub(super) fn give(&mut self, command: Command, draw: u16) -> UserAct {
        let about = slip_of(&command).filter(|(game, of, _)| game.is_some() || *of != draw);
        let line = self.line.value().to_owned();
        self.line.reset();
        self.stale = None;
        self.under_way.push_back(SubmittedLine { line, draw, command: command.clone(), about });
        UserAct::Give(command)
    }

    /// The oldest line on its way was carried out.
    pub(super) fn done(&mut self) {
        if let Some(given) = self.under_way.pop_front() {
            self.earlier = given.about;
        }
    }

    /// The oldest line on its way was refused. It stands in the line again where nobody has typed on, else aside; those
    /// behind it are given once more, for a refusal has cancelled them.
    pub(super) fn was_refused(&mut self) -> Vec<UserAct> {
        let Some(SubmittedLine { line, draw, .. }) = self.under_way.pop_front() else { return Vec::new() };
        if self.line.value().is_empty() && self.under_way.is_empty() && self.refused.is_empty() {
            self.line = Input::new(line);
            self.unread(draw);
        } else if !line.is_empty() {
            self.refused.push((draw, line));
        }
        self.again()
    }

    /// What is on its way, to be given once more: the refusal of something else has cancelled it.
    pub(super) fn again(&self) -> Vec<UserAct> {
        self.under_way.iter().map(|given| UserAct::Give(given.command.clone())).collect()
    }

    /// The same as before is not done once more: nobody answers it.
    pub(super) fn dropped(&mut self, command: &Command) {
        if self.under_way.back().is_some_and(|given| given.command == *command) {
            self.under_way.pop_back();
        }
    }
}

/// The slip of a line that names its draw: handed in, or annulled.
fn slip_of(command: &Command) -> Option<Slip> {
    match command {
        Command::Duplicate(DuplicateCommand::HandInMove(it)) => Some((it.round, it.draw?, it.table)),
        Command::Duplicate(DuplicateCommand::AnnulMove { round, draw, table, .. }) => {
            Some((*round, (*draw)?, *table))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(square: &str, direction: Direction, word: &str) -> MoveText {
        MoveText { square: square.parse().expect("a square"), direction, word: word.to_owned() }
    }

    #[test]
    fn lines_are_read_as_they_are_typed() {
        use Direction::{Across, Down};
        let reads = |line: &str| read(line).map(|(typed, _)| typed);
        let slip = |number: u16, play| Ok(DuplicateInput::Slip(Of::default(), TableId(number), play));
        assert_eq!(reads("12 Θ8 Ο ΑΓΟΡΑ"), slip(12, play("H8", Across, "ΑΓΟΡΑ")));
        assert_eq!(reads("12 θ8ο αγορά"), slip(12, play("H8", Across, "ΑΓΟΡΑ")));
        assert_eq!(reads("3 H8 K καλ(ό)ς"), slip(3, play("H8", Down, "ΚΑΛοΣ")));
        assert_eq!(reads("* 8H O AGOR(A)"), Ok(DuplicateInput::Master(play("H8", Across, "AGORa"))));
        assert_eq!(reads("7 !"), Ok(DuplicateInput::Late(Of::default(), TableId(7))));
        let third = Of { game: None, draw: Some(3) };
        let earlier = DuplicateInput::Slip(third, TableId(12), play("H8", Across, "ΑΓΟΡΑ"));
        assert_eq!(read("@3 12 Θ8 Ο ΑΓΟΡΑ; λάθος"), Ok((earlier, Some("λάθος".to_owned()))));
        assert_eq!(reads("@ 3 7 !"), Ok(DuplicateInput::Late(third, TableId(7))));
        assert_eq!(reads("@3 7 6.4"), Ok(DuplicateInput::Annul(third, TableId(7), "6.4".into())));
        let of_the_first = Of { game: Some(Round(1)), draw: Some(3) };
        assert_eq!(reads("@1.3 7 !"), Ok(DuplicateInput::Late(of_the_first, TableId(7))));
        assert_eq!(reads("7 -"), Ok(DuplicateInput::Leaves(TableId(7))));
        assert_eq!(
            read("7 6.4 ; δύο Θ"),
            Ok((DuplicateInput::Annul(Of::default(), TableId(7), "6.4".into()), Some("δύο Θ".into())))
        );
        assert_eq!(
            read("+ αγορά; ΛΚΝ"),
            Ok((DuplicateInput::Rules("αγορά".into(), true), Some("ΛΚΝ".into())))
        );
        assert_eq!(reads("-ξψξ"), Ok(DuplicateInput::Rules("ξψξ".into(), false)));
        assert_eq!(reads("καλο στ?"), Ok(DuplicateInput::Rack(None, "καλο στ?".into())));
        assert_eq!(reads("@3 αγοραστ"), Ok(DuplicateInput::Rack(Some(3), "αγοραστ".into())));
        assert_eq!(read("; καμία"), Ok((DuplicateInput::Next, Some("καμία".into()))));
        assert_eq!((reads(""), reads(".")), (Ok(DuplicateInput::Next), Ok(DuplicateInput::Stop)));
    }

    #[test]
    fn what_is_no_line_says_why() {
        for (line, why) in [
            ("12", UnreadableLine::NoWord),
            ("12 Π8 Ο ΑΓΟΡΑ", UnreadableLine::Square),
            ("12 Θ16 Ο ΑΓΟΡΑ", UnreadableLine::Square),
            ("12 Θ8 Χ ΑΓΟΡΑ", UnreadableLine::Direction),
            ("12 Θ8 Ο", UnreadableLine::NoWord),
            ("+", UnreadableLine::NoWord),
            ("#12", UnreadableLine::Unknown),
            ("@3", UnreadableLine::NoDraw),
            ("@0 12 Θ8 Ο ΑΓΟΡΑ", UnreadableLine::NoDraw),
            ("@0.3 12 Θ8 Ο ΑΓΟΡΑ", UnreadableLine::NoDraw),
            ("@3 12 -", UnreadableLine::NoDraw),
            ("@1.3 ΑΓΟΡΑ", UnreadableLine::NoDraw),
        ] {
            assert_eq!(read(line), Err(why), "{line}");
        }
    }
}
