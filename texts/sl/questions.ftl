## What the Laws leave to the arbiter. $colour is the player whom a question concerns.

question-reason-for-stopping = { $colour ->
    [white] Ali je imel beli utemeljen razlog, da je ustavil uri?
   *[black] Ali je imel črni utemeljen razlog, da je ustavil uri?
}
question-displacement-penalty = { $colour ->
    [white] Ali naj bo beli kaznovan, ker je podrl figure?
   *[black] Ali naj bo črni kaznovan, ker je podrl figure?
}
question-clock-handling = { $colour ->
    [white] Ali naj bo beli kaznovan zaradi neprimernega ravnanja z uro?
   *[black] Ali naj bo črni kaznovan zaradi neprimernega ravnanja z uro?
}
question-clocks-after-irregularity = Kaj naj po nepravilnosti kažeta uri?
question-reversed-colours = Partija se je začela z obrnjenimi barvami figur. Ali se nadaljuje?
question-both-flags = Padli sta obe zastavici. Kakšen je rezultat?
question-flag-against-draw = { $colour ->
    [white] Belemu je padla zastavica v poziciji, v kateri vsaka veljavna poteza pripelje do remija. Kakšen je rezultat?
   *[black] Črnemu je padla zastavica v poziciji, v kateri vsaka veljavna poteza pripelje do remija. Kakšen je rezultat?
}
question-consent-to-draw = Ali se igralca tu smeta sporazumeti za remi?
question-refusal = { $colour ->
    [white] Beli noče storiti, kar zahtevajo Pravila. Ali naj bo kaznovan ali pa Pravil ne upošteva tako vztrajno, da izgubi partijo?
   *[black] Črni noče storiti, kar zahtevajo Pravila. Ali naj bo kaznovan ali pa Pravil ne upošteva tako vztrajno, da izgubi partijo?
}
question-opponents-score = { $colour ->
    [white] Ali beli zaradi tega izgubi partijo in koliko točk v tem primeru dobi črni?
   *[black] Ali črni zaradi tega izgubi partijo in koliko točk v tem primeru dobi beli?
}
question-late-arrival = { $colour ->
    [white] Beli je prišel po privzetem času zamude. Ali sme vseeno igrati?
   *[black] Črni je prišel po privzetem času zamude. Ali sme vseeno igrati?
}
question-offer-disturbs = { $colour ->
    [white] Ali je beli s ponudbo remija v tem trenutku motil nasprotnika?
   *[black] Ali je črni s ponudbo remija v tem trenutku motil nasprotnika?
}
question-conduct = { $colour ->
    [white] { $conduct ->
        [two-hands] Ali naj bo beli kaznovan, ker je vlekel z obema rokama?
        [out-of-turn] Ali naj bo beli kaznovan, ker je vlekel, ko ni bil na potezi?
        [disturbing] Ali naj bo beli kaznovan, ker je motil nasprotnika?
        [meddling] Ali naj bo beli kaznovan, ker se je dotikal figur, ko je bil na potezi nasprotnik?
        [notes] Ali naj bo beli kaznovan, ker je uporabljal zapiske, nasvete ali drugo šahovnico?
        [smoking] Ali naj bo beli kaznovan, ker je kadil?
        [device] Ali naj bo beli kaznovan zaradi elektronske naprave?
        [disrepute] Ali naj bo beli kaznovan, ker je škodoval ugledu šaha?
       *[other] Ali naj bo beli kaznovan? { $law }
    }
   *[black] { $conduct ->
        [two-hands] Ali naj bo črni kaznovan, ker je vlekel z obema rokama?
        [out-of-turn] Ali naj bo črni kaznovan, ker je vlekel, ko ni bil na potezi?
        [disturbing] Ali naj bo črni kaznovan, ker je motil nasprotnika?
        [meddling] Ali naj bo črni kaznovan, ker se je dotikal figur, ko je bil na potezi nasprotnik?
        [notes] Ali naj bo črni kaznovan, ker je uporabljal zapiske, nasvete ali drugo šahovnico?
        [smoking] Ali naj bo črni kaznovan, ker je kadil?
        [device] Ali naj bo črni kaznovan zaradi elektronske naprave?
        [disrepute] Ali naj bo črni kaznovan, ker je škodoval ugledu šaha?
       *[other] Ali naj bo črni kaznovan? { $law }
    }
}
question-assistant = { $colour ->
    [white] Ali je pomočnik belega sprejemljiv za sodnika?
   *[black] Ali je pomočnik črnega sprejemljiv za sodnika?
}
question-quickplay = { $colour ->
    [white] Ali se strinjate, da črni ne poskuša zmagati na običajen način ali da na ta način ne more zmagati?
   *[black] Ali se strinjate, da beli ne poskuša zmagati na običajen način ali da na ta način ne more zmagati?
}
question-increment = { $colour ->
    [white] Ali se sme partija nadaljevati z dodatkom časa na potezo, kot prosi beli?
   *[black] Ali se sme partija nadaljevati z dodatkom časa na potezo, kot prosi črni?
}
question-touch-deliberate = { $colour ->
    [white] Ali se je beli figure dotaknil namerno?
   *[black] Ali se je črni figure dotaknil namerno?
}
question-unfinished = { $colour ->
    [white] Kar stoji na šahovnici, ni poteza. Ali je beli izvršil nepravilno potezo ali so figure le podrte?
   *[black] Kar stoji na šahovnici, ni poteza. Ali je črni izvršil nepravilno potezo ali so figure le podrte?
}
question-request = { $colour ->
    [white] Ali se ugodi prošnji belega?
   *[black] Ali se ugodi prošnji črnega?
}
question-unrecorded = { $colour ->
    [white] Sodnik nima zapisa partije. Ali je reklamacija belega pravilna?
   *[black] Sodnik nima zapisa partije. Ali je reklamacija črnega pravilna?
}
question-scoresheet = { $colour ->
    [white] Ali naj bo beli zaradi zapisnika kaznovan?
   *[black] Ali naj bo črni zaradi zapisnika kaznovan?
}
question-disputed-fact = { $colour ->
    [white] Ali je beli storil, kar trdi nasprotnik?
   *[black] Ali je črni storil, kar trdi nasprotnik?
}
question-quickplay-referred = { $colour ->
    [white] Beli je z reklamacijo končal partijo; o reklamaciji odločate vi. Kakšen je rezultat?
   *[black] Črni je z reklamacijo končal partijo; o reklamaciji odločate vi. Kakšen je rezultat?
}
question-request-device = { $colour ->
    [white] Ali sme beli imeti elektronsko napravo?
   *[black] Ali sme črni imeti elektronsko napravo?
}
question-request-leave = { $colour ->
    [white] Ali sme beli oditi?
   *[black] Ali sme črni oditi?
}
question-disputed-touch = { $colour ->
    [white] Ali se je beli dotaknil { $piece }?
   *[black] Ali se je črni dotaknil { $piece }?
}
question-disputed-resignation = { $colour ->
    [white] Ali se je beli vdal?
   *[black] Ali se je črni vdal?
}
question-disputed-offer = { $colour ->
    [white] Ali je beli ponudil remi?
   *[black] Ali je črni ponudil remi?
}
question-sealed-move = { $colour ->
    [white] Ali je mogoče ugotoviti, katero potezo je beli kuvertiral?
   *[black] Ali je mogoče ugotoviti, katero potezo je črni kuvertiral?
}
question-reconstruction = Ali je bilo partijo mogoče rekonstruirati?
question-written-result = Rezultat v zapisnikih ni rezultat partije ali pa v obeh ni enak. Kateri rezultat velja?
question-mating-chance = { $colour ->
    [white] Belemu je padla zastavica in ni jasno, ali bi črni še lahko matiral. Kakšen je rezultat?
   *[black] Črnemu je padla zastavica in ni jasno, ali bi beli še lahko matiral. Kakšen je rezultat?
}
question-defective-clock = Ali je ura pokvarjena?
question-clock-setting = Ura je bila napačno nastavljena. Kaj naj kaže?
question-schedule = Ura je bila napačno nastavljena. Ali bi urnik tekmovanja trpel, če bi tako ostalo?

