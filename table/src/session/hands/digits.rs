// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move that is entered digit by digit from a pad: two digits for each square, as on a keypad, and no sign at
//! the end.
//!
//! Four digits enter a half-move, and two answer the question which way a capture went. Fewer digits are submitted by
//! `choose`, and then have the same meaning as a typed line. `leave` drops the digits. Once the arbiter's code is
//! awaited, all digits belong to it until the code is ended or left, so that the rest of a code is never taken for a
//! half-move.

use std::mem::{self, Discriminant};
use std::time::Duration;

use zgoda_game::notation::Lexicon;
use zgoda_game::{Moment, Side};
use zgoda_hw::pad::Seat;
use zgoda_input::command::squares::square_of;
use zgoda_input::command::{Clocks, Command, Of, Typed, Word};
use zgoda_input::hands::key_action::Digit;
use zgoda_record::event::{Actor, EntryId};
use zgoda_speech::announcement::{Earcon, Meaning};
use zgoda_speech::settings::{Topic, Verbosity};
use zgoda_speech::{Announcement, Message};

use super::point::Reached;
use crate::session::checking::Check;
use crate::session::desk::ArbiterDesk;
use crate::session::hands::{self, Hands, point};
use crate::session::menu::Menus;
use crate::session::preparation::Preparation;
use crate::session::question::Question;
use crate::session::questions::{self, Questions};
use crate::session::table::Table;
use crate::session::wanted::Wanted;

/// Two digits for each end of a half-move.
const HALF_MOVE: usize = 4;

/// The most digits of a code that the pad takes; no person could remember a longer code. A code with letters must be
/// typed.
const LONGEST_CODE: usize = 32;

/// No square is named 0 or 00, so these digits ask for the two answers that players want most often: the last
/// half-move, and their own time.
const LAST_BY_DIGITS: &str = "0";
const TIME_BY_DIGITS: &str = "00";

/// The number of digits for a square.
const SQUARE: usize = 2;

/// The time after which a begun half-move counts as forgotten; otherwise the next digits would complete it.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// The pause after which a player hears where the hand is. A hand that knows its way flicks three times a second; a
/// slower hand is searching.
const RESTS: Duration = Duration::from_millis(700);

/// The digits that were entered so far, and their meaning.
#[derive(Clone, Debug, Default)]
pub(super) struct Digits {
    taken: String,
    meant: Meant,
    /// The moment at which a resting hand is told this digit; `None` if nothing is to be told.
    rests: Option<(Moment, Digit)>,
    /// The last gesture; `None` before the first one.
    last: Option<Last>,
    /// The pad of the first gesture.
    begun_on: Option<Seat>,
}

impl Digits {
    /// The pad on which the present digits were begun.
    pub(super) const fn begun_on(&self) -> Option<Seat> {
        self.begun_on
    }

    /// True if the digits are the arbiter's code.
    pub(super) fn are_the_code(&self) -> bool {
        self.meant == Meant::Code
    }
}

/// The moment of the last gesture, and the state of the game at that moment.
#[derive(Clone, Copy, Debug)]
struct Last {
    at: Moment,
    upon: Upon,
}

/// The stage that the record had reached, and the kind of the open question.
type Upon = (Reached, Option<Discriminant<Question>>);

/// The meaning of the coming digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Meant {
    /// A half-move that is played.
    #[default]
    Played,
    /// A half-move that corrects the last half-move.
    Correction,
    /// A half-move that was announced aloud.
    Announced,
    /// The arbiter's code, not a half-move; it is never spoken.
    Code,
}

/// Takes a single digit as an answer, because a keypad has no letters: 1 is yes and 2 is no. If a question offers several
/// answers, the digit is the number of the answer in the order of the question.
pub(in crate::session) fn answer_by_digit(
    typed: Typed,
    questions: &Questions,
    desk: &ArbiterDesk,
    preparation: &Preparation,
    checking: &Check,
) -> Typed {
    let Command::Move(text) = &typed.command else {
        return typed;
    };
    let which_way = questions::asks_which_way(typed.actor, questions);
    let reads_out = checking.is_on() || desk.reads_out();
    let word = match text.trim() {
        LAST_BY_DIGITS => {
            return Typed {
                command: Command::Last(None),
                ..typed
            };
        }
        TIME_BY_DIGITS => {
            let command = Command::Clock(Clocks::Of(Of::Own));
            return Typed { command, ..typed };
        }
        _ if which_way => return typed,
        "1" if preparation.asks_for_a_medium() => Word::Braille,
        "2" if preparation.asks_for_a_medium() => Word::Print,
        "3" if preparation.asks_for_a_medium() => Word::Dictaphone,
        "1" => Word::Yes,
        "2" => Word::No,
        "3" if reads_out => Word::Unreadable,
        _ => return typed,
    };
    Typed {
        command: Command::Plain(word),
        ..typed
    }
}

fn upon(questions: &Questions, table: &Table) -> Upon {
    let asked = questions.open.as_ref().map(mem::discriminant);
    (point::reached(table), asked)
}

