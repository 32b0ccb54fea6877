//! How SQLite is told which file, where it is told with it how the file is opened.

use std::path::Path;

/// A path as SQLite takes it together with how the file is opened.
pub(super) fn uri(path: &Path, how: &str) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let bytes = path.as_os_str().as_encoded_bytes();
    format!("file://{}?{how}", if cfg!(windows) { of_windows(bytes) } else { escaped(bytes) })
}

/// The longest path of a file that SQLite opens on Windows, in units of UTF-16: 259, of which a name beside the file
/// takes eight (`-journal`).
const LONGEST: usize = 251;

/// Why SQLite cannot open a path, and what to do, where the path is too long for it.
pub(super) fn too_long(path: &Path) -> Option<String> {
    let whole = || std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if cfg!(windows) { longer_than(LONGEST, &whole().to_string_lossy()) } else { None }
}

fn longer_than(most: usize, path: &str) -> Option<String> {
    let long = path.encode_utf16().count();
    let why = || {
        format!(
            "the path has {long} letters, and Windows takes {most} here. Choose a folder nearer to the top"
        )
    };
    (long > most).then(why)
}

/// What may not stand in a URI as it is.
fn escaped(path: &[u8]) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._-".contains(byte);
    let signs = path.iter().map(|byte| match byte {
        byte if plain(byte) => char::from(*byte).to_string(),
        byte => format!("%{byte:02x}"),
    });
    signs.collect()
}

/// A path of Windows: `C:\a` is `/C:/a` there, a folder of another computer `\\there\a` is `//there/a`. SQLite takes
/// neither's long form.
fn of_windows(path: &[u8]) -> String {
    let (start, rest) = match (path.strip_prefix(br"\\?\UNC\"), path.strip_prefix(br"\\?\")) {
        (Some(there), _) => ("//", there),
        (None, Some(here)) => ("/", here),
        (None, None) if path.starts_with(b"\\") => ("", path),
        (None, None) => ("/", path),
    };
    let rest: Vec<u8> = rest.iter().map(|byte| if *byte == b'\\' { b'/' } else { *byte }).collect();
    format!("{start}{}", escaped(&rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_as_sqlite_reads_it() {
        assert_eq!(
            escaped("/home/έφορος/a b?".as_bytes()),
            "/home/%ce%ad%cf%86%ce%bf%cf%81%ce%bf%cf%82/a%20b%3f"
        );
        let of = |path: &str| of_windows(path.as_bytes());
        assert_eq!(of(r"C:\Users\a b\spring"), "/C%3a/Users/a%20b/spring");
        assert_eq!(of(r"\\school\home\spring"), "//school/home/spring");
        assert_eq!(of(r"\\?\C:\spring"), "/C%3a/spring");
        assert_eq!(of(r"\\?\UNC\school\home\spring"), "//school/home/spring");
    }

    #[test]
    fn a_path_that_is_too_long_is_said_to_be() {
        let of = |letters: usize| longer_than(LONGEST, &"ί".repeat(letters));
        assert_eq!(of(251), None);
        let said = of(252).expect("too long");
        assert!(said.contains("252 letters") && said.contains("nearer to the top"), "{said}");
    }
}
