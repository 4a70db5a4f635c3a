// SPDX-License-Identifier: GPL-3.0-or-later
//! Plays a game from a file according to the rules, and names the first half-move that cannot be played.
//!
//! An irregular half-move is accepted if the file itself confirms it: by a set-up `/FEN "…"/` with the resulting
//! position right after the half-move.

use super::game::{Game, Item, Span, What};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::notation::fen::{FenError, fen_variant, parse_fen, read_fen};
use crate::notation::resolve::{Resolution, ResolveError, resolve_among, write_move};
use crate::notation::short::{ShortError, ShortMove};
use crate::notation::written::{WrittenError, WrittenMove};
use crate::piece::Kind;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Naming, SquareName};
use crate::variant::Variant;

/// A game played as far as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The position from which the game began.
    pub start: Setup,
    /// The half-moves that could be played.
    pub plies: Vec<Played>,
    /// The position to which the half-moves led.
    pub end: Setup,
    /// The place at which the game stopped, and the reason; `None` if the game was played to its end.
    pub stop: Option<Stop>,
}

/// One half-move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position before the half-move.
    pub before: Setup,
    /// The half-move that was played.
    pub mv: Move,
    /// The position after the half-move; a set-up inside the game may have changed it further.
    pub after: Setup,
    /// The line of the half-move in the file.
    pub line: u64,
    /// The certainty that this half-move was meant.
    pub certainty: Certainty,
}

/// The certainty with which a half-move was chosen, as its text may fit several half-moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The written text fits only this half-move.
    Written,
    /// The rest of the game can be played to its end only after this half-move.
    ByTheRest,
    /// Chosen without proof: the half-move after which the game goes furthest, or the first in square order.
    Guessed,
}

/// The place at which a game cannot go on, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: half-move {ply}, {text:?}: {reason}")]
pub struct Stop {
    /// The number of the half-move, counted from 1; 0 if the start position is at fault.
    pub ply: usize,
    /// The line of the half-move in the file.
    pub line: u64,
    /// The half-move as written.
    pub text: String,
    /// The reason why the half-move cannot be played.
    pub reason: StopReason,
}

