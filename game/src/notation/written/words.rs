//! The words in which a move is said, those of all languages together. No word means one thing in one
//! language and another in another, so nobody has to say which he speaks.
//!
//! Left out, because they would: French `de` (from) and `à` (to), which are the letters d and a of the
//! small board; French `en` (to), which is the "and" of Dutch numbers; French `deux points` (colon),
//! which begins with a number. Words in Cyrillic letters are in `cyrillic`.

mod cyrillic;

use super::Separator;

/// What a word means inside a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number that takes no unit behind it: `dwa`, `thirteen`, and a ten where the unit goes before
    /// it, `dreißig`.
    Number(u8),
    /// A number that may take a unit behind it: `trzydzieści`, `thirty`, and the French `dix`.
    Head(u8),
    /// Joins a unit to its ten: `zwei und dreißig`, `trente et un`.
    And,
    /// Stands between two squares: `na`, `takes`.
    Between(Separator),
    /// The squares after it lie on the way: `przez 37`, `via 37`.
    Via,
    /// Says nothing about the move: `z`, `from`.
    Nothing,
}

use Meaning::{And, Between, Head, Nothing, Number, Via};
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
    ("dwadziescia", Head(20)),
    ("trzydziesci", Head(30)),
    ("czterdziesci", Head(40)),
    ("piecdziesiat", Head(50)),
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
    ("twenty", Head(20)),
    ("thirty", Head(30)),
    ("forty", Head(40)),
    ("fourty", Head(40)),
    ("fifty", Head(50)),
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
    // "By way of."
    ("by", Via),
    ("way", Nothing),
    ("of", Nothing),
    ("z", Nothing),
    ("ze", Nothing),
    ("pole", Nothing),
    ("pola", Nothing),
    ("ruch", Nothing),
    ("from", Nothing),
    ("square", Nothing),
    ("move", Nothing),
    ("null", Number(0)),
    ("eins", Number(1)),
    ("ein", Number(1)),
    ("zwei", Number(2)),
    ("zwo", Number(2)),
    ("drei", Number(3)),
    ("vier", Number(4)),
    ("funf", Number(5)),
    ("fuenf", Number(5)),
    ("sechs", Number(6)),
    ("sieben", Number(7)),
    ("acht", Number(8)),
    ("neun", Number(9)),
    ("zehn", Number(10)),
    ("elf", Number(11)),
    ("zwolf", Number(12)),
    ("zwoelf", Number(12)),
    ("dreizehn", Number(13)),
    ("vierzehn", Number(14)),
    ("funfzehn", Number(15)),
    ("fuenfzehn", Number(15)),
    ("sechzehn", Number(16)),
    ("siebzehn", Number(17)),
    ("achtzehn", Number(18)),
    ("neunzehn", Number(19)),
    ("zwanzig", Number(20)),
    ("dreisig", Number(30)),
    ("dreissig", Number(30)),
    ("vierzig", Number(40)),
    ("funfzig", Number(50)),
    ("fuenfzig", Number(50)),
    ("und", And),
    ("nach", Between(Move)),
    ("auf", Between(Move)),
    ("zu", Between(Move)),
    ("zieht", Between(Move)),
    ("strich", Between(Move)),
    ("bindestrich", Between(Move)),
    ("ix", Between(Capture)),
    ("schlagt", Between(Capture)),
    ("schlaegt", Between(Capture)),
    ("nimmt", Between(Capture)),
    ("doppelpunkt", Between(Capture)),
    ("uber", Via),
    ("ueber", Via),
    ("von", Nothing),
    ("feld", Nothing),
    ("zug", Nothing),
    // Dutch; vier, acht and elf are German too.
    ("nul", Number(0)),
    ("een", Number(1)),
    ("twee", Number(2)),
    ("drie", Number(3)),
    ("vijf", Number(5)),
    ("zes", Number(6)),
    ("zeven", Number(7)),
    ("zeuven", Number(7)),
    ("negen", Number(9)),
    ("tien", Number(10)),
    ("twaalf", Number(12)),
    ("dertien", Number(13)),
    ("veertien", Number(14)),
    ("vijftien", Number(15)),
    ("zestien", Number(16)),
    ("zeventien", Number(17)),
    ("achttien", Number(18)),
    ("negentien", Number(19)),
    ("twintig", Number(20)),
    ("dertig", Number(30)),
    ("veertig", Number(40)),
    ("vijftig", Number(50)),
    ("en", And),
    ("naar", Between(Move)),
    ("op", Between(Move)),
    ("gaat", Between(Move)),
    ("streepje", Between(Move)),
    ("slaat", Between(Capture)),
    ("neemt", Between(Capture)),
    ("pakt", Between(Capture)),
    ("kruis", Between(Capture)),
    ("over", Via),
    ("van", Nothing),
    ("veld", Nothing),
    ("zet", Nothing),
    // French; six is English too.
    ("un", Number(1)),
    ("deux", Number(2)),
    ("trois", Number(3)),
    ("quatre", Number(4)),
    ("cinq", Number(5)),
    ("sept", Number(7)),
    ("huit", Number(8)),
    ("neuf", Number(9)),
    ("dix", Head(10)),
    ("onze", Number(11)),
    ("douze", Number(12)),
    ("treize", Number(13)),
    ("quatorze", Number(14)),
    ("quinze", Number(15)),
    ("seize", Number(16)),
    ("vingt", Head(20)),
    ("trente", Head(30)),
    ("quarante", Head(40)),
    ("cinquante", Head(50)),
    ("et", And),
    ("vers", Between(Move)),
    ("va", Between(Move)),
    ("tiret", Between(Move)),
    ("moins", Between(Move)),
    ("prend", Between(Capture)),
    ("mange", Between(Capture)),
    ("prise", Between(Capture)),
    ("rafle", Between(Capture)),
    ("croix", Between(Capture)),
    ("par", Via),
    ("depuis", Nothing),
    ("case", Nothing),
    ("coup", Nothing),
];

