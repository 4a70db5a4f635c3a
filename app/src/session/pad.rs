//! A player's gamepad: what its buttons mean, and what its motor tells him (Kodeks VIII 1.4).
//!
//! A button is its owner's own act, as if he had typed the word; nobody else's. What is felt is his own time
//! alone: on request, at the marks of his clock and at his flag, with or without sound. Whose a pad is, follows
//! from who hears the program: the first is the only hearer's; where two play by ear, the first is White's, the
//! second Black's.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::pad::{Button, Motor, PadEvent, Pulses, Seat, Urgency};
use zgoda_speech::Message;
use zgoda_speech::announcement::PadNews;

use super::Session;
use super::command::{Command, Typed, Word};
use super::effect::{Effect, Felt};
use super::fair_play::{Audience, Item, only_hearer};
use crate::record::event::Actor;

/// What a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The same as this word.
    Word(Word),
    /// Silence, for ear and hand.
    Silence,
}

/// The buttons that mean something. The clock lies under the thumb.
const MEANINGS: [(Button, Meaning); 6] = [
    (Button::South, Meaning::Word(Word::Press)),
    (Button::East, Meaning::Word(Word::Clock)),
    (Button::West, Meaning::Word(Word::Feel)),
    (Button::North, Meaning::Word(Word::Repeat)),
    (Button::Start, Meaning::Word(Word::Where)),
    (Button::Back, Meaning::Silence),
];

/// The gamepads of both players.
#[derive(Clone, Debug, Default)]
pub(super) struct Pads {
    here: BySide<Option<Motor>>,
}

impl Session {
    /// A gamepad did something.
    pub(super) fn pad(&mut self, seat: Seat, event: PadEvent, now: Moment) {
        let Some(side) = self.owner(seat) else {
            return;
        };
        match event {
            PadEvent::Connected { motor, .. } => {
                *self.pads.here.get_mut(side) = Some(motor);
                let news = match motor {
                    Motor::There => PadNews::Connected,
                    Motor::Missing => PadNews::WithoutMotor,
                };
                self.say_of_pad(side, news);
            }
            PadEvent::Lost => {
                if self.pads.here.get_mut(side).take().is_some() {
                    self.say_of_pad(side, PadNews::Lost);
                }
            }
            PadEvent::Pressed(button) => self.button(side, button, now),
            PadEvent::Released(_) | PadEvent::Flicked(..) => {}
        }
    }

    fn say_of_pad(&mut self, side: Side, news: PadNews) {
        let of = match only_hearer(&self.options.sight) {
            Some(_) => None,
            None => Some(side),
        };
        self.say(Audience::Public, Message::Gamepad { of, news });
    }

    fn button(&mut self, side: Side, button: Button, now: Moment) {
        let mut meanings = MEANINGS.into_iter();
        match meanings.find(|(it, _)| *it == button) {
            Some((_, Meaning::Word(word))) => {
                let typed = Typed {
                    actor: Some(Actor::from(side)),
                    command: Command::Plain(word),
                };
                self.typed(typed, word.english(), now);
            }
            Some((_, Meaning::Silence)) => self.silence(side),
            None => {}
        }
    }

    /// Nothing more is heard, and nothing felt by this player.
    pub(super) fn silence(&mut self, side: Side) {
        let listener = self.hearing().ear(side);
        self.effects.push_back(Effect::Silence { listener });
        if let Some(seat) = self.seat_of(side) {
            self.effects.push_back(Effect::MotorRests(seat));
        }
    }

    /// `feel`: his own time by touch, to him alone. It needs no more than the clock read aloud does.
    pub(super) fn feel(&mut self, actor: Option<Actor>, now: Moment) {
        let side = self.hearer(actor);
        let Some(left) = self.times_left(now) else {
            return self.reply(actor, Message::NoClock);
        };
        if self.motor_of(side).is_none() {
            return self.reply(actor, Message::NoMotor);
        }
        self.pulse(side, Felt::Asked, *left.get(side));
    }

    /// The one way to a motor: through the table, and to the owner alone. `left` is his own time.
    pub(super) fn pulse(&mut self, side: Side, felt: Felt, left: Duration) {
        let (item, pulses, urgency) = match felt {
            Felt::Asked => (Item::Clock, Pulses::of_time(left), Urgency::Now),
            Felt::Mark => (Item::LowTime, Pulses::of_time(left), Urgency::Next),
            Felt::Second => (Item::LowTime, Pulses::of_second(), Urgency::Now),
            Felt::Flag => (Item::Flag, Pulses::of_flag(), Urgency::Now),
        };
        if let Some(seat) = self.motor_of(side)
            && self.may_be_felt(item, side)
        {
            self.effects.push_back(Effect::Pulse {
                seat,
                felt,
                pulses,
                urgency,
            });
        }
    }

    /// The pad with a motor that is this player's, if he has one.
    pub(super) fn motor_of(&self, side: Side) -> Option<Seat> {
        match self.pads.here.get(side) {
            Some(Motor::There) => self.seat_of(side),
            Some(Motor::Missing) | None => None,
        }
    }

    fn owner(&self, seat: Seat) -> Option<Side> {
        match (only_hearer(&self.options.sight), seat) {
            (Some(hearer), Seat::First) => Some(hearer),
            (Some(_), Seat::Second) => None,
            (None, Seat::First) => Some(Side::White),
            (None, Seat::Second) => Some(Side::Black),
        }
    }

    fn seat_of(&self, side: Side) -> Option<Seat> {
        let mut seats = Seat::ALL.into_iter();
        seats.find(|seat| self.owner(*seat) == Some(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_button_means_two_things() {
        for (n, (button, meaning)) in MEANINGS.iter().enumerate() {
            let others = &MEANINGS[n + 1..];
            assert!(!others.iter().any(|(it, _)| it == button), "{button:?}");
            assert!(!others.iter().any(|(_, it)| it == meaning), "{meaning:?}");
        }
    }
}
