// SPDX-License-Identifier: GPL-3.0-or-later
//! `--channel` and `--lang-of`: which listeners have an output of their own, where that output is heard, and in which language.
//!
//! Some words are for one listener alone, so no listener may hear another's output; outputs that two listeners would hear are
//! refused before anything is said.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use zgoda_game::{BySide, Side};
use zgoda_speech::voice::{Card, Output, Part, Place, Sleep, VoiceSpec};
use zgoda_speech::{Language, Listener};

use zgoda_record::mode::Mode;
use zgoda_record::sight::Sight;
use zgoda_table::session::fair_play::Outputs;

/// The output on which a channel is heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Out {
    /// A sound device, or one side of the device; the machine's default where no device is named.
    Card {
        /// The device's name, as `zgoda devices sound` shows it.
        name: Option<String>,
        /// The whole device, or a side.
        part: Part,
        /// Whether the card may rest while nothing is said.
        sleep: Sleep,
    },
    /// A sound file.
    Wav(PathBuf),
    /// A page of the desk, on the listener's own device.
    Page,
    /// No sound: the words are text.
    Text,
}

/// The outputs of the listeners that have an output of their own, and the languages chosen for single listeners.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Channels {
    outs: BTreeMap<Listener, Out>,
    languages: BTreeMap<Listener, Language>,
}

/// The reason why channels cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChannelError {
    /// The text lacks `LISTENER=`.
    #[error("{option} {text:?} has no =; write {option} {example}")]
    NoEquals {
        /// The option's name, as in `--channel`.
        option: &'static str,
        /// The text that was written.
        text: String,
        /// An example of how the option is written.
        example: &'static str,
    },
    /// A text that names no listener.
    #[error("{option} {text:?} names no listener; write white, black, assistant or room")]
    Listener {
        /// The option's name, as in `--channel`.
        option: &'static str,
        /// The text that was written.
        text: String,
    },
    /// A text that names no output.
    #[error(
        "--channel knows no {0:?}; write default, device:NAME, left, right, left:NAME, right:NAME, wav:FILE, page \
         or text; before a device or a side also awake:"
    )]
    Out(String),
    /// A language that the program does not speak.
    #[error("--lang-of {}={text:?} names no language of this program; write one of {known}", listener.word())]
    NoLanguage {
        /// The listener that the language is for.
        listener: Listener,
        /// The text that was written.
        text: String,
        /// The tags of the program's languages.
        known: String,
    },
    /// A listener is given twice.
    #[error("{option} is given twice for {}; leave one of them out", listener.word())]
    Twice {
        /// The option's name, as in `--channel`.
        option: &'static str,
        /// The listener given twice.
        listener: Listener,
    },
    /// Two listeners would hear each other's words.
    #[error(
        "--channel {}=… and {}=… would be heard by both of them; give each a device, a side of one (left, \
         right) or a file of his own", one.word(), other.word()
    )]
    Shared {
        /// The first of the two listeners.
        one: Listener,
        /// The second listener.
        other: Listener,
    },
    /// A voice that has an output of its own.
    #[error(
        "--voice {0} and --channel exclude each other; say at each --channel where it is heard"
    )]
    Voice(&'static str),
    /// A player who plays by ear has no output.
    #[error(
        "{0} plays by ear and has no output while others have; add --channel {0}=…, or leave the others out"
    )]
    Missing(Side),
    /// A channel of text that no output would show.
    #[error(
        "--channel {}=text is shown nowhere, because standard output is {}'s; add --transcript FILE, or write \
         another output", of.word(), here.word()
    )]
    Unseen {
        /// The listener that the text is for.
        of: Listener,
        /// The listener who reads standard output.
        here: Listener,
    },
    /// A page for a listener who is not a player.
    #[error("--channel {}=page is for a player; write another output", .0.word())]
    PageOf(Listener),
    /// A page by which a player hears, in official play, without the consent that it needs.
    #[error(
        "--channel {}=page in official needs the chief arbiter's consent (Kodeks II 2.4.10): in the event file, under \
         [consent], ear_page = \"who, when\" and ear_device; without it use a cable", .0.word()
    )]
    PageNotConsented(Listener),
    /// An earphone for a player who may not have an earphone.
    #[error(
        "--channel {0}=… in official play is for a visually impaired player only (Kodeks VIII 1.1); leave it out, \
         or say --sight {0}=low where that is so"
    )]
    Sighted(Side),
}

