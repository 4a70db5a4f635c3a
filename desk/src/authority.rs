// SPDX-License-Identifier: GPL-3.0-or-later
//! A small certificate authority for the devices of one event: a root, which is installed on the devices beforehand, and a
//! certificate for the desk.
//!
//! The root is valid for the names of this desk alone. Its key is never stored, because it is not needed once the certificate is
//! made.

use std::fs;
use std::io::{self, Write as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, CidrSubnet, DnType,
    ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, KeyPair, KeyUsagePurpose, NameConstraints,
    date_time_ymd,
};
use zgoda_record::own_files;
use zgoda_record::sentence::Row as _;

use super::line::Line;
use zgoda::page_words::PageWords;

/// The seconds of a day.
const DAY: u64 = 24 * 60 * 60;
/// The validity of the certificate: longer than an event, and short enough not to be forgotten.
const GOOD_FOR: Duration = Duration::from_secs(60 * DAY);
/// The time before now from which a certificate is valid, because devices' clocks differ.
const BEFORE: Duration = Duration::from_secs(DAY);
/// The length of a prefix that is a whole IPv4 address.
const WHOLE_V4: u8 = 32;
/// The length of a prefix that is a whole IPv6 address.
const WHOLE_V6: u8 = 128;

const ROOT: &str = "root.pem";
const DESK: &str = "desk.pem";
const DESK_KEY: &str = "desk-key.pem";

/// The reason why the files cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum AuthorityError {
    /// A file would be overwritten.
    #[error("{0} is there already; name a new folder, or move what is in this one away")]
    There(PathBuf),
    /// The file cannot be written.
    #[error("{path} cannot be written ({why}); name another folder")]
    Failed {
        /// The path of the file that cannot be written.
        path: PathBuf,
        /// The reason that the system gives.
        why: io::Error,
    },
    /// The text is no name of a computer.
    #[error(
        "{0} is no name and no address of a computer; give it as devices type it, such as desk.local"
    )]
    Name(String),
    /// The library refuses to sign.
    #[error("no certificate can be made ({0}); give names or addresses as devices type them")]
    Unsigned(rcgen::Error),
}

/// Makes the files in this folder, for a desk of this name. Returns one sentence for each file, with its purpose.
pub fn make(
    folder: &Path,
    names: &[String],
    words: &PageWords,
) -> Result<Vec<String>, AuthorityError> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |why| AuthorityError::Failed { path, why }
    };
    if let Some(wrong) = names.iter().find(|name| !is_name(name)) {
        return Err(AuthorityError::Name(wrong.clone()));
    }
    own_files::folder(folder).map_err(failed(folder))?;
    let path = |name: &str| folder.join(name);
    if let Some(there) = [ROOT, DESK, DESK_KEY]
        .map(path)
        .into_iter()
        .find(|path| fs::symlink_metadata(path).is_ok())
    {
        return Err(AuthorityError::There(there));
    }
    let files = sign(names).map_err(AuthorityError::Unsigned)?;
    for (name, text) in files {
        let path = path(name);
        let file = own_files::file().create_new(true).open(&path);
        let written = file.and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()
        });
        written.map_err(failed(&path))?;
    }
    let shown = |name: &str| path(name).display().to_string();
    let mut command = "zgoda desk --listen ADDRESS:7464".to_owned();
    for name in names {
        command.push_str(&format!(" --name {name}"));
    }
    let (desk, key) = (shown(DESK), shown(DESK_KEY));
    command.push_str(&format!(" --certificate {desk} --key {key}"));
    let lines = [
        Line::CaRoot { file: shown(ROOT) },
        Line::CaDesk { desk, key, command },
        Line::CaGood {
            days: GOOD_FOR.as_secs() / DAY,
            names: names.join(", "),
        },
    ];
    Ok(lines.iter().map(|line| line.text(words)).collect())
}

/// True if the text is an address, or a name as certificates have it.
fn is_name(name: &str) -> bool {
    let is_part = |part: &str| {
        let fits = |it: u8| it.is_ascii_alphanumeric() || it == b'-';
        (1..=63).contains(&part.len()) && part.bytes().all(fits)
    };
    name.parse::<IpAddr>().is_ok() || (name.len() <= 253 && name.split('.').all(is_part))
}

