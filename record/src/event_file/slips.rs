// SPDX-License-Identifier: GPL-3.0-or-later
//! The slips of an event file. A slip lets one device in at the desk, for one role, and works once. `crate::slips`
//! defines slips. This module decides which slips a game may have.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use zgoda_game::{BySide, Side};
use zgoda_speech::announcement::Consent;

use super::file::Fault;
use super::table::{UntakenKeys, Wrong};
use super::{Codes, EventSettings};
use crate::CodeHash;
use crate::event::{CodeOf, DeskRole};
use crate::mode::Mode;
use crate::sight::Sight;
use crate::slips::Slip;

/// The most slips of a table; no table needs more devices.
pub const MOST: usize = 24;

/// The longest key, which is the first word of a slip. It is called out and printed.
const LONGEST_KEY: usize = 20;

/// The reason why a slip cannot be used in this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SlipFault {
    /// A slip that lacks its key, its role or its hash.
    #[error("a [[slip]] has no {0}; write it as `zgoda round make` does, with key, role and hash")]
    Lacks(&'static str),
    /// A key that is not one short word in small letters.
    #[error(
        "slip.key {0:?} is no single word in small letters; make the slip anew with `zgoda round make`"
    )]
    Key(String),
    /// A text that is no role.
    #[error(
        "slip.role knows no {0:?}; write chief, round-1, face, or assistant, helper, ear or screen with -white or -black behind it"
    )]
    Role(String),
    /// A text that is no hash.
    #[error(
        "slip.hash is no hash that this program reads; make the slip anew with `zgoda round make`"
    )]
    Hash,
    /// Two slips with the same key, which could not be told apart.
    #[error("two slips have the key {0:?}; leave one of them out")]
    Twice(String),
    /// More slips than a table needs.
    #[error("there are more than {MOST} slips; leave those out that nobody needs")]
    TooMany,
    /// The slip of a round arbiter that the file does not name.
    #[error(
        "slip.role {0} is no round arbiter of this file, who are numbered in the order of [arbiter.round]; correct it"
    )]
    Nobody(DeskRole),
    /// The slip of an assistant for a player who has no assistant.
    #[error(
        "slip.role {0} is the assistant's of a player who is not blind (Kodeks VIII 4.1); leave the slip out, \
         or write sight.{1} = \"blind\""
    )]
    AssistantOf(DeskRole, Side),
    /// The slip of a screen for a player who looks at no screen.
    #[error(
        "slip.role {0} is the screen's of a player who is not partly sighted; leave the slip out, or write sight.{1} = \"low\""
    )]
    ScreenOf(DeskRole, Side),
    /// The slip of a page that needs a consent which is not given.
    #[error(
        "slip.role {0} needs [consent] {key} in official play (Kodeks II 2.4.10); write who consented and when, \
         or leave the slip out", key = .1.key()
    )]
    NotConsented(DeskRole, Consent),
}

/// Reads all slips, in the order of the file.
pub(super) fn read(t: &mut UntakenKeys, codes: &Codes) -> Result<Vec<Slip>, Wrong> {
    let mut slips: Vec<Slip> = Vec::new();
    for section in t.entries("slip") {
        let line = t.line_of_section(&section);
        if slips.len() >= MOST {
            return Err((line, Fault::Slip(SlipFault::TooMany)));
        }
        let slip = slip(t, &section, line)?;
        if slips.iter().any(|other| other.key == slip.key) {
            let line = t.line(&format!("{section}.key"));
            return Err((line, Fault::Slip(SlipFault::Twice(slip.key))));
        }
        if let DeskRole::Arbiter(of @ CodeOf::Round(_)) = slip.role
            && codes.named(of).is_none()
        {
            let line = t.line(&format!("{section}.role"));
            return Err((line, Fault::Slip(SlipFault::Nobody(slip.role))));
        }
        slips.push(slip);
    }
    Ok(slips)
}

fn slip(t: &mut UntakenKeys, section: &str, line: usize) -> Result<Slip, Wrong> {
    let mut text = |key: &'static str| match t.text(&format!("{section}.{key}"))? {
        Some(found) => Ok(found),
        None => Err((line, Fault::Slip(SlipFault::Lacks(key)))),
    };
    let (of_key, key) = text("key")?;
    let (of_role, role) = text("role")?;
    let (of_hash, hash) = text("hash")?;
    let is_word = key.chars().all(char::is_lowercase) && key.chars().count() <= LONGEST_KEY;
    if !is_word {
        return Err((of_key, Fault::Slip(SlipFault::Key(key))));
    }
    let read = DeskRole::try_from(role.clone());
    let role = read.map_err(|_| (of_role, Fault::Slip(SlipFault::Role(role))))?;
    let hash = CodeHash::read(&hash).ok_or((of_hash, Fault::Slip(SlipFault::Hash)))?;
    Ok(Slip { key, role, hash })
}

