//! Is a consent one? It is words of a person who gave it. What says no in any language of the program is none, and
//! neither is what has no word in it.
//!
//! A no is told by rules, not by lists of sentences: a word that refuses; a word of negation beside a word of consent, or
//! alone between commas; a line of nothing but words of no and what stands beside them. Names may look like any of them
//! (*Nie Ping*, *W. Bez*), so a word that is written as a name is none. Where that goes wrong, the refusal says how to
//! write a consent.

use crate::plain::hides;

/// Words of no. A line, or a part of one between commas, of nothing but these and of [`BESIDE`] consents to nothing.
const NO: &[&str] = &[
    // English, and what programs write.
    "no",
    "nope",
    "not",
    "none",
    "nobody",
    "nothing",
    "never",
    "off",
    "false",
    "refused",
    "denied",
    "null",
    "nil",
    "n",
    "na",
    "without",
    "withheld",
    "declined",
    "rejected",
    "missing",
    "pending",
    "disabled",
    // Polish.
    "nie",
    "brak",
    "nikt",
    "nic",
    "żaden",
    "żadna",
    "żadne",
    "żadnej",
    "odmowa",
    "odmówiono",
    "fałsz",
    "bez",
    "wyłączone",
    "wył",
    // German.
    "nein",
    "nicht",
    "nichts",
    "kein",
    "keine",
    "keiner",
    "keinerlei",
    "niemand",
    "nie",
    "falsch",
    "aus",
    "ohne",
    "verweigert",
    "abgelehnt",
    // Dutch.
    "nee",
    "neen",
    "niet",
    "niets",
    "geen",
    "niemand",
    "nooit",
    "onwaar",
    "uit",
    "zonder",
    "geweigerd",
    // French.
    "non",
    "pas",
    "aucun",
    "aucune",
    "personne",
    "rien",
    "jamais",
    "faux",
    "sans",
    "refusé",
    "refusée",
    // Russian.
    "нет",
    "не",
    "никто",
    "ничего",
    "никогда",
    "ложь",
    "отказ",
    "отказано",
    "без",
    "выкл",
    "отсутствует",
    // Ukrainian.
    "ні",
    "нема",
    "немає",
    "ніхто",
    "нічого",
    "ніколи",
    "хибно",
    "відмова",
    "відмовлено",
    "вимк",
    "відсутня",
];

/// Words that stand beside a no.
const BESIDE: &[&str] = &[
    "given",
    "thanks",
    "thank",
    "you",
    "consent",
    "consented",
    "consents",
    "granted",
    "allowed",
    "permitted",
    "yet",
    "a",
    "the",
    "is",
    "has",
    "been",
    "permission",
    "was",
    "applicable",
    "of",
    "course",
    "dziękuję",
    "zgody",
    "zgoda",
    "udzielono",
    "wyrażono",
    "dotyczy",
    "ma",
    "jeszcze",
    "sędziego",
    "danke",
    "zustimmung",
    "erteilt",
    "gegeben",
    "erlaubnis",
    "noch",
    "erlaubt",
    "bedankt",
    "dank",
    "toestemming",
    "gegeven",
    "verleend",
    "toegestaan",
    "nog",
    "de",
    "du",
    "merci",
    "consentement",
    "accord",
    "autorisation",
    "donné",
    "donnée",
    "accordé",
    "encore",
    "спасибо",
    "согласия",
    "согласие",
    "дано",
    "разрешения",
    "разрешено",
    "ещё",
    "еще",
    "дякую",
    "згоди",
    "згода",
    "надано",
    "дозволу",
    "дозволено",
    "ще",
];

/// Words that turn what stands beside them into its opposite, wherever they stand.
const NEGATION: &[&str] = &[
    "no",
    "not",
    "never",
    "nobody",
    "none",
    "cannot",
    "nope",
    "nie",
    "nigdy",
    "nikt",
    "brak",
    "ani",
    "nein",
    "nicht",
    "niemals",
    "niemand",
    "kein",
    "keine",
    "keinen",
    "keiner",
    "keinerlei",
    "nee",
    "neen",
    "niet",
    "nooit",
    "geen",
    "non",
    "ne",
    "pas",
    "jamais",
    "aucun",
    "aucune",
    "не",
    "нет",
    "ни",
    "никто",
    "никогда",
    "ні",
    "ніхто",
    "ніколи",
    "немає",
    "нема",
];

/// Words that do so to the next word alone: *without consent*, but *agreed without reserve*.
const NEGATION_OF_NEXT: &[&str] = &["without", "bez", "ohne", "zonder", "sans", "без"];

/// How words of consent begin.
const CONSENT: &[&str] = &[
    "agree",
    "allow",
    "consen",
    "permi",
    "grant",
    "approv",
    "accept",
    "authori",
    "zgod",
    "zgadz",
    "wolno",
    "wyraż",
    "wyraz",
    "zezw",
    "pozw",
    "przyzw",
    "udziel",
    "akcept",
    "dopuszcz",
    "zustimm",
    "zugestimm",
    "stimm",
    "erlaub",
    "einverst",
    "genehm",
    "gestatt",
    "bewillig",
    "erteil",
    "akkoord",
    "toest",
    "toegest",
    "goedgek",
    "goedkeur",
    "verleen",
    "instem",
    "eens",
    "accord",
    "autoris",
    "approuv",
    "соглас",
    "разреш",
    "позвол",
    "одобр",
    "дозвол",
    "дан",
    "даю",
    "згод",
    "згід",
    "погодж",
    "погоди",
    "нада",
    "схвал",
];