/// The reason why a half-move of a file cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopReason {
    /// The position at the start or inside the game is faulty.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The text does not have the form of a move.
    #[error(transparent)]
    Form(#[from] WrittenError),
    /// A hand could not make such a half-move.
    #[error(transparent)]
    NoSuch(#[from] ResolveError),
    /// Short notation that does not determine a half-move on the position.
    #[error(transparent)]
    Short(#[from] ShortError),
    /// The half-move is given only as stars, question marks or a line.
    #[error("the half-move is not shown; write it down")]
    NotShown,
    /// The piece is the opponent's.
    #[error("the piece on {0} is not {1}'s, and {1} is to move")]
    NotTheirTurn(SquareName, Side),
    /// The game is over: the side to move has no half-move left.
    #[error("{0} has no move left; the game is over")]
    Over(Side),
    /// A capture was due (Kodeks I 4.1).
    #[error("a capture of {0} is compulsory here")]
    MustCapture(usize),
    /// More could be taken (Kodeks I 4.13).
    #[error("it takes {taken}, a capture of {most} is compulsory here")]
    TakesTooFew {
        /// The number of pieces it takes.
        taken: usize,
        /// The number of pieces that must be taken.
        most: usize,
    },
    /// Anything else that the rules forbid.
    #[error("a {} cannot go from {from} to {to} here", match kind { Kind::Man => "man", Kind::King => "king" })]
    Forbidden {
        /// The kind of piece that stands there.
        kind: Kind,
        /// The square that the piece leaves.
        from: SquareName,
        /// The square to which the piece goes.
        to: SquareName,
    },
    /// The text fits several captures, and none of them is legal.
    #[error("it may be {}; write the whole path", .0.join(" or "))]
    Ambiguous(Vec<String>),
}

/// The number of the game that the tag `GameType` names; `None` without the tag, or with a tag that has no number.
#[must_use]
pub fn game_type(game: &Game) -> Option<u8> {
    let tag = game.tag("GameType")?;
    tag.split(',').next()?.trim().parse().ok()
}

/// The variant of a file's game: by its GameType, or else `otherwise`, or else recognised by a square above 32. `None`
/// for a game that the program does not play.
#[must_use]
pub fn game_played(game: &Game, otherwise: Option<Variant>) -> Option<Variant> {
    if let Some(number) = game_type(game) {
        let played = Variant::ALL
            .into_iter()
            .find(|v| v.rules().game_type == number);
        return played.filter(|variant| names_squares_of(game, *variant));
    }
    let above_32 = || {
        let high = |number: &str| number.parse::<u32>().is_ok_and(|n| (33..=50).contains(&n));
        game.main_line().any(|item| match item.what {
            What::Move(span) => game
                .text(span)
                .split(|c: char| !c.is_ascii_digit())
                .any(high),
            _ => false,
        }) || game.is_short_sheet()
            && game.main_line().any(|item| match item.what {
                What::Move(span) => game.text(span).get(..2).is_some_and(high),
                _ => false,
            })
    };
    let by_squares = || {
        let ten = game.tag("FEN").and_then(fen_variant) == Some(Variant::International);
        (ten || above_32()).then_some(Variant::International)
    };
    otherwise.or_else(by_squares)
}

/// True if the squares of the game are named as in `variant`. Squares on 8x8 boards are numbered in more than one
/// way, and letters on 10x10 boards follow no standard.
fn names_squares_of(game: &Game, variant: Variant) -> bool {
    let mut others = false;
    for item in game.main_line() {
        let What::Move(span) = item.what else {
            continue;
        };
        let letters = game
            .text(span)
            .starts_with(|c: char| c.is_ascii_alphabetic());
        if letters == (variant.layout().naming == Naming::Coordinates) {
            return true;
        }
        others = true;
    }
    !others
}

/// The unreadable entries of the main line, each with its number as a half-move (unreadable entries count as well).
/// Also the words that are not half-moves, each with the number of the half-move before it. In a game that the program
/// does not play (`None`), entries without the form of a half-move are unreadable.
pub fn unread(game: &Game, variant: Option<Variant>) -> impl Iterator<Item = (usize, &str)> {
    /// The largest square numbers: 50 if the file has no GameType, and 72 if it has one.
    const SQUARES: (u32, u32) = (50, 72);
    let most = if game.tag("GameType").is_some() {
        SQUARES.1
    } else {
        SQUARES.0
    };
    let sheet = game.is_short_sheet();
    let mut captures = captures_or_times(game, variant).into_iter();
    let reads = move |text: &str| match variant {
        Some(variant) => {
            WrittenMove::read_notation(text.as_bytes(), variant).is_some()
                || WrittenMove::read(text, variant).is_ok()
                || ShortMove::read(text, variant).is_some()
                || sheet && ShortMove::read_of_sheet(text, variant).is_some()
        }
        None => {
            let square = |name: &str| match name.as_bytes() {
                [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'] => true,
                _ => name.parse().is_ok_and(|n| (1..=most).contains(&n)),
            };
            let squares = text.split(['-', 'x', 'X', ':', ' ']);
            let glued = text.len() == 4 && text.is_char_boundary(2);
            text.contains(['-', 'x', 'X', ':', ' ']) && squares.clone().all(square)
                || glued && square(&text[..2]) && square(&text[2..])
                || sheet
                || ShortMove::read(text, Variant::Polish64).is_some()
        }
    };
    let mut ply = 0;
    game.main_line().filter_map(move |item| match item.what {
        What::Move(span) => {
            ply += 1;
            Some((ply, game.text(span))).filter(|(_, text)| !reads(text))
        }
        What::Hidden(span) => {
            ply += 1;
            Some((ply, game.text(span)))
        }
        What::CaptureOrTime(_) => {
            ply += usize::from(captures.next().unwrap_or_default());
            None
        }
        What::Word(span) => Some((ply, game.text(span))),
        _ => None,
    })
}

/// One value for every text in a game that may be a capture or a time: true if the text is a capture. After the place
/// where the game cannot go on, only the geometry of the board decides.
fn captures_or_times(game: &Game, variant: Option<Variant>) -> Vec<bool> {
    let mut texts = game.main_line().filter_map(|item| match item.what {
        What::CaptureOrTime(span) => Some(game.text(span)),
        _ => None,
    });
    let (Some(variant), Some(first)) = (variant, texts.next()) else {
        return Vec::new();
    };
    let mut decided = match start(game, variant) {
        Ok((setup, turn_is_open)) => {
            let mut player = player(game, setup, turn_is_open);
            while let Some(Ok(_)) = player.step() {}
            player.decided
        }
        Err(_) => Vec::new(),
    };
    let jumps = |text: &str| {
        let written = WrittenMove::read_notation(text.as_bytes(), variant);
        written.is_some_and(|written| written.jumps())
    };
    let rest = std::iter::once(first).chain(texts).skip(decided.len());
    let rest: Vec<bool> = rest.map(jumps).collect();
    decided.extend(rest);
    decided
}

/// Plays the main line of `game`.
#[must_use]
pub fn replay(game: &Game, variant: Variant) -> Replay {
    let mut plies = Vec::new();
    let (start, end, stop) = walk(game, variant, |played| plies.push(played));
    Replay {
        start,
        plies,
        end,
        stop,
    }
}

/// Plays the main line of `game` without keeping the half-moves; returns the number of half-moves
/// played and the reason why the game stopped.
#[must_use]
pub fn count(game: &Game, variant: Variant) -> (usize, Option<Stop>) {
    let mut plies = 0;
    let (_, _, stop) = walk(game, variant, |_| plies += 1);
    (plies, stop)
}

/// Plays the main line; returns the position at the start, the position at the end, and the reason
/// why the game stopped.
fn walk(
    game: &Game,
    variant: Variant,
    mut visit: impl FnMut(Played),
) -> (Setup, Setup, Option<Stop>) {
    let (start, turn_is_open) = match start(game, variant) {
        Ok(start) => start,
        Err(stop) => return (Setup::start(variant), Setup::start(variant), Some(stop)),
    };
    let mut player = player(game, start, turn_is_open);
    let stop = loop {
        match player.step() {
            Some(Ok(played)) => visit(played),
            Some(Err(stop)) => break Some(stop),
            None => break None,
        }
    };
    (start, player.setup, stop)
}

/// A player that plays a game from this position.
fn player(
    game: &Game,
    setup: Setup,
    turn_is_open: bool,
) -> Player<'_, impl Iterator<Item = &Item> + Clone> {
    let items = game.main_line().filter(|item| {
        matches!(
            item.what,
            What::Move(_) | What::SetUp(_) | What::Null | What::Hidden(_) | What::CaptureOrTime(_)
        )
    });
    Player {
        game,
        sheet: game.is_short_sheet(),
        items,
        setup,
        turn_is_open,
        plies: 0,
        trials: MAX_TRIALS,
        decided: Vec::new(),
    }
}

/// The most ambiguous captures inside one another that are decided by playing on. Real games have at most
/// one.
const MAX_TRIALS: u8 = 3;

/// Plays one half-move after another. A clone can try out the rest of the game.
#[derive(Clone)]
struct Player<'a, I> {
    game: &'a Game,
    /// True if the whole game is written in the short notation of sheets.
    sheet: bool,
    items: I,
    setup: Setup,
    /// True if the side to move is not stated, so that the first piece to move decides it.
    turn_is_open: bool,
    plies: usize,
    trials: u8,
    /// One value for each text so far that may be a capture or a time: true if it was a capture.
    decided: Vec<bool>,
}

impl<'a, I: Iterator<Item = &'a Item> + Clone> Player<'a, I> {
    fn step(&mut self) -> Option<Result<Played, Stop>> {
        loop {
            let item = self.items.next()?;
            let result = match item.what {
                What::Null => Ok(self.setup.with_turn(self.setup.turn().other())),
                What::SetUp(span) => {
                    set_up(self.game.text(span), &self.setup).map_err(|error| (span, error.into()))
                }
                What::Hidden(span) => Err((span, StopReason::NotShown)),
                What::CaptureOrTime(span) if !self.captures(span) => continue,
                What::Move(span) | What::CaptureOrTime(span) => {
                    match self.half_move(self.game.text(span)) {
                        Ok((mv, after, certainty)) => {
                            let before = std::mem::replace(&mut self.setup, after);
                            self.plies += 1;
                            return Some(Ok(Played {
                                before,
                                mv,
                                after,
                                line: item.line,
                                certainty,
                            }));
                        }
                        Err(reason) => Err((span, reason)),
                    }
                }
                _ => Ok(self.setup),
            };
            match result {
                Ok(setup) => self.setup = setup,
                Err((span, reason)) => {
                    let text = self.game.text(span).to_owned();
                    return Some(Err(Stop {
                        ply: self.plies + 1,
                        line: item.line,
                        text,
                        reason,
                    }));
                }
            }
        }
    }

    /// True if a text that may be a time is a capture in the present position.
    fn captures(&mut self, span: Span) -> bool {
        let captures = is_capture(self.game.text(span), &self.setup);
        self.decided.push(captures);
        captures
    }

    /// The half-move that `text` means, and the position after it.
    fn half_move(&mut self, text: &str) -> Result<(Move, Setup, Certainty), StopReason> {
        let variant = self.setup.variant();
        let written = match WrittenMove::read_notation(text.as_bytes(), variant) {
            Some(written) if !self.sheet => written,
            _ => self.otherwise_written(text)?,
        };
        if let (true, Some(piece)) = (self.turn_is_open, self.setup.at(written.from())) {
            self.setup = self.setup.with_turn(piece.side);
        }
        self.turn_is_open = false;
        let setup = &self.setup;
        let legal = legal_moves(setup);
        let resolution = resolve_among(&written, setup, &legal);
        let stands = self.stands()?;
        match (resolution, stands) {
            (Resolution::Legal(mv), None) => Ok((mv, mv.apply(setup), Certainty::Written)),
            (Resolution::Legal(mv), Some(stands)) => {
                let after = mv.apply(setup);
                let other = stood(setup, &written, stands);
                // If the text is `32-23` and the captured man was left on the board, the set-up
                // after it shows that man.
                let meant =
                    !same_pieces(&stands, &after) && same_pieces(&stands, &other.apply(setup));
                let (mv, after) = if meant { (other, stands) } else { (mv, after) };
                Ok((mv, after, Certainty::Written))
            }
            (Resolution::Ambiguous { candidates, .. }, None) => {
                if candidates.iter().all(|mv| legal.contains(mv)) {
                    return Ok(self.try_out(&candidates));
                }
                let written = candidates.iter().map(|mv| write_move(setup, mv)).collect();
                Err(StopReason::Ambiguous(written))
            }
            (Resolution::NoSuch(error @ ResolveError::Empty(_)), _)
            | (Resolution::NoSuch(error), None) => Err(error.into()),
            (Resolution::NotLegal(mv), None) => Err(forbidden(setup, &mv, &legal)),
            (_, Some(stands)) => Ok((stood(setup, &written, stands), stands, Certainty::Written)),
        }
    }

    /// The half-move that `text` means in any notation except the plain one.
    fn otherwise_written(&self, text: &str) -> Result<WrittenMove, StopReason> {
        let variant = self.setup.variant();
        let of_sheet = ShortMove::read_of_sheet(text, variant).filter(|_| self.sheet);
        let short = match of_sheet {
            Some(short) => short,
            None => match (
                WrittenMove::read(text, variant),
                ShortMove::read(text, variant),
            ) {
                (Ok(written), _) => return Ok(written),
                (Err(_), Some(short)) => short,
                (Err(error), None) => return Err(error.into()),
            },
        };
        let on = |setup: &Setup| short.written(setup, &legal_moves(setup));
        match on(&self.setup) {
            // The file does not state the side to move, so the other side is tried.
            Err(_) if self.turn_is_open => {
                Ok(on(&self.setup.with_turn(self.setup.turn().other()))?)
            }
            found => Ok(found?),
        }
    }

    /// The position of a set-up right after the half-move; `None` if no set-up follows.
    fn stands(&self) -> Result<Option<Setup>, FenError> {
        match self.items.clone().next() {
            Some(Item {
                what: What::SetUp(span),
                ..
            }) => set_up(self.game.text(*span), &self.setup).map(Some),
            _ => Ok(None),
        }
    }

    /// Chooses one of several captures, namely the capture that lets the rest of the game be played furthest.
    fn try_out(&self, candidates: &[Move]) -> (Move, Setup, Certainty) {
        let mut best = (candidates[0], None);
        let mut reaching_end = 0;
        let tried = if self.trials > 0 { candidates } else { &[] };
        for mv in tried {
            let mut ahead = self.clone();
            ahead.trials -= 1;
            ahead.setup = mv.apply(&self.setup);
            let stopped = loop {
                match ahead.step() {
                    Some(Ok(_)) => {}
                    Some(Err(_)) => break true,
                    None => break false,
                }
            };
            reaching_end += usize::from(!stopped);
            let reach = (!stopped, ahead.plies);
            if best.1.is_none_or(|known| reach > known) {
                best = (*mv, Some(reach));
            }
        }
        let certainty = if reaching_end == 1 {
            Certainty::ByTheRest
        } else {
            Certainty::Guessed
        };
        (best.0, best.0.apply(&self.setup), certainty)
    }
}

