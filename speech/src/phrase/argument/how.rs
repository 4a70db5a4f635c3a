// SPDX-License-Identifier: GPL-3.0-or-later
//! Ways of giving a field to the words that differ from the usual way of the field's type: under another name, as another word,
//! with its context. A row of the vocabulary names the way after `as`.

use fluent_bundle::{FluentArgs, FluentValue};
use zgoda_game::Side;

use super::board::{holds_name, occupant_words};
use super::names::{board_state, yes_no};
use super::{Args, Argument as _, listed, personal};
use crate::announcement::{
    BoardState, Chosen, Message, Occupant, OfLine, PortFound, SpokenMove, Ways,
};
use crate::numbers::Style;
use crate::phrase::Wording;

// Text, by the place it comes from.

/// Gives the name of a person, or words that reveal a name.
pub(crate) fn private(text: &str, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, w.private(text));
}

/// Gives the name of a person, or the note that there is no name.
pub(crate) fn named(text: &str, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let words = match text {
        "" => w.text("without-a-name", &Args::new()),
        text => w.private(text),
    };
    args.set(name, words);
}

/// Gives text from a file, a device or a program.
pub(crate) fn outside(text: &str, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, w.outside(text));
}

/// Gives typed text, to be checked by ear.
pub(crate) fn typed(text: &str, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, w.typed(text));
}

/// Gives the beginning of a refused line.
pub(crate) fn refused(line: &OfLine, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, of_line(line, w));
}

/// Gives the beginning of a refused line, which may be empty, with the word for help.
pub(crate) fn not_understood(
    line: &OfLine,
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    let text = of_line(line, w);
    args.set("some", yes_no(!text.is_empty()));
    args.set(name, text);
    args.set("help", w.command("help"));
}

fn of_line(line: &OfLine, w: &mut Wording<'_>) -> String {
    let known = w.refused(&line.text);
    let mut others = Args::new();
    others.set("count", line.others);
    let others = (line.others > 0).then(|| w.text("other-words", &others));
    let parts = [Some(known).filter(|it| !it.is_empty()), others];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

// The ways to give numbers and choices.

/// Gives a number as the argument `number`.
pub(crate) fn number<T>(n: &T, _: &'static str, _: &mut Wording<'_>, args: &mut Args)
where
    T: Copy + Into<FluentValue<'static>>,
{
    args.set("number", *n);
}

/// Gives the number of the move that a half-move belongs to, as a record writes it.
pub(crate) fn move_number(ply: &usize, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
    args.set("number", ply.div_ceil(2));
}

pub(crate) fn yes_or_no(state: &bool, name: &'static str, _: &mut Wording<'_>, args: &mut Args) {
    args.set(name, yes_no(*state));
}

/// Gives the side that has offered.
pub(crate) fn offer(by: &Option<Side>, name: &'static str, _: &mut Wording<'_>, args: &mut Args) {
    args.set(name, by.map_or("none", Side::word));
}

pub(crate) fn chosen(of: &Chosen, _: &'static str, _: &mut Wording<'_>, args: &mut Args) {
    args.set("name", of.name());
}

// The ways to give half-moves.

/// Gives a half-move digit by digit or letter by letter.
pub(crate) fn spelled(
    played: &SpokenMove,
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    let style = std::mem::replace(&mut w.style, Style::SPELLING);
    args.set(name, w.half_move(played));
    w.style = style;
}

/// Gives the last half-move, if any stands.
pub(crate) fn last(
    played: &Option<SpokenMove>,
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    args.set("known", yes_no(played.is_some()));
    played.give(name, w, args);
}

/// Gives a half-move that demonstrates a setting.
pub(crate) fn sample(
    played: &Option<SpokenMove>,
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    args.set(name, yes_no(played.is_some()));
    played.give("played", w, args);
}

/// Gives the squares by which half-moves can be told apart; none in official play.
pub(crate) fn ways(ways: &Ways, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let (choice, squares) = match ways {
        Ways::Through(squares) if squares.is_empty() => ("open", squares),
        Ways::Through(squares) => ("named", squares),
        Ways::Pieces(squares) if squares.is_empty() => ("piece", squares),
        Ways::Pieces(squares) => ("pieces", squares),
    };
    args.set("choice", choice);
    args.set(name, w.one_of(squares));
}

// The ways to give the board and its squares.

/// Gives the square of the cursor, and its content.
pub(crate) fn cursor(at: &Occupant, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let (holds, piece) = holds_name(at.holds);
    args.set("square", w.square(at.square));
    args.set("holds", holds);
    args.set("piece", piece);
}

/// Gives squares with their contents, one after the other.
pub(crate) fn occupants(all: &[Occupant], _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let words = all.iter().map(|it| occupant_words(w, *it));
    args.set("occupants", listed(words));
}

/// Gives the states of the boards, compared with the record.
pub(crate) fn states(boards: &[BoardState], _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let mut states = Vec::new();
    let mut state = |state: &'static str, board: &'static str| {
        let mut args = FluentArgs::new();
        args.set("state", state);
        args.set("board", board);
        states.push(w.text("board-state", &args));
    };
    for board in boards {
        let (name, board) = board_state(*board);
        state(name, board);
    }
    if boards.is_empty() {
        state("no-sensors", "");
    }
    args.set("states", states.join(", "));
}

// The way to give an earlier message.

pub(crate) fn spelled_out(what: &Message, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set("text", w.spelled_out(what));
}

pub(crate) fn within(what: &Message, _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set("text", w.within(what, w.style));
}

// The ways to give settings, devices and commands.

pub(crate) fn profile(
    chosen: &Option<String>,
    _: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    personal::profile(w, args, chosen.as_deref());
}

/// Gives unknown keys of a file, as they are written.
pub(crate) fn unknown_keys(
    keys: &[String],
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    args.set("count", keys.len());
    args.set(name, personal::keys_words(w, keys));
}

/// Gives known keys, by the names of their settings.
pub(crate) fn wrong_keys(of: &[Chosen], _: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let names = of.iter().map(|it| personal::chosen_words(w, *it));
    args.set("keys", listed(names));
}

pub(crate) fn ports(all: &[PortFound], name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, all.len());
    args.set("port-names", personal::ports_behind(w, all));
}

pub(crate) fn pads(all: &[String], name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, all.len());
    args.set("pad-names", personal::names_behind(w, all));
}

pub(crate) fn cards(all: &[String], name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, all.len());
    args.set("card-names", personal::names_behind(w, all));
}

pub(crate) fn voices(all: &[String], name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    args.set(name, personal::voices_behind(w, all));
}

/// Gives a command as it is typed, and its effect.
pub(crate) fn told_of(english: &str, name: &'static str, w: &mut Wording<'_>, args: &mut Args) {
    let key = english.replace(' ', "-").replace('\'', "");
    args.set(name, w.command(english));
    args.set("what", w.text(&format!("help-of-{key}"), &Args::new()));
}

/// Gives further commands, if there are any.
pub(crate) fn more_commands(
    english: &[&'static str],
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    args.set("some", yes_no(!english.is_empty()));
    commands(english, name, w, args);
}

/// Gives commands that can be typed, from their English words.
pub(crate) fn commands(
    english: &[&'static str],
    name: &'static str,
    w: &mut Wording<'_>,
    args: &mut Args,
) {
    let words = english.iter().map(|it| w.command(it));
    args.set(name, listed(words));
}
