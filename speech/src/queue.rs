//! When each utterance is spoken, and what it interrupts.
//!
//! One queue feeds one output. It is a state machine without I/O: give it what happened with
//! [`Queue::handle`], carry out what [`Queue::poll`] returns, and come back at
//! [`Queue::deadline`]. The life of an utterance:
//!
//! 1. [`Input::Say`] puts it in its place, or cuts what is spoken, after the table in `table`.
//! 2. When its turn comes, [`Effect::Start`] goes to the voice in use.
//! 3. The voice answers [`Input::Begun`] and [`Input::Ended`]. A voice that does neither in time,
//!    fails twice, ends twice faster than any voice speaks or goes away is replaced by the next one,
//!    which says the utterance again under the same id.
//! 4. After an end there is a short silence, so that two utterances do not run together; alarms
//!    and answers asked for in it do not wait for it.
//! 5. [`Effect::Final`] says once, and only once, how it ended.
//!
//! The queue never looks at words: two utterances with the same text are both spoken.

mod events;
mod gap;
mod table;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;

use crate::announcement::Priority;
use crate::utterance::{Final, Status, Utterance, UtteranceId, VoiceSlot, Why};

pub use events::{Effect, Input};
use gap::Gap;
pub use table::{Cell, Waits, cell, cell_of, supersedes};

/// The queue of one output.
#[derive(Debug)]
pub struct Queue {
    waits: Waits,
    /// The voice in use, then those that stand in for it.
    voices: VecDeque<Voice>,
    /// One that may come back after it was lost.
    returning: Option<VoiceSlot>,
    /// Since when it is lost.
    lost: Option<Moment>,
    /// Since when it was lost, while it is back and has said nothing to its end yet.
    unproven: Option<Moment>,
    speaking: Option<Speaking>,
    /// The silence after the last one; `None` while something is spoken, and after a cut.
    gap: Option<Gap>,
    /// One lane a priority, highest first.
    lanes: [VecDeque<Item>; LANES],
    effects: VecDeque<Effect>,
    finish_by: Option<Moment>,
}

#[derive(Debug)]
struct Voice {
    slot: VoiceSlot,
    has_begun: bool,
    /// It looks for the voice of a language.
    searching: bool,
}

impl Voice {
    /// One that has said nothing yet.
    const fn new(slot: VoiceSlot) -> Voice {
        Voice {
            slot,
            has_begun: false,
            searching: false,
        }
    }

    /// So much later than usual everything may come from it.
    const fn lateness(&self, waits: &Waits) -> Duration {
        if self.searching {
            waits.search
        } else {
            Duration::ZERO
        }
    }
}

#[derive(Debug)]
struct Item {
    utterance: Utterance,
    /// Starts so far; a late answer can only belong to an earlier one.
    starts: u32,
    /// Of the voice in use.
    failures: u8,
}

#[derive(Debug)]
struct Speaking {
    item: Item,
    voice: VoiceSlot,
    started: Moment,
    begun: Option<Moment>,
    give_up: Moment,
}

impl Queue {
    /// A queue for these voices, the preferred one first. End the list with [`VoiceSlot::Text`]
    /// and nothing can fail.
    #[must_use]
    pub fn new(voices: impl IntoIterator<Item = VoiceSlot>, waits: Waits) -> Queue {
        Queue {
            waits,
            voices: voices.into_iter().map(Voice::new).collect(),
            returning: None,
            lost: None,
            unproven: None,
            speaking: None,
            gap: None,
            lanes: Default::default(),
            effects: VecDeque::new(),
            finish_by: None,
        }
    }

    /// This voice may come back after it was lost. Until then the next one speaks; where there is none, what
    /// waits waits for it, for a while.
    #[must_use]
    pub fn with_returning(mut self, voice: VoiceSlot) -> Queue {
        self.returning = Some(voice);
        self
    }