## What may be answered.

answer-yes = Da
answer-no = Ne
answer-penalty = Kazen
answer-no-penalty = Brez kazni
answer-times = Druga časa po sodnikovi presoji
answer-times-stay = Časa na urah ostaneta nespremenjena
answer-outcome = Rezultat (1-0, ½-½, 0-1)
answer-goes-on = Partija se nadaljuje
answer-mark = Točke za nasprotnika
answer-later = Odločitev se odloži
answer-reason-valid = Razlog je bil utemeljen
answer-reason-not-penalised = Razlog ni bil utemeljen, vendar brez kazni
answer-reason-penalised = Razlog ni bil utemeljen, s kaznijo
answer-increment-granted = Dodatek časa je odobren
answer-increment-refused = Partija se nadaljuje brez dodatka časa
answer-draw-allowed = Remi je dovoljen
answer-draw-not-allowed = Remi ni dovoljen
answer-claim-correct = Reklamacija je pravilna
answer-claim-incorrect = Reklamacija ni pravilna
answer-schedule-suffers = Urnik bi trpel
answer-schedule-does-not-suffer = Urnik ne bi trpel
answer-sealed-move-established = Potezo je mogoče ugotoviti
answer-sealed-move-not-established = Poteze ni mogoče ugotoviti
answer-assistant-accepted = Pomočnik je sprejet
answer-assistant-times = Pomočnik je sprejet; sodnik prilagodi uri
answer-assistant-times-stay = Pomočnik je sprejet; časa ostaneta nespremenjena
answer-assistant-not-accepted = Pomočnik ni sprejet
answer-request-granted = Prošnji se ugodi
answer-request-refused = Prošnji se ne ugodi
answer-touch-deliberate = Namerno
answer-touch-accidental = Po nesreči
answer-clock-defective = Ura je pokvarjena
answer-clock-in-order = Ura ni pokvarjena
answer-new-game = Odigra se nova partija
answer-illegal-move = Nepravilna poteza
answer-displaced = Podrte figure
answer-may-play = Igralec sme igrati
answer-loses-by-lateness = Igralec izgubi partijo
answer-reconstructed = Partija je bila rekonstruirana
answer-not-reconstructed = Partije ni bilo mogoče rekonstruirati
answer-it-happened = To je ugotovljeno
answer-not-established = Tega ni bilo mogoče ugotoviti
answer-claim-accepted = Reklamacija je sprejeta
answer-claim-rejected = Reklamacija je zavrnjena
answer-written-result-stands = Velja podpisani rezultat
answer-game-lost = Partija je izgubljena; točke za nasprotnika

