// SPDX-License-Identifier: GPL-3.0-or-later
//! Brings a live game to life: opens it and its edges, joins them and runs the loop.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{BuildHasher as _, RandomState};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::{BoardCommand, BoardInput, Orientation};
use zgoda_input::command;
use zgoda_input::hands::paste::PasteBurst;
use zgoda_input::personal::People;
use zgoda_record::mode::{GameKind, Mode};
use zgoda_record::own_files;
use zgoda_record::{Contents, KeptCodes};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::output::{ChannelSpec, Sounds, SpeechOutput, screens};
use zgoda_speech::queue::Waits as QueueWaits;
use zgoda_speech::voice::{Output, VoiceSpec};
use zgoda_speech::{Announcement, Listener, Message, Phrasebook, Style};
use zgoda_table::desk_words::DeskWords;
use zgoda_table::session::Session;
use zgoda_table::session::fair_play::{one_for_all, player_here, reader_here};
use zgoda_table::session::game::Game;
use zgoda_table::session::options::{Opening, Options, TerminalOf, Waits};
use zgoda_table::view::Salt;

use super::away::away;
use super::desk_edge::DeskEdge;
use super::desks::ServedDesks;
use super::edges::{Edges, keyboard};
use super::emergency_copy::EmergencyCopy;
use super::event_loop::{EventLoop, Keyboard, Stands, TypedAhead};
use super::going_on::{self, Going};
use super::live_table::{Ending, LiveTable, Next};
use super::opening::{self, GoOn, Opened};
use super::options::{PlayOptions, TableOf};
use super::outlet::{Outlet, Sent};
use super::outputs::{self, Lines, NewFiles};
use super::pad_edge::PadEdge;
use super::people::Persons;
use super::printer::Printer;
use super::said::Said;
use super::settle::TableSettings;
use super::sim_hands::SimulatedHands;
use super::view_file::ViewFile;
use super::voices::{ChannelVoices, Voices};
use super::wake::{Inbox, TableId, TableWake, Wakes, Way};
use super::{ask, first_start, started};
use crate::common::{data_folder, is_read, voice};
use crate::desk_link::server::Desks;
use crate::outcome::{Failure, Outcome};
use crate::platform::boot::boot;
use crate::program::PROGRAM;
use crate::settings_files::folder::SettingsFolder;
use crate::setup::SetupOutcome;
use crate::stderr;
use crate::terminal::{FocusReports, Keys, RawMode, Typed};

/// Plays a game, and further games after it if wanted, to the end of the input.
pub(crate) fn run(options: &PlayOptions, typed: &Keys) -> Result<Outcome, Failure> {
    let mut ahead = TypedAhead::default();
    if let Some(came) = first_start::offer(options, typed)? {
        if came.outcome == SetupOutcome::ToNobody || came.ahead.contains(&Typed::End) {
            return Ok(Outcome::Holds);
        }
        came.ahead.into_iter().for_each(|typed| ahead.keep(typed));
    }
    let options = options.clone();
    match going_on::offer(&options, typed, ahead)? {
        Going::Nowhere => return Ok(Outcome::Holds),
        Going::New(ahead) => games(options, typed, ahead, OldGames::Named),
        Going::Instead(ahead) => games(options, typed, ahead, OldGames::Known),
        Going::On(record, ahead) => {
            let options = options.for_the_game_in(record);
            games(options, typed, ahead, OldGames::Named)
        }
    }
    .map(|left| left.outcome)
}

/// The state in which the last game of several was left.
#[derive(Debug)]
pub(crate) struct Left {
    /// Whether everything that was asked for was there.
    pub(crate) outcome: Outcome,
    /// The input typed after the end of that game, and whether more can come.
    pub(crate) ahead: TypedAhead,
}

/// Plays a game that the player has chosen already, and further games after it if wanted.
pub(crate) fn begin(
    options: PlayOptions,
    typed: &Keys,
    ahead: TypedAhead,
) -> Result<Left, Failure> {
    games(options, typed, ahead, OldGames::Known)
}

fn games(
    mut options: PlayOptions,
    typed: &Keys,
    mut ahead: TypedAhead,
    mut old_games: OldGames,
) -> Result<Left, Failure> {
    let mut all = Outcome::Holds;
    loop {
        let played = play(&options, typed, ahead, old_games)?;
        // A loss in one game is not made good by the next.
        if played.outcome != Outcome::Holds {
            all = played.outcome;
        }
        if played.next == Next::Nothing {
            return Ok(Left {
                outcome: all,
                ahead: played.ahead,
            });
        }
        options = options.for_another_game(&played.table);
        options.ways = played.ways;
        (ahead, old_games) = (played.ahead, OldGames::Known);
    }
}

