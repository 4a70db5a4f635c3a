// SPDX-License-Identifier: GPL-3.0-or-later
//! One stream of a card for the voices on its two sides.
//!
//! The first voice opens the stream, and the second voice joins it. Each side draws from its own source, so the words on one side
//! are not heard on the other side at all. A voice that finds the stream broken closes it, so that a new stream is opened for both.

use std::num::NonZero;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::VoiceError;
use super::card::{Card, Part};
use super::device::{self, Loss, OpenDevice, Reach, Terms};
use super::rest::{Drawn, Heard};

/// The source of samples of one side.
type Source = Box<dyn Drawn>;

/// The receivers of errors, each with its side and the number that it got when it joined.
type Listeners = Arc<Mutex<Vec<(Part, u64, Box<dyn Fn(Loss) + Send>)>>>;

/// The stream of a card that its sides share, if it is open.
#[derive(Default)]
pub(super) struct Stream {
    /// The number of times that the stream was opened. Each opening makes another stream.
    opening: u64,
    /// The number of times that a voice joined. It tells voices apart, because a voice that is replaced may leave after the new
    /// voice has joined.
    joined: u64,
    open: Option<Open>,
}

struct Open {
    changes: Sender<Change>,
    listeners: Listeners,
    device: OpenDevice,
}

/// A change on one side.
enum Change {
    Joined(Part, u64, Source),
    /// The voice that joined under this number leaves. A voice that joined later stays.
    Left(Part, u64),
}

/// A voice's place on one side. Dropping it leaves the side silent.
pub(super) struct Side {
    card: Card,
    part: Part,
    opening: u64,
    joining: u64,
    reach: Reach,
    terms: Terms,
}

/// Joins the card's stream on this side, and opens the stream if it is not open. `source` is called with the settings of the
/// open device.
pub(super) fn join(
    card: &Card,
    part: Part,
    source: impl FnOnce(Terms) -> Source,
    broken: impl Fn(Loss) + Send + 'static,
) -> Result<Side, VoiceError> {
    let mut stream = lock(card);
    let mut open = match stream.open.take() {
        Some(open) => open,
        None => {
            stream.opening += 1;
            open_sides(card)?
        }
    };
    stream.joined += 1;
    let joining = stream.joined;
    let terms = open.device.terms();
    let joined = open.change(Change::Joined(part, joining, source(terms)));
    if let Err(why) = joined {
        // If the stream takes no changes, it is closed for the other side, too. The lock is released first, because closing may
        // take long.
        drop(stream);
        drop(open);
        return Err(why);
    }
    if let Ok(mut listeners) = open.listeners.lock() {
        listeners.retain(|(of, _, _)| *of != part);
        listeners.push((part, joining, Box::new(broken)));
    }
    let reach = open.device.reach();
    stream.open = Some(open);
    Ok(Side {
        card: card.clone(),
        part,
        opening: stream.opening,
        joining,
        reach,
        terms,
    })
}

impl Side {
    /// True if the card still has the stream that this voice joined.
    pub(super) fn is_open(&self) -> bool {
        let stream = lock(&self.card);
        stream.open.is_some() && stream.opening == self.opening
    }

    /// Closes the broken stream; the next voice that joins opens a new stream.
    pub(super) fn is_broken(&self) {
        let broken = {
            let mut stream = lock(&self.card);
            let mine = stream.opening == self.opening;
            mine.then(|| stream.open.take()).flatten()
        };
        // Closing a card may take any time, so the lock is released before it.
        drop(broken);
    }

    /// The stream, which the other side may share.
    pub(super) const fn reach(&self) -> &Reach {
        &self.reach
    }

    pub(super) const fn terms(&self) -> Terms {
        self.terms
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        let mut stream = lock(&self.card);
        if stream.opening != self.opening {
            return;
        }
        let Some(open) = &mut stream.open else {
            return;
        };
        // If the stream takes no changes, it is silent, so nothing needs to be done.
        let _ = open.change(Change::Left(self.part, self.joining));
        let mut left = 0;
        if let Ok(mut listeners) = open.listeners.lock() {
            listeners.retain(|(_, joining, _)| *joining != self.joining);
            left = listeners.len();
        }
        if left == 0 {
            let closed = stream.open.take();
            drop(stream);
            drop(closed);
        }
    }
}

impl Open {
    fn change(&mut self, change: Change) -> Result<(), VoiceError> {
        self.changes
            .send(change)
            .map_err(|_| VoiceError::DeviceStalled)
    }
}

fn lock(card: &Card) -> MutexGuard<'_, Stream> {
    // After a panic the stream is open or closed, and both are valid states.
    card.stream().lock().unwrap_or_else(PoisonError::into_inner)
}

