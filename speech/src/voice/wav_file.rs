// SPDX-License-Identifier: GPL-3.0-or-later
//! A WAV file that is valid after every flush: 16 bits, one channel, the synthesiser's rate.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::VoiceError;
use super::espeak::SAMPLE_RATE;

const HEADER: u32 = 44;
const BYTES_PER_SAMPLE: u32 = 2;
/// The most samples of a file: the format counts bytes in 32 bits, which is enough for 27 hours.
const MOST_SAMPLES: u64 = ((u32::MAX - HEADER) / BYTES_PER_SAMPLE) as u64;

/// The file, and the number of samples in it.
#[derive(Debug)]
pub(super) struct WavFile {
    path: PathBuf,
    file: File,
    samples: u64,
    /// The number of samples that the file had before. The time of this voice begins after them.
    before: u64,
}

impl WavFile {
    /// Creates the file, or continues the file of an earlier voice. Any other file is left as it is.
    pub(super) fn create(path: &Path) -> Result<WavFile, VoiceError> {
        let io = |why| cannot(path, &why);
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(path).map_err(io)?;
        let meta = file.metadata().map_err(io)?;
        let before = if meta.is_file() && meta.len() > 0 {
            if !is_ours(&mut file).map_err(io)? {
                return Err(VoiceError::File {
                    path: path.to_owned(),
                    why: "it is there, and is no sound file of this program".to_owned(),
                });
            }
            let bytes = meta.len().saturating_sub(u64::from(HEADER));
            bytes / u64::from(BYTES_PER_SAMPLE)
        } else {
            0
        };
        let mut wav = WavFile {
            path: path.to_owned(),
            file,
            samples: before,
            before,
        };
        if before > 0 {
            // If the program was killed, the last sample may be incomplete.
            wav.silence_until(0)?;
        }
        wav.flush()?;
        Ok(wav)
    }

    /// Adds silence up to this sample, unless the file is already that long.
    pub(super) fn silence_until(&mut self, sample: u64) -> Result<(), VoiceError> {
        let sample = self.before.saturating_add(sample);
        self.samples = self.samples.max(sample).min(MOST_SAMPLES);
        // The added part reads as zeros, and takes no space on most file systems.
        let length = u64::from(HEADER) + self.samples * u64::from(BYTES_PER_SAMPLE);
        self.file
            .set_len(length)
            .map_err(|why| cannot(&self.path, &why))
    }

    /// Appends these samples at the end.
    pub(super) fn append(&mut self, samples: &[i16]) -> Result<(), VoiceError> {
        let after = self.samples + samples.len() as u64;
        if after > MOST_SAMPLES {
            return Err(VoiceError::File {
                path: self.path.clone(),
                why: "it has reached the largest size of its format".to_owned(),
            });
        }
        let bytes: Vec<u8> = samples.iter().flat_map(|s| s.to_le_bytes()).collect();
        self.file
            .seek(SeekFrom::End(0))
            .and_then(|_| self.file.write_all(&bytes))
            .map_err(|why| cannot(&self.path, &why))?;
        self.samples = after;
        Ok(())
    }

    /// Writes the present length into the header.
    pub(super) fn flush(&mut self) -> Result<(), VoiceError> {
        let data = u32::try_from(self.samples * u64::from(BYTES_PER_SAMPLE)).unwrap_or(u32::MAX);
        let header = header(data);
        self.file
            .seek(SeekFrom::Start(0))
            .and_then(|_| self.file.write_all(&header))
            .map_err(|why| cannot(&self.path, &why))
    }
}

/// True if this is a file that this voice wrote, judged by its header without the lengths.
fn is_ours(file: &mut File) -> io::Result<bool> {
    let mut found = [0; HEADER as usize];
    match file.read_exact(&mut found) {
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => return Ok(false),
        read => read?,
    }
    let mut own = header(0);
    for lengths in [4..8, 40..44] {
        own[lengths.clone()].copy_from_slice(&found[lengths]);
    }
    Ok(found[..] == own[..])
}

fn header(data: u32) -> Vec<u8> {
    let mut header = Vec::with_capacity(HEADER as usize);
    header.extend_from_slice(b"RIFF");
    header.extend_from_slice(&data.saturating_add(HEADER - 8).to_le_bytes());
    header.extend_from_slice(b"WAVEfmt ");
    header.extend_from_slice(&16_u32.to_le_bytes());
    // The format is PCM with one channel.
    header.extend_from_slice(&1_u16.to_le_bytes());
    header.extend_from_slice(&1_u16.to_le_bytes());
    header.extend_from_slice(&SAMPLE_RATE.to_le_bytes());
    header.extend_from_slice(&(SAMPLE_RATE * BYTES_PER_SAMPLE).to_le_bytes());
    header.extend_from_slice(&2_u16.to_le_bytes());
    header.extend_from_slice(&16_u16.to_le_bytes());
    header.extend_from_slice(b"data");
    header.extend_from_slice(&data.to_le_bytes());
    header
}

fn cannot(path: &Path, why: &io::Error) -> VoiceError {
    VoiceError::File {
        path: path.to_owned(),
        why: why.to_string(),
    }
}
