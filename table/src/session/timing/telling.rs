// SPDX-License-Identifier: GPL-3.0-or-later
//! Tells the things that a clock tells unasked. Marks and seconds go to the clock's own player. A fallen flag is told to
//! its owner by a tone, and in words to the people who may claim it. Marks and the flag can also be felt in the owner's
//! hand.

use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_record::event::{Body, ReadBecause};
use zgoda_record::mode::Mode;
use zgoda_speech::announcement::{About, Earcon};
use zgoda_speech::{Announcement, Message};

use super::marks;
use crate::desk_words::note::DeskNote;
use crate::face::Flag;
use crate::session::effect::Felt;
use crate::session::fair_play::Audience;
use crate::session::table::Table;
use crate::session::timing::{Timing, flags};

/// The time for which words about a mark are useful.
const MARK_WORDS: Duration = Duration::from_secs(5);
/// The time for which the tone of a second is useful.
const SECOND_TONE: Duration = Duration::from_millis(900);

/// Tells the desk the events that were not shown to an arbiter before the program ended.
pub(in crate::session) fn what_was_not_shown(table: &mut Table) {
    let now = table.now();
    if table.options().mode == Mode::Training {
        return;
    }
    for body in table.game().not_shown().waiting().to_vec() {
        let first = table.clock().and_then(|it| it.first_flag(now));
        match body {
            Body::FlagFell { side, moves, .. } => {
                table.tell_desk(DeskNote::FlagFell { side, moves, first });
            }
            Body::CompletionDue {
                missing, shared, ..
            } => table.tell_desk(DeskNote::CompletionDue { missing, shared }),
            Body::HandOverStop {
                notation,
                began_ms,
                ended_ms,
                ..
            } => table.tell_desk(DeskNote::HandOverStop {
                side: table.game().now().turn(),
                what: notation,
                began: Duration::from_millis(began_ms),
                ended: Duration::from_millis(ended_ms),
            }),
            Body::SensorProposed { board, square } => {
                table.tell_desk(DeskNote::SensorMayBeWeak { board, square });
            }
            _ => {}
        }
    }
}

impl Timing {
    /// The moment at which the flag of this side falls, if the fall was not told yet. A clock device reports its flags
    /// itself. While a press waits for its half-move, the flag is undecided, because the moment of the press decides (II
    /// 6.12).
    pub(super) fn flag_deadline(&self, side: Side, table: &Table) -> Option<Moment> {
        if press_may_save(side, table) {
            return None;
        }
        match self.flag_told.get(side) {
            false if self.device_flag().is_none() => table.clock()?.falls_at(),
            _ => None,
        }
    }

    pub(super) fn mark_deadline(&self, side: Side, table: &Table) -> Option<Moment> {
        if !table.options().sight.get(side).hears() {
            return None;
        }
        let telling = self.telling.get(side);
        let heard = self.marks.get(side).next(&telling.heard);
        let felt = match table.motor_of(side) {
            Some(_) => self.felt.get(side).next(&telling.felt),
            None => None,
        };
        // The clock comes to the higher mark first.
        let mark = heard.into_iter().chain(felt).max()?;
        table.clock()?.comes_to(mark)
    }

    /// Tells a player that their own clock has come to a mark.
    pub(super) fn tell_mark(&self, side: Side, left: Duration, table: &mut Table) {
        let now = table.now();
        let last_second = marks::is_a_last_second(left);
        let message = if last_second {
            Message::SecondsLeft { left }
        } else {
            Message::TimeLeft { left }
        };
        let earcon = if last_second {
            Some(Earcon::Second)
        } else {
            let tone = self.telling.get(side).heard.tone;
            let toned = tone && left == marks::TONE;
            toned.then_some(Earcon::LowTime)
        };
        let in_words = self.telling.get(side).heard.words.contains(&left);
        let words = in_words && !last_second;
        // A player who wants no sounds hears only those marks in words that the event allows.
        let may_be_words = table.options().mode == Mode::Training
            || table.options().low_time.words.contains(&left);
        let patience = if last_second { SECOND_TONE } else { MARK_WORDS };
        table.say_so(Audience::Hand(side), &message, |announcement| {
            Announcement {
                earcon,
                words,
                may_be_words,
                until: Some(now.after(patience)),
                ..announcement
            }
        });
    }

    /// Writes down once that a flag has fallen, and tells it to the owner by a tone and to the people who may claim it in
    /// words.
    pub(super) fn look_at_flag(&mut self, side: Side, table: &mut Table) {
        let now = table.now();
        let fallen = match (self.device_flag(), table.clock()) {
            (Some(shown), Some(clock)) => {
                let moves = clock.moves(side);
                let played = Side::ALL
                    .into_iter()
                    .map(|side| clock.elapsed(side, now))
                    .sum();
                (*shown.get(side) == Flag::Fallen).then_some((moves, played))
            }
            (None, Some(clock)) => clock.flag(side, now).map(|it| (it.moves, it.played)),
            (_, None) => None,
        };
        let Some((moves, played)) = fallen else {
            return;
        };
        if *self.flag_told.get(side) || press_may_save(side, table) {
            return;
        }
        *self.flag_told.get_mut(side) = true;
        let fell = Body::FlagFell {
            side,
            moves,
            played_ms: u64::try_from(played.as_millis()).unwrap_or(u64::MAX),
        };
        let source = self.source();
        table.commit(None, source, fell);
        self.read_clock(ReadBecause::Flag, table);
        if table.options().sight.get(side).hears() && self.telling.get(side).felt.flag {
            table.pulse(side, Felt::Flag, Duration::ZERO);
        }
        let message = Message::FlagFell { side };
        let about = About::default();
        if table.options().mode == Mode::Training {
            table.say_so(Audience::Public, &message, |told| Announcement {
                earcon: Some(Earcon::Flag),
                ..told
            });
        } else {
            if table.options().sight.get(side).hears() && self.telling.get(side).heard.flag {
                table.sound(Audience::Hand(side), message.clone(), Earcon::Flag, about);
            }
            table.say(Audience::Assistant, message);
        }
        let first = table.clock().and_then(|it| it.first_flag(now));
        table.tell_desk(DeskNote::FlagFell { side, moves, first });
        if table.arbiter_at_work() || table.options().mode == Mode::Training {
            flags::show_the_flags(self, table);
        }
    }
}

/// True if `side` pressed before its flag fell, and the program still waits for its half-move.
fn press_may_save(side: Side, table: &Table) -> bool {
    let falls = table.clock().and_then(|clock| clock.falls_at());
    let pressed = table.press_that_waits().filter(|it| it.side == side);
    let (Some(falls), Some(pressed)) = (falls, pressed) else {
        return false;
    };
    table.has_clock() && pressed.at < falls
}

/// Tells a mark of the clock to the player's hand.
pub(super) fn feel_mark(side: Side, left: Duration, table: &mut Table) {
    let felt = if marks::is_a_last_second(left) {
        Felt::Second
    } else {
        Felt::Mark
    };
    table.pulse(side, felt, left);
}
