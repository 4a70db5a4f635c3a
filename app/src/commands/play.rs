// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda play`: reads its options, hands over to the game, and tells the user why a game did not begin.

use std::io::IsTerminal as _;

use zgoda_game::Variant;
use zgoda_speech::announcement::StartTrouble;
use zgoda_speech::{Message, Phrasebook, Style};

use super::attest::usual_print;
use super::speaker::{self, Speaker};
use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::play::options::{PlayArgs, PlayOptions};
use crate::stderr;
use crate::terminal::Keys;

/// `zgoda play`: reads its options and hands over to the game.
pub fn run(args: &PlayArgs, common: &Common) -> Result<Outcome, Failure> {
    let options = PlayOptions::read(args, common).map_err(Failure::of)?;
    let options = PlayOptions {
        figures: options.figures.or_else(|| Some(usual_print())),
        ..options
    };
    let keys = Keys::listen().map_err(Failure::of)?;
    let played = crate::play::run(&options, &keys);
    if let Err(Failure::CannotBegin { why, sentence }) = &played
        && std::io::stdin().is_terminal()
        && options.channels.outputs().is_one()
    {
        stderr::tell(sentence);
        // If no voice can say the sentence, the fault of the voice is printed.
        if let Err(Failure::Sentence(sentence)) =
            tell_aloud(*why, args.voice.as_deref(), common, &keys)
        {
            stderr::tell(sentence);
        }
        return Err(Failure::Told);
    }
    played
}

/// Prints and says the reason why a game did not begin.
fn tell_aloud(
    why: StartTrouble,
    voice: Option<&str>,
    common: &Common,
    keys: &Keys,
) -> Result<(), Failure> {
    let language = speaker::language(common);
    let book = Phrasebook::new(language, Variant::default(), Style::default());
    let text = book.words(&Message::StartFailed { why }).text;
    let mut out = Output::new();
    out.text(&format!("{text}\n"))?;
    out.flush()?;
    let mut speaker = Speaker::open(voice, common, language)?;
    let _cut_by_keys = speaker.heed(keys);
    speaker.say(&text);
    speaker.finish().map(drop)
}
