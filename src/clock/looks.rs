//! How a penalty looks on a display: short texts from the profile, never wider than the display.
//!
//! A text that is too wide is cut at a letter and ends with the profile's mark (`~` where it names none), so that
//! nobody takes a part for the whole. What was filled in, a number or a side, is never cut: `-1` is not a short
//! form of `-10`. Where even that does not fit, the clock cannot show it and a person says it.

use serde::Deserialize;

use crate::domain::{Points, Side};

use super::order::{Cannot, Notice};
use super::patterns::LineTemplate;

/// The texts of a make's display.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Looks {
    /// Whether both sides look at one text, which then has to name its side.
    #[serde(default)]
    pub shared: bool,
    /// What stands at the end of a text that was cut.
    #[serde(default = "cut_mark")]
    pub cut: char,
    /// Points taken or given: `{points}`, with their sign.
    pub points: LineTemplate,
    /// A cross.
    pub cross: LineTemplate,
    /// A turn is lost.
    pub lose_turn: LineTemplate,
    /// The challenge was upheld: the play comes off the board.
    pub upheld: LineTemplate,
    /// The challenge was rejected: the play stands.
    pub rejected: LineTemplate,
    /// Letters that fit; the profile's `text_width`.
    #[serde(skip)]
    pub width: u8,
}

fn cut_mark() -> char {
    '~'
}

impl Looks {
    /// What a display shows for a notice at a side, at most [`Looks::width`] letters.
    pub fn text(&self, side: Side, notice: &Notice) -> Result<String, Cannot> {
        let filled = self.template(*notice).fill(|hole| match (hole, notice) {
            ("side", _) => Some(side.to_string()),
            ("points", Notice::Points(points)) => Some(signed(*points)),
            _ => None,
        });
        let width = usize::from(self.width);
        if filled.text.chars().count() <= width {
            return Ok(filled.text);
        }
        let room = width.saturating_sub(1);
        if width == 0 || filled.kept > room {
            return Err(Cannot::TooWide { text: filled.text, width: self.width });
        }
        let mut short: String = filled.text.chars().take(room).collect();
        short.truncate(short.trim_end().len());
        short.push(self.cut);
        Ok(short)
    }

    /// What is wrong with the texts: the key, and what to do.
    pub(super) fn check(&self) -> Result<(), (&'static str, String)> {
        if !printable(self.cut) {
            return Err(("cut", "one letter of plain ASCII, such as \"~\"".to_owned()));
        }
        let cases = [
            ("points", Notice::Points(Points(-100))),
            ("cross", Notice::Cross),
            ("lose_turn", Notice::LoseTurn),
            ("upheld", Notice::Verdict { upheld: true }),
            ("rejected", Notice::Verdict { upheld: false }),
        ];
        for (key, notice) in cases {
            let template = self.template(notice);
            if !template.own_text().all(printable) {
                return Err((
                    key,
                    "write plain ASCII: a display of segments has no other letters".to_owned(),
                ));
            }
            let allowed = |hole: &str| hole == "side" || (hole == "points" && key == "points");
            if let Some(hole) = template.holes().find(|hole| !allowed(hole)) {
                return Err((
                    key,
                    format!("`{{{hole}}}` is not known here; {{side}} is, and {{points}} in points"),
                ));
            }
            if key == "points" && !template.has("points") {
                return Err((key, "say how many with {points}".to_owned()));
            }
            if self.shared && !matches!(notice, Notice::Verdict { .. }) && !template.has("side") {
                return Err((
                    key,
                    "both sides look at this display: say whom it concerns with {side}".to_owned(),
                ));
            }
            // Numbers differ in length, so their words may be cut; a text that is always the same need not be.
            let whole =
                template.fill(|_| Some("A".to_owned())).text.chars().count() <= usize::from(self.width);
            if self.text(Side::A, &notice).is_err() || (key != "points" && !whole) {
                return Err((
                    key,
                    format!("does not fit into {} letters (text_width): shorten it", self.width),
                ));
            }
        }
        Ok(())
    }

