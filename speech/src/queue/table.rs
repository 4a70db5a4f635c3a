//! The interruption table: what an arrival does to what is being said. `docs/speech-priorities.md`
//! gives the reasons, and `speech/tests/words/interruptions/table.rs` goes through it cell by cell.

use std::time::Duration;

use crate::announcement::{Priority, Series, YieldsTo};
use crate::utterance::{Utterance, VoiceSlot};

/// What an arrival does to the utterance that is being spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// It waits for its turn.
    Waits,
    /// It begins at once; the other is said again afterwards, from its beginning.
    CutsForNow,
    /// It begins at once; the other is not said again.
    CutsForGood,
}

/// The table.
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

/// The cell for these two: what is wanted at once cuts a move too, which is said again afterwards, unless that is
/// itself wanted at once; and what yields to it does not cut it, as a mark of the clock does not cut the reading of
/// that clock.
#[must_use]
pub fn cell_of(arriving: &Utterance, speaking: &Utterance) -> Cell {
    match (arriving.at_once, speaking.at_once) {
        (true, false) if speaking.priority == Priority::Move => Cell::CutsForNow,
        (false, true) if arriving.yields_to == YieldsTo::AtOnce => Cell::Waits,
        _ => cell(arriving.priority, speaking.priority),
    }
}

/// Does a newer utterance take the place of an older one of the same priority? Answers to one
/// listener do, and hints of one series; moves and alarms never do, not even with equal words. The
/// answer that has many parts, as a tour of the sounds, is taken for one: any other answer replaces what
/// is left of it.
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
    /// A voice of this computer that has begun before answers a start within this. Speech Dispatcher took 1.3 to 32 ms where it was
    /// measured; half a second is what players wait before they wonder.
    pub begin: Duration,
    /// A voice that never began yet may still be starting its synthesiser, which took up to two
    /// seconds.
    pub first_begin: Duration,
    /// So much later everything may come from a voice that looks for the voice of a language. The speech service lists
    /// all it has meanwhile, twice: up to 0.75 s each time on an idle machine, 2.3 s on a very busy one.
    pub search: Duration,
    /// A character takes about 60 ms at 175 words a minute, and 130 ms at 80, the slowest rate.
    pub per_character: Duration,
    /// What an utterance takes beyond its characters: an earcon, silence at both ends.
    pub beyond_characters: Duration,
    /// Silence after an utterance before the next may begin; without it two moves run together. Longer than the
    /// pauses inside one (the earcon's is 60 ms), and about a syllable: a listener hears that something new begins,
    /// and sixty moves cost seven seconds. [`Waits::gap_after`] says where it is kept.
    pub gap: Duration,
    /// At the end of input the queue has this long to finish.
    pub finish: Duration,
    /// A hint that could not begin within this is of no use any more.
    pub hint: Duration,
    /// Where nothing stands in for a lost voice, what waits waits so long for it: as long as it takes to find
    /// a plug. What is older is asked for with `history`.
    pub away: Duration,
    /// This many utterances may wait: two games' worth of moves. Beyond it hints go first, then
    /// answers, then the oldest move.
    pub most_waiting: usize,
    /// A voice may fail this often on one utterance before it is replaced.
    pub failures: u8,
    /// No voice says a character in less: the fastest that listeners use take some 15 ms.
    pub least_per_character: Duration,
    /// Of fewer characters nothing is told by how long they took.
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
    /// the last sample. The speech service reports it some 0.3 s later, which is gap enough, and
    /// print needs none.
    #[must_use]
    pub const fn gap_after(&self, voice: VoiceSlot) -> Option<Duration> {
        match voice {
            VoiceSlot::Embedded | VoiceSlot::Wav => Some(self.gap),
            VoiceSlot::ScreenReader | VoiceSlot::System | VoiceSlot::Page | VoiceSlot::Text => None,
        }
    }

    /// So long a voice may take to begin. A page of a desk answers over a network, where what is lost is sent again after
    /// some hundred milliseconds: it always has the longer time, and is known to be gone by its heartbeat.
    pub(super) const fn patience_with(&self, voice: VoiceSlot, has_begun: bool) -> Duration {
        match (voice, has_begun) {
            (VoiceSlot::Page, _) | (_, false) => self.first_begin,
            (_, true) => self.begin,
        }
    }

    /// True if this voice can have said that in so long. The speech service only passes on what its module tells, and a module whose
    /// player is missing tells the end at once; the others end with the last sample, or are asked otherwise whether they are there.
    #[must_use]
    pub fn can_have_said(&self, voice: VoiceSlot, text: Option<&str>, took: Duration) -> bool {
        let characters = text.map_or(0, |text| text.chars().count());
        let least = u32::try_from(characters).map_or(Duration::MAX, |count| {
            self.least_per_character.saturating_mul(count)
        });
        voice != VoiceSlot::System || characters < self.few_characters || took >= least
    }

    /// The silence between utterances divided by `speed`, for tests. Patience with voices is not:
    /// a sound device and a speech service keep their own time.
    #[must_use]
    pub fn divided(self, speed: u32) -> Waits {
        Waits {
            gap: self.gap / speed.max(1),
            ..self
        }
    }

    /// A voice that began may take this long to end: twice what the slowest would need.
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
