//! The definitions of a library's functions in the program: macros alone.

/// Names a library, its package and the functions that are called in it, and defines these in the program. Use
/// the macro once in a module. If the library lacks one of the functions, [`crate::Library::ready`] fails, and
/// none of them may be called.
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

/// Elsewhere the linker finds the functions in the library itself.
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

/// Defines each function, in a section of its own so that the linker can leave out uncalled ones. A function jumps to
/// the address in its slot, or with its name to [`crate::missing`]. Hidden, so that the library itself does not find
/// these names in place of its own.
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

/// The jump through the slot, and the jump to [`crate::missing`] with the name that follows it.
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

/// The same for ARM64, where x16 is there for such jumps. Where jumps are guarded, this one may be jumped to.
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
