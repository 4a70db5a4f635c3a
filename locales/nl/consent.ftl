consent-no = nee, neen, niet, niets, geen, niemand, nooit, onwaar, uit, zonder, geweigerd, later, straks, onbekend

consent-no-letters = n v t

consent-beside = bedankt, dank, toestemming, gegeven, verleend, toegestaan, nog, de

consent-negations = nee, neen, niet, nooit, geen, niemand

consent-negations-of-next = zonder

consent-words = akkoord, toest, toegest, goedgek, goedkeur, verleen, instem, eens

consent-refusals = geweiger, weiger, verbod, ingetrok, herroep, verbied, afgewez
