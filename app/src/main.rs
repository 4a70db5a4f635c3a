// SPDX-License-Identifier: GPL-3.0-or-later
//! The binary of the program at the table.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    zgoda::program::ends(|| zgoda::cli::run(env::args_os()))
}
