// SPDX-License-Identifier: GPL-3.0-or-later
//! The hint for an arbiter with a line that was not understood: the way to write it, or the reason why it does nothing.

use zgoda_record::sentence::examples::Example;
use zgoda_record::sentence::{Sentence, Shown};

use super::{ArbiterWord, Word};

/// The way in which a word of the arbiter's is to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A line with this word: `charge black 3:20`.
    Word(ArbiterWord),
    /// The answer to a sheet: yes, no, unreadable, or the half-move that stands on the sheet.
    Sheet,
    /// A loss by sanction needs the sanction first.
    SanctionFirst,
    /// A draw with advantage exists only on 100 squares, where the event tells the draws apart.
    NoAdvantage,
    /// An unproven claim is not granted by its rule.
    NotProven,
    /// The clocks stand, and another word was typed for `resume`.
    Resume,
    /// A typed word asks to undo something: each act of an arbiter has its own word for that.
    Undo,
    /// `decide 3-0` is no result, and nothing was decided.
    NoSuchScore,
    /// A player who has moved is present, so cannot be noted absent (Kodeks II 4.5).
    AbsentTooLate,
    /// No player of that side was noted absent.
    NotAbsent,
    /// Only the chief arbiter gives sanctions (Kodeks II 2.5).
    ChiefsSanction,
    /// Only the chief arbiter takes back an arbiter's decision (Kodeks IV 1).
    ChiefsDecision,
    /// Only the chief arbiter decides about the owner of a device.
    ChiefsDevice,
    /// Only the chief arbiter moves the clock to another place (Kodeks II 3.6.2).
    ChiefsClock,
}

/// The hint of a word has its name, as the language files write it.
impl Shown for Hint {
    fn show(&self, name: &'static str, sentence: &mut Sentence) {
        let own = match self {
            Hint::Word(word) => return sentence.give(name, word.word().replace(' ', "-")),
            Hint::Sheet => "sheet",
            Hint::SanctionFirst => "sanction-first",
            Hint::NoAdvantage => "no-advantage",
            Hint::NotProven => "not-proven",
            Hint::Resume => "resume",
            Hint::Undo => "undo",
            Hint::NoSuchScore => "no-such-score",
            Hint::AbsentTooLate => "absent-too-late",
            Hint::NotAbsent => "not-absent",
            Hint::ChiefsSanction => "chiefs-sanction",
            Hint::ChiefsDecision => "chiefs-decision",
            Hint::ChiefsDevice => "chiefs-device",
            Hint::ChiefsClock => "chiefs-clock",
        };
        sentence.give(name, own);
    }
}

impl Example for Hint {
    fn examples() -> Vec<Hint> {
        let words = Word::ALL.into_iter().filter_map(Word::hint);
        let others = [
            Hint::Sheet,
            Hint::SanctionFirst,
            Hint::NoAdvantage,
            Hint::NotProven,
            Hint::Resume,
            Hint::Undo,
            Hint::NoSuchScore,
            Hint::AbsentTooLate,
            Hint::NotAbsent,
            Hint::ChiefsSanction,
            Hint::ChiefsDecision,
            Hint::ChiefsDevice,
            Hint::ChiefsClock,
        ];
        words.chain(others).collect()
    }
}
