// SPDX-License-Identifier: GPL-3.0-or-later
//! The binary of the desk.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    zgoda::program::ends(|| zgoda_desk::command::run(env::args_os()))
}