/// True if a text that may be a time is a capture of the side to move. A capture with only two squares need not be
/// legal, if a hand can make it.
#[must_use]
pub(crate) fn is_capture(text: &str, setup: &Setup) -> bool {
    let Some(written) = WrittenMove::read_notation(text.as_bytes(), setup.variant()) else {
        return false;
    };
    let two = written.squares().len() == 2;
    match resolve_among(&written, setup, &legal_moves(setup)) {
        Resolution::Legal(mv) => mv.is_capture(),
        Resolution::NotLegal(mv) => {
            two && mv.is_capture() && setup.pieces(setup.turn()).has(mv.from)
        }
        Resolution::Ambiguous { candidates, .. } => candidates.iter().all(Move::is_capture),
        Resolution::NoSuch(_) => false,
    }
}

/// The position at the start of a game, with true if the file does not state the side to move.
fn start(game: &Game, variant: Variant) -> Result<(Setup, bool), Stop> {
    let Some(fen) = game.tag("FEN").filter(|fen| !fen.trim().is_empty()) else {
        return Ok((Setup::start(variant), false));
    };
    let read = parse_fen(fen, variant).and_then(|_| read_fen(fen, variant));
    match read {
        Ok(read) => Ok((read.setup, read.turn.is_none())),
        Err(error) => Err(Stop {
            ply: 0,
            line: game.line,
            text: fen.to_owned(),
            reason: error.into(),
        }),
    }
}

