// SPDX-License-Identifier: GPL-3.0-or-later
//! The files of the program that import each other in a ring, read from their code. A change to one of them takes knowledge of
//! all of them, so the largest ring of a package may only become smaller.
//!
//! A file imports another if a `use` or a path in its code names an item of that file; a name that is passed on by a `pub use`
//! counts for the file with the item. Methods are not followed, and tests are left out.

use std::collections::{BTreeMap, BTreeSet};

use super::tidy::files;
use super::tree::code_folders;

/// Number of files in the largest ring of each package at the last count; in a package that is not named, no file is in a ring.
const RINGS: [(&str, usize); 8] = [
    ("app", 11),
    ("desk", 13),
    ("game", 17),
    ("hw", 4),
    ("input", 5),
    ("record", 10),
    ("speech", 19),
    ("table", 8),
];

/// A path, word by word, from the root of the package.
type Path = Vec<String>;

/// A name that a file imports: the name in this file, and its source.
struct Import {
    path: Path,
    called: String,
    passed_on: bool,
}

/// A file: its module, its imports, and the paths in its code.
struct File {
    module: Path,
    imports: Vec<Import>,
    paths: Vec<Path>,
}

#[test]
fn the_largest_ring_of_files_is_no_larger_than_it_was() {
    let mut looked_at = 0;
    let mut rings = BTreeMap::new();
    for folder in code_folders() {
        let found = files(&folder, "rs");
        let files: BTreeMap<String, File> = found
            .iter()
            .filter_map(|(path, text)| {
                Some((path.clone(), read(path.strip_prefix(&folder)?, text)?))
            })
            .collect();
        looked_at += files.len();
        let ring: BTreeSet<String> = largest_ring(&graph(&files))
            .into_iter()
            .map(str::to_owned)
            .collect();
        if ring.len() > 1 {
            rings.insert(folder.split('/').next().unwrap().to_owned(), ring);
        }
    }
    assert!(looked_at > 600, "hardly a file was read: {looked_at}");
    let counted: Vec<(&str, usize)> = rings
        .iter()
        .map(|(package, ring)| (&**package, ring.len()))
        .collect();
    assert_eq!(
        counted, RINGS,
        "files that import each other in a ring; where they are fewer let RINGS say so: {rings:#?}"
    );
}

#[test]
fn a_ring_is_found_and_what_is_passed_on_counts_where_it_stands() {
    let read = |(path, text): (&str, &str)| (path.to_owned(), read(path, text).unwrap());
    let files = BTreeMap::from(
        [
            ("a/mod.rs", "mod b;\nmod c;\npub use b::{B, self as also};\n"),
            ("a/b.rs", "use crate::d::{self, E as F};\nfn b() { d::e(); }"),
            ("a/c.rs", "// use crate::d::E;\nuse super::B;\nfn c() -> &str { \"crate::d::E\" }"),
            ("d.rs", "pub(in crate::a) fn e() { super::a::B::new() }\n#[cfg(test)]\nmod tests {\nuse crate::a::c::C;\n}"),
            ("lib.rs", "mod a;\nmod d;"),
        ]
        .map(read),
    );
    let graph = graph(&files);
    assert_eq!(graph["a/c.rs"], BTreeSet::from(["a/b.rs"]));
    assert_eq!(graph["d.rs"], BTreeSet::from(["a/b.rs"]));
    assert_eq!(largest_ring(&graph), BTreeSet::from(["a/b.rs", "d.rs"]));
}

/// Reads a file; `None` for a file that is a test as a whole.
fn read(path: &str, text: &str) -> Option<File> {
    let mut module: Path = path
        .strip_suffix(".rs")?
        .split('/')
        .map(str::to_owned)
        .collect();
    if module.iter().any(|it| it == "tests") {
        return None;
    }
    if module.last().is_some_and(|it| it == "mod" || it == "lib") {
        module.pop();
    }
    let code = text.split("#[cfg(test)]\nmod tests {").next()?;
    let words = words(code);
    let (mut imports, mut paths, mut at) = (Vec::new(), Vec::new(), 0);
    while at < words.len() {
        match &*words[at] {
            // The visibility of an item is no import.
            "pub" if words.get(at + 1).is_some_and(|it| it == "(") => {
                at += words[at..].iter().position(|it| it == ")").unwrap_or(0);
            }
            "use" => {
                let passed_on = words[..at]
                    .last()
                    .is_some_and(|it| it == "pub" || it == ")");
                at = tree(&words, at + 1, &[], &mut |path, called| {
                    imports.push(Import {
                        path,
                        called,
                        passed_on,
                    });
                });
            }
            word if is_name(word) => {
                let mut path = vec![word.to_owned()];
                while words.get(at + 1).is_some_and(|it| it == "::")
                    && words.get(at + 2).is_some_and(|it| is_name(it))
                {
                    path.push(words[at + 2].clone());
                    at += 2;
                }
                if path.len() > 1 {
                    paths.push(path);
                }
            }
            _ => {}
        }
        at += 1;
    }
    Some(File {
        module,
        imports,
        paths,
    })
}

/// The names and signs of code, without comments, strings and characters.
pub(super) fn words(code: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let name = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let length = match name.unwrap_or(rest.len()) {
            0 if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            0 if first == '"' => end_of_text(rest),
            0 if first == '\'' => letter(rest),
            0 if rest.starts_with("::") => {
                words.push("::".to_owned());
                2
            }
            0 => {
                if !first.is_whitespace() {
                    words.push(first.to_string());
                }
                first.len_utf8()
            }
            length => {
                words.push(rest[..length].to_owned());
                length
            }
        };
        rest = &rest[length..];
    }
    words
}

