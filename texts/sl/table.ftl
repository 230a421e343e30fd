## Decisions as they are told: what was decided, on what grounds, what follows, and where it is written.
## $colour is white or black, the player whom a sentence is about; times are m:ss; moves, squares and articles are as the reader writes them.


## What was decided.

ruling-checkmate = { $colour ->
    [white] Mat: beli je matiral črnega.
   *[black] Mat: črni je matiral belega.
}
ruling-resignation = { $colour ->
    [white] Beli se je vdal.
   *[black] Črni se je vdal.
}
ruling-resignation-without-mating-chance = { $colour ->
    [white] Beli se je vdal, vendar črni ne more matirati z nobenim zaporedjem veljavnih potez.
   *[black] Črni se je vdal, vendar beli ne more matirati z nobenim zaporedjem veljavnih potez.
}
ruling-stalemate = { $colour ->
    [white] Pat: beli nima veljavne poteze in ni v šahu.
   *[black] Pat: črni nima veljavne poteze in ni v šahu.
}
ruling-dead-position = Mrtva pozicija: do mata ne vodi več nobeno zaporedje veljavnih potez.
ruling-draw-by-agreement = Igralca sta se sporazumela za remi.
ruling-fivefold-repetition = Ista pozicija je nastala najmanj petkrat.
ruling-seventy-five-moves = Vsak igralec je izvršil najmanj 75 potez brez premika kmeta in brez jemanja.
ruling-correct-draw-claim = { $colour ->
    [white] Reklamacija remija, ki jo je vložil beli, je pravilna.
   *[black] Reklamacija remija, ki jo je vložil črni, je pravilna.
}
ruling-incorrect-draw-claim = { $colour ->
    [white] Reklamacija remija, ki jo je vložil beli, ni pravilna.
   *[black] Reklamacija remija, ki jo je vložil črni, ni pravilna.
}
ruling-right-to-claim-lost = { $colour ->
    [white] Beli je v tej potezi izgubil pravico do te reklamacije.
   *[black] Črni je v tej potezi izgubil pravico do te reklamacije.
}
ruling-illegal-move = { $colour ->
    [white] Beli je zaključil nepravilno potezo.
   *[black] Črni je zaključil nepravilno potezo.
}
ruling-illegal-moves-without-mating-chance = { $colour ->
    [white] Beli bi zaradi nepravilnih potez izgubil, vendar črni ne more matirati z nobenim zaporedjem veljavnih potez.
   *[black] Črni bi zaradi nepravilnih potez izgubil, vendar beli ne more matirati z nobenim zaporedjem veljavnih potez.
}
ruling-promotion-not-completed = { $colour ->
    [white] Beli je kmeta pustil na zadnji vrsti in ga ni zamenjal: to je nepravilna poteza.
   *[black] Črni je kmeta pustil na zadnji vrsti in ga ni zamenjal: to je nepravilna poteza.
}
ruling-king-captured = { $colour ->
    [white] Beli je vzel kralja: to je nepravilna poteza.
   *[black] Črni je vzel kralja: to je nepravilna poteza.
}
ruling-two-hands = { $colour ->
    [white] Beli je potezo izvršil z obema rokama: to velja za nepravilno potezo.
   *[black] Črni je potezo izvršil z obema rokama: to velja za nepravilno potezo.
}
ruling-press-without-move = { $colour ->
    [white] Beli je pritisnil uro, ne da bi izvršil potezo: to velja za nepravilno potezo.
   *[black] Črni je pritisnil uro, ne da bi izvršil potezo: to velja za nepravilno potezo.
}
ruling-press-before-move = { $colour ->
    [white] Beli je pritisnil uro, preden je izvršil potezo: to velja za nepravilno potezo.
   *[black] Črni je pritisnil uro, preden je izvršil potezo: to velja za nepravilno potezo.
}
ruling-flag-fall = { $colour ->
    [white] Belemu je padla zastavica, preden je zaključil predpisano število potez.
   *[black] Črnemu je padla zastavica, preden je zaključil predpisano število potez.
}
ruling-flag-fall-without-mating-chance = { $colour ->
    [white] Belemu je padla zastavica, vendar črni ne more matirati z nobenim zaporedjem veljavnih potez.
   *[black] Črnemu je padla zastavica, vendar beli ne more matirati z nobenim zaporedjem veljavnih potez.
}
ruling-both-flags-game-goes-on = Padli sta obe zastavici in ni mogoče ugotoviti, katera je padla prva; to ni bila zadnja perioda.
ruling-both-flags-in-last-period = V zadnji periodi sta padli obe zastavici in ni mogoče ugotoviti, katera je padla prva.
ruling-both-flags = Padli sta obe zastavici.
ruling-default-time = { $colour ->
    [white] Ko je privzeti čas zamude potekel, belega ni bilo za šahovnico.
   *[black] Ko je privzeti čas zamude potekel, črnega ni bilo za šahovnico.
}
ruling-default-time-both = Ko je privzeti čas zamude potekel, za šahovnico ni bilo nobenega igralca.
ruling-neither-player-present = Ob času, določenem za začetek, za šahovnico ni bilo nobenega igralca.
ruling-wrong-initial-position = Partija se je začela z napačno začetno pozicijo.
ruling-wrong-board-placement = Šahovnica je bila narobe postavljena.
ruling-reversed-colours = Partija se je začela z obrnjenimi barvami figur.
ruling-displaced-pieces = { $colour ->
    [white] Beli je podrl figure.
   *[black] Črni je podrl figure.
}
ruling-displacement-found-later = Ugotovljeno je, da so bile figure že prej premaknjene s svojih polj.
ruling-clocks-after-irregularity = Sodnik je presodil, kaj naj po nepravilnosti kažeta uri.
ruling-touched-piece = { $colour ->
    [white] Beli se je dotaknil figure, odigral pa je drugo potezo.
   *[black] Črni se je dotaknil figure, odigral pa je drugo potezo.
}
ruling-touched-piece-known = { $colour ->
    [white] Beli se je dotaknil { $piece }, odigral pa je { $move }.
   *[black] Črni se je dotaknil { $piece }, odigral pa je { $move }.
}
ruling-piece-released = { $colour ->
    [white] Beli je figuro že izpustil na polju in s tem določil potezo, nato pa je odigral drugo.
   *[black] Črni je figuro že izpustil na polju in s tem določil potezo, nato pa je odigral drugo.
}
ruling-defective-clock = Ura je pokvarjena.
ruling-wrong-clock-setting = Ura je bila napačno nastavljena.
ruling-clock-corrected = Sodnik popravi uro.
ruling-clock-in-order = Ura ni pokvarjena.
ruling-moves-completed-in-time = { $colour ->
    [white] Belemu je padla zastavica, vendar je predpisano število potez zaključil pravočasno.
   *[black] Črnemu je padla zastavica, vendar je predpisano število potez zaključil pravočasno.
}
ruling-excused = { $colour ->
    [white] Sodnik dovoli belemu igrati kljub zamudi.
   *[black] Sodnik dovoli črnemu igrati kljub zamudi.
}
ruling-bound-by-touch = { $colour ->
    [white] Beli se je dotaknil figure in to ga zavezuje.
   *[black] Črni se je dotaknil figure in to ga zavezuje.
}
ruling-touch-deliberate = { $colour ->
    [white] Beli se je figure dotaknil namerno.
   *[black] Črni se je figure dotaknil namerno.
}
ruling-touch-accidental = { $colour ->
    [white] Beli se je figure dotaknil po nesreči.
   *[black] Črni se je figure dotaknil po nesreči.
}
ruling-not-established = { $colour ->
    [white] Tega, kar črni trdi o belem, ni bilo mogoče ugotoviti.
   *[black] Tega, kar beli trdi o črnem, ni bilo mogoče ugotoviti.
}
ruling-out-of-turn = { $colour ->
    [white] Beli je odigral potezo, čeprav je bil na potezi črni.
   *[black] Črni je odigral potezo, čeprav je bil na potezi beli.
}
ruling-device-forfeit = { $colour ->
    [white] { $device ->
        [rings] Belemu je zazvonil telefon.
        [sounds] Belemu se je oglasila elektronska naprava.
        [on] Beli ima vklopljeno elektronsko napravo, ki je sodnik ni odobril.
        [off] Beli ima sicer izklopljeno elektronsko napravo, ki pa je sodnik ni odobril.
       *[other] Pri belem je bila najdena ali se je oglasila prepovedana elektronska naprava.
    }
   *[black] { $device ->
        [rings] Črnemu je zazvonil telefon.
        [sounds] Črnemu se je oglasila elektronska naprava.
        [on] Črni ima vklopljeno elektronsko napravo, ki je sodnik ni odobril.
        [off] Črni ima sicer izklopljeno elektronsko napravo, ki pa je sodnik ni odobril.
       *[other] Pri črnem je bila najdena ali se je oglasila prepovedana elektronska naprava.
    }
}
ruling-refused = { $colour ->
    [white] Beli ni hotel upoštevati Pravil šaha.
   *[black] Črni ni hotel upoštevati Pravil šaha.
}
ruling-refusal-to-comply = { $colour ->
    [white] Beli vztrajno ne upošteva Pravil šaha.
   *[black] Črni vztrajno ne upošteva Pravil šaha.
}
ruling-both-refuse = Oba igralca vztrajno ne upoštevata Pravil šaha.
ruling-scoresheet = { $colour ->
    [white] Zapisnik belega ni voden, kot bi moral biti.
   *[black] Zapisnik črnega ni voden, kot bi moral biti.
}
ruling-both-complete = Zastavica je padla; igralca morata zdaj dopolniti zapisnika.
ruling-signed-result = Igralca sta podpisala zapisnika in rezultat v njiju obvelja.
ruling-result-decided = Sodnik je odločil, kateri rezultat velja.
ruling-quickplay-accepted = { $colour ->
    [white] Reklamacija belega je sprejeta: črni na običajen način ne more zmagati ali tega ne poskuša.
   *[black] Reklamacija črnega je sprejeta: beli na običajen način ne more zmagati ali tega ne poskuša.
}
ruling-quickplay-rejected = { $colour ->
    [white] Reklamacija belega je zavrnjena.
   *[black] Reklamacija črnega je zavrnjena.
}
ruling-quickplay-postponed = { $colour ->
    [white] Odločitev o reklamaciji belega je odložena.
   *[black] Odločitev o reklamaciji črnega je odložena.
}
ruling-sealed-move-ambiguous = { $colour ->
    [white] Kuvertirana poteza belega je dvoumna.
   *[black] Kuvertirana poteza črnega je dvoumna.
}
ruling-sealed-move-illegal = { $colour ->
    [white] Kuvertirana poteza belega je nepravilna.
   *[black] Kuvertirana poteza črnega je nepravilna.
}
ruling-sealed-move-unclear = { $colour ->
    [white] Ni mogoče ugotoviti, katero potezo je kuvertiral beli.
   *[black] Ni mogoče ugotoviti, katero potezo je kuvertiral črni.
}
ruling-sealed-move-clear = { $colour ->
    [white] Beli odigra kuvertirano potezo na šahovnici.
   *[black] Črni odigra kuvertirano potezo na šahovnici.
}
ruling-reconstruction-ordered = Partijo je treba rekonstruirati na drugi šahovnici.
ruling-reconstructed = Partija je rekonstruirana na drugi šahovnici.
ruling-late-for-resumption = { $colour ->
    [white] Ko je potekel privzeti čas zamude pri nadaljevanju, belega ni bilo za šahovnico.
   *[black] Ko je potekel privzeti čas zamude pri nadaljevanju, črnega ni bilo za šahovnico.
}
ruling-illegal-move-known = { $colour ->
    [white] Beli je zaključil nepravilno potezo: { $move }.
   *[black] Črni je zaključil nepravilno potezo: { $move }.
}
ruling-penalised = { $colour ->
    [white] Beli je kaznovan.
   *[black] Črni je kaznovan.
}
ruling-reason-valid = { $colour ->
    [white] Beli je imel utemeljen razlog, da je ustavil uri.
   *[black] Črni je imel utemeljen razlog, da je ustavil uri.
}
ruling-reason-not-valid = { $colour ->
    [white] Beli je uri ustavil brez utemeljenega razloga.
   *[black] Črni je uri ustavil brez utemeljenega razloga.
}
ruling-bound-by-release = { $colour ->
    [white] Beli je figuro izpustil na polju in mora odigrati to potezo.
   *[black] Črni je figuro izpustil na polju in mora odigrati to potezo.
}
ruling-must-castle = { $colour ->
    [white] Beli je kralja izpustil, da bi rokiral, in mora rokirati.
   *[black] Črni je kralja izpustil, da bi rokiral, in mora rokirati.
}
ruling-intended-move = { $colour ->
    [white] Beli mora odigrati nameravano potezo.
   *[black] Črni mora odigrati nameravano potezo.
}
ruling-replying-player-absent = { $colour ->
    [white] Belega, ki mora odgovoriti na kuvertirano potezo, ni za šahovnico: kuverta ostane zaprta.
   *[black] Črnega, ki mora odgovoriti na kuvertirano potezo, ni za šahovnico: kuverta ostane zaprta.
}
ruling-early-adjournment = { $colour ->
    [white] Beli partijo prekinja pred koncem seanse: preostanek seanse se mu šteje kot porabljen čas.
   *[black] Črni partijo prekinja pred koncem seanse: preostanek seanse se mu šteje kot porabljen čas.
}
ruling-completes-scoresheet = { $colour ->
    [white] Beli mora pred naslednjo potezo dopolniti zapisnik.
   *[black] Črni mora pred naslednjo potezo dopolniti zapisnik.
}
ruling-request-granted = { $colour ->
    [white] Prošnji belega se ugodi.
   *[black] Prošnji črnega se ugodi.
}
ruling-request-refused = { $colour ->
    [white] Prošnja belega je zavrnjena.
   *[black] Prošnja črnega je zavrnjena.
}
ruling-assistant-accepted = { $colour ->
    [white] Pomočnik belega je sprejet.
   *[black] Pomočnik črnega je sprejet.
}
ruling-assistant-not-accepted = { $colour ->
    [white] Pomočnik belega ni sprejet.
   *[black] Pomočnik črnega ni sprejet.
}
ruling-consent-given = Sodnik soglaša z remijem po sporazumu.
ruling-consent-refused = Sodnik z remijem po sporazumu ne soglaša.
ruling-phone-as-spectator = Partija je končana: igralec je zdaj gledalec in telefona ne sme uporabljati. Rezultat ostane.
ruling-stated = Sodnik odloči: »{ $text }«
ruling-offer-not-penalised = { $colour ->
    [white] Beli za ponudbo ni kaznovan in ponudba velja.
   *[black] Črni za ponudbo ni kaznovan in ponudba velja.
}
ruling-envelope-lost = Kuverta je izgubljena: za kuvertirano velja poteza, ki jo navede igralec, ki je kuvertiral.
ruling-resignation-not-established = { $colour ->
    [white] Da bi se beli vdal, ni bilo mogoče ugotoviti.
   *[black] Da bi se črni vdal, ni bilo mogoče ugotoviti.
}
ruling-offer-not-established = { $colour ->
    [white] Da bi beli ponudil remi, ni bilo mogoče ugotoviti.
   *[black] Da bi črni ponudil remi, ni bilo mogoče ugotoviti.
}
ruling-both-kings-in-check = Po zaključeni naslednji potezi sta oba kralja še vedno v šahu.
ruling-pawn-on-last-rank = Po naslednji zaključeni potezi kmet še vedno stoji na zadnji vrsti, na { $square }.
ruling-position-still-illegal = Po naslednji zaključeni potezi je pozicija še vedno neveljavna.
ruling-too-late-for-set-up = Reklamacija se zavrne, ker je prepozno (zaključene poteze vsakega igralca: { $count }); figure ostanejo, kot so bile postavljene.
ruling-too-late-for-clock = Nastavitev ure se ne spremeni, ker je prepozno (zaključene poteze vsakega igralca: { $count }).
ruling-reversed-colours-go-on = Partija se je začela z obrnjenimi barvami figur, vendar je za novo partijo prepozno (poteze vsakega igralca: { $count }).
ruling-replying-player-present = Kuverta se odpre in kuvertirana poteza se odigra na šahovnici.
ruling-sealed-move-ended-game = Kuvertirana poteza je partijo že končala: zamuda ne šteje.
ruling-time-for-disturbance = Sodnik zaradi motnje doda čas.
ruling-appeal = { $colour ->
    [white] O pritožbi belega je odločeno.
   *[black] O pritožbi črnega je odločeno.
}
ruling-not-penalised = { $colour ->
    [white] Beli ni kaznovan.
   *[black] Črni ni kaznovan.
}
ruling-congratulated = { $colour ->
    [white] Beli je nasprotniku čestital za zmago: to se šteje za vdajo.
   *[black] Črni je nasprotniku čestital za zmago: to se šteje za vdajo.
}
ruling-referred-no-effort = { $colour ->
    [white] Beli je reklamiral remi, ker nasprotnik ne poskuša zmagati na običajen način: igra je končana, o reklamaciji pa odloči sodnik.
   *[black] Črni je reklamiral remi, ker nasprotnik ne poskuša zmagati na običajen način: igra je končana, o reklamaciji pa odloči sodnik.
}
ruling-referred-cannot-win = { $colour ->
    [white] Beli je reklamiral remi, ker nasprotnik na običajen način ne more zmagati: igra je končana, o reklamaciji pa odloči sodnik.
   *[black] Črni je reklamiral remi, ker nasprotnik na običajen način ne more zmagati: igra je končana, o reklamaciji pa odloči sodnik.
}
ruling-referred-decided = { $colour ->
    [white] O reklamaciji belega, s katero se je igra končala, je odločeno.
   *[black] O reklamaciji črnega, s katero se je igra končala, je odločeno.
}
ruling-breach = { $colour ->
    [white] Beli je prekršil pravilo: { $law }
   *[black] Črni je prekršil pravilo: { $law }
}

