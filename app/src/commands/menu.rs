// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda` alone, and `zgoda menu`: the first start if there are no settings yet, then the menu. The menu comes again after each
//! granted wish, until the user wishes to end.

use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};

use clap::Args;
use zgoda_game::Variant;
use zgoda_input::personal::Personal;
use zgoda_record::mode::GameKind;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Choice, LastGame, StartTrouble};
use zgoda_speech::voice::VoiceSpec;

use super::attest::usual_print;
use super::manual;
use super::setup::can_be_kept;
use crate::common::{Common, data_folder, voice};
use crate::manual::{Paper, ReadingOutcome};
use crate::outcome::{Failure, Outcome};
use crate::play::options::{PlayArgs, PlayOptions};
use crate::play::{self, InputIs, Left, TypedAhead};
use crate::settings_files::folder::SettingsFolder;
use crate::settings_files::place::{self, NAMELESS};
use crate::setup::{self, SetupOutcome, Sound, Tongue};
use crate::start_menu::{Item, Opening, StartMenu, Visit, Visited, Wish, visit};
use crate::stderr;
use crate::terminal::{Keys, Typed};

/// Options of `zgoda menu`.
#[derive(Clone, Debug, Default, Args)]
pub struct MenuArgs {
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
    /// Divides every wait, for tests
    #[arg(long, value_name = "N", hide = true, value_parser = clap::value_parser!(u32).range(1..=1000))]
    speed: Option<u32>,
}

/// The board and the clock for a player who learns alone, as in `make play`.
const LEARNING: (&str, &str) = ("both=sim", "100/6.1.5.1");

/// Opens the menu and grants its wish, in a loop until the end.
pub fn run(args: &MenuArgs, common: &Common) -> Result<Outcome, Failure> {
    let asked = args.voice.as_deref().map(str::parse::<VoiceSpec>);
    let asked = asked.transpose().map_err(Failure::of)?;
    let data = data_folder(common.data.as_deref());
    let mut host = Host {
        args,
        common,
        file: SettingsFolder::of(common.data.as_deref()).map(|it| it.file(NAMELESS)),
        data,
        voice: asked.clone(),
        asked,
        keys: Keys::listen().map_err(Failure::of)?,
        all: Outcome::Holds,
    };
    host.run()
}

struct Host<'a> {
    args: &'a MenuArgs,
    common: &'a Common,
    data: Option<PathBuf>,
    /// The settings file of the user.
    file: Option<PathBuf>,
    /// The voice that was asked for.
    asked: Option<VoiceSpec>,
    /// The voice of the menu and of the settings; `None` stands for the voice in the user's settings.
    voice: Option<VoiceSpec>,
    keys: Keys,
    all: Outcome,
}

/// The next step of the program.
enum Then {
    /// The menu opens again, with the input already typed for it.
    Menu(Vec<Typed>),
    /// The program ends, because the input is over.
    Nobody,
}

