// SPDX-License-Identifier: GPL-3.0-or-later
//! The queue: the moment at which each utterance is spoken, and the speech that it interrupts.
//!
//! One queue feeds one output. It is a state machine without I/O: pass events to [`Queue::handle`], carry out what
//! [`Queue::poll`] returns, and come back at [`Queue::deadline`]. The life of an utterance:
//!
//! 1. [`Input::Say`] puts the utterance in its lane, or cuts the current speech, as the table in `table` says.
//! 2. When the turn of the utterance comes, [`Effect::Start`] goes to the voice in use.
//! 3. The voice answers [`Input::Begun`] and [`Input::Ended`]. If the voice does not answer in time, goes away, or
//!    fails twice on one utterance, the next voice takes over and says the utterance again under the same id. An end
//!    that comes faster than any voice speaks counts as a failure.
//! 4. After an end there is a short silence, so that two utterances do not run together; alarms, and answers to a
//!    request made during the silence, do not wait for its end.
//! 5. [`Effect::Final`] says once, and only once, how the utterance ended.
//!
//! The queue never looks at words: two utterances with the same text are both spoken.

mod events;
mod gap;
mod speaking;
mod table;

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;

use crate::announcement::{Greeting, Priority};
use crate::utterance::{Final, Status, Utterance, UtteranceId, VoiceSlot, Why};

pub use events::{Effect, Input};
use gap::Gap;
use speaking::{Item, Speaking};
pub use table::{Cell, Waits, cell, cell_of, supersedes};

/// The queue of one output.
#[derive(Debug)]
pub struct Queue {
    waits: Waits,
    /// The voice in use, then the voices that stand in for it.
    voices: VecDeque<Voice>,
    /// The only voice that may come back after it was lost.
    returning: Option<VoiceSlot>,
    /// The moment at which the voice in `returning` was lost.
    lost: Option<Moment>,
    /// The moment at which the returned voice had been lost; kept until that voice has said an utterance to its end.
    unproven: Option<Moment>,
    speaking: Option<Speaking>,
    /// The silence after the last utterance; `None` during speech, and after a cut.
    gap: Option<Gap>,
    /// The waiting utterances in their lanes, the most urgent lane first; see [`Queue::lane_of`].
    lanes: [VecDeque<Item>; LANES],
    effects: VecDeque<Effect>,
    /// True once the listener has done something. From then on the greeting gives way to other utterances.
    acted: bool,
    finish_by: Option<Moment>,
}

#[derive(Debug)]
struct Voice {
    slot: VoiceSlot,
    has_begun: bool,
    /// True while the voice searches the service for a voice of the language.
    searching: bool,
}

impl Voice {
    /// A voice that has not spoken yet.
    const fn new(slot: VoiceSlot) -> Voice {
        Voice {
            slot,
            has_begun: false,
            searching: false,
        }
    }

    /// The extra time that this voice is allowed for every answer.
    const fn lateness(&self, waits: &Waits) -> Duration {
        if self.searching {
            waits.search
        } else {
            Duration::ZERO
        }
    }
}

