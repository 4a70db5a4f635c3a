// SPDX-License-Identifier: GPL-3.0-or-later
//! Cases with one fault in one of two records, or with one fault of a hand on one board.

use super::*;

/// A case of this kind, or `None` if the dice find none in this game.
pub(super) fn case(kind: &'static str, game: &Game, dice: &mut Rng) -> Option<Case> {
    if kind.starts_with("board: ") {
        return board_case(kind, game, dice);
    }
    let side = Side::ALL[dice.usize(..2)];
    let n = game.len();
    let at = 2 + dice.usize(..n - 8);
    let mut case = Case::of(game, Some(side));
    let (before, mv) = (game.setups[at], game.moves[at]);
    let (entries, numbers) = case.record(side);
    let right = entries[at].clone();
    let slip = vec![("slip-of-the-pen", at + 1), ("misheard-number", at + 1)];
    let others = |wanted: &dyn Fn(&Move) -> bool| {
        let legal = legal_moves(&before);
        let found: Vec<Move> = legal
            .iter()
            .filter(|m| **m != mv && wanted(m))
            .copied()
            .collect();
        found
    };
    match kind {
        "another legal half-move" | "another capture" => {
            let captures = kind == "another capture";
            let other = dice
                .choice(&others(&|m| !captures || m.is_capture()))
                .copied()?;
            entries[at] = write_move(&before, &other);
            (entries[at] != right).then_some(())?;
            case.named = slip;
        }
        "a number off by one or ten" => {
            let off = dice.choice(&[-10_i32, -1, 1, 10]).copied()?;
            let wrong = V.name(mv.to).to_string().parse::<i32>().ok()? + off;
            (1..=50).contains(&wrong).then_some(())?;
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{}{sign}{wrong}", V.name(mv.from));
            case.named = slip;
        }
        "from and to swapped" => {
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{}{sign}{}", V.name(mv.to), V.name(mv.from));
            case.named = slip;
        }
        "digits swapped" => {
            let (one, rest) = right.split_once(['-', 'x'])?;
            let swapped: String = one.chars().rev().collect();
            (one.len() == 2 && swapped != one).then_some(())?;
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{swapped}{sign}{rest}");
            case.named = slip;
        }
        "what nobody can read" => {
            let last = n - 1;
            let at = if dice.usize(..4) == 0 { last } else { at };
            entries[at] = dice
                .choice(&["73-32", "14-91", "5%12", "32=28", "99x1", "37-323"])
                .copied()?
                .to_owned();
            case.named = vec![("slip-of-the-pen", at + 1)];
        }
        "half-move left out" | "half-move left out, the numbers right" => {
            entries.remove(at);
            if kind.ends_with("right") {
                numbers.remove(at);
            } else {
                numbers.pop();
            }
            case.named = vec![("skipped-entry", at + 1)];
        }
        "a line left out" | "a line left out, the numbers right" => {
            entries.drain(at..at + 2);
            if kind.ends_with("right") {
                numbers.drain(at..at + 2);
            } else {
                numbers.truncate(n - 2);
            }
            case.named = vec![("skipped-entry+skipped-entry", at + 1)];
        }
        "written twice" => {
            entries.insert(at, right);
            numbers.push(n);
            case.named = vec![("doubled-entry", at + 2)];
        }
        "two of one side transposed" | "two neighbours transposed" => {
            let apart = if kind == "two neighbours transposed" {
                1
            } else {
                2
            };
            (entries[at] != entries[at + apart]).then_some(())?;
            entries.swap(at, at + apart);
            case.named = vec![("transposed-entries", at + 1)];
        }
        "the last ones missing" => {
            let left = n - 1 - dice.usize(..8);
            entries.truncate(left);
            numbers.truncate(left);
        }
        _ => {
            // The player goes on from another half-move as long as a hand can, and writes these half-moves down.
            let other = dice.choice(&others(&|_| true)).copied()?;
            let mut line = game.clone();
            line.moves[at] = other;
            let mut now = other.apply(&before);
            for later in at + 1..n {
                line.setups[later] = now;
                goes_through(
                    &now.with_turn(game.setups[later].turn()),
                    &game.moves[later],
                )
                .then_some(())?;
                now = carry_out(&game.setups[later], &game.moves[later], &now)?;
            }
            let ends = write_move(&before, &other);
            (ends != right).then_some(())?;
            entries[at] = ends;
            case.named = vec![("", at + 1)];
            case.side = None;
        }
    }
    Some(case)
}

