// SPDX-License-Identifier: GPL-3.0-or-later
//! Makes a text safe to speak: only letters, numbers, marks and spaces reach a voice.
//!
//! A NUL ends the text early in one speech engine and aborts another engine. Other control characters are read
//! aloud by name, or switch the language. Words are not touched here: the phrase book makes them.

/// The text with a space in place of control characters and invisible formatting characters, and
/// without spaces at the ends. An empty text means that there is nothing to say.
pub(super) fn speakable(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    for c in text.chars() {
        let visible = !c.is_control() && !is_invisible(c);
        if visible && !c.is_whitespace() {
            clean.push(c);
        } else if !clean.is_empty() && !clean.ends_with(' ') {
            clean.push(' ');
        }
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Zero-width and direction marks, isolates, byte order mark, line and paragraph separators.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stay_as_they_are() {
        let text = "trzydzieści dwa, dwadzieścia osiem";
        assert_eq!(speakable(text), text);
    }

    #[test]
    fn nothing_that_controls_comes_through() {
        assert_eq!(speakable("a\0b\u{1b}[2J\r\nc\t d"), "a b [2J c d");
        assert_eq!(speakable("\u{2068}22\u{2069}"), "22");
        assert_eq!(speakable("\0\n \u{feff}"), "");
    }
}