/// The position of a set-up inside a game. `B::` names no square and only changes the side to move.
fn set_up(fen: &str, setup: &Setup) -> Result<Setup, FenError> {
    let given = read_fen(fen, setup.variant())?.setup;
    let passes = given.occupied().is_empty();
    Ok(if passes {
        setup.with_turn(given.turn())
    } else {
        given
    })
}

fn same_pieces(one: &Setup, other: &Setup) -> bool {
    one.with_turn(other.turn()) == *other
}

/// The half-move that led from `setup` to `after`, however irregular it was. All missing men count as
/// captured.
fn stood(setup: &Setup, written: &WrittenMove, after: Setup) -> Move {
    let (from, to) = (written.from(), written.to());
    // A piece that stood on the square of arrival must have been captured as well.
    let gone = setup.occupied().minus(after.occupied()) | (setup.occupied() & to.set());
    let captured = gone.without(from);
    Move { from, to, captured }
}

/// The reason why the rules forbid `mv`.
fn forbidden(setup: &Setup, mv: &Move, legal: &[Move]) -> StopReason {
    let name = |square| setup.variant().name(square);
    let most = legal.first().map_or(0, |first| first.captured.len());
    let taken = mv.captured.len();
    match setup.at(mv.from) {
        None => StopReason::NoSuch(ResolveError::Empty(name(mv.from))),
        Some(piece) if piece.side != setup.turn() => {
            StopReason::NotTheirTurn(name(mv.from), setup.turn())
        }
        Some(_) if legal.is_empty() => StopReason::Over(setup.turn()),
        Some(_) if most > 0 && taken == 0 => StopReason::MustCapture(most),
        Some(_) if most > taken => StopReason::TakesTooFew { taken, most },
        Some(piece) => StopReason::Forbidden {
            kind: piece.kind,
            from: name(mv.from),
            to: name(mv.to),
        },
    }
}
