// SPDX-License-Identifier: GPL-3.0-or-later
//! The question whether the last unfinished game is to go on. The question is asked once, before a new game begins: on a terminal
//! in training, and wherever `--resume` was given.
//!
//! Only a yes lets the game go on. Any other line begins the new game and counts there as input, so no typed input is lost. From a
//! pipe nothing is asked without `--resume`; with `--resume` a no, or the end, begins nothing.

use std::collections::VecDeque;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use zgoda_game::notation::{Resolution, WrittenMove, parse_fen, resolve};
use zgoda_game::{BySide, Side, Variant};
use zgoda_input::command::squares::{is_half_move, square_of};
use zgoda_input::command::{Command, Word, Words};
use zgoda_input::hands::key_action::KeyAction;
use zgoda_input::hands::keyboard::{Keyboard, Keyed, Open, Pace};
use zgoda_input::hands::map::KeyMap;
use zgoda_input::hands::stroke::Key;
use zgoda_input::personal::Personal;
use zgoda_record::event::PersonRole;
use zgoda_record::mode::GameKind;
use zgoda_record::{Contents, shelf};
use zgoda_speech::announcement::{Action, Choice, LastGame, SpokenMove, StartTrouble};
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceSpec};
use zgoda_speech::{Message, Phrasebook};

use super::event_loop::TypedAhead;
use super::first_start::player_file;
use super::live_table::Waiting;
use super::options::PlayOptions;
use crate::common::{data_folder, voice};
use crate::lone_voice::{LoneVoice, Report};
use crate::outcome::Failure;
use crate::output::Output;
use crate::settings_files::place;
use crate::terminal::{Keys, RawMode, Typed};

/// The result of the question whether a game goes on.
#[derive(Debug)]
pub(super) enum Going {
    /// Nothing was asked: a new game begins, with the input typed for it.
    New(TypedAhead),
    /// The old game does not go on: a new game begins instead, with the input typed for it.
    Instead(TypedAhead),
    /// This game goes on.
    On(PathBuf, TypedAhead),
    /// Nothing begins: no answer came, or the answer was no.
    Nowhere,
}

/// Asks the question, where it is due; `ahead` was typed before.
pub(super) fn offer(
    options: &PlayOptions,
    keys: &Keys,
    ahead: TypedAhead,
) -> Result<Going, Failure> {
    let wanted = options.resume;
    let terminal = std::io::stdin().is_terminal();
    let hall = options.mode == Some(GameKind::Official) || options.event.is_some();
    let named = options.record.is_some() || options.set_up.is_some();
    let apart = !options.channels.outputs().is_one();
    let may_ask = terminal && !hall && !named && !apart && ahead.keys.is_empty();
    if !wanted && !may_ask {
        return Ok(Going::New(ahead));
    }
    let folder = data_folder(options.data.as_deref());
    let Some((path, found)) = last_unfinished(folder.as_deref(), &GameKind::ALL) else {
        return if wanted {
            let taken = folder.as_deref().and_then(shelf::in_use);
            Err(match taken {
                Some(path) => Failure::CannotBegin {
                    why: StartTrouble::RecordInUse,
                    sentence: format!(
                        "the game {} is in use by another program; close that one first",
                        path.display()
                    ),
                },
                None => Failure::CannotBegin {
                    why: StartTrouble::RecordGone,
                    sentence: "no unfinished game lies in the data folder; leave --resume out and begin a new one"
                        .to_owned(),
                },
            })
        } else {
            Ok(Going::New(ahead))
        };
    };
    ask(options, keys, &path, &found, wanted)
}

/// The last game in this folder that was not finished and can be read, of these kinds.
pub(crate) fn last_unfinished(
    folder: Option<&Path>,
    kinds: &[GameKind],
) -> Option<(PathBuf, Contents)> {
    let games = folder.map(shelf::unfinished).unwrap_or_default();
    games.into_iter().find_map(|path| {
        let found = zgoda_record::read(&path).ok()?;
        let kind = GameKind::of_word(&found.settings.mode)?;
        kinds.contains(&kind).then_some((path, found))
    })
}

/// The player at the program, as far as they are known before a game begins.
fn person(options: &PlayOptions) -> Personal {
    let tongue = options.lang.unwrap_or(options.environment);
    let mut person = match player_file(options) {
        Some(file) => place::read(&file, tongue).0,
        None => Personal::new(tongue),
    };
    if let Some(named) = options.lang {
        person.for_this_run(Choice::Language(named));
    }
    person
}

