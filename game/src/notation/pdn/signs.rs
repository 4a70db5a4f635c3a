// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of the characters between the squares of a game's text: everything that a keyboard, a word processor or another
//! alphabet puts in place of a hyphen and a cross.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

/// The role of a character between squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// A digit of any script.
    Digit(u8),
    /// A letter that is no sign.
    Letter,
    /// Any blank except a line end; also the characters `\r`, and a line between columns.
    Blank,
    /// The end of a line.
    Break,
    /// A hyphen, a dash, an arrow that points on.
    Dash,
    /// A cross, or a letter that looks like one.
    Cross,
    /// Any other sign.
    Sign,
    /// A character without width.
    Nothing,
    /// A sign with a meaning of its own in a game file: brackets, quotes, marks, a star.
    Own,
    /// The end of the text.
    End,
}

/// The character at `at`, and its number of bytes.
pub(super) fn char_at(text: &[u8], at: usize) -> Option<(char, usize)> {
    let first = *text.get(at)?;
    let width = match first {
        0..0x80 => return Some((char::from(first), 1)),
        0xc0..0xe0 => 2,
        0xe0..0xf0 => 3,
        _ => 4,
    };
    let bytes = text.get(at..at.saturating_add(width));
    let read = bytes.and_then(|bytes| std::str::from_utf8(bytes).ok()?.chars().next());
    Some(read.map_or((char::REPLACEMENT_CHARACTER, 1), |c| (c, width)))
}

/// The class of the character at `at`, and the number of bytes it takes.
pub(super) fn class_at(text: &[u8], at: usize) -> (Class, usize) {
    let Some((c, width)) = char_at(text, at) else {
        return (Class::End, 0);
    };
    if c == '\\' && is_literal_end(text.get(at..).unwrap_or_default()) {
        return (Class::Blank, 2);
    }
    (class(c), width)
}

/// True if these are the two characters `\r` or `\n` where a line should end.
pub(super) fn is_literal_end(text: &[u8]) -> bool {
    let ends = matches!(text, [b'\\', b'r' | b'n', ..]);
    ends && text.get(2).is_none_or(|b| !b.is_ascii_alphanumeric())
}

fn class(c: char) -> Class {
    match c {
        '0'..='9' => Class::Digit(c as u8),
        '\n' => Class::Break,
        '(' | ')' | '[' | ']' | '{' | '}' | '"' | '$' | ';' | '!' | '?' | '*' => Class::Own,
        '-' | '_' | '~' | '>' => Class::Dash,
        'x' | 'X' => Class::Cross,
        _ if c.is_ascii_alphabetic() => Class::Letter,
        _ if c.is_whitespace() || c < ' ' || c == '|' => Class::Blank,
        _ if c.is_ascii() => Class::Sign,
        _ => beyond_ascii(c),
    }
}

fn beyond_ascii(c: char) -> Class {
    if let Some(digit) = digit_of(c) {
        return Class::Digit(digit);
    }
    match c {
        // Characters of zero width, and those that turn the direction of writing.
        '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}' => Class::Nothing,
        _ if is_dash(c) => Class::Dash,
        _ if is_cross(c) => Class::Cross,
        // Lines between columns.
        '\u{a6}' | '\u{2016}' | '\u{2502}' | '\u{2503}' | '\u{2551}' | '\u{ff5c}' => Class::Blank,
        _ if c.is_whitespace() => Class::Blank,
        _ if c.is_alphanumeric() => Class::Letter,
        _ => Class::Sign,
    }
}

/// The first digit of each script that occurs: Arabic, Persian, Indian scripts, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian,
/// full width.
const ZEROS: [u32; 18] = [
    0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50,
    0xed0, 0xf20, 0x1040, 0x17e0, 0xff10,
];

/// A digit of another script, or a mathematical one, as an ASCII digit.
pub(in crate::notation) fn digit_of(c: char) -> Option<u8> {
    let code = u32::from(c);
    let value = match code {
        0x1d7ce..=0x1d7ff => code.checked_sub(0x1d7ce)?.checked_rem(10)?,
        0x1810..=0x1819 => code.checked_sub(0x1810)?,
        _ => {
            let zero = ZEROS.iter().rfind(|zero| **zero <= code)?;
            code.checked_sub(*zero).filter(|value| *value < 10)?
        }
    };
    u8::try_from(value).ok()?.checked_add(b'0')
}

/// The digit for which a scan has this letter: `l` for 1 and `O` for 0, of any alphabet.
pub(in crate::notation) fn scanned(c: char) -> Option<u8> {
    Some(match c {
        'l' | 'I' | 'i' | '\u{406}' | '\u{456}' | '\u{399}' | '\u{131}' => b'1',
        'O' | 'o' | '\u{41e}' | '\u{43e}' | '\u{39f}' | '\u{3bf}' => b'0',
        _ => return None,
    })
}

/// A typed character, with the signs and digits of other keyboards replaced by those of this one; `None` for a character without
/// width.
pub(in crate::notation) fn typed(c: char) -> Option<char> {
    if c.is_ascii() {
        return Some(c);
    }
    match class(c) {
        Class::Digit(digit) => Some(char::from(digit)),
        Class::Dash => Some('-'),
        Class::Cross if !c.is_alphabetic() => Some('×'),
        Class::Nothing => None,
        _ => Some(c),
    }
}

