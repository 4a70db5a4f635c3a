// SPDX-License-Identifier: GPL-3.0-or-later
//! Other processes of this computer.

/// Always false: Windows is not asked whether the process of this number has ended.
pub const fn has_ended(_: u32) -> bool {
    false
}
