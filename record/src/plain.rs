// SPDX-License-Identifier: GPL-3.0-or-later
//! Text from outside, made safe for a screen or a sheet: characters that control the screen, begin a line, are invisible
//! or turn the direction of reading are replaced by their names, such as `<U+001B>`.
//!
//! Names, files and old records may hold anything, but only the program may begin a line of a protocol, and a name must be read
//! as it is written.

use std::borrow::Cow;
use std::fmt::Write as _;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The most characters of a person's name that is spoken and printed. The command line does not accept a longer name
/// either.
pub const LONGEST_NAME: usize = 80;

/// True if this character is invisible and has an effect on the text around it. The joiners are allowed, because some
/// scripts need them.
#[must_use]
pub fn hides(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}')
}

/// The text with the names of such characters in their place. A tabulator becomes a blank, because it looks like a
/// blank.
#[must_use]
pub fn plain(text: &str) -> Cow<'_, str> {
    if !text.chars().any(hides) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => shown.push(' '),
            c if hides(c) => {
                // Writing to a string does not fail.
                let _ = write!(shown, "<U+{:04X}>", u32::from(c));
            }
            c => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// The lines with the names of such characters in their place. Line ends stay.
#[must_use]
pub fn plain_lines(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| c != '\n' && hides(c)) {
        return Cow::Borrowed(text);
    }
    let lines: Vec<Cow<'_, str>> = text.split('\n').map(plain).collect();
    Cow::Owned(lines.join("\n"))
}

/// A value with all its texts made plain; unchanged if the result cannot be read back as a value of this type.
#[must_use]
pub fn plain_within<T: Serialize + DeserializeOwned + Clone>(value: &T) -> T {
    let made = serde_json::to_value(value).ok().and_then(|value| {
        let plain = texts_made_plain(value);
        serde_json::from_value(plain).ok()
    });
    made.unwrap_or_else(|| value.clone())
}

fn texts_made_plain(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(plain(&text).into_owned()),
        Value::Array(values) => values.into_iter().map(texts_made_plain).collect(),
        Value::Object(fields) => fields
            .into_iter()
            .map(|(name, value)| (name, texts_made_plain(value)))
            .collect(),
        value => value,
    }
}

/// Equivalent JSON without such characters: each is written as a JSON escape.
#[must_use]
pub fn plain_json(json: &str) -> Cow<'_, str> {
    if !json.chars().any(hides) {
        return Cow::Borrowed(json);
    }
    let mut shown = String::with_capacity(json.len());
    for c in json.chars() {
        if hides(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                let _ = write!(shown, "\\u{unit:04x}");
            }
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// The most characters of a clipped text.
const CLIPPED: usize = 80;

/// The beginning of a text from outside, without characters that steer a terminal or the direction of writing.
pub fn clipped(text: &str) -> String {
    let shown = |c: char| {
        if hides(c) {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    };
    let mut clipped: String = text.chars().take(CLIPPED).map(shown).collect();
    if text.chars().nth(CLIPPED).is_some() {
        clipped.pop();
        clipped.push('…');
    }
    clipped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_draws_hides_or_turns_is_named_and_the_rest_stays() {
        for (text, shown) in [
            ("Open\u{1b}[2J", "Open<U+001B>[2J"),
            ("a\nb\r\u{85}\u{2028}", "a<U+000A>b<U+000D><U+0085><U+2028>"),
            ("\u{202e}nasuZ", "<U+202E>nasuZ"),
            ("a\u{200b}b\u{2066}\u{feff}", "a<U+200B>b<U+2066><U+FEFF>"),
            ("a\tb\u{7f}", "a b<U+007F>"),
            ("\u{e0041}", "<U+E0041>"),
            (
                "Żółć, Łucja O'Neill 王 \u{200d}",
                "Żółć, Łucja O'Neill 王 \u{200d}",
            ),
        ] {
            assert_eq!(plain(text), shown);
        }
    }

    #[test]
    fn lines_stay_lines() {
        assert_eq!(plain_lines("a\u{1b}b\nc\n"), "a<U+001B>b\nc\n");
        assert_eq!(plain_lines("a\n\nb"), "a\n\nb");
    }

    #[test]
    fn json_says_the_same_without_them() {
        let text = "a\u{1b}\u{202e}\u{e0041}\u{7f}ż";
        let json = serde_json::to_string(text).unwrap();
        let shown = plain_json(&json);
        assert!(!shown.chars().any(hides));
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), text);
    }

    #[test]
    fn texts_are_made_plain_wherever_they_stand() {
        let value = vec![("a\n".to_owned(), Some("\u{202e}b".to_owned()))];
        let plain = vec![("a<U+000A>".to_owned(), Some("<U+202E>b".to_owned()))];
        assert_eq!(plain_within(&value), plain);
    }
}
