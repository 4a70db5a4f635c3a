// SPDX-License-Identifier: GPL-3.0-or-later
//! Text from outside made fit for a voice: names, files, typed lines.
//!
//! Synthesisers read "32-28" as "thirty two dash twenty eight", "12:30" as an hour and `<b>` in ways of their own. So
//! numbers become words, and every sign between words a pause or nothing; between two numbers it is always a pause,
//! or "20-7" would be heard as twenty seven. Words that were already fit stay as they are.

use crate::numbers::{Gender, Numbers};

/// The most characters of a typed line that a voice reads usefully.
const LONGEST_TYPED: usize = 80;

/// The sign in front of a half-move that corrects the last one: a numeric keypad has no letters.
const CORRECTS: char = '*';

/// The beginning of a typed line, at most [`LONGEST_TYPED`] characters.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_TYPED).collect()
}

/// The most words, letters and digits of a refused line that are repeated: enough to recognise the line. Letters and digits are
/// read one by one.
const FEW_WORDS: usize = 4;
const FEW_LETTERS: usize = 32;
const FEW_DIGITS: usize = 8;

/// The first few words of a typed line.
pub(super) fn in_brief(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().take(FEW_WORDS).collect();
    let mut digits = 0;
    let few = words.join(" ");
    let few = few.chars().take(FEW_LETTERS).take_while(|c| {
        digits += usize::from(c.is_numeric());
        digits <= FEW_DIGITS
    });
    few.collect()
}

/// Typed text, to be checked by ear: its beginning, with the word `correction` for the sign of a correction in front of a
/// half-move. After a number the same sign means a capture.
pub(super) fn typed(text: &str, correction: &str, numbers: &Numbers) -> String {
    let mut line = String::new();
    for c in shortened(text).chars() {
        let in_front = !line.trim_end().ends_with(|c: char| c.is_ascii_digit());
        if c == CORRECTS && in_front {
            line.push_str(&format!(" {correction}, "));
        } else {
            line.push(c);
        }
    }
    clean(&line, numbers).trim_end_matches(',').to_owned()
}

/// The text in letters, spaces, commas, full stops, question and exclamation marks, apostrophes,
/// and hyphens inside words.
pub(super) fn clean(text: &str, numbers: &Numbers) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut at = 0;
    // True if a number was the last thing said: a number that follows needs a pause before it.
    let mut behind_number = false;
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
            out.push_str(if behind_number { ", " } else { " " });
            out.push_str(&number(&run, numbers));
            out.push(' ');
            behind_number = true;
            continue;
        }
        at += 1;
        let joins_letters = is(before, char::is_alphabetic) && is(after, char::is_alphabetic);
        // The letter of a square is called as in the language, because its voice may not know Latin letters.
        let begins = !is(out.chars().last(), char::is_alphabetic);
        let letter = numbers
            .letter(c)
            .filter(|_| begins && is(after, |c| c.is_ascii_digit()));
        if let Some(letter) = letter {
            out.push_str(letter);
            behind_number = false;
            continue;
        }
        // A semicolon or a colon between two clauses, or before a list, is a pause; within a clock's time it is a
        // sign.
        let c = match c {
            ';' | ':' if !is(after, char::is_alphanumeric) => ',',
            c => c,
        };
        let said = match c {
            'x' | 'X' if takes(before, after) => false,
            '-' | '\'' | '’' => joins_letters,
            ',' | '?' | '!' => true,
            // A full stop is a pause after a word and nothing before one ("zgoda.sqlite").
            '.' => !is(after, char::is_alphanumeric),
            c => c.is_alphabetic(),
        };
        out.push(if said { c } else { ' ' });
        behind_number &= !said;
    }
    tidy(&out)
}

fn is(c: Option<char>, test: impl Fn(char) -> bool) -> bool {
    c.is_some_and(test)
}

/// True if an `x` between these characters is the sign of a capture: it stands beside a digit, or alone.
fn takes(before: Option<char>, after: Option<char>) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let alone = !is(before, char::is_alphabetic) && !is(after, char::is_alphabetic);
    is(before, digit) || is(after, digit) || alone
}

/// Puts a run of digits into words: up to two digits as one number, but more than two digits, or digits with a leading zero, one by
/// one.
fn number(run: &str, numbers: &Numbers) -> String {
    match run.parse::<u64>() {
        Ok(n) if run.len() <= 2 && (run == "0" || !run.starts_with('0')) => {
            numbers.words(n, Gender::Other)
        }
        _ => numbers.digits(run),
    }
}

/// True if the text has letters or digits, and each of them is said. An `x` that could be the sign of a capture is not said, and
/// neither is a digit or a number sign other than 0 to 9.
pub(super) fn is_said_whole(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let beside = |at: Option<usize>| at.and_then(|at| chars.get(at)).copied();
    let mut signs = chars
        .iter()
        .enumerate()
        .filter(|(_, c)| c.is_alphanumeric())
        .peekable();
    let any = signs.peek().is_some();
    any && signs.all(|(at, c)| match c {
        'x' | 'X' => !takes(beside(at.checked_sub(1)), beside(at.checked_add(1))),
        c => c.is_ascii_digit() || c.is_alphabetic(),
    })
}

/// Leaves one space between words and none before a comma.
fn tidy(text: &str) -> String {
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    [" ,", " .", " ?", " !"]
        .into_iter()
        .fold(joined, |text, spaced| text.replace(spaced, spaced.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::language::Language;

    #[test]
    fn what_a_voice_would_read_wrongly_is_worded() {
        let numbers = Catalogue::new(Language::English).numbers();
        for (raw, fit) in [
            ("32-28", "thirty two, twenty eight"),
            ("32x21", "thirty two, twenty one"),
            ("20-7", "twenty, seven"),
            ("40  3", "forty, three"),
            ("1, 2. 3", "one, two. three"),
            ("c3xd4", "c three d four"),
            ("32 x 21 Xaver max", "thirty two, twenty one Xaver max"),
            ("3228", "three two two eight"),
            ("12:30", "twelve, thirty"),
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
    fn a_typed_line_can_be_checked_by_ear() {
        let numbers = Catalogue::new(Language::English).numbers();
        for (raw, fit) in [
            ("*3228", "correction, three two two eight"),
            ("* 32-28", "correction, thirty two, twenty eight"),
            ("white: *20-7", "white, correction, twenty, seven"),
            ("**20 7", "correction, correction, twenty, seven"),
            ("20*25", "twenty, twenty five"),
            ("*", "correction"),
            ("32-28,", "thirty two, twenty eight"),
            ("", ""),
        ] {
            assert_eq!(typed(raw, "correction", &numbers), fit, "{raw:?}");
        }
    }

    #[test]
    fn what_is_not_said_whole_is_told() {
        for said in [
            "quick",
            "at home",
            "5",
            "Xaver max",
            "a.b-c",
            "szybko, ale",
            "блиц",
        ] {
            assert!(is_said_whole(said), "{said}");
        }
        for not in ["", " ,", "x", "x x", "X 5", "x5", "quick x", "٣", "a٣", "½"] {
            assert!(!is_said_whole(not), "{not}");
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
