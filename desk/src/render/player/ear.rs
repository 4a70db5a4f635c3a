// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of an ear: the words of the player's channel, and no board. The words come through a stream, and
//! `desk/src/ear.js` handles them. So no part of the page itself ever changes, and the page needs no view of the table.

use maud::html;
use serde_json::{Map, Value, json};
use zgoda_speech::announcement::Earcon;
use zgoda_speech::voice::earcon::tones;

use super::form::PlayerPage;
use super::line::Line;
use crate::render::shown::Region;

pub(super) fn regions(page: &PlayerPage) -> Vec<Region> {
    let say = |line: Line| page.say(&line);
    let state = html! {
        h2 { (say(Line::EarState)) }
        p #ear-state role="status" data-own data-awake=(say(Line::EarAwake)) data-not-awake=(say(Line::EarNotAwake))
            data-untouched=(say(Line::EarUntouched)) data-unable=(say(Line::EarUnable))
            data-not-connected=(say(Line::EarNotConnected)) data-mute=(say(Line::EarMute)) { (say(Line::EarStarts)) }
    };
    let keys = html! {
        h2 { (say(Line::EarKeys)) }
        div #ear-keys {
            button #ear-silence type="button" { (say(Line::Silence)) }
            " "
            button #ear-repeat type="button" { (say(Line::Repeat)) }
            " "
            button #ear-missed type="button" data-shortcut="r" { (say(Line::Missed)) }
        }
        fieldset {
            legend { (say(Line::EarVoice)) }
            label { input #ear-reader type="radio" name="voice" value="reader" checked; " " (say(Line::ByScreenReader)) }
            label { input #ear-own type="radio" name="voice" value="own"; " " (say(Line::ByOwnVoice)) }
        }
    };
    let words = html! {
        h2 #ear-words-name { (say(Line::EarWords)) }
        div #ear role="log" aria-live="assertive" aria-relevant="additions" aria-labelledby="ear-words-name"
            data-own data-at=(page.at) data-key=(page.key) data-sounds=(sounds()) {}
    };
    [
        ("ear-status", state),
        ("ear-controls", keys),
        ("ear-words", words),
    ]
    .map(|(id, html)| Region { id, html })
    .into()
}

/// The tones of every sound, by the sound's name: hertz, milliseconds, and milliseconds of silence after the tone.
fn sounds() -> String {
    let of = |earcon: Earcon| -> Value {
        let tones = tones(earcon).into_iter();
        tones
            .map(|tone| json!([tone.hertz, tone.ms, tone.then_silent_ms]))
            .collect()
    };
    let all = Earcon::ALL.map(|earcon| (earcon.word().to_owned(), of(earcon)));
    Value::Object(Map::from_iter(all)).to_string()
}