## A question with its number, its answers and the suggested one; and an answer that was given.

question-numbered = { $number }. vprašanje sodniku: { $question }
question-answer = – { $answer }. { $consequence }
question-answer-alone = – { $answer }.
consequence-none = Nič drugega se ne spremeni.
consequence-defective-clock = Uro je treba zamenjati, sodnik pa odloči, katera časa nova ura pokaže.
consequence-times = Beli { $white }, črni { $black }, kot zdaj kažeta uri.
consequence-next-question = Nato sledi vprašanje sodniku: { $question }
consequence-penalty = Ena ali več kazni iz člena { $articles }.
answer-offer-not-penalised = Ne ali ne tako, da bi zaslužil kazen
answer-offer-penalised = Da, s kaznijo
question-answer-presumed = (Tako domnevajo Pravila.)
answered = Odgovor na { $number }. vprašanje: { $answer }.
answered-times = beli { $white }, črni { $black }
answered-mark = nasprotnik dobi točke za { $mark ->
    [win] zmago
    [draw] remi
   *[loss] poraz
}
answered-later = odločitev se odloži; nasprotnik dobi { $time } več
answered-penalties = kazen ({ $penalties })
answered-outcome = rezultat { $result }
time-unchanged = nespremenjeno

## Penalties in few words, in a list.

penalty-short-warning = opomin
penalty-short-more-time-for-opponent = nasprotnik dobi { $time } več
penalty-short-less-time = kršitelj izgubi { $time }
penalty-short-loss-of-game = izguba partije
penalty-short-fewer-points = odvzem točk kršitelju
penalty-short-more-points-for-opponent = dodajanje točk nasprotniku
penalty-short-fine = denarna kazen
penalty-short-exclusion-from-rounds = izključitev iz { $count ->
    [1] enega kola
   *[other] { $count } kol
}
penalty-short-expulsion = izključitev s turnirja