fn open_sides(card: &Card) -> Result<Open, VoiceError> {
    let (changes, inbox) = mpsc::channel();
    let listeners: Listeners = Arc::default();
    let told = Arc::clone(&listeners);
    let sides = |_| Sides::new(inbox);
    let broken = move |loss: Loss| {
        if let Ok(listeners) = told.lock() {
            for (_, _, broken) in listeners.iter() {
                broken(loss.clone());
            }
        }
    };
    let device = device::open(card, sides, broken)?;
    Ok(Open {
        changes,
        listeners,
        device,
    })
}

/// The source of both sides, one sample of each in turn.
struct Sides {
    changes: Receiver<Change>,
    left: Option<(u64, Source)>,
    right: Option<(u64, Source)>,
    next: Part,
}

impl Sides {
    fn new(changes: Receiver<Change>) -> Sides {
        Sides {
            changes,
            left: None,
            right: None,
            next: Part::Left,
        }
    }

    fn change(&mut self) {
        while let Ok(change) = self.changes.try_recv() {
            match change {
                Change::Joined(part, joining, source) => {
                    if let Some(side) = self.side(part) {
                        *side = Some((joining, source));
                    }
                }
                Change::Left(part, joining) => {
                    if let Some(side) = self.side(part) {
                        side.take_if(|(of, _)| *of == joining);
                    }
                }
            }
        }
    }

    const fn side(&mut self, part: Part) -> Option<&mut Option<(u64, Source)>> {
        match part {
            Part::Left => Some(&mut self.left),
            Part::Right => Some(&mut self.right),
            Part::Whole => None,
        }
    }
}

impl Iterator for Sides {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        let side = match self.next {
            Part::Left | Part::Whole => {
                self.change();
                self.next = Part::Right;
                &mut self.left
            }
            Part::Right => {
                self.next = Part::Left;
                &mut self.right
            }
        };
        let sample = side.as_mut().and_then(|(_, source)| source.next());
        Some(sample.unwrap_or_default())
    }
}

impl Drawn for Sides {
    fn sides(&self) -> NonZero<u16> {
        const { NonZero::new(2).unwrap() }
    }

    fn heard(&self) -> Heard {
        let sides = [&self.left, &self.right].into_iter().flatten();
        let mut heard = sides.map(|(_, source)| source.heard());
        heard
            .find(|it| *it == Heard::Something)
            .unwrap_or(Heard::Nothing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A test source that is never at rest.
    struct Loud<I>(I);

    impl<I: Iterator<Item = f32>> Iterator for Loud<I> {
        type Item = f32;

        fn next(&mut self) -> Option<f32> {
            self.0.next()
        }
    }

    impl<I: Iterator<Item = f32> + Send> Drawn for Loud<I> {
        fn sides(&self) -> NonZero<u16> {
            NonZero::<u16>::MIN
        }

        fn heard(&self) -> Heard {
            Heard::Something
        }
    }

    #[test]
    fn each_side_has_its_own_and_nothing_of_the_other() {
        let (changes, inbox) = mpsc::channel();
        let mut sides = Sides::new(inbox);
        let mut frame = || (sides.next(), sides.next());
        assert_eq!(frame(), (Some(0.0), Some(0.0)));
        let ones: Source = Box::new(Loud(std::iter::repeat(1.0)));
        let twos: Source = Box::new(Loud([2.0, 2.5].into_iter()));
        assert!(changes.send(Change::Joined(Part::Left, 1, ones)).is_ok());
        assert!(changes.send(Change::Joined(Part::Right, 2, twos)).is_ok());
        assert_eq!(frame(), (Some(1.0), Some(2.0)));
        assert_eq!(frame(), (Some(1.0), Some(2.5)));
        assert_eq!(frame(), (Some(1.0), Some(0.0)));
        assert!(changes.send(Change::Left(Part::Left, 1)).is_ok());
        assert_eq!(frame(), (Some(0.0), Some(0.0)));
    }

    /// A voice that hung and was replaced may leave at any time, without effect on the next voice.
    #[test]
    fn who_leaves_late_leaves_the_next_one_there() {
        let (changes, inbox) = mpsc::channel();
        let mut sides = Sides::new(inbox);
        for (joining, sample) in [(1, 1.0), (2, 2.0)] {
            let source: Source = Box::new(Loud(std::iter::repeat(sample)));
            let joined = Change::Joined(Part::Left, joining, source);
            assert!(changes.send(joined).is_ok());
        }
        assert!(changes.send(Change::Left(Part::Left, 1)).is_ok());
        assert_eq!((sides.next(), sides.next()), (Some(2.0), Some(0.0)));
        assert!(changes.send(Change::Left(Part::Left, 2)).is_ok());
        assert_eq!((sides.next(), sides.next()), (Some(0.0), Some(0.0)));
    }
}
