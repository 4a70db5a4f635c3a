consent-no = nein, nicht, nichts, kein, keine, keiner, keinerlei, niemand, nie, falsch, aus, ohne, verweigert, abgelehnt, später, unklar, ausstehend

consent-no-letters = -

consent-beside = danke, zustimmung, erteilt, gegeben, erlaubnis, noch, erlaubt

consent-negations = nein, nicht, niemals, niemand, kein, keine, keinen, keiner, keinerlei

consent-negations-of-next = ohne

consent-words = zustimm, zugestimm, stimm, erlaub, einverst, genehm, gestatt, bewillig, erteil

consent-refusals = verbot, widerruf, zurückge, verbiet, untersag, abgelehnt, verweiger
