// SPDX-License-Identifier: GPL-3.0-or-later
//! The arguments that a field of a message gives its words: squares in words, counts as numbers, everything else as a
//! name by which the Fluent files choose a variant. Each type has one usual way to give its arguments; other ways are in `how` and
//! `whole`.
//!
//! Text has no usual way: the declaration of a text field says whether the text is a name, was typed, or comes from elsewhere.

mod board;
pub(crate) mod how;
mod names;
mod times;
pub(crate) mod whole;

use std::time::Duration;

use fluent_bundle::FluentArgs;
use zgoda_game::{BySide, GameResult, Outcome, Side, Square};

use super::private::{ends_with, marked_again};
use super::{Worded, Wording, personal, settings};
use crate::announcement::{
    AssistantDuty, BeforeAnswer, BeforeMove, Besides, Changes, Choice, Consent, Earcon, Freedom,
    Holds, InRegion, Listener, Meaning, MendStep, MenuItem, Occupant, OwnBoard, PadPart,
    PieceSquares, Place, Ray, RecordLine, Recorded, Setting, SpokenMove,
};
use crate::language::Language;
use board::{
    change_words, counted_words, occupant_words, piece_squares_words, ray_words, record_line_words,
    region_words,
};
use names::yes_no;
pub(super) use names::{game_name, mode_name, switch_name};
pub(super) use times::{duration_words, times_words};
pub(super) use whole::ask_go_on as go_on;

/// The arguments of one message.
pub(crate) type Args = FluentArgs<'static>;

/// A type that a message can have as a field.
pub(crate) trait Argument {
    /// Gives the words their arguments from this value: one argument called `name`, or the arguments that its
    /// sentences share.
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args);
}

/// Implements [`Argument`] for types that give one argument, made by an expression.
macro_rules! argument {
    ($($type:ty: |$value:pat_param, $w:pat_param| $given:expr;)*) => {$(
        impl Argument for $type {
            fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
                let ($value, $w) = (self, w);
                args.set(name, $given);
            }
        }
    )*};
}

argument! {
    Side: |side, _| side.word();
    Option<Side>: |side, _| side.map_or("nobody", Side::word);
    Listener: |listener, _| listener.word();
    Recorded: |recorded, w| names::recorded_name(*recorded, w.book.sounds);
    usize: |count, _| *count;
    u8: |count, _| *count;
    Duration: |time, w| duration_words(w, *time);
    Square: |square, w| w.square(*square);
    SpokenMove: |played, w| w.half_move(played);
    MendStep: |step, w| mend_step(w, *step);
    Occupant: |occupant, w| occupant_words(w, *occupant);
    Freedom: |freedom, _| freedom.word();
    AssistantDuty: |duty, _| duty.key();
    Consent: |function, _| function.key();
    BeforeAnswer: |answer, _| answer.word();
    Earcon: |sound, _| sound.word();
    PadPart: |part, _| part.word();
    Choice: |choice, w| personal::choice_words(w, choice);
    Worded: |text, _| marked_again(text);
}

/// The tag of the language, and its own name, which is used where the language in use has no name for it.
impl Argument for Language {
    fn give(&self, name: &'static str, _: &mut Wording<'_>, args: &mut Args) {
        args.set(name, self.tag());
        args.set("own", self.own_name());
    }
}

impl Argument for BySide<usize> {
    fn give(&self, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
        args.set("white", self.white);
        args.set("black", self.black);
        args.set("alike", yes_no(self.white == self.black));
        args.set("plies", self.white.saturating_add(self.black));
    }
}

impl Argument for BySide<Duration> {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        Some(*self).give(name, w, args);
    }
}

impl Argument for Option<BySide<Duration>> {
    fn give(&self, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set("times-known", yes_no(self.is_some()));
        let left = self.unwrap_or_default();
        args.set("white", duration_words(w, left.white));
        args.set("black", duration_words(w, left.black));
    }
}

impl Argument for Option<Duration> {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set(format!("{name}-known"), yes_no(self.is_some()));
        args.set(name, duration_words(w, self.unwrap_or_default()));
    }
}

impl Argument for Option<SpokenMove> {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set(format!("{name}-known"), yes_no(self.is_some()));
        let words = self.as_ref().map(|played| w.half_move(played));
        args.set(name, words.unwrap_or_default());
    }
}

/// The last half-move, with its number and side.
impl Argument for Option<(usize, Side, SpokenMove)> {
    fn give(&self, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set("last-known", yes_no(self.is_some()));
        if let Some((ply, side, played)) = self {
            how::move_number(ply, "number", w, args);
            side.give("side", w, args);
            played.give("played", w, args);
        }
    }
}

impl Argument for GameResult {
    fn give(&self, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
        let ending = self.ending();
        args.set("outcome", names::outcome_name(ending.outcome()));
        args.set("cause", ending.word());
        let loser = match ending.outcome() {
            Outcome::Won(side) => side.other().word(),
            Outcome::Drawn | Outcome::BothLost => "nobody",
        };
        args.set("loser", loser);
        args.set("advantage", self.advantage().map_or("none", Side::word));
    }
}

