// SPDX-License-Identifier: GPL-3.0-or-later
//! The `[table]` section of an event file, read as if it were typed after `zgoda play`: by the same option definitions and the same
//! code. A typed option replaces the option of the file.

use clap::error::{ContextKind, ContextValue};
use clap::{Args as _, Command, FromArgMatches as _};
use zgoda_record::event_file::at_table::AtTable;
use zgoda_record::event_file::file::EventFile;

use super::{
    Channels, ClockDevice, OptionError, PlayArgs, VoiceSpec, boards, pieces, settings_files,
};

/// The typed options, completed by the options of the file.
pub(super) fn with_file(typed: &PlayArgs, file: &EventFile) -> Result<PlayArgs, OptionError> {
    let mut written = PlayArgs::default();
    for given in &file.at_table {
        // Each option is read alone first, so that a fault is reported with its line.
        alone(given)
            .and_then(|()| read(&mut written, given))
            .map_err(|why| OptionError::AtTable {
                file: file.path.clone(),
                line: given.line,
                why: Box::new(why),
            })?;
    }
    let all = |typed: &[String], written: Vec<String>| match typed {
        [] => written,
        typed => typed.to_vec(),
    };
    Ok(PlayArgs {
        board: all(&typed.board, written.board),
        pieces: all(&typed.pieces, written.pieces),
        clock_device: typed.clock_device.clone().or(written.clock_device),
        low_time: typed.low_time.or(written.low_time),
        pulses: typed.pulses.or(written.pulses),
        voice: typed.voice.clone().or(written.voice),
        channel: all(&typed.channel, written.channel),
        lang_of: all(&typed.lang_of, written.lang_of),
        words: typed.words.or(written.words),
        whisper: typed.whisper.or(written.whisper),
        keyboard: typed.keyboard.or(written.keyboard),
        settings: all(&typed.settings, written.settings),
        transcript: typed.transcript.clone().or(written.transcript),
        view: typed.view.clone().or(written.view),
        ..typed.clone()
    })
}

/// Checks that the options in the file can be used for a game.
pub(crate) fn read_at_table(file: &EventFile) -> Result<(), OptionError> {
    let args = with_file(&PlayArgs::default(), file)?;
    boards(&args.board)?;
    let voice = args.voice.as_deref().map(str::parse).transpose()?;
    Channels::read(&args.channel, &args.lang_of, voice.as_ref())?;
    Ok(())
}

/// Takes in one option of the file.
fn read(args: &mut PlayArgs, given: &AtTable) -> Result<(), OptionError> {
    let option = given.option();
    let words = given.values.iter().map(|value| format!("{option}={value}"));
    let line = std::iter::once(String::new()).chain(words);
    let read = PlayArgs::augment_args(Command::new("table")).try_get_matches_from(line);
    read.and_then(|mut found| args.update_from_arg_matches_mut(&mut found))
        .map_err(|error| OptionError::Typed(sentence(&option, &error)))
}

/// Checks that the option can be read by itself.
fn alone(given: &AtTable) -> Result<(), OptionError> {
    let mut args = PlayArgs::default();
    read(&mut args, given)?;
    boards(&args.board)?;
    pieces(&args.pieces)?;
    settings_files(&args.settings)?;
    args.clock_device
        .as_deref()
        .map(ClockDevice::read)
        .transpose()?;
    args.voice
        .as_deref()
        .map(str::parse::<VoiceSpec>)
        .transpose()?;
    Channels::read(&args.channel, &args.lang_of, None)?;
    Ok(())
}

/// The fault that the command line found, in one sentence.
fn sentence(option: &str, error: &clap::Error) -> String {
    match (
        error.get(ContextKind::InvalidValue),
        error.get(ContextKind::ValidValue),
    ) {
        (Some(ContextValue::String(text)), Some(ContextValue::Strings(known))) => {
            format!("{option} knows no {text:?}; write {}", known.join(" or "))
        }
        _ => {
            let all = error.to_string();
            let first = all.lines().next().unwrap_or_default();
            first.trim_start_matches("error: ").to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use zgoda_record::event_file::at_table::KEYS;

    fn file(text: &str) -> EventFile {
        EventFile::parse(text, Path::new("table-03.toml")).unwrap()
    }

    /// A key of a table is an option, and every option has a key, unless another section covers the option.
    #[test]
    fn every_key_of_a_table_is_an_option_of_play() {
        let elsewhere = [
            "variant", "white", "black", "sight", "blind", "clock", "mode", "event", "desk",
            "figures", "record", "new_code", "resume", "set_up", "speed",
        ];
        let command = PlayArgs::augment_args(Command::new("table"));
        let options = command.get_arguments().map(|it| it.get_id().as_str());
        let mut of_tables: Vec<&str> = options.filter(|it| !elsewhere.contains(it)).collect();
        let mut keys = KEYS.to_vec();
        of_tables.sort_unstable();
        keys.sort_unstable();
        assert_eq!(keys, of_tables);
    }

    #[test]
    fn a_file_says_what_a_command_line_says_and_what_is_typed_takes_its_place() {
        let written = file(
            "[table]\nnumber = 3\nboard = [\"white=dgt:/dev/ttyUSB0\", \"black=sim\"]\nclock_device = \"board\"\n\
             channel = \"white=page\"\nkeyboard = \"assistant\"\npieces = [\"white=pegged\"]\n",
        );
        assert_eq!(written.unknown, []);
        let read = with_file(&PlayArgs::default(), &written).unwrap();
        assert_eq!(read.board, ["white=dgt:/dev/ttyUSB0", "black=sim"]);
        assert_eq!(read.clock_device.as_deref(), Some("board"));
        assert_eq!(read.channel, ["white=page"]);
        assert!(read.keyboard.is_some());
        let typed = PlayArgs {
            board: vec!["both=none".to_owned()],
            ..PlayArgs::default()
        };
        let read = with_file(&typed, &written).unwrap();
        assert_eq!(
            (read.board, read.pieces),
            (typed.board, vec!["white=pegged".to_owned()])
        );
    }

    #[test]
    fn what_cannot_be_used_is_refused_with_its_line_in_the_words_of_the_option() {
        for (text, words) in [
            ("board = [\"white=abacus\"]", "line 3: "),
            ("board = \"white=abacus\"", "abacus"),
            (
                "channel = [\"white=page\", \"king=left\"]",
                "--channel \"king\" names no listener",
            ),
            (
                "keyboard = \"cat\"",
                "--keyboard knows no \"cat\"; write player or assistant",
            ),
            ("keyboard = [\"white\", \"black\"]", "--keyboard"),
            ("voice = \"loud\"", "loud"),
        ] {
            let written = file(&format!("[table]\nnumber = 3\n{text}\n"));
            let why = with_file(&PlayArgs::default(), &written)
                .unwrap_err()
                .to_string();
            assert!(why.starts_with("table-03.toml, line 3: "), "{why}");
            assert!(why.contains(words) && !why.contains('\n'), "{why}");
        }
    }
}
