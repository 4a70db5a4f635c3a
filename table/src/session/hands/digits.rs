//! A half-move that comes digit by digit, from a pad: two digits a square, as on a keypad, and no end sign after them.
//!
//! Four digits enter a half-move, two answer which way; fewer are submitted by `choose`, and then have the same meaning as a
//! typed line. `leave` drops them. The arbiter's code is awaited until it is ended or left, so that no rest of a code is ever
//! taken for a half-move.

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

/// The longest code that a person could remember; a code with letters is typed.
const LONGEST_CODE: usize = 32;

/// No square is named 0 or 00, so these digits ask for the answers wanted most often: the last half-move, and the own time.
const LAST_BY_DIGITS: &str = "0";
const TIME_BY_DIGITS: &str = "00";

/// The number of digits for a square.
const SQUARE: usize = 2;

/// The time after which a begun half-move counts as forgotten; the next digits would otherwise end it.
const FORGOTTEN: Duration = Duration::from_secs(30);

/// The rest after which a hand is told its place: a hand that knows its way flicks three times a second, and a slower hand
/// looks for it.
const RESTS: Duration = Duration::from_millis(700);

/// The digits so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Digits {
    taken: String,
    meant: Meant,
    /// The moment at which a resting hand is told the last digit, or the square it has come to.
    rests: Option<(Moment, Digit)>,
    /// The last gesture; `None` before the first.
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

/// The last gesture, and the state of the game then.
#[derive(Clone, Copy, Debug)]
struct Last {
    at: Moment,
    upon: Upon,
}

/// The stage of the record, and the open question.
type Upon = (Reached, Option<Discriminant<Question>>);

/// The meaning of the coming digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Meant {
    /// A half-move that is played.
    #[default]
    Played,
    /// A half-move that takes the place of the last one.
    Correction,
    /// A half-move that was announced aloud.
    Announced,
    /// The arbiter's code, not a half-move; it is never spoken.
    Code,
}

/// Takes a single digit as an answer, because a keypad has no letters: 1 is yes and 2 is no; and where several answers are
/// possible, they are counted in the order of the question.
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
    /// Takes a digit: the result is the entry that it completes, if it is the last digit.
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
            // A sound that is the same for each digit, and never words.
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

    /// Takes the present digits as the whole entry, or drops them if they were forgotten. `None` if the gesture is not about
    /// digits.
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
            // An answer to a question belongs to the person who makes the gesture.
            1 => Some(side.into()),
            _ => hands::mover_by_hand(Some(side.into()), table),
        };
        Wanted::Line(Typed { actor, command }, taken)
    }

    /// Remembers if this hand entered `next`, the new last half-move, for the opponent. Does nothing if `next` is not the last.
    pub(in crate::session) fn entered_since(&mut self, next: EntryId, side: Side, table: &Table) {
        if let Some(last) = table.game().last().filter(|last| last.id == next) {
            let for_other = (last.side != side).then_some(last.id);
            self.own.get_mut(side).entered_for_other = for_other;
        }
    }
}

impl Hands {
    /// Confirms a digit by a sound. Players who want all words, or no sounds, hear the digit in words at once; those who want
    /// few words are content with the sound; everybody else hears words when their hand rests.
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

    /// The moment at which a hand is told its place.
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

    /// The moment since which the arbiter's code is awaited, or its next digit; `None` where no code is awaited.
    pub(super) fn code_awaited(&self, side: Side) -> Option<Moment> {
        let digits = &self.own.get(side).digits;
        let last = digits.last.filter(|_| digits.are_the_code());
        last.map(|last| last.at)
    }

    /// Awaits a code from the beginning: the half that an absent person left is dropped, and a person who forgot that a code
    /// is awaited is told.
    pub(super) fn await_the_code_anew(
        &mut self,
        side: Side,
        questions: &Questions,
        table: &mut Table,
    ) {
        self.own.get_mut(side).digits.taken.clear();
        self.something_else_is_awaited(side, Meant::Code, upon(questions, table), table);
    }

    /// Drops the begun digits: the player turns to something else on their pad, and the coming digits are for that.
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

    /// Makes the coming half-move a correction of the last one; called again, ends that.
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

    /// Makes the coming digits mean something else: a half-move that was announced aloud, or the arbiter's code, which
    /// `choose` ends.
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

    /// Counts a gesture. A half-move that was begun long ago, on another record or before something else was asked, is dropped.
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

    /// True if begun digits count as forgotten. A code is forgotten only by its end: the rest of it would be taken for a
    /// half-move.
    fn forgotten(&self, side: Side, upon: Upon, now: Moment) -> bool {
        let digits = &self.own.get(side).digits;
        let last = digits.last.filter(|_| !digits.are_the_code());
        last.is_some_and(|last| last.upon != upon || now.since(last.at) >= FORGOTTEN)
    }
}

/// The message that the next input is for this word.
pub(in crate::session) fn stands_for(word: Word) -> Message {
    let meaning = Meaning::Command(word.english().to_owned());
    Message::StrokeMeans { meaning }
}
