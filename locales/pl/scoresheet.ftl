sheet-game = gra: { $variant }

sheet-event = zawody: { $name }

sheet-round = runda: { $name }

sheet-time = tempo gry: { $time }

sheet-player =
    { $side ->
        [white] białe: { $name }
       *[black] czarne: { $name }
    }

sheet-result = wynik: { $result } ({ $cause })

sheet-not-finished = wynik: partia nieukończona

sheet-rules = przepisy: { $rules }

sheet-official = partia oficjalna

sheet-consent = zgoda na urządzenie: { $consent }

sheet-not-official = { $mode }: partia nieoficjalna

sheet-start = początek: { $start }

sheet-not-stated = * odczyt z { -board(case: "gen") }, bez zapisu osoby grającej

sheet-seen = (widać)

sheet-not-made = { sheet-seen } na { -board(case: "loc") }, jeszcze nie wykonano

sheet-struck = wykreślone:

sheet-struck-why =
    { $because ->
        [corrected] poprawione
        [taken-back] wycofane
        [completed] dokończone
        [undone] cofnięte w treningu
       *[walked-back] cofnięte przez { -arbiter(case: "gen") }
    }

sheet-struck-entry =
    { $side ->
        [white] białe { $move }, { sheet-struck-why }
       *[black] czarne { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] białe { $move }, { sheet-struck-why } na { $instead }
       *[black] czarne { $move }, { sheet-struck-why } na { $instead }
    }

sheet-put-back-one = cofnięty i przywrócony przez { -arbiter(case: "gen") }: { -half-move } { $ply }

sheet-put-back = cofnięte i przywrócone przez { -arbiter(case: "gen") }: { -half-move(number: "plural") } od { $first } do { $last }

sheet-time-used = zużyty czas: białe { $white }, czarne { $black }

sheet-time-left = pozostały czas: białe { $white }, czarne { $black }

sheet-signed = podpisy: białe ______________  czarne ______________

sheet-copies = oryginał: organizator; kopia: zawodnik (Kodeks II 3.7)
