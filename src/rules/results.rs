//! Chapters `[results]`, `[late_fix]` and the lists `[[standing]]`, `[[duty]]`: what games count, who stands where,
//! what must be reported.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::explain::where_true;
use super::load::results::{self, constants, duty_text, formula};
use super::load::{IdKind, at_least_one, id, or_default};
use super::{Cited, Expr, ExprTemplate};
use crate::domain::{Millis, Role};

table! {
    /// What results count and until when they are corrected.
    pub struct ResultRules {
        /// Half points for a win.
        pub win: Cited<u16>,
        /// Half points for a draw.
        pub draw: Cited<u16>,
        /// Half points for a loss.
        pub loss: Cited<u16>,
        /// Who signs.
        pub signatures: Cited<ResultSignatures>,
        /// Until when a result is corrected.
        pub correct_until: Cited<ResultCorrection>,
        /// Who may have it corrected until then; `None` for whoever is at the desk.
        pub before: Option<Cited<AfterHandIn>>,
        /// Procedures that keep a result open: what is begun while it may be corrected can end in that also when the
        /// time for it is over; `None` where nothing does.
        pub kept_open_by: Option<Cited<Vec<String>>>,
        /// In the last round: so long after the session's deadline.
        pub last_round as "last_round_s": Option<Cited<Millis>>,
        /// Who may have it corrected afterwards.
        pub then: Cited<AfterHandIn>,
        /// Whether a referee may correct it at any time at a table under permanent supervision; `None` where the
        /// regulation knows no such table.
        pub supervised: Option<Cited<bool>>,
        /// What becomes of the place of whoever was excluded from the event; `None` where the regulation says nothing:
        /// then they are struck.
        pub excluded: Option<Cited<ExcludedPlace>>,
        /// Whether of several games that two play within the round's time the last one counts; `None` where the
        /// regulation knows one game only.
        pub last_game: Option<Cited<bool>>,
        /// The id of the order of standings that was announced; `None` where the first one of the ruleset is it.
        pub order: Option<Cited<String>>,
        /// Whose points may be a highest game; `None` for all.
        pub highest_game: Option<Cited<HighestGame>>,
        /// How a part of what was possible is told in percent; `None` for tenths.
        pub percent: Option<Cited<Rounding>>,
        /// Where a table of the set's letters with counts and points lies; `None` where the regulation wants none.
        pub letters: Option<Cited<LetterTable>>,
    }
    check results::draw_lies_between(win, draw, loss);
    check results::procedures_are_there(kept_open_by);
    check results::order_is_there(order);
}

impl ResultRules {
    /// Whether points that an award or a bye credits may be a highest game.
    pub fn credits_highest_game(&self) -> bool {
        self.highest_game.as_ref().is_none_or(|rule| rule.value == HighestGame::Credited)
    }

    /// How percent are told.
    pub fn rounding(&self) -> Rounding {
        self.percent.as_ref().map(|rule| rule.value).unwrap_or_default()
    }
}

/// Which points may be a player's highest game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HighestGame {
    /// Also those that an award or a bye credits.
    Credited,
    /// Only those of games that were played to their end.
    Played,
}

/// How percent are rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    /// To the nearest tenth.
    #[default]
    Tenths,
    /// To the nearest whole.
    Nearest,
    /// Down to the whole.
    CutOff,
}

impl Rounding {
    /// A part of a whole in tenths of a percent, as it is told; `None` of nothing.
    pub fn per_mille(self, part: i64, whole: i64) -> Option<i64> {
        let (part, whole) = (i128::from(part), i128::from(whole));
        let nearest = |parts: i128| (2 * parts * part + whole).div_euclid(2 * whole);
        let told = (whole > 0).then(|| match self {
            Self::Tenths => nearest(1_000),
            Self::Nearest => 10 * nearest(100),
            Self::CutOff => 10 * (100 * part).div_euclid(whole),
        });
        told.and_then(|it| i64::try_from(it).ok())
    }

    /// Tenths of a percent as they are told.
    pub fn told(self, per_mille: i64) -> String {
        let sign = if per_mille < 0 { "-" } else { "" };
        let (whole, tenth) = (per_mille.abs() / 10, per_mille.abs() % 10);
        match self {
            Self::Tenths => format!("{sign}{whole}.{tenth} %"),
            Self::Nearest | Self::CutOff => format!("{sign}{whole} %"),
        }
    }
}

/// Who signs a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultSignatures {
    /// Both players.
    Both,
    /// Nobody.
    None,
}

/// Where a table of the set's letters lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LetterTable {
    /// On the score sheet: players cross out what was played.
    Sheet,
    /// On every table: the set is checked by it.
    Table,
}

