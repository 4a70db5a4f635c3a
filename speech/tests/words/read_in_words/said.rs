// SPDX-License-Identifier: GPL-3.0-or-later
//! Every pair of squares as people say it, in every language.

use zgoda_game::notation::WrittenMove;
use zgoda_speech::Language;

use super::TEN;

/// A language's way of saying the numbers of squares.
struct Numbers {
    language: Language,
    /// The words for one to nineteen.
    small: &'static str,
    /// The words for the tens, twenty to fifty.
    tens: &'static str,
    order: Order,
    /// The ways in which people join the two squares.
    between: [&'static str; 3],
}

/// The way in which a unit is put to a ten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// The ten, the text between, the unit.
    TenFirst(&'static str),
    /// The ten, the text between, the unit, but with an "et" before one. Ten takes units too, as in `dix sept`.
    French(&'static str),
    /// The unit, joined by the text between, and the ten, all in one word.
    UnitFirst(&'static str),
}

use Order::{French, TenFirst, UnitFirst};

const POLISH: (&str, &str) = (
    "jeden,dwa,trzy,cztery,pięć,sześć,siedem,osiem,dziewięć,dziesięć,jedenaście,dwanaście,trzynaście,\
     czternaście,piętnaście,szesnaście,siedemnaście,osiemnaście,dziewiętnaście",
    "dwadzieścia,trzydzieści,czterdzieści,pięćdziesiąt",
);
const ENGLISH: (&str, &str) = (
    "one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,\
     seventeen,eighteen,nineteen",
    "twenty,thirty,forty,fifty",
);
const GERMAN: (&str, &str) = (
    "eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,sechzehn,\
     siebzehn,achtzehn,neunzehn",
    "zwanzig,dreißig,vierzig,fünfzig",
);
const DUTCH: (&str, &str) = (
    "één,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf,dertien,veertien,vijftien,zestien,\
     zeventien,achttien,negentien",
    "twintig,dertig,veertig,vijftig",
);
const FRENCH: (&str, &str) = (
    "un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix sept,\
     dix huit,dix neuf",
    "vingt,trente,quarante,cinquante",
);
const RUSSIAN: (&str, &str) = (
    "один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,тринадцать,\
     четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать",
    "двадцать,тридцать,сорок,пятьдесят",
);
const UKRAINIAN: (&str, &str) = (
    "один,два,три,чотири,п'ять,шість,сім,вісім,дев'ять,десять,одинадцять,дванадцять,тринадцять,\
     чотирнадцять,п'ятнадцять,шістнадцять,сімнадцять,вісімнадцять,дев'ятнадцять",
    "двадцять,тридцять,сорок,п'ятдесят",
);

impl Numbers {
    const fn of(
        language: Language,
        (small, tens): (&'static str, &'static str),
        order: Order,
        between: [&'static str; 3],
    ) -> Numbers {
        Numbers {
            language,
            small,
            tens,
            order,
            between,
        }
    }

    fn say(&self, n: usize) -> String {
        let small = |n: usize| self.small.split(',').nth(n - 1).expect("a small number");
        let tens = |n: usize| self.tens.split(',').nth(n - 2).expect("a ten");
        match (n / 10, n % 10, self.order) {
            (0 | 1, _, _) => small(n).to_owned(),
            (ten, 0, _) => tens(ten).to_owned(),
            (ten, 1, French(joint)) => format!("{}{joint}et{joint}un", tens(ten)),
            (ten, unit, TenFirst(joint) | French(joint)) => {
                format!("{}{joint}{}", tens(ten), small(unit))
            }
            // `eins` loses its end before another number.
            (ten, 1, UnitFirst(joint)) => {
                format!("{}{joint}{}", small(1).trim_end_matches('s'), tens(ten))
            }
            (ten, unit, UnitFirst(joint)) => format!("{}{joint}{}", small(unit), tens(ten)),
        }
    }

    /// True if two squares merge where no word stands between them. `trzydzieści dwa` is one square, and so is `dix
    /// sept`, but fifty-one is not a square.
    fn run_on(&self, from: usize, to: usize) -> bool {
        match self.order {
            UnitFirst(_) => false,
            French(_) if from == 10 => (7..10).contains(&to),
            TenFirst(_) | French(_) => from.is_multiple_of(10) && from >= 20 && to < 10,
        }
    }
}

/// The word between the squares is left out where that leaves no doubt.
#[test]
fn every_pair_of_squares_can_be_said() {
    let all = [
        Numbers::of(
            Language::Polish,
            POLISH,
            TenFirst(" "),
            [" na ", " bije ", ", "],
        ),
        Numbers::of(
            Language::English,
            ENGLISH,
            TenFirst("-"),
            [" to ", " takes ", " - "],
        ),
        Numbers::of(
            Language::English,
            ENGLISH,
            TenFirst(" "),
            [" to ", " captures ", ", "],
        ),
        Numbers::of(
            Language::German,
            GERMAN,
            UnitFirst("und"),
            [" nach ", " schlägt ", ", "],
        ),
        Numbers::of(
            Language::German,
            GERMAN,
            UnitFirst(" und "),
            [" auf ", " nimmt ", " - "],
        ),
        Numbers::of(
            Language::Dutch,
            DUTCH,
            UnitFirst("en"),
            [" naar ", " slaat ", ", "],
        ),
        Numbers::of(
            Language::Dutch,
            DUTCH,
            UnitFirst(" en "),
            [" op ", " neemt ", " - "],
        ),
        Numbers::of(
            Language::French,
            FRENCH,
            French(" "),
            [" vers ", " prend ", ", "],
        ),
        Numbers::of(
            Language::French,
            FRENCH,
            French("-"),
            [" vers ", " mange ", " - "],
        ),
        Numbers::of(
            Language::Russian,
            RUSSIAN,
            TenFirst(" "),
            [" на ", " бьёт ", ", "],
        ),
        Numbers::of(
            Language::Ukrainian,
            UKRAINIAN,
            TenFirst(" "),
            [" на ", " б'є ", ", "],
        ),
    ];
    for numbers in all {
        for (from, to) in (1..=50).flat_map(|from| (1..=50).map(move |to| (from, to))) {
            let [a, b] = [from, to].map(|n| numbers.say(n));
            let expected = [from, to].map(|n| TEN.square(&n.to_string()).expect("a square"));
            let lexicon = numbers.language.lexicon();
            let squares = |text: &str| {
                let written = WrittenMove::read_in_words(text, TEN, lexicon);
                written.map(|it| it.squares().to_vec())
            };
            for word in numbers.between {
                let text = format!("{a}{word}{b}");
                assert_eq!(squares(&text).as_deref(), Ok(expected.as_slice()), "{text}");
            }
            let text = format!("{a} {b}");
            if numbers.run_on(from, to) {
                assert!(squares(&text).is_err(), "{text}");
            } else {
                assert_eq!(squares(&text).as_deref(), Ok(expected.as_slice()), "{text}");
            }
        }
    }
}