/// The listeners that can have an output.
const LISTENERS: [Listener; 4] = [
    Listener::White,
    Listener::Black,
    Listener::Assistant,
    Listener::Room,
];

impl Out {
    fn read(text: &str) -> Option<Out> {
        let (sleep, text) = match text.strip_prefix("awake:") {
            Some(rest) => (Sleep::Awake, rest),
            None => (Sleep::Rests, text),
        };
        let (word, rest) = match text.split_once(':') {
            Some((word, rest)) if !rest.is_empty() => (word, Some(rest)),
            Some(_) => return None,
            None => (text, None),
        };
        let card = |part| Out::Card {
            name: rest.map(str::to_owned),
            part,
            sleep,
        };
        match (word, rest, sleep) {
            ("default", None, _) | ("device", Some(_), _) => Some(card(Part::Whole)),
            ("left", ..) => Some(card(Part::Left)),
            ("right", ..) => Some(card(Part::Right)),
            ("wav", Some(file), Sleep::Rests) => Some(Out::Wav(PathBuf::from(file))),
            ("page", None, Sleep::Rests) => Some(Out::Page),
            ("text", None, Sleep::Rests) => Some(Out::Text),
            _ => None,
        }
    }

    /// True if a listener to one of the two outputs would hear the other output too.
    fn is_heard_with(&self, other: &Out) -> bool {
        match (self, other) {
            (
                Out::Card {
                    name: a, part: p, ..
                },
                Out::Card {
                    name: b, part: q, ..
                },
            ) => a == b && (p == q || *p == Part::Whole || *q == Part::Whole),
            (Out::Wav(a), Out::Wav(b)) => one_place(a) == one_place(b),
            _ => false,
        }
    }
}

impl Channels {
    /// Reads the typed options. Fails if `--voice` excludes them.
    pub fn read(
        channels: &[String],
        languages: &[String],
        voice: Option<&VoiceSpec>,
    ) -> Result<Channels, ChannelError> {
        let option = "--channel";
        let mut outs = BTreeMap::new();
        for text in channels {
            let (listener, text) = listener(option, text, "white=left")?;
            let out = Out::read(text).ok_or_else(|| ChannelError::Out(text.to_owned()))?;
            let shared = outs.iter().find(|(_, known)| out.is_heard_with(known));
            if outs.contains_key(&listener) {
                return Err(ChannelError::Twice { option, listener });
            }
            if let Some((one, _)) = shared {
                let (one, other) = (*one, listener);
                return Err(ChannelError::Shared { one, other });
            }
            outs.insert(listener, out);
        }
        match voice {
            Some(VoiceSpec::Text) if !outs.is_empty() => return Err(ChannelError::Voice("none")),
            Some(VoiceSpec::Wav(_)) if !outs.is_empty() => return Err(ChannelError::Voice("wav")),
            _ => {}
        }
        let option = "--lang-of";
        let mut spoken = BTreeMap::new();
        for text in languages {
            let (listener, text) = listener(option, text, "black=en")?;
            let language = Language::from_tag(text).ok_or_else(|| ChannelError::NoLanguage {
                listener,
                text: text.to_owned(),
                known: Language::ALL.map(Language::tag).join(", "),
            })?;
            if spoken.insert(listener, language).is_some() {
                return Err(ChannelError::Twice { option, listener });
            }
        }
        Ok(Channels {
            outs,
            languages: spoken,
        })
    }

