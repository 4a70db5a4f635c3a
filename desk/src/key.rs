// SPDX-License-Identifier: GPL-3.0-or-later
//! Values derived from a secret of a device: the keys of forms, and the name of its table in addresses.
//!
//! A key is not stored but derived whenever it is needed, so a restarted desk accepts the forms of pages that are still open. The
//! secret cannot be derived from a key.

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use subtle::ConstantTimeEq as _;

/// The number of bytes of a key. 128 bits cannot be guessed.
const OF_FORM: usize = 16;
/// The number of bytes of a table's name in addresses. Without the cookie the name gives no rights.
const OF_ADDRESS: usize = 6;

/// The purpose of a key or name. A key or name is valid only for its own purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The form that lets a device in.
    Opening,
    /// The choice of a language.
    Language,
    /// The forms of a table's page.
    Table,
    /// The acts that are done at all tables at once.
    AllTables,
    /// The name of the table in addresses.
    Address,
}

impl Purpose {
    const fn label(self) -> &'static [u8] {
        match self {
            Purpose::Opening => b"zgoda opening",
            Purpose::Language => b"zgoda language",
            Purpose::Table => b"zgoda table",
            Purpose::AllTables => b"zgoda all tables",
            Purpose::Address => b"zgoda address",
        }
    }

    const fn bytes(self) -> usize {
        match self {
            Purpose::Address => OF_ADDRESS,
            Purpose::Opening | Purpose::Language | Purpose::Table | Purpose::AllTables => OF_FORM,
        }
    }
}

/// The key or name of this secret for this purpose, as hexadecimal digits.
pub(super) fn of(secret: &str, purpose: Purpose) -> String {
    // The algorithm takes keys of any length, so this never fails.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        return String::new();
    };
    mac.update(purpose.label());
    let bytes = mac.finalize().into_bytes();
    HEXLOWER.encode(bytes.get(..purpose.bytes()).unwrap_or(&bytes))
}

/// True if this is the key of a form for this purpose. The comparison takes constant time.
pub(super) fn fits(given: &str, secret: &str, purpose: Purpose) -> bool {
    let key = of(secret, purpose);
    !key.is_empty() && bool::from(given.as_bytes().ct_eq(key.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_fits_its_own_secret_and_purpose_alone() {
        let key = of("1.abc", Purpose::Table);
        assert_eq!(key.len(), 32);
        assert!(fits(&key, "1.abc", Purpose::Table));
        assert!(!fits(&key, "1.abd", Purpose::Table));
        assert!(!fits(&key, "1.abc", Purpose::Opening));
        assert!(!fits("", "1.abc", Purpose::Table));
        assert!(!fits(&key[1..], "1.abc", Purpose::Table));
        assert_eq!(of("1.abc", Purpose::Address).len(), 12);
    }

    /// The second case of RFC 4231, with the label of that case, shows that the keys are made in the usual way.
    #[test]
    fn the_construction_is_the_usual_one() {
        let mut mac = Hmac::<Sha256>::new_from_slice(b"Jefe").unwrap();
        mac.update(b"what do ya want for nothing?");
        let bytes = mac.finalize().into_bytes();
        assert_eq!(bytes[..4], [0x5b, 0xdc, 0xc1, 0x46]);
    }
}