/// The length of the character literal at the beginning, or of the apostrophe of a lifetime.
fn letter(rest: &str) -> usize {
    let mut inside = rest.chars().skip(1);
    let (one, two) = (inside.next(), inside.next());
    match one {
        Some('\\') => rest
            .char_indices()
            .skip(3)
            .find(|(_, c)| *c == '\'')
            .map_or(1, |(at, _)| at + 1),
        Some(one) if two == Some('\'') => 2 + one.len_utf8(),
        _ => 1,
    }
}

/// The length of the string that a quotation mark begins.
fn end_of_text(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    rest.len()
}

pub(super) fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads one tree of a `use`, tells each name in it, and returns the index of its end.
fn tree(
    words: &[String],
    mut at: usize,
    before: &[String],
    tell: &mut impl FnMut(Path, String),
) -> usize {
    let mut path = before.to_vec();
    loop {
        match words.get(at).map_or(";", |word| word) {
            "::" => at += 1,
            "{" => {
                while words.get(at).is_some_and(|it| it != "}") {
                    at = tree(words, at + 1, &path, tell);
                }
                return at + 1;
            }
            "as" => {
                let called = words.get(at + 1).cloned().unwrap_or_default();
                tell(path, called);
                return at + 2;
            }
            word @ ("," | "}" | ";") => {
                if path.len() > before.len() && word != "{" {
                    let called = path.last().cloned().unwrap_or_default();
                    tell(path, called);
                }
                return at;
            }
            "self" if !path.is_empty() => {
                let called = path.last().cloned().unwrap_or_default();
                let renamed = words.get(at + 1).is_some_and(|it| it == "as");
                let called = match words.get(at + 2) {
                    Some(name) if renamed => name.clone(),
                    _ => called,
                };
                tell(path, called);
                return at + if renamed { 3 } else { 1 };
            }
            word => {
                path.push(word.to_owned());
                at += 1;
            }
        }
    }
}

/// Each file with its imports.
fn graph(files: &BTreeMap<String, File>) -> BTreeMap<&str, BTreeSet<&str>> {
    let by_module: BTreeMap<&[String], &str> = files
        .iter()
        .map(|(name, file)| (file.module.as_slice(), name.as_str()))
        .collect();
    let imports_of = |module: &[String]| by_module.get(module).map(|it| &files[*it].imports);
    // The path from the root of the package, if the path leads into the package.
    let absolute = |path: &[String], file: &File| -> Option<Path> {
        let mut module = file.module.clone();
        let mut rest = path;
        match path[0].as_str() {
            "crate" => return Some(path[1..].to_vec()),
            "self" | "super" => {
                while let [first, more @ ..] = rest
                    && ["self", "super"].contains(&first.as_str())
                {
                    if first == "super" {
                        module.pop()?;
                    }
                    rest = more;
                }
            }
            first => {
                let mut child = module.clone();
                child.push(first.to_owned());
                by_module.get(child.as_slice())?;
            }
        }
        Some([module.as_slice(), rest].concat())
    };
    // The file that contains an item.
    let stands = |mut path: Path| -> Option<&str> {
        for _ in 0..8 {
            let depth = (0..=path.len())
                .rev()
                .find(|depth| by_module.contains_key(&path[..*depth]))?;
            let (module, rest) = path.split_at(depth);
            let file = &files[by_module[module]];
            let passed = rest.first().and_then(|first| {
                let mut imports = imports_of(module)?.iter();
                imports.find(|it| it.passed_on && it.called == *first)
            });
            match passed.and_then(|it| absolute(&it.path, file)) {
                Some(from) => path = [from.as_slice(), &rest[1..]].concat(),
                None => return by_module.get(module).copied(),
            }
        }
        None
    };
    let mut graph = BTreeMap::new();
    for (name, file) in files {
        let brought: BTreeMap<&str, Path> = file
            .imports
            .iter()
            .filter_map(|it| Some((it.called.as_str(), absolute(&it.path, file)?)))
            .collect();
        let named = file.paths.iter().filter_map(|path| {
            let brought = brought.get(path[0].as_str());
            match brought {
                // Only a name after a module can stand in another file.
                Some(module) if by_module.contains_key(module.as_slice()) => {
                    Some([module.as_slice(), &path[1..]].concat())
                }
                Some(_) => None,
                None => absolute(path, file),
            }
        });
        let all = brought.values().cloned().chain(named);
        let others = all.filter_map(stands).filter(|it| it != name);
        graph.insert(name.as_str(), others.collect());
    }
    graph
}

/// The largest set of files that can all be reached from each other.
fn largest_ring<'a>(graph: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = graph
        .keys()
        .map(|from| {
            let (mut found, mut next) = (BTreeSet::new(), vec![*from]);
            while let Some(file) = next.pop() {
                next.extend(graph[file].iter().filter(|it| found.insert(**it)));
            }
            (*from, found)
        })
        .collect();
    let rings = reached.iter().map(|(from, found)| {
        let back = found.iter().filter(|it| reached[*it].contains(from));
        back.copied().collect::<BTreeSet<&str>>()
    });
    rings.max_by_key(BTreeSet::len).unwrap_or_default()
}
