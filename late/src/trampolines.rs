// SPDX-License-Identifier: GPL-3.0-or-later
//! Macros that define the functions of a library in the program.

/// Names a library, its package and the functions that the program calls in it, and defines these functions in the program. Use the
/// macro once in a module. If the library lacks one of the functions, [`crate::Library::ready`] fails, and the program may call
/// none of them.
#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[macro_export]
macro_rules! library {
    (
        $(#[$about:meta])*
        $sight:vis static $library:ident = $file:literal of $package:literal: $($function:ident)+
    ) => {
        $(#[$about])*
        $sight static $library: $crate::Library = $crate::Library::new(
            $file,
            $package,
            &[$((stringify!($function), &slots::$function)),+],
        );

        #[allow(non_upper_case_globals, reason = "they are called as the functions are")]
        mod slots {
            $(pub(super) static $function: $crate::Slot = $crate::Slot::unknown();)+
        }

        $crate::trampolines! { $($function)+ }
    };
}

/// On other platforms the linker finds the functions in the library itself.
#[cfg(not(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
#[macro_export]
macro_rules! library {
    (
        $(#[$about:meta])*
        $sight:vis static $library:ident = $file:literal of $package:literal: $($function:ident)+
    ) => {
        $(#[$about])*
        $sight static $library: $crate::Library = $crate::Library::new($file, $package, &[]);
    };
}

/// Defines each function in a separate section, so that the linker can leave out functions that are not called. A function jumps to
/// the address in its slot or, if the slot is empty, to [`crate::missing`] with its name. The symbols are hidden, so that the
/// library does not find them in place of its own functions.
#[doc(hidden)]
#[macro_export]
macro_rules! trampolines {
    ($($function:ident)+) => {
        ::core::arch::global_asm!(
            $(
                concat!(".pushsection .text.late.", stringify!($function), ",\"ax\",@progbits"),
                ".p2align 4",
                concat!(".globl ", stringify!($function)),
                concat!(".hidden ", stringify!($function)),
                concat!(".type ", stringify!($function), ", @function"),
                concat!(stringify!($function), ":"),
                $crate::jump!($function),
                concat!("3: .asciz \"", stringify!($function), "\""),
                concat!(".size ", stringify!($function), ", . - ", stringify!($function)),
                ".popsection",
            )+
            $($function = sym slots::$function,)+
            missing = sym $crate::missing,
        );
    };
}

/// The code of a function: the jump through the slot, and the jump to [`crate::missing`] with the name that follows in the text.
#[cfg(target_arch = "x86_64")]
#[doc(hidden)]
#[macro_export]
macro_rules! jump {
    ($function:ident) => {
        concat!(
            "cmp qword ptr [rip + {",
            stringify!($function),
            "}], 0\nje 2f\njmp qword ptr [rip + {",
            stringify!($function),
            "}]\n2: lea rdi, [rip + 3f]\njmp {missing}"
        )
    };
}

/// The code of a function for ARM64. Register x16 is meant for such jumps, and the first instruction permits indirect jumps to this
/// code on computers that guard them.
#[cfg(target_arch = "aarch64")]
#[doc(hidden)]
#[macro_export]
macro_rules! jump {
    ($function:ident) => {
        concat!(
            "hint #34\nadrp x16, {",
            stringify!($function),
            "}\nldr x16, [x16, :lo12:{",
            stringify!($function),
            "}]\ncbz x16, 2f\nbr x16\n2: adr x0, 3f\nb {missing}"
        )
    };
}
