//! Two records of one game, whichever file they come from, as `zgoda reconcile` and a page of the desk compare them.
//!
//! The answer is made in `zgoda_game::reconcile` and put into sentences by `record_words`.

mod sensed;
mod source;

use zgoda_game::reconcile::{Evidence, Report, Shown, Witness, reconcile_with_rest};
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::Language;

pub(crate) use source::Source;

use crate::outcome::Failure;

/// The game that both records are of.
pub(crate) fn variant_of(
    sources: &BySide<Source>,
    named: Option<Variant>,
) -> Result<Variant, Failure> {
    let white = sources.white.variant(named)?;
    let black = sources.black.variant(named)?;
    match (white, black) {
        (Some(white), Some(black)) if white != black => Err(Failure::Sentence(format!(
            "{} is {} and {} is {}; name two records of one game",
            sources.white.name,
            white.word(),
            sources.black.name,
            black.word()
        ))),
        (known, other) => Ok(known.or(other).or(named).unwrap_or(Variant::International)),
    }
}

/// What each side's sensor board showed to the end, by either of the records.
pub(crate) fn sensed_boards(sources: &[&Source], variant: Variant) -> BySide<Option<Shown>> {
    BySide::from_fn(|side: Side| {
        let mut shown = sources.iter();
        shown.find_map(|source| source.shown(side, variant))
    })
}

/// What comparing them finds, where these boards are known.
pub(crate) fn report(
    sources: &BySide<Source>,
    variant: Variant,
    boards: BySide<Option<Shown>>,
    language: Language,
) -> Result<Report, Failure> {
    let evidence = Evidence {
        records: BySide {
            white: sources.white.record(variant)?,
            black: sources.black.record(variant)?,
        },
        boards,
        ear: language.ear(),
        witness: Witness::of(
            [&sources.white, &sources.black]
                .into_iter()
                .flat_map(Source::noted),
            variant,
        ),
    };
    // A record that knows where both boards agreed last says which version was played that far.
    let rest = BySide::iter(sources).find_map(|(side, source)| {
        let record = evidence.records.get(side);
        Some(record.position(source.rest().filter(|rest| *rest > 0)?))
    });
    Ok(reconcile_with_rest(&evidence, rest))
}
