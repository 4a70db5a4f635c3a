// SPDX-License-Identifier: GPL-3.0-or-later
//! Events from the device of a board: its arrival, loss, orientation and low battery, and touches of its squares.
//!
//! The module `meaning` handles what the board's readings mean for the game.

use zgoda_game::{Moment, Reading, Setup, Square, Touch};
use zgoda_hw::{BoardEvent, LostWhy, OrientationNews};
use zgoda_record::event::{Body, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{About, BoardOf, Consent, Earcon};
use zgoda_speech::{Announcement, Listener, Message};

use super::{Battery, Began, Presence};
use crate::session::ask::{Ask, OfABoard};
use crate::session::asked_of;
use crate::session::boards::Boards;
use crate::session::effect::Effect;
use crate::session::fair_play::{Audience, Output};
use crate::session::game::{Origin, State};
use crate::session::options::Whisper;
use crate::session::question::Question;
use crate::session::table::Table;

/// The battery charge in percent at or below which people are told once that it is low.
const BATTERY_LOW_PERCENT: u8 = 10;

impl Boards {
    /// Handles an event of the sensor board.
    pub(in crate::session) fn event(&mut self, of: BoardOf, event: BoardEvent, table: &mut Table) {
        let Some(board) = self.board_mut(of) else {
            return;
        };
        if board.is_off() {
            return board.tells_while_off(&event);
        }
        match event {
            BoardEvent::Changed(at) => board.shadow.changes(at),
            BoardEvent::Reading { reading, since } => {
                if board.presence != Presence::Here {
                    board.presence = Presence::Arrived;
                }
                // Only the pieces are compared. If the board does not sense something, it is taken from the position.
                let made = |(setup, _): &mut (Setup, Moment)| {
                    reading.completed_by(setup).with_light(None) == Reading::from_setup(setup)
                };
                board.hand_makes.take_if(made);
                board.shadow.sensed(reading, since);
            }
            BoardEvent::Connected => {
                board.presence = Presence::Arrived;
                table.say(table.board_hand(of), Message::BoardConnected { board: of });
            }
            BoardEvent::Lost(why) => {
                let late = why == LostWhy::Late;
                let (presence, message) = match late {
                    true => (Presence::Late, Message::BoardNotRead { board: of }),
                    false => (Presence::Away, Message::BoardLost { board: of }),
                };
                board.presence = presence;
                board.hand_makes = None;
                board.difference = None;
                board.uneven = false;
                board.men_off.forget();
                board.shadow.silent();
                let body = Body::BoardLost {
                    board: of,
                    why: why.to_string(),
                    late,
                };
                table.commit(None, Source::Sensor, body);
                table.say(Audience::Public, message);
                // After the change men of a capture may be in doubt.
                self.follow(table);
            }
            BoardEvent::Back => {
                let message = match std::mem::replace(&mut board.presence, Presence::Arrived) {
                    Presence::Late => Message::BoardReadAgain { board: of },
                    _ => Message::BoardBack { board: of },
                };
                table.say(Audience::Public, message);
            }
            BoardEvent::Orientation(orientation) => {
                self.orientation(of, orientation, table);
            }
            BoardEvent::Identified(identity) => {
                let identity = [
                    identity
                        .serial
                        .map(|serial| format!("serial number {serial}")),
                    identity.version.map(|version| format!("version {version}")),
                    identity.trademark,
                ];
                let identity = identity
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join("; ");
                let body = Body::BoardFound {
                    board: of,
                    identity,
                };
                table.commit(None, Source::Sensor, body);
            }
            BoardEvent::Battery(battery) => {
                // A single low answer may be noise, so a second one is needed, which comes some minutes later.
                let low = battery.percent <= BATTERY_LOW_PERCENT;
                let told = board.battery == Battery::Told;
                board.battery = match (board.battery, low) {
                    (Battery::Told, _) | (Battery::LowOnce, true) => Battery::Told,
                    (Battery::Fine, true) => Battery::LowOnce,
                    (Battery::Fine | Battery::LowOnce, false) => Battery::Fine,
                };
                if board.battery == Battery::Told && !told {
                    let percent = battery.percent;
                    table.say(
                        table.board_hand(of),
                        Message::BatteryLow { board: of, percent },
                    );
                }
            }
            // A board does not change its size, so a wrong size is noise if the board has already been read.
            BoardEvent::WrongSize { .. } if board.shadow.reading().is_some() => {}
            BoardEvent::WrongSize { fields } => {
                board.presence = Presence::Away;
                let why = format!("the board has {fields} squares; plug in one of the right size");
                let body = Body::BoardLost {
                    board: of,
                    why,
                    late: false,
                };
                table.commit(None, Source::Sensor, body);
                table.say(Audience::Public, Message::BoardLost { board: of });
            }
            BoardEvent::Anomalies(anomalies) => tracing::debug!(?anomalies, "line trouble"),
            // Clock events were taken out before this function was called.
            BoardEvent::Clock(_) => {}
        }
    }

    /// Takes in that a square was emptied or filled. This is evidence (Kodeks VIII 2.1), never a decision. Between
    /// "poprawiam" and "done" such a change does not count as a touch (I 3.13).
    pub(super) fn touched(&mut self, of: BoardOf, square: Square, touch: Touch, table: &mut Table) {
        let now = table.now();
        if let Some(board) = self.board_mut(of) {
            board.men_off.touched(now, touch, square);
            if touch == Touch::Placed {
                board.proposed = board.proposed.without(square);
            }
        }
        if table.game().adjusting() {
            return;
        }
        let (board, name) = (of, table.name(square));
        let body = match touch {
            Touch::Lifted => Body::Lifted {
                board,
                square: name,
            },
            Touch::Placed => Body::Placed {
                board,
                square: name,
            },
        };
        table.commit_sensed(body);
        let stands_still = table.stopped();
        if let Some(board) = self.board_mut(of) {
            if touch == Touch::Placed && stands_still {
                board.touches.put_right(square);
            }
            board.touches.add(table.now(), touch, square);
        }
        whisper(of, square, touch, table);
        // The other side may have begun its answer. If so, the half-move before counts as made.
        let now_there = *table.game().now();
        let own = now_there
            .at(square)
            .is_some_and(|piece| piece.side == now_there.turn());
        let rest_of_last = table
            .game()
            .last()
            .is_some_and(|last| zgoda_game::shadow::may_still_take(&last.before, &last.mv, square));
        let movers = table.shown_on(now_there.turn()) == Some(of);
        let begins = own && movers && !rest_of_last && !self.still_takes(of, table);
        if touch == Touch::Lifted && begins {
            let at = now.after(table.options().waits.sensing.settle * 2);
            if let Some(board) = self.board_mut(of) {
                board.began = Some(Began { square, at });
            }
        }
    }

    /// True if the hand at this board is taking captured men off, or may still do so. With a clock this is true until the
    /// mover's press. Without a clock it is true if captured men came off a moment ago.
    fn still_takes(&self, of: BoardOf, table: &Table) -> bool {
        let now = table.now();
        let Some(last) = table.game().last() else {
            return false;
        };
        let here = last.origin == Origin::Board(of) && last.mv.is_capture();
        let sweeping = || {
            let rest = table.options().waits.rest.as_millis();
            let since = now
                .as_ms()
                .saturating_sub(u64::try_from(rest).unwrap_or_default());
            let since = Moment::from_ms(since);
            self.board(of)
                .is_some_and(|board| board.touches.took_since(last.mv.captured, since))
        };
        here && last.state == State::Open && (table.has_clock() || sweeping())
    }

    fn orientation(&mut self, of: BoardOf, orientation: OrientationNews, table: &mut Table) {
        let now = table.now();
        let Some(board) = self.board_mut(of) else {
            return;
        };
        let known = board.orientation.replace(orientation);
        if matches!(known, Some(OrientationNews::Guessed(_))) {
            // The earlier readings were based on a guessed direction, so no hand caused this change.
            board.shadow.silent();
        }
        match orientation {
            OrientationNews::Found(_) => {
                if known == Some(OrientationNews::MustBeAsked) && board.shadow.reading().is_some() {
                    // The earlier readings were taken in a guessed direction.
                    board.shadow.look_again(now);
                }
                let asked = OfABoard::Orientation;
                table.ask(Ask::Closed { of, asked });
                if known == Some(OrientationNews::MustBeAsked) {
                    self.ask_which_way_round(table);
                }
            }
            OrientationNews::MustBeAsked => {
                // The board shows the position of the record, which looks the same from both ends.
                board.shadow.has_shown_the_record();
                // Only one question at a time: the other board waits for the answer about this one.
                let mut asked = self.all.iter().filter(|it| it.must_be_asked());
                if asked.all(|it| it.board.of == of) {
                    self.ask_which_way_round(table);
                }
            }
            // The squares have no names yet, so people are only told that the board differs.
            OrientationNews::NotYet if known != Some(orientation) => {
                table.say(Audience::Public, Message::BoardDiffers { board: of });
            }
            // People are told of the difference from the board's reading itself.
            OrientationNews::NotYet | OrientationNews::Guessed(_) => {}
        }
        self.say_who_may_ask(table);
    }

    /// Asks about the first board with an unknown direction.
    fn ask_which_way_round(&self, table: &mut Table) {
        let Some(of) = self.all.iter().find(|it| it.must_be_asked()) else {
            return;
        };
        let of = of.board.of;
        let question = Question::Orientation(of);
        let at_anothers = asked_of::asked_at_anothers(&question, table);
        table.ask(Ask::Open(Box::new(question)));
        let audience = asked_of::audience(at_anothers, table.board_hand(of), table);
        table.say(audience, Message::AskOrientation { board: of });
    }
}

/// Tells the hand at this board which square it touched, if the player wants and may hear it. Other people hear neither
/// the square nor the fact that something was said.
fn whisper(of: BoardOf, square: Square, touch: Touch, table: &mut Table) {
    let now = table.now();
    let allowed = match table.options().mode {
        // A single earphone serves only the board of the person who wears it.
        Mode::Training => table.options().hand_hears(of),
        Mode::Official => {
            table.options().event.consents.has(Consent::SquareWhisper)
                && table.options().hand_alone_hears(of)
        }
    };
    let audience = table.board_hand(of);
    let wanted = table.hearing().outputs(audience).into_iter().any(|output| {
        let Output::Of(listener, _) = output else {
            return false;
        };
        whispered(of, listener, table) != Whisper::Off
    });
    if !allowed || !wanted {
        return;
    }
    let message = Message::SquareTouched { square };
    let earcon = match touch {
        Touch::Lifted => Earcon::Lifted,
        Touch::Placed => Earcon::Set,
    };
    let until = Some(now.after(table.options().waits.whisper));
    for announcement in table.announcements(audience, &message) {
        let words = match whispered(of, announcement.to, table) {
            Whisper::Number => true,
            Whisper::Sound => false,
            Whisper::Off => continue,
        };
        table.push_effect(Effect::Say(Announcement {
            about: About::board(of),
            earcon: (!words).then_some(earcon),
            words,
            until,
            ..announcement
        }));
    }
}

/// The way in which a listener wants to hear the touched squares of this board. If several people hear one output, the
/// choice of the player who owns the board counts, or on a shared board the choice of the player on move.
fn whispered(of: BoardOf, listener: Listener, table: &Table) -> Whisper {
    let hand = match of {
        BoardOf::Side(side) => side,
        BoardOf::Shared => table.game().now().turn(),
    };
    let whose = match listener {
        Listener::Room => hand.into(),
        alone => alone,
    };
    table.person(whose).preferences().whisper
}