fn is_dash(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{2d7}' | '\u{58a}' | '\u{5be}' | '\u{1400}' | '\u{1806}' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2027}'
                | '\u{203a}'
                | '\u{2043}'
                | '\u{2053}'
                | '\u{207b}'
                | '\u{208b}'
                | '\u{2212}'
                | '\u{223c}'
                | '\u{22ef}'
                | '\u{2500}'
                | '\u{2501}'
                | '\u{2504}'
                | '\u{2505}'
                | '\u{2508}'
                | '\u{2509}'
                | '\u{254c}'
                | '\u{254d}'
                | '\u{2574}'
                | '\u{2576}'
                | '\u{2578}'
                | '\u{257a}'
                | '\u{2796}'
                | '\u{2e17}'
                | '\u{2e1a}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{2e40}'
                | '\u{301c}'
                | '\u{3030}'
                | '\u{30a0}'
                | '\u{30fc}'
                | '\u{4e00}'
                | '\u{fe31}'
                | '\u{fe32}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
                | '\u{ff3f}'
                | '\u{ff5e}'
                | '\u{ff1e}'
                | '\u{ff70}'
                | '\u{bb}'
    ) || points_on(c)
}

/// True for an arrow in any style, unless it points back to the square before it.
fn points_on(c: char) -> bool {
    let arrow = matches!(c,
        '\u{2190}'..='\u{21ff}' | '\u{2794}' | '\u{2798}'..='\u{27be}' | '\u{27f0}'..='\u{27ff}'
        | '\u{2900}'..='\u{297f}' | '\u{2b00}'..='\u{2bff}' | '\u{25b6}' | '\u{25b8}' | '\u{25ba}');
    arrow
        && !matches!(
            c,
            '\u{2190}' | '\u{21d0}' | '\u{27f5}' | '\u{27f8}' | '\u{2b05}'
        )
}

fn is_cross(c: char) -> bool {
    matches!(
        c,
        '\u{d7}' | '\u{3a7}' | '\u{3c7}' | '\u{425}' | '\u{445}' | '\u{2573}' | '\u{2715}'
            ..='\u{2718}'
                | '\u{274c}'
                | '\u{274e}'
                | '\u{292b}'
                | '\u{292c}'
                | '\u{2a09}'
                | '\u{2a2f}'
                | '\u{2613}'
                | '\u{ff38}'
                | '\u{ff58}'
                | '\u{1f5d9}'
    )
}

/// A character of a half-move in standard spelling: ASCII digits, small letters of files, a hyphen, a cross. Any other character
/// stays as it is.
pub(in crate::notation) fn plain(c: char) -> char {
    let letter = |byte: u8| char::from(byte);
    match class(c) {
        Class::Digit(digit) => letter(digit),
        Class::Dash if !c.is_ascii() => '-',
        Class::Cross => 'x',
        Class::Letter => file(c).map_or(c, letter),
        _ if matches!(c, '：' | '∶') => ':',
        _ => c,
    }
}

/// The file that a letter names, as a small letter: Latin, full width, or Cyrillic letters that look or sound like it.
pub(in crate::notation) fn file(c: char) -> Option<u8> {
    Some(match c {
        'a'..='h' => c as u8,
        'A'..='H' => (c as u8).to_ascii_lowercase(),
        '\u{ff41}'..='\u{ff48}' | '\u{ff21}'..='\u{ff28}' => (c as u32 & 0xf) as u8 | 0x60,
        'а' | 'А' => b'a',
        'в' | 'В' | 'б' | 'Б' => b'b',
        'с' | 'С' | 'ц' | 'Ц' => b'c',
        'ԁ' | 'д' | 'Д' => b'd',
        'е' | 'Е' => b'e',
        'ф' | 'Ф' => b'f',
        'ɡ' | 'г' | 'Г' | 'ж' | 'Ж' => b'g',
        'һ' | 'Һ' | 'н' | 'Н' => b'h',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_hyphen_or_a_cross_is_one() {
        for c in "-‐‑‒–—―−－﹣~_→>\u{ad}".chars() {
            assert_eq!(class(c), Class::Dash, "{c:?}");
        }
        for c in "xX×хХχ✕✖ｘ".chars() {
            assert_eq!(class(c), Class::Cross, "{c:?}");
        }
        for c in "|│¦".chars() {
            assert_eq!(class(c), Class::Blank, "{c:?}");
        }
        for c in ":/=+<←·%#'".chars() {
            assert_eq!(class(c), Class::Sign, "{c:?}");
        }
        for (c, digit) in [
            ('３', b'3'),
            ('０', b'0'),
            ('7', b'7'),
            ('٣', b'3'),
            ('۹', b'9'),
            ('४', b'4'),
            ('𝟝', b'5'),
        ] {
            assert_eq!(class(c), Class::Digit(digit));
        }
        for c in "\u{a0}\u{2009}\u{202f}\u{3000} \t\r".chars() {
            assert_eq!(class(c), Class::Blank, "{c:?}");
        }
        assert_eq!(
            "ｄаВԁһ".chars().map(file).collect::<Vec<_>>(),
            [b'd', b'a', b'b', b'd', b'h'].map(Some)
        );
        assert_eq!(class_at(b"\\r 19", 0), (Class::Blank, 2));
        assert_eq!(class_at(b"\\rest", 0), (Class::Sign, 1));
        assert_eq!(class_at(b"\xff", 0), (Class::Sign, 1));
        assert_eq!(class_at(b"", 0), (Class::End, 0));
    }
}