/// The result of a played game.
struct Played {
    /// Whether everything that was asked for was there.
    outcome: Outcome,
    /// The step that follows the game.
    next: Next,
    /// The settings that the game was played with.
    table: TableSettings,
    /// The input typed for the next game.
    ahead: TypedAhead,
    /// The way round the boards lay.
    ways: Vec<(BoardOf, Orientation)>,
}

/// Whether earlier unfinished games are to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OldGames {
    /// Unfinished games are named.
    Named,
    /// The person at the program already knows of the unfinished games.
    Known,
}

/// Plays a game at the program's only table.
fn play(
    options: &PlayOptions,
    typed: &Keys,
    ahead: TypedAhead,
    old_games: OldGames,
) -> Result<Played, Failure> {
    let watch = Stopwatch::start();
    let (sends, inbox) = channel();
    let at = TableId(0);
    let wakes = Wakes::new(sends.clone(), at);
    let printer = Printer::start(sent(&wakes, Way::Output)).map_err(Failure::of)?;
    let served = options
        .has_desks()
        .then(|| ServedDesks::start(options.data.as_deref(), options.desk.as_deref(), &sends))
        .transpose()?;
    let desks = served.as_ref().map(ServedDesks::desks);
    let begun = (watch, desks);
    let mut ahead = ahead;
    let asked = Asked {
        options,
        keys: typed,
        ahead: &mut ahead,
    };
    let (mut live, table) = open_table(asked, old_games, printer, &wakes, begun)?;
    (live.lines, live.keys) = (ahead.lines, ahead.keys);
    keyboard(typed, sends)?;
    let focus = (table.kind == GameKind::Official)
        .then(|| {
            FocusReports::begin(typed, move |focus| {
                // The receiver may be gone already.
                let _ = wakes.send(TableWake::Focus(focus));
            })
        })
        .flatten();
    let came = EventLoop {
        watch,
        tables: BTreeMap::from([(at, live)]),
        round: None,
        keyboard: Keyboard {
            at: Stands::At(at),
            keys: typed.clone(),
            // From here on the terminal is ours, until this value is dropped; a signal that comes now is handled.
            raw: RawMode::enter(),
            focus,
            burst: PasteBurst::default(),
            input: ahead.input,
        },
        inbox: Inbox::new(inbox),
    }
    .run();
    Ok(Played {
        outcome: came.outcome,
        next: came.next,
        table,
        ahead: came.ahead,
        ways: came.ways,
    })
}

/// The person who starts a table, and can be asked before there is a game.
pub(super) struct Asked<'a> {
    /// The options of the game that is wanted.
    pub(super) options: &'a PlayOptions,
    /// The keyboard.
    pub(super) keys: &'a Keys,
    /// The lines that were typed before the game.
    pub(super) ahead: &'a mut TypedAhead,
}

/// At a table of a round there is no person to ask.
impl opening::Asked for Asked<'_> {
    fn go_on(&mut self, table: &TableSettings, found: &Contents) -> GoOn {
        match self.options.table {
            TableOf::Program => ask::go_on(self.options, table, found, self.keys),
            TableOf::Round => GoOn::No,
        }
    }

    fn code(&mut self) -> Option<String> {
        match self.options.table {
            TableOf::Program => ask::code(self.keys, self.ahead),
            TableOf::Round => None,
        }
    }
}

