// SPDX-License-Identifier: GPL-3.0-or-later
//! A sheet that is read out to the program: half-moves in the notations of game files, which the reader of game
//! files reads, and things that only a sheet has: blank lines, unreadable lines, and a beginning in mid-game.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use super::statement::{Entry, MAX_ENTRIES, Record};
use crate::notation::WrittenMove;
use crate::notation::pdn::{Game, PdnReader, What};
use crate::setup::Setup;
use crate::side::Side;

/// The signs for a blank line of the sheet.
const BLANK: [&str; 3] = ["-", "?", "_"];

/// The sign of a left-out move for the reader of game files. A note after the sign has the text of the sheet's line.
const LEFT_OUT: &str = "--";

impl Record {
    /// The record of a sheet that is read out: optional move numbers (`31.` for White's half-move, `31...` for
    /// Black's), `-` for a blank line, and any word for an unreadable line. Text before the first number states
    /// nothing.
    #[must_use]
    pub fn of_sheet(text: &str, start: Setup) -> Record {
        let mut record = Record {
            start,
            entries: Vec::new(),
            clocks: Vec::new(),
            numbered: Vec::new(),
            cut_off: false,
            beside: Vec::new(),
        };
        let Lines {
            lines,
            cut_off,
            beside,
        } = Lines::of(text, &start);
        record.cut_off = cut_off;
        record.beside = beside;
        for Line { numbered, entry } in lines {
            while numbered.is_some_and(|at| record.entries.len() < at) {
                record.entries.push(Entry::Blank);
            }
            record.entries.push(entry);
            if record.entries.len() > MAX_ENTRIES {
                break;
            }
        }
        record
    }
}

/// The lines of a sheet that is read out.
pub(super) struct Lines {
    pub(super) lines: Vec<Line>,
    /// True if the text has more lines than the program takes.
    cut_off: bool,
    /// The words that do not count as half-moves, each with the number of lines before it.
    beside: Vec<(usize, String)>,
}

/// One line of the sheet.
pub(super) struct Line {
    /// The index of the line's half-move, counted from 0, if a move number before the line gives it.
    pub(super) numbered: Option<usize>,
    pub(super) entry: Entry,
}

impl Lines {
    pub(super) fn of(text: &str, start: &Setup) -> Lines {
        // Indices are counted from 0, beginning with the first half-move of the side that began.
        let first = if start.turn() == Side::White { 1 } else { 2 };
        let mut all = Lines {
            lines: Vec::new(),
            cut_off: false,
            beside: Vec::new(),
        };
        let text = as_a_game(text);
        let mut reader = PdnReader::new(text.as_bytes());
        let mut game = Game::default();
        // After a result the reader begins another game, but all text of the sheet belongs to one game.
        while matches!(reader.read_into(&mut game), Ok(true)) {
            all.cut_off |= game.cut_off;
            let read = if game.is_short_sheet() {
                Entry::read_of_sheet
            } else {
                Entry::read
            };
            for item in game.main_line() {
                let entry = match item.what {
                    What::Move(span) => read(game.text(span), start.variant()),
                    What::Null => Entry::Blank,
                    What::Hidden(span) => Entry::NotShown(game.text(span).to_owned()),
                    What::CaptureOrTime(span) => {
                        let entry = read(game.text(span), start.variant());
                        if !entry.stated().is_some_and(WrittenMove::jumps) {
                            continue;
                        }
                        entry
                    }
                    What::Word(span) => {
                        let word = game.text(span).to_owned();
                        all.beside.push((all.lines.len(), word));
                        continue;
                    }
                    What::Comment(span) => {
                        let note = game.text(span).trim();
                        if let Some(last) = all.lines.last_mut()
                            && last.entry == Entry::Blank
                            && !note.is_empty()
                        {
                            last.entry = Entry::Unreadable(note.to_owned());
                        }
                        continue;
                    }
                    _ => continue,
                };
                let numbered = item.numbered.map(|number| {
                    let at = usize::try_from(number.get()).unwrap_or(usize::MAX);
                    at.saturating_sub(first).min(MAX_ENTRIES)
                });
                all.lines.push(Line { numbered, entry });
                if all.lines.len() > MAX_ENTRIES {
                    return all;
                }
            }
        }
        all
    }
}

/// The sheet as a game, with blank and unreadable lines as moves left out.
fn as_a_game(text: &str) -> String {
    // A semicolon begins a remark in a game file, but not on a sheet.
    let text = text.replace(';', " ");
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let mut written = String::new();
    let mut within = Note::No;
    for (index, token) in tokens.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| tokens.get(index));
        let behind = index.checked_add(1).and_then(|index| tokens.get(index));
        let joins = *token == "-"
            && before.is_some_and(|token| is_one_square(token))
            && behind.is_some_and(|token| is_one_square(token));
        if !written.is_empty() {
            written.push(' ');
        }
        let inside = within == Note::Yes;
        within = match token.rfind(['{', '}']).and_then(|at| token.get(at..)) {
            Some(brace) if brace.starts_with('{') => Note::Yes,
            Some(_) => Note::No,
            None => within,
        };
        if inside {
            written.push_str(token);
        } else if BLANK.contains(token) && !joins {
            // The empty note separates this left-out move from the next entry.
            written.push_str(LEFT_OUT);
            written.push_str("{}");
        } else if is_a_word(token) {
            written.push_str(LEFT_OUT);
            written.push('{');
            written.push_str(token);
            written.push('}');
        } else {
            written.push_str(token);
        }
    }
    written
}