## Why it is so.

ground-occurrences = Pozicija je nastala { $count ->
    [1] enkrat
    [2] dvakrat
    [3] trikrat
    [4] štirikrat
    [5] petkrat
   *[other] { $count }-krat
}: { $when }.
ground-quiet-moves = Poteze vsakega igralca brez premika kmeta in brez jemanja: { $count }.
ground-quiet-moves-intended = Poteze vsakega igralca brez premika kmeta in brez jemanja, skupaj z nameravano potezo: { $count }.
ground-quiet-half-moves = Polpoteze brez premika kmeta in brez jemanja: { $count }.
ground-rule = Pravilo ({ $articles }): { $law }
ground-breaks = Poteza krši pravilo ({ $articles }): { $law }
ground-attempt = Poteza je bila { $move }.
ground-announced-illegal = Napovedana poteza { $move } je nepravilna.
ground-played = Odigrana je bila poteza { $move }.
ground-touched = Dotaknjeno v tem vrstnem redu: { $pieces }.
ground-illegal-move-number = { $colour ->
    [white] To je { $number ->
        [1] prva
        [2] druga
        [3] tretja
       *[other] { $number }.
    } nepravilna poteza, ki se šteje belemu.
   *[black] To je { $number ->
        [1] prva
        [2] druga
        [3] tretja
       *[other] { $number }.
    } nepravilna poteza, ki se šteje črnemu.
}
ground-illegal-move-count = Nepravilne poteze tega igralca v partiji, vključno s to: { $number }.
ground-can-mate = { $colour ->
    [white] Beli še lahko matira, na primer { $line }.
   *[black] Črni še lahko matira, na primer { $line }.
}
ground-cannot-mate = { $colour ->
    [white] Beli ne more matirati z nobenim zaporedjem veljavnih potez.
   *[black] Črni ne more matirati z nobenim zaporedjem veljavnih potez.
}
ground-can-mate-somehow = { $colour ->
    [white] Beli še lahko matira z zaporedjem veljavnih potez.
   *[black] Črni še lahko matira z zaporedjem veljavnih potez.
}
ground-blocked = { $colour ->
    [white] Pozicija je trajno zaprta: beli ne more matirati.
   *[black] Pozicija je trajno zaprta: črni ne more matirati.
}
ground-both-flags = { $colour ->
    [white] Padli sta obe zastavici; prva je padla zastavica belega.
   *[black] Padli sta obe zastavici; prva je padla zastavica črnega.
}
ground-mate-not-excluded = { $colour ->
    [white] Ni dokazano, da beli ne more več matirati.
   *[black] Ni dokazano, da črni ne more več matirati.
}
ground-moves-completed = Zaključene poteze: { $completed } od { $required }.
ground-moves-completed-of-all = V tem času je bilo treba zaključiti vse poteze.
ground-late = Zamuda: { $time }.
ground-time-left = Preostali čas: { $time }.
ground-stated = Sodnikova utemeljitev: »{ $text }«
ground-written = Zapisano: »{ $text }«
ground-signed = Podpisani rezultat: { $text }.
ground-missing-from = { $colour ->
    [white] Zapisnik je nepopoln od { $number }. poteze belega naprej.
   *[black] Zapisnik je nepopoln od { $number }. poteze črnega naprej.
}
ground-not-the-same = Iste figure so stale na istih poljih tudi { $when }, vendar pozicija ni bila ista ({ $articles }): { $law }
ground-default-time = Privzeti čas zamude: { $time }.
ground-default-time-none = Privzetega časa zamude ni: kdor ob začetku seanse ni za šahovnico, partijo izgubi.
ground-void-after = Partija se je končala { $when }; kar je bilo odigrano pozneje, ne velja.
ground-has-the-move = { $colour ->
    [white] Na potezi je beli in samo on lahko reklamira.
   *[black] Na potezi je črni in samo on lahko reklamira.
}
ground-offered-by = { $colour ->
    [white] Remi je ponudil beli.
   *[black] Remi je ponudil črni.
}
ground-claim-is-offer = { $colour ->
    [white] Reklamacija belega je veljala za ponudbo remija ({ $articles }) in nasprotnik jo je sprejel.
   *[black] Reklamacija črnega je veljala za ponudbo remija ({ $articles }) in nasprotnik jo je sprejel.
}
ground-stood-wrongly = Na začetku napačno postavljeno: { $pieces }.
ground-moves-of-each = Poteze vsakega igralca: { $moves }; meja: { $limit }.
ground-moves-of-each-no-limit = Poteze vsakega igralca: { $moves }; meje ni.
ground-began-late = Igra se je začela { $time } po določenem času; privzeti čas zamude teče od takrat.
ground-flag-not-called = { $colour ->
    [white] Zastavica belega je padla, vendar tega pred koncem partije ni nihče ugotovil ali reklamiral ({ $articles }).
   *[black] Zastavica črnega je padla, vendar tega pred koncem partije ni nihče ugotovil ali reklamiral ({ $articles }).
}
ground-position-written = { $colour ->
    [white] Pozicija, ki jo je zapisal beli in jo mora potrditi črni: { $position }
   *[black] Pozicija, ki jo je zapisal črni in jo mora potrditi beli: { $position }
}
ground-left-in-check = { $colour ->
    [white] Kralj belega je bil v šahu in je po potezi v šahu ostal.
   *[black] Kralj črnega je bil v šahu in je po potezi v šahu ostal.
}
ground-came-into-check = { $colour ->
    [white] S to potezo je v šah prišel kralj belega.
   *[black] S to potezo je v šah prišel kralj črnega.
}
ground-attacked-on-the-way = Nasprotnik napada { $count ->
    [one] polje
    [two] polji
   *[other] polja
} { $squares }, kjer kralj stoji, gre čez ali pride.
ground-increment-for-recording = Za vsako potezo se doda { $time }, zato je treba poteze zapisovati tudi, ko ostane manj kot pet minut ({ $articles }).
ground-flags-not-called = Padli sta obe zastavici, vendar tega pred koncem partije ni nihče ugotovil ali reklamiral ({ $articles }).
ground-move-stands = Poteza { $move } ostane.