    /// Takes in what happened.
    pub fn handle(&mut self, input: Input, now: Moment) {
        match input {
            Input::Say(utterance) => self.say(utterance, now),
            Input::Begun(voice, id) => self.begun(voice, id, now),
            Input::Ended(voice, id) => self.ended(voice, id, now),
            Input::Failed(voice, id, why) => self.failed(voice, id, &why, now),
            Input::VoiceGone(voice) => self.voice_gone(voice, now),
            Input::VoiceBack(voice) => self.voice_back(voice),
            Input::Searching(voice) => self.searching(voice),
            Input::Searched(voice) => self.searched(voice),
            Input::Silence => self.silence(now),
            Input::Forgo => self.leave_out_all(Status::Failed, &Why::DeviceGone, now),
            Input::Finish => self.finish_by = Some(now.after(self.waits.finish)),
            Input::Stop => self.finish_by = Some(now),
            Input::Tick => {}
        }
        self.expire(now);
        self.start(now);
    }

    /// What is to be done next; ask until there is nothing.
    pub fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// When it wants [`Input::Tick`] if nothing happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        if self.is_idle() {
            return None;
        }
        let waiting = self.lanes.iter().flatten();
        waiting
            .filter_map(|item| self.item_until(item))
            .chain(self.given_up())
            .chain(self.speaking.as_ref().map(|speaking| speaking.give_up))
            // Without a voice nobody waits for the end of a silence.
            .chain(self.gap.filter(|_| self.voice().is_some()).map(Gap::until))
            .chain(self.finish_by)
            .min()
    }

    /// Is nothing spoken and nothing waiting?
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.speaking.is_none() && self.lanes.iter().all(VecDeque::is_empty)
    }

    /// The voice in use.
    #[must_use]
    pub fn voice(&self) -> Option<VoiceSlot> {
        self.voices.front().map(|voice| voice.slot)
    }

    // Arrivals.

    fn say(&mut self, utterance: Utterance, now: Moment) {
        let id = utterance.id;
        // What cannot be heard interrupts nothing and supersedes nothing.
        let unheard = if !utterance.words && utterance.earcon.is_none() {
            Some(Why::SoundOnly)
        } else if self.until(&utterance).is_some_and(|until| until <= now) {
            Some(Why::TooLate)
        } else {
            None
        };
        if let Some(why) = unheard {
            let end = Final::unspoken(id, Status::Dropped, why);
            self.effects.push_back(Effect::Final(end));
            return;
        }
        if let Some(speaking) = &self.speaking {
            let spoken = &speaking.item.utterance;
            let replaced = supersedes(&utterance, spoken);
            match cell_of(&utterance, spoken) {
                Cell::Waits => {}
                // What nobody has heard yet is not cut: it waits, as what has not been started does.
                Cell::CutsForGood
                    if utterance.priority == Priority::Alarm && speaking.begun.is_none() =>
                {
                    self.put_back();
                }
                // An answer to somebody else and a hint of another series are no successors.
                Cell::CutsForGood if spoken.priority == utterance.priority && !replaced => {}
                Cell::CutsForGood if replaced => {
                    self.cut_for_good(Status::Superseded, Why::SupersededBy(id), now);
                }
                Cell::CutsForGood => self.cut_for_good(Status::Dropped, Why::CutBy(id), now),
                Cell::CutsForNow => self.put_back(),
            }
        }
        // In whatever lane it waits: an answer wanted at once is an answer too.
        self.leave_out_where(Status::Superseded, &Why::SupersededBy(id), |_, older| {
            supersedes(&utterance, &older.utterance)
        });
        self.lanes[lane_of(&utterance)].push_back(Item {
            utterance,
            starts: 0,
            failures: 0,
        });
        self.make_room();
    }

    /// Nothing is lost silently: what does not fit goes, least urgent and oldest first, with its
    /// reason in the transcript and its words in the history.
    fn make_room(&mut self) {
        while self.lanes.iter().map(VecDeque::len).sum::<usize>() > self.waits.most_waiting {
            let Some(oldest) = self.lanes.iter_mut().rev().find_map(VecDeque::pop_front) else {
                return;
            };
            self.leave_out(&oldest, Status::Dropped, Why::QueueFull);
        }
    }

    fn silence(&mut self, now: Moment) {
        self.cut_for_good(Status::Dropped, Why::Silenced, now);
        let mut left_out = VecDeque::new();
        for lane in &mut self.lanes {
            let (silenced, kept) = std::mem::take(lane).into_iter().partition(|item: &Item| {
                matches!(item.utterance.priority, Priority::Reply | Priority::Hint)
            });
            *lane = kept;
            let silenced: VecDeque<Item> = silenced;
            left_out.extend(silenced);
        }
        for item in left_out {
            self.leave_out(&item, Status::Dropped, Why::Silenced);
        }
    }

    // Answers of the voices.

    fn begun(&mut self, voice: VoiceSlot, id: UtteranceId, now: Moment) {
        let until_end = match &self.speaking {
            Some(speaking) if speaking.is(voice, id) => {
                self.waits.until_end(speaking.item.words(voice))
            }
            _ => {
                // It comes late, from a voice that was replaced or an utterance that was cut.
                self.effects.push_back(Effect::Cancel(voice, id));
                return;
            }
        };
        let mut lateness = Duration::ZERO;
        if let Some(voice) = self.voices.iter_mut().find(|v| v.slot == voice) {
            voice.has_begun = true;
            lateness = voice.lateness(&self.waits);
        }
        if let Some(speaking) = &mut self.speaking
            && speaking.begun.is_none()
        {
            speaking.begun = Some(now);
            speaking.give_up = now.after(until_end + lateness);
        }
    }

    /// What was asked of it before is answered after its search.
    fn searching(&mut self, slot: VoiceSlot) {
        let Some(voice) = self.voices.iter_mut().find(|v| v.slot == slot) else {
            return;
        };
        let searched_already = std::mem::replace(&mut voice.searching, true);
        if let Some(speaking) = &mut self.speaking
            && speaking.voice == slot
            && !searched_already
        {
            speaking.give_up = speaking.give_up.after(self.waits.search);
        }
    }

    fn searched(&mut self, slot: VoiceSlot) {
        if let Some(voice) = self.voices.iter_mut().find(|v| v.slot == slot) {
            voice.searching = false;
        }
    }

    fn ended(&mut self, voice: VoiceSlot, id: UtteranceId, now: Moment) {
        match self.speaking.take() {
            // Where nothing began in this start, the end may be that of an earlier start.
            Some(speaking)
                if speaking.is(voice, id)
                    && (speaking.begun.is_some() || speaking.item.starts == 1) =>
            {
                // From its start: what was told late, because the program was held up, took longer than it seems.
                let took = now.since(speaking.started);
                let words = speaking.item.words(voice);
                if !self.waits.can_have_said(voice, words, took) {
                    self.speaking = Some(speaking);
                    return self.failed(voice, id, "it ends faster than any voice speaks", now);
                }
                self.effects.push_back(Effect::Final(speaking.spoken(now)));
                if self.returning == Some(voice) {
                    self.unproven = None;
                }
                self.gap = self.waits.gap_after(voice).map(|gap| Gap::new(now, gap));
            }
            other => self.speaking = other,
        }
    }

    fn failed(&mut self, voice: VoiceSlot, id: UtteranceId, why: &str, now: Moment) {
        let Some(speaking) = self.speaking.take_if(|s| s.is(voice, id)) else {
            return;
        };
        let mut item = speaking.item;
        item.failures = item.failures.saturating_add(1);
        let give_up = item.failures >= self.waits.failures;
        self.lanes[lane_of(&item.utterance)].push_front(item);
        if give_up {
            self.replace_voice(why, now);
        }
    }

    fn voice_gone(&mut self, voice: VoiceSlot, now: Moment) {
        if self.voice() == Some(voice) {
            if let Some(speaking) = self.speaking.take() {
                self.lanes[lane_of(&speaking.item.utterance)].push_front(speaking.item);
            }
            self.replace_voice("the voice is gone", now);
        } else {
            let before = self.voices.len();
            self.voices.retain(|v| v.slot != voice);
            if self.voices.len() < before && self.returning == Some(voice) {
                self.lose(now);
                self.effects.push_back(Effect::VoiceLost(voice));
            }
        }
    }

    /// It speaks again, before text, which stood in for it and is never in the middle of something.
    fn voice_back(&mut self, slot: VoiceSlot) {
        if self.returning != Some(slot) {
            return;
        }
        if let Some(since) = self.lost.take() {
            self.unproven = Some(since);
            let text = self.voices.iter().position(|v| v.slot == VoiceSlot::Text);
            let place = text.unwrap_or(self.voices.len());
            self.voices.insert(place, Voice::new(slot));
        }
    }

    /// The voice that may come back is lost. One that came back and said nothing was never there, or those who
    /// wait for it would begin their wait anew each time.
    fn lose(&mut self, now: Moment) {
        self.lost = Some(self.unproven.take().unwrap_or(now));
    }

    /// The next voice takes over. Without one, and without one that may come back, everything that waits has
    /// failed.
    fn replace_voice(&mut self, why: &str, now: Moment) {
        if let Some(speaking) = &self.speaking {
            tracing::warn!(voice = speaking.voice.word(), why, "voice replaced");
        }
        self.put_back();
        let from = self.voices.pop_front().map(|voice| voice.slot);
        for item in self.lanes.iter_mut().flatten() {
            item.failures = 0;
        }
        let may_return = from.is_some() && from == self.returning;
        if may_return {
            self.lose(now);
        }
        if let (Some(from), Some(to)) = (from, self.voice()) {
            self.effects.push_back(Effect::ReplaceVoice { from, to });
        } else if self.silent_since().is_none() {
            self.leave_out_all(Status::Failed, &Why::Voice(why.to_owned()), now);
        }
        if let Some(lost) = from.filter(|_| may_return) {
            self.effects.push_back(Effect::VoiceLost(lost));
        }
    }

    /// Since when it waits for a voice to come back, if nothing stands in for that.
    fn silent_since(&self) -> Option<Moment> {
        self.lost.filter(|_| self.voices.is_empty())
    }

    /// When the next one has waited long enough for a voice to come back.
    fn given_up(&self) -> Option<Moment> {
        let since = self.silent_since()?;
        let waiting = self.lanes.iter().flatten();
        let oldest = waiting.map(|item| item.utterance.queued.max(since)).min()?;
        Some(oldest.after(self.waits.away))
    }

    // Time.

    fn expire(&mut self, now: Moment) {
        if self.finish_by.is_some_and(|by| by <= now) {
            self.leave_out_all(Status::Dropped, &Why::EndOfProgram, now);
            return;
        }
        if self.speaking.as_ref().is_some_and(|s| s.give_up <= now) {
            self.replace_voice("the voice does not answer", now);
        }
        if let Some(since) = self.silent_since() {
            let patience = match self.finish_by {
                // Nobody waits at the end for what may never come.
                Some(_) => Duration::ZERO,
                None => self.waits.away,
            };
            self.leave_out_where(Status::Failed, &Why::DeviceGone, |_, item| {
                item.utterance.queued.max(since).after(patience) <= now
            });
        }
        self.leave_out_where(Status::Dropped, &Why::TooLate, |queue, item| {
            queue.item_until(item).is_some_and(|until| until <= now)
        });
    }

    fn leave_out_where(&mut self, status: Status, why: &Why, is: impl Fn(&Queue, &Item) -> bool) {
        for lane in 0..self.lanes.len() {
            let (left_out, kept) = std::mem::take(&mut self.lanes[lane])
                .into_iter()
                .partition(|item| is(self, item));
            self.lanes[lane] = kept;
            let left_out: VecDeque<Item> = left_out;
            for item in left_out {
                self.leave_out(&item, status, why.clone());
            }
        }
    }

    /// Until when what waits may begin. What has begun once is not late.
    fn item_until(&self, item: &Item) -> Option<Moment> {
        match item.starts {
            0 => self.until(&item.utterance),
            _ => None,
        }
    }

    /// Until when an utterance may begin.
    fn until(&self, utterance: &Utterance) -> Option<Moment> {
        let hint =
            (utterance.priority == Priority::Hint).then(|| utterance.queued.after(self.waits.hint));
        utterance.until.into_iter().chain(hint).min()
    }

    // Departures.

    fn start(&mut self, now: Moment) {
        if self.silent_since().is_some() {
            return;
        }
        while self.speaking.is_none()
            && let Some(mut item) = self.lanes.iter_mut().find_map(VecDeque::pop_front)
        {
            let Some(voice) = self.voices.front() else {
                let why = Why::Voice("no voice is left".to_owned());
                self.leave_out(&item, Status::Failed, why);
                continue;
            };
            let utterance = &item.utterance;
            if voice.slot != VoiceSlot::Text
                && self.gap.is_some_and(|gap| gap.holds_back(utterance, now))
            {
                self.lanes[lane_of(utterance)].push_front(item);
                return;
            }
            self.gap = None;
            item.starts = item.starts.saturating_add(1);
            self.effects.push_back(Effect::Start {
                voice: voice.slot,
                id: item.utterance.id,
                text: item.words(voice.slot).map(str::to_owned),
                language: item.utterance.language,
                pace: item.utterance.pace,
                earcon: item.utterance.earcon,
            });
            let patience = self.waits.patience_with(voice.slot, voice.has_begun);
            let lateness = voice.lateness(&self.waits);
            let speaking = Speaking {
                item,
                voice: voice.slot,
                started: now,
                begun: None,
                give_up: now.after(patience + lateness),
            };
            if speaking.voice == VoiceSlot::Text {
                self.effects.push_back(Effect::Final(speaking.spoken(now)));
            } else {
                self.speaking = Some(speaking);
            }
        }
    }

    /// What is spoken is stopped and goes back to the head of its lane.
    fn put_back(&mut self) {
        if let Some(speaking) = self.speaking.take() {
            let id = speaking.item.utterance.id;
            self.effects.push_back(Effect::Cancel(speaking.voice, id));
            self.lanes[lane_of(&speaking.item.utterance)].push_front(speaking.item);
        }
    }

    fn cut_for_good(&mut self, status: Status, why: Why, now: Moment) {
        if let Some(speaking) = self.speaking.take() {
            let id = speaking.item.utterance.id;
            self.effects.push_back(Effect::Cancel(speaking.voice, id));
            self.effects.push_back(Effect::Final(Final {
                id,
                status,
                begun: speaking.begun,
                ended: speaking.begun.map(|_| now),
                why: Some(why),
                by: speaking.begun.map(|_| speaking.voice),
            }));
        }
    }

    fn leave_out(&mut self, item: &Item, status: Status, why: Why) {
        let id = item.utterance.id;
        self.effects
            .push_back(Effect::Final(Final::unspoken(id, status, why)));
    }

    fn leave_out_all(&mut self, status: Status, why: &Why, now: Moment) {
        self.cut_for_good(status, why.clone(), now);
        for lane in 0..self.lanes.len() {
            for item in std::mem::take(&mut self.lanes[lane]) {
                self.leave_out(&item, status, why.clone());
            }
        }
    }
}