/// The names of the files on 8x8, first a's, then b's, and so on: the letter, the names of
/// Annex F 2.1 in their common spellings, and how the letter is called.
const FILES: [&[&str]; 8] = [
    &["a", "anna"],
    &["b", "bella", "be", "bee"],
    &["c", "cezar", "cesar", "caesar", "casar", "ce", "cee"],
    &["d", "dawid", "david", "de", "dee"],
    &["e", "ewa", "eva"],
    &["f", "feliks", "felix", "ef", "eff"],
    &["g", "gustaw", "gustav", "gustave", "gie", "gee", "ge"],
    &["h", "hektor", "hector", "ha", "aitch", "hache"],
];

/// What stands between a unit and the ten behind it, where both are written as one word.
const JOINTS: [&str; 2] = ["und", "en"];

fn words() -> impl Iterator<Item = &'static (&'static str, Meaning)> {
    WORDS.iter().chain(cyrillic::WORDS)
}

/// What `word` (small letters, no diacritics) means in a move of either game.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    let listed = words().find(|(w, _)| *w == word);
    listed
        .map(|(_, meaning)| *meaning)
        .or_else(|| compound(word).map(Number))
}

/// A number written as one word with its unit in front: `zweiunddreissig`.
fn compound(word: &str) -> Option<u8> {
    let number = |part: &str| match WORDS.iter().find(|(w, _)| *w == part)?.1 {
        Number(n) => Some(n),
        _ => None,
    };
    JOINTS.iter().find_map(|joint| {
        word.match_indices(joint).find_map(|(at, _)| {
            let (unit, rest) = word.split_at_checked(at)?;
            joined(
                Number(number(unit)?),
                Number(number(rest.strip_prefix(joint)?)?),
            )
        })
    })
}

/// The number of two that `und`, `en` or `et` joins, where they make one: the unit goes before a ten
/// that takes none behind it, and `et un` behind one that does.
pub(super) fn joined(first: Meaning, second: Meaning) -> Option<u8> {
    match (first, second) {
        (Number(unit @ 1..=9), Number(ten @ (20 | 30 | 40 | 50))) => Some(ten.saturating_add(unit)),
        (Head(ten @ 20..), Number(1)) => Some(ten.saturating_add(1)),
        _ => None,
    }
}

/// The file `word` names, counted from a = 0.
pub(super) fn file(word: &str) -> Option<u8> {
    let place = [FILES, cyrillic::FILES]
        .iter()
        .find_map(|files| files.iter().position(|names| names.contains(&word)))?;
    u8::try_from(place).ok()
}

/// Letters with a mark as a keyboard without them writes them; everything else as it is.
#[must_use]
pub const fn plain(c: char) -> char {
    match c {
        'ą' | 'ä' | 'à' | 'â' => 'a',
        'ć' | 'ç' => 'c',
        'ę' | 'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ł' => 'l',
        'ń' => 'n',
        'ó' | 'ö' | 'ô' => 'o',
        'ś' | 'ß' => 's',
        'ü' | 'ù' | 'û' => 'u',
        'ź' | 'ż' => 'z',
        'ё' => 'е',
        'й' => 'и',
        'ї' => 'і',
        'ґ' => 'г',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_stands_once_and_in_its_plain_form() {
        let mut all: Vec<&str> = words().map(|(word, _)| *word).collect();
        all.sort_unstable();
        for pair in all.windows(2) {
            assert_ne!(pair[0], pair[1]);
        }
        for word in all {
            plain_form(word);
            // "From" gives way to the letter on 8x8.
            assert_eq!(file(word).is_some(), word == "с", "{word}");
        }
        let names: Vec<&str> = [FILES, cyrillic::FILES].concat().concat();
        for name in &names {
            plain_form(name);
            assert_eq!(names.iter().filter(|it| *it == name).count(), 1, "{name}");
        }
    }

    /// A word that is listed is never a number put together as well, in whichever languages.
    #[test]
    fn no_listed_word_is_a_compound_too() {
        for (word, _) in WORDS {
            assert_eq!(compound(word), None, "{word}");
        }
        for names in FILES {
            for name in names {
                assert_eq!(compound(name), None, "{name}");
            }
        }
    }

    #[test]
    fn units_go_before_tens_where_the_language_has_it_so() {
        for (word, number) in [
            ("einundzwanzig", 21),
            ("funfundvierzig", 45),
            ("tweeendertig", 32),
            ("eenenveertig", 41),
            ("zevenentwintig", 27),
        ] {
            assert_eq!(meaning(word), Some(Number(number)), "{word}");
        }
        for word in [
            "einsundzwei",
            "tienentwintig",
            "zwanzigundeins",
            "undzwanzig",
            "zweiund",
        ] {
            assert_eq!(meaning(word), None, "{word}");
        }
    }

    fn plain_form(word: &str) {
        assert!(word.chars().all(char::is_lowercase), "{word}");
        assert!(word.chars().all(|c| plain(c) == c), "{word}");
        let latin = word.bytes().all(|byte| byte.is_ascii());
        let no_latin = !word.bytes().any(|byte| byte.is_ascii());
        assert!(latin || no_latin, "{word} is of two alphabets");
    }
}