    /// Checks that these listeners may have their outputs in this game.
    pub fn check(&self, sight: &BySide<Sight>, mode: Mode) -> Result<(), ChannelError> {
        if self.outs.is_empty() {
            return Ok(());
        }
        for side in Side::ALL {
            let has_one = self.outs.contains_key(&side.into());
            match (sight.get(side).hears(), has_one) {
                // This is an error even if both play by ear: with a single output, the other player would hear nothing.
                (true, false) => return Err(ChannelError::Missing(side)),
                (false, true) if mode == Mode::Official => {
                    return Err(ChannelError::Sighted(side));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The listeners that hear by a page.
    pub fn pages(&self) -> impl Iterator<Item = Listener> {
        let pages = self.outs.iter().filter(|(_, out)| **out == Out::Page);
        pages.map(|(listener, _)| *listener)
    }

    /// Checks that the listeners that hear by a page may do so.
    pub fn check_pages(&self, mode: Mode, consented: bool) -> Result<(), ChannelError> {
        for of in self.pages() {
            if !matches!(of, Listener::White | Listener::Black) {
                return Err(ChannelError::PageOf(of));
            }
            if mode == Mode::Official && !consented {
                return Err(ChannelError::PageNotConsented(of));
            }
        }
        Ok(())
    }

    /// Checks that text is only for listeners who read standard output: the reader there, and the room.
    pub fn are_seen(&self, reader: Listener) -> Result<(), ChannelError> {
        let seen = |listener| listener == reader || listener == Listener::Room;
        let mut texts = self.outs.iter().filter(|(_, out)| **out == Out::Text);
        match texts.find(|(listener, _)| !seen(**listener)) {
            Some((of, _)) => Err(ChannelError::Unseen {
                of: *of,
                here: reader,
            }),
            None => Ok(()),
        }
    }

    /// Gives these listeners a page as their output, unless they have another output.
    pub fn open_pages(&mut self, listeners: impl IntoIterator<Item = Listener>) {
        for listener in listeners {
            self.outs.entry(listener).or_insert(Out::Page);
        }
    }

    /// The listeners who have an output of their own.
    #[must_use]
    pub fn outputs(&self) -> Outputs {
        Outputs::of(self.outs.keys().copied())
    }

    /// The language that was chosen for this listener alone.
    #[must_use]
    pub fn language(&self, listener: Listener) -> Option<Language> {
        self.languages.get(&listener).copied()
    }

    /// The voice that speaks to each listener, and the output on which that voice is heard. The sides of one card share the card.
    /// The speech service has one output, the machine's default; so a listener on another output hears the built-in voice.
    #[must_use]
    pub fn voices(&self, voice: &VoiceSpec) -> Vec<(Listener, VoiceSpec, Output)> {
        let mut cards: BTreeMap<Option<&String>, Card> = BTreeMap::new();
        let outs = self.outs.iter().map(|(listener, out)| match out {
            Out::Card { name, part, .. } => {
                let card = cards.entry(name.as_ref()).or_insert_with(|| {
                    let place = name.clone().map_or(Place::Default, Place::Named);
                    Card::new(place, self.sleep(name.as_ref()))
                });
                let output = Output {
                    card: card.clone(),
                    part: *part,
                };
                let spec = match (voice, name, part) {
                    (VoiceSpec::System | VoiceSpec::ScreenReader, None, Part::Whole) => {
                        voice.clone()
                    }
                    _ => VoiceSpec::Embedded,
                };
                (*listener, spec, output)
            }
            Out::Wav(file) => (*listener, VoiceSpec::Wav(file.clone()), Output::default()),
            Out::Page => (*listener, VoiceSpec::Page, Output::default()),
            Out::Text => (*listener, VoiceSpec::Text, Output::default()),
        });
        outs.collect()
    }

    /// The sleep of a card. The card is kept awake if one of its listeners wants it awake.
    fn sleep(&self, card: Option<&String>) -> Sleep {
        let wanted = self.outs.values().find(|out| match out {
            Out::Card { name, sleep, .. } => name.as_ref() == card && *sleep == Sleep::Awake,
            Out::Wav(_) | Out::Page | Out::Text => false,
        });
        wanted.map_or(Sleep::Rests, |_| Sleep::Awake)
    }
}

/// A path by which files can be compared: equal for `a.wav` and `./a.wav`, and for a link and its target. The file need not exist
/// yet.
pub(super) fn one_place(file: &Path) -> PathBuf {
    let whole = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let found = dunce::canonicalize(&whole).ok().or_else(|| {
        let folder = dunce::canonicalize(whole.parent()?).ok()?;
        Some(folder.join(whole.file_name()?))
    });
    found.unwrap_or(whole)
}

fn listener<'a>(
    option: &'static str,
    text: &'a str,
    example: &'static str,
) -> Result<(Listener, &'a str), ChannelError> {
    let (word, rest) = text.split_once('=').ok_or_else(|| ChannelError::NoEquals {
        option,
        text: text.to_owned(),
        example,
    })?;
    let found = LISTENERS.into_iter().find(|it| it.word() == word);
    let listener = found.ok_or_else(|| ChannelError::Listener {
        option,
        text: word.to_owned(),
    })?;
    Ok((listener, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(channels: &[&str]) -> Result<Channels, ChannelError> {
        let channels: Vec<String> = channels.iter().map(|it| (*it).to_owned()).collect();
        Channels::read(&channels, &[], None)
    }

    fn sight(white: Sight, black: Sight) -> BySide<Sight> {
        BySide { white, black }
    }

    #[test]
    fn every_way_of_writing_an_output_is_read() {
        let card = |name: Option<&str>, part, sleep| Out::Card {
            name: name.map(str::to_owned),
            part,
            sleep,
        };
        let (rests, awake) = (Sleep::Rests, Sleep::Awake);
        let usb = "USB: Audio";
        for (text, out) in [
            ("default", card(None, Part::Whole, rests)),
            ("device:USB: Audio", card(Some(usb), Part::Whole, rests)),
            ("left", card(None, Part::Left, rests)),
            ("right:USB", card(Some("USB"), Part::Right, rests)),
            ("awake:default", card(None, Part::Whole, awake)),
            ("awake:left", card(None, Part::Left, awake)),
            (
                "awake:device:USB: Audio",
                card(Some(usb), Part::Whole, awake),
            ),
            ("wav:a:b.wav", Out::Wav(PathBuf::from("a:b.wav"))),
            ("text", Out::Text),
        ] {
            assert_eq!(Out::read(text), Some(out), "{text}");
        }
        for text in [
            "",
            "device",
            "device:",
            "default:x",
            "wav",
            "text:x",
            "middle",
            "awake",
            "awake:",
            "awake:text",
            "awake:wav:a",
        ] {
            let refused = read(&[&format!("white={text}")]);
            assert_eq!(refused, Err(ChannelError::Out(text.to_owned())), "{text:?}");
        }
    }

    #[test]
    fn nobody_is_given_what_another_hears() {
        for (one, other) in [
            ("white=default", "black=default"),
            ("white=left", "room=default"),
            ("room=default", "white=right"),
            ("white=device:A", "assistant=left:A"),
            ("white=wav:a", "black=wav:a"),
            ("white=wav:a.wav", "black=wav:./a.wav"),
            ("white=wav:src/../a.wav", "black=wav:a.wav"),
            ("white=wav:src/../Cargo.toml", "black=wav:./Cargo.toml"),
        ] {
            let refused = read(&[one, other]);
            assert!(
                matches!(refused, Err(ChannelError::Shared { .. })),
                "{one} {other}: {refused:?}"
            );
        }
        for fine in [
            &["white=left", "black=right"][..],
            &["white=left:A", "black=left:B", "room=default"],
            &["white=text", "black=text", "room=wav:a", "assistant=wav:b"],
            &["room=wav:a.wav", "assistant=wav:src/a.wav"],
        ] {
            assert!(read(fine).is_ok(), "{fine:?}");
        }
        let twice = read(&["white=left", "white=right"]);
        assert!(matches!(twice, Err(ChannelError::Twice { .. })));
    }

    #[test]
    fn two_sides_are_one_card_and_the_service_has_one_output() {
        let channels = read(&["white=left", "black=right", "room=device:A"]).unwrap();
        let voices = channels.voices(&VoiceSpec::System);
        let specs: Vec<&VoiceSpec> = voices.iter().map(|(_, spec, _)| spec).collect();
        assert_eq!(specs, [&VoiceSpec::Embedded; 3]);
        let service = read(&["white=default", "room=device:A"]).unwrap();
        let voices = service.voices(&VoiceSpec::System);
        assert_eq!(voices[0].1, VoiceSpec::System);
        assert_eq!(voices[1].1, VoiceSpec::Embedded);
    }

    #[test]
    fn a_card_is_kept_awake_for_both_where_one_wants_it() {
        let channels = read(&["white=left", "black=awake:right", "room=device:A"]).unwrap();
        let sleeps = [None, Some("A".to_owned())].map(|name| channels.sleep(name.as_ref()));
        assert_eq!(sleeps, [Sleep::Awake, Sleep::Rests]);
        let shared = read(&["white=awake:left", "black=left"]);
        assert!(matches!(shared, Err(ChannelError::Shared { .. })));
    }

    #[test]
    fn who_plays_by_ear_has_one_and_who_sees_has_none_in_official_play() {
        let room = read(&["room=default"]).unwrap();
        let blind = sight(Sight::Blind, Sight::Sighted);
        let missing = room.check(&blind, Mode::Training);
        assert_eq!(missing, Err(ChannelError::Missing(Side::White)));
        let both = read(&["white=left", "black=right"]).unwrap();
        assert_eq!(both.check(&blind, Mode::Training), Ok(()));
        let sighted = both.check(&blind, Mode::Official);
        assert_eq!(sighted, Err(ChannelError::Sighted(Side::Black)));
        let two = sight(Sight::Blind, Sight::Low);
        assert_eq!(both.check(&two, Mode::Official), Ok(()));
        for (channel, without) in [("white=left", Side::Black), ("black=left", Side::White)] {
            let one = read(&[channel, "room=wav:a"]).unwrap();
            for mode in [Mode::Training, Mode::Official] {
                let missing = one.check(&two, mode);
                assert_eq!(missing, Err(ChannelError::Missing(without)), "{channel}");
            }
        }
        assert_eq!(Channels::default().check(&blind, Mode::Official), Ok(()));
    }

    #[test]
    fn words_are_not_given_to_where_nobody_sees_them() {
        let channels = read(&["white=text", "black=left", "room=text"]).unwrap();
        assert_eq!(channels.are_seen(Listener::White), Ok(()));
        let unseen = channels.are_seen(Listener::Black).unwrap_err();
        assert!(unseen.to_string().contains("white=text"), "{unseen}");
        assert!(unseen.to_string().contains("--transcript"), "{unseen}");
        assert_eq!(Channels::default().are_seen(Listener::Black), Ok(()));
    }

    #[test]
    fn what_is_wrong_is_said_in_a_sentence_that_helps() {
        let refused = |channel: &str| read(&[channel]).unwrap_err().to_string();
        assert!(refused("white").contains("white=left"));
        assert!(refused("arbiter=left").contains("white, black, assistant or room"));
        assert!(refused("white=middle").contains("left:NAME"));
        let lang = |text: &str| Channels::read(&[], &[text.to_owned()], None);
        let unknown = lang("black=xx").unwrap_err().to_string();
        assert!(unknown.contains("en"), "{unknown}");
        let english = lang("black=en").unwrap().language(Listener::Black);
        assert_eq!(english, Some(Language::English));
        let wav = VoiceSpec::Wav(PathBuf::from("a"));
        for voice in [VoiceSpec::Text, wav] {
            let both = Channels::read(&["white=left".to_owned()], &[], Some(&voice));
            assert!(matches!(both, Err(ChannelError::Voice(_))));
        }
    }
}
