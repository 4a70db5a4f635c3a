//! `zgoda say`: tries the voice.

use std::sync::mpsc;

use clap::Args;
use zgoda_speech::UtteranceId;
use zgoda_speech::voice::{self, Command, Rate, Speech, VoiceEvent, VoiceSpec};

use super::Output;
use crate::cli::Common;
use crate::outcome::{Failure, Outcome};

/// Options of `zgoda say`.
#[derive(Debug, Args)]
pub struct SayArgs {
    /// Who speaks: system, embedded, none or wav:FILE
    #[arg(long, value_name = "VOICE", default_value = "embedded")]
    voice: String,
    /// What is said
    #[arg(required = true)]
    text: Vec<String>,
}

/// Speaks to the end, or says why it cannot. Without a voice the words are printed.
pub fn run(args: &SayArgs, common: &Common) -> Result<Outcome, Failure> {
    let spec: VoiceSpec = args.voice.parse().map_err(Failure::of)?;
    let text = args.text.join(" ");
    let language = common.language_or_environment();
    if spec == VoiceSpec::Text {
        let mut out = Output::new();
        out.text(&text)?;
        out.text("\n")?;
        out.flush()?;
        return Ok(Outcome::Holds);
    }
    let (events, inbox) = mpsc::channel();
    let voice = voice::open(&spec, voice::Options::new(language), move |event| {
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
                eprintln!(
                    "zgoda: this voice does not speak {}; it says the words as it can",
                    language.tag()
                );
            }
            VoiceEvent::Ended { .. } => return Ok(Outcome::Holds),
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