/// The names of the files, each with its text.
fn sign(names: &[String]) -> Result<[(&'static str, String); 3], rcgen::Error> {
    let mut root = dated(CertificateParams::new(Vec::new())?);
    root.distinguished_name
        .push(DnType::CommonName, "Zgoda desk, authority of one event");
    root.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    root.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    root.name_constraints = Some(NameConstraints {
        permitted_subtrees: permitted(names),
        excluded_subtrees: Vec::new(),
    });
    let root = CertifiedIssuer::self_signed(root, KeyPair::generate()?)?;

    let mut desk = dated(CertificateParams::new(names.to_vec())?);
    desk.distinguished_name
        .push(DnType::CommonName, "Zgoda desk");
    desk.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    desk.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    desk.use_authority_key_identifier_extension = true;
    let key = KeyPair::generate()?;
    let certificate = desk.signed_by(&key, &root)?;
    Ok([
        (ROOT, root.pem()),
        (DESK, certificate.pem()),
        (DESK_KEY, key.serialize_pem()),
    ])
}

/// The names for which the root is valid. Every kind of name needs an entry, because a kind without an entry would be unrestricted.
/// An unused kind gets an entry that matches no name.
fn permitted(names: &[String]) -> Vec<GeneralSubtree> {
    let mut all: Vec<GeneralSubtree> = names
        .iter()
        .map(|name| match name.parse::<IpAddr>() {
            Ok(IpAddr::V4(ip)) => {
                GeneralSubtree::IpAddress(CidrSubnet::from_v4_prefix(ip.octets(), WHOLE_V4))
            }
            Ok(IpAddr::V6(ip)) => {
                GeneralSubtree::IpAddress(CidrSubnet::from_v6_prefix(ip.octets(), WHOLE_V6))
            }
            Err(_) => GeneralSubtree::DnsName(name.clone()),
        })
        .collect();
    let is_address = |it: &GeneralSubtree| matches!(it, GeneralSubtree::IpAddress(_));
    if !all.iter().any(is_address) {
        // This subnet stands for no address at all.
        let nowhere = CidrSubnet::from_v4_prefix([0, 0, 0, 0], WHOLE_V4);
        all.push(GeneralSubtree::IpAddress(nowhere));
    }
    if all.iter().all(is_address) {
        // A reserved name that no machine has.
        all.push(GeneralSubtree::DnsName("desk.invalid".to_owned()));
    }
    all
}

fn dated(mut params: CertificateParams) -> CertificateParams {
    params.distinguished_name = rcgen::DistinguishedName::new();
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = date_time_ymd(1970, 1, 1) + now.unwrap_or_default();
    params.not_before = now - BEFORE;
    params.not_after = now + GOOD_FOR;
    params
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    #[test]
    fn the_files_are_made_once_and_are_their_owners_alone() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("ca");
        let words = PageWords::new(zgoda_speech::Language::English);
        let names = ["desk.local".to_owned(), "192.168.1.5".to_owned()];
        let said = make(&folder, &names, &words).unwrap();
        assert_eq!(said.len(), 3);
        // The root's own key must not be in any file.
        let files = fs::read_dir(&folder).unwrap().flatten();
        let texts = files.map(|it| fs::read_to_string(it.path()).unwrap());
        let keys = texts.map(|text| text.matches("PRIVATE KEY-----\n").count());
        assert_eq!(
            keys.sum::<usize>(),
            2,
            "the beginning and the end of one key"
        );
        for name in [ROOT, DESK, DESK_KEY] {
            let meta = fs::metadata(folder.join(name)).unwrap();
            assert_eq!(meta.permissions().mode() & 0o777, 0o600, "{name}");
            assert!(said.iter().any(|line| line.contains(name)), "{name}");
        }
        assert!(matches!(
            make(&folder, &names, &words),
            Err(AuthorityError::There(_))
        ));
        let other = place.path().join("other");
        for wrong in ["ż", "a b", "", "a..b", "http://desk", "*.local"] {
            let made = make(&other, &[wrong.to_owned()], &words);
            assert!(matches!(made, Err(AuthorityError::Name(_))), "{wrong}");
        }
        assert!(!other.exists());
    }

    #[test]
    fn a_kind_of_name_that_is_not_given_is_closed() {
        let name = |name: &str| GeneralSubtree::DnsName(name.to_owned());
        let four = |ip, prefix| GeneralSubtree::IpAddress(CidrSubnet::from_v4_prefix(ip, prefix));
        let six = |ip, prefix| GeneralSubtree::IpAddress(CidrSubnet::from_v6_prefix(ip, prefix));
        let mut loopback = [0; 16];
        loopback[15] = 1;
        for (names, allowed) in [
            (
                vec!["desk.local"],
                vec![name("desk.local"), four([0, 0, 0, 0], 32)],
            ),
            (
                vec!["10.0.0.1"],
                vec![four([10, 0, 0, 1], 32), name("desk.invalid")],
            ),
            (
                vec!["desk.local", "10.0.0.1", "::1"],
                vec![
                    name("desk.local"),
                    four([10, 0, 0, 1], 32),
                    six(loopback, 128),
                ],
            ),
        ] {
            let names: Vec<String> = names.into_iter().map(str::to_owned).collect();
            assert_eq!(permitted(&names), allowed, "{names:?}");
        }
    }
}
