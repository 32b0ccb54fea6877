//! Character sets: those of the web, and those of DOS and of old Macintoshes, in which federations kept their lists.

use std::borrow::Cow;

use encoding_rs::{
    Encoding, ISO_8859_2, ISO_8859_7, MACINTOSH, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1252,
    WINDOWS_1253,
};

/// A character set that a list may be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Charset {
    /// One that browsers know.
    Known(&'static Encoding),
    /// One that only a table of ours knows.
    Old(&'static Old),
}

/// A set of one byte a letter, ASCII in its first half.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Old {
    name: &'static str,
    /// What it is called, in small letters and without hyphens.
    labels: [&'static str; 4],
    /// The second half, from 80 to FF.
    high: &'static str,
}

/// DOS, western Europe.
static CP850: Old = Old {
    name: "cp850",
    labels: ["850", "cp850", "ibm850", "dos850"],
    high: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ\
           áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
           └┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀\
           ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
};
/// DOS, central Europe, also called Latin 2.
static CP852: Old = Old {
    name: "cp852",
    labels: ["852", "cp852", "ibm852", "dos852"],
    high: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č\
           áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐\
           └┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀\
           ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
};
/// DOS as it came.
static CP437: Old = Old {
    name: "cp437",
    labels: ["437", "cp437", "ibm437", "dos437"],
    high: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
           áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
           └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
           αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
};
/// DOS, Greek.
static CP737: Old = Old {
    name: "cp737",
    labels: ["737", "cp737", "ibm737", "dos737"],
    high: "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθ\
           ικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
           └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
           ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u{a0}",
};
/// DOS, modern Greek.
static CP869: Old = Old {
    name: "cp869",
    labels: ["869", "cp869", "ibm869", "dos869"],
    high: "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}Ά\u{fffd}·¬¦‘’Έ―ΉΊΪΌ\u{fffd}\u{fffd}ΎΫ©Ώ²³ά£έήί\
           ϊΐόύΑΒΓΔΕΖΗ½ΘΙ«»░▒▓│┤ΚΛΜΝ╣║╗╝ΞΟ┐\
           └┴┬├─┼ΠΡ╚╔╩╦╠═╬ΣΤΥΦΧΨΩαβγ┘┌█▄δε▀\
           ζηθικλμνξοπρσςτ΄\u{ad}±υφχ§ψ΅°¨ωϋΰώ■\u{a0}",
};
/// Macintosh, central Europe.
static MAC_CE: Old = Old {
    name: "mac-ce",
    labels: ["macce", "xmacce", "maccentraleurope", "maclatin2"],
    high: "ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü\
           †°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅ\
           ņŃ¬√ńŇ∆«»…\u{a0}ňŐÕőŌ–—“”‘’÷◊ōŔŕŘ‹›řŖ\
           ŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ",
};
/// Macintosh, Greek.
static MAC_GREEK: Old = Old {
    name: "mac-greek",
    labels: ["macgreek", "xmacgreek", "xmacgreek1", "cp10006"],
    high: "Ä¹²É³ÖÜ΅àâä΄¨çéèêë£™îï•½‰ôö¦€ùûü\
           †ΓΔΘΛΞΠß®©ΣΪ§≠°·Α±≤≥¥ΒΕΖΗΙΚΜΦΫΨΩ\
           άΝ¬ΟΡ≈Τ«»…\u{a0}ΥΧΆΈœ–―“”‘’÷ΉΊΌΎέήίόΏ\
           ύαβψδεφγηιξκλμνοπώρστθωςχυζϊϋΐΰ\u{ad}",
};

impl Charset {
    /// UTF-8.
    pub(super) const UTF_8: Self = Self::Known(UTF_8);

    /// The sets of one byte a letter that a text without a name may be in, the more usual first; windows-1252 has all
    /// of ISO-8859-1.
    pub(super) const TRIED: [Self; 13] = [
        Self::Known(WINDOWS_1250),
        Self::Known(WINDOWS_1252),
        Self::Known(WINDOWS_1253),
        Self::Known(ISO_8859_2),
        Self::Known(ISO_8859_7),
        Self::Old(&CP850),
        Self::Old(&CP852),
        Self::Old(&CP437),
        Self::Old(&CP737),
        Self::Old(&CP869),
        Self::Known(MACINTOSH),
        Self::Old(&MAC_CE),
        Self::Old(&MAC_GREEK),
    ];

    /// The set that a person names.
    pub(super) fn named(name: &str) -> Option<Self> {
        let name = name.trim().to_ascii_lowercase();
        let plain: String = name.chars().filter(|c| !matches!(c, '-' | '_' | ' ')).collect();
        if plain == "macroman" {
            return Some(Self::Known(MACINTOSH));
        }
        let old = Self::TRIED.into_iter().find(|set| match set {
            Self::Old(old) => old.labels.contains(&plain.as_str()),
            Self::Known(_) => false,
        });
        old.or_else(|| Encoding::for_label(name.as_bytes()).map(Self::Known))
    }

    /// What it is called. In any case of letters it is a name that can be given.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Known(encoding) => encoding.name(),
            Self::Old(old) => old.name,
        }
    }

    /// Whether nobody has written in it for long, so that it is the last that one thinks of.
    pub(super) fn is_old(self) -> bool {
        match self {
            Self::Known(encoding) => encoding == MACINTOSH,
            Self::Old(_) => true,
        }
    }

    /// Whether a text in it may have zero bytes.
    pub(super) fn has_zeros(self) -> bool {
        self == Self::Known(UTF_16LE) || self == Self::Known(UTF_16BE)
    }

    /// The text; what is no letter of the set becomes U+FFFD.
    pub(super) fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Known(encoding) => encoding.decode_without_bom_handling(bytes).0,
            Self::Old(_) => {
                let high = self.high();
                let letter = |&byte: &u8| match byte.checked_sub(0x80) {
                    Some(at) => high.get(usize::from(at)).copied().unwrap_or('\u{fffd}'),
                    None => char::from(byte),
                };
                bytes.iter().map(letter).collect::<String>().into()
            }
        }
    }

    /// What each byte from 80 to FF is in a set of one byte a letter.
    pub(super) fn high(self) -> Vec<char> {
        match self {
            Self::Old(old) => old.high.chars().collect(),
            Self::Known(encoding) => {
                let letter = |byte| encoding.decode_without_bom_handling(&[byte]).0.chars().next();
                (0x80..=0xff_u8).map(|byte| letter(byte).unwrap_or('\u{fffd}')).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_old_set_has_its_letters_where_they_belong() {
        let cases: [(&str, &[u8], &str); 8] = [
            ("cp850", b"F\x9aNF \x84hre \x99l stra\xe1e", "FÜNF ähre Öl straße"),
            ("IBM437", b"F\x9aNF \x84hre \x99l stra\xe1e", "FÜNF ähre Öl straße"),
            ("cp852", b"\xa7lu\x9cou\x9fk\xec k\x85\xe5 \xfdeka", "žluťoučký kůň řeka"),
            ("cp-737", b"\xa2\xe6\x9a\xa6\xaa", "λόγος"),
            ("CP869", b"\xe5\xa2\xd8\xe9\xed", "λόγος"),
            ("mac-ce", b"\xeclu\xe9ou\x8bk\xf9", "žluťoučký"),
            ("Mac Greek", b"\xec\xde\xe7\xef\xf7", "λόγος"),
            ("mac-roman", b"F\x86NF \x8ahre stra\xa7e", "FÜNF ähre straße"),
        ];
        for (name, bytes, text) in cases {
            let set = Charset::named(name).expect(name);
            assert_eq!(set.decode(bytes), text, "{name}");
            assert_eq!(Charset::named(&set.name().to_lowercase()), Some(set), "{name}");
        }
        for set in Charset::TRIED {
            assert_eq!(set.high().len(), 128, "{}", set.name());
        }
        assert_eq!(Charset::named("klingon"), None);
    }
}