impl Host<'_> {
    fn run(&mut self) -> Result<Outcome, Failure> {
        let mut ahead = match self.first_start()? {
            Then::Menu(ahead) => ahead,
            Then::Nobody => return Ok(self.all),
        };
        let mut news = None;
        loop {
            let last = play::last_unfinished(
                self.data.as_deref(),
                &[GameKind::Training, GameKind::Rehearsal],
            );
            let record = last.as_ref().map(|(path, _)| path.clone());
            let last = last.and_then(|(_, found)| {
                let variant = Variant::from_word(&found.settings.variant)?;
                Some((variant, play::last_game(&found)))
            });
            let Visited {
                wish,
                ahead: behind,
                voice,
            } = self.visit(last, ahead, news.take())?;
            if voice == VoiceSpec::Text {
                // The user knows already that there is no sound and is not told again.
                self.voice = Some(voice);
            }
            // The end of the input comes only once, so it is kept here, even if the wish fails.
            let ended = behind.contains(&Typed::End).then_some(Typed::End);
            let granted = match wish {
                None | Some(Wish::End) => return Ok(self.all),
                Some(wish) => self.grant(wish, record, behind),
            };
            ahead = match granted {
                Ok(Then::Menu(ahead)) => ahead,
                Ok(Then::Nobody) => return Ok(self.all),
                Err(Failure::NobodyListens) => return Err(Failure::NobodyListens),
                Err(failure) => {
                    stderr::tell(&failure);
                    let why = failure.trouble();
                    news = Some(Message::StartFailed { why });
                    ended.into_iter().collect()
                }
            };
        }
    }

    /// Asks a new user how they want to be spoken to; from a pipe nothing is asked.
    fn first_start(&mut self) -> Result<Then, Failure> {
        match self.file.clone() {
            Some(file) if std::io::stdin().is_terminal() && !file.exists() => {
                let person = Personal::new(self.common.language_or_environment());
                self.set_up(&file, person, Vec::new())
            }
            _ => Ok(Then::Menu(Vec::new())),
        }
    }

    /// The user's settings; defaults for settings not chosen.
    fn person(&self) -> Personal {
        let guess = self.common.language_or_environment();
        let mut person = match &self.file {
            Some(file) => place::read(file, guess).0,
            None => Personal::new(guess),
        };
        if let Some(named) = self.common.language() {
            person.for_this_run(Choice::Language(named));
        }
        person
    }

    fn speaker(&self, person: &Personal) -> VoiceSpec {
        let chosen = self.voice.as_ref().or(person.speaker());
        voice(chosen)
    }

    fn set_up(
        &mut self,
        file: &Path,
        mut person: Personal,
        ahead: Vec<Typed>,
    ) -> Result<Then, Failure> {
        let tongue = match self.common.language() {
            Some(named) => Tongue::Named(named),
            None => Tongue::Guessed(person.preferences().speech.language),
        };
        if let Some(speaker) = &self.asked {
            person.set_speaker(speaker);
        }
        let spec = self.speaker(&person);
        let came = setup::run(file, person, tongue, &spec, &self.keys, ahead)?;
        if came.sound == Sound::Missing {
            self.voice = Some(VoiceSpec::Text);
        }
        match came.outcome {
            SetupOutcome::Through => Ok(Then::Menu(came.ahead)),
            SetupOutcome::HalfMove => self.learn(came.ahead),
            SetupOutcome::ToNobody => Ok(Then::Nobody),
        }
    }

    fn visit(
        &self,
        last: Option<(Variant, LastGame)>,
        ahead: Vec<Typed>,
        news: Option<Message>,
    ) -> Result<Visited, Failure> {
        let person = self.person();
        let voice = self.speaker(&person);
        let others = [
            last.is_some().then_some(Item::GoOn),
            Some(Item::Learn),
            Some(Item::Rehearse),
            Some(Item::Settings),
            Some(Item::Try),
            Some(Item::Manual),
            Some(Item::End),
        ];
        let opening = Opening {
            speech: person.preferences().speech,
            last,
            items: (Item::Play, others.into_iter().flatten().collect()),
            voice: match &voice {
                VoiceSpec::Text => "none".to_owned(),
                spec => spec.slot().word().to_owned(),
            },
            news,
        };
        visit(Visit {
            menu: StartMenu::new(opening),
            voice,
            keys: &self.keys,
            ahead,
        })
    }

    fn grant(
        &mut self,
        wish: Wish,
        record: Option<PathBuf>,
        ahead: Vec<Typed>,
    ) -> Result<Then, Failure> {
        match wish {
            Wish::Play(plan) => {
                let options = self.options(plan.options())?;
                self.play(options, ahead)
            }
            Wish::GoOn => {
                let options = self.options(PlayArgs::default())?;
                let record = record.map(|record| options.for_the_game_in(record));
                self.play(record.unwrap_or(options), ahead)
            }
            Wish::Learn => self.learn(ahead),
            Wish::Settings => {
                let Some(file) = self.file.clone() else {
                    let sentence =
                        "there is no data folder here for settings; name one with --data";
                    return Err(Failure::CannotBegin {
                        why: StartTrouble::NoFolder,
                        sentence: sentence.to_owned(),
                    });
                };
                let person = self.person();
                can_be_kept(&person, &file)?;
                self.set_up(&file, person, ahead)
            }
            Wish::Manual => {
                let asked = self.asked.clone();
                let read = manual::listen(Paper::Manual, asked, self.common, &self.keys, ahead)?;
                Ok(match read {
                    (ReadingOutcome::Left, behind) => Then::Menu(behind.into()),
                    (ReadingOutcome::ToNobody, _) => Then::Nobody,
                })
            }
            Wish::End => Ok(Then::Nobody),
        }
    }

    fn learn(&mut self, ahead: Vec<Typed>) -> Result<Then, Failure> {
        let (board, clock) = LEARNING;
        let options = self.options(PlayArgs {
            board: vec![board.to_owned()],
            clock: Some(clock.to_owned()),
            ..PlayArgs::default()
        })?;
        self.play(options, ahead)
    }

    /// These options, read like the options of `zgoda play`.
    fn options(&self, args: PlayArgs) -> Result<PlayOptions, Failure> {
        let args = PlayArgs {
            voice: self.args.voice.clone(),
            speed: self.args.speed,
            ..args
        };
        let options = PlayOptions::read(&args, self.common).map_err(Failure::of)?;
        Ok(PlayOptions {
            figures: Some(usual_print()),
            ..options
        })
    }

    fn play(&mut self, options: PlayOptions, typed: Vec<Typed>) -> Result<Then, Failure> {
        let mut ahead = TypedAhead::default();
        typed.into_iter().for_each(|typed| ahead.keep(typed));
        let Left { outcome, ahead } = play::begin(options, &self.keys, ahead)?;
        // After a game the requested voice is tried again: a sound device may have been plugged in meanwhile.
        self.voice.clone_from(&self.asked);
        if outcome != Outcome::Holds {
            // A bad outcome of one game is not made good by the next game.
            self.all = outcome;
        }
        Ok(match ahead.input {
            InputIs::CutOff => Then::Nobody,
            // Lines that were typed before the end of the input are still carried out first.
            InputIs::Open | InputIs::AtItsEnd => match ahead.typed().collect::<Vec<_>>() {
                typed if typed == [Typed::End] => Then::Nobody,
                typed => Then::Menu(typed),
            },
        })
    }
}
