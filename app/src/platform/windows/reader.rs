// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds whether a screen reader reads the terminal of the program. Windows does not report whether a screen reader reads a
//! console; there the reader itself is asked to say the words (`--voice screen-reader`).

/// True if a screen reader reads the text that is printed here.
pub(crate) const fn reads_here() -> bool {
    false
}
