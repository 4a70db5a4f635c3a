//! The devices at the desk, as the events have them: which were let in, for what, by which slip, and which are still there.

use std::collections::BTreeMap;

use crate::record::event::{ArbiterWords, Body, DeskRole, DeviceNumber};

/// More than so many are told by their number in the log alone.
const MOST_TOLD: usize = 8;

/// A device that was let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// For what.
    pub role: DeskRole,
    /// By which slip: its first word.
    pub slip: String,
    /// What its holder calls it; empty once that is forgotten.
    pub name: String,
    /// May it still see and do anything?
    pub open: bool,
}

/// All that were let in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Devices {
    all: BTreeMap<DeviceNumber, Device>,
    /// How often words opened nothing, since a device was let in last.
    wrong: usize,
    /// The number that a slip was called by first, whoever holds it.
    asked: BTreeMap<String, DeviceNumber>,
    /// The highest number that a device has had, let in or not.
    last: DeviceNumber,
    /// How many slips were made anew.
    made: usize,
    /// Slips that were tried again after they were used, since the arbiter's words were opened last.
    tried_again: Vec<String>,
}

impl Devices {
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::DeviceAsked { device, slip, .. } => {
                self.last = self.last.max(*device);
                self.asked.insert(slip.clone(), *device);
            }
            Body::DeviceOpened {
                device,
                role,
                slip,
                name,
            } => {
                let (role, slip, open) = (*role, slip.clone(), true);
                let name = name.clone();
                self.last = self.last.max(*device);
                let opened = Device {
                    role,
                    slip,
                    name,
                    open,
                };
                self.all.insert(*device, opened);
                self.wrong = 0;
            }
            Body::DeviceEnded { device } => {
                if let Some(device) = self.all.get_mut(device) {
                    device.open = false;
                }
            }
            Body::SlipMade { .. } => self.made = self.made.saturating_add(1),
            Body::SlipRefused { used } => {
                self.wrong = self.wrong.saturating_add(1);
                if let Some(slip) = used
                    && self.tried_again.len() < MOST_TOLD
                {
                    self.tried_again.push(slip.clone());
                }
            }
            Body::ArbiterWords {
                state: ArbiterWords::Opened,
            } => self.tried_again.clear(),
            _ => {}
        }
    }

    /// All of them, also those that are gone.
    pub fn all(&self) -> impl Iterator<Item = (DeviceNumber, &Device)> {
        self.all.iter().map(|(number, device)| (*number, device))
    }

    /// What this one may be, if it is there.
    #[must_use]
    pub fn role_of(&self, device: DeviceNumber) -> Option<DeskRole> {
        let device = self.all.get(&device).filter(|it| it.open)?;
        Some(device.role)
    }

    /// Was this slip used?
    #[must_use]
    pub fn is_used(&self, slip: &str) -> bool {
        self.all.values().any(|device| device.slip == slip)
    }

    /// How many slips were made anew.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The devices of this role that are there.
    pub fn of_role(&self, role: DeskRole) -> impl Iterator<Item = DeviceNumber> {
        let all = self.all.iter();
        all.filter(move |(_, device)| device.open && device.role == role)
            .map(|(number, _)| *number)
    }

    /// The highest number that a device has had, let in or not.
    #[must_use]
    pub const fn last(&self) -> DeviceNumber {
        self.last
    }

    /// The number by which whoever holds this slip was called, where they asked before.
    #[must_use]
    pub fn asked(&self, slip: &str) -> Option<DeviceNumber> {
        self.asked.get(slip).copied()
    }

    /// Slips that were tried again after they were used, since the arbiter's words were opened last.
    #[must_use]
    pub fn tried_again(&self) -> &[String] {
        &self.tried_again
    }

    /// How often words opened nothing, since a device was let in last.
    #[must_use]
    pub const fn wrong(&self) -> usize {
        self.wrong
    }
}
