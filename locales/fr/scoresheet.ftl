sheet-game = jeu : { $variant }

sheet-event = épreuve : { $name }

sheet-round = ronde : { $name }

sheet-time = cadence : { $time }

sheet-player =
    { $side ->
        [white] Blancs : { $name }
       *[black] Noirs : { $name }
    }

sheet-result = résultat : { $result } ({ $cause })

sheet-not-finished = résultat : partie non terminée

sheet-rules = règles : { $rules }

sheet-official = partie officielle

sheet-consent = accord pour l'appareil : { $consent }

sheet-not-official = { $mode } : non officiel

sheet-start = départ : { $start }

sheet-not-stated = * lu sur le { -board }, non déclaré

sheet-seen = (vu)

sheet-not-made = { sheet-seen } sur le { -board }, pas encore exécuté

sheet-struck = rayés :

sheet-struck-why =
    { $because ->
        [corrected] corrigé
        [taken-back] repris
        [completed] complété
        [undone] repris à l'entraînement
       *[walked-back] annulé par l'{ -arbiter }
    }

sheet-struck-entry =
    { $side ->
        [white] Blancs { $move }, { sheet-struck-why }
       *[black] Noirs { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] Blancs { $move }, { sheet-struck-why } en { $instead }
       *[black] Noirs { $move }, { sheet-struck-why } en { $instead }
    }

sheet-put-back-one = annulé puis rétabli par l'{ -arbiter } : { -half-move } { $ply }

sheet-put-back = annulés puis rétablis par l'{ -arbiter } : { -half-move(number: "plural") } { $first } à { $last }

sheet-time-used = temps utilisé : Blancs { $white }, Noirs { $black }

sheet-time-left = temps restant : Blancs { $white }, Noirs { $black }

sheet-signed = signatures : Blancs ______________  Noirs ______________

sheet-copies = original : organisation ; copie : les deux camps (Kodeks II 3.7)