/// Until when a result is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResultCorrection {
    /// It was signed.
    Signed,
    /// It was handed in.
    HandedIn,
    /// The next round was paired.
    NextPairing,
    /// It is not corrected at all.
    Never,
}

/// Who may have a result corrected after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterHandIn {
    /// Nobody.
    Nobody,
    /// Both players together.
    BothAgree,
    /// The tournament direction, where both players ask for it.
    BothAskDirector,
    /// A referee.
    Referee,
    /// The head referee.
    HeadReferee,
}

/// What becomes of the place of whoever was excluded from the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExcludedPlace {
    /// They have none, and the others move up.
    Struck,
    /// They keep the one that their games give, and nobody gets its points.
    WithoutPoints,
}

table! {
    /// An order of standings.
    #[derive(Serialize)]
    pub struct Standing {
        /// Its id: `swiss`.
        pub id: String = id(IdKind::Standing),
        /// What it is for.
        pub title: String,
        /// Whether it is the order of an event in which everybody meets everybody: where there is one player more than
        /// there are rounds, or fewer.
        pub all_meet: bool = or_default,
        /// The criteria in their order.
        pub criteria: Vec<Criterion> = at_least_one,
        /// What is shown after them and orders nobody.
        pub beside: Vec<Criterion> = or_default,
        /// What `formula` is.
        pub formula: Option<Expr> = formula,
        /// What people call the formula: `TurČAS`.
        pub formula_name: Option<String>,
        /// What the regulation calls its criteria, where that is not what they are called elsewhere.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub names: Option<CriterionNames>,
        /// The formula's constants, which the federation publishes.
        pub constants: Vec<String> = constants,
        /// Whether only the games count that a player has played last against the same opponent: a knock-out round.
        pub of_tie: bool = or_default,
        /// Points by place, where the regulation gives some; places behind the last one get none.
        pub place_points: Vec<u16> = or_default,
    }
    refuse place_points if |it| it.windows(2).any(|two| two[0] < two[1]) =>
        "gives a worse place more points", "write them from the first place on, never more for a worse one";
    check results::criteria_agree(criteria);
    check results::names_agree(criteria, names);
    check results::formula_is_known(formula, constants);
}

impl Standing {
    /// What is shown of everybody: the criteria in their order, and what stands beside them.
    pub fn columns(&self) -> Vec<Criterion> {
        [self.criteria.as_slice(), &self.beside].concat()
    }

    /// What the regulation calls one of its criteria, where it does.
    pub fn called(&self, criterion: Criterion) -> Option<&str> {
        if criterion == Criterion::Formula {
            return self.formula_name.as_deref();
        }
        self.names.as_ref()?.of(criterion)
    }
}

table! {
    /// What a regulation calls its criteria; a formula has its name beside it.
    #[derive(Serialize)]
    pub struct CriterionNames {
        /// Match points: `Siege`.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub points: Option<String>,
        /// Games won.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub wins: Option<String>,
        /// The opponents' match points.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub buchholz: Option<String>,
        /// The same without the best and the worst.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub median_buchholz: Option<String>,
        /// The match points of beaten opponents.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub sonneborn_berger: Option<String>,
        /// The sum of differences.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub spread: Option<String>,
        /// The sum of game points: `Punkte`.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub scored: Option<String>,
        /// The games between two who are level.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub head_to_head: Option<String>,
        /// The games among all who are level.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub among_tied: Option<String>,
        /// The highest game.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub highest_game: Option<String>,
        /// The highest single play.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub highest_move: Option<String>,
        /// Points as a part of what was possible.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub percent: Option<String>,
        /// How often the player began.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub starts: Option<String>,
        /// Whether the last scheduled game was lost by an award.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub last_forfeited: Option<String>,
    }
}

impl CriterionNames {
    /// What it calls a criterion, where it does.
    pub fn of(&self, criterion: Criterion) -> Option<&str> {
        let name = match criterion {
            Criterion::Points => &self.points,
            Criterion::Wins => &self.wins,
            Criterion::Buchholz => &self.buchholz,
            Criterion::MedianBuchholz => &self.median_buchholz,
            Criterion::SonnebornBerger => &self.sonneborn_berger,
            Criterion::Spread => &self.spread,
            Criterion::Scored => &self.scored,
            Criterion::HeadToHead => &self.head_to_head,
            Criterion::AmongTied => &self.among_tied,
            Criterion::HighestGame => &self.highest_game,
            Criterion::HighestMove => &self.highest_move,
            Criterion::Percent => &self.percent,
            Criterion::Starts => &self.starts,
            Criterion::LastForfeited => &self.last_forfeited,
            Criterion::Formula => return None,
        };
        name.as_deref()
    }
}