/// Opens a table: the settings of its game, its record, and its edges, which wake the loop from now on.
pub(super) fn open_table(
    mut asked: Asked<'_>,
    old_games: OldGames,
    printer: Printer,
    wakes: &Wakes,
    (watch, desks): (Stopwatch, Option<Desks>),
) -> Result<(LiveTable, TableSettings), Failure> {
    let options = asked.options;
    outputs::check(options)?;
    if options.data.is_none() {
        // A folder of an older version may be open to others. A folder named by the user is left alone.
        let settings = SettingsFolder::of(None).map(|it| it.folders());
        let folders = data_folder(None)
            .into_iter()
            .chain(settings.into_iter().flatten());
        folders.for_each(|folder| own_files::tighten(&folder));
    }
    let new_files = NewFiles::of(options);
    let lines =
        |path: Option<&Path>, lines| path.map(|path| outputs::open(path, lines)).transpose();
    let transcript = lines(options.transcript.as_deref(), Lines::Transcript)?;
    let view = lines(options.view.as_deref(), Lines::View)?;
    let Opened {
        table,
        codes,
        boards,
        clock: clock_line,
        face,
        record,
        resumed,
        unfinished,
    } = opening::open(options, &mut asked)?;
    new_files.stay();
    let transcript = transcript
        .map(|file| Outlet::start("transcript", file, sent(wakes, Way::Transcript)))
        .transpose()
        .map_err(Failure::of)?;
    let view = view
        .map(|file| ViewFile::start(file, sent(wakes, Way::View)))
        .transpose()
        .map_err(Failure::of)?;
    let path = record.path().to_owned();
    let game = game(&table, resumed.as_ref(), &path)?;
    let emergency_copy = emergency_copy(
        options,
        &table,
        codes.clone(),
        resumed.as_ref(),
        record.session(),
    );
    let edges = Edges {
        wakes,
        watch,
        speed: options.speed,
    };
    let seat = table.keyboard.player(player_here(&table.sight));
    let Persons {
        people,
        odd,
        keys,
        files,
        ..
    } = Persons::read(options, &table, seat);
    let language = people.players.get(seat).preferences().speech.language;
    let book = Phrasebook::new(language, table.variant(), Style::default());
    let may_read = table.reader_is_consented();
    // Without consent a screen reader is off even if the settings of the player name it.
    let usual = people.players.get(seat).speaker();
    let usual = usual.filter(|spec| may_read || **spec != VoiceSpec::ScreenReader);
    let spec = options.voice.as_ref().or(usual);
    // If a screen reader reads the terminal, the player hears so, and whether another voice speaks as well.
    let told =
        (options.table == TableOf::Program && options.channels.outputs().is_one() && is_read())
            .then(|| Message::ReaderReads {
                alone: voice(spec) == VoiceSpec::Text,
            });
    let spec = voice(spec);
    let channels = channels(options, &table, &spec, &people);
    let mut record = record;
    if let Err(error) = record.note_beside(&beside(options, &files, &channels)) {
        tracing::warn!(%error, "which files lie beside the record is not noted");
    }
    let desk_edge = desks
        .map(|desks| {
            let record = (&mut record, resumed.as_ref());
            let slips = options.event.as_ref().map_or(&[][..], |event| &event.slips);
            let ears: Vec<Listener> = options.channels.pages().collect();
            super::desks::edge(desks, (&table, (slips, &ears)), language, record, wakes)
        })
        .transpose()?;
    let writer = edges.disk(record)?;
    let codes = edges.codes(codes)?;
    let elsewhere = edges.elsewhere(&path)?;
    let (sensors, places) = boards;
    let mut boards = edges.boards(places, &table.clock.device, game.now())?;
    for (of, way) in &options.ways {
        if let Some(board) = boards.iter_mut().find(|board| board.of() == *of) {
            board.tell(BoardInput::Do(BoardCommand::Orientation(*way)), watch.now());
        }
    }
    let clock = clock_line.map(|ready| edges.clock(ready)).transpose()?;

    let boot = boot();
    // A player who resumes a game knows the program already, and a player of an official game has learnt it elsewhere.
    let first_words = table.kind != GameKind::Official && resumed.is_none();
    let session = Session::new(Options {
        mode: table.mode(),
        arbiter: table.kind.arbiter(),
        sight: table.sight,
        names: table.names.clone(),
        arbiters: table.arbiters.clone(),
        outputs: options
            .channels
            .outputs()
            .at_terminal(table.keyboard, &table.sight),
        reader: reader_here(table.keyboard, &table.sight),
        boards: sensors,
        pieces: table.pieces,
        event: table.event.clone(),
        commands: command::Words::of_book(&book),
        keys,
        language,
        people,
        odd_settings: odd,
        called_out_in: language,
        keeper: table.clock.keeper(),
        low_time: table.low_time.clone(),
        away: resumed
            .as_ref()
            .and_then(|found| away(found, boot.as_ref())),
        boot,
        waits: Waits::REAL.divided(options.speed),
        game,
        opening: if resumed.is_some() {
            Opening::Resumed
        } else {
            Opening::New
        },
        program: PROGRAM.to_owned(),
        unfinished: match old_games {
            OldGames::Named => unfinished.len(),
            OldGames::Known => 0,
        },
        first_words,
        terminal: match options.table {
            TableOf::Program => TerminalOf::Table,
            TableOf::Round => TerminalOf::Organiser,
        },
        slips: desk_edge.as_ref().map(DeskEdge::roles).unwrap_or_default(),
        salt: Salt(RandomState::new().hash_one(0_u8)),
    });
    let specs: Vec<ChannelSpec> = channels.iter().map(|(spec, _)| spec.clone()).collect();
    let waits = QueueWaits::default().divided(options.speed);
    let talk = SpeechOutput::new(&specs, table.variant(), waits);
    let voices = Voices::new(
        channels
            .into_iter()
            .map(|(spec, voices)| (spec.listener, voices)),
        NonZeroU32::new(options.speed).unwrap_or(NonZeroU32::MIN),
        wakes.clone(),
    );

    // The listener hears only that something is lacking; the exact name of the package is printed here.
    voices.lacking().iter().for_each(stderr::tell);
    started::tell(options, &table, resumed.as_ref());
    stderr::tell(format_args!("the record is {}", path.display()));
    let settings = edges.settings()?;
    let pads = match options.table {
        TableOf::Program => edges.pads(),
        TableOf::Round => PadEdge::none(),
    };
    let mut live = LiveTable {
        watch,
        session,
        talk,
        desk: DeskWords::new(language, table.variant()),
        writer,
        codes,
        _elsewhere: elsewhere,
        transcript,
        view,
        desk_edge,
        said: Said::default(),
        emergency_copy,
        record: path,
        lost: BTreeSet::new(),
        boards,
        hands: SimulatedHands::new(options.speed),
        pads,
        clock,
        face,
        voices,
        printer,
        settings,
        settings_files: files,
        wakes: wakes.clone(),
        lines: VecDeque::new(),
        keys: VecDeque::new(),
        next: Next::Nothing,
        ending: Ending::No,
    };
    if let Some(told) = told {
        let listener = one_for_all(&table.sight);
        live.talk
            .say(Announcement::new(listener, told), watch.now());
    }
    Ok((live, table))
}

