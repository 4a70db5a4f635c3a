//! A scoresheet: plain text in two columns, short lines, nothing that needs a picture, so that it
//! can be printed large, read by a screen reader or sent to Braille.

use std::fmt::Write as _;

use zgoda_game::Side;

use crate::clock_words::seconds;
use crate::event::kept::kept;
use crate::record::event::{EntryId, PersonWord, SideWord, Stated, StruckBecause};
use crate::record::read::Contents;
use crate::record::state::{EntryState, State, Status};

/// Where Black's column begins: room for a capture written with its whole path.
const COLUMN: usize = 24;

/// The whole sheet.
#[must_use]
pub fn text(contents: &Contents) -> String {
    let contents = &super::for_a_sheet(contents);
    let state = contents.state();
    let mut sheet = String::new();
    head(&mut sheet, contents, &state);
    let standing = state.standing();
    if !standing.is_empty() {
        sheet.push('\n');
        moves(&mut sheet, &standing);
    }
    let back: Vec<EntryId> = state.put_back.iter().flatten().copied().collect();
    let struck: Vec<_> = state
        .entries
        .iter()
        .filter(|found| found.status != Status::Standing && !back.contains(&found.entry.entry))
        .collect();
    if !struck.is_empty() {
        sheet.push_str("\nstruck out:\n");
    }
    for found in struck {
        struck_out(&mut sheet, found, &state);
    }
    for entries in &state.put_back {
        put_back(&mut sheet, entries, &state);
    }
    times(&mut sheet, contents);
    if state.finished.is_some() {
        foot(&mut sheet);
    }
    sheet
}

/// Writing to a string does not fail, so the answers of `writeln!` are let go.
fn head(sheet: &mut String, contents: &Contents, state: &State) {
    let settings = &contents.settings;
    let name = |side: Side| {
        let person = contents
            .persons
            .iter()
            .find(|p| p.side == PersonWord::player(side));
        match person.map(|person| person.name.as_str()) {
            None | Some("") => "?",
            Some(name) => name,
        }
    };
    let result = match &state.finished {
        Some(finish) => {
            let code = finish
                .declared
                .map_or_else(|| finish.result.clone(), |it| it.to_string());
            format!("{code} ({})", finish.cause)
        }
        None => "not finished".to_owned(),
    };
    let _ = writeln!(sheet, "game: {}", settings.variant);
    let event = kept(contents).unwrap_or_default();
    let time = event.time.as_ref().map(ToString::to_string);
    for (what, words) in [
        ("event", &event.name),
        ("round", &event.round),
        ("time control", &time),
    ] {
        if let Some(words) = words {
            let _ = writeln!(sheet, "{what}: {words}");
        }
    }
    let _ = writeln!(sheet, "white: {}", name(Side::White));
    let _ = writeln!(sheet, "black: {}", name(Side::Black));
    let _ = writeln!(sheet, "result: {result}");
    let _ = writeln!(sheet, "rules: {}", settings.rules);
    if settings.mode == "official" {
        let _ = writeln!(sheet, "official");
        if let Some(consent) = &settings.consent {
            let _ = writeln!(sheet, "consent to the device: {consent}");
        }
    } else {
        let _ = writeln!(sheet, "{}: not official", settings.mode);
    }
    let _ = writeln!(sheet, "start: {}", settings.start);
}

/// Both clocks as they stood last, where there was one (Kodeks II 6.21).
fn times(sheet: &mut String, contents: &Contents) {
    if let Some(times) = contents.last_clock() {
        let used = times.told().map(|side| seconds(side.used.as_secs()));
        let left = times.left().map(|left| seconds(left.as_secs()));
        let _ = writeln!(
            sheet,
            "\ntime used: white {}, black {}\ntime left: white {}, black {}",
            used.white, used.black, left.white, left.black
        );
    }
}

/// What both players sign after the game (Kodeks II 3.7, 6.21).
fn foot(sheet: &mut String) {
    sheet.push('\n');
    let _ = writeln!(sheet, "signed: white ______________  black ______________");
    let _ = writeln!(sheet, "original: organiser; copy: player (Kodeks II 3.7)");
}

