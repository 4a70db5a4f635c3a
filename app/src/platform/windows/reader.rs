//! Whether a screen reader reads the terminal at which the program is used. Here one is asked itself to say the words
//! (`--voice screen-reader`), and nothing tells whether it reads a console.

/// True if one reads what is printed here.
pub(crate) const fn reads_here() -> bool {
    false
}
