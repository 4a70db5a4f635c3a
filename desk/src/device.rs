// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of a device's cookies: a token for each of its tables, a secret for forms, and a language.
//!
//! Scripts cannot read the cookies, and other sites cannot make a browser send them. Over TLS their names have a prefix, so that a
//! browser accepts them only from this host over TLS.

#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "any program can send any cookies"
    )
)]

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use data_encoding::HEXLOWER;
use zgoda_speech::Language;

use super::key::{self, Purpose};
use super::place::Place;
use zgoda::desk_link::wire::Token;

/// Most tables at one device; no person looks after more at once.
pub(super) const MOST_TABLES: usize = 64;
/// Longest token; a longer text is not a token.
const LONGEST_TOKEN: usize = 256;
/// Bytes of the secret for forms.
const VISIT: usize = 16;
/// The time for which a device keeps a right to a table: longer than a day of play, shorter than an event.
const TOKEN_SECONDS: u32 = 36 * 60 * 60;
/// The time for which a device keeps its language, about a season.
const LANGUAGE_SECONDS: u32 = 180 * 24 * 60 * 60;
/// The sign between a place and its token.
const BETWEEN: char = '~';

/// The way in which a browser reaches the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Door {
    /// Without TLS: on this computer, or by a cable.
    Plain,
    /// Over TLS, with a certificate.
    Tls,
}

/// The secret of a device for its forms; this secret gives no right to a table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Visit(String);

impl std::fmt::Debug for Visit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Visit")
    }
}

/// A table that a device may look at.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Held {
    /// The name of the table in addresses.
    pub(super) at: String,
    pub(super) token: Token,
    /// The place at which the device last reached the table.
    pub(super) home: Place,
}

/// The contents of the cookies of a request, as far as they are valid.
#[derive(Clone)]
pub(super) struct BrowserDevice {
    /// The device's secret, if it has one.
    pub(super) visit: Option<Visit>,
    /// The tables that the device holds.
    pub(super) tables: Vec<Held>,
    /// The language that was chosen on the device, otherwise the first language of its browser's list that the program speaks.
    pub(super) language: Option<Language>,
}

impl Visit {
    /// Makes a new secret; `None` if the computer has no random numbers.
    pub(super) fn new() -> Option<Visit> {
        let mut bytes = [0; VISIT];
        getrandom::fill(&mut bytes).ok()?;
        Some(Visit(HEXLOWER.encode(&bytes)))
    }

    fn read(text: &str) -> Option<Visit> {
        let is_one = text.len() == 2 * VISIT && text.bytes().all(|it| it.is_ascii_hexdigit());
        is_one.then(|| Visit(text.to_owned()))
    }

    /// The text from which keys are made.
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

impl Held {
    /// Makes an entry for this token, which a cookie of the device will keep.
    pub(super) fn new(token: Token, home: Place) -> Held {
        let at = key::of(&token.0, Purpose::Address);
        Held { at, token, home }
    }

    fn read(text: &str) -> Option<Held> {
        let (home, token) = text.split_once(BETWEEN)?;
        let token = Token(token.to_owned());
        is_token(&token).then_some(())?;
        Some(Held::new(token, Place::read(home)?))
    }
}

/// True if a cookie can hold the token.
pub(super) fn is_token(Token(token): &Token) -> bool {
    let fits = |byte: u8| byte.is_ascii_graphic() && !b"\",;\\".contains(&byte);
    (1..=LONGEST_TOKEN).contains(&token.len()) && token.bytes().all(fits)
}

impl Door {
    const fn before(self) -> &'static str {
        match self {
            Door::Plain => "zgoda-",
            // Browsers accept a cookie with this prefix only over TLS, and for one whole host.
            Door::Tls => "__Host-zgoda-",
        }
    }

    fn cookie(self, name: &str, value: &str, seconds: u32) -> String {
        let before = self.before();
        let secure = match self {
            Door::Plain => "",
            Door::Tls => "; Secure",
        };
        format!(
            "{before}{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
        )
    }

    /// The cookie that keeps a right.
    pub(super) fn keep(self, held: &Held) -> String {
        let value = format!("{}{BETWEEN}{}", held.home, held.token.0);
        self.cookie(&format!("at-{}", held.at), &value, TOKEN_SECONDS)
    }

    /// The cookie that drops a right.
    pub(super) fn drop(self, at: &str) -> String {
        self.cookie(&format!("at-{at}"), "", 0)
    }

    /// The cookie with the secret for forms.
    pub(super) fn visit(self, visit: &Visit) -> String {
        self.cookie("visit", &visit.0, TOKEN_SECONDS)
    }

    /// The cookie with the language.
    pub(super) fn language(self, language: Language) -> String {
        self.cookie("lang", language.tag(), LANGUAGE_SECONDS)
    }

    /// The rights that a device holds by these headers. A foreign or changed cookie is left out.
    pub(super) fn device(self, headers: &HeaderMap) -> BrowserDevice {
        let mut device = BrowserDevice {
            visit: None,
            tables: Vec::new(),
            language: None,
        };
        let texts = headers.get_all(COOKIE).iter();
        let texts = texts.filter_map(|value| value.to_str().ok());
        for cookie in texts.flat_map(|text| text.split(';')) {
            let Some((name, value)) = cookie.trim().split_once('=') else {
                continue;
            };
            let Some(name) = name.strip_prefix(self.before()) else {
                continue;
            };
            match name {
                "visit" => device.visit = Visit::read(value),
                "lang" => device.language = Language::from_tag(value),
                _ => device.take(name, value),
            }
        }
        device.language = device.language.or_else(|| accepted(headers));
        device
    }
}