/// The question before the first move, and the board or the side in question.
impl Argument for BeforeMove {
    fn give(&self, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
        let (name, of) = match *self {
            BeforeMove::OwnBoards => ("own-boards", "nobody"),
            BeforeMove::OneBoard => ("one-board", "nobody"),
            BeforeMove::Orientation(board) => ("orientation", names::board_name(board)),
            BeforeMove::Men(board) => ("men", names::board_name(board)),
            BeforeMove::ClockSide => ("clock-side", "nobody"),
            BeforeMove::Earphones => ("earphones", "nobody"),
            BeforeMove::Announcements(side) => ("announcements", side.word()),
            BeforeMove::Medium(side) => ("medium", side.word()),
            BeforeMove::Assistant(side) => ("assistant", side.word()),
        };
        args.set("item", name);
        args.set("board", of);
    }
}

impl Argument for OwnBoard {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set(name, self.word());
        let to_do = match self {
            OwnBoard::ToMake(played) => w.half_move(played),
            OwnBoard::None
            | OwnBoard::Done
            | OwnBoard::UnderWay
            | OwnBoard::Differs
            | OwnBoard::Away => String::new(),
        };
        args.set("to-do", to_do);
    }
}

impl Argument for Box<Besides> {
    fn give(&self, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        let Besides { open } = self.as_ref();
        let open: Vec<String> = open.iter().map(|it| w.within(it, w.style)).collect();
        args.set("waits", yes_no(!open.is_empty()));
        let mut open = sentences(&open);
        if !ends_with(&open, &['.', '?']) {
            open.push('.');
        }
        args.set("open", open);
    }
}

impl Argument for MenuItem {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set(name, personal::menu_item(w, self));
    }
}

impl Argument for Place {
    fn give(&self, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
        args.set("at", self.at);
        args.set("of", self.of);
    }
}

impl Argument for Meaning {
    fn give(&self, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        let (deed, word, number) = match self {
            Meaning::Command(english) => ("command", w.command(english), 0),
            Meaning::Silence => ("silence", String::new(), 0),
            Meaning::Status => ("status", String::new(), 0),
            Meaning::Look => ("look", String::new(), 0),
            Meaning::Help => ("help", String::new(), 0),
            Meaning::Digit(digit) => ("digit", String::new(), *digit),
            Meaning::Correction => ("correction", String::new(), 0),
            Meaning::LineAgain => ("line-again", String::new(), 0),
            Meaning::Types(char) => ("types", w.outside(&char.to_string()), 0),
            Meaning::Nothing => ("nothing", String::new(), 0),
        };
        args.set("deed", deed);
        args.set("word", word);
        args.set("number", number);
    }
}

impl Argument for Changes {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        let parts = [
            ("left", &self.left),
            ("reached", &self.reached),
            ("taken", &self.taken),
        ];
        let some = parts.into_iter().filter(|(_, squares)| !squares.is_empty());
        let words: Vec<String> = some.map(|(how, it)| change_words(w, how, it)).collect();
        args.set("some", yes_no(!words.is_empty()));
        args.set(name, words.join(", "));
    }
}

impl Argument for Vec<Square> {
    fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
        args.set("some", yes_no(!self.is_empty()));
        args.set(name, w.squares(self));
    }
}

/// Lists of sentences, given as three arguments: whether there are any sentences, their number, and the sentences one after the
/// other.
macro_rules! lists {
    ($($type:ty: $words:expr;)*) => {$(
        impl Argument for Vec<$type> {
            fn give(&self, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
                let words: Vec<String> = self.iter().map(|it| $words(&mut *w, it)).collect();
                args.set("some", yes_no(!words.is_empty()));
                args.set("count", words.len());
                args.set(name, sentences(&words));
            }
        }
    )*};
}

lists! {
    SpokenMove: |w: &mut Wording<'_>, it| w.half_move(it);
    Worded: |_, it| marked_again(it);
    Ray: ray_words;
    InRegion: region_words;
    RecordLine: record_line_words;
    PieceSquares: piece_squares_words;
    (Holds, usize): |w, (what, count): &(Holds, usize)| counted_words(w, *what, *count);
    Setting: settings::words;
}

fn mend_step(w: &mut Wording<'_>, step: MendStep) -> String {
    let mut args = FluentArgs::new();
    match step {
        MendStep::Remove(square) => {
            args.set("square", w.square(square));
            w.text("mend-remove", &args)
        }
        MendStep::Put(square, piece) => {
            args.set("square", w.square(square));
            args.set("piece", piece.key());
            w.text("mend-put", &args)
        }
        MendStep::TurnRound => w.text("mend-turn-round", &args),
    }
}

/// Joins sentences with a pause between them.
fn sentences(texts: &[String]) -> String {
    let mut joined = String::new();
    for text in texts {
        if !joined.is_empty() {
            joined.push_str(if ends_with(&joined, &['.', '?']) {
                " "
            } else {
                ". "
            });
        }
        joined.push_str(text);
    }
    joined
}

/// Joins words that are told one after the other.
fn listed(words: impl IntoIterator<Item = String>) -> String {
    words.into_iter().collect::<Vec<_>>().join(", ")
}
