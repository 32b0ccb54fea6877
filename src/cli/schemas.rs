//! The JSON Schemas of what goes in and comes out, as they lie in the folder beside this file. The tests make them of
//! the types and prove that these are current: what makes them would be a megabyte of the program.

use crate::domain::{Packed, packed};

/// Of a line that goes into `ephor exec` and of one that comes out.
pub(super) static EXEC: Packed = packed!("src/cli/schemas/exec.json");

/// Of a report.
pub(super) static REPORT: Packed = packed!("src/cli/schemas/report.json");

/// Whether a schema that was made of the types is the one that is kept, or writes it there where that is asked for.
#[cfg(test)]
pub(super) fn is_current(name: &str, kept: &Packed, made: &impl serde::Serialize) {
    let mut made = serde_json::to_string_pretty(made).expect("JSON");
    made.push('\n');
    if std::env::var_os("EPHOR_WRITE_SCHEMAS").is_some() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli/schemas").join(name);
        std::fs::write(path, &made).expect("a schema");
    } else {
        assert!(
            made == kept.text(),
            "src/cli/schemas/{name}: run `EPHOR_WRITE_SCHEMAS=1 cargo test --lib schema_is_current`"
        );
    }
}