impl Hands {
    /// Takes a digit. If it is the last digit of an entry, the result is that entry.
    pub(in crate::session) fn digit(
        &mut self,
        side: Side,
        digit: Digit,
        questions: &Questions,
        table: &mut Table,
    ) -> Option<Wanted> {
        self.one_more_gesture(side, upon(questions, table), table);
        let mover = hands::mover_by_hand(Some(side.into()), table);
        let wanted = if self.own.get(side).digits.meant == Meant::Code {
            LONGEST_CODE
        } else if questions::asks_which_way(mover, questions) {
            SQUARE
        } else {
            HALF_MOVE
        };
        let digits = &mut self.own.get_mut(side).digits;
        digits.taken.push(digit.char());
        digits.rests = None;
        if digits.taken.len() >= wanted {
            return Some(self.take_entered(side, table));
        }
        if digits.meant == Meant::Code {
            // The sound is the same for all digits, and a digit of the code is never spoken.
            table.acts(Some(side.into()));
            let audience = table.answered();
            table.say_so(audience, &stands_for(Word::Arbiter), |it| Announcement {
                earcon: Some(Earcon::Digit),
                words: false,
                may_be_words: false,
                ..it
            });
        } else {
            self.echo(side, digit, table);
        }
        None
    }

    /// Takes the present digits as the whole entry, or drops them if they were forgotten. `None` if the gesture does not
    /// concern digits.
    pub(in crate::session) fn submitted(
        &mut self,
        side: Side,
        questions: &Questions,
        menus: &Menus,
        table: &mut Table,
    ) -> Option<Wanted> {
        let digits = &self.own.get(side).digits;
        let (nothing, code) = (digits.taken.is_empty(), digits.are_the_code());
        // In a menu `choose` belongs to the menu, except that a begun code is ended first.
        if !code && (nothing || menus.menu_is_open(Some(side.into()), table)) {
            return None;
        }
        if nothing || self.forgotten(side, upon(questions, table), table.now()) {
            return self.dropped(side, table).then_some(Wanted::Nothing);
        }
        Some(self.take_entered(side, table))
    }

    fn take_entered(&mut self, side: Side, table: &Table) -> Wanted {
        let Digits { taken, meant, .. } = mem::take(&mut self.own.get_mut(side).digits);
        let command = match meant {
            Meant::Code => return Wanted::Code(taken),
            Meant::Correction => Command::Correct(taken.clone()),
            Meant::Announced => Command::Said(taken.clone()),
            Meant::Played => Command::Move(taken.clone()),
        };
        let actor = match taken.len() {
            // A single digit is an answer, and the answer belongs to the person who makes the gesture.
            1 => Some(side.into()),
            _ => hands::mover_by_hand(Some(side.into()), table),
        };
        Wanted::Line(Typed { actor, command }, taken)
    }

    /// If `next` is the last half-move, remembers whether this hand entered that half-move for the opponent. Does nothing
    /// otherwise.
    pub(in crate::session) fn entered_since(&mut self, next: EntryId, side: Side, table: &Table) {
        if let Some(last) = table.game().last().filter(|last| last.id == next) {
            let for_other = (last.side != side).then_some(last.id);
            self.own.get_mut(side).entered_for_other = for_other;
        }
    }
}

impl Hands {
    /// Confirms a digit by a sound. Players who want all words, or no sounds, hear the digit in words without delay.
    /// Players who want few words hear only the sound. All other players hear the words when their hand rests.
    fn echo(&mut self, side: Side, digit: Digit, table: &mut Table) {
        let now = table.now();
        table.acts(Some(side.into()));
        let speech = table.person(table.hearing().ear(side)).preferences().speech;
        let verbosity = speech.verbosity.of(Topic::Moves);
        let words = match verbosity {
            Verbosity::Full => true,
            Verbosity::Normal | Verbosity::Terse => false,
        };
        let by_sound = verbosity == Verbosity::Normal && speech.earcons;
        if by_sound && table.is_heard() {
            self.own.get_mut(side).digits.rests = Some((now.after(RESTS), digit));
        }
        let digit = digit.value();
        table.say_so(table.answered(), &Message::DigitTaken { digit }, |it| {
            Announcement {
                earcon: Some(Earcon::Digit),
                words,
                ..it
            }
        });
    }

    /// The next moment at which a resting hand is told its last digit.
    pub(in crate::session) fn echo_deadline(&self) -> Option<Moment> {
        let rests = Side::ALL.map(|side| self.own.get(side).digits.rests);
        rests.into_iter().flatten().map(|(due, _)| due).min()
    }

    pub(in crate::session) fn tick_echo(&mut self, table: &mut Table) {
        let now = table.now();
        for side in Side::ALL {
            let digits = &mut self.own.get_mut(side).digits;
            let Some((_, digit)) = digits.rests.take_if(|(due, _)| *due <= now) else {
                continue;
            };
            let square = (digits.taken.len() == SQUARE).then(|| {
                square_of(
                    &digits.taken,
                    table.game().now().variant(),
                    &Lexicon::default(),
                )
            });
            let message = match square.flatten() {
                Some(square) => Message::SquarePicked { square },
                None => Message::DigitTaken {
                    digit: digit.value(),
                },
            };
            table.acts(Some(side.into()));
            table.reply(message);
        }
    }

