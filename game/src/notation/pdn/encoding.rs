// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads text that is not UTF-8: the encodings of older European programs. They are distinguished by letters, which occur in names,
//! and signs, which do not.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

/// The encoding of text that is not UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    /// Windows-1252, for Western Europe.
    Windows1252,
    /// Windows-1250, for Poland and its neighbours.
    Windows1250,
    /// Latin-2, for Poland and its neighbours before Windows.
    Latin2,
    /// Windows-1251, for Cyrillic.
    Windows1251,
    /// KOI8, for Cyrillic on Unix and in early e-mail.
    Koi8,
    /// Code page 866, for Cyrillic on DOS.
    Cp866,
}

impl Encoding {
    /// The common name of the encoding.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Encoding::Windows1252 => "Windows-1252",
            Encoding::Windows1250 => "Windows-1250",
            Encoding::Latin2 => "ISO 8859-2",
            Encoding::Windows1251 => "Windows-1251",
            Encoding::Koi8 => "KOI8-R",
            Encoding::Cp866 => "CP866",
        }
    }

    /// The encoding in which `text` is written, if its bytes show it.
    pub(super) fn told_by(text: &[u8]) -> Option<Encoding> {
        if let Some(cyrillic) = cyrillic(text) {
            return Some(cyrillic);
        }
        let mut run = 0_usize;
        let (mut polish, mut windows, mut iso) = (0_usize, 0_usize, 0_usize);
        for (at, byte) in text.iter().copied().enumerate() {
            run = if byte >= 0xc0 {
                run.saturating_add(1)
            } else {
                0
            };
            if run == 3 {
                // No word of a Latin alphabet has three letters with marks in a row.
                return Some(Encoding::Windows1251);
            }
            let before = at.checked_sub(1).and_then(|at| text.get(at));
            let behind = text.get(at.saturating_add(1));
            let letter = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphabetic() || *b >= 0xc0);
            if !letter(before) && !letter(behind) {
                continue;
            }
            // In the Western European encoding these bytes are signs that no name contains: currencies, fractions, marks.
            match byte {
                0xa3 | 0xaf | 0xb3 | 0xbf => polish = polish.saturating_add(1),
                // The œ of the French cœur has one of these bytes.
                0x8c | 0x9c if behind.is_some_and(|b| b.eq_ignore_ascii_case(&b'u')) => {}
                0x8c | 0x8f | 0x9c | 0x9f | 0xa5 | 0xb9 => windows = windows.saturating_add(1),
                0xa1 | 0xa6 | 0xac | 0xb1 | 0xb6 | 0xbc => iso = iso.saturating_add(1),
                _ => {}
            }
        }
        match (polish, windows, iso) {
            (0, 0, 0) => None,
            _ if iso > windows => Some(Encoding::Latin2),
            _ => Some(Encoding::Windows1250),
        }
    }

    /// Appends `text` as UTF-8 to `out`.
    pub(super) fn decode(self, text: &[u8], out: &mut Vec<u8>) {
        let mut letter = [0; 4];
        for byte in text.iter().copied() {
            let c = if byte.is_ascii() {
                char::from(byte)
            } else {
                self.letter(byte)
            };
            out.extend(c.encode_utf8(&mut letter).as_bytes());
        }
    }

    fn letter(self, byte: u8) -> char {
        let (table, first) = match self {
            Encoding::Windows1252 => (WINDOWS_1252, 0x80),
            Encoding::Windows1250 => (WINDOWS_1250, 0x80),
            Encoding::Latin2 => (LATIN_2, 0xa0),
            Encoding::Windows1251 => (WINDOWS_1251, 0x80),
            Encoding::Koi8 => (KOI8, 0xc0),
            Encoding::Cp866 => return cp866(byte),
        };
        let at = byte.checked_sub(first);
        let found = at.and_then(|at| table.chars().nth(usize::from(at)));
        found.unwrap_or(char::REPLACEMENT_CHARACTER)
    }
}

