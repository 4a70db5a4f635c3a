//! A player's gamepad: whose it is, and what its motor tells them (Kodeks VIII 1.4).
//!
//! A button is its owner's own act, as if they had typed the word; nobody else's. What is felt is their own time alone:
//! on request, at the marks of their clock and at their flag, with or without sound. Whose a pad is, follows from who
//! hears the program: all are the only hearer's, each in place of the one before; where two play by ear, the first is
//! White's, the second Black's, and a third is nobody's and does nothing.

use std::collections::BTreeMap;

use zgoda_game::Side;
use zgoda_hw::pad::{Motor, PadEvent, Seat};
use zgoda_speech::Message;
use zgoda_speech::announcement::PadNews;

use crate::hands::stroke::{PadStroke, Stroke};
use crate::session::effect::Felt;
use crate::session::fair_play::{Audience, only_hearer};
use crate::session::hands::Hands;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// A player's gamepads; they may have spare ones. Is one there, and has it a motor?
#[derive(Clone, Debug, Default)]
pub(super) struct Pad(BTreeMap<Seat, Motor>);

/// What a pad's owner did on it.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) enum OnPad {
    Stroke(Stroke),
    /// This button came up.
    LetGo(Stroke),
}

impl Hands {
    /// A gamepad of this side did something.
    pub(in crate::session) fn pad_event(
        &mut self,
        seat: Seat,
        event: PadEvent,
        side: Side,
        table: &mut Table,
    ) -> Option<OnPad> {
        match event {
            PadEvent::Connected { motor, .. } => {
                let before = self.own.get_mut(side).pad.0.insert(seat, motor);
                table.pad_is(side, true);
                table.motor_is(side, self.motor_of(side));
                let news = match motor {
                    Motor::There => PadNews::Connected,
                    Motor::Missing => PadNews::WithoutMotor,
                };
                say_of_pad(side, news, table);
                if before.is_some() {
                    // Another one, in place of one that was there.
                    self.ends_what_was_begun_on(seat, side, table);
                }
                None
            }
            PadEvent::Lost => {
                let lost = self.own.get_mut(side).pad.0.remove(&seat);
                table.pad_is(side, !self.own.get(side).pad.0.is_empty());
                table.motor_is(side, self.motor_of(side));
                if lost.is_some() {
                    say_of_pad(side, PadNews::Lost, table);
                }
                self.ends_what_was_begun_on(seat, side, table);
                None
            }
            PadEvent::Pressed(button) => {
                self.own.get_mut(side).in_use = Some(seat);
                Some(OnPad::Stroke(Stroke::Pad(PadStroke::Button(button))))
            }
            PadEvent::Flicked(thumb, way) => {
                self.own.get_mut(side).in_use = Some(seat);
                Some(OnPad::Stroke(Stroke::Pad(PadStroke::Flick(thumb, way))))
            }
            PadEvent::Released(button) => {
                Some(OnPad::LetGo(Stroke::Pad(PadStroke::Button(button))))
            }
        }
    }

    /// Nobody is there any more to let a button of this pad go, or to end what was begun on it.
    fn ends_what_was_begun_on(&mut self, seat: Seat, side: Side, table: &mut Table) {
        let hand = self.own.get_mut(side);
        if hand.in_use == Some(seat) {
            hand.held = None;
        }
        if hand.digits.begun_on() == Some(seat) {
            self.dropped(side, table);
        }
    }

    /// The pad with a motor that is this player's, if they have one.
    fn motor_of(&self, side: Side) -> Option<Seat> {
        let pads = self.own.get(side).pad.0.iter();
        let mut with_motor = pads.filter(|(_, motor)| **motor == Motor::There);
        with_motor.next().map(|(seat, _)| *seat)
    }
}

/// It is said to be there, so that nobody wonders, and moves to no player by itself.
pub(in crate::session) fn pad_of_nobody(event: &PadEvent, table: &mut Table) {
    let news = match event {
        PadEvent::Connected { .. } => PadNews::Nobodys,
        PadEvent::Lost => PadNews::Lost,
        PadEvent::Pressed(_) | PadEvent::Released(_) | PadEvent::Flicked(..) => return,
    };
    table.say(Audience::Public, Message::Gamepad { of: None, news });
}

fn say_of_pad(side: Side, news: PadNews, table: &mut Table) {
    let of = match only_hearer(&table.options().sight) {
        Some(_) => None,
        None => Some(side),
    };
    table.say(Audience::Public, Message::Gamepad { of, news });
}

/// Whose the gamepad on this seat is. A player who hears alone has all: what comes after the first is a spare one.
pub(in crate::session) fn owner(seat: Seat, table: &Table) -> Option<Side> {
    match (only_hearer(&table.options().sight), seat) {
        (Some(hearer), _) => Some(hearer),
        (None, Seat::First) => Some(Side::White),
        (None, Seat::Second) => Some(Side::Black),
        (None, Seat::Third) => None,
    }
}

/// `feel`: a player's own time by touch, to that player alone. It needs no more than the clock read aloud does.
pub(in crate::session) fn feel(timing: &Timing, table: &mut Table) {
    let actor = table.actor();
    let now = table.now();
    let side = table.hearer(actor);
    let Some(left) = timing.times_left(table, now) else {
        return table.reply(Message::NoClock);
    };
    if table.motor_of(side).is_none() {
        return table.reply(Message::NoMotor);
    }
    table.pulse(side, Felt::Asked, *left.get(side));
}
