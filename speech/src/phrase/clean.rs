//! Text from outside made fit for a voice: names, files, what somebody typed.
//!
//! Synthesisers read "32-28" as "thirty two dash twenty eight", "12:30" as an hour and `<b>` as
//! they please. So numbers become words, and every sign between them a pause or nothing. Words
//! that were already fit stay as they are.

use crate::numbers::{Gender, Numbers};

/// A voice that reads more than this of what somebody typed is of no use to anybody.
const LONGEST_TYPED: usize = 80;

/// The beginning of a typed line, at most [`LONGEST_TYPED`] characters.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_TYPED).collect()
}

/// The text in letters, spaces, commas, full stops, question and exclamation marks, apostrophes,
/// and hyphens inside words.
pub(super) fn clean(text: &str, numbers: &Numbers) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let before = at.checked_sub(1).and_then(|n| chars.get(n)).copied();
        let after = chars.get(at + 1).copied();
        if c.is_ascii_digit() {
            let run: String = chars
                .iter()
                .skip(at)
                .take_while(|c| c.is_ascii_digit())
                .collect();
            at += run.len();
            out.push(' ');
            out.push_str(&number(&run, numbers));
            out.push(' ');
            continue;
        }
        at += 1;
        let joins_letters = is(before, char::is_alphabetic) && is(after, char::is_alphabetic);
        // The letter of a square is called as in the language, whose voice may not know Latin ones.
        let begins = !is(out.chars().last(), char::is_alphabetic);
        let letter = numbers
            .letter(c)
            .filter(|_| begins && is(after, |c| c.is_ascii_digit()));
        if let Some(letter) = letter {
            out.push_str(letter);
            continue;
        }
        match c {
            'x' | 'X' if takes(before, after) => out.push(' '),
            '-' | '\'' | '’' if joins_letters => out.push(c),
            c if c.is_alphabetic() => out.push(c),
            ',' | '?' | '!' => out.push(c),
            // A full stop is a pause after a word and nothing before one ("zgoda.sqlite").
            '.' if !is(after, char::is_alphanumeric) => out.push(c),
            _ => out.push(' '),
        }
    }
    tidy(&out)
}

fn is(c: Option<char>, test: impl Fn(char) -> bool) -> bool {
    c.is_some_and(test)
}

/// Is an `x` between these the sign of a capture? It is beside a digit, or alone.
fn takes(before: Option<char>, after: Option<char>) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let alone = !is(before, char::is_alphabetic) && !is(after, char::is_alphabetic);
    is(before, digit) || is(after, digit) || alone
}

/// Up to two digits are a number; more are read digit by digit, and so is a leading zero.
fn number(run: &str, numbers: &Numbers) -> String {
    match run.parse::<u64>() {
        Ok(n) if run.len() <= 2 && (run == "0" || !run.starts_with('0')) => {
            numbers.words(n, Gender::Other)
        }
        _ => numbers.digits(run),
    }
}

/// One space between words, none before a comma.
fn tidy(text: &str) -> String {
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    [" ,", " .", " ?", " !"]
        .into_iter()
        .fold(joined, |text, spaced| text.replace(spaced, spaced.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Catalogue, Language};

    #[test]
    fn what_a_voice_would_read_wrongly_is_worded() {
        let numbers = Catalogue::new(Language::English).numbers();
        for (raw, fit) in [
            ("32-28", "thirty two twenty eight"),
            ("32x21", "thirty two twenty one"),
            ("c3xd4", "c three d four"),
            ("32 x 21 Xaver max", "thirty two twenty one Xaver max"),
            ("3228", "three two two eight"),
            ("12:30", "twelve thirty"),
            ("07", "zero seven"),
            ("c3", "c three"),
            ("<speak>a</speak>", "speak a speak"),
            ("Jan (senior) Kowalski-Nowak", "Jan senior Kowalski-Nowak"),
            ("O'Hara, A.", "O'Hara, A."),
            ("zgoda-2.sqlite", "zgoda two sqlite"),
            ("a\u{1b}[31mb\r\n\u{2068}c\u{2069}", "a thirty one mb c"),
            ("", ""),
            (" , ", ","),
        ] {
            assert_eq!(clean(raw, &numbers), fit, "{raw:?}");
        }
    }

    #[test]
    fn the_letters_of_squares_are_called_as_in_the_language() {
        let numbers = Catalogue::new(Language::Russian).numbers();
        for (raw, fit) in [
            ("c3xd4", "цэ три дэ четыре"),
            ("A1-h8", "а один аш восемь"),
            ("pad3 i3", "pad три i три"),
        ] {
            assert_eq!(clean(raw, &numbers), fit, "{raw:?}");
        }
    }

    #[test]
    fn what_is_fit_stays_so() {
        let numbers = Catalogue::new(Language::Polish).numbers();
        for text in [
            "trzydzieści dwa bije dwadzieścia jeden, przez c trzy",
            "tak czy nie?",
            "White's board does not answer",
        ] {
            assert_eq!(clean(text, &numbers), text);
        }
    }
}
