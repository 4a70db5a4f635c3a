// SPDX-License-Identifier: GPL-3.0-or-later
//! The facts about devices in the record of a table: the slips, and the secret by which the table recognises a device.
//!
//! Slips and secret are in one setting of the game. No event and no export has the secret, or more of a slip than its first word.
//! `zgoda forget` removes the setting and the names of the devices. The events show which devices were let in.

use data_encoding::HEXLOWER;
use rusqlite::{OptionalExtension as _, Transaction, params};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use super::codes::{CodeHash, NotHashed};
use super::event::{Body, DeviceNumber, Event};
use super::slips::{self, Slip};
use super::store::text;

/// The setting under which a record keeps the slips and the secret.
pub(super) const DESK: &str = "desk";

/// The length of the secret, in octets.
const SECRET: usize = 32;

/// The slips of a table, and its secret.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptDesk {
    secret: String,
    /// The slips. Each of them lets one device in for a role, once.
    pub slips: Vec<Slip>,
}

impl std::fmt::Debug for KeptDesk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("KeptDesk").field(&self.slips).finish()
    }
}

impl KeptDesk {
    /// The slips of a table, with a new random secret.
    pub fn new(slips: Vec<Slip>) -> Result<KeptDesk, NotHashed> {
        let mut secret = [0; SECRET];
        getrandom::fill(&mut secret).map_err(|_| super::slips::no_chance())?;
        Ok(KeptDesk {
            secret: HEXLOWER.encode(&secret),
            slips,
        })
    }

    /// True if there is no secret.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.secret.is_empty()
    }

    /// The token that this device holds once it is let in.
    #[must_use]
    pub fn token(&self, device: DeviceNumber) -> String {
        format!("{device}.{}", self.seal(device))
    }

    /// The device to which this token belongs, whether or not it was let in.
    #[must_use]
    pub fn device_of(&self, token: &str) -> Option<DeviceNumber> {
        let (device, seal) = token.split_once('.')?;
        let device = DeviceNumber(device.parse().ok()?);
        let good = self.seal(device);
        let same = !self.is_empty() && bool::from(good.as_bytes().ct_eq(seal.as_bytes()));
        same.then_some(device)
    }

    fn seal(&self, device: DeviceNumber) -> String {
        let mut seal = Sha256::new();
        seal.update(self.secret.as_bytes());
        seal.update(device.0.to_be_bytes());
        seal.update(self.secret.as_bytes());
        HEXLOWER.encode(&seal.finalize())
    }

    /// Reads the setting from the text in a record; `None` if the text is not valid.
    pub(super) fn read(text: &str) -> Option<KeptDesk> {
        serde_json::from_str(text).ok()
    }
}

/// Stores the slips and the secret in the record.
pub(super) fn keep(step: &Transaction<'_>, desk: &KeptDesk) -> rusqlite::Result<()> {
    step.execute(
        "INSERT OR REPLACE INTO game (setting, value) VALUES (?, ?)",
        params![DESK, text(desk)?],
    )
    .map(drop)
}

/// Keeps the name of a device apart from the event, so that `zgoda forget` can remove the name.
pub(super) fn keep_name(step: &Transaction<'_>, event: &Event) -> rusqlite::Result<()> {
    if let Body::DeviceOpened { device, name, .. } = &event.body
        && !name.is_empty()
    {
        step.execute(
            "INSERT OR REPLACE INTO device (device, name) VALUES (?, ?)",
            params![device.0, name],
        )?;
    }
    Ok(())
}

/// Stores a slip that was made anew, in place of the earlier slips of its role.
pub(super) fn keep_slip(step: &Transaction<'_>, event: &Event) -> rusqlite::Result<()> {
    let Body::SlipMade {
        role, slip, hash, ..
    } = &event.body
    else {
        return Ok(());
    };
    let Some(hash) = CodeHash::read(hash) else {
        return Ok(());
    };
    let made = Slip {
        key: slip.clone(),
        role: *role,
        hash,
    };
    let before = step
        .query_row("SELECT value FROM game WHERE setting = ?", [DESK], |row| {
            row.get::<_, String>(0)
        })
        .optional()?;
    // If the record has no secret, it has no devices either, so the slip would be of no use.
    let Some(mut desk) = before.as_deref().and_then(KeptDesk::read) else {
        return Ok(());
    };
    slips::replace(&mut desk.slips, made);
    keep(step, &desk)
}

/// Removes the names, the slips and the secret of the devices completely.
pub(super) fn remove(step: &Transaction<'_>) -> rusqlite::Result<()> {
    step.execute("DELETE FROM device", [])?;
    step.execute("DELETE FROM game WHERE setting = ?", [DESK])
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_the_right_of_its_device_at_its_table_alone() {
        let [here, there] = [(); 2].map(|()| KeptDesk::new(Vec::new()).unwrap());
        let token = here.token(DeviceNumber(3));
        assert_eq!(here.device_of(&token), Some(DeviceNumber(3)));
        assert_eq!(there.device_of(&token), None);
        assert_eq!(
            KeptDesk::default().device_of(&KeptDesk::default().token(DeviceNumber(3))),
            None
        );
        for forged in [
            "",
            "3",
            "3.",
            &token.replacen('3', "4", 1),
            &format!("0{token}0"),
        ] {
            assert_eq!(here.device_of(forged), None, "{forged}");
        }
        let kept = serde_json::to_string(&here).unwrap();
        assert_eq!(KeptDesk::read(&kept).as_ref(), Some(&here));
        assert!(!format!("{here:?}").contains(&here.secret));
    }
}
