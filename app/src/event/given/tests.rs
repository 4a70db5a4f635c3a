//! What is a consent and what is none, in every language.

use super::*;

#[test]
fn what_has_no_word_is_no_consent() {
    for words in [
        "-",
        "0",
        "…",
        "2026-05-01",
        "\u{200b}",
        "<>",
        "?",
        "1.5.",
        "x",
        "X 1.5.",
        "я",
    ] {
        assert_eq!(given(words), Err(NoConsent::NoWord), "{words:?}");
    }
}

#[test]
fn words_of_no_are_no_consent_in_any_language() {
    for words in [
        "no",
        "n\u{200b}o",
        "None",
        "not given",
        "n o",
        "n.o",
        "nigdy",
        "niemals",
        "ne",
        "nie wolno",
        "withdrawn",
        "wycofane",
        "revoked on 1 May",
        "cofnięta",
        "no consent",
        "false",
        "off",
        "Nobody",
        "n/a",
        "not yet",
        "No.",
        "nie",
        "brak zgody",
        "Nie udzielono",
        "nie dotyczy",
        "nein",
        "keine Zustimmung",
        "nicht erteilt",
        "nee",
        "geen toestemming",
        "niet gegeven",
        "non",
        "aucun accord",
        "pas de consentement",
        "нет",
        "нет согласия",
        "не дано",
        "ні",
        "немає згоди",
        "не надано",
        // Refusals and negations anywhere.
        "nope",
        "not agreed",
        "not allowed by A. Arbiter",
        "Not Agreed",
        "NOT AGREED, A. ARBITER",
        "refuse",
        "Refused, A. Arbiter",
        "A. Arbiter refused",
        "A. Arbiter: no",
        "no thanks",
        "I don't agree",
        "nobody agreed yet, ask A. Arbiter",
        "forbidden",
        "disallowed",
        "A. Arbiter, 1 May, without consent of Black",
        "nie wyrażam zgody",
        "Nie zgadzam się",
        "Sędzia Kowalski nie wyraża zgody",
        "zabronione",
        "odmawiam, J. Kowalski",
        "J. Kowalski: nie",
        "ich stimme nicht zu",
        "nein danke",
        "verboten",
        "Der Schiedsrichter ist nicht einverstanden",
        "ik ga niet akkoord",
        "geweigerd door A. Arbiter",
        "verboden",
        "je refuse",
        "interdit",
        "L'arbitre n'autorise pas",
        "не согласен",
        "запрещено",
        "Судья Иванов не разрешает",
        "не згоден",
        "заборонено",
        "Суддя не дозволив",
    ] {
        assert_eq!(given(words), Err(NoConsent::SaysNo), "{words:?}");
    }
}

#[test]
fn people_consent_whatever_they_are_called() {
    for words in [
        "A. Arbiter, 1 May",
        "No Kim, 1 May",
        "Nie Xiaoqian",
        "forgotten",
        "chief arbiter",
        "yes",
        "tak",
        "Non, Marie",
        "W. Bez, 3 maja",
        "Noe Neen, 4. 5.",
        "Ніна, 1 травня",
        "Agreed, Nie Ping, 1 May",
        "Nie Ping agrees",
        "P. Nie allows it, 1 May",
        "Consent of Ney, 1 May",
        "yes, Ney",
        "zgoda bez zastrzeżeń, J. Kowalski",
        "agreed without reserve, A. Arbiter",
        "A. Arbiter aus Wien",
        "A. Arbiter uit Utrecht, 1 mei",
        "U. S. Grant",
        "P. Weigert, 1. Mai",
        "d'accord, Marie Non",
        "wyrażam zgodę, A. Sędzia, 1 maja",
        "einverstanden, K. Keiner",
        "согласен, И. Нестеров",
    ] {
        assert_eq!(given(words), Ok(()), "{words:?}");
    }
}