## When a position stood: after these moves of a player, at the start (or the position from the start), with the move that was only announced.

when-after-moves = { $colour ->
    [white] po { $moves } { $count ->
        [one] potezi
       *[other] potezi
    } belega
   *[black] po { $moves } { $count ->
        [one] potezi
       *[other] potezi
    } črnega
}
when-at-start = na začetku partije
when-with-announced = z nameravano potezo
ordinal = { $number }.
ordinal-before-comma = { $number }.
piece-named = { $role ->
    [pawn] { $form ->
        [listed] kmet { $piece }
       *[other] kmeta { $piece }
    }
   *[other] { $form ->
        [touched] figure { $piece }
        [moved] figuro { $piece }
       *[listed] { $piece }
    }
}
list-and = { $first } in { $second }
list-or = { $first } ali { $second }

## What follows.

order-add-time = { $colour ->
    [white] Beli dobi { $time } več.
   *[black] Črni dobi { $time } več.
}
order-take-time = { $colour ->
    [white] Od časa belega se odšteje { $time }.
   *[black] Od časa črnega se odšteje { $time }.
}
order-take-back-press = { $colour ->
    [white] Zadnji pritisk belega na uro se razveljavi.
   *[black] Zadnji pritisk črnega na uro se razveljavi.
}
order-set-clock = { $colour ->
    [white] Ura belega se nastavi na { $time }.
   *[black] Ura črnega se nastavi na { $time }.
}
order-set-counter = { $colour ->
    [white] Števec potez belega se nastavi na { $moves }.
   *[black] Števec potez črnega se nastavi na { $moves }.
}
order-set-period = { $colour ->
    [white] Ura belega se nastavi na { $period }. periodo.
   *[black] Ura črnega se nastavi na { $period }. periodo.
}
order-clock-stays = { $colour ->
    [white] Ura belega ostane, kakršna je.
   *[black] Ura črnega ostane, kakršna je.
}
order-replace-clock = Ura se zamenja z drugo.
order-install-setting = Ura se pravilno nastavi za oba igralca: { $control }.
order-install-settings = Ura se pravilno nastavi: beli { $white }; črni { $black }.
order-stop-clocks = Uri se ustavita.
order-start-clock = { $colour ->
    [white] Požene se ura belega.
   *[black] Požene se ura črnega.
}
order-finish = Poteza se odigra do konca: { $move }.
order-choice-final = Izbira figure je dokončna.
order-finish-promotion = Kmet se zamenja za novo figuro: { $move }.
order-turn-board = Pozicija se prenese na pravilno postavljeno šahovnico.
order-restore = { $colour ->
    [white] Vzpostavi se pozicija pred { $number }. potezo belega.
   *[black] Vzpostavi se pozicija pred { $number }. potezo črnega.
}
order-set-up = Na šahovnici se postavi pozicija { $position }
order-put-right = Figure se postavijo nazaj na svoja polja.
order-must-play = { $colour ->
    [white] Beli mora odigrati { $count ->
        [1] { $moves }
       *[other] eno od teh potez: { $moves }
    }.
   *[black] Črni mora odigrati { $count ->
        [1] { $moves }
       *[other] eno od teh potez: { $moves }
    }.
}
order-touched-stay = { $colour ->
    [white] Belega še naprej zavezuje tisto, česar se je dotaknil: { $pieces }.
   *[black] Črnega še naprej zavezuje tisto, česar se je dotaknil: { $pieces }.
}
order-any-legal-move = Nobene dotaknjene figure ({ $pieces }) ni mogoče premakniti ali vzeti z veljavno potezo: dovoljena je katera koli veljavna poteza.
order-count-illegal-move = { $colour ->
    [white] Belemu se šteje nepravilna poteza.
   *[black] Črnemu se šteje nepravilna poteza.
}
order-count-two-hands = { $colour ->
    [white] Belemu se šteje poteza z obema rokama.
   *[black] Črnemu se šteje poteza z obema rokama.
}
order-count-press-without-move = { $colour ->
    [white] Belemu se šteje pritisk na uro brez poteze.
   *[black] Črnemu se šteje pritisk na uro brez poteze.
}
order-count-warning = { $colour ->
    [white] Belemu se šteje opomin.
   *[black] Črnemu se šteje opomin.
}
order-complete-scoresheet = { $colour ->
    [white] Beli mora pred naslednjo potezo dopolniti zapisnik.
   *[black] Črni mora pred naslednjo potezo dopolniti zapisnik.
}
order-permit-to-leave = { $colour ->
    [white] Beli sme oditi.
   *[black] Črni sme oditi.
}
order-permit-device = { $colour ->
    [white] Beli sme imeti napravo.
   *[black] Črni sme imeti napravo.
}
order-permit-draw-agreement = { $colour ->
    [white] Beli se sme sporazumeti za remi.
   *[black] Črni se sme sporazumeti za remi.
}
order-permit-assistant = { $colour ->
    [white] Beli sme imeti pomočnika, ki { $duty ->
        [moving] premika figure
        [pressing] pritiska uro
       *[recording] zapisuje poteze
    }.
   *[black] Črni sme imeti pomočnika, ki { $duty ->
        [moving] premika figure
        [pressing] pritiska uro
       *[recording] zapisuje poteze
    }.
}
order-permit-piece = { $colour ->
    [white] Beli dobi figuro.
   *[black] Črni dobi figuro.
}
order-play-on = Partija se vseeno igra.
order-goes-on = Partija se nadaljuje.
order-goes-on-restarted = { $colour ->
    [white] Partija se nadaljuje, ko sodnik znova požene uro belega.
   *[black] Partija se nadaljuje, ko sodnik znova požene uro črnega.
}
order-stands = Odločitev ostane v veljavi.
order-result-stands = Odločitev ostane v veljavi in z njo rezultat { $result }.
order-new-game = Partija se razveljavi in odigra se nova.

