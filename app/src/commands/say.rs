//! `zgoda say`: tries the voice.

use clap::Args;
use zgoda_game::Variant;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::{Message, Phrasebook, Style};

use super::speaker::Speaker;
use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda say`.
#[derive(Debug, Args)]
pub struct SayArgs {
    /// Who speaks: system, embedded, none or wav:FILE (else the one a game would use)
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
    /// Every sound of the program, each with what it means
    #[arg(long, conflicts_with = "text")]
    sounds: bool,
    /// What is said
    #[arg(required_unless_present = "sounds")]
    text: Vec<String>,
}

/// Speaks to the end. A voice that was asked for and cannot speak is an error; the one a game would
/// use gives way to print, as in a game.
pub fn run(args: &SayArgs, common: &Common) -> Result<Outcome, Failure> {
    let language = common.language_or_environment();
    let mut speaker = Speaker::open(args.voice.as_deref(), language)?;
    if args.sounds {
        let book = Phrasebook::new(language, Variant::International, Style::default());
        for sound in Earcon::ALL {
            let meaning = book.words(&Message::SoundMeans { sound }).text;
            say(&mut speaker, Some(sound), &meaning)?;
        }
    } else {
        say(&mut speaker, None, &args.text.join(" "))?;
    }
    Ok(Outcome::Holds)
}

fn say(speaker: &mut Speaker, sound: Option<Earcon>, text: &str) -> Result<(), Failure> {
    speaker.say_after(sound, text);
    speaker.finish()?;
    if !speaker.speaks() {
        let mut out = Output::new();
        out.text(text)?;
        out.text("\n")?;
        out.flush()?;
    }
    Ok(())
}
