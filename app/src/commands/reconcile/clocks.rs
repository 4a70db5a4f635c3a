// SPDX-License-Identifier: GPL-3.0-or-later
//! The value of `--charge`: the time of the correction, and the side or sides that bear it.

use std::str::FromStr;
use std::time::Duration;

use zgoda_game::Side;
use zgoda_game::reconcile::Charge;

use zgoda_record::clock_words;

/// The time of the correction, and the side or sides that bear it: `black=3:20`, `both=3:20`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Charged {
    pub(super) charge: Charge,
    pub(super) time: Duration,
}

impl FromStr for Charged {
    type Err = String;

    fn from_str(text: &str) -> Result<Charged, String> {
        let read = || {
            let (who, time) = text.split_once('=')?;
            let charge = match who {
                "both" => Charge::Split,
                _ => Charge::To(Side::ALL.into_iter().find(|side| side.word() == who)?),
            };
            Some(Charged {
                charge,
                time: clock_words::read(time)?,
            })
        };
        read().ok_or_else(|| "write white=3:20, black=3:20 or both=3:20".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn charges_are_read() {
        let read = |text: &str| text.parse::<Charged>();
        let black = Charged {
            charge: Charge::To(Side::Black),
            time: Duration::from_secs(200),
        };
        assert_eq!(read("black=3:20"), Ok(black));
        assert_eq!(read("both=1:03:20").map(|c| c.time.as_secs()), Ok(3800));
        for wrong in [
            "black",
            "black=",
            "red=1:00",
            "black=1:60",
            "white=-1:00",
            "=",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
