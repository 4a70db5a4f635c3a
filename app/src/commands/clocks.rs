//! `zgoda clocks`: the time controls that the Kodeks names, a line each, or an object each.

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::clock::{PRESETS, Preset, Source, Tempo, tempo};
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::catalogue::Given::Text;

use crate::common::{Common, VariantWord};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda clocks`.
#[derive(Debug, Args)]
pub struct ClocksArgs {
    /// Of this game only
    #[arg(long)]
    variant: Option<VariantWord>,
    /// JSON lines instead, an object for each
    #[arg(long)]
    json: bool,
}

/// One control, for machines.
#[derive(Debug, Serialize)]
struct Listed {
    name: &'static str,
    variant: &'static str,
    control: String,
    tempo: &'static str,
    minutes_for_sixty_moves: f64,
    old: bool,
}

impl Listed {
    fn of(preset: &Preset) -> Result<Listed, Failure> {
        let control = preset.read().map_err(Failure::of)?;
        Ok(Listed {
            name: preset.name,
            variant: preset.variant.word(),
            tempo: match tempo(&control, preset.variant) {
                Tempo::Blitz => "blitz",
                Tempo::Rapid => "rapid",
                Tempo::Classical => "classical",
            },
            minutes_for_sixty_moves: control.for_sixty_moves().as_secs_f64() / 60.0,
            control: control.to_string(),
            old: preset.source == Source::Old,
        })
    }

    /// Halves of a minute are the smallest there are.
    fn minutes(&self) -> String {
        let minutes = self.minutes_for_sixty_moves;
        if minutes.fract() == 0.0 {
            format!("{minutes:.0}")
        } else {
            format!("{minutes:.1}")
        }
    }
}

/// `name control tempo minutes-for-60-moves`, in the order of the Kodeks; the tempo, and that a control is an old one, in
/// the user's language.
pub fn run(args: &ClocksArgs, common: &Common) -> Result<Outcome, Failure> {
    let only = args.variant.map(Variant::from);
    let words = Catalogue::new(common.language_or_environment());
    let mut out = Output::new();
    for preset in PRESETS {
        if only.is_some_and(|only| only != preset.variant) {
            continue;
        }
        let listed = Listed::of(&preset)?;
        if args.json {
            out.json(&listed)?;
            continue;
        }
        let minutes = listed.minutes();
        let given = [
            ("name", Text(listed.name)),
            ("control", Text(&listed.control)),
            ("tempo", Text(listed.tempo)),
            ("minutes", Text(&minutes)),
            ("old", Text(if listed.old { "yes" } else { "no" })),
        ];
        let (text, problems) = words.written("clocks-row", &given);
        for problem in problems {
            tracing::warn!(%problem, "words missing");
        }
        out.text(&format!("{text}\n"))?;
    }
    out.flush()?;
    Ok(Outcome::Holds)
}