/// The number in the file of the first slip that this game may not have, with the reason. An event that adapts chapter
/// VIII may have an assistant for any player (VIII 5.3), and training needs no consent.
pub(super) fn fault(
    slips: &[Slip],
    settings: &EventSettings,
    mode: Mode,
    sight: &BySide<Sight>,
) -> Option<(usize, SlipFault)> {
    let of = |slip: &Slip| fault_of(slip.role, settings, mode, sight);
    let mut all = (1_usize..).zip(slips);
    all.find_map(|(number, slip)| Some((number, of(slip)?)))
}

/// The reason why a slip for this role cannot be used in a game with these settings.
pub fn fault_of(
    role: DeskRole,
    settings: &EventSettings,
    mode: Mode,
    sight: &BySide<Sight>,
) -> Option<SlipFault> {
    let sees = |side: Side| *sight.get(side);
    let lacks = |consent| mode == Mode::Official && !settings.consents.has(consent);
    let not_consented = |consent| lacks(consent).then_some(SlipFault::NotConsented(role, consent));
    if let Some(fault) = not_consented(Consent::Desk) {
        return Some(fault);
    }
    match (role, role.side()) {
        (DeskRole::Assistant(_), Some(side)) => {
            let given = settings.assistants.get(side).is_some();
            let none = sees(side) != Sight::Blind && !settings.adapted && !given;
            none.then_some(SlipFault::AssistantOf(role, side))
        }
        (DeskRole::Screen(_), Some(side)) if sees(side) != Sight::Low => {
            Some(SlipFault::ScreenOf(role, side))
        }
        (DeskRole::Screen(_), _) => not_consented(Consent::ScreenView),
        (DeskRole::Ear(_), _) => not_consented(Consent::EarPage),
        (DeskRole::Player(_), _) => not_consented(Consent::PlayerPage),
        (
            DeskRole::Arbiter(_) | DeskRole::Assistant(_) | DeskRole::Helper(_) | DeskRole::Face,
            _,
        ) => None,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::file::{EventFile, EventFileError};
    use super::*;
    use crate::slips::{NewSlip, slip_of};

    const DESK: &str = "[consent]\ndesk = \"A. Arbiter\"\n";

    fn parse(text: &str) -> Result<EventFile, EventFileError> {
        EventFile::parse(text, Path::new("event.toml"))
    }

    /// The text of a slip with four lines. The role is on the third line.
    fn slip(key: &str, role: &str) -> String {
        let hash = serde_json::to_string(&CodeHash::of("x").unwrap()).unwrap();
        format!("[[slip]]\nkey = \"{key}\"\nrole = \"{role}\"\nhash = {hash}\n")
    }

    #[test]
    fn slips_are_read_in_the_order_of_the_file() {
        let made = NewSlip::make(DeskRole::Face, &[]).unwrap();
        let hash = serde_json::to_string(&made.slip.hash).unwrap();
        let text = format!(
            "{}[[slip]]\nkey = \"{}\"\nrole = \"face\"\nhash = {hash}\n",
            slip("zaza", "chief"),
            made.slip.key
        );
        let file = parse(&text).unwrap();
        assert_eq!(file.unknown, []);
        assert_eq!(file.slips[0].role, DeskRole::Arbiter(CodeOf::Chief));
        assert_eq!(slip_of(&made.words, &file.slips), Some(&made.slip));
        assert!(!format!("{file:?}").contains("argon2"));
    }

    #[test]
    fn what_is_no_slip_is_refused_in_one_sentence_with_its_line() {
        let twice: String = ["a", "b", "a"].map(|key| slip(key, "face")).concat();
        let many: String = ('a'..='y')
            .map(|key| slip(&key.to_string(), "face"))
            .collect();
        let round = "[arbiter.round.\"A. Lis\"]\npin = \"7531\"\n";
        for (text, line, words) in [
            (slip("bado", "king"), 3, "slip.role knows no \"king\""),
            (slip("bado", "ear-red"), 3, "knows no \"ear-red\""),
            (
                slip("bado", "round-1"),
                3,
                "round-1 is no round arbiter of this file",
            ),
            (
                format!("{round}{}", slip("bado", "round-2")),
                5,
                "round-2 is no round arbiter",
            ),
            (
                slip("two words", "face"),
                2,
                "no single word in small letters",
            ),
            (slip("BADO", "face"), 2, "no single word"),
            (slip(&"a".repeat(21), "face"), 2, "no single word"),
            (twice, 10, "two slips have the key \"a\""),
            (many, 98, "more than 24 slips"),
            ("\n[[slip]]\n".to_owned(), 2, "has no key"),
            ("[[slip]]\nkey = \"a\"\n".to_owned(), 2, "has no role"),
            (
                "[[slip]]\nkey = \"a\"\nrole = \"face\"\n".to_owned(),
                2,
                "has no hash",
            ),
            (
                "[[slip]]\nkey = \"a\"\nrole = \"face\"\nhash = \"2468\"\n".to_owned(),
                4,
                "no hash that this program reads",
            ),
            (
                "[[slip]]\nkey = 5\n".to_owned(),
                2,
                "must be words in quotation marks",
            ),
        ] {
            let told = parse(&text).unwrap_err().to_string();
            let place = format!("event.toml, line {line}: ");
            assert!(told.starts_with(&place) && told.contains(words), "{told}");
            assert!(!told.contains('\n'), "{told}");
        }
        let file = parse(&format!("{round}{}", slip("bado", "round-1"))).unwrap();
        assert_eq!(file.slips.len(), 1);
    }

    #[test]
    fn a_key_of_a_slip_that_is_not_known_is_named() {
        let text = format!("{}words = \"bado\"\n", slip("bado", "face"));
        let unknown = parse(&text).unwrap().unknown;
        assert_eq!(
            (unknown[0].key.as_str(), unknown[0].line),
            ("slip.1.words", 5)
        );
    }

    #[test]
    fn slips_open_what_the_game_has_and_the_event_allows() {
        use Mode::{Official, Training};
        let low = &format!("{DESK}screen_view = \"A. Arbiter\"\n");
        let ear = &format!("{DESK}ear_page = \"A. Arbiter\"\near_device = \"phone 3\"\n");
        let adapted = "[event]\nkind = \"unrated\"\nadapted = true\n";
        for (role, given, mode, white, words) in [
            ("assistant-white", DESK, Official, Sight::Blind, None),
            (
                "assistant-white",
                DESK,
                Official,
                Sight::Low,
                Some("VIII 4.1"),
            ),
            (
                "assistant-white",
                "",
                Training,
                Sight::Sighted,
                Some("VIII 4.1"),
            ),
            ("assistant-white", adapted, Training, Sight::Low, None),
            (
                "assistant-white",
                "",
                Official,
                Sight::Blind,
                Some("[consent] desk"),
            ),
            ("chief", "", Official, Sight::Blind, Some("[consent] desk")),
            ("face", "", Training, Sight::Blind, None),
            ("screen-white", low, Official, Sight::Low, None),
            (
                "screen-white",
                low,
                Official,
                Sight::Blind,
                Some("sight.white = \"low\""),
            ),
            (
                "screen-white",
                DESK,
                Official,
                Sight::Low,
                Some("[consent] screen_view"),
            ),
            ("screen-white", "", Training, Sight::Low, None),
            ("ear-white", ear, Official, Sight::Blind, None),
            (
                "ear-white",
                DESK,
                Official,
                Sight::Blind,
                Some("[consent] ear_page"),
            ),
            ("ear-white", "", Training, Sight::Blind, None),
            ("helper-white", DESK, Official, Sight::Sighted, None),
        ] {
            let text = format!("{given}{}", slip("bado", role));
            let sight = BySide {
                white,
                black: Sight::Sighted,
            };
            let told = parse(&text).unwrap().check_slips(mode, &sight);
            let told = told.err().map(|told| told.to_string());
            let place = format!("{role} {mode:?} {white:?} {given}: {told:?}");
            assert_eq!(told.is_some(), words.is_some(), "{place}");
            if let Some((told, words)) = told.zip(words) {
                // The message must name the first line of the slip after its heading.
                let line = format!("line {}: ", given.lines().count() + 2);
                assert!(told.contains(&line) && told.contains(words), "{place}");
            }
        }
    }
}
