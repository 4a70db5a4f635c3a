//! Whether a screen reader reads the terminal at which the program is used. On Windows a screen reader itself is
//! asked to say the words (`--voice screen-reader`), and the system does not tell whether it reads a console.

/// True if a screen reader reads the text that is printed here.
pub(crate) const fn reads_here() -> bool {
    false
}
