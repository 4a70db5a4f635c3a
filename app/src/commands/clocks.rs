//! `zgoda clocks`: the time controls that the Kodeks names, a line each.

use clap::Args;
use zgoda_game::Variant;
use zgoda_game::clock::{PRESETS, Tempo, tempo};

use crate::common::VariantWord;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda clocks`.
#[derive(Debug, Args)]
pub struct ClocksArgs {
    /// Of this game only
    #[arg(long)]
    variant: Option<VariantWord>,
}

/// `name control tempo minutes-for-60-moves`, in the order of the Kodeks.
pub fn run(args: &ClocksArgs) -> Result<Outcome, Failure> {
    let only = args.variant.map(Variant::from);
    let mut out = Output::new();
    for preset in PRESETS {
        if only.is_some_and(|only| only != preset.variant) {
            continue;
        }
        let control = preset.read().map_err(Failure::of)?;
        let tempo = match tempo(&control, preset.variant) {
            Tempo::Blitz => "blitz",
            Tempo::Rapid => "rapid",
            Tempo::Classical => "classical",
        };
        let seconds = control.for_sixty_moves().as_secs();
        // Halves of a minute are the smallest there are.
        let minutes = match seconds % 60 {
            0 => (seconds / 60).to_string(),
            _ => format!("{:.1}", control.for_sixty_moves().as_secs_f64() / 60.0),
        };
        out.text(&format!("{} {control} {tempo} {minutes}\n", preset.name))?;
    }
    out.flush()?;
    Ok(Outcome::Holds)
}
