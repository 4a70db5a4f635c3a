// SPDX-License-Identifier: GPL-3.0-or-later
//! The wiring of a clock device: whether its sides are exchanged, and presses that show that they should be.
//!
//! The side that has moved presses its lever. A single press by the other side may be an accident. Several such presses in a row,
//! each after a new half-move, come from a clock that stands or is wired the wrong way round. A player who presses before writing
//! the half-move down presses for a half-move that is not in the record yet. Such a press is no sign of wrong wiring.

use zgoda_game::Side;
use zgoda_record::event::{Body, EntryId, Event, MadeBy, Source};

/// The number of presses in a row by the side that did not move from which they are no accident.
const TELLING: u8 = 3;

/// The evidence of a wrong wiring.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wiring {
    exchanged: bool,
    /// The number of presses in a row by the side that did not move.
    wrong: u8,
    /// The last half-move, until the device is pressed next.
    new: Option<New>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct New {
    entry: EntryId,
    side: Side,
    /// True if the press came before the entry.
    pressed: bool,
}

impl Wiring {
    /// Takes in one more event of the record.
    pub(super) fn add(&mut self, event: &Event) {
        match &event.body {
            Body::EntryWritten(entry) => {
                self.new = Some(New {
                    entry: entry.entry,
                    side: entry.side,
                    pressed: false,
                });
            }
            Body::EntryStruck { entry, .. } => {
                self.new.take_if(|new| new.entry == *entry);
            }
            Body::EntryMade {
                entry,
                by: MadeBy::Press,
            } => {
                if let Some(new) = self.new.as_mut().filter(|new| new.entry == *entry) {
                    new.pressed = true;
                }
            }
            Body::Pressed { side, .. } if event.source == Source::Clock => {
                let Some(new) = self.new.take() else {
                    return;
                };
                let behind_a_wrong_one = self.wrong > 0;
                if new.side != *side && (behind_a_wrong_one || !new.pressed) {
                    self.wrong = self.wrong.saturating_add(1);
                } else {
                    self.wrong = 0;
                }
            }
            Body::ClockSwapped => {
                self.exchanged = !self.exchanged;
                (self.wrong, self.new) = (0, None);
            }
            Body::ClockReplaced => *self = Wiring::default(),
            _ => {}
        }
    }

    pub(super) const fn is_exchanged(&self) -> bool {
        self.exchanged
    }

    pub(super) const fn seems_wrong(&self) -> bool {
        self.wrong >= TELLING
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::event::{Entry, Missing, Stated};

    /// A game with a clock device: half-moves and presses in the order in which the program writes them down.
    struct Played {
        wiring: Wiring,
        exchanged: bool,
        entries: u32,
        open: Option<(EntryId, Side)>,
        ahead: Vec<Side>,
    }

    impl Played {
        fn new(exchanged: bool) -> Played {
            Played {
                wiring: Wiring::default(),
                exchanged,
                entries: 0,
                open: None,
                ahead: Vec::new(),
            }
        }

        fn happens(&mut self, source: Source, body: Body) {
            self.wiring.add(&Event {
                ms: 0,
                actor: None,
                code: None,
                device: None,
                late_ms: None,
                source,
                body,
            });
        }

        fn writes(&mut self, side: Side) {
            self.entries += 1;
            let entry = EntryId(self.entries);
            let text = String::new;
            self.happens(
                Source::Keys,
                Body::EntryWritten(Entry {
                    men_off: Vec::new(),
                    entry,
                    ply: self.entries,
                    side,
                    notation: text(),
                    from: text(),
                    to: text(),
                    captured: Vec::new(),
                    path: Vec::new(),
                    crowned: false,
                    irregular: None,
                    before: text(),
                    after: text(),
                    stated: Stated::Stated,
                    board: None,
                    written: None,
                    record_of: None,
                }),
            );
            self.open = Some((entry, side));
            if let Some(at) = self.ahead.iter().position(|it| *it == side) {
                self.ahead.remove(at);
                self.is_made();
            }
        }

        fn is_made(&mut self) {
            if let Some((entry, _)) = self.open.take() {
                let by = MadeBy::Press;
                self.happens(Source::Clock, Body::EntryMade { entry, by });
            }
        }

        fn presses(&mut self, mover: Side) {
            let side = match self.exchanged {
                true => mover.other(),
                false => mover,
            };
            let missing = Some(Missing::NotSeen);
            self.happens(Source::Clock, Body::Pressed { side, missing });
            match self.open {
                Some((_, of)) if of == side => self.is_made(),
                _ => self.ahead.push(side),
            }
        }
    }

    /// The clock is wired correctly, and the players write before the press, after it, or some half-moves later.
    #[test]
    fn a_clock_wired_rightly_never_seems_wrong() {
        for seed in 0..500 {
            let mut dice = fastrand::Rng::with_seed(seed);
            let mut played = Played::new(false);
            let mut unwritten = Vec::new();
            let late = dice.u32(..100);
            for side in [Side::White, Side::Black].into_iter().cycle().take(60) {
                unwritten.push(side);
                if dice.u32(..100) >= late {
                    unwritten.drain(..).for_each(|side| played.writes(side));
                }
                played.presses(side);
                if dice.u32(..100) >= late {
                    unwritten.drain(..).for_each(|side| played.writes(side));
                }
                assert!(!played.wiring.seems_wrong(), "seed {seed}");
            }
        }
    }

    #[test]
    fn three_presses_of_the_side_that_did_not_move_are_a_sign() {
        let mut played = Played::new(true);
        let sides = [Side::White, Side::Black].into_iter().cycle();
        for (n, side) in (1..=6).zip(sides) {
            played.writes(side);
            played.presses(side);
            assert_eq!(played.wiring.seems_wrong(), n >= 3, "press {n}");
        }
        played.happens(Source::Keys, Body::ClockSwapped);
        assert!(played.wiring.is_exchanged() && !played.wiring.seems_wrong());
    }
}
