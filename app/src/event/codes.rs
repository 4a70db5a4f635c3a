//! The arbiters' codes, as the event file gives them: each arbiter has one of their own (Kodeks IV 1).

use crate::record::event::CodeOf;

/// The codes of an event. They are nobody's business, not even the record's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codes {
    /// The chief arbiter's.
    pub chief: Option<String>,
    /// The round arbiters', each with the arbiter's name.
    pub round: Vec<(String, String)>,
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
        let chief = self.chief.iter().map(|code| (CodeOf::Chief, code));
        let round = (1..).zip(&self.round);
        let round = round.map(|(number, (_, code))| (CodeOf::Round(number), code));
        let mut all = chief.chain(round);
        all.find(|(_, code)| *code == typed).map(|(of, _)| of)
    }
}