/// This game, as the question names it.
pub(crate) fn last_game(found: &Contents) -> LastGame {
    let name = |side: Side| {
        let mut persons = found.persons.iter();
        let person = persons.find(|person| person.side == PersonRole::player(side));
        person.map(|person| person.name.clone()).unwrap_or_default()
    };
    let names = BySide::from_fn(name);
    LastGame {
        white: names.white,
        black: names.black,
        last: last_of(found),
    }
}

fn last_of(found: &Contents) -> Option<SpokenMove> {
    let variant = Variant::from_word(&found.settings.variant)?;
    let state = found.state();
    let standing = state.standing();
    let entry = &standing.last()?.entry;
    let before = parse_fen(&entry.before, variant).ok()?;
    let written = WrittenMove::read(&entry.notation, variant).ok()?;
    let takes = match resolve(&written, &before) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => mv.is_capture(),
        Resolution::Ambiguous { .. } => true,
        Resolution::NoSuch(_) => false,
    };
    Some(SpokenMove {
        from: written.from(),
        via: Vec::new(),
        to: written.to(),
        action: if takes { Action::Takes } else { Action::Moves },
    })
}

enum Wake {
    Typed(Typed),
    Voice(Report),
}

fn ask(
    options: &PlayOptions,
    keys: &Keys,
    path: &Path,
    found: &Contents,
    wanted: bool,
) -> Result<Going, Failure> {
    let (wakes, inbox) = channel();
    keys.send_into(&wakes, None, Wake::Typed);
    let raw = RawMode::enter();
    // The squares are named as in the variant of the record.
    let variant = Variant::from_word(&found.settings.variant).unwrap_or_default();
    let person = person(options);
    let speech = person.preferences().speech;
    let language = speech.language;
    let book = Phrasebook::of_settings(&speech, variant);
    let words = Words::of_book(&book);
    let LastGame { white, black, last } = last_game(found);
    let question = Message::AskGoOn { white, black, last };
    let question = book.words(&question).text;
    let mut out = Output::new();
    out.text(&format!("{question}\n"))?;
    out.flush()?;
    let spec = options.voice.as_ref().or(person.speaker());
    let spec = match voice(spec) {
        // A sound file is for the game, so the question is text.
        VoiceSpec::Wav(_) => VoiceSpec::Text,
        spec => spec,
    };
    let mut voice = LoneVoice::open(&spec, language, move |report| {
        // The receiver is gone once the question is answered.
        let _ = wakes.send(Wake::Voice(report));
    });
    voice.say(|id| Speech {
        id,
        text: Some(question.clone()),
        language,
        delivery: speech.delivery.clone(),
        earcon: None,
    });
    let speaker = (&mut voice, &book, &speech.delivery);
    let asked = (question.as_str(), variant);
    let answer = heard(asked, &inbox, speaker, &words, keys, &mut out)?;
    voice.silence();
    keys.typing_waits();
    drop(raw);
    let mut ahead = TypedAhead::default();
    let answer = match answer {
        Answer::Yes => {
            return Ok(match take_the_rest(&inbox, &mut ahead) {
                Rest::Taken => Going::On(path.to_owned(), ahead),
                Rest::AskedToEnd => Going::Nowhere,
            });
        }
        Answer::No if !std::io::stdin().is_terminal() => return Ok(Going::Nowhere),
        Answer::No => None,
        Answer::Other(typed) => Some(typed),
        Answer::Ended | Answer::Unread => return Ok(Going::Nowhere),
    };
    match answer {
        None => {}
        Some(Said::Line(line)) if wanted => {
            return Err(Failure::Sentence(format!(
                "--resume asks first whether the last game is to go on, and the first line, {line:?}, answers \
                 neither yes nor no"
            )));
        }
        Some(Said::Line(line)) => ahead.lines.push_back(Waiting::Read(line)),
        Some(Said::Keys(keys)) => ahead.keys = keys,
    }
    Ok(match take_the_rest(&inbox, &mut ahead) {
        Rest::Taken => Going::Instead(ahead),
        Rest::AskedToEnd => Going::Nowhere,
    })
}

