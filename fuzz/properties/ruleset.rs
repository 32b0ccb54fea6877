//! Files of rulesets: the same ruleset whenever it is read, or all that is wrong with it, each with its place.

use std::cell::OnceCell;

use ephor::rules::{Catalogue, leaves};

thread_local! {
    static CATALOGUE: OnceCell<Catalogue> = const { OnceCell::new() };
}

/// The property.
pub fn holds(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    CATALOGUE.with(|catalogue| {
        let catalogue = catalogue.get_or_init(Catalogue::embedded);
        match catalogue.check("club.toml", text) {
            Ok(ruleset) => {
                let again = catalogue.check("club.toml", text).expect("it was one");
                assert_eq!(again.digest, ruleset.digest);
                assert_eq!(ruleset.identity.id, "club");
                assert!(!leaves(&ruleset).is_empty());
            }
            Err(violations) => {
                assert!(!violations.list().is_empty(), "refused without a reason");
                for violation in violations.list() {
                    assert!(!violation.message.is_empty() && !violation.help.is_empty());
                    let own = violation.file == "club.toml";
                    assert!(!own || violation.line <= text.lines().count() + 1, "{violation}");
                }
            }
        }
    });
}