## Penalties on the player of $colour.

penalty-warning = { $colour ->
    [white] Beli dobi opomin.
   *[black] Črni dobi opomin.
}
penalty-more-time-for-opponent = { $colour ->
    [white] Kazen za belega: črni dobi { $time } več.
   *[black] Kazen za črnega: beli dobi { $time } več.
}
penalty-less-time = { $colour ->
    [white] Kazen za belega: izgubi { $time }.
   *[black] Kazen za črnega: izgubi { $time }.
}
penalty-loss-of-game = { $colour ->
    [white] Partija je razglašena za izgubljeno za belega; črni dobi točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
   *[black] Partija je razglašena za izgubljeno za črnega; beli dobi točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fewer-points = { $colour ->
    [white] Kazen za belega: dobi največ točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazen za črnega: dobi največ točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
}
penalty-more-points-for-opponent = { $colour ->
    [white] Kazen za belega: črni dobi vsaj točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
   *[black] Kazen za črnega: beli dobi vsaj točke za { $mark ->
        [win] zmago
        [draw] remi
       *[loss] poraz
    }.
}
penalty-fine = { $colour ->
    [white] Beli dobi vnaprej objavljeno denarno kazen.
   *[black] Črni dobi vnaprej objavljeno denarno kazen.
}
penalty-exclusion-from-rounds = { $colour ->
    [white] Beli je izključen iz { $count ->
        [1] enega kola
       *[other] { $count } kol
    }.
   *[black] Črni je izključen iz { $count ->
        [1] enega kola
       *[other] { $count } kol
    }.
}
penalty-expulsion = { $colour ->
    [white] Beli je izključen s turnirja.
   *[black] Črni je izključen s turnirja.
}

## How a game ended. $result is as it is written down.

outcome-win = { $colour ->
    [white] Beli zmaga ({ $result }).
   *[black] Črni zmaga ({ $result }).
}
outcome-win-by-forfeit = { $colour ->
    [white] Beli zmaga s kontumacem ({ $result }).
   *[black] Črni zmaga s kontumacem ({ $result }).
}
outcome-draw = Partija je remi ({ $result }).
outcome-both-lose = Partijo izgubita oba igralca ({ $result }).
outcome-both-lose-by-forfeit = Partijo s kontumacem izgubita oba igralca ({ $result }).
outcome-half-against-nothing = { $colour ->
    [white] Beli izgubi, črni pa dobi pol točke ({ $result }).
   *[black] Črni izgubi, beli pa dobi pol točke ({ $result }).
}
outcome-other = Rezultat je { $result }.

## Who decided, and where it is written.

author-arbiter = Odločil je sodnik.
author-arbiter-named = Odločil je sodnik ({ $name }).
author-arbiter-noticed = Ugotovil je sodnik.
author-arbiter-noticed-named = Ugotovil je sodnik ({ $name }).
articles = { $count ->
    [one] Člen
    [two] Člena
   *[other] Členi
} { $articles } (Pravila iz leta { $edition }).
articles-named = { $articles } (Pravila iz leta { $edition }).
further-articles = Poleg tega: { $articles } (Pravila iz leta { $edition }).
## Articles that have no number of their own.

article-guidelines = Smernice za prekinjene partije, { $number }
article-appendix = Dodatek { $letter }
article-part = { $article }, { $part ->
    [end] zadnji stavek
    [model] vzorčna partija
    [example] primer
    [intro] uvod
    [abbrev] okrajšave
    [expl] razlaga
    [note] opomba
    [rec] priporočilo
   *[other] { $part }
}
article-opening = { $opening ->
    [preface] Predgovor
   *[intro] Uvod
}{ $part ->
    [whole] { "" }
   *[part] , { $item ->
        [rating] rating
       *[other] { $item }
    }
}
article-glossary = Slovarček: { $name ->
    [arbiters-discretion] presoja sodnika
    [completed-move] zaključena poteza
    [cumulative-mode] kumulativni način
    [delay-mode] zakasnitveni način
    [displaced] premaknjena figura
    [increment] dodatek
    [made] izvršena poteza
    [move-counter] števec potez
    [normal-means] običajen način
    [penalties] kazni
    [points] točke
    [result] rezultat
    [standard-chess] standardni šah
    [time-control] časovna kontrola
   *[other] { $term }
}

## A time control, period by period.

period-moves = { $main } za { $moves ->
    [one] { $moves } potezo
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}
period-moves-only = { $moves ->
    [one] { $moves } poteza
    [two] { $moves } potezi
    [few] { $moves } poteze
   *[other] { $moves } potez
}
period-all = { $main } za vse poteze
period-all-only = vse poteze
period-increment = { $period } z dodatkom { $seconds ->
    [one] { $shown } sekunde
   *[other] { $shown } sekund
} na potezo
period-delay = { $period } z zakasnitvijo { $seconds ->
    [one] { $shown } sekunde
   *[other] { $shown } sekund
} na potezo
period-bronstein = { $period } z dodatkom { $seconds ->
    [one] { $shown } sekunde
   *[other] { $shown } sekund
} na potezo v Bronsteinovem načinu
