//! Brings a live game to life: opens it and its edges, joins them and runs the loop.

use std::collections::VecDeque;
use std::fs::File;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Instant;

use zgoda_speech::queue::Waits as QueueWaits;
use zgoda_speech::voice::{Output, VoiceSpec};
use zgoda_speech::{Listener, Phrasebook, Style};

use super::edges::Edges;
use super::event_loop::EventLoop;
use super::first_start;
use super::opening::{self, Opened};
use super::options::PlayOptions;
use super::outlet::Outlet;
use super::people::Persons;
use super::printer::Printer;
use super::settle::Table;
use super::voices::{ChannelVoices, Voices};
use crate::common::DEFAULT_VOICE;
use crate::desk_words::DeskWords;
use crate::hands::paste::Stretch;
use crate::outcome::{Failure, Outcome};
use crate::personal::People;
use crate::program::PROGRAM;
use crate::record::Contents;
use crate::session::Session;
use crate::session::command;
use crate::session::fair_play::{only_hearer, player_here};
use crate::session::game::Game;
use crate::session::options::{Opening, Options, Waits, ear};
use crate::setup::Came;
use crate::stderr;
use crate::talk::{ChannelSpec, Screen, Talk};
use crate::terminal::{Keys, RawMode};

/// Plays one game, to its end or to the end of the input.
pub fn run(options: &PlayOptions) -> Result<Outcome, Failure> {
    let typed = Keys::listen().map_err(Failure::of)?;
    if first_start::offer(options, &typed)? == Some(Came::ToNobody) {
        return Ok(Outcome::Holds);
    }
    let started = Instant::now();
    let printer = Printer::start().map_err(Failure::of)?;
    let transcript = options.transcript.as_deref().map(create).transpose()?;
    let Opened {
        table,
        boards,
        clock: clock_line,
        face,
        record,
        resumed,
        unfinished,
    } = opening::open(options).map_err(Failure::of)?;
    if let Some(transcript) = &transcript
        && transcript.metadata().is_ok_and(|meta| meta.is_file())
    {
        // Emptied only now: what an older game said is not lost to a wrong option. A pipe cannot be.
        transcript.set_len(0).map_err(Failure::of)?;
    }
    let transcript = transcript
        .map(|file| Outlet::start("transcript", file))
        .transpose()
        .map_err(Failure::of)?;
    let path = record.path().to_owned();
    let game = game(&table, resumed.as_ref(), &path)?;

    let (wakes, inbox) = channel();
    let edges = Edges {
        wakes: &wakes,
        started,
        speed: options.speed,
    };
    let writer = edges.disk(record)?;
    let (sensors, places) = boards;
    let boards = edges.boards(places, &table.clock.device, game.now())?;
    let clock = clock_line.map(|ready| edges.clock(ready)).transpose()?;

    let seat = player_here(&table.sight);
    let Persons {
        people,
        odd,
        keys,
        files,
        ..
    } = Persons::read(options, &table, seat);
    let language = people.players.get(seat).preferences().manner.language;
    let book = Phrasebook::new(language, table.variant(), Style::default());
    let usual = people.players.get(seat).speaker();
    let spec = options.voice.as_ref().or(usual);
    let spec = spec.cloned().unwrap_or(DEFAULT_VOICE);
    let channels = channels(options, &table, &spec, &people);
    let session = Session::new(Options {
        mode: table.mode,
        sight: table.sight,
        names: table.names.clone(),
        outputs: options.channels.outputs(),
        boards: sensors,
        pieces: table.pieces,
        event: table.event.clone(),
        commands: command::Words::of_book(&book),
        keys,
        language,
        people,
        odd_settings: odd,
        ear: ear(language),
        keeper: table.clock.keeper(),
        low_time: table.low_time.clone(),
        away: resumed.as_ref().and_then(|found| found.clock_read_ago),
        waits: Waits::REAL.divided(options.speed),
        game,
        opening: if resumed.is_some() {
            Opening::Resumed
        } else {
            Opening::New
        },
        program: PROGRAM.to_owned(),
        unfinished: unfinished.len(),
    });
    let specs: Vec<ChannelSpec> = channels.iter().map(|(spec, _)| spec.clone()).collect();
    let waits = QueueWaits::default().divided(options.speed);
    let talk = Talk::new(&specs, table.variant(), waits);
    let voices = Voices::new(
        channels
            .into_iter()
            .map(|(spec, voices)| (spec.listener, voices)),
        NonZeroU32::new(options.speed).unwrap_or(NonZeroU32::MIN),
        wakes.clone(),
    );

    tell_odd_keys(options);
    stderr::tell(format_args!("the record is {}", path.display()));
    let settings = edges.settings()?;
    let pads = edges.pads();
    // Beside the first words, so that these do not wait. Where there is no thread to be had, a line does.
    let words = std::thread::Builder::new().name("words".to_owned());
    let _ = words.spawn(command::learn_all_languages);
    edges.keys(&typed)?;
    EventLoop {
        started,
        session,
        talk,
        desk: DeskWords::new(language, table.variant()),
        writer,
        transcript,
        boards,
        pads,
        clock,
        face,
        voices,
        printer,
        settings,
        settings_files: files,
        sends: wakes,
        // From here on the terminal is ours, until this value falls; a signal that comes now is heard.
        raw: RawMode::enter(),
        wakes: inbox,
        typed,
        lines: VecDeque::new(),
        keys: VecDeque::new(),
        stretch: Stretch::default(),
    }
    .run();
    Ok(Outcome::Holds)
}

fn create(path: &Path) -> Result<File, Failure> {
    let mut open = File::options();
    open.write(true).create(true).truncate(false);
    open.open(path).map_err(|error| {
        Failure::Sentence(format!(
            "the transcript {} cannot be written ({error}); name another file",
            path.display()
        ))
    })
}

/// The game as the record has it, or a new one.
fn game(table: &Table, resumed: Option<&Contents>, path: &Path) -> Result<Game, Failure> {
    let Some(found) = resumed else {
        return Ok(Game::new(table.start));
    };
    let events = found.events.iter().map(|it| &it.event);
    Game::of_record(table.start, events).ok_or_else(|| {
        Failure::Sentence(format!(
            "the record {} has half-moves that do not follow from each other; export it and start a new record from \
             the last good position",
            path.display()
        ))
    })
}

/// Keys of the event file that this version does not know.
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

/// The channels: one for all, or those of the listeners who have an output of their own. Words stand on standard
/// output where the one who sits here, or the room, was meant.
fn channels(
    options: &PlayOptions,
    table: &Table,
    spec: &VoiceSpec,
    people: &People,
) -> Vec<(ChannelSpec, ChannelVoices)> {
    let sits = Listener::from(player_here(&table.sight));
    let one = only_hearer(&table.sight).map_or(Listener::Room, Listener::from);
    let mut own = options.channels.voices(spec);
    if own.is_empty() {
        own.push((one, spec.clone(), Output::default()));
    }
    own.into_iter()
        .map(|(listener, spec, output)| {
            let manner = people
                .of(listener, player_here(&table.sight))
                .preferences()
                .manner;
            let language = manner.language;
            let channel = ChannelSpec {
                listener,
                manner,
                preferred: spec.slot(),
                screen: match listener {
                    it if it == sits => Screen::Here,
                    Listener::Room => Screen::Beside,
                    _ => Screen::Nowhere,
                },
            };
            let voices = ChannelVoices {
                spec,
                output,
                language,
            };
            (channel, voices)
        })
        .collect()
}
