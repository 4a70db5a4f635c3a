// SPDX-License-Identifier: GPL-3.0-or-later
//! The interruption table: the effect of an arrival on the current speech. `docs/voices.md` gives the
//! reasons, and `speech/tests/words/interruptions/table.rs` goes through it cell by cell.

use std::time::Duration;

use crate::announcement::{Priority, Series, YieldsTo};
use crate::utterance::{Utterance, VoiceSlot};

/// The effect of an arrival on the utterance that is being spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The arrival waits for its turn.
    Waits,
    /// The arrival begins at once; the other utterance is said again afterwards, from its beginning.
    CutsForNow,
    /// The arrival begins at once; the other utterance is not said again.
    CutsForGood,
}

/// Looks up the table by the priorities alone.
#[must_use]
pub const fn cell(arriving: Priority, speaking: Priority) -> Cell {
    use Cell::{CutsForGood, CutsForNow, Waits};
    match (arriving, speaking) {
        (Priority::Alarm, Priority::Alarm) => Waits,
        (Priority::Alarm, Priority::Move) => CutsForNow,
        (Priority::Alarm, Priority::Reply | Priority::Hint) => CutsForGood,
        (Priority::Move, Priority::Alarm | Priority::Move) => Waits,
        (Priority::Move, Priority::Reply | Priority::Hint) => CutsForGood,
        (Priority::Reply, Priority::Alarm | Priority::Move) => Waits,
        (Priority::Reply, Priority::Reply | Priority::Hint) => CutsForGood,
        (Priority::Hint, Priority::Alarm | Priority::Move | Priority::Reply) => Waits,
        (Priority::Hint, Priority::Hint) => CutsForGood,
    }
}

/// The cell for these two utterances. An utterance wanted at once also cuts a move, unless the move is wanted at once
/// too; the move is said again afterwards. An utterance that yields never cuts an utterance that is wanted at once: a mark of the
/// clock waits for the reading of that clock.
#[must_use]
pub fn cell_of(arriving: &Utterance, speaking: &Utterance) -> Cell {
    match (arriving.at_once, speaking.at_once) {
        (true, false) if speaking.priority == Priority::Move => Cell::CutsForNow,
        (false, true) if arriving.yields_to == YieldsTo::AtOnce => Cell::Waits,
        _ => cell(arriving.priority, speaking.priority),
    }
}

/// True if a newer utterance takes the place of an older utterance of the same priority. A newer answer replaces an older answer to
/// the same listener, and a newer hint an older hint of the same kind to the same listener. Moves and alarms are never replaced,
/// even by equal words. An answer with many parts, such as a tour of the sounds, counts as a single answer: any other answer
/// replaces the rest of the parts.
#[must_use]
pub fn supersedes(newer: &Utterance, older: &Utterance) -> bool {
    newer.priority == older.priority
        && newer.to == older.to
        && match newer.priority {
            Priority::Alarm | Priority::Move => false,
            Priority::Reply => newer.series == Series::Whole,
            Priority::Hint => newer.kind == older.kind,
        }
}

