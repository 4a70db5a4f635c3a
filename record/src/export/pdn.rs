// SPDX-License-Identifier: GPL-3.0-or-later
//! Exports the present game as PDN, for other programs.

use zgoda_game::notation::pdn::{self, PdnResult, Transcript, write_game, write_unjudged};
use zgoda_game::notation::read_fen;
use zgoda_game::{BySide, Move, Setup, SquareSet, Variant};

use crate::event::{Entry, PersonRole};
use crate::event_file::kept::kept;
use crate::mode::GameKind;
use crate::read::Contents;

/// The reason why a record cannot be written as PDN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnError {
    /// The record is of a game that this version does not know.
    #[error("its game {0:?} is not played here; export it with the version that wrote it")]
    Game(String),
    /// A start position that cannot be read.
    #[error("its start position {0:?} cannot be read; export it as json to see what is there")]
    Start(String),
    /// The entry with this number names squares that do not exist.
    #[error("its entry {0} names squares that do not exist; export it as json to see it")]
    Entry(u32),
}

/// The game as PDN text.
pub fn pdn(contents: &Contents) -> Result<String, PdnError> {
    let contents = &super::for_a_sheet(contents);
    let settings = &contents.settings;
    let variant = Variant::from_word(&settings.variant)
        .ok_or_else(|| PdnError::Game(settings.variant.clone()))?;
    let position = |fen: &str| Some(read_fen(fen, variant).ok()?.setup);
    let start = position(&settings.start).ok_or_else(|| PdnError::Start(settings.start.clone()))?;
    let state = contents.state();
    // A position set up within the game would show that the half-move before it was irregular.
    let runs = super::running::is_official_and_runs(contents);
    let mut entries = Vec::new();
    let mut stood = start;
    for found in state.standing() {
        let entry = &found.entry;
        let refused = PdnError::Entry(entry.entry.0);
        let (before, mv, after) = half_move(entry, variant, position).ok_or(refused)?;
        if !runs && men(&stood) != men(&before) {
            entries.push(pdn::Entry::SetUp(before));
        }
        entries.push(pdn::Entry::Move(mv));
        if mv.apply(&before) != after {
            entries.push(pdn::Entry::SetUp(after));
        }
        stood = after;
    }
    let result = state
        .finished
        .map_or(PdnResult::Open, |finish| PdnResult::read(&finish.result));
    let game = Transcript {
        tags: tags(contents),
        start,
        entries,
        result,
    };
    Ok(match runs {
        true => write_unjudged(&game),
        false => write_game(&game),
    })
}

/// The pieces of each side, without a man in doubt that was shown to be off (Kodeks I 5.7).
fn men(setup: &Setup) -> BySide<SquareSet> {
    BySide::from_fn(|side| setup.pieces(side))
}

fn half_move(
    entry: &Entry,
    variant: Variant,
    position: impl Fn(&str) -> Option<Setup>,
) -> Option<(Setup, Move, Setup)> {
    let mv = entry.half_move(variant)?;
    Some((position(&entry.before)?, mv, position(&entry.after)?))
}

/// The text in the event tag of a rehearsal.
const REHEARSAL: &str = "rehearsal, not official";

fn tags(contents: &Contents) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    let event = kept(contents).unwrap_or_default();
    let time = event.time.as_ref().map(ToString::to_string);
    let round = event.round_named();
    // The event tag names a rehearsal as such, because people read this tag first.
    let kind = GameKind::of_word(&contents.settings.mode);
    let rehearsal = (kind == Some(GameKind::Rehearsal)).then(|| REHEARSAL.to_owned());
    for (name, value) in [
        ("Event", rehearsal.or(event.name)),
        ("Round", round),
        ("TimeControl", time),
    ] {
        if let Some(value) = value {
            tag(name, &value);
        }
    }
    // The day of the first event, in UTC: `2026-11-21T…`.
    let day = contents.events.first().and_then(|e| e.written.get(..10));
    if let Some(day) = day {
        tag("Date", &day.replace('-', "."));
    }
    for person in contents.persons.iter().filter(|p| !p.name.is_empty()) {
        match person.side {
            PersonRole::White => tag("White", &person.name),
            PersonRole::Black => tag("Black", &person.name),
            PersonRole::WhiteAssistant
            | PersonRole::BlackAssistant
            | PersonRole::Arbiter(_)
            | PersonRole::NamedArbiter(_) => {}
        }
    }
    tag("Rules", &contents.settings.rules);
    // The result tag of PDN has points only, so the score of the table and the cause have tags of their own.
    if let Some(result) = contents.state().finished.and_then(|it| it.declared) {
        tag("Termination", result.ending().word());
        let code = result.to_string();
        if code != result.score() {
            tag("ResultCode", &code);
        }
    }
    match contents.settings.mode.as_str() {
        "official" => tag("Mode", "official"),
        mode => tag("Mode", &format!("{mode}, not official")),
    }
    tags
}
