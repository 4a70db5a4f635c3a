// SPDX-License-Identifier: GPL-3.0-or-later
//! Reports of the focus, for as long as they are wanted.

use std::io::{self, IsTerminal};

use zgoda_input::hands::focus::Focus;

use super::Keys;
use crate::platform::keyboard;

/// Focus reports of the terminal for as long as this value lives, if both input and output are terminals.
#[derive(Debug)]
pub(crate) struct FocusReports(Keys);

impl FocusReports {
    /// Begins to report the focus by `told`; `None` where there is no terminal.
    pub(crate) fn begin(
        keys: &Keys,
        told: impl Fn(Focus) + Send + 'static,
    ) -> Option<FocusReports> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return None;
        }
        keys.tell_focus(told);
        keyboard::tell_focus(true);
        Some(FocusReports(keys.clone()))
    }
}

impl Drop for FocusReports {
    fn drop(&mut self) {
        keyboard::tell_focus(false);
        self.0.tell_no_focus();
    }
}
