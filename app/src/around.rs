// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds devices that a game could use: ports at which a board may be, gamepads, voices and sound devices. The start menu and the
//! setup read them out; `zgoda devices` lists further devices.

use std::time::Duration;

use zgoda_hw::device::BoardProtocol;
use zgoda_hw::discover::{Behind, Found, discover};
use zgoda_input::personal::voices::NamedVoices;
use zgoda_speech::VoiceSlot;
use zgoda_speech::announcement::{BehindPort, PortFound};
use zgoda_speech::settings::VoiceName;
use zgoda_speech::voice::devices::{find, variants};

/// The time that a sound server or a speech service may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// A port at which a board may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Port {
    /// The port as the data for an announcement.
    pub(crate) found: PortFound,
    /// The protocol of the board that may be there.
    pub(crate) protocol: BoardProtocol,
    /// The port's own name.
    pub(crate) path: String,
}

impl Port {
    /// The text after `--board SIDE=` that uses the port.
    pub(crate) fn board(&self) -> String {
        self.protocol.at(&self.path)
    }
}

/// Ports at which there may be a board, the likely ones first.
pub(crate) fn ports() -> Vec<Port> {
    let found = discover();
    found
        .iter()
        .filter(|it| is_no_bare_port(it))
        .map(port)
        .collect()
}

/// True unless this is one of the computer's own serial ports (`ttyS`) with no known device at it.
fn is_no_bare_port(found: &Found) -> bool {
    found.behind != Behind::Unknown || !found.name().starts_with("ttyS")
}

fn port(found: &Found) -> Port {
    Port {
        found: PortFound {
            name: found.name(),
            behind: match found.behind {
                Behind::PerhapsDgt | Behind::PerhapsHomeMade => BehindPort::PerhapsBoard,
                Behind::Unknown => BehindPort::Unknown,
            },
        },
        protocol: found.protocol(),
        path: found.port.path.clone(),
    }
}

/// Finds the voices of this sort and the sound devices, and passes both to `told`. It uses a separate thread, because services are
/// slow. If no thread can be started, `told` is not called, and the person has no voices to choose from.
pub(crate) fn named_voices(
    slot: VoiceSlot,
    told: impl FnOnce(NamedVoices, Vec<String>) + Send + 'static,
) {
    let asked = std::thread::Builder::new()
        .name("devices".to_owned())
        .spawn(move || {
            let heard = find(PATIENCE);
            // The words in a sound file come from the built-in voice.
            let slot = match slot {
                VoiceSlot::Wav => VoiceSlot::Embedded,
                slot => slot,
            };
            let own = heard.voices.iter().filter(|voice| voice.slot == slot);
            let named = own.filter_map(|voice| {
                let name = VoiceName::new(&voice.name).ok()?;
                Some((voice.language, name))
            });
            let cards = heard.sound.iter().map(|card| card.name.clone());
            let variants = match slot {
                VoiceSlot::Embedded => variants(),
                _ => Vec::new(),
            };
            let variants = variants.iter().filter_map(|name| VoiceName::new(name).ok());
            let named: NamedVoices = named.collect();
            told(named.with_variants(variants.collect()), cards.collect());
        });
    if let Err(error) = asked {
        tracing::warn!(%error, "the voices cannot be asked for");
    }
}

/// The names that the gamepads give themselves.
#[cfg(feature = "gamepad")]
pub(crate) fn pads() -> Vec<String> {
    let known = zgoda_hw::pad::known().map_err(crate::stderr::tell);
    let known = known.unwrap_or_default();
    known.into_iter().map(|pad| pad.name).collect()
}

/// No gamepads: this program is built without them.
#[cfg(not(feature = "gamepad"))]
pub(crate) fn pads() -> Vec<String> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use zgoda_hw::serial::ListedPort;

    use super::*;

    fn found(path: &str, product: Option<&str>, behind: Behind) -> Found {
        Found {
            port: ListedPort {
                path: path.to_owned(),
                usb: None,
                product: product.map(str::to_owned),
            },
            behind,
        }
    }

    #[test]
    fn a_bare_port_of_the_main_board_is_no_news() {
        let bare = found("/dev/ttyS0", None, Behind::Unknown);
        assert!(!is_no_bare_port(&bare));
        let news = [
            found("/dev/ttyUSB0", None, Behind::Unknown),
            found("/dev/ttyS1", None, Behind::PerhapsDgt),
            found("/dev/ttyS1", Some("a board"), Behind::Unknown),
        ];
        assert!(news.iter().all(is_no_bare_port));
    }
}
