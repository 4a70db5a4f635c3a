// SPDX-License-Identifier: GPL-3.0-or-later
//! Makes the arguments of messages that combine several fields, or that have arguments but no fields. A row of the vocabulary names
//! one of these functions after `by`.

use zgoda_game::{Kind, Piece, Side, Square, Variant};

use super::board::piece_squares_words;
use super::names::{game_name, told_name};
use super::times::{brief_time, whose_clock};
use super::{Args, duration_words, how, listed};
use crate::announcement::{ClockReading, Holds, PieceSquares, SpokenMove, ToldFrom};
use crate::phrase::Wording;
use crate::settings::Topic;

/// Gives the sentence both names if both are known. Otherwise gives it no name.
fn names(args: &mut Args, white: String, black: String) {
    let known = !white.is_empty() && !black.is_empty();
    args.set("names", if known { "known" } else { "none" });
    args.set("white", white);
    args.set("black", black);
}

pub(crate) fn game_begins(
    w: &mut Wording<'_>,
    args: &mut Args,
    white: &str,
    black: &str,
    variant: &Variant,
) {
    names(args, w.private(white), w.private(black));
    args.set("size", game_name(*variant));
}

pub(crate) fn ask_go_on(
    w: &mut Wording<'_>,
    args: &mut Args,
    white: &str,
    black: &str,
    last: &Option<SpokenMove>,
) {
    names(args, w.outside(white), w.outside(black));
    how::last(last, "last", w, args);
}

pub(crate) fn pieces_stand(
    w: &mut Wording<'_>,
    args: &mut Args,
    side: &Side,
    kind: &Kind,
    squares: &[Square],
    told: &ToldFrom,
) {
    let (side, kind) = (*side, *kind);
    let what = Holds::Piece(Piece { side, kind });
    let squares = squares.to_vec();
    args.set(
        "pieces",
        piece_squares_words(w, &PieceSquares { what, squares }),
    );
    args.set("told", told_name(*told));
}

pub(crate) fn clock_shows(
    w: &mut Wording<'_>,
    args: &mut Args,
    own: &Side,
    of: &Option<Side>,
    clock: &ClockReading,
) {
    for (side, used, left, brief) in [
        (*own, "own-used", "own-left", "own-brief"),
        (own.other(), "other-used", "other-left", "other-brief"),
    ] {
        args.set(used, duration_words(w, *clock.used.get(side)));
        args.set(left, duration_words(w, *clock.left.get(side)));
        args.set(brief, brief_time(w, *clock.left.get(side)));
    }
    args.set("running", whose_clock(*own, clock.running));
    let wanted = match of {
        None => "all",
        Some(side) if side == own => "own",
        Some(_) => "other",
    };
    args.set("wanted", wanted);
}

pub(crate) fn clock_runs(_: &mut Wording<'_>, args: &mut Args, own: &Side, running: &Option<Side>) {
    args.set("running", whose_clock(*own, *running));
}

/// Gives the sentence the words that call the arbiter, and open and close the arbiter's commands.
pub(crate) fn opening(w: &mut Wording<'_>, args: &mut Args) {
    args.set("call", w.command("call"));
    args.set("arbiter", w.command("arbiter"));
    args.set("done", w.command("done"));
}

pub(crate) fn help(w: &mut Wording<'_>, args: &mut Args) {
    args.set("help", w.command("help"));
    args.set("commands", w.command("commands"));
    let parts = Topic::ALL.map(|topic| w.part(topic));
    let arbiter = w.command("arbiter");
    args.set("parts", listed(parts.into_iter().chain([arbiter])));
}