/// How many there are of [`lane_of`].
const LANES: usize = 5;

/// Where it waits: alarms first, then what is wanted at once, then the others by their priority.
const fn lane_of(utterance: &Utterance) -> usize {
    match (utterance.priority, utterance.at_once) {
        (Priority::Alarm, _) => 0,
        (_, true) => 1,
        (Priority::Move, false) => 2,
        (Priority::Reply, false) => 3,
        (Priority::Hint, false) => 4,
    }
}

impl Item {
    /// The words, where they are wanted. Text has no sounds, so its words stand for them.
    fn words(&self, voice: VoiceSlot) -> Option<&str> {
        match (self.utterance.words, voice) {
            (true, _) | (false, VoiceSlot::Text) => Some(&self.utterance.text),
            (false, _) => None,
        }
    }
}

impl Speaking {
    fn is(&self, voice: VoiceSlot, id: UtteranceId) -> bool {
        self.voice == voice && self.item.utterance.id == id
    }

    fn spoken(&self, now: Moment) -> Final {
        Final {
            id: self.item.utterance.id,
            status: Status::Spoken,
            begun: Some(self.begun.unwrap_or(now)),
            ended: Some(now),
            why: match self.item.words(self.voice) {
                Some(_) => None,
                None => Some(Why::SoundOnly),
            },
            by: Some(self.voice),
        }
    }
}