/// Recognises Cyrillic words by the bytes of their capitals. In Windows-1251 the capitals come before the small letters, and in
/// KOI8-R after them. In CP866 they have bytes that are signs in other encodings.
fn cyrillic(text: &[u8]) -> Option<Encoding> {
    let (mut windows, mut koi, mut dos) = (0_usize, 0_usize, 0_usize);
    for word in text.split(u8::is_ascii).filter(|word| word.len() > 1) {
        let Some((first, rest)) = word.split_first() else {
            continue;
        };
        let all = |like: fn(&u8) -> bool| rest.iter().all(like);
        let capital = |byte: &u8| (0x80..0xa0).contains(byte);
        let small = |byte: &u8| (0xa0..0xb0).contains(byte) || (0xe0..0xf2).contains(byte);
        if (capital(first) || small(first))
            && (all(small) || all(capital))
            && word.iter().any(|b| *b < 0xc0)
        {
            dos = dos.saturating_add(1);
        } else if (0xc0..0xe0).contains(first) && all(|b| *b >= 0xe0) {
            windows = windows.saturating_add(1);
        } else if *first >= 0xe0 && all(|b| (0xc0..0xe0).contains(b)) {
            koi = koi.saturating_add(1);
        }
    }
    // A Latin word may also contain two such letters next to each other.
    let long = |from: u8, to: u8| {
        text.split(|b| !(from..=to).contains(b))
            .map(<[u8]>::len)
            .max()
            .unwrap_or_default()
    };
    match (windows, koi, dos) {
        (0, 0, 0) => None,
        _ if dos > windows.max(koi) => (long(0x80, 0xf1) > 2).then_some(Encoding::Cp866),
        _ if koi > windows => (long(0xc0, 0xff) > 2).then_some(Encoding::Koi8),
        _ => None,
    }
}

fn cp866(byte: u8) -> char {
    let code = match byte {
        0x80..0xb0 => u32::from(byte).saturating_add(0x390),
        0xe0..0xf0 => u32::from(byte).saturating_add(0x360),
        0xf0 => 0x401,
        0xf1 => 0x451,
        0xfc => u32::from('\u{2116}'),
        0xff => 0xa0,
        _ => return char::REPLACEMENT_CHARACTER,
    };
    char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The letters of KOI8 from byte 0xc0 on.
const KOI8: &str = "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ";

/// The characters of Windows-1252 from byte 0x80 on.
const WINDOWS_1252: &str = "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ\u{a0}¡¢£¤¥¦§¨©ª«\
    ¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùú\
    ûüýþÿ";

/// The characters of Windows-1250 from byte 0x80 on. No letter in these texts has a double acute, so ½, which results need,
/// replaces it.
const WINDOWS_1250: &str = "€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰Š‹ŚŤŽŹ\u{fffd}‘’“”•–—\u{fffd}™š›śťžź\u{a0}ˇ˘Ł¤Ą¦§¨©Ş«\
    ¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ½ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůú\
    űüýţ˙";

/// The characters of Latin-2 from byte 0xa0 on. Here, too, ½ replaces the double acute.
const LATIN_2: &str = "\u{a0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{ad}ŽŻ°ą˛ł´ľśˇ¸šşťź½žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčé\
    ęëěíîďđńňóôőö÷řůúűüýţ˙";

/// The characters of Windows-1251 from byte 0x80 on.
const WINDOWS_1251: &str = "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{fffd}™љ›њќћџ\u{a0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{ad}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВ\
    ГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя";

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(text: &[u8]) -> (Option<Encoding>, String) {
        let told = Encoding::told_by(text);
        let mut out = Vec::new();
        told.unwrap_or(Encoding::Windows1252).decode(text, &mut out);
        (told, String::from_utf8(out).unwrap())
    }

    #[test]
    fn names_are_read_in_what_they_were_written_in() {
        for (text, told, read) in [
            (
                &b"\xa3\xf3d\x9f, Pawe\xb3"[..],
                Some(Encoding::Windows1250),
                "Łódź, Paweł",
            ),
            (
                b"\xa3\xf3d\xbc, B\xb1k",
                Some(Encoding::Latin2),
                "Łódź, Bąk",
            ),
            (b"\xb6wi\xeaty", Some(Encoding::Latin2), "święty"),
            (b"\x9cwi\xeaty", Some(Encoding::Windows1250), "święty"),
            (b"Andr\xe9, c\x9cur, M\xfcller", None, "André, cœur, Müller"),
            (b"10 \xa3, 5 \xb3", None, "10 £, 5 ³"),
            (b"\xc8\xe2\xe0\xed", Some(Encoding::Windows1251), "Иван"),
            (b"\xe9\xd7\xc1\xce\xcf\xd7", Some(Encoding::Koi8), "Иванов"),
            (
                b"\x88\xa2\xa0\xad\xae\xa2, \x92\xa2\xa5\xe0\xec",
                Some(Encoding::Cp866),
                "Иванов, Тверь",
            ),
            (
                b"\xc8\xc2\xc0\xcd\xce\xc2",
                Some(Encoding::Windows1251),
                "ИВАНОВ",
            ),
            (b"32\x9628 \xbd-\xbd", None, "32–28 ½-½"),
            (
                b"Pawe\xb3 \xbd-\xbd",
                Some(Encoding::Windows1250),
                "Paweł ½-½",
            ),
        ] {
            assert_eq!(decoded(text), (told, read.to_owned()));
        }
        for table in [WINDOWS_1250, WINDOWS_1251, WINDOWS_1252] {
            assert_eq!(table.chars().count(), 128);
        }
        assert_eq!(LATIN_2.chars().count(), 96);
    }
}
