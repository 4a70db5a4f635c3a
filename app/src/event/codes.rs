//! The arbiters' codes, as the event file gives them: each arbiter has one of their own (Kodeks IV 1).
//!
//! What may be a code is said here; what it opens is the desk's.

use zgoda_game::Variant;

use crate::record::event::CodeOf;
use crate::session::command;

/// A shorter one is soon guessed.
pub(super) const SHORTEST: usize = 4;

/// So many round arbiters an event has at most; it is the number of an octet.
const MOST: usize = 255;

/// The codes of an event. They are nobody's business, not even the record's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes {
    /// The chief arbiter's.
    pub chief: Option<String>,
    /// The round arbiters', in the order in which the event file names them.
    pub round: Vec<RoundArbiter>,
}

/// A round arbiter (Kodeks IV 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundArbiter {
    /// The name; the record keeps it where it can be forgotten.
    pub name: String,
    /// The code.
    pub code: String,
}

/// Why something is no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// Soon guessed.
    #[error("is too short; a code has four characters at least")]
    Short,
    /// It could not be told from what is typed in a game.
    #[error(
        "has in it a word of a command, in one of the languages of the program, or a square or half-move; choose another"
    )]
    Read,
    /// Nobody could tell whose it is.
    #[error("is another arbiter's code too; choose another")]
    Shared,
    /// More than can be told apart.
    #[error("is one arbiter too many; 255 can be named")]
    TooMany,
}

impl Codes {
    /// Is there none?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.chief.is_none() && self.round.is_empty()
    }

    /// Whose code was typed, if it is anybody's.
    #[must_use]
    pub fn whose(&self, typed: &str) -> Option<CodeOf> {
        let mut all = self.all();
        all.find(|(_, code)| *code == typed).map(|(of, _)| of)
    }

    /// The name of the round arbiter with this number.
    #[must_use]
    pub fn named(&self, of: CodeOf) -> Option<&str> {
        let CodeOf::Round(number) = of else {
            return None;
        };
        let arbiter = self.round.get(usize::from(number).checked_sub(1)?)?;
        Some(&arbiter.name)
    }

    /// The first that may not be one in a game of this variant, and why.
    #[must_use]
    pub fn fault(&self, variant: Variant) -> Option<(CodeOf, NoCode)> {
        if self.round.len() > MOST {
            return Some((CodeOf::Round(u8::MAX), NoCode::TooMany));
        }
        let mut before: Vec<&str> = Vec::new();
        for (of, code) in self.all() {
            let why = no_code(code, variant).or(before.contains(&code).then_some(NoCode::Shared));
            if let Some(why) = why {
                return Some((of, why));
            }
            before.push(code);
        }
        None
    }

    fn all(&self) -> impl Iterator<Item = (CodeOf, &str)> {
        let chief = self.chief.iter().map(|code| (CodeOf::Chief, code.as_str()));
        let round = (1..=u8::MAX).zip(&self.round);
        chief.chain(round.map(|(number, it)| (CodeOf::Round(number), it.code.as_str())))
    }
}

/// Would a line that is this code and nothing else be taken for something else?
fn no_code(code: &str, variant: Variant) -> Option<NoCode> {
    if code.chars().count() < SHORTEST {
        return Some(NoCode::Short);
    }
    command::is_read_otherwise(code, variant).then_some(NoCode::Read)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chief(code: &str) -> Codes {
        Codes {
            chief: Some(code.to_owned()),
            round: Vec::new(),
        }
    }

    #[test]
    fn what_would_be_taken_for_something_else_is_no_code() {
        let ten = Variant::International;
        for (code, why) in [
            ("2468", None),
            ("gołąb", None),
            ("a-b-c-d", Some(NoCode::Read)),
            ("246", Some(NoCode::Short)),
            ("żó1", Some(NoCode::Short)),
            ("3228", Some(NoCode::Read)),
            ("32-28", Some(NoCode::Read)),
            ("dwadzieścia osiem", Some(NoCode::Read)),
            ("zwölf", Some(NoCode::Read)),
            ("press", Some(NoCode::Read)),
            ("PRESS", Some(NoCode::Read)),
            ("cofnij", Some(NoCode::Read)),
        ] {
            let found = chief(code).fault(ten);
            assert_eq!(found, why.map(|why| (CodeOf::Chief, why)), "{code}");
        }
        assert_eq!(chief("c3d4").fault(ten), None);
        let eight = chief("c3d4").fault(Variant::Polish64);
        assert_eq!(eight, Some((CodeOf::Chief, NoCode::Read)));
    }

    #[test]
    fn each_arbiter_has_a_code_of_their_own() {
        let round = |name: &str, code: &str| RoundArbiter {
            name: name.to_owned(),
            code: code.to_owned(),
        };
        let mut codes = Codes {
            chief: Some("2468".to_owned()),
            round: vec![round("A. Nowak", "7531"), round("B. Lis", "8642")],
        };
        assert_eq!(codes.fault(Variant::International), None);
        assert_eq!(codes.whose("8642"), Some(CodeOf::Round(2)));
        assert_eq!(codes.named(CodeOf::Round(2)), Some("B. Lis"));
        assert_eq!(codes.whose("864"), None);
        codes.round[1].code = "2468".to_owned();
        let shared = Some((CodeOf::Round(2), NoCode::Shared));
        assert_eq!(codes.fault(Variant::International), shared);
    }
}