    /// True if the coming digits mean a half-move that is played, and not a correction, an announcement or a code.
    pub(super) fn awaits_what_is_played(&self, side: Side) -> bool {
        self.own.get(side).digits.meant == Meant::Played
    }

    /// The moment since which the arbiter's code, or its next digit, is awaited; `None` if no code is awaited.
    pub(super) fn code_awaited(&self, side: Side) -> Option<Moment> {
        let digits = &self.own.get(side).digits;
        let last = digits.last.filter(|_| digits.are_the_code());
        last.map(|last| last.at)
    }

    /// Awaits a code from its beginning. The digits of an unfinished code are dropped, and the player is told again that
    /// a code is awaited.
    pub(super) fn await_the_code_anew(
        &mut self,
        side: Side,
        questions: &Questions,
        table: &mut Table,
    ) {
        self.own.get_mut(side).digits.taken.clear();
        self.something_else_is_awaited(side, Meant::Code, upon(questions, table), table);
    }

    /// Drops the digits entered so far, because the player turns to something else on their pad, and the next digits
    /// belong to it.
    pub(in crate::session) fn leaves_digits(&mut self, table: &mut Table) {
        let actor = table.actor();
        if let Some(side) = actor.and_then(Actor::player) {
            self.dropped(side, table);
        }
    }

    /// Forgets the present digits. Returns false if there were none.
    pub(in crate::session) fn dropped(&mut self, side: Side, table: &mut Table) -> bool {
        let digits = mem::take(&mut self.own.get_mut(side).digits);
        if digits.taken.is_empty() && digits.meant == Meant::Played {
            return false;
        }
        table.acts(Some(side.into()));
        table.reply(Message::EntryDropped);
        true
    }

    /// Makes the coming half-move a correction of the last half-move; a second call cancels this.
    pub(in crate::session) fn correction(
        &mut self,
        side: Side,
        questions: &Questions,
        table: &mut Table,
    ) {
        self.one_more_gesture(side, upon(questions, table), table);
        match self.own.get(side).digits.meant {
            Meant::Correction => {
                self.dropped(side, table);
                return;
            }
            // Digits that were begun already belong to the correction.
            Meant::Played => {}
            Meant::Announced | Meant::Code => {
                self.dropped(side, table);
                self.one_more_gesture(side, upon(questions, table), table);
            }
        }
        self.own.get_mut(side).digits.meant = Meant::Correction;
        table.acts(Some(side.into()));
        table.reply_sounding(Message::CorrectionFollows, Earcon::Opened);
    }

    /// Gives the coming digits another meaning: a half-move that was announced aloud, or the arbiter's code, which is
    /// ended with `choose`.
    pub(super) fn something_else_follows(
        &mut self,
        side: Side,
        meant: Meant,
        questions: &Questions,
        table: &mut Table,
    ) {
        self.dropped(side, table);
        self.something_else_is_awaited(side, meant, upon(questions, table), table);
    }

    fn something_else_is_awaited(
        &mut self,
        side: Side,
        meant: Meant,
        upon: Upon,
        table: &mut Table,
    ) {
        self.one_more_gesture(side, upon, table);
        self.own.get_mut(side).digits.meant = meant;
        let follows = match meant {
            Meant::Code => Message::CodeAwaited,
            Meant::Announced | Meant::Correction | Meant::Played => stands_for(Word::Said),
        };
        table.acts(Some(side.into()));
        table.reply_sounding(follows, Earcon::Opened);
    }

    /// Counts a gesture. The digits of a half-move are dropped if they were begun long ago, or if the record or the open
    /// question has changed since.
    fn one_more_gesture(&mut self, side: Side, upon: Upon, table: &mut Table) {
        let now = table.now();
        if self.forgotten(side, upon, now) {
            self.dropped(side, table);
        }
        let hand = self.own.get_mut(side);
        if hand.digits.last.is_none() {
            hand.digits.begun_on = hand.in_use;
        }
        hand.digits.last = Some(Last { at: now, upon });
    }

    /// True if begun digits count as forgotten. A code never counts as forgotten, because the rest of the code would be
    /// taken for a half-move.
    fn forgotten(&self, side: Side, upon: Upon, now: Moment) -> bool {
        let digits = &self.own.get(side).digits;
        let last = digits.last.filter(|_| !digits.are_the_code());
        last.is_some_and(|last| last.upon != upon || now.since(last.at) >= FORGOTTEN)
    }
}

/// The message that the next input belongs to this command.
pub(in crate::session) fn stands_for(word: Word) -> Message {
    let meaning = Meaning::Command(word.english().to_owned());
    Message::StrokeMeans { meaning }
}