fn moves(sheet: &mut String, standing: &[&EntryState]) {
    let mut notes = Notes::default();
    sheet.push_str(&columns(standing, |found| notes.marks(found)));
    if notes.not_stated {
        sheet.push_str("\n* read from the board, not stated by the player\n");
    }
    if notes.not_made {
        sheet.push_str("\n(seen) on the board, not yet made\n");
    }
}

/// The half-moves in two columns, each with its mark.
pub(super) fn columns(
    standing: &[&EntryState],
    mut mark: impl FnMut(&EntryState) -> &'static str,
) -> String {
    let mut sheet = String::new();
    let mut line = String::new();
    // As PDN numbers it: a move ends with Black's half-move, whoever began, and whatever was left out.
    let mut number = 1_u32;
    for found in standing {
        let entry = &found.entry;
        let words = format!("{}{}", entry.pdn, mark(found));
        match entry.side {
            SideWord::White => {
                finish_line(&mut sheet, &mut line);
                line = format!("{number:>4}. {words}");
            }
            SideWord::Black => {
                if line.is_empty() {
                    line = format!("{number:>4}. ...");
                }
                let width = line.chars().count();
                let gap = COLUMN.saturating_sub(width).max(2);
                line.push_str(&" ".repeat(gap));
                line.push_str(&words);
                finish_line(&mut sheet, &mut line);
                number = number.saturating_add(1);
            }
        }
    }
    finish_line(&mut sheet, &mut line);
    sheet
}

fn finish_line(sheet: &mut String, line: &mut String) {
    if !line.is_empty() {
        sheet.push_str(line);
        sheet.push('\n');
        line.clear();
    }
}

/// Which marks were used, to be explained under the moves.
#[derive(Default)]
struct Notes {
    not_stated: bool,
    not_made: bool,
}

impl Notes {
    fn marks(&mut self, found: &EntryState) -> &'static str {
        let not_stated = found.entry.stated == Stated::BoardNotStated;
        let not_made = found.made.is_none();
        self.not_stated |= not_stated;
        self.not_made |= not_made;
        match (not_stated, not_made) {
            (false, false) => "",
            (true, false) => " *",
            (false, true) => " (seen)",
            (true, true) => " * (seen)",
        }
    }
}

/// What was walked back and stands again is no half-move less: one line tells of it.
fn put_back(sheet: &mut String, entries: &[EntryId], state: &State) {
    let plies = state.entries.iter().map(|it| &it.entry);
    let plies = plies
        .filter(|it| entries.contains(&it.entry))
        .map(|it| it.ply);
    let (first, last) = (plies.clone().min(), plies.max());
    let which = match (first, last) {
        (Some(first), Some(last)) if first < last => format!("half-moves {first} to {last}"),
        (Some(only), _) => format!("half-move {only}"),
        (None, _) => return,
    };
    let _ = writeln!(sheet, "\nwalked back and put back by the arbiter: {which}");
}

fn struck_out(sheet: &mut String, found: &EntryState, state: &State) {
    let Status::Struck { because, by } = found.status else {
        return;
    };
    let entry = &found.entry;
    let why = match because {
        StruckBecause::Corrected => "corrected",
        StruckBecause::TakenBack => "taken back",
        StruckBecause::Completed => "completed",
        StruckBecause::Undone => "taken back in training",
        StruckBecause::WalkedBack => "walked back by the arbiter",
    };
    let instead = by.and_then(|EntryId(by)| {
        let found = state
            .entries
            .iter()
            .find(|e| e.entry.entry == EntryId(by))?;
        Some(format!(" to {}", found.entry.pdn))
    });
    let number = entry.ply.saturating_add(1) / 2;
    let side = Side::from(entry.side);
    let instead = instead.unwrap_or_default();
    let _ = writeln!(sheet, "{number:>4}. {side} {}, {why}{instead}", entry.pdn);
}