/// How words of refusal begin that need no other.
const REFUSAL: &[&str] = &[
    "refus",
    "reject",
    "forbid",
    "forbad",
    "prohibit",
    "disallow",
    "disagree",
    "disapprov",
    "denied",
    "denies",
    "declin",
    "withh",
    "withdr",
    "revok",
    "odmaw",
    "wycof",
    "cofn",
    "odmów",
    "odmow",
    "zabron",
    "zabran",
    "zakaz",
    "niedozwol",
    "verbot",
    "widerruf",
    "zurückge",
    "verbiet",
    "untersag",
    "abgelehnt",
    "verweiger",
    "geweiger",
    "weiger",
    "verbod",
    "ingetrok",
    "herroep",
    "verbied",
    "afgewez",
    "interdi",
    "rejet",
    "révoqu",
    "retir",
    "отказ",
    "запре",
    "нельзя",
    "отклон",
    "отозв",
    "відмов",
    "заборон",
    "відхил",
    "відклик",
];

/// Why words are no consent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoConsent {
    /// There is no word in them: no letter, or a single one.
    NoWord,
    /// They say no.
    SaysNo,
}

/// A word as it stands in its line.
struct Word {
    /// In small letters.
    small: String,
    /// Does it begin with a capital, without being all capitals?
    capital: bool,
    /// Between which commas it stands.
    part: usize,
}

/// Does a person consent in these words?
pub(super) fn given(words: &str) -> Result<(), NoConsent> {
    let seen: String = words.chars().filter(|c| !hides(*c)).collect();
    let all = split(&seen);
    let says_no = only_no(&all) || refuses(&all) || negates(&all) || has_a_part_of_no(&all);
    // `n/a` and `n.a.` fall apart into letters.
    let small: Vec<&str> = all.iter().map(|word| word.small.as_str()).collect();
    let letters = matches!(small[..], ["n", "a" | "d" | "o"] | ["n", "v", "t"]);
    if says_no || letters {
        Err(NoConsent::SaysNo)
    } else if seen.chars().filter(|c| c.is_alphabetic()).count() < 2 {
        Err(NoConsent::NoWord)
    } else {
        Ok(())
    }
}

fn split(seen: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut part = 0_usize;
    let mut rest = seen;
    while let Some(start) = rest.find(char::is_alphabetic) {
        let (between, from) = rest.split_at(start);
        // The dot of an initial parts nothing.
        let initial = words
            .last()
            .is_some_and(|word: &Word| word.small.chars().count() < 4);
        let parts = |c: char| ",;:()/–—!".contains(c) || c == '.' && !initial;
        part = part.saturating_add(usize::from(between.contains(parts)));
        let end = from
            .find(|c: char| !c.is_alphabetic())
            .unwrap_or(from.len());
        let (word, behind) = from.split_at(end);
        let mut letters = word.chars();
        let first = letters.next().is_some_and(char::is_uppercase);
        let shouted = word.chars().count() > 1 && letters.all(char::is_uppercase);
        words.push(Word {
            small: word.to_lowercase(),
            capital: first && !shouted,
            part,
        });
        rest = behind;
    }
    words
}

fn begins(word: &Word, with: &[&str]) -> bool {
    with.iter().any(|start| word.small.starts_with(start))
}

fn is_one_of(word: &Word, list: &[&str]) -> bool {
    list.contains(&word.small.as_str())
}

/// A word that says something by itself, and so is no part of a name.
fn is_known(word: &Word) -> bool {
    is_one_of(word, NO) || is_one_of(word, BESIDE) || begins(word, CONSENT) || begins(word, REFUSAL)
}

/// Is it written as a name: with a capital, and right beside another word with one that says nothing?
fn is_name(all: &[Word], at: usize) -> bool {
    let Some(word) = all.get(at).filter(|word| word.capital) else {
        return false;
    };
    let neighbours = [at.checked_sub(1), at.checked_add(1)];
    let mut neighbours = neighbours
        .into_iter()
        .flatten()
        .filter_map(|at| all.get(at));
    neighbours.any(|next| next.part == word.part && next.capital && !is_known(next))
}

fn only_no(all: &[Word]) -> bool {
    let says = |word: &Word| is_one_of(word, NO) || is_one_of(word, NEGATION);
    let known = |word: &Word| says(word) || is_one_of(word, BESIDE);
    all.iter().any(says) && all.iter().all(known)
}

/// `refused by A. Arbiter`, `verboten`
fn refuses(all: &[Word]) -> bool {
    let mut all_of = all.iter().enumerate();
    all_of.any(|(at, word)| begins(word, REFUSAL) && (at == 0 || !is_name(all, at)))
}

/// `not allowed by A. Arbiter`, `ich stimme nicht zu`
fn negates(all: &[Word]) -> bool {
    let consents = |word: &Word| begins(word, CONSENT);
    let beside = all.iter().any(consents);
    let mut all_of = all.iter().enumerate();
    all_of.any(|(at, word)| {
        let next = || at.checked_add(1).and_then(|next| all.get(next));
        // `don't`
        let shortened = word.small.ends_with('n') && next().is_some_and(|next| next.small == "t");
        let negates = is_one_of(word, NEGATION) || shortened;
        let of_next = is_one_of(word, NEGATION_OF_NEXT) && next().is_some_and(consents);
        (beside && negates || of_next) && !is_name(all, at)
    })
}

/// `A. Arbiter: no`
fn has_a_part_of_no(all: &[Word]) -> bool {
    let mut parts = all.chunk_by(|one, other| one.part == other.part);
    parts.any(|part| only_no(part) && part.iter().all(|word| !word.capital))
}

#[cfg(test)]
mod tests;