/// A criterion of standings.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// Match points: half points of wins, draws and byes.
    Points,
    /// Games won; a drawn one is none.
    Wins,
    /// The sum of all opponents' match points.
    Buchholz,
    /// The same without the best and the worst of them.
    MedianBuchholz,
    /// The match points of beaten opponents and half of those with whom it was a draw.
    SonnebornBerger,
    /// The sum of differences, with the adjustments.
    Spread,
    /// The sum of game points.
    Scored,
    /// The game points of the games between two who are level, where there are exactly two and they met.
    HeadToHead,
    /// The match points of the games among all who are level.
    AmongTied,
    /// The highest game, then the second highest, and so on.
    HighestGame,
    /// The highest single play, as it was entered with the results; then the second highest, and so on.
    HighestMove,
    /// The formula of the ruleset.
    Formula,
    /// Points as a part of what was possible (duplicate).
    Percent,
    /// How often the player began.
    Starts,
    /// Whether the last scheduled game was lost by an award: whoever did so comes after all who did not.
    LastForfeited,
}

table! {
    /// A wrong verdict that is found later.
    pub struct LateFix {
        /// What moves.
        pub moves: Cited<FixMoves>,
        /// By how much for an acceptable word that was rejected; `points` are the move's.
        pub wrongly_rejected: Cited<Expr>,
        /// By how much for an unacceptable word that was accepted.
        pub wrongly_accepted: Cited<Expr>,
        /// Until when it is claimed.
        pub until: Cited<FixUntil>,
        /// Whose agreement it needs.
        pub agrees: Cited<Role>,
        /// What it is counted for.
        pub unit: Cited<FixUnit>,
        /// Who may demand it where an unacceptable word was accepted; where an acceptable one was rejected, its player.
        pub accepted_by: Cited<FixDemand>,
    }
    check results::knows_the_move(wrongly_rejected, wrongly_accepted);
}

/// What a late correction is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixUnit {
    /// Once for the play, however many of its words were wrong.
    Play,
    /// For each word.
    Word,
}

/// Who may demand a late correction of an unacceptable word that was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixDemand {
    /// The opponent of the player who made it.
    Opponent,
    /// Anybody.
    Anyone,
}

/// What a late correction moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixMoves {
    /// The tournament's sum of differences; the game stays.
    Spread,
    /// The player's own points.
    PlayerPoints,
}

/// Until when a late correction is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FixUntil {
    /// On the same day, after the game.
    SameDay,
    /// At the end of the event.
    EndOfEvent,
}

table! {
    /// Something that must be reported, published or announced.
    pub struct Duty {
        /// Its id: `publish_warning`.
        pub id: String = id(IdKind::Duty),
        /// What is to be done; with `system` it may say `{places}` and `{players}`.
        pub text: ExprTemplate = duty_text,
        /// To whom.
        pub to: String,
        /// By when.
        pub due: Due,
        /// What brings it about.
        pub on: Vec<DutyCause> = at_least_one,
        /// Whether it is done with the score sheet that is handed in last of its round, so that nobody needs to say so.
        pub with_sheets: bool = or_default => where_true,
        /// Whose it is; any official's where nobody is named.
        pub by: Vec<Role> = or_default,
        /// Whether it is the signature under the final results: over complete ones, and nothing changes them after it.
        pub final_results: bool = or_default => where_true,
        /// It is about a system of looking words up, and arises only where that serves; whoever is entered later may
        /// need more of its places.
        pub system: Option<String>,
        /// The form on which it is done, where there is one.
        pub form: Option<String>,
    }
    check results::form_is_there(form);
    check results::causes_are_there(on);
    check results::places_are_known(text, system);
}

/// By when a duty is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Now.
    AtOnce,
    /// Before the next round.
    NextRound,
    /// Before the event ends.
    EndOfEvent,
}

/// What brings a duty about: `sanction:warning`, `round_end`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DutyCause {
    /// A sanction was imposed.
    Sanction(String),
    /// An award was made.
    Award(String),
    /// An offence was proven.
    Offence(String),
    /// A threshold was reached.
    Threshold(String),
    /// The event was opened.
    EventOpen,
    /// Players were entered.
    PlayersEntered,
    /// All games of a round have results.
    RoundEnd,
    /// All games of the last round have results.
    EventEnd,
    /// A word went to the referee.
    Escalation,
}
