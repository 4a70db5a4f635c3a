// SPDX-License-Identifier: GPL-3.0-or-later
//! The last words that were said to each player alone, from the record's utterances, newest first.
//!
//! Only utterances that were begun are in the list: the listener may not know an utterance that was withheld, and to tell
//! it in official play could be an irregularity (Kodeks IV 1). Players may know everything that they heard, so the list
//! tells them nothing new.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};
use zgoda_speech::Language;

use crate::clock_words::written;
use crate::plain::plain;
use crate::read::{Contents, StoredUtterance};

/// The most lines in the list of each player.
const MOST: usize = 40;
/// The longest text, in characters; a longer text is cut.
const LONGEST: usize = 500;

/// The last words to each player alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaidAlone {
    /// The words to White, newest first.
    pub white: Vec<SaidLine>,
    /// The words to Black, newest first.
    pub black: Vec<SaidLine>,
}

/// Words that a player heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaidLine {
    /// The time since the program was started.
    pub time: String,
    /// The tag of the language of the words.
    pub lang: String,
    /// The words that were said.
    pub text: String,
    /// True if the words were said to their end.
    pub whole: bool,
}

impl SaidAlone {
    /// The last words to each player in this record.
    #[must_use]
    pub fn of(contents: &Contents) -> SaidAlone {
        // The record has a public utterance once for each listener, always with the same moment and subject.
        let mut listeners: BTreeMap<_, Vec<&str>> = BTreeMap::new();
        for said in &contents.utterances {
            let to = listeners.entry(place(said)).or_default();
            to.push(&said.line.to);
        }
        let is_alone = |said: &StoredUtterance| {
            let to = listeners.get(&place(said));
            to.is_none_or(|all| all.iter().all(|to| *to == said.line.to))
        };
        let of = |side: Side| {
            let all = contents.utterances.iter().rev();
            let theirs = all.filter(|it| it.line.to == side.word() && it.line.begun_ms.is_some());
            theirs
                .filter(|it| is_alone(it))
                .take(MOST)
                .map(line)
                .collect()
        };
        let BySide { white, black } = BySide::from_fn(of);
        SaidAlone { white, black }
    }
}

/// A key that the copies of one utterance to several listeners share.
fn place(said: &StoredUtterance) -> (i64, u64, String) {
    let about = serde_json::to_string(&said.line.about);
    (said.session, said.line.ms, about.unwrap_or_default())
}

fn line(said: &StoredUtterance) -> SaidLine {
    let text = plain(&said.line.text);
    let mut cut: String = text.chars().take(LONGEST).collect();
    let is_cut = cut.len() < text.len();
    if is_cut {
        cut.push('…');
    }
    SaidLine {
        time: written(Duration::from_millis(said.line.ms)),
        lang: Language::from_tag(&said.line.lang)
            .map_or("und", Language::tag)
            .to_owned(),
        text: cut,
        whole: !is_cut && said.line.status == "spoken",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_beside_its_writer;
    use std::path::Path;

    fn contents(said: &[(&str, u64, &str, Option<u64>)]) -> Contents {
        let file = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = file.join("tests/older/16-official-walked-back.zgoda");
        let mut contents = read_beside_its_writer(&file).unwrap();
        let one = contents.utterances.first().unwrap().clone();
        let all = (1..).zip(said).map(|(id, (to, ms, text, begun))| {
            let mut said = one.clone();
            said.line.id = id;
            said.line.to = (*to).to_owned();
            said.line.ms = *ms;
            said.line.text = (*text).to_owned();
            said.line.begun_ms = *begun;
            said.line.status = begun.map_or("dropped", |_| "spoken").to_owned();
            said
        });
        contents.utterances = all.collect();
        contents
    }

    #[test]
    fn each_players_own_words_stand_newest_first() {
        let said = SaidAlone::of(&contents(&[
            ("white", 1_000, "to White", Some(1_000)),
            ("black", 2_000, "to Black", Some(2_000)),
            ("white", 3_000, "to White again", Some(3_000)),
            ("arbiter", 3_500, "to nobody here", Some(3_500)),
        ]));
        let white: Vec<_> = said.white.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(white, ["to White again", "to White"]);
        assert_eq!(said.white[0].time, "0:00:03");
        let black: Vec<_> = said.black.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(black, ["to Black"]);
    }

    #[test]
    fn what_others_heard_too_and_what_was_withheld_is_not_told() {
        let said = SaidAlone::of(&contents(&[
            ("white", 1_000, "to both", Some(1_000)),
            ("black", 1_000, "do obu", Some(1_200)),
            ("white", 2_000, "irregular", None),
        ]));
        assert_eq!(said, SaidAlone::default());
    }

    #[test]
    fn it_is_bounded_in_number_and_length() {
        let long = "ż".repeat(LONGEST + 1);
        let all: Vec<_> = (0..100)
            .map(|ms| ("white", ms, long.as_str(), Some(ms)))
            .collect();
        let said = SaidAlone::of(&contents(&all));
        assert_eq!(said.white.len(), MOST);
        let longest = said.white.iter().map(|it| it.text.chars().count()).max();
        assert_eq!(longest, Some(LONGEST + 1));
        assert!(said.white.iter().all(|it| !it.whole));
    }
}
