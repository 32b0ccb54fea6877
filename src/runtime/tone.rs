//! The tones of the signals, made on the spot: a WAV file of sines, in one channel.

use std::f64::consts::TAU;

use crate::station::Sound;

/// Samples a second.
const RATE: u32 = 44_100;
/// Bytes of a sample.
const WIDE: u16 = 2;
/// How long a tone takes to be there and to be gone, in seconds: cut off at once it would click.
const EDGE: f64 = 0.02;

/// A sine: how many a second, how loud, and how many seconds until a third of it is left; for ever where it rings on.
type Partial = (f64, f64, f64);

/// How long a sound is, in thousandths of a second, and what it is made of.
const fn made_of(sound: Sound) -> (u32, &'static [Partial]) {
    const ON: f64 = f64::INFINITY;
    match sound {
        // As of a bowl of bronze: none of them is a multiple of the first, and the high ones die first.
        Sound::Gong => {
            (3_500, &[(196.0, 0.40, 1.2), (403.0, 0.25, 0.9), (587.0, 0.20, 0.6), (1_102.0, 0.10, 0.3)])
        }
        Sound::Short => (300, &[(880.0, 0.80, ON)]),
        Sound::Long => (2_000, &[(880.0, 0.80, ON)]),
    }
}

/// A sound as a WAV file.
pub(super) fn wav(sound: Sound) -> Vec<u8> {
    let samples = samples(sound);
    let size = samples.len() as u32 * u32::from(WIDE);
    let mut file = Vec::with_capacity(samples.len() * usize::from(WIDE) + 44);
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // Plain numbers, one channel.
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(WIDE)).to_le_bytes());
    file.extend(WIDE.to_le_bytes());
    file.extend((WIDE * 8).to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(samples.into_iter().flat_map(i16::to_le_bytes));
    file
}

fn samples(sound: Sound) -> Vec<i16> {
    let (millis, partials) = made_of(sound);
    let length = f64::from(millis) / 1_000.0;
    let sample = |number: u32| {
        let at = f64::from(number) / f64::from(RATE);
        let edge = (at.min(length - at) / EDGE).clamp(0.0, 1.0);
        let sum: f64 = partials
            .iter()
            .map(|(pitch, loud, third)| loud * (-at / third).exp() * (TAU * pitch * at).sin())
            .sum();
        (sum * edge * f64::from(i16::MAX)).round() as i16
    };
    (0..RATE * millis / 1_000).map(sample).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(file: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"))
    }

    fn heard(file: &[u8]) -> Vec<i32> {
        file[44..].chunks_exact(2).map(|it| i32::from(i16::from_le_bytes([it[0], it[1]]))).collect()
    }

    fn loudest(part: &[i32]) -> i32 {
        part.iter().map(|it| it.abs()).max().unwrap_or_default()
    }

    #[test]
    fn a_file_says_what_it_holds() {
        for (sound, millis) in [(Sound::Gong, 3_500), (Sound::Short, 300), (Sound::Long, 2_000)] {
            let file = wav(sound);
            let bytes = 44_100 * millis / 1_000 * 2;
            assert_eq!((&file[..4], &file[8..16]), (&b"RIFF"[..], &b"WAVEfmt "[..]));
            assert_eq!((number(&file, 4), number(&file, 16)), (36 + bytes, 16));
            assert_eq!(file[20..24], [1, 0, 1, 0], "plain numbers, one channel");
            assert_eq!((number(&file, 24), number(&file, 28)), (44_100, 88_200));
            assert_eq!(file[32..36], [2, 0, 16, 0]);
            assert_eq!((&file[36..40], number(&file, 40)), (&b"data"[..], bytes));
            assert_eq!(file.len() as u32, 44 + bytes);
        }
    }

    #[test]
    fn a_tone_has_its_pitch_and_begins_and_ends_in_silence() {
        for (sound, crossings) in [(Sound::Short, 528), (Sound::Long, 3_520)] {
            let heard = heard(&wav(sound));
            let signs: Vec<bool> = heard.iter().filter(|it| **it != 0).map(|it| *it > 0).collect();
            let crossed = signs.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(crossed.abs_diff(crossings) <= 2, "{crossed}");
            assert!((26_000..=26_300).contains(&loudest(&heard)), "{}", loudest(&heard));
            assert!(loudest(&heard[..9]) < 1_000 && loudest(&heard[heard.len() - 9..]) < 1_000);
        }
    }

    #[test]
    fn a_gong_dies_away_and_is_never_cut_off_above() {
        let heard = heard(&wav(Sound::Gong));
        assert!((15_000..32_767).contains(&loudest(&heard)), "{}", loudest(&heard));
        assert!(loudest(&heard[heard.len() * 9 / 10..]) * 8 < loudest(&heard));
    }
}