/// Tells the table what became of text that was sent on this way.
fn sent(wakes: &Wakes, way: Way) -> impl FnMut(Sent) + Send + use<> {
    let wakes = wakes.clone();
    move |sent| {
        let _ = wakes.send(TableWake::Sent(way, sent));
    }
}

/// The files that may name a person, apart from the record: the settings of every listener, the written outputs, the event file,
/// and the sounds.
fn beside(
    options: &PlayOptions,
    settings: &BTreeMap<Listener, PathBuf>,
    channels: &[(ChannelSpec, ChannelVoices)],
) -> Vec<PathBuf> {
    let sounds = channels
        .iter()
        .filter_map(|(_, voices)| match &voices.spec {
            VoiceSpec::Wav(file) => Some(file.clone()),
            _ => None,
        });
    let all = settings.values().cloned().chain(sounds);
    let written = options.transcript.iter().chain(&options.view);
    // The event file may name players, arbiters and assistants.
    let event = options.event.iter().map(|file| &file.path);
    all.chain(written.chain(event).cloned()).collect()
}

/// The emergency copy for the game if its record cannot be written to its end.
fn emergency_copy(
    options: &PlayOptions,
    table: &TableSettings,
    codes: KeptCodes,
    resumed: Option<&Contents>,
    session: i64,
) -> EmergencyCopy {
    let folder = data_folder(options.data.as_deref());
    match resumed {
        None => EmergencyCopy::new(
            folder,
            table.settings(),
            table.persons(),
            codes,
            Vec::new(),
            session,
        ),
        Some(found) => {
            let before = found.events.iter();
            let before = before.map(|it| (it.session, it.event.clone())).collect();
            let (settings, persons) = (found.settings.clone(), found.persons.clone());
            EmergencyCopy::new(folder, settings, persons, codes, before, session)
        }
    }
}

/// The game as the record has it, or a new one.
fn game(table: &TableSettings, resumed: Option<&Contents>, path: &Path) -> Result<Game, Failure> {
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

/// The channels: one channel for all, or a channel for each listener with an output of their own. Words for the player at the
/// program, or for the room, are also printed on standard output.
fn channels(
    options: &PlayOptions,
    table: &TableSettings,
    spec: &VoiceSpec,
    people: &People,
) -> Vec<(ChannelSpec, ChannelVoices)> {
    let print = options.figures.unwrap_or_default();
    let here = table.keyboard.player(player_here(&table.sight));
    let reader = reader_here(table.keyboard, &table.sight);
    let mut own = options.channels.voices(spec);
    if own.is_empty() {
        own.push((one_for_all(&table.sight), spec.clone(), Output::default()));
    }
    let screens = screens(own.iter().map(|(listener, ..)| *listener), reader);
    if !own.iter().any(|(listener, ..)| *listener == reader) {
        // The reader of standard output needs a channel, so that their questions are answered there.
        own.push((reader, VoiceSpec::Text, Output::default()));
    }
    own.into_iter()
        .zip(screens)
        .map(|((listener, spec, output), (_, screen))| {
            let person = people.of(listener, here);
            let speech = person.preferences().speech;
            let met = person.met_sounds().clone();
            let language = speech.language;
            let channel = ChannelSpec {
                listener,
                speech,
                preferred: spec.slot(),
                screen,
                print,
                sounds: match table.mode() {
                    Mode::Official => Sounds::All,
                    Mode::Training => Sounds::Known(met),
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
