// SPDX-License-Identifier: GPL-3.0-or-later
//! The faults that a simulated board, its line or the hands over it can have, by name.

use std::fmt;

use super::rng::Rng;

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident $word:literal $when:ident;)*) => {
        /// One oddity of a simulated board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Fault {
            $($(#[$doc])* $name,)*
        }

        impl Fault {
            /// All faults.
            pub const ALL: &[Fault] = &[$(Fault::$name,)*];

            /// The name of the fault in options.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Fault::$name => $word,)* }
            }

            const fn when(self) -> When {
                match self { $(Fault::$name => When::$when,)* }
            }
        }
    };
}

/// The effect of the word `all` on a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// The word `all` includes the fault.
    In,
    /// The seed decides, because a make of board either has the fault or not.
    Coin,
    /// The word `all` leaves the fault out, because with the fault the program rightly speaks again, or the board is gone.
    ByName,
}

faults! {
    /// The piece codes of before October 2011.
    OldCodes "oldcodes" Coin;
    /// A serial number of twelve bytes.
    LongSerial "serial12" Coin;
    /// A battery message of seven bytes.
    ShortBattery "battery7" Coin;
    /// Field updates count the fifty dark fields.
    Numbering50 "numbering50" Coin;
    /// The board does not know dumps of one colour.
    NoHalfDumps "no50b" Coin;
    /// The board lies the other way round.
    Turned "turned" Coin;
    /// Unexplained bits are set in piece bytes.
    HighBits "highbits" Coin;
    /// A crowning by a second disc on top is not seen.
    Stacked "stacked" Coin;
    /// Bytes are lost on the line.
    Loss "loss" In;
    /// Bytes come from nowhere.
    Insertion "insertion" In;
    /// Bytes are changed on the line.
    Corruption "corruption" In;
    /// Bytes come twice on the line.
    Doubling "doubling" In;
    /// Messages come in pieces.
    Splits "splits" In;
    /// A standing piece is not seen for one scan, now and then.
    Flicker "flicker" In;
    /// A contact bounces: one change is reported three times.
    Bounce "bounce" In;
    /// A piece is seen on two squares while it is moved.
    Overlap "overlap" In;
    /// Reports of changes are lost now and then, inside the board.
    Silence "silence" In;
    /// Captured pieces are taken off in any order, before or after the landing.
    Order "order" In;
    /// Kings are slid over the squares between.
    Slides "slides" In;
    /// A piece is held in the hand for seconds.
    Hesitation "hesitation" In;
    /// The wrong piece is lifted and put back.
    Touches "touches" In;
    /// A piece is put on a wrong square and corrected a second later.
    Wrong "wrong" ByName;
    /// The cable is pulled between moves, in the middle of a message, and plugged in again.
    Cut "cut" ByName;
    /// The clock is an XL, which shows segments, and not a 3000.
    XlClock "xl" Coin;
    /// A clock's message is all zeros now and then.
    Zeros "zeros" In;
    /// Orders to a clock, or its answers, are lost now and then.
    LostOrders "orders" In;
    /// A question for the times within a second after an acknowledgement is answered by that
    /// acknowledgement again, as over Bluetooth.
    OldAcks "oldacks" Coin;
    /// A clock makes unasked reports: that it is ready, a button, its mode.
    Reports "reports" In;
    /// A clock acknowledges with an undocumented outcome, and has not carried out the order.
    OddOutcome "outcome20" In;
    /// The board reads its clock once a second, so two presses within one second leave no trace.
    LateClock "lateclock" ByName;
    /// A clock's left display comes first, as before October 2011.
    OldClock "oldclock" ByName;
    /// A home-made board reports half-moves, and waits for a yes to each half-move.
    Opinions "opinions" Coin;
    /// The line to the host takes 250 bytes a second, one by one.
    SlowLine "slowline" ByName;
}

/// A set of faults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults(u64);

/// A word that names no fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no fault {0:?}; write none, all, or names joined by + out of: {names}", names = names())]
pub struct NoSuchFault(pub String);

impl Faults {
    /// A faultless board and hands.
    pub const NONE: Faults = Faults(0);

    /// This set with `fault` added.
    #[must_use]
    pub const fn with(self, fault: Fault) -> Faults {
        Faults(self.0 | 1 << fault as u32)
    }

    /// True if the set has `fault`.
    #[must_use]
    pub const fn has(self, fault: Fault) -> bool {
        self.0 & 1 << fault as u32 != 0
    }

    /// All faults after which a record must still be exactly the game; `seed` chooses the faults
    /// that stand for makes of boards.
    #[must_use]
    pub fn all(seed: u64) -> Faults {
        let mut coin = Rng::new(seed);
        Fault::ALL.iter().fold(Faults::NONE, |faults, fault| {
            let tossed = coin.once_in(2);
            match fault.when() {
                When::In => faults.with(*fault),
                When::Coin if tossed => faults.with(*fault),
                When::Coin | When::ByName => faults,
            }
        })
    }

    /// Reads `none`, `all` or names joined by `+`; `all` may be among the names.
    pub fn parse(text: &str, seed: u64) -> Result<Faults, NoSuchFault> {
        text.split('+').try_fold(Faults::NONE, |faults, word| {
            let named = |fault: &&Fault| fault.word() == word;
            match (word, Fault::ALL.iter().find(named)) {
                ("none", _) => Ok(faults),
                ("all", _) => Ok(Faults(faults.0 | Faults::all(seed).0)),
                (_, Some(fault)) => Ok(faults.with(*fault)),
                (_, None) => Err(NoSuchFault(word.to_owned())),
            }
        })
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Faults::NONE {
            return f.write_str("none");
        }
        let here = |fault: &&Fault| self.has(**fault);
        for (n, fault) in Fault::ALL.iter().filter(here).enumerate() {
            let plus = if n == 0 { "" } else { "+" };
            write!(f, "{plus}{}", fault.word())?;
        }
        Ok(())
    }
}

fn names() -> String {
    let words: Vec<_> = Fault::ALL.iter().map(|fault| fault.word()).collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for seed in 0..20 {
            let faults = Faults::all(seed);
            assert_eq!(Faults::parse(&faults.to_string(), 0), Ok(faults));
            assert!(faults.has(Fault::Loss) && !faults.has(Fault::Cut));
        }
        let turned = (0..20).filter(|seed| Faults::all(*seed).has(Fault::Turned));
        assert!((3..18).contains(&turned.count()));
        assert_eq!(Faults::parse("none", 1), Ok(Faults::NONE));
        let refused = Faults::parse("loss+thunder", 1);
        assert_eq!(refused, Err(NoSuchFault("thunder".to_owned())));
    }
}
