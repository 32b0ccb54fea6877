//! A word that has been read is looked up without another byte of memory, and one that nobody can have typed takes
//! none.

use allocation_counter::measure;
use ephor::cli::Request;
use ephor::lexicon::{Language, Library, Word, WordProblem};

#[test]
fn a_look_up_allocates_nothing() {
    let library = Library::embedded().expect("sound lists");
    let languages = Language::embedded().expect("sound languages");
    let slovak = languages.iter().find(|it| it.alphabet().language() == "sk").expect("Slovak");
    let read = |word: &str| slovak.alphabet().read(word).expect("letters");
    let words: Vec<Word> =
        ["čo", "xq", "žena", "zenq", "hliník", "rozhodca", "rozhodcq", "najneobhospodarovateľnejší"]
            .map(read)
            .into();
    for list in library.iter() {
        let mut found = 0;
        let taken = measure(|| found = words.iter().filter(|word| list.contains(word)).count());
        assert_eq!((taken.count_total, taken.bytes_total), (0, 0), "{}", list.id());
        assert!(list.id() != "sk-hunspell" || found > 3, "{found}");
    }
    // What is measured would show: the counter counts.
    assert!(measure(|| drop(std::hint::black_box(vec![1_u8; 100]))).count_total > 0);
}

#[test]
fn a_word_of_fifty_megabytes_is_refused_in_less_memory_than_a_page_of_them() {
    let languages = Language::embedded().expect("sound languages");
    for letters in ["ž", "a", "ё", "a\u{301}", "a b "] {
        let long = letters.repeat(50_000_000 / letters.len());
        for language in &languages {
            let mut read = None;
            let taken = measure(|| read = Some(language.alphabet().read(&long)));
            assert!(matches!(read, Some(Err(WordProblem::TooLong { .. }))), "{letters}");
            assert!(taken.bytes_max < 10_000, "{letters}: {taken:?}");
        }
    }
    // The longest line that is read at all.
    let word = "a".repeat(4_000_000);
    let line =
        format!(r#"{{"at":"2026-11-21T10:00:00Z","command":"enter_words","slip":1,"words":["{word}"]}}"#);
    let mut read = None;
    let taken = measure(|| read = Some(Request::parse(line.as_bytes())));
    assert!(read.is_some_and(|read| read.is_err_and(|why| why.contains("4000 are the most"))));
    assert!(taken.bytes_max < 100_000, "{taken:?}");
}
