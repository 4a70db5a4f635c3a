//! The words in which a move is said, Polish and English together. No word means one thing in one
//! language and another in the other, so nobody has to say which he speaks.

use super::Separator;

/// What a word means inside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number below twenty, or a ten: `dwa`, `thirteen`, `trzydzieści`.
    Number(u8),
    /// Stands between two squares: `na`, `takes`.
    Between(Separator),
    /// The squares after it lie on the way: `przez 37`, `via 37`.
    Via,
    /// Says nothing about the move: `z`, `from`.
    Nothing,
}

use Meaning::{Between, Nothing, Number, Via};
use Separator::{Capture, Move};

/// The words for both games, without diacritics, in small letters.
const WORDS: &[(&str, Meaning)] = &[
    ("zero", Number(0)),
    ("jeden", Number(1)),
    ("jedynka", Number(1)),
    ("dwa", Number(2)),
    ("dwojka", Number(2)),
    ("trzy", Number(3)),
    ("trojka", Number(3)),
    ("cztery", Number(4)),
    ("czworka", Number(4)),
    ("piec", Number(5)),
    ("piatka", Number(5)),
    ("szesc", Number(6)),
    ("szostka", Number(6)),
    ("siedem", Number(7)),
    ("siodemka", Number(7)),
    ("osiem", Number(8)),
    ("osemka", Number(8)),
    ("dziewiec", Number(9)),
    ("dziewiatka", Number(9)),
    ("dziesiec", Number(10)),
    ("jedenascie", Number(11)),
    ("dwanascie", Number(12)),
    ("trzynascie", Number(13)),
    ("czternascie", Number(14)),
    ("pietnascie", Number(15)),
    ("szesnascie", Number(16)),
    ("siedemnascie", Number(17)),
    ("osiemnascie", Number(18)),
    ("dziewietnascie", Number(19)),
    ("dwadziescia", Number(20)),
    ("trzydziesci", Number(30)),
    ("czterdziesci", Number(40)),
    ("piecdziesiat", Number(50)),
    ("oh", Number(0)),
    ("nought", Number(0)),
    ("one", Number(1)),
    ("two", Number(2)),
    ("three", Number(3)),
    ("four", Number(4)),
    ("five", Number(5)),
    ("six", Number(6)),
    ("seven", Number(7)),
    ("eight", Number(8)),
    ("nine", Number(9)),
    ("ten", Number(10)),
    ("eleven", Number(11)),
    ("twelve", Number(12)),
    ("thirteen", Number(13)),
    ("fourteen", Number(14)),
    ("fifteen", Number(15)),
    ("sixteen", Number(16)),
    ("seventeen", Number(17)),
    ("eighteen", Number(18)),
    ("nineteen", Number(19)),
    ("twenty", Number(20)),
    ("thirty", Number(30)),
    ("forty", Number(40)),
    ("fourty", Number(40)),
    ("fifty", Number(50)),
    ("na", Between(Move)),
    ("do", Between(Move)),
    ("idzie", Between(Move)),
    ("myslnik", Between(Move)),
    ("kreska", Between(Move)),
    ("minus", Between(Move)),
    ("to", Between(Move)),
    ("moves", Between(Move)),
    ("goes", Between(Move)),
    ("dash", Between(Move)),
    ("hyphen", Between(Move)),
    ("x", Between(Capture)),
    ("iks", Between(Capture)),
    ("bije", Between(Capture)),
    ("bicie", Between(Capture)),
    ("zbija", Between(Capture)),
    ("bierze", Between(Capture)),
    ("dwukropek", Between(Capture)),
    ("takes", Between(Capture)),
    ("take", Between(Capture)),
    ("captures", Between(Capture)),
    ("jumps", Between(Capture)),
    ("beats", Between(Capture)),
    ("colon", Between(Capture)),
    ("przez", Via),
    ("via", Via),
    ("through", Via),
    ("z", Nothing),
    ("ze", Nothing),
    ("pole", Nothing),
    ("pola", Nothing),
    ("ruch", Nothing),
    ("from", Nothing),
    ("square", Nothing),
    ("move", Nothing),
];

/// The names of the files on 8x8, first a's, then b's, and so on: the letter, the names of
/// Annex F 2.1 in their Polish and common spellings, and how the letter is called.
const FILES: [&[&str]; 8] = [
    &["a", "anna"],
    &["b", "bella", "be", "bee"],
    &["c", "cezar", "cesar", "caesar", "ce", "cee"],
    &["d", "dawid", "david", "de", "dee"],
    &["e", "ewa", "eva"],
    &["f", "feliks", "felix", "ef", "eff"],
    &["g", "gustaw", "gustav", "gie", "gee"],
    &["h", "hektor", "hector", "ha", "aitch"],
];

/// What `word` (small letters, no diacritics) means in a move of either game.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    WORDS
        .iter()
        .find(|(w, _)| *w == word)
        .map(|(_, meaning)| *meaning)
}

/// The file `word` names, counted from a = 0.
pub(super) fn file(word: &str) -> Option<u8> {
    let place = FILES.iter().position(|names| names.contains(&word))?;
    u8::try_from(place).ok()
}

/// Polish letters as a keyboard without them writes them; everything else as it is.
pub(super) fn plain(c: char) -> char {
    match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_once_and_in_its_plain_form() {
        let mut all: Vec<&str> = WORDS.iter().map(|(word, _)| *word).collect();
        all.sort_unstable();
        for pair in all.windows(2) {
            assert_ne!(pair[0], pair[1]);
        }
        for word in all {
            assert!(word.bytes().all(|b| b.is_ascii_lowercase()), "{word}");
            assert_eq!(file(word), None, "{word} would be a file too");
        }
    }
}
