//! Packs the long texts that come with the program: rulesets, JSON Schemas, and what is said in five languages. Three
//! megabytes become seven hundred kilobytes; `domain::Packed` unpacks what is asked for.

use std::error::Error;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::{env, io};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// The folders in which they lie, and how their names end.
const TEXTS: [(&str, &[&str]); 3] =
    [("rulesets", &["toml"]), ("src/cli/schemas", &["json"]), ("src/locale", &["ftl", "toml"])];

#[expect(clippy::disallowed_methods, reason = "cargo says there where to")]
fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for (folder, ends) in TEXTS {
        told(Path::new(folder));
        fs::create_dir_all(out.join(folder))?;
        for entry in fs::read_dir(folder)? {
            let text = entry?.path();
            if text.extension().is_some_and(|end| ends.iter().any(|it| end == *it)) {
                told(&text);
                pack(&text, &out.join(&text))?;
            }
        }
    }
    Ok(())
}

fn pack(text: &Path, into: &Path) -> io::Result<()> {
    let mut packed = DeflateEncoder::new(File::create(into)?, Compression::best());
    io::copy(&mut File::open(text)?, &mut packed)?;
    packed.finish()?;
    Ok(())
}

/// Tells cargo to run this again when it changes.
fn told(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}
