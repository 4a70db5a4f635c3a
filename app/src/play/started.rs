// SPDX-License-Identifier: GPL-3.0-or-later
//! Sentences on standard error at the start of a game. They tell facts about the files and this computer that the person at the
//! terminal should know.

use zgoda_game::clock::{SHORTEST_BONUS, short_bonus};
use zgoda_record::Contents;
use zgoda_record::event_file::changed::without_effect;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::mode::GameKind;
use zgoda_record::own_files;
use zgoda_speech::announcement::EventKind;

use super::options::{PlayOptions, TableOf};
use super::settle::TableSettings;
use crate::common::is_read;
use crate::stderr;

/// Tells all these facts.
pub(super) fn tell(options: &PlayOptions, table: &TableSettings, resumed: Option<&Contents>) {
    tell_odd_keys(options);
    tell_keys_without_effect(options, resumed);
    tell_open_code(options);
    tell_short_bonus(options, table);
    tell_reader_without_consent(options, table);
}

/// Tells of keys of the event file that this version does not know.
fn tell_odd_keys(options: &PlayOptions) {
    let Some(file) = &options.event else {
        return;
    };
    for odd in &file.unknown {
        stderr::tell(format_args!(
            "{}, line {}: this version knows no {}, so it does nothing; correct it or leave it out",
            file.path.display(),
            odd.line,
            odd.key
        ));
    }
}

/// Tells of changes to the event file that have no effect, because a game is resumed with the settings with which it was begun.
fn tell_keys_without_effect(options: &PlayOptions, resumed: Option<&Contents>) {
    let Some((file, found)) = options.event.as_ref().zip(resumed) else {
        return;
    };
    let odd = without_effect(file, found);
    if !odd.is_empty() {
        stderr::tell(format_args!(
            "{}: the game goes on under what it was begun with, so what the file now says otherwise does nothing: {}",
            file.path.display(),
            odd.join(", ")
        ));
    }
}

/// Tells of codes in an event file that other users can read. The file belongs to the arbiter, so its permissions are not changed.
fn tell_open_code(options: &PlayOptions) {
    let with_code = |file: &&EventFile| !file.codes.is_empty();
    let Some(file) = options.event.as_ref().filter(with_code) else {
        return;
    };
    if own_files::anybody_may_read(&file.path) {
        let path = file.path.display();
        stderr::tell(format_args!(
            "{path}: everybody who uses this computer may read the arbiter's PIN in it; shut it with `chmod 600 {path}`"
        ));
    }
}

/// Tells of a bonus that an official event may not have (Kodeks II 6.1.5.5). The game starts nevertheless, because the arbiter is
/// responsible for it.
fn tell_short_bonus(options: &PlayOptions, table: &TableSettings) {
    let of_the_event = matches!(table.event.kind, EventKind::Official | EventKind::Rated);
    let claims = table.kind == GameKind::Official && of_the_event;
    let control = table.event.time.as_ref().filter(|_| claims);
    let bonus = control.and_then(|control| short_bonus(control, table.variant()));
    let Some(bonus) = bonus else {
        return;
    };
    let file = options.event.as_ref();
    let place = file.and_then(|file| {
        Some(format!(
            "{}, line {}",
            file.path.display(),
            file.line_of_time()?
        ))
    });
    stderr::tell(format_args!(
        "{}: a bonus of {} seconds is shorter than the {} that Kodeks II 6.1.5.5 wants of a game that is neither rapid nor \
         blitz; the game is played so all the same",
        place.as_deref().unwrap_or("--clock"),
        bonus.as_secs(),
        SHORTEST_BONUS.as_secs()
    ));
}

/// Tells of a screen reader that reads the terminal of an official game without a consent. The program cannot stop the reader, so
/// the arbiter must allow the reader or end it (Kodeks II 2.4.10).
fn tell_reader_without_consent(options: &PlayOptions, table: &TableSettings) {
    if options.table == TableOf::Program && !table.reader_is_consented() && is_read() {
        stderr::tell(
            "a screen reader reads this terminal, and the chief arbiter has not consented to one (Kodeks II 2.4.10): in the event file, \
             under [consent], screen_reader = \"who, when\"; else end the reader",
        );
    }
}
