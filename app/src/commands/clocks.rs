// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda clocks`: lists the time controls that the Kodeks names, each as a line or as a JSON object.

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::clock::{PRESETS, Preset, Source, Tempo, tempo};
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::catalogue::Catalogue;

use crate::common::{Common, VariantWord};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda clocks`.
#[derive(Debug, Args)]
pub struct ClocksArgs {
    #[arg(long)]
    variant: Option<VariantWord>,
    #[arg(long)]
    json: bool,
}

rows! {
    /// One control, for people.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    Row { name: String, control: String, tempo: String, minutes: String, old: bool }
        => "clocks-row";
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

    /// The minutes for sixty moves as text. All controls have a multiple of half a minute.
    fn minutes(&self) -> String {
        let minutes = self.minutes_for_sixty_moves;
        if minutes.fract() == 0.0 {
            format!("{minutes:.0}")
        } else {
            format!("{minutes:.1}")
        }
    }
}

/// Prints `name control tempo minutes-for-60-moves` for each control, in the order of the Kodeks. The tempo, and the remark on an
/// old control, are in the user's language.
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
        let line = Line::Row {
            name: listed.name.to_owned(),
            minutes: listed.minutes(),
            control: listed.control,
            tempo: listed.tempo.to_owned(),
            old: listed.old,
        };
        out.text(&format!("{}\n", line.text(&words)))?;
    }
    out.flush()?;
    Ok(Outcome::Holds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("desk.ftl", "clocks-", &keys);
    }
}