/// Every wait and bound of the queue, each with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// The time within which a voice of this computer must begin, once it has begun an utterance before. Speech
    /// Dispatcher took 1.3 to 32 ms in measurements; players wait half a second before they wonder.
    pub begin: Duration,
    /// The time within which a voice must begin its first utterance. The voice may still be starting its synthesiser,
    /// which took up to two seconds.
    pub first_begin: Duration,
    /// The extra time for every answer of a voice that searches for a voice of the language. The speech service lists
    /// all its voices meanwhile, twice: up to 0.75 s each time on an idle machine, 2.3 s on a very busy machine.
    pub search: Duration,
    /// The time for a character: about 60 ms at 175 words a minute, and 130 ms at 80, the slowest rate.
    pub per_character: Duration,
    /// The time that an utterance takes beyond its characters: an earcon, silence at both ends.
    pub beyond_characters: Duration,
    /// The silence after an utterance before the next may begin; without the silence two moves run together. The
    /// silence is longer than the pauses inside an utterance (the earcon's is 60 ms), and about a syllable: a
    /// listener hears that something new begins, and sixty moves cost seven seconds. [`Waits::gap_after`] says where
    /// the silence is kept.
    pub gap: Duration,
    /// The time that the queue has to finish at the end of input.
    pub finish: Duration,
    /// The time within which a hint must begin to be of use.
    pub hint: Duration,
    /// The time that utterances wait for a lost voice without a substitute: long enough to find a plug. After that the
    /// listener can ask for them with `history`.
    pub away: Duration,
    /// The number of utterances that may wait: two games' worth of moves. Beyond that number hints are dropped first,
    /// then answers, then moves, the oldest of each first.
    pub most_waiting: usize,
    /// The number of failures on one utterance after which a voice is replaced.
    pub failures: u8,
    /// The least time for a character; an utterance that ends sooner was not spoken. The fastest voices that listeners
    /// use take some 15 ms.
    pub least_per_character: Duration,
    /// The number of characters below which a text is too short for the check of `least_per_character`.
    pub few_characters: usize,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits {
            begin: Duration::from_millis(500),
            first_begin: Duration::from_secs(3),
            search: Duration::from_secs(3),
            per_character: Duration::from_millis(130),
            beyond_characters: Duration::from_secs(1),
            gap: Duration::from_millis(120),
            finish: Duration::from_secs(30),
            hint: Duration::from_secs(30),
            away: Duration::from_secs(60),
            most_waiting: 512,
            failures: 2,
            least_per_character: Duration::from_millis(5),
            few_characters: 8,
        }
    }
}

impl Waits {
    /// The silence to be kept after an utterance of this voice. Our own voices report the end with
    /// the last sample. The speech service reports it some 0.3 s later, which is gap enough, and print needs no gap.
    #[must_use]
    pub const fn gap_after(&self, voice: VoiceSlot) -> Option<Duration> {
        match voice {
            VoiceSlot::Embedded | VoiceSlot::Wav => Some(self.gap),
            VoiceSlot::ScreenReader | VoiceSlot::System | VoiceSlot::Page | VoiceSlot::Text => None,
        }
    }

    /// The time that a voice may take to begin. A page of a desk answers over a network, where lost data are sent
    /// again after some hundred milliseconds, so a page always has the longer time. Its heartbeat tells when the page is gone.
    pub(super) const fn patience_with(&self, voice: VoiceSlot, has_begun: bool) -> Duration {
        match (voice, has_begun) {
            (VoiceSlot::Page, _) | (_, false) => self.first_begin,
            (_, true) => self.begin,
        }
    }

    /// True if this voice can have said the text in this time. Only the speech service is doubted: it passes on the
    /// reports of its module, and a module without its player reports the end at once. The other voices end with the
    /// last sample, or their presence is checked in another way.
    #[must_use]
    pub fn can_have_said(&self, voice: VoiceSlot, text: Option<&str>, took: Duration) -> bool {
        let characters = text.map_or(0, |text| text.chars().count());
        let least = u32::try_from(characters).map_or(Duration::MAX, |count| {
            self.least_per_character.saturating_mul(count)
        });
        voice != VoiceSlot::System || characters < self.few_characters || took >= least
    }

    /// Divides the silence between utterances by `speed`, for tests. Patience with voices is not divided: a sound
    /// device and a speech service keep their own time.
    #[must_use]
    pub fn divided(self, speed: u32) -> Waits {
        Waits {
            gap: self.gap / speed.max(1),
            ..self
        }
    }

    /// The time that a voice may take to end after it began: twice the time of the slowest voice.
    #[must_use]
    pub fn until_end(&self, text: Option<&str>) -> Duration {
        let characters = text.map_or(0, |text| text.chars().count());
        let characters = u32::try_from(characters).unwrap_or(u32::MAX);
        self.per_character
            .saturating_mul(characters)
            .saturating_add(self.beyond_characters)
            .saturating_mul(2)
    }
}