impl Queue {
    /// A queue for these voices, the preferred one first. If the list ends with
    /// [`VoiceSlot::Text`], no utterance can fail.
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
            acted: false,
            finish_by: None,
        }
    }

    /// Names a voice that may come back after it was lost. Until the voice is back, the next voice speaks. Without a
    /// next voice, the utterances wait, for at most [`Waits::away`].
    #[must_use]
    pub fn with_returning(mut self, voice: VoiceSlot) -> Queue {
        self.returning = Some(voice);
        self
    }

    /// Takes in an event.
    pub fn handle(&mut self, input: Input, now: Moment) {
        match input {
            Input::Say(utterance) => self.say(utterance, now),
            Input::Begun(voice, id) => self.begun(voice, id, now),
            Input::Ended(voice, id) => self.ended(voice, id, now),
            Input::Cut(voice, id) => self.cut(voice, id, now),
            Input::Failed(voice, id, why) => self.failed(voice, id, &why, now),
            Input::VoiceGone(voice) => self.voice_gone(voice, now),
            Input::VoiceBack(voice) => self.voice_back(voice),
            Input::Searching(voice) => self.searching(voice),
            Input::Searched(voice) => self.searched(voice),
            Input::Silence => self.silence(now),
            Input::Acted => self.greeting_gives_way(now),
            Input::Forgo => self.leave_out_all(Status::Failed, &Why::DeviceGone, now),
            Input::Finish => self.finish_by = Some(now.after(self.waits.finish)),
            Input::Stop => self.finish_by = Some(now),
            Input::Tick => {}
        }
        self.expire(now);
        self.start(now);
    }

    /// The next effect to carry out; ask until there is none.
    pub fn poll(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    /// The moment at which the queue wants [`Input::Tick`] if no other event comes earlier.
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
            // Without a voice the end of the silence is no deadline, because no utterance can begin then.
            .chain(self.gap.filter(|_| self.voice().is_some()).map(Gap::until))
            .chain(self.finish_by)
            .min()
    }

    /// True if nothing is spoken and nothing is waiting.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.speaking.is_none() && self.lanes.iter().all(VecDeque::is_empty)
    }

    /// The voice in use.
    #[must_use]
    pub fn voice(&self) -> Option<VoiceSlot> {
        self.voices.front().map(|voice| voice.slot)
    }

    // Arrivals of utterances, and their effects.

    fn say(&mut self, utterance: Utterance, now: Moment) {
        let id = utterance.id;
        // An utterance that cannot be heard interrupts nothing and supersedes nothing.
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
            let cell = match self.is_later(spoken) && utterance.priority != Priority::Hint {
                true => Cell::CutsForNow,
                false => cell_of(&utterance, spoken),
            };
            match cell {
                Cell::Waits => {}
                // An alarm does not drop an utterance of which nothing was heard yet: that utterance goes back to its
                // lane.
                Cell::CutsForGood
                    if utterance.priority == Priority::Alarm && speaking.begun.is_none() =>
                {
                    self.put_back();
                }
                // If the new utterance does not replace the current utterance of the same priority, it waits: an
                // answer to another listener, a further part of an answer, or a hint of another kind.
                Cell::CutsForGood if spoken.priority == utterance.priority && !replaced => {}
                Cell::CutsForGood if replaced => {
                    self.cut_for_good(Status::Superseded, Why::SupersededBy(id), now);
                }
                Cell::CutsForGood => self.cut_for_good(Status::Dropped, Why::CutBy(id), now),
                Cell::CutsForNow => self.put_back(),
            }
        }
        // The superseded utterance may wait in any lane, because an answer that is wanted at once waits in another lane
        // than the other answers.
        self.leave_out_where(Status::Superseded, &Why::SupersededBy(id), |_, older| {
            supersedes(&utterance, &older.utterance)
        });
        let lane = self.lane_of(&utterance);
        self.lanes[lane].push_back(Item {
            utterance,
            starts: 0,
            failures: 0,
        });
        self.make_room();
    }

    /// Drops utterances that do not fit into the queue, least urgent and oldest first. Nothing is lost silently:
    /// the reason is in the transcript and the words are in the history.
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

    /// Drops the rest of the greeting, except the parts that must be heard. From now on those parts wait until
    /// answers and half-moves were spoken.
    fn greeting_gives_way(&mut self, now: Moment) {
        self.acted = true;
        let gives_way = |item: &Item| item.utterance.greeting == Greeting::GivesWay;
        if self.speaking.as_ref().is_some_and(|it| gives_way(&it.item)) {
            self.cut_for_good(Status::Dropped, Why::Silenced, now);
        }
        self.leave_out_where(Status::Dropped, &Why::Silenced, |_, item| gives_way(item));
        for item in std::mem::take(&mut self.lanes).into_iter().flatten() {
            self.lanes[self.lane_of(&item.utterance)].push_back(item);
        }
    }

    /// True for a part of the greeting that must be heard, but that now waits until the answers to the listener's acts
    /// were spoken.
    fn is_later(&self, utterance: &Utterance) -> bool {
        self.acted && utterance.greeting == Greeting::ComesLater
    }

    /// The lane in which an utterance waits: alarms first, then the utterances wanted at once, then the others by
    /// their priority, with the rest of the greeting before the hints.
    fn lane_of(&self, utterance: &Utterance) -> usize {
        match (utterance.priority, utterance.at_once) {
            (Priority::Alarm, _) => 0,
            (_, true) => 1,
            (Priority::Move, false) if self.is_later(utterance) => 4,
            (Priority::Move, false) => 2,
            (Priority::Reply, false) => 3,
            (Priority::Hint, false) => 5,
        }
    }

    /// Puts an item before the others of its lane.
    fn waits_first(&mut self, item: Item) {
        self.lanes[self.lane_of(&item.utterance)].push_front(item);
    }

    // The answers that come from the voices.

    fn begun(&mut self, voice: VoiceSlot, id: UtteranceId, now: Moment) {
        let until_end = match &self.speaking {
            Some(speaking) if speaking.is(voice, id) => {
                self.waits.until_end(speaking.item.words(voice))
            }
            _ => {
                // The report comes too late: its voice was replaced, or its utterance was cut.
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

    /// Allows this voice more time, because it searches and answers only after its search.
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
            Some(speaking) if speaking.is_this_start(voice, id) => {
                // The time is counted from the start of the utterance, not from the report that it began. If that
                // report came late because the program was held up, the speech took longer than it seems.
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

    /// Counts a cut as a failure if its utterance is still current. Before the queue asks for a cut, it forgets the
    /// current utterance. A cut of the current utterance was therefore not asked for, and the end of that utterance
    /// was not heard.
    fn cut(&mut self, voice: VoiceSlot, id: UtteranceId, now: Moment) {
        let speaking = self.speaking.as_ref();
        if speaking.is_some_and(|it| it.is_this_start(voice, id)) {
            self.failed(voice, id, "it was cut, which nobody had asked for", now);
        }
    }

    fn failed(&mut self, voice: VoiceSlot, id: UtteranceId, why: &str, now: Moment) {
        let Some(speaking) = self.speaking.take_if(|s| s.is(voice, id)) else {
            return;
        };
        let mut item = speaking.item;
        item.failures = item.failures.saturating_add(1);
        let give_up = item.failures >= self.waits.failures;
        self.waits_first(item);
        if give_up {
            self.replace_voice(why, now);
        }
    }

    fn voice_gone(&mut self, voice: VoiceSlot, now: Moment) {
        if self.voice() == Some(voice) {
            if let Some(speaking) = self.speaking.take() {
                self.waits_first(speaking.item);
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

    /// Puts the returned voice before text in the list of voices. Text ends an utterance immediately, so nothing is cut.
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

    /// Notes that the voice that may come back is lost. A voice that came back but said no utterance to its end
    /// counts as lost since its first loss; otherwise the wait of the utterances would begin anew each time.
    fn lose(&mut self, now: Moment) {
        self.lost = Some(self.unproven.take().unwrap_or(now));
    }

    /// Lets the next voice take over. Without a next voice, and without a voice that may come back, all waiting
    /// utterances fail.
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

    /// The moment since which the queue waits for the lost voice; `None` if another voice speaks meanwhile.
    fn silent_since(&self) -> Option<Moment> {
        self.lost.filter(|_| self.voices.is_empty())
    }

    /// The moment at which the first waiting utterance gives up waiting for the lost voice.
    fn given_up(&self) -> Option<Moment> {
        let since = self.silent_since()?;
        let waiting = self.lanes.iter().flatten();
        let oldest = waiting.map(|item| item.utterance.queued.max(since)).min()?;
        Some(oldest.after(self.waits.away))
    }

    // The deadlines and the passing of time.

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
                // When the program ends, the queue does not wait for a voice that may never come back.
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

    /// The moment until which a waiting item may begin; `None` for an item that was started before, which is never too
    /// late.
    fn item_until(&self, item: &Item) -> Option<Moment> {
        match item.starts {
            0 => self.until(&item.utterance),
            _ => None,
        }
    }

    /// The moment until which an utterance may begin.
    fn until(&self, utterance: &Utterance) -> Option<Moment> {
        let hint =
            (utterance.priority == Priority::Hint).then(|| utterance.queued.after(self.waits.hint));
        utterance.until.into_iter().chain(hint).min()
    }

    // Departures of utterances, to the voices.

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
                self.waits_first(item);
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

    /// Stops the current utterance and puts it back at the head of its lane.
    fn put_back(&mut self) {
        if let Some(speaking) = self.speaking.take() {
            let id = speaking.item.utterance.id;
            self.effects.push_back(Effect::Cancel(speaking.voice, id));
            self.waits_first(speaking.item);
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

/// The number of lanes of [`Queue::lane_of`].
const LANES: usize = 6;
