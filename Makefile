# Everything that a new user or a change needs, on a fresh Debian or Ubuntu with a Rust toolchain.
#
#   make play    builds the program and starts a training game on a simulated board
#   make test    checks what a change usually breaks, in some ten minutes, and in four where it was built before
#   make test-more checks everything else; .ci/run calls both
#   make bench   runs every benchmark once, and says what got slower (not part of the tests)
#   make fuzz    runs every fuzz target for FUZZ_SECONDS (not part of the tests)
#   make soak    the long forms of the tests, some hours, and the fuzz targets (not part of the tests)
#   make release builds the program as it is given away, with the compiler that tools/release names, and its hash
#   make deb     puts that program into a Debian package, and prints the hashes of both
#   make test-deb installs, tries and removes the package on a bare Debian in a folder (as root; not part of the tests)
#   make windows builds the program for Windows, as a folder and a zip
#   make test-windows tries it in Wine; `make test-more` does so with a program that is built in less time
#
# The commands install the Debian packages that they miss, and say which. A table in docs/testing.md says which tests belong to
# `make test` and which to `make test-more`.
.PHONY: help play test test-more bench fuzz soak release deb test-deb windows test-windows toolchain build-packages test-packages browser-packages \
    soak-packages windows-packages wine-packages reader-packages check-packages

# rusqlite compiles SQLite. alsa, speech-dispatcher, espeak-ng and, for gamepads, libudev are needed for the build and the tests;
# the program looks for them when it needs them. bindgen reads headers.
BUILD_PACKAGES = gcc libc6-dev pkg-config libasound2-dev libespeak-ng-dev espeak-ng-data \
    libspeechd-dev libclang-dev libudev-dev
# A real speech service with a real voice; a sound server without a card, and ALSA's way to it; a tool to kill a program at every
# sync; a simulated gamepad; a recogniser of speech; the phonemes of words; a browser and its driver; and the checks for entries in
# desktop menus. Some node packages include npm.
TEST_PACKAGES = speech-dispatcher speech-dispatcher-espeak-ng espeak-ng pulseaudio pulseaudio-utils \
    libasound2-plugins strace umockdev pocketsphinx pocketsphinx-en-us chromium nodejs desktop-file-utils appstream \
    $(if $(shell command -v npm 2>/dev/null),,npm)

# A screen reader, an invisible display with a window manager on it, a tool to press keys there, and a terminal that tells readers
# its text.
READER_PACKAGES = orca at-spi2-core xvfb dbus-x11 openbox xdotool lxterminal gir1.2-wnck-3.0 libglib2.0-bin

# The installer of the checks of files and libraries that are given away (tools/python-tools).
CHECK_PACKAGES = python3 python3-venv

# A separate network with a bad link.
SOAK_PACKAGES = iproute2 perl

# The tool that finds out which C library a program needs (tools/deb installs cargo-deb itself, in target/tools); a bare Debian, and
# tools that look for faults in packages and in the files that desktops read.
DEB_PACKAGES = dpkg-dev git
TEST_DEB_PACKAGES = mmdebstrap lintian desktop-file-utils appstream
# A compiler and linker for Windows, and a zip tool; and Wine to run the result, with a sound server.
WINDOWS_PACKAGES = gcc gcc-mingw-w64-x86-64 zip
WINE_PACKAGES = wine64 wine

FUZZ_SECONDS ?= 180

# Programs name no folder of this account, and programs of tests are not optimised. Cargo takes no notice of it, so nothing is built
# anew for whoever calls cargo without it. It is not in a file of cargo's, because Windows has no sh to start it with.
export RUSTC_WRAPPER := $(CURDIR)/tools/rustc-anywhere

help:
	@sed -n 's/^#   //p' Makefile

play: toolchain build-packages
	@tools/say-first-build target/play 'about two minutes' 1
	@tools/say-how-far building cargo build --profile play --locked --bin zgoda
	@"$${CARGO_TARGET_DIR:-target}/play/zgoda" play --board both=sim --clock 100/6.1.5.1

# The tests that read shared data take its folder from this variable, and say that they skip without it.
ifneq ($(wildcard ../shared/data),)
test test-more bench soak: export ZGODA_TEST_DATA ?= $(shell cd ../shared && pwd)
endif
test: toolchain build-packages test-packages browser-packages
	@tools/say-first-build target/debug 'about ten minutes' 4
	@tools/test test

test-more: toolchain build-packages test-packages browser-packages wine-packages reader-packages check-packages
	@tools/say-first-build target/debug 'half an hour to three quarters' 7
	@tools/test more

bench: toolchain build-packages test-packages
	@tools/bench

fuzz: toolchain build-packages
	@tools/fuzz $(FUZZ_SECONDS)

soak: toolchain build-packages test-packages browser-packages soak-packages
	@tools/soak $(FUZZ_SECONDS)

release: toolchain build-packages
	@tools/release

deb: toolchain build-packages
	@tools/need-packages $(DEB_PACKAGES)
	@tools/deb

test-deb: deb
	@tools/need-packages $(TEST_DEB_PACKAGES)
	@tools/test-deb

windows: toolchain windows-packages
	@tools/make-windows

test-windows: windows test-packages wine-packages
	@tools/test-windows

toolchain:
	@tools/need-rust

build-packages: toolchain
	@tools/need-packages $(BUILD_PACKAGES)

test-packages: build-packages
	@tools/need-packages $(TEST_PACKAGES)

windows-packages: toolchain
	@tools/need-packages $(WINDOWS_PACKAGES)

wine-packages: windows-packages
	@tools/need-packages $(WINE_PACKAGES)

check-packages: toolchain
	@tools/need-packages $(CHECK_PACKAGES) || echo "The checks of licences and libraries will be skipped." >&2

reader-packages: test-packages
	@tools/need-packages $(READER_PACKAGES)

soak-packages: test-packages
	@tools/need-packages $(SOAK_PACKAGES)

# Without these packages (if the registry cannot be reached) the tests that need them say so and are skipped.
browser-packages: test-packages
	@$(MAKE) --silent --no-print-directory tests/browser/node_modules/.package-lock.json || \
	    echo "The packages of tests/browser could not be installed (is the network there?); its tests will be skipped." >&2

tests/browser/node_modules/.package-lock.json: tests/browser/package-lock.json
	@cd tests/browser && npm ci --silent --no-fund --no-audit >/dev/null 2>&1
	@touch $@