/// The input that came after the answer.
enum Rest {
    /// Nothing, or input for the game.
    Taken,
    /// A signal asked for the end.
    AskedToEnd,
}

fn take_the_rest(inbox: &Receiver<Wake>, ahead: &mut TypedAhead) -> Rest {
    for wake in inbox.try_iter() {
        match wake {
            Wake::Typed(Typed::Signal) => return Rest::AskedToEnd,
            Wake::Typed(typed) => ahead.keep(typed),
            Wake::Voice(_) => {}
        }
    }
    Rest::Taken
}

enum Answer {
    Yes,
    No,
    Other(Said),
    /// Letters that are no half-move and resemble no command: a slip of the fingers, which is not an answer.
    Unread,
    Ended,
}

impl Answer {
    fn of(
        command: &Command,
        is_a_typo: impl FnOnce(&str) -> bool,
        said: impl FnOnce() -> Said,
    ) -> Answer {
        match command {
            Command::Plain(Word::Yes) => Answer::Yes,
            Command::Plain(Word::No) => Answer::No,
            Command::Move(text) if is_a_typo(text) => Answer::Unread,
            _ => Answer::Other(said()),
        }
    }
}

enum Said {
    Line(String),
    Keys(VecDeque<Key>),
}

/// True if the text has letters, is no half-move or square, and does not even resemble a command.
fn is_a_typo(text: &str, variant: Variant, words: &Words) -> bool {
    text.contains(char::is_alphabetic)
        && !is_half_move(text, variant, words.lexicon())
        && square_of(text, variant, words.lexicon()).is_none()
        && words.with_a_typo(text).is_none()
}

/// Repeats the question, in print and by the voice.
fn ask_again(
    question: &str,
    (voice, book, delivery): (&mut LoneVoice, &Phrasebook, &Delivery),
    out: &mut Output,
) -> Result<(), Failure> {
    out.text(&format!("{question}\n"))?;
    out.flush()?;
    voice.say(|id| Speech {
        id,
        text: Some(question.to_owned()),
        language: book.language(),
        delivery: delivery.clone(),
        earcon: None,
    });
    Ok(())
}

/// Waits for an answer to this question. Silence alone is no answer.
fn heard(
    (question, variant): (&str, Variant),
    inbox: &Receiver<Wake>,
    (voice, book, delivery): (&mut LoneVoice, &Phrasebook, &Delivery),
    words: &Words,
    keys: &Keys,
    out: &mut Output,
) -> Result<Answer, Failure> {
    let mut keyboard = Keyboard::default();
    let map = KeyMap::default();
    let mut typed = VecDeque::new();
    loop {
        match inbox.recv() {
            Ok(Wake::Typed(Typed::Line(line))) => {
                keys.taken();
                let command = words.read(&line).command;
                // From a pipe the first line is the answer: the question is not repeated there.
                return Ok(Answer::of(&command, |_| false, || Said::Line(line)));
            }
            Ok(Wake::Typed(Typed::Key(key))) => {
                keys.taken();
                typed.push_back(key);
                match keyboard.key(key, &map, Open::Nothing, Pace::Considered) {
                    Some(Keyed::Line(line)) => {
                        out.text("\n")?;
                        out.flush()?;
                        let command = words.read(&line).command;
                        let slip = |text: &str| is_a_typo(text, variant, words);
                        let keyed = std::mem::take(&mut typed);
                        match Answer::of(&command, slip, || Said::Keys(keyed)) {
                            Answer::Unread => ask_again(question, (voice, book, delivery), out)?,
                            answer => return Ok(answer),
                        }
                    }
                    Some(Keyed::Do(KeyAction::Silence)) => {
                        voice.silence();
                        typed.clear();
                    }
                    Some(Keyed::Do(_) | Keyed::Looks(_)) => {
                        return Ok(Answer::Other(Said::Keys(typed)));
                    }
                    Some(Keyed::Echo(text) | Keyed::Again(text)) => {
                        out.text(&text)?;
                        out.flush()?;
                    }
                    None => {}
                }
            }
            Ok(Wake::Voice(report)) => {
                voice.answered(&report);
                for news in voice.tell_news(book, delivery) {
                    out.text(&format!("{news}\n"))?;
                    out.flush()?;
                }
            }
            Ok(Wake::Typed(Typed::End | Typed::Signal)) | Err(_) => return Ok(Answer::Ended),
        }
    }
}
