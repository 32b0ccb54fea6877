//! A word that has been read is looked up without another byte of memory.

use allocation_counter::measure;
use ephor::lexicon::{Language, Library, Word};

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
