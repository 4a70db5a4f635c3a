//! `zgoda say`: tries the voice.

use clap::Args;

use super::Output;
use super::speaker::Speaker;
use crate::cli::Common;
use crate::outcome::{Failure, Outcome};

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
    let mut speaker = Speaker::open(args.voice.as_deref(), common.language_or_environment())?;
    speaker.say(&text);
    speaker.finish()?;
    if !speaker.speaks() {
        let mut out = Output::new();
        out.text(&text)?;
        out.text("\n")?;
        out.flush()?;
    }
    Ok(Outcome::Holds)
}
