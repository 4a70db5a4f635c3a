// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares two records of one game from any kind of file, for `zgoda reconcile` and for a page of the desk.
//!
//! `zgoda_game::reconcile` compares the records, and `record_words` puts the result into sentences.

mod sensed;
mod source;

use zgoda_game::reconcile::{Account, Evidence, Report, Shown, Witness, reconcile_beside};
use zgoda_game::{BySide, Side, Variant};
use zgoda_speech::Language;

pub use source::Source;

use zgoda_record::record_words::Beside;

use crate::outcome::Failure;

/// The variant that both records belong to.
pub fn variant_of(sources: &BySide<Source>, named: Option<Variant>) -> Result<Variant, Failure> {
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
        (known, other) => Ok(known.or(other).or(named).unwrap_or_default()),
    }
}

/// The position that each side's sensor board showed at the end, if one of the records has it.
pub fn sensed_boards(sources: &[&Source], variant: Variant) -> BySide<Option<Shown>> {
    BySide::from_fn(|side: Side| {
        let mut shown = sources.iter();
        shown.find_map(|source| source.shown(side, variant))
    })
}

/// The comparison of the records. It also uses the known boards and the evidence of a program.
pub fn report(
    sources: &BySide<Source>,
    variant: Variant,
    boards: BySide<Option<Shown>>,
    language: Language,
) -> Result<(Report, Beside), Failure> {
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
    let (account, beside) = account(&[&sources.white, &sources.black], variant)?;
    Ok((reconcile_beside(&evidence, &account), beside))
}

/// The evidence of a program in addition to the records. If both records have such evidence, the evidence that knows more of both
/// boards is taken.
pub(crate) fn account(sources: &[&Source], variant: Variant) -> Result<(Account, Beside), Failure> {
    let mut best: Option<(Account, Beside)> = None;
    for source in sources {
        let Some(found) = source.account(variant)? else {
            continue;
        };
        let known = best.as_ref().map(|(_, beside)| beside.agreed.len());
        if known.is_none_or(|known| found.1.agreed.len() > known) {
            best = Some(found);
        }
    }
    Ok(best.unwrap_or_default())
}
