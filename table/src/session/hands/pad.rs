// SPDX-License-Identifier: GPL-3.0-or-later
//! A player's gamepad: its owner, and the vibrations of its motor (Kodeks VIII 1.4).
//!
//! A button stands for an act of the pad's owner, as if the owner had typed the word, and never for an act of another
//! person. The motor tells a player only their own time: on request, at the marks of their clock and at their flag, with
//! or without sound. The owners follow from the players who hear the program. If only one player hears it, that player
//! owns all pads, and each new pad takes the place of the one before. If both players play by ear, White owns the first
//! pad and Black the second, and a third pad has no owner and does nothing.

use std::collections::BTreeMap;

use zgoda_game::Side;
use zgoda_hw::pad::{Motor, PadEvent, Seat};
use zgoda_input::hands::stroke::{PadStroke, Stroke};
use zgoda_speech::Message;
use zgoda_speech::announcement::PadNews;

use crate::session::effect::Felt;
use crate::session::fair_play::{Audience, only_hearer};
use crate::session::hands::Hands;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// A player's connected gamepads, and whether each has a motor; a player may have spare ones.
#[derive(Clone, Debug, Default)]
pub(super) struct Pad(BTreeMap<Seat, Motor>);

/// An act of the owner on a pad.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) enum OnPad {
    Stroke(Stroke),
    /// The button was released.
    LetGo(Stroke),
}

impl Hands {
    /// Handles an event of a gamepad of this side.
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
                    // Another pad takes the place of the connected pad.
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

    /// Ends everything that was begun on this pad, and releases a button that is held on it, because the pad can no
    /// longer report the release.
    fn ends_what_was_begun_on(&mut self, seat: Seat, side: Side, table: &mut Table) {
        let hand = self.own.get_mut(side);
        if hand.in_use == Some(seat) {
            hand.held = None;
        }
        if hand.digits.begun_on() == Some(seat) {
            self.dropped(side, table);
        }
    }

    /// This player's pad with a motor, if they have such a pad.
    fn motor_of(&self, side: Side) -> Option<Seat> {
        let pads = self.own.get(side).pad.0.iter();
        let mut with_motor = pads.filter(|(_, motor)| **motor == Motor::There);
        with_motor.next().map(|(seat, _)| *seat)
    }
}

/// Announces that a pad without an owner came or went. No player becomes its owner.
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

/// The owner of the gamepad on this seat. If only one player hears the program, that player owns all pads; the pads
/// after the first are spare.
pub(in crate::session) fn owner(seat: Seat, table: &Table) -> Option<Side> {
    match (only_hearer(&table.options().sight), seat) {
        (Some(hearer), _) => Some(hearer),
        (None, Seat::First) => Some(Side::White),
        (None, Seat::Second) => Some(Side::Black),
        (None, Seat::Third) => None,
    }
}

/// Carries out `feel`: tells a player's own time by touch, and only to that player. This needs no more consent than a
/// clock that is read aloud.
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