impl BrowserDevice {
    fn take(&mut self, name: &str, value: &str) {
        let Some(held) = name.strip_prefix("at-").and_then(|at| {
            let held = Held::read(value)?;
            (held.at == at).then_some(held)
        }) else {
            return;
        };
        let is_there = self.tables.iter().any(|other| other.at == held.at);
        if !is_there && self.tables.len() < MOST_TABLES {
            self.tables.push(held);
        }
    }

    /// The device's right to the table with this name in addresses.
    pub(super) fn held(&self, at: &str) -> Option<&Held> {
        self.tables.iter().find(|held| held.at == at)
    }
}

/// The language of the browser's list that the program speaks and that has the greatest weight; of equal ones the first. A weight
/// of 0 means never (RFC 9110, 12.4.2).
fn accepted(headers: &HeaderMap) -> Option<Language> {
    let text = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(u16, Language)> = None;
    for entry in text.split(',').take(MOST_TABLES) {
        let mut parts = entry.split(';').map(str::trim);
        let Some(language) = parts.next().and_then(Language::from_tag) else {
            continue;
        };
        let weight = parts.next().map_or(Some(WHOLE), weight).unwrap_or(0);
        if weight > best.map_or(0, |(weight, _)| weight) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

/// The weight of an entry that has none written.
const WHOLE: u16 = 1000;

/// A weight in thousandths, such as `q=0.8`; unreadable ones are none.
fn weight(text: &str) -> Option<u16> {
    let (name, number) = text.split_once('=')?;
    if !name.trim().eq_ignore_ascii_case("q") {
        return None;
    }
    let (whole, part) = number.trim().split_once('.').unwrap_or((number.trim(), ""));
    if part.len() > 3 || !part.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let thousandths = format!("{part:0<3}").parse::<u16>().ok()?;
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(WHOLE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda::desk_link::wire::TableNumber;

    fn held() -> Held {
        let home = Place {
            process: "4711".to_owned(),
            table: TableNumber(2),
        };
        Held::new(Token("1.abc~def".to_owned()), home)
    }

    fn sent(set: &[String]) -> HeaderMap {
        let pairs: Vec<&str> = set.iter().map(|it| it.split(';').next().unwrap()).collect();
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, pairs.join("; ").parse().unwrap());
        headers
    }

    #[test]
    fn a_device_holds_what_it_was_given() {
        let visit = Visit::new().unwrap();
        for door in [Door::Plain, Door::Tls] {
            let set = [
                door.visit(&visit),
                door.language(Language::Polish),
                door.keep(&held()),
            ];
            for cookie in &set {
                assert!(cookie.contains("; HttpOnly; SameSite=Strict"), "{cookie}");
                let tls = cookie.contains("; Secure") && cookie.starts_with("__Host-");
                assert_eq!(tls, door == Door::Tls, "{cookie}");
            }
            let device = door.device(&sent(&set));
            assert!(device.visit == Some(visit.clone()));
            assert_eq!(device.language, Some(Language::Polish));
            assert!(device.held(&held().at) == Some(&held()));
        }
    }

    #[test]
    fn what_was_changed_on_the_way_is_not_there() {
        let good = Door::Plain.keep(&held());
        let at = held().at;
        for wrong in [
            good.replace("abc", "abd"),
            good.replace(&at, &at[1..]),
            good.replace('~', ""),
            good.replace("4711.2", "../x.2"),
            format!("zgoda-at-{at}="),
            format!("zgoda-at-{at}"),
        ] {
            assert!(Door::Plain.device(&sent(&[wrong])).tables.is_empty());
        }
        assert!(Door::Tls.device(&sent(&[good])).tables.is_empty());
    }

    #[test]
    fn the_language_of_the_greatest_weight_that_is_spoken_here_is_taken() {
        let taken = |asked: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, asked.parse().unwrap());
            Door::Plain.device(&headers).language
        };
        for (asked, language) in [
            ("xx;q=0.9, uk-UA;q=0.8, en", Some(Language::English)),
            ("xx, uk-UA;q=0.8, en;q=0.7", Some(Language::Ukrainian)),
            ("en;q=0.1, pl;q=0.9", Some(Language::Polish)),
            ("pl, de", Some(Language::Polish)),
            ("pl;q=0.5, de;q=0.50", Some(Language::Polish)),
            ("pl;q=0.501, de ; Q = 0.502", Some(Language::German)),
            ("pl;q=0, en", Some(Language::English)),
            ("pl;q=0", None),
            ("pl;q=0.000, *", None),
            ("fr;q=1.000, nl;q=0.999", Some(Language::French)),
            ("pl;q=2, en;q=0.1", Some(Language::English)),
            ("pl;q=, de;q=0.1234, nl;q=x, ru;level=1, uk;q=.5", None),
            ("", None),
        ] {
            assert_eq!(taken(asked), language, "{asked}");
        }
        let far = format!("{}pl", "xx,".repeat(MOST_TABLES));
        assert_eq!(
            taken(&far),
            None,
            "a list without end is not read to its end"
        );
    }

    #[test]
    fn what_a_cookie_cannot_hold_is_no_token() {
        let long = "a".repeat(LONGEST_TOKEN + 1);
        for wrong in ["", "a b", "a;b", "a\"b", "ą", &long] {
            assert!(!is_token(&Token(wrong.to_owned())), "{wrong}");
        }
        assert!(is_token(&held().token));
    }
}
