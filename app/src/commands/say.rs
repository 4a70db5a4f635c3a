// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda say`: tries the voice.

use clap::Args;
use zgoda_game::Variant;
use zgoda_game::notation::WrittenMove;
use zgoda_input::said_move::said;
use zgoda_speech::announcement::Earcon;
use zgoda_speech::{Language, Message, Phrasebook, Style};

use super::speaker::{Said, Speaker, language};
use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda say`.
#[derive(Debug, Args)]
pub struct SayArgs {
    #[arg(long, value_name = "VOICE")]
    voice: Option<String>,
    #[arg(long, conflicts_with = "text")]
    sounds: bool,
    #[arg(required_unless_present = "sounds")]
    text: Vec<String>,
}

/// Says the text to its end. A requested voice that cannot speak is an error; a default voice gives way to printed text, as in a
/// game.
pub fn run(args: &SayArgs, common: &Common) -> Result<Outcome, Failure> {
    // The language is found as in a game: the language asked for, else the chosen one, else the one that the environment suggests.
    let language = language(common);
    let mut speaker = Speaker::open(args.voice.as_deref(), common, language)?;
    let _cut_by_keys = speaker.heed_keys()?;
    let all = if args.sounds {
        let book = Phrasebook::new(language, Variant::default(), Style::default());
        let meaning = |sound| book.words(&Message::SoundMeans { sound }).text;
        Earcon::ALL
            .map(|sound| (Some(sound), meaning(sound)))
            .into()
    } else {
        let text = args.text.join(" ");
        vec![(None, half_move(&text, language).unwrap_or(text))]
    };
    for (sound, text) in all {
        if say(&mut speaker, sound, &text)? == Said::Cut {
            break;
        }
    }
    Ok(Outcome::Holds)
}

/// The words of a half-move, as in a game; `None` for any other text, which is said as it stands.
fn half_move(text: &str, language: Language) -> Option<String> {
    let mut variants = Variant::ALL.into_iter();
    let (variant, written) = variants.find_map(|variant| {
        let written = WrittenMove::read_notation(text.trim().as_bytes(), variant)?;
        Some((variant, written))
    })?;
    let book = Phrasebook::new(language, variant, Style::default());
    Some(said(&written, &book))
}

fn say(speaker: &mut Speaker, sound: Option<Earcon>, text: &str) -> Result<Said, Failure> {
    speaker.say_after(sound, text);
    let said = speaker.finish()?;
    if !speaker.speaks() {
        let mut out = Output::new();
        out.text(text)?;
        out.text("\n")?;
        out.flush()?;
    }
    Ok(said)
}