/// States whether a remark in braces is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Note {
    Yes,
    No,
}

/// True if the token is one square of `32 - 28` and not a move number.
fn is_one_square(token: &str) -> bool {
    let numbers = token.split(|c: char| !c.is_numeric());
    let numbers = numbers.filter(|number| !number.is_empty());
    numbers.count() == 1 && !token.contains('.')
}

/// True for a word without a number, which stands for an unreadable line. A single letter may be a capture sign, and
/// `a.l.` has a meaning in notation.
fn is_a_word(token: &str) -> bool {
    let letters = token.chars().filter(|c| c.is_alphabetic()).count();
    letters > 1 && !token.contains(|c: char| c.is_numeric() || c == '.' || c == '{' || c == '}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    fn entries(text: &str) -> Vec<Entry> {
        Record::of_sheet(text, Setup::start(Variant::International)).entries
    }

    fn texts(text: &str) -> Vec<String> {
        let entries = entries(text).into_iter();
        entries.map(|it| it.text().to_owned()).collect()
    }

    #[test]
    fn a_sheet_is_read_out_as_it_is_written() {
        assert_eq!(
            texts("1. 32-28 19-23 2.28x19 14x23 - 10-14"),
            ["32-28", "19-23", "28x19", "14x23", "", "10-14"]
        );
    }

    #[test]
    fn what_a_game_file_may_write_may_be_read_out() {
        for text in [
            "1. 32 - 28 19 - 23 2. 28 x 19",
            "1. 32–28 19\u{2010}23 2. 28х19",
            "1 32 28 19 23 2 28 19",
            "1.32-28! 19-23 2.28:19 1-1",
            "1) 32→28 19→23 2) 28×19",
            "1. 32-28; 19-23; 2. 28x19;",
        ] {
            let found = entries(text);
            assert_eq!(found.len(), 3, "{text}: {found:?}");
            for (entry, squares) in found.iter().zip([[32, 28], [19, 23], [28, 19]]) {
                let written = entry
                    .stated()
                    .unwrap_or_else(|| panic!("{text}: {found:?}"));
                let names: Vec<String> = written
                    .squares()
                    .iter()
                    .map(|square| Variant::International.name(*square).to_string())
                    .collect();
                assert_eq!(names, squares.map(|square| square.to_string()), "{text}");
            }
        }
        let start = Setup::start(Variant::Polish64);
        let eight = Record::of_sheet("1. c3 - d4 f6-g5 - h2-g3", start).entries;
        let eight: Vec<&str> = eight.iter().map(Entry::text).collect();
        assert_eq!(eight, ["c3-d4", "f6-g5", "", "h2-g3"]);
    }

    #[test]
    fn blank_lines_stay_where_they_are() {
        assert_eq!(entries("-"), [Entry::Blank]);
        assert_eq!(texts("- - 37-32"), ["", "", "37-32"]);
        assert_eq!(texts("1. 32-28 ? 2. _ 14x23"), ["32-28", "", "", "14x23"]);
        assert_eq!(texts("1. 32-28 -"), ["32-28", ""]);
    }

    #[test]
    fn it_may_begin_anywhere() {
        assert_eq!(texts("2. 37-32 10-14"), ["", "", "37-32", "10-14"]);
        assert_eq!(texts("2... 10-14 3. 34-30"), ["", "", "", "10-14", "34-30"]);
        assert_eq!(texts("1. 32-28 3. 37-32"), ["32-28", "", "", "", "37-32"]);
    }

    #[test]
    fn where_black_began_their_half_move_is_the_first() {
        let start = Setup::start(Variant::International).with_turn(Side::Black);
        let record = Record::of_sheet("1... 18-23 2. 32-28", start);
        let texts: Vec<&str> = record.entries.iter().map(Entry::text).collect();
        assert_eq!(texts, ["18-23", "32-28"]);
    }

    #[test]
    fn what_nobody_can_read_states_nothing_and_keeps_its_line() {
        for word in ["blot", "73-32", "plama?", "{32-28 or 33-28}"] {
            let found = entries(&format!("32-28 {word} 28x19"));
            if word.starts_with('{') {
                assert_eq!(found.len(), 2, "{word}: a remark is none");
                continue;
            }
            assert!(
                matches!(found[1], Entry::Unreadable(_)),
                "{word}: {found:?}"
            );
            assert_eq!(found.len(), 3, "{word}");
        }
        let again = entries("1. 32-28 - {smudged} 2. 28x19");
        assert_eq!(again[1], Entry::Unreadable("smudged".to_owned()));
    }

    #[test]
    fn nothing_behind_a_result_is_passed_over() {
        assert_eq!(texts("32-28 19-23 * 28x19"), ["32-28", "19-23", "28x19"]);
    }

    #[test]
    fn a_number_out_of_all_measure_is_no_burden() {
        for number in ["99999999999", "99999", "4000000000"] {
            assert!(texts(&format!("{number}. 32-28")).len() <= MAX_ENTRIES + 1);
        }
    }
}
