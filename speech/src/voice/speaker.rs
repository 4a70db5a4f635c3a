// SPDX-License-Identifier: GPL-3.0-or-later
//! An open sound device with the source that feeds it: one stretch of sound from opening to loss.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};

use super::VoiceError;
use super::card::{Output, Part as CardPart};
use super::device::{self, Loss, OpenDevice, Reach};
use super::feed::{Feed, Note, Part};
use super::quiet::quietly;
use super::rest;
use super::sides::{self, Side};

/// The longest time for which a device may take no sample while something is to be heard, before it is given up.
/// Devices that wake up from sleep, Bluetooth ones above all, need most of this time.
pub(super) const STALLED_AFTER: Duration = Duration::from_secs(2);

/// The longest time for which a device may take no sample while nothing is to be heard. A card at rest takes samples only once in
/// every `rest::BREATH`.
pub(super) const MISSED_AFTER: Duration = Duration::from_secs(2 * rest::BREATH.as_secs() + 1);

/// The longest time for which a device may take no sample after it has reported an error, before it counts as broken.
const DOUBTED_FOR: Duration = Duration::from_millis(200);

/// The device and the way to its samples.
pub(super) struct Speaker {
    parts: Sender<Part>,
    beat: Arc<AtomicU64>,
    seen: u64,
    since: Instant,
    /// The moment of an error after which the device may have stopped, and the count of samples taken by then.
    doubt: Option<(Instant, u64)>,
    place: Place,
}

/// The place of the sound; dropping the place closes the device, or leaves one side of it.
enum Place {
    Whole(OpenDevice),
    Side(Side),
}

impl Speaker {
    /// Opens the device. Both closures are called on its thread.
    pub(super) fn open<M: Send + 'static>(
        output: &Output,
        notes: Sender<M>,
        wrap: fn(Note) -> M,
        broken: impl Fn(Loss) + Clone + Send + 'static,
    ) -> Result<Speaker, VoiceError> {
        let beat = Arc::new(AtomicU64::new(0));
        let (parts, feed_parts) = mpsc::channel();
        let feed_beat = Arc::clone(&beat);
        let source = move |terms| Feed::new(feed_parts, notes, wrap, feed_beat, terms);
        let card = &output.card;
        let place = quietly(|| match output.part {
            CardPart::Whole => device::open(card, source, broken).map(Place::Whole),
            part @ (CardPart::Left | CardPart::Right) => {
                sides::join(card, part, |terms| Box::new(source(terms)), broken).map(Place::Side)
            }
        })?;
        Ok(Speaker {
            parts,
            beat,
            seen: 0,
            since: Instant::now(),
            doubt: None,
            place,
        })
    }

    /// The inlet for the samples.
    pub(super) fn inlet(&self) -> Inlet {
        Inlet {
            parts: self.parts.clone(),
            reach: self.reach(),
        }
    }

    /// Starts the watch anew: from now on something is to be heard, and the time until now is no sign of a stall.
    pub(super) fn is_watched_anew(&mut self) {
        self.since = Instant::now();
    }

    /// True if the device has taken nothing for longer than `patience`.
    pub(super) fn has_stalled(&mut self, patience: Duration) -> bool {
        let beat = self.beat.load(Ordering::Relaxed);
        if beat != self.seen {
            self.seen = beat;
            self.since = Instant::now();
        }
        self.since.elapsed() > patience
    }

    /// Notes that the device reported an error from which it may recover.
    pub(super) fn doubt(&mut self) {
        let beat = self.beat.load(Ordering::Relaxed);
        self.doubt.get_or_insert((Instant::now(), beat));
        // A device at rest takes nothing and is not broken, so it is woken.
        self.reach().wake();
    }

    /// The moment from which [`Speaker::has_broken`] can decide.
    pub(super) fn doubted_until(&self) -> Option<Instant> {
        self.doubt.map(|(since, _)| since + DOUBTED_FOR)
    }

    /// True if the doubt is justified. The doubt ends here either way.
    pub(super) fn has_broken(&mut self) -> bool {
        if self
            .doubted_until()
            .is_none_or(|until| until > Instant::now())
        {
            return false;
        }
        let taken_before = self.doubt.take().map(|(_, beat)| beat);
        let goes_on = taken_before != Some(self.beat.load(Ordering::Relaxed));
        if goes_on {
            self.reach().has_recovered();
        }
        !goes_on
    }

    /// True if the device is still open. Where two voices share a stream, the other voice may have closed it as
    /// broken.
    pub(super) fn is_open(&self) -> bool {
        match &self.place {
            Place::Whole(_) => true,
            Place::Side(side) => side.is_open(),
        }
    }

    /// Closes the broken device for all who use it.
    pub(super) fn close(self) {
        if let Place::Side(side) = &self.place {
            side.is_broken();
        }
    }

    /// Samples a second of the device, and of what is handed in.
    pub(super) fn rate(&self) -> NonZero<u32> {
        match &self.place {
            Place::Whole(device) => device.terms().rate,
            Place::Side(side) => side.terms().rate,
        }
    }

    fn reach(&self) -> Reach {
        match &self.place {
            Place::Whole(device) => device.reach(),
            Place::Side(side) => side.reach().clone(),
        }
    }
}

/// The inlet in which the samples of an utterance are handed in.
#[derive(Clone, Debug)]
pub(super) struct Inlet {
    parts: Sender<Part>,
    reach: Reach,
}

impl Inlet {
    /// Hands in a part. A failure is ignored, because a lost device is reported in another way.
    pub(super) fn send(&self, part: Part) {
        let _ = self.parts.send(part);
        self.reach.wake();
    }
}