    fn template(&self, notice: Notice) -> &LineTemplate {
        match notice {
            Notice::Points(_) => &self.points,
            Notice::Cross => &self.cross,
            Notice::LoseTurn => &self.lose_turn,
            Notice::Verdict { upheld: true } => &self.upheld,
            Notice::Verdict { upheld: false } => &self.rejected,
        }
    }
}

/// Points with their sign and a plain minus: `-10`, `+5`, `0`.
fn signed(Points(points): Points) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

fn printable(letter: char) -> bool {
    (' '..='~').contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks(width: u8) -> Looks {
        let template = |text| LineTemplate::parse(text).expect("a template");
        Looks {
            shared: true,
            cut: '~',
            points: template("{side} {points} POINTS"),
            cross: template("{side} CROSS"),
            lose_turn: template("{side} XXX"),
            upheld: template("PLAY OFF"),
            rejected: template("PLAY OK"),
            width,
        }
    }

    #[test]
    fn words_are_cut_with_a_mark_and_numbers_never() {
        let points = |width, points| looks(width).text(Side::B, &Notice::Points(Points(points)));
        assert_eq!(points(20, -10), Ok("B -10 POINTS".to_owned()));
        assert_eq!(points(12, -10), Ok("B -10 POINTS".to_owned()), "just fits");
        assert_eq!(points(11, -10), Ok("B -10 POIN~".to_owned()));
        assert_eq!(points(7, 5), Ok("B +5 P~".to_owned()));
        assert_eq!(points(7, -10), Ok("B -10~".to_owned()), "no blank before the mark");
        assert_eq!(points(6, -10), Ok("B -10~".to_owned()));
        let whole = |width| Err(Cannot::TooWide { text: "B -10 POINTS".to_owned(), width });
        assert_eq!((points(5, -10), points(1, -10), points(0, -10)), (whole(5), whole(1), whole(0)));
        assert_eq!(points(40, i32::MIN), Ok("B -2147483648 POINTS".to_owned()));
        assert!(points(11, i32::MIN).is_err());
        assert_eq!(looks(11).text(Side::A, &Notice::LoseTurn), Ok("A XXX".to_owned()));
        assert_eq!(looks(6).text(Side::A, &Notice::Verdict { upheld: true }), Ok("PLAY~".to_owned()));
    }

    #[test]
    fn texts_that_would_mislead_are_refused_by_key() {
        let refused = |change: fn(&mut Looks)| {
            let mut looks = looks(14);
            change(&mut looks);
            looks.check().map_err(|(key, _)| key)
        };
        assert_eq!(refused(|_| ()), Ok(()));
        assert_eq!(looks(5).check().map_err(|(key, _)| key), Err("points"), "-100 has to fit whole");
        assert_eq!(looks(7).check().map_err(|(key, _)| key), Err("upheld"));
        assert_eq!(looks(8).check().map_err(|(key, _)| key), Ok(()), "`A -100~` and all else whole");
        assert_eq!(refused(|looks| looks.cut = 'ß'), Err("cut"));
        assert_eq!(
            refused(|looks| looks.cross = LineTemplate::parse("KREUZ").expect("one")),
            Err("cross"),
            "whose?"
        );
        let foreign = |looks: &mut Looks| looks.upheld = LineTemplate::parse("NEPLATÍ").expect("one");
        assert_eq!(refused(foreign), Err("upheld"));
        assert_eq!(
            refused(|looks| looks.points = LineTemplate::parse("{side} LESS").expect("one")),
            Err("points")
        );
        assert_eq!(
            refused(|looks| looks.rejected = LineTemplate::parse("{why}").expect("one")),
            Err("rejected")
        );
        let wide = |looks: &mut Looks| {
            looks.lose_turn = LineTemplate::parse("{side} LOSES A WHOLE TURN").expect("one");
        };
        assert_eq!(refused(wide), Err("lose_turn"));
    }
}
