//! `zgoda say`: tries the voice.

use std::sync::mpsc;

use clap::Args;
use zgoda_speech::voice::{self, Command, Rate, Speech, VoiceEvent, VoiceSpec};
use zgoda_speech::{Language, UtteranceId};

use super::Output;
use crate::cli::Common;
use crate::outcome::{Failure, Outcome};
use crate::play::DEFAULT_VOICE;
use crate::stderr;

/// Options of `zgoda say`.
#[derive(Debug, Args)]
pub struct SayArgs {
    /// Who speaks: system, embedded, none or wav:FILE (else the one a game would use)
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
    /// What is said
    #[arg(required = true)]
    text: Vec<String>,
}

/// Speaks to the end. A voice that was asked for and cannot speak is an error; the one a game would
/// use gives way to print, as in a game.
pub fn run(args: &SayArgs, common: &Common) -> Result<Outcome, Failure> {
    let text = args.text.join(" ");
    let language = common.language_or_environment();
    let spoken = match &args.voice {
        Some(voice) => {
            let spec: VoiceSpec = voice.parse().map_err(Failure::of)?;
            return if spec == VoiceSpec::Text {
                print(&text)
            } else {
                speak(&spec, text, language).map(|()| Outcome::Holds)
            };
        }
        None if DEFAULT_VOICE == VoiceSpec::Text => return print(&text),
        None => speak(&DEFAULT_VOICE, text.clone(), language),
    };
    match spoken {
        Err(Failure::Sentence(sentence)) => {
            stderr::tell(sentence);
            print(&text)
        }
        spoken => spoken.map(|()| Outcome::Holds),
    }
}

fn print(text: &str) -> Result<Outcome, Failure> {
    let mut out = Output::new();
    out.text(text)?;
    out.text("\n")?;
    out.flush()?;
    Ok(Outcome::Holds)
}

fn speak(spec: &VoiceSpec, text: String, language: Language) -> Result<(), Failure> {
    let (events, inbox) = mpsc::channel();
    let voice = voice::open(spec, voice::Options::new(language), move |event| {
        // Nobody listens any more once the words are over.
        let _ = events.send(event);
    })
    .map_err(Failure::of)?;
    voice.send(Command::Speak(Speech {
        id: UtteranceId::FIRST,
        text: Some(text),
        language,
        rate: Rate::NORMAL,
        earcon: None,
    }));
    for event in inbox {
        match event {
            VoiceEvent::Begun { .. } => {}
            VoiceEvent::NoVoiceFor { language } => {
                stderr::tell(format_args!(
                    "this voice does not speak {}; it says the words as it can",
                    language.tag()
                ));
            }
            VoiceEvent::Ended { .. } => return Ok(()),
            VoiceEvent::Failed { why, .. } | VoiceEvent::Gone { why } => {
                return Err(Failure::of(why));
            }
            VoiceEvent::Cancelled { .. } => break,
        }
    }
    Err(Failure::Sentence(
        "the voice fell silent before the end; try --voice none".to_owned(),
    ))
}
