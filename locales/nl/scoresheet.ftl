sheet-game = spel: { $variant }

sheet-event = evenement: { $name }

sheet-round = ronde: { $name }

sheet-time = speeltempo: { $time }

sheet-player =
    { $side ->
        [white] wit: { $name }
       *[black] zwart: { $name }
    }

sheet-result = uitslag: { $result } ({ $cause })

sheet-not-finished = uitslag: niet beëindigd

sheet-rules = regels: { $rules }

sheet-official = officieel

sheet-consent = toestemming voor het apparaat: { $consent }

sheet-not-official = { $mode }: niet officieel

sheet-start = begin: { $start }

sheet-not-stated = * van het { -board } gelezen, niet opgegeven

sheet-seen = (gezien)

sheet-not-made = { sheet-seen } op het { -board }, nog niet uitgevoerd

sheet-struck = doorgehaald:

sheet-struck-why =
    { $because ->
        [corrected] verbeterd
        [taken-back] teruggenomen
        [completed] voltooid
        [undone] in training teruggenomen
       *[walked-back] door de { -arbiter } teruggezet
    }

sheet-struck-entry =
    { $side ->
        [white] wit { $move }, { sheet-struck-why }
       *[black] zwart { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] wit { $move }, { sheet-struck-why } in { $instead }
       *[black] zwart { $move }, { sheet-struck-why } in { $instead }
    }

sheet-put-back-one = door de { -arbiter } teruggezet en hersteld: { -half-move } { $ply }

sheet-put-back = door de { -arbiter } teruggezet en hersteld: { -half-move(number: "plural") } { $first } tot { $last }

sheet-time-used = verbruikte tijd: wit { $white }, zwart { $black }

sheet-time-left = resterende tijd: wit { $white }, zwart { $black }

sheet-signed = handtekeningen: wit ______________  zwart ______________

sheet-copies = origineel: organisator; kopie: spelers (Kodeks II 3.7)