/// A half-move on a board that may differ from the position in which it was played; `None` if a hand would notice.
pub(super) fn carry_out(before: &Setup, mv: &Move, board: &Setup) -> Option<Setup> {
    let mut piece = board.at(mv.from)?;
    (Some(piece) == before.at(mv.from)).then_some(())?;
    let theirs = board.pieces(piece.side.other());
    mv.captured.within(theirs).then_some(())?;
    if mv.crowns(before) {
        piece = Piece::king(piece.side);
    }
    let mut after = *board;
    after.put(mv.from, None);
    after.clear(mv.captured);
    after.at(mv.to).is_none().then_some(())?;
    after.put(mv.to, Some(piece));
    Some(after.with_turn(before.turn().other()))
}

/// True if the half-move can be carried out in this position. A player who hears that a king passes a man, or that a capture stops
/// half-way, notices that their board is different.
pub(super) fn goes_through(now: &Setup, mv: &Move) -> bool {
    match legality(now, mv) {
        Legality::Legal => true,
        Legality::Irregular(irregularity) => matches!(
            irregularity,
            Irregularity::CaptureLeftOut | Irregularity::WrongNumber
        ),
    }
}

/// One hand makes a mistake on one board in the last six half-moves, and carries out the rest.
pub(super) fn board_case(kind: &'static str, game: &Game, dice: &mut Rng) -> Option<Case> {
    let n = game.len();
    let at = n - 1 - dice.usize(..6);
    let (before, mv) = (game.setups[at], game.moves[at]);
    let own = kind == "board: own half-move not made";
    let side = match kind {
        "board: own half-move not made" => before.turn(),
        "board: opponent's half-move not made" => before.turn().other(),
        _ => Side::ALL[dice.usize(..2)],
    };
    let after = game.setups[at + 1];
    let mut board = after;
    let mut named = match kind {
        "board: captured man left" => vec!["captured-left"],
        "board: wrong man removed" => vec!["wrong-man-removed"],
        "board: neighbouring square" => vec!["neighbouring-square"],
        _ if own => vec!["not-carried-out"],
        _ => vec!["not-transferred"],
    };
    match kind {
        "board: captured man left" | "board: wrong man removed" => {
            let taken: Vec<_> = mv.captured.into_iter().collect();
            let left = dice.choice(&taken).copied()?;
            board.put(left, before.at(left));
            if kind == "board: wrong man removed" {
                let men: Vec<_> = after.pieces(before.turn().other()).into_iter().collect();
                board.put(dice.choice(&men).copied()?, None);
            }
        }
        "board: neighbouring square" => {
            let layout = V.layout();
            let near = |square| {
                let rows = layout.row(mv.to).abs_diff(layout.row(square));
                let columns = layout.column(mv.to).abs_diff(layout.column(square));
                matches!((rows, columns), (1, 1) | (0, 2) | (2, 0))
            };
            let free: Vec<_> = after.vacant().into_iter().filter(|s| near(*s)).collect();
            let square = dice.choice(&free).copied()?;
            board.put(square, after.at(mv.to));
            board.put(mv.to, None);
            // No hand crowns a man and then puts the king back on the man's square.
            (square != mv.from || !mv.crowns(&before)).then_some(())?;
            if square == mv.from && !mv.is_capture() {
                // The man is put back on its square: nothing was moved at all, and both names fit.
                named = vec!["not-carried-out", "not-transferred"];
            }
        }
        _ => board = before.with_turn(after.turn()),
    }
    for later in at + 1..n {
        board = carry_out(&game.setups[later], &game.moves[later], &board)?;
    }
    (board != game.setups[n]).then_some(())?;
    let mut case = Case::of(game, Some(side));
    case.named = named.into_iter().map(|kind| (kind, at + 1)).collect();
    case.board = Some((side, board));
    case.right = |game, setup| game.setups.last() == Some(setup);
    Some(case)
}
