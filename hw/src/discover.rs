// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds the serial ports of this computer, and guesses which may lead to a board.

use std::fmt;

use crate::device::BoardProtocol;
use crate::serial::{ListedPort, ports};

/// The USB adapter in DGT boards: a common part, so it proves nothing.
const DGT_ADAPTER: (u16, u16) = (0x0403, 0x6001);

/// The vendor numbers that most home-made boards have: the numbers of the microcontrollers' own USB ports, and of USB adapters.
/// These are common parts too.
const MAKERS: [(u16, Option<u16>); 5] = [
    // The vendor Arduino.
    (0x2341, None),
    (0x2a03, None),
    // The vendor Espressif.
    (0x303a, None),
    // CH340 and CP210x.
    (0x1a86, Some(0x7523)),
    (0x10c4, Some(0xea60)),
];

/// A port and the device that it probably leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The port, as the system lists it.
    pub port: ListedPort,
    /// The device that the port may lead to.
    pub behind: Behind,
}

/// The device that a port may lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Perhaps a DGT board.
    PerhapsDgt,
    /// Perhaps a home-made board.
    PerhapsHomeMade,
    /// The device is not known.
    Unknown,
}

/// Every serial port, likely boards first.
#[must_use]
pub fn discover() -> Vec<Found> {
    let mut found: Vec<Found> = ports().into_iter().map(guess).collect();
    found.sort_by_key(|found| (found.behind == Behind::Unknown, found.port.path.clone()));
    found
}

fn guess(port: ListedPort) -> Found {
    let behind = match port.usb {
        Some(DGT_ADAPTER) => Behind::PerhapsDgt,
        Some((vendor, product)) => {
            let made = |(v, p): &(u16, Option<u16>)| *v == vendor && p.is_none_or(|p| p == product);
            if MAKERS.iter().any(made) {
                Behind::PerhapsHomeMade
            } else {
                Behind::Unknown
            }
        }
        None => Behind::Unknown,
    };
    Found { port, behind }
}

impl Found {
    /// The maker's name for the product; else the name of the port, without its folder.
    #[must_use]
    pub fn name(&self) -> String {
        let path = &self.port.path;
        let last = path.rsplit(['/', '\\']).next().unwrap_or(path);
        self.port.product.as_deref().unwrap_or(last).to_owned()
    }

    /// The text to write after `--board SIDE=` to use the port.
    #[must_use]
    pub fn spec(&self) -> String {
        self.protocol().at(&self.port.path)
    }

    /// The protocol of the board that is likely there.
    #[must_use]
    pub const fn protocol(&self) -> BoardProtocol {
        match self.behind {
            Behind::PerhapsHomeMade => BoardProtocol::Cpp,
            Behind::PerhapsDgt | Behind::Unknown => BoardProtocol::Dgt,
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.port.path)?;
        if let Some(product) = &self.port.product {
            write!(f, "  {product}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn port(usb: Option<(u16, u16)>) -> ListedPort {
        ListedPort {
            path: "/dev/ttyUSB0".to_owned(),
            usb,
            product: Some("FT232R USB UART".to_owned()),
        }
    }

    #[test]
    fn adapters_of_boards_are_recognised() {
        let found = guess(port(Some(DGT_ADAPTER)));
        assert_eq!(found.behind, Behind::PerhapsDgt);
        assert_eq!(found.spec(), "dgt:/dev/ttyUSB0");
        assert_eq!(found.to_string(), "/dev/ttyUSB0  FT232R USB UART");
        assert_eq!(found.name(), "FT232R USB UART");
        let nameless = ListedPort {
            product: None,
            ..port(None)
        };
        assert_eq!(guess(nameless).name(), "ttyUSB0");
        assert_eq!(guess(port(None)).behind, Behind::Unknown);
        for usb in [(0x2341, 0x0043), (0x1a86, 0x7523)] {
            let found = guess(port(Some(usb)));
            assert_eq!(found.behind, Behind::PerhapsHomeMade);
            assert_eq!(found.spec(), "cpp:/dev/ttyUSB0");
        }
        assert_eq!(guess(port(Some((0x1a86, 0x0001)))).behind, Behind::Unknown);
    }
}
